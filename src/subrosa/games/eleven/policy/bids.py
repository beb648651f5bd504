"""The auction as the greedy player sees it: what a position is worth this hour, and what time costs (6)."""

from math import floor

from subrosa.core.turns import LOWEST

from ..box import (
    DRAW,
    EFFECT_LOCATION,
    FREE_WALK,
    GAIN_SHEETS,
    GAIN_TIME,
    LAST,
    LOOK,
    ORGAN_MARK,
    ORGAN_REWARD_TIME,
    POSITION_AMOUNT,
    POSITION_EFFECT,
    POSITION_WHO,
    RECOVER,
    TILE_EFFECT,
    TILE_FACES,
    TILE_REWARD_CLUES,
    TILE_REWARD_TIME,
    TWICE,
)
from ..rules.board import FIGURES, SLOT_COUNT, compass_tiles
from ..rules.effects import ALL_POWERS
from ..rules.terms import PASS
from .aims import fits_somewhere, looks_worth, sheets_worth, spare_time, time_worth
from .turn import ability_worth, figure_worth
from .weights import BIDDEN, LOCATION_WORTH, ORGAN_WORTH, POWER_BACK, READY, READY_SHEETS, STRAY_STEPS


def bid_worth(choice, mind):
    """As much less than the limit as a bid is; to pass comes after the last one within it."""
    return 0.0 if choice == PASS else mind.limit + 0.5 - choice


def limit(v, seat, mind):
    """The most a position is worth in time: what it has over the others to be had, by the price of time."""
    others = 0.0
    count = 0
    for position in range(v.positions):
        if v.order[position] < 0 and position != v.auctioned:
            others += mind.positions[position]
            count += 1
    more = mind.positions[v.auctioned] - others / max(1, count)
    return min(floor(BIDDEN * more / mind.price), spare_time(v, seat))


def weigh_positions(v, seat, mind):
    """What each position is worth this hour: pick of the figures, event, location tile, and who comes first."""
    rank_figures(v, seat, mind)
    price_positions(v, seat, READY * nearly_ready(v, mind), mind)


def price_positions(v, seat, first, mind):
    """The worth of all positions, the figures being ranked; to come first counts for so much."""
    last = v.positions - 1
    for position in range(v.positions):
        worth = mind.worths[position] + first * (1.0 - position / v.positions)
        who = POSITION_WHO[v.event]
        if who == position + 1 or (who == LAST and position == last):
            worth += event_worth(v, seat, mind)
        mind.positions[position] = worth
    mind.positions[last] += last_worth(v, seat, mind)


def rank_figures(v, seat, mind):
    """The figures that can be chosen this hour by what a turn with each is worth; how many there are."""
    count = 0
    for figure in range(FIGURES):
        if figure != v.locked:
            worth = figure_worth(v, seat, figure, mind)
            at = count
            while at > 0 and mind.worths[at - 1] < worth:
                mind.worths[at] = mind.worths[at - 1]
                mind.figures[at] = mind.figures[at - 1]
                at -= 1
            mind.worths[at] = worth
            mind.figures[at] = figure
            count += 1
    return count


def nearly_ready(v, mind):
    """How sure a player is to declare this hour, as far as sheets, marks, organ and knowledge go."""
    if mind.marks > 0 or (not mind.fenrir and v.organ < 0) or mind.missing > READY_SHEETS:
        return 0.0
    return 1 / (mind.suspected * mind.suspected)


def event_worth(v, seat, mind):
    """What the event gives to a position (5.3)."""
    effect = POSITION_EFFECT[v.event]
    amount = POSITION_AMOUNT[v.event]
    if effect == GAIN_TIME:
        return time_worth(v, seat, amount, mind)
    if effect == FREE_WALK:
        return STRAY_STEPS
    if effect == TWICE:
        return second_ability(v, seat, mind)
    if effect == LOOK:
        return looks_worth(amount, v.ability_investigate_may_split == 1, mind)
    if effect == DRAW:
        return amount * mind.draw
    if effect == GAIN_SHEETS:
        return sheets_worth(amount, mind)
    return POWER_BACK if effect == RECOVER and v.powers[seat] != ALL_POWERS else 0.0


def second_ability(v, seat, mind):
    """What the second best ability is worth."""
    best = LOWEST
    second = LOWEST
    for figure in range(FIGURES):
        worth = ability_worth(v, seat, figure, mind)
        second = max(second, min(best, worth))
        best = max(best, worth)
    return second


def last_worth(v, seat, mind):
    """What it is worth to be last: a location tile, or the organ itself, which Fenrir would rather hold up (9)."""
    if v.organ >= 0:
        return 0.0
    full = compass_tiles(v) == SLOT_COUNT - 1
    tile = False
    symbol = False
    for face in range(TILE_FACES):
        if v.tile[seat][face] > 0:
            tile = tile or (TILE_EFFECT[face] == EFFECT_LOCATION and fits_somewhere(v, face))
            symbol = symbol or (full and ORGAN_MARK[face] > 0)
    worth = 0.0
    if tile:
        worth = TILE_REWARD_TIME * mind.price + TILE_REWARD_CLUES * mind.clue
        worth += 0.0 if mind.fenrir else LOCATION_WORTH
    if full and (tile or symbol):
        worth += ORGAN_REWARD_TIME * mind.price
    if full and (tile or symbol or mind.fenrir):
        worth += ORGAN_WORTH
    return worth
