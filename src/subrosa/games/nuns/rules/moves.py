"""The novices' secret moves, all at the same time, and what the table learns of them (4, 6, 9.7-9.9, 12.1-12.5)."""

from ..box import CELLS, DISTANCE, KEY_PLACE, LOCKED, MOST_NEIGHBOURS, NEIGHBOURS, UNLOCKED, WISH_PLACE
from ..fields import LONGEST_WAY
from .eyes import catches, lit
from .figures import capture, factor, glimpse, has_swift_foot, in_play, least, most, running
from .terms import (
    AFTER,
    CARD,
    CARD_COUNT,
    CAUGHT,
    DONE,
    MOVE,
    NOVICE_COUNT,
    OVER,
    PLAY_CARD,
    RUNNING,
    STAND_CARD,
    STAY_CAUGHT,
    STEPPING,
    STOP,
    SWIFT_FOOT,
    TURN,
    TURN_BACK,
    VANISHED,
    WALK_CARD,
    WALK_HOME,
)

SHORTEST_WALK = 3


def begin_moves(s):
    """A new round: every novice has a move before her (3.2)."""
    s.step = MOVE
    for novice in range(NOVICE_COUNT):
        if in_play(s, novice):
            begin_move(s, novice)


def begin_move(s, novice):
    """Her secret move is still before her."""
    s.way[novice][0] = s.place[novice]
    s.steps[novice] = 0
    s.card[novice] = -1
    s.swift[novice] = 0
    s.turned[novice] = 0
    s.stage[novice] = CARD if running(s, novice) else first_question(s, novice)


def first_question(s, novice):
    """What a caught novice is asked first: at home she turns back or stands, else she walks, or may turn (9.7-9.9)."""
    here = s.place[novice]
    s.card[novice] = WALK_CARD
    if here == CELLS[novice]:
        if not may_turn(s, novice, here):
            s.card[novice] = STAND_CARD
            return DONE
        s.turned[novice] = 1
        s.card[novice] = -1
        return CARD
    return TURN if asks_turn(s, novice, here) else WALK_HOME


def asks_turn(s, novice, here):
    """Is a caught novice away from home asked before her move whether she turns back (9.8)?"""
    return may_turn(s, novice, here) and not (s.fresh[novice] and s.forced_first_walk == 0)


def may_turn(s, novice, place):
    """May she turn back here: nobody sees her; or, where the table plays so, no guard is there (9.8, 9.8h)?"""
    return not (catches(s, novice, place) if s.turn_in_sight == 1 else lit(s, place))


def acting(s, seat):
    """The novice a seat is moving: its first that is not done; -1 if all are (2.9b)."""
    for novice in range(NOVICE_COUNT):
        if s.owner[novice] == seat and s.stage[novice] != DONE:
            return novice
    return -1


def movers(s):
    """The seats that have a novice to move: a bit each (12.1)."""
    mask = 0
    for novice in range(NOVICE_COUNT):
        if s.owner[novice] >= 0 and s.stage[novice] != DONE:
            mask |= 1 << s.owner[novice]
    return mask


def here(s, novice):
    """Where her way has led her."""
    return s.way[novice][s.steps[novice]]


def enterable(s, novice, place, j):
    """May she go from a place to its neighbour: no lock without key, not twice, perhaps no guard (4.4, 4.5, 4.7)?"""
    there = NEIGHBOURS[place][j]
    if there < 0 or (LOCKED[place][j] and s.key[novice] != 1):
        return False
    if s.allow_revisit == 0:
        way = s.way[novice]
        for i in range(LONGEST_WAY):
            if way[i] < 0:
                break
            if way[i] == there:
                return False
    return s.novice_may_enter_guard == 0 or not catches(s, novice, there)


def extends(s, novice, needed):
    """Can her way go on for so many steps? A step onto a guard ends it and is enough (4.1, 4.7).

    The search writes its way behind hers and wipes it out again.
    """
    if needed <= 0:
        return True
    first = s.steps[novice]
    depth = 0
    found = False
    s.scan[0] = 0
    while depth >= 0 and not found:
        place = s.way[novice][first + depth]
        j = s.scan[depth]
        if j == MOST_NEIGHBOURS or NEIGHBOURS[place][j] < 0:
            if depth > 0:
                s.way[novice][first + depth] = -1
            s.scan[depth] = -1
            depth -= 1
            continue
        s.scan[depth] = j + 1
        if enterable(s, novice, place, j):
            there = NEIGHBOURS[place][j]
            if depth + 1 == needed or catches(s, novice, there):
                found = True
            else:
                depth += 1
                s.way[novice][first + depth] = there
                s.scan[depth] = 0
    for i in range(needed):
        s.scan[i] = -1
        if i > 0:
            s.way[novice][first + i] = -1
    return found


def leads_on(s, novice, place, needed):
    """After a step to a place, can she still make the steps that her card asks for (4.1)?"""
    if needed <= 0 or catches(s, novice, place):
        return True
    s.steps[novice] += 1
    s.way[novice][s.steps[novice]] = place
    found = extends(s, novice, needed)
    s.way[novice][s.steps[novice]] = -1
    s.steps[novice] -= 1
    return found


def list_moves(s, novice, out):
    """What a novice may decide now (4, 9.7, 9.8)."""
    stage = s.stage[novice]
    if stage == STEPPING:
        return list_steps(s, novice, out)
    if stage == CARD:
        return list_cards(s, novice, out)
    if stage == WALK_HOME:
        return list_walk(s, novice, out)
    out[0] = TURN_BACK
    out[1] = STAY_CAUGHT
    return 2


def list_cards(s, novice, out):
    """The movement cards with a move of a fitting length (4.1g)."""
    count = 0
    longest = 0
    for card in range(CARD_COUNT):
        needed = least(s, card)
        if needed <= longest or extends(s, novice, needed):
            longest = max(longest, needed)
            out[count] = PLAY_CARD + card
            count += 1
    return count


def list_steps(s, novice, out):
    """The next places of her move, and to stop where the card allows it; on a guard's place only to stop (4.1, 4.7)."""
    count = 0
    card = s.card[novice]
    steps = s.steps[novice]
    place = s.way[novice][steps]
    fewest = least(s, card)
    if steps > 0 and catches(s, novice, place):
        out[0] = STOP
        return 1
    if steps < most(s, card) or (steps == most(s, card) and has_swift_foot(s, novice)):
        for j in range(MOST_NEIGHBOURS):
            if enterable(s, novice, place, j):
                there = NEIGHBOURS[place][j]
                if steps + 1 >= fewest or leads_on(s, novice, there, fewest - steps - 1):
                    out[count] = there
                    count += 1
    if steps >= fewest:
        out[count] = STOP
        count += 1
    return count


def home_distance(s, novice, place):
    """Steps to her cell through doors she can open (9.7)."""
    cell = CELLS[novice]
    return DISTANCE[place][cell] if s.key[novice] == 1 else UNLOCKED[place][cell]


def list_walk(s, novice, out):
    """The next places of a shortest way home; after three steps, and at home, she may stop (9.7)."""
    count = 0
    place = here(s, novice)
    left = home_distance(s, novice, place)
    for j in range(MOST_NEIGHBOURS):
        there = NEIGHBOURS[place][j]
        if there >= 0 and s.steps[novice] < most(s, WALK_CARD) // factor(s):
            if (s.key[novice] == 1 or not LOCKED[place][j]) and home_distance(s, novice, there) == left - 1:
                out[count] = there
                count += 1
    if s.steps[novice] >= SHORTEST_WALK or left == 0 or count == 0:
        out[count] = STOP
        count += 1
    return count


def decide_move(s, novice, choice):
    """One decision of a secret move (12.1)."""
    stage = s.stage[novice]
    if stage == TURN:
        turn_or_stay(s, novice, choice)
    elif stage == CARD:
        s.card[novice] = choice - PLAY_CARD
        s.stage[novice] = STEPPING
    elif stage == AFTER:
        s.turned[novice] = 2 if choice == TURN_BACK else 0
        s.stage[novice] = DONE
    elif choice == STOP:
        stop(s, novice)
    else:
        step(s, novice, choice)


def turn_or_stay(s, novice, choice):
    """Before her move a caught novice turns back to the run, or walks home (9.8)."""
    if choice == TURN_BACK:
        s.turned[novice] = 1
        s.card[novice] = -1
        s.stage[novice] = CARD
    else:
        s.stage[novice] = WALK_HOME


def stop(s, novice):
    """She says that she stops; after a walk home she may turn back (9.8)."""
    s.stage[novice] = DONE
    if s.status[novice] == CAUGHT and s.turned[novice] == 0 and may_turn(s, novice, here(s, novice)):
        s.stage[novice] = AFTER


def step(s, novice, place):
    """One step; beyond the most of her card it is that of a swift foot (10.6a)."""
    if s.stage[novice] == STEPPING and s.steps[novice] == most(s, s.card[novice]):
        s.swift[novice] = 1
    s.steps[novice] += 1
    s.way[novice][s.steps[novice]] = place


def publish(s):
    """In cell order the table learns what was open of each move; then all cards are shown (12.2, 12.3)."""
    for novice in range(NOVICE_COUNT):
        if in_play(s, novice):
            for i in range(LONGEST_WAY):
                s.glimpsed[novice][i] = -1
            if s.status[novice] == CAUGHT and s.turned[novice] != 1:
                walked(s, novice)
            else:
                moved(s, novice)
            if s.step == OVER:
                break
    for novice in range(NOVICE_COUNT):
        if in_play(s, novice):
            s.played[novice] = s.card[novice]
            if s.swift[novice] == 1:
                s.spent[novice] = SWIFT_FOOT
            wipe(s, novice)


def walked(s, novice):
    """A caught walk is open from end to end; who turns back afterwards unseen is hidden again (9.7, 9.8)."""
    for i in range(1, s.steps[novice] + 1):
        glimpse(s, novice, s.way[novice][i])
    s.place[novice] = here(s, novice)
    s.marker[novice] = s.place[novice]
    s.fresh[novice] = 0
    if s.turned[novice] == 2:
        s.status[novice] = RUNNING
        hide(s, novice)


def hide(s, novice):
    """The marker of a novice who has turned back goes to her cell, unless a guard sees her (9.8e, 9.8h)."""
    if not lit(s, s.place[novice]):
        s.marker[novice] = -1


def moved(s, novice):
    """A move on the run: seen places shown, vanishing leaves a token, a guard catches, things are taken (4.7-6.4)."""
    if s.turned[novice] == 1:
        s.status[novice] = RUNNING
        s.fresh[novice] = 0
        hide(s, novice)
    for i in range(1, s.steps[novice] + 1):
        before = s.way[novice][i - 1]
        place = s.way[novice][i]
        if lit(s, place):
            glimpse(s, novice, place)
            s.marker[novice] = place
        elif lit(s, before):
            vanish(s, novice, before, place)
    s.place[novice] = here(s, novice)
    if s.steps[novice] > 0 and catches(s, novice, s.place[novice]):
        capture(s, novice)
    else:
        take(s, novice)


def vanish(s, novice, before, place):
    """A vanished token between the last seen place and the first unseen; the marker goes to the cell (6.3)."""
    s.vanished_from[s.vanishings] = before
    s.vanished_to[s.vanishings] = place if s.vanish_shows_direction == 0 else -1
    s.vanished_owner[s.vanishings] = novice
    s.vanishings += 1
    glimpse(s, novice, VANISHED)
    s.marker[novice] = -1


def take(s, novice):
    """She takes her key, or with the key her wish, where her move ends (4.8, 4.9)."""
    card = s.wish_card[novice]
    if s.place[novice] == KEY_PLACE[card]:
        s.key[novice] = 1
    if s.key[novice] == 1 and s.place[novice] == WISH_PLACE[card]:
        s.wish[novice] = 1


def errand(s, novice):
    """The place a novice has to go to next: key, wish, home (4.8, 4.9, 9.1)."""
    card = s.wish_card[novice]
    if s.key[novice] != 1:
        return KEY_PLACE[card]
    return CELLS[novice] if s.wish[novice] == 1 else WISH_PLACE[card]


def wipe(s, novice):
    """The way belongs to the log; here only its end is kept (4.11)."""
    for i in range(LONGEST_WAY):
        s.way[novice][i] = -1
    s.steps[novice] = -1
    s.card[novice] = -1
    s.stage[novice] = -1
    s.swift[novice] = -1
