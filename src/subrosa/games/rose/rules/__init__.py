"""The rules of the Rose: start, deciders, legal, odds, apply, places. One text for every engine."""

from subrosa.core.deciders import CHANCE

from ..box import (
    ADSON,
    BUILDING_OF,
    COLOURS,
    DAYS,
    EVENTS,
    FACES,
    HAND,
    MONKS,
    PIECES,
    PLACES,
    REVELATIONS,
    SPLITS,
    SQUARES,
    START_EVIDENCE,
    START_SUSPICION,
    TILE_FACES,
    WILLIAM,
)
from .chain import return_tile, returnable, turn_up
from .day import accuse, choose_marker, event_cards, guesses_made, places
from .events import add_delicate, split_points
from .knows import knows
from .terms import (
    ACCUSE,
    AGAIN,
    CALL,
    CARD,
    DEAL,
    DELICATE_POINTS,
    DRAW,
    EVENT,
    FIGURE,
    IDENTITY,
    IN_TURN,
    LAY,
    LESS,
    LOSE,
    LOT,
    MARKER,
    MORE,
    OVER,
    OWN_ALLOWED,
    PLACE,
    POSE,
    REFILL,
    RETURN,
    SIGN,
    SPEND,
    SPLIT,
    STAND,
    STOP,
    TASK,
)
from .turn import (
    begin_turn,
    call,
    choose_task,
    deal_card,
    draw_card,
    go_to,
    judge,
    most_to_spend,
    play_card,
    proceed,
    send,
    spend,
    use_again,
)

__all__ = ["apply", "deciders", "event_cards", "knows", "legal", "odds", "places", "start"]


def start(s):
    """Lay out the board. Options, card times, pile and unseen tiles have been put in the state before (3)."""
    for monk in range(MONKS):
        s.suspicion[monk] = START_SUSPICION
        s.evidence[monk] = START_EVIDENCE
    s.index = 0
    s.day = 0
    s.sundial = 0
    s.choosing = 0
    s.chain_length = 0
    s.waiting_length = 0
    s.laying = 0
    s.owed = 0
    s.met = 0
    for seat in range(s.seats):
        s.cards[seat] = 0
        s.tiles[seat] = 0
        s.sure[seat] = 0
        s.owes[seat] = 0
    for face in range(FACES):
        s.discard[face] = 0
    s.step = LOT


def deciders(s):
    """Who decides now: a bit for each seat, the bit of CHANCE, or 0 when the game is over."""
    step = s.step
    if step >= LOT:
        return 1 << CHANCE
    if step >= MARKER:
        return s.choosing
    if step == RETURN:
        return 1 << s.giver
    if step == STAND:
        return 1 << ((s.turn + s.index) % s.seats)
    if step == OVER:
        return 0
    return 1 << s.turn


def legal(s, seat, out):
    """What a seat that decides may choose; how many choices there are (9)."""
    step = s.step
    if step == CARD:
        return playable(s, out)
    if step == PLACE:
        return other_places(s, s.place[s.mover], out)
    if step == FIGURE:
        return figures_elsewhere(s, BUILDING_OF[s.card], out)
    if step == SIGN:
        out[0] = MORE
        out[1] = LESS
        return 2
    if step == SPEND:
        return first(most_to_spend(s) + 1, out)
    if step == CALL:
        out[0] = WILLIAM
        out[1] = ADSON
        return 2
    if step == AGAIN:
        return uses(s, out)
    if step == SPLIT:
        return first(len(SPLITS), out)
    if step == DELICATE_POINTS:
        return first(MONKS, out)
    if step == TASK:
        return first(SQUARES, out)
    if step == MARKER:
        return markers(s, seat, out)
    if step == ACCUSE:
        return accusations(s, seat, out)
    if step == RETURN:
        return different_tiles(s, seat, out)
    return free_places(s, out)


def odds(s, out, weights):
    """What chance may choose, and how likely each choice is; how many choices there are (9)."""
    step = s.step
    if step == DRAW or step == DEAL:
        return counted(s.pile, FACES, out, weights)
    if step == REFILL or step == LAY:
        return counted(s.unseen, TILE_FACES, out, weights)
    if step == LOSE:
        return tiles_by_copies(s, out, weights)
    if step == LOT:
        count = first(s.seats, out)
    elif step == POSE:
        count = free_places(s, out)
    elif step == IDENTITY:
        count = undealt(s.identity, s.seats, len(COLOURS), out)
    else:
        count = undealt(s.row, DAYS, len(EVENTS), out)
    for i in range(count):
        weights[i] = 1
    return count


def apply(s, seat, choice):
    """Carry out a decision that is legal."""
    step = s.step
    if step == CARD:
        play_card(s, choice)
    elif step == DRAW:
        draw_card(s, choice)
    elif step == PLACE:
        go_to(s, choice)
    elif step == FIGURE:
        send(s, choice)
    elif step == SIGN:
        judge(s, choice)
    elif step == SPEND:
        spend(s, choice)
    elif step == CALL:
        call(s, choice)
    elif step == TASK:
        choose_task(s, choice)
    elif step == SPLIT:
        split_points(s, choice)
        proceed(s)
    elif step == DELICATE_POINTS:
        add_delicate(s, choice)
        proceed(s)
    elif step == AGAIN:
        use_again(s, choice)
    elif step == REFILL:
        turn_up(s, choice)
        proceed(s)
    elif step == RETURN or step == LOSE:
        return_tile(s, s.giver, choice)
        proceed(s)
    elif step == MARKER:
        choose_marker(s, seat, choice)
    elif step == ACCUSE:
        accuse(s, seat, choice)
    elif step == EVENT:
        s.event = choice
        s.row[s.day - 1] = choice
        begin_turn(s)
    else:
        set_up(s, choice)


def set_up(s, choice):
    """One more piece of the set-up is in its place (3)."""
    step = s.step
    if step == LOT:
        s.turn = choice
        s.step = STAND if s.figure_setup == IN_TURN else POSE
        return
    i = s.index
    s.index += 1
    if step == POSE or step == STAND:
        s.place[i] = choice
        next_step(s, PIECES, LAY)
    elif step == LAY:
        s.tile[i // SQUARES][i % SQUARES] = choice
        s.unseen[choice] -= 1
        s.unseen_left -= 1
        next_step(s, PLACES * SQUARES, DEAL)
    elif step == DEAL:
        deal_card(s, i // HAND, choice)
        next_step(s, HAND * s.seats, IDENTITY)
    else:
        s.identity[i] = choice
        if s.index == s.seats:
            s.day = 1
        next_step(s, s.seats, EVENT)


def next_step(s, pieces, step):
    """Go on to the next part of the set-up when all pieces of this one are laid."""
    if s.index == pieces:
        s.index = 0
        s.step = step


def first(count, out):
    """The choices 0, 1, 2, ..."""
    for i in range(count):
        out[i] = i
    return count


def playable(s, out):
    """The different cards in hand, less those of a building where all eight figures stand (9)."""
    count = 0
    for slot in range(HAND):
        face = s.hand[s.turn][slot]
        if face < 0 or (BUILDING_OF[face] >= 0 and all_stand(s, BUILDING_OF[face])):
            continue
        new = True
        for i in range(count):
            if out[i] == face:
                new = False
        if new:
            out[count] = face
            count += 1
    return count


def all_stand(s, building):
    """Do all eight figures stand in this building?"""
    for figure in range(PIECES):
        if s.place[figure] != building:
            return False
    return True


def other_places(s, here, out):
    """Every building but this one: there is no adjacency (5.3)."""
    for building in range(here):
        out[building] = building
    for building in range(here + 1, PLACES):
        out[building - 1] = building
    return PLACES - 1


def figures_elsewhere(s, building, out):
    """The figures that are not in this building (5.3)."""
    count = 0
    for figure in range(PIECES):
        if s.place[figure] != building:
            out[count] = figure
            count += 1
    return count


def uses(s, out):
    """Diligent: the moves the same card still allows, and to stop (7)."""
    if BUILDING_OF[s.card] >= 0:
        count = figures_elsewhere(s, BUILDING_OF[s.card], out)
    else:
        count = other_places(s, s.place[s.mover], out)
    out[count] = STOP
    return count + 1


def different_tiles(s, seat, out):
    """Which time tile a player may return: equal ones are one choice (Q4)."""
    count = 0
    for i in range(returnable(s, seat)):
        new = True
        for earlier in range(i):
            if s.held[seat][earlier] == s.held[seat][i]:
                new = False
        if new:
            out[count] = i
            count += 1
    return count


def tiles_by_copies(s, out, weights):
    """Which of a player's time tiles is drawn to go back, by the number of equal ones (C9)."""
    count = different_tiles(s, s.giver, out)
    for i in range(count):
        weights[i] = 0
        for other in range(returnable(s, s.giver)):
            if s.held[s.giver][other] == s.held[s.giver][out[i]]:
                weights[i] += 1
    return count


def free_places(s, out):
    """The buildings without a figure (3.4)."""
    count = 0
    for building in range(PLACES):
        free = True
        for figure in range(s.index):
            if s.place[figure] == building:
                free = False
        if free:
            out[count] = building
            count += 1
    return count


def markers(s, seat, out):
    """The colours a player may still show: not his own, not shown before (6.5)."""
    count = 0
    for colour in range(MONKS):
        hidden = colour != s.identity[seat]
        for round in range(REVELATIONS):
            if s.shown[seat][round] == colour:
                hidden = False
        if hidden:
            out[count] = colour
            count += 1
    return count


def accusations(s, seat, out):
    """The markers a player has not laid yet; his own colour too, unless the table forbids it (8.2, Q8)."""
    count = 0
    made = guesses_made(s, seat)
    for colour in range(MONKS):
        left = s.accusation_own_colour == OWN_ALLOWED or colour != s.identity[seat]
        for i in range(made):
            if s.guess[seat][i] == colour:
                left = False
        if left:
            out[count] = colour
            count += 1
    return count


def counted(bag, kinds, out, weights):
    """What is in a bag, by the number of copies. Without a branch, which compiled code would often guess wrong."""
    count = 0
    for kind in range(kinds):
        copies = bag[kind]
        out[count] = kind
        weights[count] = copies
        count += copies > 0
    return count


def undealt(dealt, slots, kinds, out):
    """The kinds that lie in none of the slots yet."""
    count = 0
    for kind in range(kinds):
        new = True
        for i in range(slots):
            if dealt[i] == kind:
                new = False
        if new:
            out[count] = kind
            count += 1
    return count
