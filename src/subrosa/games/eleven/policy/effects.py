"""What the greedy player answers when an effect asks him: whom to copy, what to take back or set elsewhere (16-19)."""

from ..box import P_COMPOSE, P_INVESTIGATE, P_RESEARCH, PAHLSSON, SNOWY
from ..rules.board import FIGURES
from ..rules.terms import (
    CLUE_FROM,
    CLUE_TO,
    COPY,
    FREE_ACTION,
    GATE_FIGURE,
    GATE_SPOT,
    LEAVE,
    LOOK_ON,
    RECOVER,
    RIDE,
    SWAP_FIRST,
    SWAP_SECOND,
    TRACE,
    TWICE,
)
from ..ways import DISTANCE
from .aims import approach, finds
from .turn import ability_worth, action_worth, ride_worth
from .weights import NOT_IDLY, STRAY_STEPS


def effect_worth(v, seat, choice, mind):
    """What an answer to an effect is worth."""
    step = v.step
    if step == COPY:
        return ability_worth(v, seat, choice, mind) + (STRAY_STEPS if choice == SNOWY else 0.0)
    if step == FREE_ACTION:
        return action_worth(v, choice, 0, mind)
    if step == CLUE_TO or step == TRACE:
        return clue_to_worth(v, choice, mind)
    if step == CLUE_FROM:  # next to the acting figure, else any (8.4.5)
        return 1.0 if v.figure >= 0 and DISTANCE[v.place[v.figure]][choice] == 1 else 0.0
    if step == RIDE:
        return ride_worth(v, choice, mind)
    if step == RECOVER:
        return recover_worth(choice, mind)
    if step == GATE_FIGURE or step == SWAP_FIRST:
        return leaving_worth(v, choice, mind)
    if step == GATE_SPOT:
        return approach(v.moving, choice, mind)
    if step == SWAP_SECOND:
        return approach(v.moving, v.place[choice], mind)
    if step == LOOK_ON and choice == 1:  # as long as there is something unknown (8.6.3b)
        return finds(v, v.target, 1) - NOT_IDLY
    if step == TWICE and choice == 1:  # unless it costs more than it brings (16.1)
        return ability_worth(v, seat, v.figure, mind) + (0.0 if v.figure == PAHLSSON else STRAY_STEPS)
    return 0.0


def clue_to_worth(v, choice, mind):
    """A clue goes onto the acting figure, whose player takes it, else as near to it as can be (8.4.5, 16, 19)."""
    here = v.place[v.figure] if v.figure >= 0 else mind.lists[0][0] % LEAVE
    return -1.0 * DISTANCE[here][choice % LEAVE] - (1 if choice >= LEAVE else 0)


def recover_worth(power, mind):
    """The power card that still has a use is taken back (17.3)."""
    if power == P_COMPOSE:
        return 3.0 if mind.missing > 0 else 0.0
    if power == P_INVESTIGATE:
        return 2.0 if mind.suspected > 1 else 0.0
    if power == P_RESEARCH:
        return 1.0 if mind.marks > 0 else 0.0
    return 0.5


def leaving_worth(v, figure, mind):
    """How much nearer to its goal a figure could be than it is (19)."""
    most = 0.0
    for other in range(FIGURES):
        most = max(most, approach(figure, v.place[other], mind))
    return most - approach(figure, v.place[figure], mind)
