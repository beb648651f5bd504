"""What things are worth to players who think by what they believe: to a novice in steps, to a guard in captures."""

# Guards.
COVERED = 0.5
"""The part of a place's worth that is left where the other guard's best tour will look."""
BOUND_FIRST = 1.0
"""Who is bound to her path goes first: what she sees tells the other where to go."""
ON_HER_WAY = 0.3
"""When a path is chosen: the part of a novice that is held to be just where her errand leads her,"""
BESIDE = 0.23
"""and on each place next to it."""
FAINT = 0.0005
"""What is less likely than that is not followed."""

# Novices.
WARY = 14.0
"""How much dearer it is to be caught than a greedy novice thinks: the whole night is lost by captures."""
UNLIKELY = 0.005
"""Where she is less likely than that, nobody looks for her."""
EXPOSED = 10.0
"""What it costs a novice who minds nothing else to be known for certain."""

# What a position is worth when the night is played on.
NIGHT_WON = 12.0
"""To guards, in captures: the game is won."""
ON_THE_WAY = 0.03
"""To guards, in captures: each step that novices still need."""
CAUGHT = 20.0
"""To a novice, in steps: a capture of her own;"""
COMRADE = 5.0
"""of anybody else."""
