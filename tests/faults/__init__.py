"""What a server survives."""
