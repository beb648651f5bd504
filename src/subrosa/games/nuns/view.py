"""What a seat may see: built up from nothing by naming what is allowed (RULES.md, section 13)."""

from .box import GUARDS, NOVICES, PATHS
from .fields import FIGURES, LONGEST_WAY, MOST_NOISE, MOST_PENDING, MOST_VANISHED
from .rules.terms import BLESS, FALSE_NOISE, MOVE, NOISE_TURN, OVER, TOKEN

NOVICE_COUNT = len(NOVICES)
GUARD_COUNT = len(GUARDS)
FIGURE_COUNT = len(FIGURES)
PATH_COUNT = len(PATHS)


def see(s, seat, v):
    """Fill the blank record v with what a seat, or the spectator, may know."""
    see_table(s, v)
    see_round(s, v)
    see_tokens(s, v)
    see_guards(s, v)
    for novice in range(NOVICE_COUNT):
        see_novice(s, novice, v)
        if s.step == OVER or (seat < s.seats and s.owner[novice] == seat):
            see_own(s, novice, v)
    guard_side = seat == 0 or (seat == 1 and s.seats == 8)
    for guard in range(GUARD_COUNT):
        if s.step == OVER or guard_side:
            v.named[guard] = s.named[guard]
            v.blessing[NOVICE_COUNT + guard] = s.blessing[NOVICE_COUNT + guard]
    see_noise_turn(s, seat, v)


def see_noise_turn(s, seat, v):
    """In a novice's noise turn only she knows what she is asked; others see that it goes on (13.42)."""
    own = s.step == BLESS or s.step == TOKEN or s.step == FALSE_NOISE
    if own and not (seat < s.seats and s.owner[s.novice] == seat):
        v.step = NOISE_TURN
        return
    v.step = s.step
    v.hearing = s.hearing
    v.asked_for = s.asked_for
    v.falsely = s.falsely
    v.pending = s.pending
    v.softer = s.softer
    for i in range(MOST_PENDING):
        v.pending_place[i] = s.pending_place[i]
        v.pending_guard[i] = s.pending_guard[i]


def see_own(s, novice, v):
    """What only a novice herself knows: where she is and what she carries, her way, her wish, her blessing."""
    v.place[novice] = s.place[novice]
    v.wish_card[novice] = s.wish_card[novice]
    v.key[novice] = s.key[novice]
    v.wish[novice] = s.wish[novice]
    v.stage[novice] = s.stage[novice]
    v.card[novice] = s.card[novice]
    v.steps[novice] = s.steps[novice]
    v.swift[novice] = s.swift[novice]
    v.turned[novice] = s.turned[novice]
    v.blessing[novice] = s.blessing[novice]
    for i in range(LONGEST_WAY):
        v.way[novice][i] = s.way[novice][i]


def see_novice(s, novice, v):
    """What lies open of a novice: her card, her marker, her status (13)."""
    v.owner[novice] = s.owner[novice]
    v.status[novice] = s.status[novice]
    v.fresh[novice] = s.fresh[novice]
    v.captured[novice] = s.captured[novice]
    v.marker[novice] = s.marker[novice]
    v.played[novice] = s.played[novice]
    if s.marker[novice] >= 0:
        v.place[novice] = s.marker[novice]
    if s.step != MOVE:
        v.turned[novice] = s.turned[novice]


def see_table(s, v):
    """How this table plays: everybody knows it."""
    v.seats = s.seats
    v.novices_per_player = s.novices_per_player
    v.first_path = s.first_path
    v.run_range = s.run_range
    v.short_ranges = s.short_ranges
    v.slow_novices = s.slow_novices
    v.allow_revisit = s.allow_revisit
    v.novice_may_enter_guard = s.novice_may_enter_guard
    v.sight = s.sight
    v.sight_range = s.sight_range
    v.shrine_hidden = s.shrine_hidden
    v.pivot_check = s.pivot_check
    v.vanish_shows_direction = s.vanish_shows_direction
    v.guard_max = s.guard_max
    v.deviate_on = s.deviate_on
    v.paths_reusable = s.paths_reusable
    v.u_turns = s.u_turns
    v.run_noise = s.run_noise
    v.deaf_after_run = s.deaf_after_run
    v.tie = s.tie
    v.capture_limit = s.capture_limit
    v.rounds = s.rounds
    v.safe_cell = s.safe_cell
    v.forced_first_walk = s.forced_first_walk
    v.blessings = s.blessings
    v.swift_foot = s.swift_foot
    v.turn_in_sight = s.turn_in_sight
    v.roll_after_turning = s.roll_after_turning
    v.caught_give_permission = s.caught_give_permission


def see_round(s, v):
    """Where the game stands: round, captures, dice, whose turn it is, used blessings (13)."""
    v.round = s.round
    v.index = s.index
    v.captures = s.captures
    v.limit = s.limit
    v.won = s.won
    v.guards_won = s.guards_won
    v.novice = s.novice
    v.die = s.die
    for figure in range(FIGURE_COUNT):
        v.spent[figure] = s.spent[figure]
    for i in range(LONGEST_WAY):
        v.scan[i] = s.scan[i]


def see_tokens(s, v):
    """All tokens with their owners (13)."""
    v.noises = s.noises
    v.vanishings = s.vanishings
    for i in range(MOST_NOISE):
        v.noise_place[i] = s.noise_place[i]
        v.noise_guard[i] = s.noise_guard[i]
        v.noise_owner[i] = s.noise_owner[i]
        v.noise_round[i] = s.noise_round[i]
    for i in range(MOST_VANISHED):
        v.vanished_from[i] = s.vanished_from[i]
        v.vanished_to[i] = s.vanished_to[i]
        v.vanished_owner[i] = s.vanished_owner[i]


def see_guards(s, v):
    """Guards, their facing, paths and shown cards (13)."""
    v.guard = s.guard
    v.moved = s.moved
    v.u_turns_left = s.u_turns_left
    v.paces = s.paces
    v.sighted = s.sighted
    v.trail = s.trail
    for guard in range(GUARD_COUNT):
        v.at[guard] = s.at[guard]
        v.facing[guard] = s.facing[guard]
        v.path[guard] = s.path[guard]
        v.heading[guard] = s.heading[guard]
        v.completed[guard] = s.completed[guard]
        v.shown[guard] = s.shown[guard]
    for path in range(PATH_COUNT):
        v.used[path] = s.used[path]
