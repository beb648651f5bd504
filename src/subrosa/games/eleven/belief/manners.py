"""What a choice says of who makes it: his character, his role, and whom he takes for the Chosen One.

A hero brings figures to the organ who may be the Chosen One, and his own character is none of them; Fenrir brings his
own figure to those. A hero needs fifteen sheets and wants the organ found; Fenrir needs twelve, wants wolf marks and is
in no hurry. So every choice is weighed by what it is worth to the greedy player in either role, whether or not its
figure is one he would steer. How many he still suspects is not known: it is reckoned from his looks.

Three styles: one who does just anything; greedy; and one who hides, who chooses as a hero would who steers nobody,
whatever he is.
"""

from math import exp

from ..box import SLOTS, WOLF_MARKS
from ..policy import answer
from ..policy.aims import set_goals, take_aim
from ..policy.mind import MOST_SEEN
from ..rules import legal
from ..rules.board import FIGURES, compass_tiles
from ..rules.effects import is_target
from ..rules.goods import hand_count
from ..rules.terms import (
    BY_SYMBOL,
    CHOSEN_ONE,
    FENRIR,
    FIGURE,
    GEAR,
    HAND_IN,
    HERO,
    LOCATION,
    MOVE,
    PASS,
    POWER,
    TARGET,
    TILE,
    UNKNOWN,
    WALK,
)
from .deals import can_be, fits
from .looks import characters_at, open_at

RANDOM, GREEDY, HIDER = range(3)
STYLES = 3
ROLES = 2
PRIOR = (0.1, 0.6, 0.3)
"""How common each style is held to be."""
BETA = 6.0
"""How sharply a player prefers what is worth more: by so much a sheet."""
TREMBLE = 0.05
"""So often anybody does just anything: nothing is ever certain by behaviour alone."""
SEEK = 25.0
"""How sharply he prefers a look that is likelier to show somebody new."""
MARKS_BY = 6
"""From this hour on Fenrir is held to have his wolf marks."""
NO_TILE_FITS = 0.72
"""How likely a tile is none that Fenrir's rivals would bring to the compass."""
WOLF_PLAYED = 0.1
"""How likely Fenrir is to play a tile with a wolf mark, beside a hero."""
EVERYBODY = (1 << FIGURES) - 1


def forget_manners(memory):
    """Nobody has chosen anything."""
    for player in range(len(memory.likely)):
        for i in range(len(memory.likely[player])):
            memory.likely[player][i] = 1.0
        for i in range(len(memory.chosen[player])):
            memory.chosen[player][i] = 1.0


def weigh_choice(views, player, heard, memory, mind):
    """A choice of another player is weighed, where it may depend on what is hidden."""
    v = views[0]
    step = v.step
    if step == TARGET:
        weigh_target(v, player, heard, memory, mind)
    elif step == LOCATION:
        weigh_location(v, player, heard, memory)
    elif step == FIGURE or step == GEAR or step == MOVE or step == WALK or step == HAND_IN:
        if TILE <= heard < TILE + len(WOLF_MARKS):
            if WOLF_MARKS[heard - TILE] > 0:
                lean(memory.likely[player], 1.0, WOLF_PLAYED)
        elif not (POWER <= heard < BY_SYMBOL or (v.declared and v.turn == player)):
            weigh_turn(views, player, heard, memory, mind)


# A turn.


def weigh_turn(views, player, heard, memory, mind):
    """What was done with figures, gears and clues; a role that is out of the question is as likely as the other."""
    v = views[0]
    wolf = can_be(v, memory, player, FENRIR)
    suspected = suspects_of(v, player, memory)
    tells = wolf
    if not wolf:
        imagine(views, player, HERO, suspected, mind)
        tells = mind.movers != 0
    if not tells:
        return
    count = tabulate(views, player, HERO, suspected, mind)
    if count < 2:
        return
    if wolf:
        tabulate(views, player, FENRIR, suspected, mind)
    compare(v, player, heard, count, suspected, wolf, memory, mind)
    rescale(memory.likely[player])
    rescale(memory.chosen[player])


def imagine(views, player, role, suspected, mind):
    """The player's view with nothing in his hand, as he would see it in this role; what he would be after."""
    views[1] = views[0]
    w = views[1]
    w.role[player] = role
    for face in range(len(WOLF_MARKS)):
        w.tile[player][face] = 0
    for character in range(FIGURES):
        if w.open[character] != 1:
            w.card[character] = -1
    take_aim(w, player, mind)
    if role == FENRIR and w.hour >= MARKS_BY:
        mind.marks = 0
    w.card[0] = player  # somebody is on his card: for which figure the goal is worth something is asked apart
    set_goals(w, player, mind)
    if mind.movers:
        keener = mind.suspected / suspected
        for spot in range(len(mind.near)):
            mind.near[spot] *= keener
    mind.suspected = max(1, min(mind.suspected, int(suspected + 0.5)))
    if mind.suspected == 1:
        mind.knowledge = 0.0


def tabulate(views, player, role, suspected, mind):
    """What each choice is worth in this role, its figure steered or not (`mind.table`); how many choices there are."""
    imagine(views, player, role, suspected, mind)
    w = views[1]
    count = legal(w, player, mind.lists[0])
    while POWER <= mind.lists[0][count - 1] < BY_SYMBOL:
        count -= 1
    aims = mind.movers != 0
    for steered in range(2):
        if steered == 0 or aims:
            mind.movers = steered * EVERYBODY
            answer(w, player, count, mind)
        for i in range(count):
            mind.table[i][2 * role + steered] = mind.values[i]
    return count


def suspects_of(v, player, memory):
    """How many a player still suspects on average, from what he can have seen."""
    left = 1.0
    for target in range(UNKNOWN + 1):
        if target != player and (target == UNKNOWN or target < v.seats):
            unseen = 1.0 * (characters_at(v, target) - open_at(v, target))
            for already in range(1, MOST_SEEN):
                unseen -= already * memory.sought[player][target * MOST_SEEN + already]
            left += max(0.0, unseen)
    for character in range(FIGURES):
        if v.wrong[character] == 1 and v.open[character] != 1:
            left -= 1.0
    return max(1.0, left)


def compare(v, player, heard, count, suspected, wolf, memory, mind):
    """How likely he would have chosen so, for each character on his card in either role, and for each Chosen One."""
    likely = memory.likely[player]
    some = suspected / FIGURES
    others = (suspected - 1.0) / FIGURES
    hidden = trembling(attraction(v, heard, count, HERO, -1, 0.0, 0.0, mind), count)
    doubt = of_fenrir(likely, v.seats) if wolf else 0.0
    for character in range(FIGURES):
        hero = trembling(attraction(v, heard, count, HERO, character, 0.0, some, mind), count)
        fenrir = hero
        if wolf:
            fenrir = trembling(attraction(v, heard, count, FENRIR, character, 1.0, 0.0, mind), count)
        right = trembling(attraction(v, heard, count, HERO, character, 1.0, others, mind), count)
        multiply(likely, character, hero, hidden, count)
        multiply(likely, FIGURES + character, fenrir, hidden, count)
        multiply(memory.chosen[player], character, doubt * hidden + (1.0 - doubt) * right, hidden, count)


def attraction(v, heard, count, role, special, mine, others, mind):
    """How strongly the choice attracts one who would so gladly steer a special figure, and so gladly the others."""
    most = -1e300
    for i in range(count):
        most = max(most, pull(v, i, role, special, mine, others, mind))
    total = 0.0
    chosen = 0.0
    for i in range(count):
        drawn_to = exp(BETA * (pull(v, i, role, special, mine, others, mind) - most))
        total += drawn_to
        if mind.lists[0][i] == heard:
            chosen = drawn_to
    return chosen / total


def pull(v, i, role, special, mine, others, mind):
    """What a choice is worth to him."""
    figure = mind.lists[0][i] if v.step == FIGURE else v.walker if v.step == WALK else v.figure
    gladly = mine if figure == special else others
    still = mind.table[i][2 * role]
    return still + gladly * (mind.table[i][2 * role + 1] - still)


def trembling(drawn_to, count):
    """How likely a choice is, with the chance that anybody does just anything."""
    return (1.0 - TREMBLE) * drawn_to + TREMBLE / count


def multiply(likely, row, greedy, hider, count):
    """One more choice of a player of each style."""
    likely[row * STYLES + RANDOM] /= count
    likely[row * STYLES + GREEDY] *= greedy
    likely[row * STYLES + HIDER] *= hider


def lean(likely, hero, fenrir):
    """A choice that greedy players of either role make so often, and the others as likely as not."""
    for character in range(FIGURES):
        likely[character * STYLES + GREEDY] *= hero
        likely[(FIGURES + character) * STYLES + GREEDY] *= fenrir


def rescale(likely):
    """Only the ratios count: the largest becomes 1."""
    most = 0.0
    for i in range(len(likely)):
        most = max(most, likely[i])
    for i in range(len(likely)):
        likely[i] /= most


def of_fenrir(likely, seats):
    """How likely a player is Fenrir by what he has done alone."""
    hero = 0.0
    fenrir = 0.0
    for character in range(FIGURES):
        hero += of_styles(likely, character)
        fenrir += of_styles(likely, FIGURES + character)
    return fenrir / (fenrir + (seats - 1.0) * hero) if seats > 3 else 0.0


# The compass, and looks.


def weigh_location(v, player, heard, memory):
    """A location tile placed, or none: Fenrir is in no hurry once half of them lie (9)."""
    if can_be(v, memory, player, HERO) and can_be(v, memory, player, FENRIR):
        without = 1.0
        for _ in range(v.tiles[player]):
            without *= NO_TILE_FITS
        waits = 1.0 if compass_tiles(v) >= len(SLOTS) - 2 else without
        if heard == PASS:
            lean(memory.likely[player], trembling(without, 2), trembling(waits, 2))
        else:
            lean(memory.likely[player], trembling(1.0 - without, 2), trembling(1.0 - waits, 2))


def weigh_target(v, player, heard, memory, mind):
    """Nobody looks where he has seen all: what a player can have seen is weighed by where he looks."""
    looks = 1 if v.spread else v.looks
    count = 0
    total = 0.0
    for target in range(UNKNOWN + 1):
        if is_target(v, target) and target != player:
            worth = 0.0
            for already in range(characters_at(v, target) + 1):
                worth += memory.sought[player][target * MOST_SEEN + already] * telling(v, target, already, looks)
            mind.values[target] = exp(SEEK * worth)
            total += mind.values[target]
            count += 1
    for target in range(UNKNOWN + 1):
        if is_target(v, target) and target != player:
            rest = total - mind.values[target]
            believed = 0.0
            for already in range(characters_at(v, target) + 1):
                here = exp(SEEK * telling(v, target, already, looks))
                drawn_to = (here if target == heard else mind.values[heard]) / (rest + here)
                likely = PRIOR[RANDOM] / count + (1.0 - PRIOR[RANDOM]) * trembling(drawn_to, count)
                memory.sought[player][target * MOST_SEEN + already] *= likely
                believed += memory.sought[player][target * MOST_SEEN + already]
            for already in range(MOST_SEEN):
                memory.sought[player][target * MOST_SEEN + already] /= believed


def telling(v, target, already, looks):
    """How many characters not seen before so many looks show on average."""
    cards = hand_count(v, target) - v.looked[target]
    return min(looks, cards) * max(0, characters_at(v, target) - already) / cards


# What follows.


def of_styles(likely, row):
    """How likely a player would have played so, whatever his style."""
    total = 0.0
    for style in range(STYLES):
        total += PRIOR[style] * likely[row * STYLES + style]
    return total


def by_manners(v, memory, count, mind):
    """Every deal that the rules allow weighs as much as it makes likely what everybody chose."""
    for i in range(count):
        player = mind.whose[i]
        for character in range(FIGURES):
            one = 1.0 if fits(v, mind, i, character) else 0.0
            if player == CHOSEN_ONE:
                for other in range(v.seats):
                    one *= of_styles(memory.chosen[other], character)
                mind.as_hero[i][character] = one
                mind.as_fenrir[i][character] = 0.0
            else:
                likely = memory.likely[player]
                hero = 1.0 if can_be(v, memory, player, HERO) else 0.0
                fenrir = 1.0 if can_be(v, memory, player, FENRIR) else 0.0
                mind.as_hero[i][character] = one * hero * of_styles(likely, character)
                mind.as_fenrir[i][character] = one * fenrir * of_styles(likely, FIGURES + character)
