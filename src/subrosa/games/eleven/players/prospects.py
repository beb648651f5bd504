"""How likely each player is to win yet: by what he lacks, the time he has left, and how near the goal is.

Fitted to games of greedy players: what is left at the beginning of an hour, and who won.
"""

from math import exp

from ..box import AWAKENING, FENRIR_SHEETS, HERO_SHEETS, HOURS, WOLF_MARKS_NEEDED
from ..policy.aims import turns_left
from ..policy.weights import NEAR_REACH
from ..rules.board import FIGURES, SLOT_COUNT, compass_tiles
from ..rules.goods import wolf_marks
from ..rules.terms import CHOSEN_ONE, FENRIR, HERO
from ..ways import DISTANCE
from .weights import HIDDEN, MARKS, MISSING, NEARER, NOBODY, SPARE, SUSPECTS

USED = 6.0
"""So much time can be used in a turn."""


def now(v, weight):
    """A weight at this hour."""
    return weight[0] + weight[1] * v.hour / HOURS


def closeness(here, there):
    """How near two spots are, from 0 out of reach to 1."""
    return max(0, NEAR_REACH - DISTANCE[here][there]) / NEAR_REACH


def standing(v, player, left, near):
    """How well a player stands in either role alike: what he suspects, his time, and how near the goal is."""
    spare = min(1.0, v.time[player] / turns_left(v) / USED)
    return now(v, SUSPECTS) * (left - 1.0) / (FIGURES - 2) + now(v, SPARE) * spare + now(v, NEARER) * near


def as_hero(v, player, left, near):
    """The weight of a hero."""
    lacks = max(0, HERO_SHEETS - v.sheets[player]) / HERO_SHEETS
    hidden = 0.0 if v.organ >= 0 else 1.0 + SLOT_COUNT - compass_tiles(v)
    return exp(standing(v, player, left, near) + now(v, MISSING) * lacks + now(v, HIDDEN) * hidden / (1 + SLOT_COUNT))


def as_wolf(v, player, left, near, marks):
    """The weight of Fenrir."""
    lacks = max(0, FENRIR_SHEETS - v.sheets[player]) / HERO_SHEETS
    worth = standing(v, player, left, near) + now(v, MISSING) * lacks
    return exp(worth + now(v, MARKS) * marks / WOLF_MARKS_NEEDED)


def outlook(v, seat, mind):
    """The chance of a seat to win, by what each player suspects (`mind.left`) and is (`mind.wolf`)."""
    near = 0.0
    if v.organ >= 0:
        for figure in range(FIGURES):
            near += mind.chance[figure] * closeness(v.place[figure], v.organ)
    total = exp(now(v, NOBODY))
    own = 0.0
    for player in range(v.seats):
        if v.alive >> player & 1:
            wolf = mind.wolf[player]
            weight = 0.0
            if wolf < 1.0:
                weight += (1.0 - wolf) * as_hero(v, player, mind.left[player], near)
            if wolf > 0.0:
                prey = prowls(v, player, mind)
                weight += wolf * as_wolf(v, player, mind.left[player], prey, marks_missing(v, player))
            total += weight
            if player == seat:
                own = weight
    return own / total


def prowls(v, player, mind):
    """How near Fenrir's own figure is to the Chosen One, where his card is known."""
    near = 0.0
    for own in range(FIGURES):
        if v.card[own] == player:
            for figure in range(FIGURES):
                near += mind.chance[figure] * closeness(v.place[own], v.place[figure])
    return near


def marks_missing(v, player):
    """The wolf marks Fenrir still needs; of a hidden hand one, as long as he has not been long awake."""
    marks = 0
    for face in range(len(v.tile[player])):
        if v.tile[player][face] < 0:
            return 1 if v.hour <= AWAKENING + 1 else 0
    marks = wolf_marks(v, player)
    return max(0, WOLF_MARKS_NEEDED - marks)


def survey_world(s, mind):
    """What each player suspects and is, in a world where all of it is known."""
    for character in range(FIGURES):
        mind.chance[character] = 1.0 if s.card[character] == CHOSEN_ONE else 0.0
    for player in range(s.seats):
        mind.wolf[player] = 1.0 if s.role[player] == FENRIR else 0.0
        left = 0.0
        for character in range(FIGURES):
            if not (s.known[player][character] or s.open[character] or s.wrong[character]):
                left += 1.0
        mind.left[player] = max(1.0, left)


def survey_view(v, seat, mind):
    """Who may be Fenrir, as far as counting goes; what is believed of the Chosen One is in mind already."""
    hidden = 0
    for player in range(v.seats):
        role = v.shown_role[player] if v.shown_role[player] >= 0 else v.role[player]
        mind.wolf[player] = 1.0 if role == FENRIR else 0.0
        if role < 0 and v.alive >> player & 1:
            hidden += 1
        elif role == FENRIR:
            hidden = -FIGURES
    if hidden > 0 and v.role[seat] == HERO:
        for player in range(v.seats):
            if v.shown_role[player] < 0 and v.role[player] < 0 and v.alive >> player & 1:
                mind.wolf[player] = 1.0 / hidden
