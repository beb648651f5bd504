"""The rules of 011: start, deciders, legal, odds, apply, places. One text for every engine."""

from subrosa.core.deciders import CHANCE

from ..box import (
    ACTION_FACES,
    ACTIONS,
    CLUES,
    EVENTS,
    GEAR_STATES,
    HOURS,
    MOVE_CLUE,
    PAHLSSON,
    START,
    START_TIME,
    START_TIME_3,
    TILE_FACES,
)
from .auction import bid, most_bid, open_position, pass_bid
from .board import (
    FIGURES,
    SPOT_COUNT,
)
from .effects import (
    ALL_POWERS,
    act,
    looked_at,
    use_ability,
)
from .extras import list_extras, play_extra
from .finish import prospect
from .goods import draw_tile, hand_over
from .habits import leanings
from .hour import (
    after_bid,
    begin_hour,
    discard,
    place_clue,
    place_location,
    place_organ,
    proceed,
    take_role,
    turn_up_event,
)
from .knows import knows
from .lists import (
    first,
    list_clue_spots,
    list_clue_targets,
    list_draws,
    list_effect_rides,
    list_figures,
    list_handed,
    list_locations,
    list_lockable,
    list_look,
    list_movable_clues,
    list_mystics,
    list_organ_spots,
    list_others,
    list_positions,
    list_raises,
    list_recoverable,
    list_roles,
    list_targets,
    list_teeth,
    list_tiles,
    listed,
    undealt,
)
from .reach import reach
from .terms import (
    ABILITY,
    ACT,
    BID,
    CHOSEN,
    CHOSEN_ONE,
    CLUE,
    CLUE_FROM,
    CLUE_TO,
    COPY,
    DEAL,
    DISCARD,
    DONE,
    DRAW,
    END,
    EVENT,
    FACE_UP,
    FIGURE,
    FREE_ACTION,
    GATE_FIGURE,
    GATE_SPOT,
    GEAR,
    GEARS,
    HAND_IN,
    LEAVE,
    LOCATION,
    LOCK,
    LOOK,
    LOOK_ON,
    MOVE,
    OPEN,
    ORGAN,
    OVER,
    PASS,
    PILE,
    POWER,
    PREPARE,
    RAISE,
    RECOVER,
    RIDE,
    ROLE,
    SEATING,
    STOP,
    SWAP_FIRST,
    SWAP_SECOND,
    TARGET,
    TRACE,
    TRAVEL,
    TWICE,
    UNKNOWN,
    WALK,
)
from .travel import list_move, list_steps, move, ride, turn_gear, walk
from .turn import choose_figure

__all__ = ["apply", "deciders", "knows", "leanings", "legal", "odds", "places", "prospect", "reach", "start"]


def start(s):
    """Lay out the city. Options, gear and the bag of tiles have been put in the state before (3)."""
    s.hour = 0
    s.index = 0
    s.alive = (1 << s.seats) - 1
    s.supply = CLUES
    s.under_left = 0
    s.played = 0
    s.draws = 0
    s.looks = 0
    s.traces = 0
    s.walking = 0
    s.declared = 0
    s.arrived = 0
    s.spread = 0
    s.may_stop = 0
    s.used = 0
    s.passed = 0
    s.positions = 0
    s.handed = 0
    s.twice = 0
    for spot in range(SPOT_COUNT):
        s.clue[spot] = 0
    for face in range(TILE_FACES):
        s.wolves[face] = 0
    for figure in range(FIGURES):
        s.place[figure] = START[figure]
        s.open[figure] = 0
        s.wrong[figure] = 0
        s.apart[figure] = 0
    for seat in range(s.seats):
        s.time[seat] = START_TIME_3 if s.seats == 3 else START_TIME
        s.sheets[seat] = 0
        s.clues[seat] = 0
        s.powers[seat] = ALL_POWERS
        s.tiles[seat] = 0
        for face in range(TILE_FACES):
            s.tile[seat][face] = 0
            s.told[seat][face] = 0
        for figure in range(FIGURES):
            s.known[seat][figure] = 0
        for target in range(UNKNOWN + 1):
            s.seen_least[seat][target] = 0
            s.seen_most[seat][target] = 0
    if s.gear_setup == 1:
        s.gear = 0
        s.step = DEAL
    else:
        s.step = GEARS


def deciders(s):
    """Who decides now: a bit for each seat, the bit of CHANCE, or 0 when the game is over."""
    step = s.step
    if step >= GEARS:
        return 1 << CHANCE
    if step == OVER:
        return 0
    if step <= RAISE:
        return 1 << s.asked
    if step == CLUE:
        return 1 << s.order[s.index]
    return 1 << s.turn


def legal(s, seat, out):
    """What a seat that decides may choose; how many choices there are."""
    step = s.step
    if step == MOVE:
        return list_extras(s, out, list_move(s, out))
    if step == FIGURE:
        return list_extras(s, out, list_figures(s, out))
    if step == GEAR:
        return list_extras(s, out, list_teeth(s, out))
    if step == HAND_IN:
        return list_extras(s, out, list_handed(s, out))
    if step == END:
        return list_extras(s, out, listed(STOP, out, 0))
    if step == RAISE:
        return list_raises(s, seat, out)
    if step == BID:
        return first(most_bid(s, seat) + 1, out)
    if step == OPEN:
        return list_positions(s, out)
    if step == CLUE:
        return list_clue_spots(s, out)
    if step == WALK:
        return listed(STOP, out, list_steps(s, s.walker, out, 0))
    if step == TARGET:
        return list_targets(s, out)
    if step == LOCATION:
        return list_locations(s, out)
    if step == ORGAN:
        return list_organ_spots(s, out)
    if step == DISCARD:
        return list_tiles(s, seat, out)
    return legal_rare(s, out)


def legal_rare(s, out):
    """The choices of effects that seldom ask."""
    step = s.step
    if step == CLUE_FROM:
        return list_movable_clues(s, out)
    if step == CLUE_TO:
        return list_clue_targets(s, out)
    if step == TRACE or step == GATE_SPOT:
        return list_mystics(s, out)
    if step == FREE_ACTION:
        return first(len(ACTIONS), out)
    if step == COPY:
        return list_others(PAHLSSON, out)
    if step == LOCK:
        return list_lockable(s, out)
    if step == RECOVER:
        return list_recoverable(s, out)
    if step == RIDE:
        return list_effect_rides(s, out)
    if step == SWAP_SECOND:
        return list_others(s.moving, out)
    if step == GATE_FIGURE or step == SWAP_FIRST:
        return first(FIGURES, out)
    return first(2, out)  # twice, look on: no or yes


def odds(s, out, weights):
    """What chance may choose, and how likely each choice is."""
    step = s.step
    if step == DRAW:
        return list_draws(s, out, weights)
    if step == LOOK:
        return list_look(s, out, weights)
    if step == ROLE:
        return list_roles(s, out, weights)
    if step == GEARS:
        count = 0
        for state in range(GEAR_STATES):
            if ACTION_FACES[state % len(ACTION_FACES)] == MOVE_CLUE:
                count = listed(state, out, count)
    elif step == SEATING:
        count = undealt(s.old, s.seats, s.seats, out)
    elif step == EVENT:
        count = undealt(s.row, HOURS, len(EVENTS), out)
    else:
        count = 0
        for character in range(FIGURES):
            if s.card[character] < 0:
                count = listed(character, out, count)
    for i in range(count):
        weights[i] = 1
    return count


def apply(s, seat, choice):
    """Carry out a decision that is legal."""
    step = s.step
    if step == MOVE or step == FIGURE or step == GEAR or step == HAND_IN or step == END:
        answer(s, choice)
    elif step == RAISE:
        if choice == PASS:
            pass_bid(s)
        else:
            bid(s, choice)
        after_bid(s)
    elif step == BID:
        bid(s, choice)
        after_bid(s)
    elif step == OPEN:
        open_position(s, choice)
    elif step == CLUE:
        place_clue(s, choice)
    elif step == LOCATION:
        place_location(s, choice)
    elif step == ORGAN:
        place_organ(s, choice)
    elif step == DISCARD:
        discard(s, choice)
    elif step >= GEARS:
        chance(s, choice)
    else:
        effect(s, choice)


def answer(s, choice):
    """The answer to one of the questions of a turn, or a card, tile or declaration instead (8, 8.5)."""
    step = s.step
    if choice >= POWER:
        if not play_extra(s, choice):
            proceed(s)
        return
    if step == FIGURE:
        choose_figure(s, choice)
    elif step == GEAR:
        turn_gear(s, choice)
        s.stage = TRAVEL
    elif step == MOVE:
        if choice == STOP:
            s.stage = PREPARE
        else:
            move(s, choice)
    elif step == HAND_IN:
        hand_over(s, s.turn, choice)
        s.handed = choice
        s.stage = ACT
    else:
        s.stage = DONE
    proceed(s)


def chance(s, choice):
    """What chance has decided."""
    step = s.step
    if step == DRAW:
        draw_tile(s, choice)
        proceed(s)
    elif step == LOOK:
        looked_at(s, choice)
        proceed(s)
    elif step == EVENT:
        turn_up_event(s, choice)
    elif step == ROLE:
        take_role(s, choice)
    else:
        set_up(s, choice)


def set_up(s, choice):
    """One more piece of the set-up is in its place (3)."""
    step = s.step
    if step == GEARS:
        s.gear = choice
        s.step = DEAL
    elif step == DEAL:
        hand = 2 if s.seats == 3 else 1
        s.card[choice] = s.index // hand
        s.known[s.index // hand][choice] = 1
        s.index += 1
        if s.index == hand * s.seats:
            s.step = CHOSEN
    elif step == CHOSEN:
        s.card[choice] = CHOSEN_ONE
        lay_rest(s)
        s.index = 0
        s.step = SEATING
    else:
        s.old[s.index] = choice
        s.index += 1
        if s.index == s.seats:
            begin_hour(s)


def lay_rest(s):
    """The cards left are the unknown pile; with three players the last one lies open (3.4, 15.1)."""
    for character in range(FIGURES):
        if s.card[character] < 0:
            s.card[character] = FACE_UP if s.seats == 3 else PILE
            if s.seats == 3 or s.open_unknown_pile == 1:
                s.open[character] = 1


def effect(s, choice):
    """An answer that an effect under way has asked for."""
    step = s.step
    if step == WALK:
        walk(s, choice)
    elif step == TARGET:
        s.target = choice
    elif step == LOOK_ON:
        s.may_stop = 1
        if choice == 0:
            s.looks = 0
    elif step == TRACE:
        s.clue[choice] = 1
        s.supply -= 1
        s.traces -= 1
    elif step == TWICE:
        if choice == 1:
            s.stage = ABILITY
    elif step == RECOVER:
        s.powers[s.turn] |= 1 << choice
    elif step == LOCK:
        s.locked = choice
    elif step == RIDE:
        ride(s, choice)
    elif step == CLUE_TO:
        move_clue(s, choice)
    elif step == GATE_SPOT:
        relocate(s, s.moving, choice)
    elif step == SWAP_SECOND:
        swap(s, s.moving, choice)
    elif asks_on(s, choice):
        return
    proceed(s)


def asks_on(s, choice):
    """Answers that lead to a further question at once; True if there is one."""
    step = s.step
    if step == COPY:
        s.copied = choice
        return use_ability(s, choice)
    if step == FREE_ACTION:
        return act(s, choice, 1)
    s.moving = choice
    if step == CLUE_FROM:
        s.step = CLUE_TO
    elif step == GATE_FIGURE:
        s.step = GATE_SPOT
    else:
        s.step = SWAP_SECOND
    return True


def move_clue(s, choice):
    """A clue goes to a neighbouring spot; on the acting figure's the player may take it (8.4.5)."""
    spot = choice & (LEAVE - 1)
    s.clue[s.moving] -= 1
    if s.figure >= 0 and s.place[s.figure] == spot and not choice & LEAVE:
        s.clues[s.turn] += 1
    else:
        s.clue[spot] += 1


def relocate(s, figure, spot):
    """A figure is set on a mystic building: no movement, and an arrival is undone (19.2, R34)."""
    s.place[figure] = spot
    undo_arrival(s, figure)


def swap(s, figure, other):
    """Two figures swap places (19)."""
    here = s.place[figure]
    s.place[figure] = s.place[other]
    s.place[other] = here
    undo_arrival(s, figure)
    undo_arrival(s, other)


def undo_arrival(s, figure):
    """A goal must be entered by movement (R34)."""
    if s.declared and (figure == s.figure or (s.declared == 2 and figure == s.named)):
        s.arrived = 0


def places(s, out):
    """The winner is first, all others last; if nobody wins all have lost (12.8, 14)."""
    for seat in range(s.seats):
        out[seat] = 1 if s.winner == seat else 2
