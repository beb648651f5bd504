"""The numbers behind the words of the rules: steps, stages, options, and how choices are counted."""

from ..box import BLESSING_COPIES, BLESSINGS, CARDS, GUARD_CARDS, NOVICES
from ..fields import GLIMPSES, NAMED, OPTIONS, STAGES, STATUS, STEPS

OVER = STEPS.index("over")
MOVE = STEPS.index("move")
BLESS = STEPS.index("bless")
TOKEN = STEPS.index("token")
FALSE_NOISE = STEPS.index("false_noise")
HEAR = STEPS.index("hear")
ORDER = STEPS.index("order")
PATH = STEPS.index("path")
GO = STEPS.index("go")
EARS = STEPS.index("ears")
CELL = STEPS.index("cell")
WISH = STEPS.index("wish")
BLESSING = STEPS.index("blessing")
ROLL = STEPS.index("roll")
LISTEN = STEPS.index("listen")
NOISE_TURN = STEPS.index("noise_turn")
UNSEEN = STEPS.index("unseen")

TURN = STAGES.index("turn")
CARD = STAGES.index("card")
STEPPING = STAGES.index("steps")
WALK_HOME = STAGES.index("walk")
AFTER = STAGES.index("after")
DONE = STAGES.index("done")

RUNNING = STATUS.index("run")
CAUGHT = STATUS.index("caught")

STAND_CARD = CARDS.index("stand")
WALK_CARD = CARDS.index("walk")
RUN_CARD = CARDS.index("run")
SNEAK_CARD = CARDS.index("sneak")
CARD_COUNT = len(CARDS)
GUARD_WALK = GUARD_CARDS.index("walk")
GUARD_RUN = GUARD_CARDS.index("run")
SWIFT_WALK = NAMED.index("swift_walk")

BLESSED_FALSE_NOISE = BLESSINGS.index("false_noise")
SECOND_CHANCE = BLESSINGS.index("second_chance")
SOFT_STEPS = BLESSINGS.index("soft_steps")
SWIFT_FOOT = BLESSINGS.index("swift_foot")
BLESSINGS_IN_DECK = BLESSING_COPIES

NOVICE_COUNT = len(NOVICES)
GUARD_COUNT = 2
FIGURES = NOVICE_COUNT + GUARD_COUNT

ROOMS = OPTIONS["sight"].index("rooms")
NO_RANGE = OPTIONS["sight_range"].index("none")
DEAF_BOTH = OPTIONS["deaf_after_run"].index("both")
DEAF_EACH = OPTIONS["deaf_after_run"].index("each")
DEVIATE_ANY = OPTIONS["deviate_on"].index("any")
DEVIATE_BESIDE = OPTIONS["deviate_on"].index("beside")
LIMIT_PLAYERS = OPTIONS["capture_limit"].index("players")
LIMIT_MORE_NOVICES = OPTIONS["capture_limit"].index("more_than_novices")
LIMIT_MORE_PLAYERS = OPTIONS["capture_limit"].index("more_than_players")

VANISHED = GLIMPSES.index("vanished")

# Why a guard may leave her path, as it is kept for the rest of her move.
FOOTPRINTS = 1
NOISE_BESIDE = 2

# Choices: a place is its number; these are the further answers.
STOP = 160
STOP_AS_WALK = 161
TURN_BACK = 162
STAY_CAUGHT = 163
KEEP = 164
USE = 165
PLAY_CARD = 170
"""Plus a movement card."""
U_TURN = 180
PAIR = 200
"""Plus two neighbours of the guard, by number: lay a token on both."""
NOISE_AT = 400
"""Plus a place, and plus 200 for the prioress: lay a false noise there, next to that guard."""
FOR_PRIORESS = 200
