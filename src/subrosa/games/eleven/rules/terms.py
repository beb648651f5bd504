"""The numbers behind the words of the rules: steps, stages, options, and how choices are counted."""

from ..box import SEATS
from ..fields import PHASES, STAGES, STEPS

OVER = STEPS.index("over")
OPEN = STEPS.index("open")
BID = STEPS.index("bid")
RAISE = STEPS.index("raise")
CLUE = STEPS.index("clue")
FIGURE = STEPS.index("figure")
GEAR = STEPS.index("gear")
MOVE = STEPS.index("move")
HAND_IN = STEPS.index("hand_in")
END = STEPS.index("end")
RECOVER = STEPS.index("recover")
LOCK = STEPS.index("lock")
COPY = STEPS.index("copy")
FREE_ACTION = STEPS.index("free_action")
TWICE = STEPS.index("twice")
TRACE = STEPS.index("trace")
WALK = STEPS.index("walk")
TARGET = STEPS.index("target")
LOOK_ON = STEPS.index("look_on")
CLUE_FROM = STEPS.index("clue_from")
CLUE_TO = STEPS.index("clue_to")
GATE_FIGURE = STEPS.index("gate_figure")
GATE_SPOT = STEPS.index("gate_spot")
SWAP_FIRST = STEPS.index("swap_first")
SWAP_SECOND = STEPS.index("swap_second")
RIDE = STEPS.index("ride")
LOCATION = STEPS.index("location")
ORGAN = STEPS.index("organ")
DISCARD = STEPS.index("discard")
GEARS = STEPS.index("gears")
DEAL = STEPS.index("deal")
CHOSEN = STEPS.index("chosen")
SEATING = STEPS.index("seating")
EVENT = STEPS.index("event")
ROLE = STEPS.index("role")
DRAW = STEPS.index("draw")
LOOK = STEPS.index("look")
UNSEEN = STEPS.index("unseen")

AUCTION = PHASES.index("auction")
CLUES_LAID = PHASES.index("clues")
TURNS = PHASES.index("turns")
LOCATIONS = PHASES.index("location")
DISCARDS = PHASES.index("discards")

CHOOSE = STAGES.index("choose")
POSITION = STAGES.index("position")
BONUS = STAGES.index("bonus")
ABILITY = STAGES.index("ability")
AGAIN = STAGES.index("again")
TURN_GEAR = STAGES.index("turn_gear")
TRAVEL = STAGES.index("travel")
PREPARE = STAGES.index("prepare")
ACT = STAGES.index("act")
REST = STAGES.index("rest")
DONE = STAGES.index("done")

# where a character card is, beside the seats
PILE = SEATS
CHOSEN_ONE = SEATS + 1
FACE_UP = SEATS + 2
UNKNOWN = SEATS
"""The unknown pile as a target of looks."""

HERO = 0
FENRIR = 1

# Choices: small numbers are what the step is about (a spot, a figure, a bid); these are its further answers.
LEAVE = 128
"""Added to a spot: go there, but leave the clue that lies there."""
BY_RIDE = 256
"""Added to a spot: ride there instead of walking."""
STOP = 512
LOCOMOTIVE_WALK = 513
FREE_WALK_NOW = 514
PASS = 515
POWER = 520
"""Plus a power card: play it."""
TILE = 530
"""Plus a tile face: play that tile."""
NAME = 590
"""Plus a character: declare victory as a hero, naming him as the Chosen One."""
NAME_AS_FENRIR = 600
"""Plus a character: declare victory as Fenrir."""
BY_SYMBOL = 620
"""In phase 5, plus a tile face: discard its organ symbol and place the organ."""
