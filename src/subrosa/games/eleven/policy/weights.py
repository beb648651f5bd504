"""What things are worth to the greedy player. The measure is a sheet of the song while sheets are missing."""

SHEET_WORTH = 1.0
"""A sheet that is still missing."""
KNOWLEDGE = 2.8
"""A character found not to be the Chosen One."""
DRAW_WORTH = 0.45
"""A research tile drawn."""
DRAW_FOR_ORGAN = 0.3
"""The same for a hero without anything for the compass, while the organ is hidden."""
DRAW_FOR_MARKS = 0.9
"""The same for Fenrir while wolf marks are missing."""
CLUE_WORTH = 0.8
"""A clue in hand, while there is something to strengthen."""
CLUE_TO_KEEP = 0.6
"""What handing in a clue must bring, as long as there are hours enough to use it otherwise."""
TRACE_WORTH = 0.25
"""A clue laid on a mystic building out of reach, which others may take as well."""
STRAY_STEPS = 0.3
"""Three free steps with nothing in view."""
NEARNESS = 2.5
"""The right figure next to its goal, for a player who has everything else."""
NEAR_REACH = 8
"""The distance from which approaching begins to count."""
NEAR_SHEETS = 6
"""So many missing sheets, and approaching does not count yet."""

DETOUR = 0.01
"""What each part of a movement costs beside time, so that the shorter of two ways is taken."""
ASIDE = 0.3
"""How good it is for a clue of his to lie a step further from the other figures,"""
ASIDE_FAR = 4
"""up to so many steps."""
FURTHER = 3.0
"""How many spots for the organ a tile that still fits on the compass is worth."""
NO_TILE = 1000.0
"""So much worse than any tile an organ symbol is for the compass, and to pass than that, unless one wants to pass."""

PRICE = 0.8
"""The price of a time unit is this over the units to spare for each turn left,"""
EASE = 0.8
"""with so many more of them, lest it grow beyond measure."""
WANT = 0.15
"""What each unit below the reserve adds to the price."""
LAST_TURN = 5
"""The time kept for the turn that wins: gears and steps."""

LOCATION_WORTH = 1.0
"""Bringing a location tile to the compass, beside what it pays."""
ORGAN_WORTH = 2.0
"""Putting the organ where one likes, beside what it pays."""
BIDDEN = 0.5
"""The part of its worth that is bid for a position at most."""
READY = 14.0
"""Moving first instead of last, for a player who could win this hour"""
READY_SHEETS = 3
"""with so few sheets missing."""
SYMBOL = 0.6
"""An organ symbol in hand while the organ is hidden."""
SYMBOL_TO_SPARE = 0.1
"""The same beside another one."""
SYMBOL_SOON = 1.6
"""The same when the compass is nearly full."""
MARK_NEEDED = 5.0
"""A wolf mark that Fenrir needs."""
MARK_PERHAPS = 1.2
"""A wolf mark before anybody knows who is Fenrir."""
IN_RESERVE = 0.35
"""A tile that can move figures, kept for the turn that wins."""
LATER = 0.8
"""How much of its use is left to a tile that is kept for another hour."""
NOT_IDLY = 0.05
"""What playing a tile must bring at least."""
FINDS = 0.99
"""So many characters must be found on average by the power card that investigates,"""
FINDS_LATE = 0.29
"""and so many in the last hours."""
POWER_BACK = 1.2
"""A power card taken back."""

VICTORY = 1000.0
"""A choice that is sure to win if the name is right."""
HOPE = (0.0, 0.3, 0.4, 0.45, 0.55)
"""The chance to win later, by the number of hours to come, the last for all more: a surer declaration is made now."""
RIVAL = 0.75
"""How the hope dwindles for each rival who seems ready to win."""
