"""What things are worth to players who think by what they believe: to a novice in steps, to a guard in captures."""

# Guards.
FREEDOM = 0.35
"""Being free to leave her path in the next round, for a novice she hears then or hears now."""
AFOOT = 0.6
"""The part of those in hearing now who will be in hearing after their next move."""
IN_VIEW = 0.15
"""A novice seen where the move ends, too far away to be caught: she cannot go on without leaving a trace."""
COVERED = 0.5
"""The part of a place's worth that is left where the other guard's best tour will look."""
BOUND_FIRST = 1.0
"""Who is bound to her path goes first: what she sees tells the other where to go."""
STRAYED = 3
"""How far novices stray in a round, when a path is chosen."""

# Novices.
AT_LARGE = 0.4
"""The part of a free guard's danger for a novice of whom nothing is known,"""
SHARPLY = 3.0
"""and how much it grows with how surely the guards hold her to be there."""
OVERHEARD = 1.5
"""How much more being heard counts than with greedy guards, who seldom listen."""
UNLIKELY = 0.005
"""Where she is less likely than that, nobody looks for her."""
EXPOSED = 10.0
"""What it costs a novice who minds nothing else to be known for certain."""

# What a position is worth when the night is played on.
NIGHT_WON = 12.0
"""To guards, in captures: the game is won."""
ON_THE_WAY = 0.03
"""To guards, in captures: each step that novices still need."""
COMRADE = 2.0
"""To a novice, in steps: a capture of anybody else."""
