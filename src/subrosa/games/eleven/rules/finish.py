"""The turn that wins: can a player who names a character bring the figure to its goal and have the sheets (12)?

Nothing in it is left to chance. What he would have to move, compose and pay with stands in a row of numbers, the
purse, which the caller brings, as the rows of `reach`; what is found is left in `line`.
"""

from ..box import (
    ABILITY_AMOUNT,
    ABILITY_COST,
    BONUS_CHARACTER,
    BONUS_CLUES,
    BONUS_SHEETS,
    BONUS_TIME,
    BONUS_WALK,
    COMPOSE,
    EFFECT_BOOTS,
    EFFECT_EXCHANGE,
    EFFECT_GATE,
    EFFECT_INSPIRATION,
    EFFECT_RIDE_AIRSHIP,
    EFFECT_RIDE_STEAM,
    EFFECT_SHEETS,
    EFFECT_TIME,
    EFFECT_TRADE,
    FENRIR_SHEETS,
    FREE_WALK,
    GAIN_SHEETS,
    GAIN_TIME,
    HERO_SHEETS,
    JOHNSSON,
    LOCOMOTIVE,
    MAX_SHEETS,
    MYSTICS,
    NO_OBJECT_TILES,
    NO_POWER_CARDS,
    P_COMPOSE,
    P_TRANSPORT,
    PAHLSSON,
    POSITION_AMOUNT,
    POSITION_EFFECT,
    POWER_AMOUNT,
    POWERS,
    SNOWY,
    TILE_AMOUNT,
    TILE_COST,
    TILE_EFFECT,
    TILE_FACES,
    TRADE_CLUES,
    VIDAL,
    VIKSTROM,
)
from .board import FIGURES, MYSTIC_COUNT, empty_mystic
from .effects import WALK_LENGTH, foreseen_time, gear_action, position_counts
from .extras import own_character
from .gears import action_at, steps_at, teeth_of, transport_at, turned
from .goods import cap
from .reach import A_SPOT, bar, explore, first_choice
from .terms import CHOOSE, COPY, FENRIR, FREE_ACTION, PREPARE, TILE, TRAVEL, TURN_GEAR
from .travel import transport_banned

# the purse
TIME = 0
SHEETS = 1
CLUES = 2
WALKS = 3
WALKING = 4
RIDE = 5
STEPS = 6
COMPOSES = 7
CARD = 8
BY_TILE = 9
"""The ride of a tile, the locomotive's for one that walks, -1 for none."""
START = 10
"""Where a tile sets the figure before it moves, -1 for where it stands."""
PAYS = 11
"""The time that the way to the goal takes, -1 where there is none."""
GOES = 12
"""The first choice of that way, -1 for none."""
PURSE = 13

# what is found
RANK = 0
COPIED = 1
"""Whose ability Påhlsson uses, -1 for nobody's."""
POWER_CARD = 2
OBJECT_TILE = 3
COST = 4
SHEETS_THEN = 5
CHOICE = 6
LINE = 7

WINS = 2
ARRIVES = 1
FALLS_SHORT = 0
CANNOT = -1


def who_goes(s, named):
    """The figure that has to move: of the named character, or Fenrir's own (12.2, 12.3)."""
    return own_character(s) if s.role[s.turn] == FENRIR else named


def where_to(s, named):
    """The spot it has to come to, -1 while there is none (12.6)."""
    return s.place[named] if s.role[s.turn] == FENRIR else s.organ


def sheets_for(s, seat):
    """The sheets that a player needs to win, as far as his role is known (12.2)."""
    return FENRIR_SHEETS if s.role[seat] == FENRIR else HERO_SHEETS


def most_teeth(s):
    """The last of the turns of the gears that are still possible, 0 once they have been turned."""
    if s.stage > TURN_GEAR:
        return 0
    return 3 if s.gear_arrows == 0 else 6


def prospect(s, named, teeth, short, line, purse, shut, came, price, queue):
    """How the turn can end at best if a character is named and the gears are turned so far.

    WINS, ARRIVES without the sheets, FALLS_SHORT of the goal, or CANNOT; without `short` only WINS is looked for.
    """
    line[RANK] = CANNOT
    figure = who_goes(s, named)
    there = where_to(s, named)
    for copied in range(-1, FIGURES):
        if not copies(s, figure, copied) or not provided(s, figure, there, teeth, copied, -1, -1, 0, purse):
            continue
        go(s, figure, there, purse[STEPS], purse, shut, came, price, queue)
        pays = purse[PAYS]
        goes = purse[GOES]
        for power in range(-1, len(POWERS)):
            for face in range(-1, TILE_FACES):
                for other in range(uses(face)):
                    if line[RANK] == WINS or not provided(s, figure, there, teeth, copied, power, face, other, purse):
                        continue
                    if not moves(purse):
                        purse[PAYS] = pays if pays < purse[TIME] else -1
                        purse[GOES] = goes
                    elif sheets_then(purse) >= sheets_for(s, s.turn):
                        go(s, figure, there, min(purse[STEPS], purse[TIME] - 1), purse, shut, came, price, queue)
                    weigh(s, copied, power, face, short, line, purse)
    return line[RANK]


def weigh(s, copied, power, face, short, line, purse):
    """Is this better than what was found so far? Then it is kept."""
    sheets = sheets_then(purse)
    enough = sheets >= sheets_for(s, s.turn)
    if purse[PAYS] >= 0:
        rank = WINS if enough else ARRIVES
    else:
        rank = CANNOT if moves(purse) else FALLS_SHORT
    if (rank < WINS and not short) or rank < line[RANK] or (rank == line[RANK] and sheets <= line[SHEETS_THEN]):
        return
    line[RANK] = rank
    line[COPIED] = copied
    line[POWER_CARD] = power
    line[OBJECT_TILE] = face
    line[COST] = purse[PAYS]
    line[SHEETS_THEN] = sheets
    line[CHOICE] = purse[GOES] + face if purse[GOES] == TILE else purse[GOES]


def sheets_then(purse):
    """The sheets there would be in the end, if all clues strengthen the action of the gears (8.4.1)."""
    return min(purse[SHEETS] + purse[COMPOSES] * (1 + purse[CLUES]), MAX_SHEETS)


def moves(purse):
    """Is a card or tile played that moves the figure?"""
    return purse[CARD] > 0 or purse[BY_TILE] >= 0 or purse[START] >= 0


def go(s, figure, there, steps, purse, shut, came, price, queue):
    """The cheapest way to the goal with what is in the purse; who has arrived by movement need not go (12.6, R34)."""
    purse[PAYS] = -1
    purse[GOES] = -1
    if s.declared > 0 and s.arrived == 1:
        purse[PAYS] = 0
        return
    bar(s, figure, there, shut)
    start = s.place[figure]
    if purse[START] >= 0:
        shut[start] = 1
        start = purse[START]
    card, tile = purse[CARD], purse[BY_TILE]
    count = explore(
        s, start, steps, purse[RIDE], purse[WALKS], purse[WALKING], card, tile, there, 0, shut, came, price, queue
    )
    for i in range(1, count):
        if purse[PAYS] < 0 and queue[i] // A_SPOT == there:
            purse[PAYS] = price[queue[i]]
            purse[GOES] = first_choice(came, queue[0], queue[i])
    for i in range(count):
        came[queue[i]] = -1


def provided(s, figure, there, teeth, copied, power, face, other, purse):
    """Fill the purse as it would be with an ability copied, a card and a tile played; False where that cannot be."""
    for i in range(PURSE):
        purse[i] = -1 if i >= BY_TILE else 0
    purse[TIME] = s.time[s.turn]
    purse[SHEETS] = s.sheets[s.turn]
    purse[CLUES] = s.clues[s.turn]
    at_hand(s, figure, copied, purse)
    return geared(s, teeth, purse) and powered(s, power, purse) and tiled(s, figure, there, face, other, purse)


def copies(s, figure, copied):
    """Might Påhlsson copy this ability with profit, or is there nothing to copy (16)?"""
    pays = foreseen_time(s, figure) > ABILITY_COST[PAHLSSON]
    if s.step != COPY and not (s.stage == CHOOSE and figure == PAHLSSON and pays):
        return copied < 0
    return copied == JOHNSSON or copied == SNOWY or copied == VIKSTROM or copied == VIDAL


def at_hand(s, figure, copied, purse):
    """What there is before the gears turn; before choosing, what event and ability will bring as well (8.2, 16)."""
    if s.stage != CHOOSE:
        purse[WALKS] = s.walks
        purse[WALKING] = s.walking if s.walker == figure else 0
        if s.step == FREE_ACTION:
            purse[SHEETS] += 1
    else:
        gifts(s, figure, purse)
        purse[TIME] = min(purse[TIME], cap(s))
        purse[TIME] -= ABILITY_COST[PAHLSSON] if copied >= 0 else 0
        if figure != PAHLSSON:
            ability(s, figure, figure, purse)
    if copied >= 0:
        ability(s, copied, figure, purse)


def gifts(s, figure, purse):
    """What the event gives to the position, and for choosing this character (5.3, 5.4)."""
    event = s.event
    if position_counts(s, s.turn):
        effect = POSITION_EFFECT[event]
        purse[TIME] += POSITION_AMOUNT[event] if effect == GAIN_TIME else 0
        purse[SHEETS] += POSITION_AMOUNT[event] if effect == GAIN_SHEETS else 0
        purse[WALKS] += 1 if effect == FREE_WALK else 0
    if BONUS_CHARACTER[event] == figure:
        purse[TIME] += BONUS_TIME[event]
        purse[SHEETS] += BONUS_SHEETS[event]
        purse[CLUES] += min(BONUS_CLUES[event], s.supply)
        purse[WALKS] += BONUS_WALK[event] > 0


def ability(s, character, figure, purse):
    """What an ability surely brings (16)."""
    amount = ABILITY_AMOUNT[character]
    if character == JOHNSSON:
        purse[SHEETS] += amount
    elif character == VIKSTROM:
        purse[TIME] = min(purse[TIME] + amount, cap(s))
    elif character == SNOWY:
        purse[WALKING] = WALK_LENGTH if figure == SNOWY or s.snowy_copy_moves == 1 else 0
    elif character == VIDAL:
        purse[SHEETS] += 1


def geared(s, teeth, purse):
    """The gears turned so far, or what they show if they have been turned (8.3)."""
    if s.stage > TURN_GEAR:
        if s.stage == TRAVEL:
            purse[STEPS] = s.steps
        else:
            purse[WALKS] = 0
        purse[RIDE] = s.transport if s.stage == TRAVEL and s.rides > 0 else -1
        purse[COMPOSES] = (s.stage == TRAVEL or s.stage == PREPARE) and gear_action(s) == COMPOSE
        return purse[TIME] >= 1
    gear = turned(s, teeth)
    transport = transport_at(gear)
    purse[TIME] -= abs(teeth_of(teeth))
    purse[STEPS] = steps_at(gear)
    purse[RIDE] = -1 if transport_banned(s, transport) else transport
    purse[COMPOSES] = action_at(gear) == COMPOSE
    return purse[TIME] >= 1


def powered(s, power, purse):
    """Without a power card, or with one that helps (18)."""
    if power < 0:
        return True
    if s.played & 1 or NO_POWER_CARDS[s.event] or not s.powers[s.turn] >> power & 1:
        return False
    if power == P_COMPOSE:
        purse[SHEETS] += POWER_AMOUNT[power]
        return True
    purse[CARD] = 1
    return power == P_TRANSPORT and s.stage <= TRAVEL and not transport_banned(s, 0)


def uses(face):
    """In how many ways a tile can be used: on each mystic building, with each figure, or in one."""
    if face >= 0 and TILE_EFFECT[face] == EFFECT_GATE:
        return MYSTIC_COUNT
    return FIGURES if face >= 0 and TILE_EFFECT[face] == EFFECT_EXCHANGE else 1


def tiled(s, figure, there, face, other, purse):
    """Without an object tile, or with one that helps (19)."""
    if face < 0:
        return True
    if s.played & 2 or NO_OBJECT_TILES[s.event] or s.tile[s.turn][face] <= 0 or purse[TIME] <= TILE_COST[face]:
        return False
    purse[TIME] -= TILE_COST[face]
    effect = TILE_EFFECT[face]
    if effect == EFFECT_SHEETS or effect == EFFECT_INSPIRATION:
        purse[SHEETS] += TILE_AMOUNT[face]
        return True
    if effect == EFFECT_TIME or effect == EFFECT_TRADE:
        purse[TIME] = min(purse[TIME] + TILE_AMOUNT[face], cap(s))
        purse[CLUES] -= TRADE_CLUES if effect == EFFECT_TRADE else 0
        return purse[CLUES] >= 0
    return s.stage <= TRAVEL and moved_by_tile(s, figure, there, face, other, purse)


def moved_by_tile(s, figure, there, face, other, purse):
    """A tile that rides, walks, or sets the figure elsewhere."""
    effect = TILE_EFFECT[face]
    if EFFECT_RIDE_STEAM <= effect <= EFFECT_RIDE_AIRSHIP:
        purse[BY_TILE] = effect - EFFECT_RIDE_STEAM
        return not transport_banned(s, 0)
    if effect == EFFECT_BOOTS:
        purse[BY_TILE] = LOCOMOTIVE
        return True
    purse[WALKING] = 0
    if effect == EFFECT_GATE:
        purse[START] = MYSTICS[other]
        return empty_mystic(s, MYSTICS[other])
    purse[START] = s.place[other]
    return effect == EFFECT_EXCHANGE and other != figure and s.place[other] != there
