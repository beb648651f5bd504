"""What the three gears show (8.3.1, 8.3.2)."""

from ..box import ACTION_FACES, GEAR_STATES, STEP_FACES, TRANSPORT_FACES


def teeth_of(choice):
    """How far a choice turns the gears: 1 to 3 forwards, 4 to 6 back (R9)."""
    return choice if choice <= 3 else 3 - choice


def turned(s, choice):
    """The position of the gears after a turn."""
    return (s.gear + teeth_of(choice)) % GEAR_STATES


def transport_at(gear):
    """The transport that the gears show in a position."""
    return TRANSPORT_FACES[gear % len(TRANSPORT_FACES)]


def steps_at(gear):
    """How many steps can be paid for."""
    return STEP_FACES[gear % len(STEP_FACES)]


def action_at(gear):
    """The action of the turn (8.4)."""
    return ACTION_FACES[gear % len(ACTION_FACES)]
