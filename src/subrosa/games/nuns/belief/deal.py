"""What a seat believes of every novice: what is known of each alone, and that cards are dealt from one deck (2.3, 2.5).

Of another's novice it is what the seat itself can know, which holds its own cards; of its own novices it is what
everybody can know of them.
"""

from ..box import PLACE_COUNT
from ..policy.mind import CASES, FEET, LOADS, SETS, WISH_COUNT
from ..rules.figures import in_play
from ..rules.knows import guard_side
from ..rules.terms import (
    BLESSED_FALSE_NOISE,
    BLESSINGS_IN_DECK,
    FIGURES,
    NOVICE_COUNT,
    SWIFT_FOOT,
)
from .memory import first

RANDOM, GREEDY = 0.1, 0.9
"""How common each style is held to be."""
KINDS = len(BLESSINGS_IN_DECK)


def weigh(v, seat, memory, mind):
    """What a seat believes, by counting and by behaviour, written into the mind."""
    for novice in range(NOVICE_COUNT):
        mind.seen_in[novice] = memory.seen_in[novice]
        mind.caught_in[novice] = memory.caught_in[novice]
        mind.key_in[novice] = memory.key_in[novice]
        mind.key_by[novice] = memory.key_by[novice]
    read(v, seat, seat, memory, mind)
    if leads_novices(v, seat):
        read(v, v.seats, seat, memory, mind)


def read(v, eye, seat, memory, mind):
    """What an onlooker, a seat or everybody, believes of another's novices, or of the seat's own."""
    deck(v, eye, memory, mind)
    weigh_cards(v, eye, 1.0, 0.0, memory, mind)
    spread(v, eye, seat, 1.0, 0.0, memory, mind, mind.counted, mind.counted_case)
    weigh_cards(v, eye, RANDOM, GREEDY, memory, mind)
    spread(v, eye, seat, RANDOM, GREEDY, memory, mind, mind.believed, mind.believed_case)


def leads_novices(v, seat):
    """Does a seat lead a novice?"""
    for novice in range(NOVICE_COUNT):
        if seat < v.seats and v.owner[novice] == seat:
            return True
    return False


def hides(v, eye, novice):
    """Has another than the onlooker this novice?"""
    return in_play(v, novice) and not (eye < v.seats and v.owner[novice] == eye)


def may_be_swift(v, novice):
    """Has she a blessing that nobody has seen (10.1)?"""
    return v.blessings == 0 and v.spent[novice] < 0


def knows_blessing(v, eye, figure):
    """Which blessing a figure has or had, if an onlooker knows it; -1 if not."""
    if v.spent[figure] >= 0 or eye >= v.seats:
        return v.spent[figure]
    if figure >= NOVICE_COUNT:
        return v.blessing[figure] if guard_side(v) >> eye & 1 else -1
    return v.blessing[figure] if v.owner[figure] == eye else -1


# The deck of blessings.


def deck(v, eye, memory, mind):
    """In how many ways the blessings left give so many hidden novices a swift foot (`mind.feet`)."""
    for feet in range(FEET):
        mind.feet[feet] = 1.0 if feet == 0 else 0.0
    if v.blessings != 0:
        return
    swift = BLESSINGS_IN_DECK[SWIFT_FOOT]
    noises = BLESSINGS_IN_DECK[BLESSED_FALSE_NOISE]
    every = 0
    for kind in range(KINDS):
        every += BLESSINGS_IN_DECK[kind]
    hidden = 0
    for figure in range(FIGURES):
        kind = knows_blessing(v, eye, figure)
        if kind >= 0:
            every -= 1
            swift -= 1 if kind == SWIFT_FOOT else 0
            noises -= 1 if kind == BLESSED_FALSE_NOISE else 0
        elif figure < NOVICE_COUNT and hides(v, eye, figure):
            hidden += 1
    abbess = knows_blessing(v, eye, NOVICE_COUNT) < 0
    prioress = knows_blessing(v, eye, NOVICE_COUNT + 1) < 0
    for feet in range(FEET):
        mind.feet[feet] = guards_have(v, abbess, prioress, swift, noises, every, hidden, feet, memory)


def guards_have(v, abbess, prioress, swift, noises, every, hidden, feet, memory):
    """The same summed up over what unknown blessings the guards may have: swift foot, false noise, or another."""
    ways = 0.0
    for mine in range(3 if abbess else 1):
        chance = guard_has(v, 0, abbess, mine, swift, noises, every, memory)
        if chance > 0.0:
            left_swift = swift - (1 if abbess and mine == 0 else 0)
            left_noises = noises - (1 if abbess and mine == 1 else 0)
            left = every - (1 if abbess else 0)
            for hers in range(3 if prioress else 1):
                other = guard_has(v, 1, prioress, hers, left_swift, left_noises, left, memory)
                feet_left = left_swift - (1 if prioress and hers == 0 else 0)
                rest = left - (1 if prioress else 0) - feet_left
                ways += chance * other * ordered(feet_left, feet) * ordered(rest, hidden - feet)
    return ways


def guard_has(v, guard, unknown, what, swift, noises, every, memory):
    """In how many ways a guard has a swift foot (0), false noise (1) or another blessing, so far as she let on."""
    if not unknown:
        return 1.0
    if what == 0:
        chance = float(swift)
        if v.swift_foot == 0:
            for _ in range(memory.runs_of_five[guard]):
                chance *= 0.5
        return chance
    if what == 1:
        return 0.0 if memory.no_false_noise[guard] else float(noises)
    return float(every - swift - noises)


def ordered(cards, hands):
    """In how many ways so many hands take one card each."""
    if hands < 0:
        return 0.0
    ways = 1.0
    for i in range(hands):
        ways *= max(0, cards - i)
    return ways


# Wishes and swift feet of all novices together.


def asked(v, novice, swift, memory):
    """How likely she kept her blessing whenever asked: with a swift foot there was nothing to choose (13.40)."""
    chance = 1.0
    if may_be_swift(v, novice) and not swift:
        for _ in range(memory.kept[novice]):
            chance *= 0.5
    return chance


def block(v, swift):
    """Which part of a row holds for a novice without or with a swift foot: where it is a blank there is but one."""
    return swift if v.swift_foot == 0 else 0


def fits_swift(v, novice, swift):
    """Can a novice be one without, or with a swift foot?"""
    if v.blessings != 0:
        return swift == 0
    return v.spent[novice] < 0 or swift == (1 if v.spent[novice] == SWIFT_FOOT else 0)


def weigh_cards(v, eye, random, greedy, memory, mind):
    """How likely each hidden novice has each wish card, without or with a swift foot (`mind.dealt`)."""
    taken = 0
    for novice in range(NOVICE_COUNT):
        for i in range(2 * WISH_COUNT):
            mind.alone[novice][i] = 0.0
            mind.dealt[novice][i] = 0.0
        if hides(v, eye, novice):
            alone(v, novice, random, greedy, memory, mind)
        elif in_play(v, novice) and v.wish_card[novice] >= 0:
            taken |= 1 << v.wish_card[novice]
    carry_forwards(v, eye, taken, mind)
    carry_backwards(v, eye, mind)
    for novice in range(NOVICE_COUNT):
        if hides(v, eye, novice):
            together(v, novice, mind)


def alone(v, novice, random, greedy, memory, mind):
    """How likely everything that was open of a novice is with each wish card; the likeliest counts 1."""
    for place in range(PLACE_COUNT):
        if memory.possible[novice][place]:
            mass = memory.mass[novice * PLACE_COUNT + place]
            liked = memory.liked[novice * PLACE_COUNT + place]
            for swift in range(2):
                if fits_swift(v, novice, swift):
                    for load in range(LOADS):
                        at = first(load, block(v, swift))
                        for wish in range(WISH_COUNT):
                            weight = random * mass[at + wish] + greedy * liked[load * WISH_COUNT + wish]
                            mind.alone[novice][swift * WISH_COUNT + wish] += weight
    most = 0.0
    for i in range(2 * WISH_COUNT):
        mind.alone[novice][i] *= asked(v, novice, i // WISH_COUNT, memory)
        most = max(most, mind.alone[novice][i])
    for i in range(2 * WISH_COUNT):
        mind.alone[novice][i] /= most


def carry_forwards(v, eye, taken, mind):
    """How much weight rests on the novices so far having taken a set of wish cards, and so many swift feet."""
    for i in range(FEET * SETS):
        mind.forwards[0][i] = 0.0
    mind.forwards[0][taken] = 1.0
    for novice in range(NOVICE_COUNT):
        now = mind.forwards[novice]
        then = mind.forwards[novice + 1]
        if not hides(v, eye, novice):
            for i in range(FEET * SETS):
                then[i] = now[i]
            continue
        for i in range(FEET * SETS):
            then[i] = 0.0
        chances, foot = mind.alone[novice], hidden_foot(v, novice)
        for i in range(FEET * SETS):
            if now[i] > 0.0:
                for j in range(2 * WISH_COUNT):
                    if chances[j] > 0.0:
                        to = with_card(foot, i, j)
                        if to >= 0:
                            then[to] += now[i] * chances[j]


def carry_backwards(v, eye, mind):
    """How much weight the novices from here on can add, and the deck of blessings at the end."""
    for i in range(FEET * SETS):
        mind.backwards[NOVICE_COUNT][i] = mind.feet[i // SETS]
    for n in range(NOVICE_COUNT):
        novice = NOVICE_COUNT - 1 - n
        now = mind.backwards[novice]
        then = mind.backwards[novice + 1]
        if not hides(v, eye, novice):
            for i in range(FEET * SETS):
                now[i] = then[i]
            continue
        chances, foot = mind.alone[novice], hidden_foot(v, novice)
        for i in range(FEET * SETS):
            if mind.forwards[novice][i] > 0.0:
                now[i] = 0.0
                for j in range(2 * WISH_COUNT):
                    if chances[j] > 0.0:
                        to = with_card(foot, i, j)
                        if to >= 0:
                            now[i] += chances[j] * then[to]


def hidden_foot(v, novice):
    """What a swift foot that nobody has seen adds to what is taken."""
    return SETS if may_be_swift(v, novice) else 0


def with_card(foot, at, card):
    """What is taken when a novice has a wish card and perhaps a hidden swift foot too; -1 if that cannot be."""
    wish = card % WISH_COUNT
    if at >> wish & 1:
        return -1
    to = at | 1 << wish
    if card >= WISH_COUNT:
        to += foot
    return to if to < FEET * SETS else -1


def together(v, novice, mind):
    """The share of each wish card, without or with a swift foot, beside what the others may have."""
    total = 0.0
    chances, foot = mind.alone[novice], hidden_foot(v, novice)
    for i in range(FEET * SETS):
        before = mind.forwards[novice][i]
        if before > 0.0:
            for j in range(2 * WISH_COUNT):
                to = with_card(foot, i, j) if chances[j] > 0.0 else -1
                if to >= 0:
                    weight = before * chances[j] * mind.backwards[novice + 1][to]
                    mind.dealt[novice][j] += weight
                    total += weight
    for j in range(2 * WISH_COUNT):
        mind.dealt[novice][j] /= total


def spread(v, eye, seat, random, greedy, memory, mind, places, cases):
    """How likely each place of a novice is, and each case of what she carries and which wish is hers."""
    for novice in range(NOVICE_COUNT):
        own = seat < v.seats and v.owner[novice] == seat
        if hides(v, eye, novice) and own == (eye != seat):
            for k in range(CASES):
                cases[novice][k] = 0.0
            scale(v, novice, random, greedy, memory, mind)
            dealt = mind.dealt[novice]
            for place in range(PLACE_COUNT):
                places[novice][place] = 0.0
                if memory.possible[novice][place]:
                    mass = memory.mass[novice * PLACE_COUNT + place]
                    liked = memory.liked[novice * PLACE_COUNT + place]
                    for swift in range(2):
                        for load in range(LOADS):
                            at, low = first(load, block(v, swift)), load * WISH_COUNT
                            for wish in range(WISH_COUNT):
                                factor = dealt[swift * WISH_COUNT + wish]
                                if factor > 0.0:
                                    share = factor * (random * mass[at + wish] + greedy * liked[low + wish])
                                    places[novice][place] += share
                                    cases[novice][low + wish] += share


def scale(v, novice, random, greedy, memory, mind):
    """From shares of cards to what each unit of mass under a card is worth."""
    for i in range(2 * WISH_COUNT):
        mind.alone[novice][i] = 0.0
    for place in range(PLACE_COUNT):
        if memory.possible[novice][place]:
            mass = memory.mass[novice * PLACE_COUNT + place]
            liked = memory.liked[novice * PLACE_COUNT + place]
            for swift in range(2):
                for load in range(LOADS):
                    at, low = first(load, block(v, swift)), load * WISH_COUNT
                    for wish in range(WISH_COUNT):
                        weight = random * mass[at + wish] + greedy * liked[low + wish]
                        mind.alone[novice][swift * WISH_COUNT + wish] += weight
    for i in range(2 * WISH_COUNT):
        if mind.dealt[novice][i] > 0.0:
            mind.dealt[novice][i] /= mind.alone[novice][i]
