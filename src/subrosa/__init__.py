"""Sub Rosa: three board games of secrecy, to play, study and master."""

__version__ = "0.1.0"
