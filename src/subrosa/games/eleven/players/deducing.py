"""A deducer runs the race of the greedy player, but weighs who the Chosen One is by what he believes.

He looks where most would be told, steers figures by how likely each is the Chosen One and by who would gain from it,
bids for the turns that count, and declares as soon as he is surer than he can hope to be of winning later.
"""

from math import floor

from subrosa.core.turns import LOWEST

from ..belief.deals import SETS, carry, lay_out, share_out, undealt
from ..belief.manners import by_manners, suspects_of
from ..box import FENRIR_SHEETS, HERO_SHEETS, HOURS
from ..policy.aims import price, spare_time, unseen_cards
from ..policy.bids import price_positions, rank_figures
from ..policy.extras import extra_worth
from ..policy.victory import plan
from ..policy.weights import NEAR_SHEETS, VICTORY
from ..rules.board import FIGURES, SPOT_COUNT
from ..rules.terms import HAND_IN, MOVE, NAME, NAME_AS_FENRIR, PASS, RAISE
from ..rules.turn import begin_turn
from .prospects import closeness, outlook, survey_view
from .weights import BEFORE, BIDDEN, DENY, FIRST, HOPE, LATER, SOON, STAKES, STEER, SURE, TIME

# What he believes.


def suspect(v, seat, memory, mind):
    """How likely each is the Chosen One, by counting, and by how the others play once a goal is in sight."""
    for character in range(FIGURES):
        mind.chance[character] = 1.0 / mind.suspected if mind.suspects >> character & 1 else 0.0
    if mind.suspected > 1 and (v.organ >= 0 or mind.fenrir):
        believe(v, memory, mind)
    for player in range(v.seats):
        mind.left[player] = 1.0 * mind.suspected if player == seat else suspects_of(v, player, memory)


def believe(v, memory, mind):
    """The same by behaviour: all deals are carried along, and the Chosen One comes last; the weight of all deals."""
    count = lay_out(v, mind)
    mind.laid = count
    by_manners(v, memory, count, mind)
    worlds = carry(count, 1.0 * undealt(memory) if memory.dealt else 1.0, mind)
    last = count - 1
    for character in range(FIGURES):
        share = 0.0
        for state in range(2 * SETS):
            if mind.forwards[last][state] > 0.0 and not state >> character & 1:
                after = mind.as_hero[last][character] * mind.backwards[count][state | 1 << character]
                share += mind.forwards[last][state] * after
        mind.chance[character] = share / worlds
    return worlds


def compare(v, seat, mind):
    """How close each player is to winning, from 0 to 1, as far as can be seen."""
    for player in range(v.seats):
        mind.ready[player] = 0.0
        if v.alive >> player & 1:
            needed = FENRIR_SHEETS if player == seat and mind.fenrir else HERO_SHEETS
            lacks = max(0, needed - v.sheets[player])
            if lacks < NEAR_SHEETS:
                mind.ready[player] = (1.0 - lacks / NEAR_SHEETS) / (mind.left[player] * mind.left[player])


def threat(v, seat, mind):
    """How close the closest rival is."""
    most = 0.0
    for player in range(v.seats):
        if player != seat:
            most = max(most, mind.ready[player])
    return most


# What he is after.


def sharpen(v, seat, mind):
    """What things are worth to him, beside a greedy player, and whom he would steer where."""
    mind.price *= TIME
    steer(v, seat, mind)


def steer(v, seat, mind):
    """Whoever may be the Chosen One is drawn to the organ by one who is ready, and away from it by whoever is not.

    Fenrir draws his own figure to them.
    """
    mind.movers = 0
    if mind.fenrir:
        lacks = mind.missing + 2.0 * mind.marks
        if lacks < NEAR_SHEETS:
            for character in range(FIGURES):
                if v.card[character] == seat:
                    mind.movers |= 1 << character
                    mind.pull[character] = STEER * (1.0 - lacks / NEAR_SHEETS)
            for spot in range(SPOT_COUNT):
                near = 0.0
                for figure in range(FIGURES):
                    if mind.chance[figure] > 0.0:
                        near += mind.chance[figure] * closeness(spot, v.place[figure])
                mind.near[spot] = near
    elif v.organ >= 0:
        own = STEER * max(0.0, 1.0 - mind.missing / NEAR_SHEETS)
        gladly = own - DENY * threat(v, seat, mind)
        for figure in range(FIGURES):
            mind.pull[figure] = gladly * mind.chance[figure]
            if mind.chance[figure] > 0.0:
                mind.movers |= 1 << figure
        for spot in range(SPOT_COUNT):
            mind.near[spot] = closeness(spot, v.organ)


# Looks.


def weigh_looks(v, count, memory, mind):
    """What each target tells: a character found there counts by how suspect he is."""
    worlds = believe(v, memory, mind)
    share_out(v, mind.laid, worlds, mind, mind.believed, mind.fenrir_believed)
    for i in range(count):
        mind.values[i] = tells(v, mind.lists[0][i], 1 if v.spread else v.looks, mind)


def tells(v, target, looks, mind):
    """How much so many looks at one target tell on average."""
    cards = unseen_cards(v, target)
    if cards == 0:
        return 0.0
    found = 0.0
    for character in range(FIGURES):
        if v.card[character] < 0:
            found += mind.believed[character][target] * mind.chance[character]
    return mind.suspected * found * min(looks, cards) / cards


# The auction.


def weigh_bids(views, seat, mind):
    """What each position is worth this hour; how likely he wins if he moves first."""
    v = views[0]
    rank_figures(v, seat, mind)
    foresee_victory(views, seat, mind)
    first = FIRST * max(mind.ready[seat], mind.wins) + BEFORE * threat(v, seat, mind)
    if v.organ < 0 and not mind.fenrir:
        first = 0.0
    price_positions(v, seat, first, mind)
    if mind.wins > 0.0:
        mind.positions[0] += SURE * mind.wins


def foresee_victory(views, seat, mind):
    """How likely he would declare and win if he moved first, after another bid."""
    mind.wins = 0.0
    v = views[0]
    if v.order[0] >= 0 or mind.missing > SOON or mind.marks > 0 or (v.organ < 0 and not mind.fenrir):
        return
    likeliest = 0
    for character in range(FIGURES):
        if mind.chance[character] > mind.chance[likeliest]:
            likeliest = character
    views[1] = views[0]
    w = views[1]
    begin_turn(w, seat)
    w.order[0] = seat
    w.time[seat] -= v.bid + 1 if v.step == RAISE else 0
    if w.time[seat] > 0 and mind.chance[likeliest] > STAKES and plan(w, likeliest, mind) >= 0:
        mind.wins = mind.chance[likeliest]


def most_bid(v, seat, mind):
    """What the position has over the others that can be had, by the price of time; never what the turns need.

    For a turn that wins one more is always bid, as long as it leaves the time for that.
    """
    others = 0.0
    count = 0
    for position in range(v.positions):
        if v.order[position] < 0 and position != v.auctioned:
            others += mind.positions[position]
            count += 1
    more = mind.positions[v.auctioned] - others / count
    limit = min(floor(BIDDEN * more / price(v, seat)), spare_time(v, seat))
    return max(limit, v.bid + 1) if v.auctioned == 0 and mind.wins > 0.0 else limit


def bid_worth(v, seat, choice, mind):
    """As much less than the limit as a bid is; to pass comes after the last one within it."""
    return 0.0 if choice == PASS else most_bid(v, seat, mind) + 0.5 - choice


# Cards, tiles and the declaration.


def weigh_extras(v, seat, begin, count, mind):
    """What cards and tiles add to the best answer; a declaration that is sure to be completed by how likely it is."""
    most = LOWEST
    for i in range(begin):
        most = max(most, mind.values[i])
    hope = -1.0
    for i in range(begin, count):
        choice = mind.lists[0][i]
        mind.values[i] = LOWEST
        if choice >= NAME:
            named = choice - (NAME_AS_FENRIR if choice >= NAME_AS_FENRIR else NAME)
            if mind.chance[named] > 0.0:
                if hope < 0.0:
                    hope = continuation(v, seat, mind)
                if mind.chance[named] > hope and plan(v, named, mind) >= 0:
                    mind.values[i] = VICTORY * (1.0 + mind.chance[named])
        elif v.step != MOVE and v.step != HAND_IN:
            mind.values[i] = most + extra_worth(v, seat, choice, mind)


def continuation(v, seat, mind):
    """The chance to win later than now; in the last hour there is no later."""
    survey_view(v, seat, mind)
    return min(LATER[min(HOURS - v.hour, len(LATER) - 1)], HOPE * outlook(v, seat, mind))
