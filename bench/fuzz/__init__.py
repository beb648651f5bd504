"""Anything at all is sent to every door of the house, a million times: it is refused with a sentence or it is legal."""
