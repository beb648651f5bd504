"""What a player knows and still needs, and what things are therefore worth to him (8.6, 12.2)."""

from ..box import (
    AWAKENING,
    EFFECT_ARCHIVE,
    EFFECT_BOOTS,
    EFFECT_EXCHANGE,
    EFFECT_GATE,
    EFFECT_INSPIRATION,
    EFFECT_LOCATION,
    EFFECT_LOOK,
    EFFECT_RIDE_AIRSHIP,
    EFFECT_SHEETS,
    EFFECT_TIME,
    EFFECT_TRACE,
    EFFECT_TRADE,
    HOURS,
    MYSTICS,
    ORGAN_MARK,
    TILE_AMOUNT,
    TILE_COST,
    TILE_EFFECT,
    TILE_FACES,
    WOLF_MARKS,
    WOLF_MARKS_NEEDED,
)
from ..rules.board import FIGURES, MYSTIC_COUNT, SLOT_COUNT, SPOT_COUNT, compass_tiles, mystic_for_clue, valid_tile
from ..rules.effects import WALK_LENGTH, is_target
from ..rules.finish import sheets_for
from ..rules.goods import cap, hand_count, wolf_marks
from ..rules.terms import CHOSEN_ONE, FENRIR, GEAR, UNKNOWN
from ..ways import DISTANCE
from .weights import (
    CLUE_WORTH,
    DRAW_FOR_MARKS,
    DRAW_FOR_ORGAN,
    DRAW_WORTH,
    EASE,
    IN_RESERVE,
    KNOWLEDGE,
    LAST_TURN,
    LATER,
    LOCATION_WORTH,
    MARK_NEEDED,
    MARK_PERHAPS,
    NEAR_REACH,
    NEAR_SHEETS,
    NEARNESS,
    PRICE,
    SHEET_WORTH,
    SYMBOL,
    SYMBOL_SOON,
    SYMBOL_TO_SPARE,
    TRACE_WORTH,
    WANT,
)


def take_aim(v, seat, mind):
    """What a seat is after comes to its mind."""
    mind.fenrir = v.role[seat] == FENRIR
    mind.suspects = suspects(v)
    mind.suspected = how_many(mind.suspects)
    mind.missing = max(0, sheets_for(v, seat) - v.sheets[seat])
    mind.marks = max(0, WOLF_MARKS_NEEDED - wolf_marks(v, seat)) if mind.fenrir else 0
    mind.price = price(v, seat)
    mind.sheet = SHEET_WORTH if mind.missing > 0 else 0.0
    mind.knowledge = KNOWLEDGE if mind.suspected > 1 else 0.0
    mind.clue = CLUE_WORTH if mind.missing > 0 or mind.suspected > 1 else CLUE_WORTH / 4
    mind.draw = DRAW_WORTH
    if not mind.fenrir and v.organ < 0 and not has_for_compass(v, seat):
        mind.draw += DRAW_FOR_ORGAN
    if mind.marks > 0:
        mind.draw += DRAW_FOR_MARKS
    for figure in range(FIGURES):
        mind.pull[figure] = 1.0
    find_clues(v, mind)
    rank_targets(v, seat, mind)
    set_goals(v, seat, mind)


def find_clues(v, mind):
    """Where clues lie comes to his mind."""
    count = 0
    for spot in range(SPOT_COUNT):
        if v.clue[spot]:
            mind.clue_at[count] = spot
            count += 1
    mind.clues_lie = count


def suspects(v):
    """Whoever the Chosen One can be, a bit for each: no card known to lie elsewhere, and not named in vain."""
    found = 0
    for character in range(FIGURES):
        if v.card[character] == CHOSEN_ONE:
            return 1 << character
        if v.card[character] < 0 and v.wrong[character] != 1:
            found |= 1 << character
    return found


def how_many(characters):
    """How many bits are set."""
    count = 0
    for character in range(FIGURES):
        count += characters >> character & 1
    return count


def price(v, seat):
    """The shadow price of a time unit: it rises as less is left for the turns to come."""
    spare = spare_time(v, seat)
    return PRICE / (EASE + max(0.0, spare / turns_left(v))) + WANT * max(0, -spare)


def spare_time(v, seat):
    """The time left beside one tooth for each turn to come and what the winning turn will take."""
    return v.time[seat] - turns_left(v) - LAST_TURN


def turns_left(v):
    """How many turns a player still has, that of this hour included."""
    return HOURS + 1 - v.hour


def time_worth(v, seat, amount, mind):
    """What a gain of time is worth, as far as it is not lost above the cap (8.7.1)."""
    return min(amount, cap(v) - v.time[seat]) * mind.price


def sheets_worth(amount, mind):
    """What so many sheets are worth."""
    return min(amount, mind.missing) * mind.sheet


# Looks.


def unseen_cards(v, target):
    """How many cards can be looked at in a hand or in the pile."""
    return hand_count(v, target) - v.looked[target] if is_target(v, target) else 0


def finds(v, target, looks):
    """How many unknown characters so many looks at one target show on average."""
    return found_among(v, target, unseen_cards(v, target), looks)


def found_among(v, target, cards, looks):
    """The same of so many cards that can be looked at there."""
    if cards == 0:
        return 0.0
    unknown = hand_count(v, target) if target == UNKNOWN else (2 if v.seats == 3 else 1)
    for character in range(FIGURES):
        if v.card[character] == target:
            unknown -= 1
    return min(looks, cards) * unknown / cards


def rank_targets(v, seat, mind):
    """All that can be looked at by a seat, whose turn it may or may not be, the most telling first."""
    count = 0
    for target in range(UNKNOWN + 1):
        cards = unseen_cards(v, target)
        if target != seat and cards > 0:
            telling = found_among(v, target, cards, 1)
            at = count
            while at > 0 and mind.telling[at - 1] < telling:
                mind.telling[at] = mind.telling[at - 1]
                mind.unseen[at] = mind.unseen[at - 1]
                at -= 1
            mind.telling[at] = telling
            mind.unseen[at] = cards
            count += 1
    mind.targets = count


def looks_worth(looks, spread, mind):
    """What looks are worth, at one target or spread over several."""
    found = 0.0
    if spread:
        for i in range(mind.targets):
            here = min(looks, mind.unseen[i])
            found += here * mind.telling[i]
            looks -= here
        found = min(found, mind.suspected - 1.0)
    else:
        for i in range(mind.targets):
            found = max(found, min(looks, mind.unseen[i]) * mind.telling[i])
    return mind.knowledge * found


# Goals on the map.


def set_goals(v, seat, mind):
    """Which figures he would like to see near a goal once the rest is nearly done, and what each spot is worth then."""
    mind.movers = 0
    if mind.missing >= NEAR_SHEETS or mind.marks > 0:
        return
    if mind.fenrir:
        for character in range(FIGURES):
            if v.card[character] == seat:
                mind.movers |= 1 << character
    elif v.organ >= 0:
        mind.movers = mind.suspects
    if mind.movers:
        keen = NEARNESS * (1 - mind.missing / NEAR_SHEETS) / mind.suspected / NEAR_REACH
        for spot in range(SPOT_COUNT):
            mind.near[spot] = keen * nearness(v, spot, mind)


def nearness(v, spot, mind):
    """How many steps within reach of the goals a spot is on average: the organ, or for Fenrir whom he suspects."""
    if not mind.fenrir:
        return max(0.0, NEAR_REACH - DISTANCE[spot][v.organ])
    steps = 0
    for suspect in range(FIGURES):
        if mind.suspects >> suspect & 1:
            steps += max(0, NEAR_REACH - DISTANCE[spot][v.place[suspect]])
    return steps / mind.suspected


def approach(figure, spot, mind):
    """What it is worth to have a figure on a spot."""
    return mind.pull[figure] * mind.near[spot] if mind.movers >> figure & 1 else 0.0


def trace_worth(v, figure, mind):
    """What a clue on a mystic building is worth: he may fetch it, if one is near the acting figure."""
    if figure < 0 or v.supply == 0:
        return 0.0
    worth = TRACE_WORTH
    for i in range(MYSTIC_COUNT):
        steps = DISTANCE[v.place[figure]][MYSTICS[i]]
        if steps <= WALK_LENGTH and mystic_for_clue(v, MYSTICS[i]):
            worth = max(worth, mind.clue - mind.price * steps)
    return worth


# Tiles.


def has_for_compass(v, seat):
    """Does a seat hold a tile that can help to find the organ?"""
    for face in range(TILE_FACES):
        if v.tile[seat][face] > 0:
            if ORGAN_MARK[face] or (TILE_EFFECT[face] == EFFECT_LOCATION and fits_somewhere(v, face)):
                return True
    return False


def fits_somewhere(v, building):
    """Is there a slot for this location tile?"""
    for slot in range(SLOT_COUNT):
        if valid_tile(v, slot, building):
            return True
    return False


def use_worth(v, seat, face, mind):
    """What playing a tile brings, beside moving figures."""
    effect = TILE_EFFECT[face]
    amount = TILE_AMOUNT[face]
    cost = TILE_COST[face] * mind.price
    if effect == EFFECT_SHEETS or effect == EFFECT_INSPIRATION:
        return sheets_worth(amount, mind) - cost
    if effect == EFFECT_TIME:
        return time_worth(v, seat, amount, mind)
    if effect == EFFECT_TRADE:
        return time_worth(v, seat, amount, mind) - mind.clue
    if effect == EFFECT_LOOK:
        return looks_worth(amount, False, mind)
    if effect == EFFECT_ARCHIVE:
        return amount * mind.draw - cost
    if effect == EFFECT_TRACE and v.step == GEAR:
        return trace_worth(v, v.figure, mind)
    return 0.0


def held_worth(v, seat, face, mind):
    """What a tile is worth for what it shows, apart from its effect: a place, an organ symbol, wolf marks."""
    worth = 0.0
    marks = WOLF_MARKS[face]
    if marks > 0 and v.seats > 3:
        if mind.fenrir and wolf_marks(v, seat) - marks < WOLF_MARKS_NEEDED:
            worth += MARK_NEEDED * marks
        elif not mind.fenrir and v.hour < AWAKENING:
            worth += MARK_PERHAPS * marks
    if v.organ < 0 and not mind.fenrir:
        if TILE_EFFECT[face] == EFFECT_LOCATION:
            worth += LOCATION_WORTH + CLUE_WORTH if fits_somewhere(v, face) else 0.0
        elif ORGAN_MARK[face]:
            worth += symbol_worth(v, seat)
    return worth


def symbol_worth(v, seat):
    """What an organ symbol in hand is worth while the organ is hidden."""
    symbols = 0
    for face in range(TILE_FACES):
        if ORGAN_MARK[face]:
            symbols += v.tile[seat][face]
    if symbols >= 2:
        return SYMBOL_TO_SPARE
    return SYMBOL_SOON if compass_tiles(v) >= SLOT_COUNT - 2 else SYMBOL


def keep_worth(v, seat, face, mind):
    """What a tile is worth in hand at the end of an hour."""
    worth = held_worth(v, seat, face, mind) + LATER * use_worth(v, seat, face, mind)
    return worth + IN_RESERVE if moves_figures(TILE_EFFECT[face]) else worth


def moves_figures(effect):
    """Is this the effect of a tile that moves figures?"""
    if effect == EFFECT_BOOTS or effect == EFFECT_GATE or effect == EFFECT_EXCHANGE:
        return True
    return EFFECT_SHEETS < effect <= EFFECT_RIDE_AIRSHIP
