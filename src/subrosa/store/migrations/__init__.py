"""How the tables came to be what they are, step by step.

A change of `schema.py` brings a new file in `versions/` and the new number as `schema.HEAD`. What a step
names stays as it was: steps never read `schema.py`.
"""
