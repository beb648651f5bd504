"""What things are worth to the stronger players, beside what they are worth to the greedy one."""

TIME = 0.8
"""The price of a time unit, as a part of the greedy player's."""
STEER = 8.0
"""Whom he is sure of, brought from out of reach to the goal, for a player who has everything else."""
DENY = 8.0
"""The same brought away from the organ, when a rival has everything."""
BIDDEN = 0.5
"""The part of its worth that is bid for a position at most."""
FIRST = 14.0
"""Moving first instead of last, for a player who could win this hour;"""
BEFORE = 4.0
"""for one whose rival could;"""
SURE = 10.0
"""and moving first in an hour in which that would win."""
STAKES = 0.4
"""How sure he must be of the Chosen One to bid whatever it takes for a turn that would win."""
HOPE = 1.0
"""How much of the chance to win that greedy players have at the beginning of an hour he hopes for himself."""
LATER = (0.0, 0.6, 0.8, 0.9)
"""No hope is greater than this, by the number of hours to come, the last for all more."""
SOON = 6
"""With so many sheets missing no turn wins."""

MOST_TRIED = 6
"""So many choices are tried by a searcher at most,"""
BEHIND = 3.0
"""none that looks so much worse than the best,"""
GUESS = 0.15
"""and no declaration that is less likely to be right."""
PRIOR = 0.02
"""What a choice looks worth counts so much of a victory by the sheet."""

# How likely a player is to win yet: the weight at the beginning of the game, and what is added by its end.
MISSING = (-1.91, -2.1)
"""All sheets missing,"""
SUSPECTS = (-2.14, -2.53)
"""everybody suspected,"""
HIDDEN = (0.22, -1.58)
"""the organ hidden and nothing on the compass,"""
SPARE = (3.46, 1.0)
"""as much time as can be used for every turn to come,"""
NEARER = (0.88, 0.71)
"""the figure at its goal,"""
MARKS = (-1.9, -0.95)
"""no wolf mark for Fenrir,"""
NOBODY = (-4.55, -0.67)
"""and that nobody wins."""
