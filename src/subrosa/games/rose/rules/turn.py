"""A turn: a card, the time it costs, a figure's move, what it does, the event, a new card (5)."""

from ..box import (
    ADSON_POINTS,
    BUILDING_OF,
    FACES,
    FIRST_MONK,
    HASTY,
    INCRIMINATING,
    MONK_OF,
    MONKS,
    SUNDIAL,
    WILLIAM,
    WILLIAM_ADSON,
    WILLIAM_POINTS,
)
from .chain import colour_of, gives_back, lays_tiles, take_task, value_of
from .day import end_of_day
from .events import happens
from .terms import (
    ACT,
    CALL,
    CARD,
    DRAW,
    EARLY,
    END,
    FIGURE,
    HAPPEN,
    LESS,
    MOVE,
    PAY,
    PLACE,
    SIGN,
    SPEND,
    STOP,
    TAKE_CARD,
    TASK,
)
from .tracks import incriminated, suspect, suspected


def begin_turn(s):
    """The player whose turn it is will choose a card; only tiles he holds now can be spent (5.2)."""
    s.card = -1
    s.cost = 0
    s.mover = -1
    s.uses = 0
    s.ending = 0
    s.purse = s.tiles[s.turn]
    s.step = CARD


def proceed(s):
    """Take the stages of the turn in order until somebody has to decide."""
    waits = gives_back(s) or lays_tiles(s)
    while not waits:
        stage = s.stage
        if stage == PAY:
            s.stage = MOVE if s.time_step == EARLY else END
            waits = asks_time(s)
        elif stage == MOVE:
            s.stage = ACT
            s.step = PLACE if s.mover >= 0 else FIGURE
            waits = True
        elif stage == ACT:
            s.stage = HAPPEN
            waits = acts(s)
        elif stage == HAPPEN:
            s.stage = TAKE_CARD
            waits = happens(s)
        elif stage == TAKE_CARD:
            s.stage = END if s.time_step == EARLY else PAY
            waits = asks_card(s)
        else:
            end_turn(s)
            waits = True
        if not waits:
            waits = gives_back(s) or lays_tiles(s)


def play_card(s, face):
    """A card goes face up on the discard pile (5.1)."""
    slot = 0
    while s.hand[s.turn][slot] != face:
        slot += 1
    s.hand[s.turn][slot] = -1
    s.cards[s.turn] -= 1
    s.discard[face] += 1
    s.top = face
    s.card = face
    s.stage = PAY if s.time_step == EARLY else MOVE
    if face == WILLIAM_ADSON:
        s.step = CALL
    else:
        s.cost = s.time[face]
        s.mover = FIRST_MONK + MONK_OF[face] if MONK_OF[face] >= 0 else -1
        proceed(s)


def call(s, figure):
    """William or Adson is announced; the cost depends on it (5.1)."""
    s.mover = figure
    s.cost = s.william_time if figure == WILLIAM else s.adson_time
    proceed(s)


def spendable(s, tiles, cost):
    """How many of so many time tiles may be spent on such a card: not more than it costs, none when Hasty (5.2, 7)."""
    return 0 if s.event == HASTY else min(tiles, cost)


def most_to_spend(s):
    """How many time tiles may be spent now: of those held as the turn began (5.2)."""
    return spendable(s, s.purse, s.cost)


def asks_time(s):
    """Time passes; True if the player may spend tiles to shorten it (5.2)."""
    if most_to_spend(s) > 0:
        s.step = SPEND
        return True
    pass_time(s, 0)
    return False


def spend(s, tiles):
    """Time tiles go back to the chain, and the marker moves by what is left of the cost (5.2)."""
    s.owes[s.turn] = tiles
    s.owed = tiles
    pass_time(s, tiles)
    proceed(s)


def pass_time(s, tiles):
    """Move the time marker; reaching the blue field ends the day after this turn (5.2)."""
    s.sundial += s.cost - tiles
    if s.sundial >= SUNDIAL:
        s.ending = 1


def go_to(s, building):
    """The figure of the card goes to a building (5.3)."""
    s.place[s.mover] = building
    s.uses += 1
    proceed(s)


def send(s, figure):
    """A figure goes to the building of the card (5.3)."""
    s.mover = figure
    s.place[figure] = BUILDING_OF[s.card]
    s.uses += 1
    proceed(s)


def use_again(s, choice):
    """Diligent: the same card once more, or not (7)."""
    if choice == STOP:
        proceed(s)
        return
    s.stage = ACT
    if BUILDING_OF[s.card] >= 0:
        send(s, choice)
    else:
        go_to(s, choice)


def acts(s):
    """What the figure does where it came; True if the player must choose (5.4)."""
    if s.mover < FIRST_MONK:
        return meets(s, s.place[s.mover])
    return works(s, s.mover - FIRST_MONK, s.place[s.mover])


def works(s, monk, building):
    """A monk does a task of his colour, or is suspected for those of others (5.4a, 5.4b)."""
    first = s.tile[building][0]
    second = s.tile[building][1]
    if colour_of(first) == monk:
        if colour_of(second) == monk and first != second:
            s.step = TASK
            return True
        take_task(s, monk, building, 0)
    elif colour_of(second) == monk:
        take_task(s, monk, building, 1)
    else:
        suspect(s, monk, value_of(first) + value_of(second))
    return False


def choose_task(s, square):
    """Of two tasks of his colour the monk does one (5.4a)."""
    take_task(s, s.mover - FIRST_MONK, s.place[s.mover], square)
    proceed(s)


def meets(s, building):
    """The investigator meets the monks of a building; True if there are any (5.4c, 5.4d)."""
    s.met = 0
    for monk in range(MONKS):
        if s.place[FIRST_MONK + monk] == building:
            s.met |= 1 << monk
    return asks_sign(s)


def asks_sign(s):
    """Turn to the next monk met, in the order of the data; True if there is one (Q19)."""
    for monk in range(MONKS):
        if s.met & (1 << monk):
            s.asked = monk
            s.step = SIGN
            return True
    s.asked = -1
    return False


def weight(s):
    """What an investigator's word weighs: 3 of William's, 5 of Adson's, doubled when Incriminating (5.4c, 5.4d, 7)."""
    points = WILLIAM_POINTS if s.mover == WILLIAM else ADSON_POINTS
    return 2 * points if s.event == INCRIMINATING else points


def judged_points(s, sign):
    """What a sign is worth (5.4c, 5.4d)."""
    return -weight(s) if sign == LESS else weight(s)


def judged(s, sign):
    """Where a sign would bring the monk asked about, on the track of this investigator (5.4c, 5.4d)."""
    points = judged_points(s, sign)
    return incriminated(s, s.asked, points) if s.mover == WILLIAM else suspected(s, s.asked, points)


def judge(s, sign):
    """More or less for the monk asked about: evidence by William, suspicion by Adson (5.4c, 5.4d)."""
    if s.mover == WILLIAM:
        s.evidence[s.asked] = judged(s, sign)
    else:
        s.suspicion[s.asked] = judged(s, sign)
    s.met &= ~(1 << s.asked)
    if not asks_sign(s):
        proceed(s)


def asks_card(s):
    """A card will be drawn; an empty pile is made anew from the whole discard first (5.6, Q11)."""
    if s.pile_left == 0:
        for face in range(FACES):
            s.pile[face] = s.discard[face]
            s.pile_left += s.discard[face]
            s.discard[face] = 0
        s.top = -1
    s.step = DRAW
    return True


def draw_card(s, face):
    """The player takes the card chance has drawn for him (5.6)."""
    deal_card(s, s.turn, face)
    proceed(s)


def deal_card(s, seat, face):
    """A card from the pile into a hand."""
    slot = 0
    while s.hand[seat][slot] >= 0:
        slot += 1
    s.hand[seat][slot] = face
    s.cards[seat] += 1
    s.pile[face] -= 1
    s.pile_left -= 1


def end_turn(s):
    """The day ends, or the next player has his turn (5)."""
    if s.ending:
        end_of_day(s)
    else:
        s.turn = (s.turn + 1) % s.seats
        begin_turn(s)
