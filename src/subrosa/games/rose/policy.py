"""What a sensible player prefers."""
