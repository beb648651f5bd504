"""What players have: time, sheets, clues, research tiles, and how they lose everything (8.7, 10.1, 13)."""

from ..box import CHARACTERS, MAX_SHEETS, MAX_TIME, SEATS, START_TIME_3, TILE_FACES, WOLF_MARKS
from .terms import OVER, PILE

FIGURES = len(CHARACTERS)
WATCHERS = SEATS
"""The bit of those who watch: set where the whole table knows something."""


def cap(s):
    """The most time a player can have (8.7.1, R28)."""
    return START_TIME_3 if s.seats == 3 and s.time_cap_3p == 1 else MAX_TIME


def gain_time(s, seat, amount):
    """Time is gained up to the cap; the surplus is lost (8.7.1)."""
    s.time[seat] = min(s.time[seat] + amount, cap(s))


def gain_sheets(s, seat, amount):
    """Sheets are composed, fifteen at most (R2)."""
    s.sheets[seat] = min(s.sheets[seat] + amount, MAX_SHEETS)


def gain_clues(s, seat, amount):
    """Clues come from the supply while there are any (17.4)."""
    taken = min(amount, s.supply)
    s.clues[seat] += taken
    s.supply -= taken


def hand_over(s, seat, amount):
    """Clues go back to the supply."""
    s.clues[seat] -= amount
    s.supply += amount


def can_pay(s, seat, amount):
    """A payment must leave 1 time unit (R7)."""
    return s.time[seat] - amount >= 1


def wolf_marks(s, seat):
    """How many wolf marks a player's tiles show (12.2)."""
    marks = 0
    for face in range(TILE_FACES):
        marks += s.tile[seat][face] * WOLF_MARKS[face]
    return marks


def stack_size(s):
    """How many tiles can be drawn."""
    return s.bag_left + s.under_left


def put_under(s, face, knower, bunch):
    """A tile goes face down under the stack; who knows it there, and the bunch it was shuffled into (8.5.3, 13.3)."""
    s.under[s.under_left] = face
    s.under_knower[s.under_left] = knower
    s.under_bunch[s.under_left] = bunch
    s.under_left += 1


def front_bunch(s):
    """How many tiles at the front are drawn from as one shuffled bunch: one, unless several went under together."""
    count = 1
    while s.under_bunch[0] > 0 and count < s.under_left and s.under_bunch[count] == s.under_bunch[0]:
        count += 1
    return count


def knowers_of_top(s):
    """Who knows the tile on top of the stack: a bit for each seat, and one more if the whole table does (22.10)."""
    if s.bag_left > 0 or front_bunch(s) > 1:
        return 0
    return everybody(s) if s.under_knower[0] == (1 << s.seats) - 1 else s.under_knower[0]


def everybody(s):
    """A bit for each seat, and one more for all who watch."""
    return (1 << s.seats) - 1 | 1 << WATCHERS


def take_from_stack(s, face):
    """Remove the tile chance has drawn from the top of the stack; what is left of a bunch is certain to nobody."""
    if s.bag_left > 0:
        s.bag[face] -= 1
        s.bag_left -= 1
        return
    at = 0
    while s.under[at] != face:
        at += 1
    bunch = front_bunch(s)
    if bunch > 1 and s.tiles_hidden == 0:
        for i in range(bunch):
            s.under_knower[i] = 0
    s.under_left -= 1
    for i in range(at, s.under_left):
        s.under[i] = s.under[i + 1]
        s.under_knower[i] = s.under_knower[i + 1]
        s.under_bunch[i] = s.under_bunch[i + 1]
    s.under[s.under_left] = -1
    s.under_knower[s.under_left] = -1
    s.under_bunch[s.under_left] = -1


def draw_tile(s, face):
    """The player whose turn it is takes the tile chance has drawn; who knew it knows that he has it (22.10b)."""
    s.told[s.turn][face] |= knowers_of_top(s)
    take_from_stack(s, face)
    s.tile[s.turn][face] += 1
    s.tiles[s.turn] += 1
    s.draws -= 1


def lose_tile(s, seat, face):
    """A tile leaves a hand."""
    s.tile[seat][face] -= 1
    s.tiles[seat] -= 1


def show_tile(s, seat, face):
    """A tile leaves a hand before all eyes; who knew of one like it knows of none any more."""
    lose_tile(s, seat, face)
    s.told[seat][face] = 0
    if s.wolves[face] > 0:
        s.wolves[face] -= 1


def forget(s, seat):
    """A player has put a tile back unseen: which of his tiles the others know is no longer certain (22.10b)."""
    for face in range(TILE_FACES):
        s.told[seat][face] = 0


def put_hand_under(s, seat):
    """All tiles of a hand go under the stack as one bunch, first those that the whole table knows (13.3a, 22.10a)."""
    for known in range(2):
        for face in range(TILE_FACES):
            shown = shown_copies(s, seat, face)
            for _ in range(s.tile[seat][face] - shown if known == 1 else shown):
                put_under(s, face, 0 if known == 1 else (1 << s.seats) - 1, seat + 1)
    for face in range(TILE_FACES):
        s.tile[seat][face] = 0
    s.tiles[seat] = 0
    forget(s, seat)


def shown_copies(s, seat, face):
    """How many tiles of this face in a hand are known to the whole table."""
    if s.tiles_hidden == 1:
        return s.tile[seat][face]
    return max(s.told[seat][face] >> WATCHERS & 1, s.wolves[face] if seat == s.turn else 0)


def hand_count(s, target):
    """How many cards a hand or the unknown pile holds, from public facts (3.4, 8.6.1, 15.1)."""
    if target == PILE:
        return max(0, FIGURES - 1 - s.seats) if s.seats > 3 else 0
    count = 2 if s.seats == 3 else 1
    for power in range(4):
        count += s.powers[target] >> power & 1
    return count


def eliminate(s, seat):
    """A player is out: cards shown, clues to the supply, tiles shuffled under the stack, powers gone (13)."""
    s.alive &= ~(1 << seat)
    s.time[seat] = 0
    for character in range(FIGURES):
        if s.card[character] == seat:
            s.open[character] = 1
    s.supply += s.clues[seat]
    s.clues[seat] = 0
    put_hand_under(s, seat)
    s.powers[seat] = 0
    if s.reveal_role_on_elimination == 1:
        s.shown_role[seat] = s.role[seat]
    if s.alive == 0:
        s.step = OVER
