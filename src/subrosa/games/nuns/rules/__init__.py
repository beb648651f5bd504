"""The rules of Nuns on the Run: start, deciders, legal, odds, apply, places. One text for every engine."""

from subrosa.core.deciders import CHANCE

from ..box import CELLS, DIE, GUARD_START, U_TURNS, WISHES
from .figures import guard_seat, in_play
from .habits import leanings
from .knows import knows
from .moves import acting, decide_move, list_moves, movers
from .noises import (
    answer_listening,
    bless,
    lay_false,
    lay_tokens,
    list_blessing,
    list_false_places,
    list_tokens,
    listened,
    rolled,
    sharpen,
)
from .patrol import go, list_go, list_paths, play_false_noise, start_guard, take_path, tired
from .round import after_moves, begin_round, guards_moved, next_listening, next_noise
from .terms import (
    BLESS,
    BLESSING,
    BLESSINGS_IN_DECK,
    CELL,
    DONE,
    EARS,
    FALSE_NOISE,
    FIGURES,
    GO,
    GUARD_COUNT,
    HEAR,
    LIMIT_MORE_NOVICES,
    LIMIT_MORE_PLAYERS,
    LIMIT_PLAYERS,
    LISTEN,
    MOVE,
    NOISE_AT,
    NOISE_TURN,
    NOVICE_COUNT,
    ORDER,
    OVER,
    PATH,
    ROLL,
    RUNNING,
    TOKEN,
    WISH,
)

__all__ = ["apply", "deciders", "knows", "leanings", "legal", "odds", "places", "start"]

WISH_COUNT = len(WISHES)


def start(s):
    """Guards on their cell, everything else to be dealt. Seats and options have been put in the state before (2)."""
    s.round = 0
    s.index = 0
    s.captures = 0
    s.won = 0
    s.guards_won = 0
    s.noises = 0
    s.vanishings = 0
    s.moved = 0
    s.paces = 0
    s.sighted = 0
    s.trail = 0
    s.u_turns_left = U_TURNS if s.u_turns == 0 else 0
    for guard in range(GUARD_COUNT):
        s.at[guard] = GUARD_START
    for i in range(len(s.used)):
        s.used[i] = 0
    s.limit = capture_limit(s)
    s.step = CELL


def guard_players(s):
    """One player leads both guards, with eight players each guard has her own (2.1)."""
    return 2 if s.seats == 8 else 1


def novice_count(s):
    """How many novices are in play (2.1, 2.9)."""
    return min(NOVICE_COUNT, (s.seats - guard_players(s)) * (s.novices_per_player + 1))


def capture_limit(s):
    """How many captures win for the guards (9.2)."""
    if s.capture_limit == LIMIT_PLAYERS:
        return s.seats
    if s.capture_limit == LIMIT_MORE_PLAYERS:
        return s.seats + 1
    if s.capture_limit == LIMIT_MORE_NOVICES:
        return novice_count(s) + 1
    return novice_count(s)


def deciders(s):
    """Who decides now: a bit for each seat, the bit of CHANCE, or 0 when the game is over."""
    step = s.step
    if step == MOVE:
        return movers(s)
    if step == GO or step == PATH or step == EARS:
        return 1 << guard_seat(s, s.guard)
    if step == ORDER:
        return 1
    if step == OVER:
        return 0
    if step <= HEAR or step == NOISE_TURN:
        return 1 << s.owner[s.novice]
    return 1 << CHANCE


def legal(s, seat, out):
    """What a seat that decides may choose; how many choices there are."""
    step = s.step
    if step == MOVE:
        return list_moves(s, acting(s, seat), out)
    if step == GO:
        return list_go(s, out)
    if step == BLESS:
        return list_blessing(s, s.novice, out)
    if step == TOKEN:
        return list_tokens(s, s.asked_for, s.novice, out)
    if step == HEAR:
        return list_tokens(s, s.guard, s.novice, out)
    if step == FALSE_NOISE:
        return list_false_places(s, out, 0)
    if step == EARS:
        return list_blessing(s, NOVICE_COUNT + s.guard, out)
    if step == PATH:
        return list_paths(s, s.guard, out)
    out[0] = 0
    out[1] = 1
    return 2


def odds(s, out, weights):
    """What chance may choose, and how likely each choice is."""
    step = s.step
    if step == ROLL or step == LISTEN:
        for i in range(DIE):
            out[i] = i + 1
            weights[i] = 1
        return DIE
    count = 0
    if step == CELL:
        for cell in range(NOVICE_COUNT):
            if not in_play(s, cell):
                out[count] = cell
                weights[count] = 1
                count += 1
    elif step == WISH:
        for card in range(WISH_COUNT):
            if not dealt_wish(s, card):
                out[count] = card
                weights[count] = 1
                count += 1
    else:
        for kind in range(len(BLESSINGS_IN_DECK)):
            left = BLESSINGS_IN_DECK[kind] - dealt_blessings(s, kind)
            if left > 0:
                out[count] = kind
                weights[count] = left
                count += 1
    return count


def dealt_wish(s, card):
    """Has a novice got this wish card?"""
    for novice in range(NOVICE_COUNT):
        if s.wish_card[novice] == card:
            return True
    return False


def dealt_blessings(s, kind):
    """How many figures have got this blessing."""
    count = 0
    for figure in range(FIGURES):
        if s.blessing[figure] == kind:
            count += 1
    return count


def apply(s, seat, choice):
    """Carry out a decision that is legal."""
    step = s.step
    if step == MOVE:
        novice = acting(s, seat)
        decide_move(s, novice, choice)
        if s.stage[novice] == DONE:
            after_moves(s)
    elif step == GO:
        if go(s, choice):
            next_guard(s)
    elif step == ORDER:
        start_guard(s, choice)
    elif step == PATH:
        if choice >= NOISE_AT:
            play_false_noise(s, choice)
        else:
            path_taken(s, choice)
    elif step == ROLL:
        if rolled(s, choice):
            next_noise(s)
    elif step == BLESS:
        if bless(s, choice):
            next_noise(s)
    elif step == TOKEN:
        if lay_tokens(s, choice):
            next_noise(s)
    elif step == FALSE_NOISE:
        lay_false(s, choice)
        next_noise(s)
    else:
        hear_or_deal(s, choice)


def hear_or_deal(s, choice):
    """The guards' listening, and what is dealt before the first round."""
    step = s.step
    if step == LISTEN:
        if listened(s, choice):
            next_listening(s)
    elif step == EARS:
        if sharpen(s, choice):
            next_listening(s)
    elif step == HEAR:
        if answer_listening(s, choice):
            next_listening(s)
    elif step == CELL:
        deal_cell(s, choice)
    elif step == WISH:
        s.wish_card[s.index] = choice
        deal_on(s)
    elif step == BLESSING:
        s.blessing[s.index] = choice
        deal_on(s)


def next_guard(s):
    """The other guard moves, or both have (12.8)."""
    if s.moved == 3:
        guards_moved(s)
    else:
        start_guard(s, 1 - s.guard)


def path_taken(s, choice):
    """A path is taken: in her move she goes on; before the first round the other guard takes hers (2.7, 7.6)."""
    take_path(s, s.guard, choice)
    if s.round > 0:
        s.step = GO
        if tired(s):
            next_guard(s)
    elif s.guard == 0:
        s.guard = 1
    else:
        s.guard = -1
        begin_round(s)


def next_leader(s):
    """Who leads the next novice that is dealt (2.2)."""
    guards = guard_players(s)
    return guards + s.index % (s.seats - guards)


def deal_cell(s, cell):
    """The next novice gets her card and with it her cell (2.2)."""
    s.owner[cell] = next_leader(s)
    s.status[cell] = RUNNING
    s.place[cell] = CELLS[cell]
    s.fresh[cell] = 0
    s.captured[cell] = 0
    s.key[cell] = 0
    s.wish[cell] = 0
    s.turned[cell] = 0
    s.index += 1
    if s.index == novice_count(s):
        s.index = -1
        s.step = WISH
        deal_on(s)


def deal_on(s):
    """The next wish card goes to the next novice, then blessings to all figures; then the game begins (2.3-2.7)."""
    dealt = not next_to_deal(s)
    if dealt and s.step == WISH and s.blessings == 0:
        s.index = -1
        s.step = BLESSING
        dealt = not next_to_deal(s)
    if dealt and s.first_path == 1:
        s.guard = 0
        s.step = PATH
    elif dealt:
        begin_round(s)


def next_to_deal(s):
    """Is there one more figure that gets a card of this kind? It is her turn then."""
    last = NOVICE_COUNT if s.step == WISH else FIGURES
    s.index += 1
    while s.index < min(last, NOVICE_COUNT) and not in_play(s, s.index):
        s.index += 1
    return s.index < last


def places(s, out):
    """Winners are first, all others last: novices who came home, or the guards together (9.1-9.4)."""
    for seat in range(s.seats):
        out[seat] = 2
    for novice in range(NOVICE_COUNT):
        if in_play(s, novice) and s.won >> novice & 1:
            out[s.owner[novice]] = 1
    if s.guards_won == 1:
        for seat in range(guard_players(s)):
            out[seat] = 1
