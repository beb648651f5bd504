"""Worlds of 011 that are believed, and how the hour goes on in one.

Cards and Fenrir are drawn by what is believed, what the others have seen by what they looked at, tiles from those that
nobody has shown. Then everybody plays greedily by what he would know until the hour is over; what counts is who has
won by then, or how likely each is to win yet.
"""

from subrosa.core.deciders import CHANCE
from subrosa.core.streams import drawn, word
from subrosa.core.turns import LOWEST, best_of

from ..belief.deals import SETS
from ..belief.looks import characters_at
from ..belief.tiles import hidden_in, seen_copies
from ..box import SEAL, TILE_COPIES, TILE_FACES
from ..policy import appraise
from ..policy.mind import MOST_SEEN
from ..policy.victory import plan
from ..policy.weights import VICTORY
from ..rules import apply, deciders, odds
from ..rules.board import FIGURES
from ..rules.terms import (
    FACE_UP,
    FENRIR,
    FIGURE,
    GEAR,
    HERO,
    LOCATION,
    MOVE,
    NAME,
    NAME_AS_FENRIR,
    OPEN,
    ORGAN,
    OVER,
    PILE,
    RAISE,
    UNKNOWN,
)
from .deducing import believe
from .prospects import outlook, survey_world
from .weights import BEHIND, GUESS, MOST_TRIED, PRIOR

CERTAIN = 1.95 * VICTORY
"""What a declaration is worth that needs no trying."""


def considers(v, count, mind):
    """Is this a decision worth trying out? To declare is, unless he is certain."""
    step = v.step
    for i in range(count):
        if mind.values[i] > CERTAIN:
            return False
    if step == FIGURE or step == GEAR or step == OPEN or step == RAISE or step == LOCATION or step == ORGAN:
        return True
    return step == MOVE and mind.movers != 0


def narrow(v, mind, count):
    """Only the choices that look best are kept, and declarations that are sure to be completed; how many they are."""
    if v.step == LOCATION:
        level(mind, count)
    best = LOWEST
    for i in range(count):
        choice = mind.lists[0][i]
        if NAME <= choice < NAME_AS_FENRIR + FIGURES and mind.values[i] == LOWEST:
            named = choice - (NAME_AS_FENRIR if choice >= NAME_AS_FENRIR else NAME)
            if mind.chance[named] > GUESS and plan(v, named, mind) >= 0:
                mind.values[i] = VICTORY * mind.chance[named]
        if mind.values[i] < VICTORY / 10:
            best = max(best, mind.values[i])
    kept = 0
    for i in range(count):
        if mind.values[i] > best - BEHIND:
            mind.lists[0][kept] = mind.lists[0][i]
            mind.values[kept] = mind.values[i]
            kept += 1
    for i in range(min(kept, MOST_TRIED)):
        top = i
        for j in range(i + 1, kept):
            if mind.values[j] > mind.values[top]:
                top = j
        choice, worth = mind.lists[0][i], mind.values[i]
        mind.lists[0][i] = mind.lists[0][top]
        mind.values[i] = mind.values[top]
        mind.lists[0][top] = choice
        mind.values[top] = worth
    return min(kept, MOST_TRIED)


def level(mind, count):
    """Where a tile goes says little of who wins, and to hold it back may say more: all are worth trying."""
    best = LOWEST
    for i in range(count):
        best = max(best, mind.values[i])
    for i in range(count):
        mind.values[i] = 0.1 * max(mind.values[i] - best, -10.0)


def prepare(v, seat, memory, mind, count):
    """What worlds are drawn by comes to mind; what the choices look like counts a little, too."""
    believe(v, memory, mind)
    for looker in range(v.seats):
        for i in range(len(mind.sought[looker])):
            mind.sought[looker][i] = memory.sought[looker][i]
    best = LOWEST
    for i in range(count):
        if mind.values[i] < VICTORY / 10:
            best = max(best, mind.values[i])
    for i in range(count):
        mind.roots[i] = mind.lists[0][i]
        mind.priors[i] = PRIOR * min(0.0, mind.values[i] - best)


# A world.


def imagine(views, own, world, seat, g, mind):
    """A world that fits the own view, drawn by what is believed."""
    views[world] = views[own]
    s = views[world]
    deal_cards(s, seat, g, mind)
    for player in range(s.seats):
        if player != seat:
            for character in range(FIGURES):
                s.known[player][character] = 1 if s.card[character] == player else 0
            for target in range(UNKNOWN + 1):
                if target != player and (target == UNKNOWN or target < s.seats):
                    let_see(s, player, target, g, mind)
    deal_tiles(s, views[own], seat, g, mind)


def deal_cards(s, seat, g, mind):
    """Cards and Fenrir, one card of the row after the other, by all that can follow."""
    roles = s.role[seat] >= 0
    state = 0
    for i in range(mind.laid):
        rest = mind.backwards[i][state] * word(g) / 4294967296.0
        found, wolf = -1, 0
        for character in range(FIGURES):
            if not state >> character & 1 and rest >= 0.0:
                after = state | 1 << character
                share = mind.as_hero[i][character] * mind.backwards[i + 1][after]
                if share > 0.0:
                    found, wolf = character, 0
                    rest -= share
                if rest >= 0.0 and state < SETS:
                    share = mind.as_fenrir[i][character] * mind.backwards[i + 1][after + SETS]
                    if share > 0.0:
                        found, wolf = character, 1
                        rest -= share
        state = state | 1 << found
        s.card[found] = mind.whose[i]
        if mind.whose[i] < s.seats and roles:
            if s.role[mind.whose[i]] < 0:
                s.role[mind.whose[i]] = FENRIR if wolf else HERO
        if wolf:
            state += SETS
    for character in range(FIGURES):
        if s.card[character] < 0:
            s.card[character] = PILE if s.seats > 3 else FACE_UP


def let_see(s, player, target, g, mind):
    """A player knows so many characters of a target as he may have seen there, any of them."""
    rest = word(g) / 4294967296.0
    seen = 0
    while seen < MOST_SEEN - 1 and rest >= mind.sought[player][target * MOST_SEEN + seen]:
        rest -= mind.sought[player][target * MOST_SEEN + seen]
        seen += 1
    left = characters_at(s, target)
    for character in range(FIGURES):
        if s.card[character] == target and left > 0:
            if word(g) * left >> 32 < seen:
                s.known[player][character] = 1
                seen -= 1
            left -= 1


def deal_tiles(s, v, seat, g, mind):
    """The tiles nobody has shown lie anywhere: in hands, under the stack, in the bag."""
    for face in range(TILE_FACES):
        mind.out[face] = face
        mind.weights[face] = TILE_COPIES[face] - seen_copies(v, face)
    for slot in range(len(v.compass)):
        if v.compass[slot] >= 0:
            mind.weights[v.compass[slot]] -= 1
    if v.seats == 3:
        mind.weights[SEAL] = 0
    for player in range(s.seats):
        if player != seat:
            for face in range(TILE_FACES):
                s.tile[player][face] = max(0, v.tile[player][face])
                s.told[player][face] = max(0, v.told[player][face])
            for _ in range(hidden_in(v, player)):
                s.tile[player][take(g, mind)] += 1
    for i in range(s.under_left):
        if v.under[i] < 0:
            s.under[i] = take(g, mind)
    for face in range(TILE_FACES):
        s.bag[face] = mind.weights[face]


def take(g, mind):
    """One of the tiles that are left."""
    face = drawn(TILE_FACES, mind.out, mind.weights, g)
    mind.weights[face] -= 1
    return face


# The hour.


def unfold(views, own, trial, seat, memory, style, choice, g, mind):
    """The hour goes on after a choice; how likely the seat is to win at its end, and what the choice looked like."""
    s = views[trial]
    hour = s.hour
    while s.step != OVER and s.hour == hour and s.alive >> seat & 1:
        mask = deciders(s)
        if mask == 1 << CHANCE:
            apply(s, CHANCE, drawn(odds(s, mind.out, mind.weights), mind.out, mind.weights, g))
        else:
            decider = 0
            while not mask >> decider & 1:
                decider += 1
            views[0] = views[trial]
            hide(views[0], decider)
            apply(s, decider, best_of(mind, appraise(views, decider, mind), g))
    looked = 0.0
    for i in range(MOST_TRIED):
        if mind.roots[i] == choice:
            looked = mind.priors[i]
            break
    if s.winner == seat:
        return 1.0 + looked
    if s.step == OVER or not s.alive >> seat & 1:
        return looked
    survey_world(s, mind)
    return outlook(s, seat, mind) + looked


def hide(v, seat):
    """What greedy players go by of a world: the cards they know."""
    for character in range(FIGURES):
        if not (v.known[seat][character] or v.open[character]):
            v.card[character] = -1
