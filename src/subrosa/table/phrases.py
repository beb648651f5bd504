"""What can be said with one click: `phrase-<name>` in every language, so that strangers understand each other."""

PHRASES = ("hello", "good-luck", "nice", "thanks", "sorry", "moment", "back", "well-played", "again")
