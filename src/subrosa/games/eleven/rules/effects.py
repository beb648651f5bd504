"""What abilities, events, cards and tiles do: draws, looks, walks, clues on mystic buildings (8.6, 16-19)."""

from ..box import (
    ABILITY_AMOUNT,
    ABILITY_COST,
    BONUS_CHARACTER,
    BONUS_CLUES,
    BONUS_DRAW,
    BONUS_LOCK,
    BONUS_SHEETS,
    BONUS_TIME,
    BONUS_WALK,
    COMPOSE,
    EFFECT_ARCHIVE,
    EFFECT_BOOTS,
    EFFECT_EXCHANGE,
    EFFECT_GATE,
    EFFECT_INSPIRATION,
    EFFECT_LOOK,
    EFFECT_RIDE_AIRSHIP,
    EFFECT_RIDE_STEAM,
    EFFECT_SHEETS,
    EFFECT_TIME,
    EFFECT_TRACE,
    EFFECT_TRADE,
    FREE_WALK,
    GAIN_SHEETS,
    GAIN_TIME,
    INVESTIGATE,
    JOHNSSON,
    KOLEBERG,
    LAST,
    LEWIS,
    LILJA,
    NEIGHBOURS,
    P_COMPOSE,
    P_INVESTIGATE,
    P_RESEARCH,
    PAHLSSON,
    POSITION_AMOUNT,
    POSITION_EFFECT,
    POSITION_WHO,
    POWER_AMOUNT,
    RESEARCH,
    SNOWY,
    TILE_AMOUNT,
    TILE_COST,
    TILE_EFFECT,
    TRADE_CLUES,
    VIDAL,
    VIKSTROM,
)
from ..box import (
    DRAW as DRAW_TILES,
)
from ..box import (
    LOOK as LOOK_AT_CARDS,
)
from ..box import (
    TWICE as USE_TWICE,
)
from .auction import placed
from .board import MOST_NEIGHBOURS, SPOT_COUNT, any_mystic_for_clue
from .gears import action_at
from .goods import (
    can_pay,
    gain_clues,
    gain_sheets,
    gain_time,
    hand_count,
    hand_over,
    put_under,
    show_tile,
    stack_size,
)
from .terms import (
    CLUE_FROM,
    COPY,
    DRAW,
    FREE_ACTION,
    GATE_FIGURE,
    LOCK,
    LOOK,
    LOOK_ON,
    RECOVER,
    RIDE,
    SWAP_FIRST,
    TARGET,
    TRACE,
    UNKNOWN,
    WALK,
)

WALK_LENGTH = 3
ANY_RIDE = 4
ALL_POWERS = 15


def targets(s):
    """How many hands and piles still hold a card this player has not looked at in this turn (8.6.1, 8.6.2)."""
    count = 0
    for target in range(s.seats):
        if is_target(s, target):
            count += 1
    return count + is_target(s, UNKNOWN)


def is_target(s, target):
    """Can one more card of this hand or of the unknown pile be looked at?"""
    if target == UNKNOWN:
        return s.open_unknown_pile == 0 and s.looked[UNKNOWN] < hand_count(s, UNKNOWN)
    return target != s.turn and bool(s.alive >> target & 1) and s.looked[target] < hand_count(s, target)


def look_at(s, count, spread, may_stop):
    """A player is to look at cards; if they may not be spread all go to the first target (8.6.3)."""
    s.looks = count
    s.spread = spread
    s.may_stop = may_stop
    s.target = -1


def pending(s):
    """Is an effect still under way? Then its next step is set (8.5.2: whole and at once)."""
    if s.draws > 0:
        if stack_size(s) > 0:
            s.step = DRAW
            return True
        s.draws = 0
    if s.looks > 0 and pending_looks(s):
        return True
    if s.traces > 0:
        if s.supply > 0 and any_mystic_for_clue(s):
            s.step = TRACE
            return True
        s.traces = 0
    if s.walking > 0:
        s.step = WALK
        return True
    if s.spent >= 0:
        put_under(s, s.spent, (1 << s.seats) - 1, 0)
        s.spent = -1
    return False


def pending_looks(s):
    """The next look: a target, going on or not, or chance draws the card; False when there is nothing to see."""
    if s.target >= 0 and is_target(s, s.target):
        s.step = LOOK_ON if s.may_stop == 2 else LOOK
        return True
    if (s.target < 0 or s.spread) and targets(s) > 0:
        s.step = TARGET
        return True
    s.looks = 0
    return False


def looked_at(s, card):
    """A card has been looked at: it lies apart until the end of the turn, and the looker knows it (8.6.2, 8.6.4)."""
    s.looked[s.target] += 1
    s.looks -= 1
    count_look(s)
    if card < len(s.apart):
        s.apart[card] = 1
        s.known[s.turn][card] = 1
    if s.spread:
        s.target = -1
    if s.may_stop:
        s.may_stop = 2


def count_look(s):
    """What everybody can tell: how many characters the looker must and can have seen there (22.11)."""
    most = hand_count(s, s.target)
    powers = 0
    if s.target != UNKNOWN:
        for power in range(4):
            powers += s.powers[s.target] >> power & 1
    s.seen_least[s.turn][s.target] = max(s.seen_least[s.turn][s.target], s.looked[s.target] - powers)
    s.seen_most[s.turn][s.target] = min(s.seen_most[s.turn][s.target] + 1, most - powers)


def asks_clue(s):
    """Is there a clue that can be moved? Then ask which (8.4.5)."""
    for spot in range(SPOT_COUNT):
        if s.clue[spot] and clue_targets(s, spot) > 0:
            s.step = CLUE_FROM
            return True
    return False


def clue_targets(s, spot):
    """How many neighbouring spots a clue may be moved to (R14)."""
    count = 0
    for i in range(MOST_NEIGHBOURS):
        if may_take_clue(s, NEIGHBOURS[spot][i]):
            count += 1
    return count


def may_take_clue(s, spot):
    """May a moved clue lie here: no organ and, unless clues may join, no clue (R14)?"""
    return spot >= 0 and s.organ != spot and (s.clue[spot] == 0 or s.moved_clue_may_join == 1)


def act(s, action, amount):
    """One of the four actions, by gear or by ability; True if a clue must be chosen (8.4)."""
    if action == INVESTIGATE:
        look_at(s, amount, 1 if s.gear_investigate_may_split == 0 else 0, 0)
    elif action == RESEARCH:
        s.draws += amount
    elif action == COMPOSE:
        gain_sheets(s, s.turn, amount)
    else:
        return asks_clue(s)
    return False


def gear_action(s):
    """The action the gear shows (8.4)."""
    return action_at(s.gear)


def use_ability(s, character):
    """A character's ability, at once and compulsory; True if it asks something itself (8.2, 16)."""
    amount = ABILITY_AMOUNT[character]
    if character == LILJA:
        s.draws += amount
    elif character == JOHNSSON:
        gain_sheets(s, s.turn, amount)
    elif character == VIKSTROM:
        gain_time(s, s.turn, amount)
    elif character == LEWIS:
        look_at(s, amount, s.ability_investigate_may_split, 0)
    elif character == SNOWY:
        s.walking = WALK_LENGTH
        s.walker = SNOWY if s.snowy_copy_moves == 0 else s.figure
    elif character == KOLEBERG:
        s.traces += 1
    elif character == VIDAL:
        s.step = FREE_ACTION
        return True
    elif character == PAHLSSON and can_pay(s, s.turn, ABILITY_COST[PAHLSSON]):
        s.time[s.turn] -= ABILITY_COST[PAHLSSON]
        s.step = COPY
        return True
    return False


def is_last(s, seat):
    """Has this seat the last position of the hour (2.7)?"""
    return placed(s, seat) == s.positions - 1


def moves_after(s):
    """Does anybody living still move after this player in this hour?"""
    for position in range(placed(s, s.turn) + 1, s.positions):
        if s.order[position] >= 0 and s.alive >> s.order[position] & 1:
            return True
    return False


def position_counts(s, seat):
    """Does the event of the hour have an effect for this seat's position (5.3)?"""
    if s.event < 0:
        return False
    who = POSITION_WHO[s.event]
    if who == LAST:
        return is_last(s, seat)
    return who > 0 and placed(s, seat) == who - 1


def position_effect(s):
    """The event's effect for the position of the player; True if he must choose a power card (5.3, 17)."""
    if not position_counts(s, s.turn):
        return False
    effect = POSITION_EFFECT[s.event]
    amount = POSITION_AMOUNT[s.event]
    if effect == GAIN_TIME:
        gain_time(s, s.turn, amount)
    elif effect == GAIN_SHEETS:
        gain_sheets(s, s.turn, amount)
    elif effect == DRAW_TILES:
        s.draws += amount
    elif effect == LOOK_AT_CARDS:
        look_at(s, amount, s.ability_investigate_may_split, 0)
    elif effect == FREE_WALK:
        s.walks += 1
    elif effect == USE_TWICE:
        s.twice = 1
    elif s.powers[s.turn] != ALL_POWERS:
        s.step = RECOVER
        return True
    return False


def bonus(s):
    """The event's gifts for choosing a certain character; True if another one is to be locked (5.4, 17)."""
    event = s.event
    if event < 0 or BONUS_CHARACTER[event] != s.figure:
        return False
    gain_time(s, s.turn, BONUS_TIME[event])
    gain_sheets(s, s.turn, BONUS_SHEETS[event])
    gain_clues(s, s.turn, BONUS_CLUES[event])
    s.draws += BONUS_DRAW[event]
    s.walks += BONUS_WALK[event] > 0
    if BONUS_LOCK[event] and moves_after(s):
        s.step = LOCK
        return True
    return False


def foreseen_time(s, character):
    """The time a player would have for the ability, after what the event gives him for choosing (16, R7)."""
    time = s.time[s.turn]
    if s.event >= 0:
        if position_counts(s, s.turn) and POSITION_EFFECT[s.event] == GAIN_TIME:
            time += POSITION_AMOUNT[s.event]
        if BONUS_CHARACTER[s.event] == character:
            time += BONUS_TIME[s.event]
    return time


def play_power(s, power):
    """A power card is played and leaves the game; True if a ride is to be chosen (18)."""
    s.powers[s.turn] &= ~(1 << power)
    s.played |= 1
    if power == P_INVESTIGATE:
        look_at(s, POWER_AMOUNT[power], 0, 1)
    elif power == P_RESEARCH:
        s.draws += POWER_AMOUNT[power]
    elif power == P_COMPOSE:
        gain_sheets(s, s.turn, POWER_AMOUNT[power])
    else:
        s.moving = ANY_RIDE
        s.step = RIDE
        return True
    return False


def play_tile(s, face):
    """An object tile is played; it goes under the stack after its effect; True if it asks something (8.5.3, 19)."""
    show_tile(s, s.turn, face)
    s.spent = face
    s.played |= 2
    s.time[s.turn] -= TILE_COST[face]
    effect = TILE_EFFECT[face]
    amount = TILE_AMOUNT[face]
    if effect == EFFECT_SHEETS or effect == EFFECT_INSPIRATION:
        gain_sheets(s, s.turn, amount)
    elif effect == EFFECT_TIME:
        gain_time(s, s.turn, amount)
    elif effect == EFFECT_TRADE:
        hand_over(s, s.turn, TRADE_CLUES)
        gain_time(s, s.turn, amount)
    elif effect == EFFECT_ARCHIVE:
        s.draws += amount
    elif effect == EFFECT_LOOK:
        look_at(s, amount, 0, 0)
    elif effect == EFFECT_TRACE:
        s.traces += 1
    elif effect == EFFECT_BOOTS:
        s.walking = WALK_LENGTH
        s.walker = s.figure
    else:
        return asks_more(s, effect)
    return False


def asks_more(s, effect):
    """Tiles that ask for a ride, a gate or two figures."""
    if EFFECT_RIDE_STEAM <= effect <= EFFECT_RIDE_AIRSHIP:
        s.moving = effect - EFFECT_RIDE_STEAM
        s.step = RIDE
    elif effect == EFFECT_GATE:
        s.step = GATE_FIGURE
    elif effect == EFFECT_EXCHANGE:
        s.step = SWAP_FIRST
    return True
