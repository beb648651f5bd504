"""Novices and their cards: who is in play, what a card allows, what is held, being caught (2, 4.1, 9.5, 9.6, 10)."""

from ..box import CARD_MAX, CARD_MIN, CARD_NOISE, FIRST_ROUND_FACTOR
from ..fields import LONGEST_WAY
from .terms import (
    CAUGHT,
    NOVICE_COUNT,
    OVER,
    RUN_CARD,
    RUNNING,
    SNEAK_CARD,
    SWIFT_FOOT,
    WALK_CARD,
)


def in_play(s, novice):
    """Does somebody lead this novice?"""
    return s.owner[novice] >= 0


def running(s, novice):
    """Is this novice in play and on the run?"""
    return s.owner[novice] >= 0 and s.status[novice] == RUNNING


def gives_permission(s, novice):
    """Does the sight of this novice free a guard: on the run, or caught where the table plays so (7.4g, 7.4j)?"""
    return running(s, novice) or (s.caught_give_permission == 1 and s.owner[novice] >= 0)


def factor(s):
    """The first move is doubled (4.3)."""
    return FIRST_ROUND_FACTOR if s.round == 1 and s.slow_novices == 0 else 1


def least(s, card):
    """The fewest steps a card allows (4.1, 4.3)."""
    steps = CARD_MIN[card]
    if card == RUN_CARD and s.run_range == 1:
        steps = CARD_MAX[card]
    elif card == SNEAK_CARD and s.short_ranges == 1:
        steps = CARD_MAX[card]
    return steps * factor(s)


def most(s, card):
    """The most steps a card allows (4.1, 4.3)."""
    steps = CARD_MAX[card]
    if card == WALK_CARD and s.short_ranges == 1:
        steps = CARD_MIN[card]
    return steps * factor(s)


def noise(s, card):
    """What a card adds to the die (8.2)."""
    return 0 if card == RUN_CARD and s.run_noise == 1 else CARD_NOISE[card]


def blessed(s, figure):
    """Has a figure an unused blessing (10.1)?"""
    return s.blessings == 0 and s.spent[figure] < 0


def has_swift_foot(s, figure):
    """May a figure take one step more (10.6)?"""
    return blessed(s, figure) and s.blessing[figure] == SWIFT_FOOT and s.swift_foot == 0


def guard_seat(s, guard):
    """Who moves a guard: with eight players each guard has a player of her own (2.1)."""
    return guard if s.seats == 8 else 0


def glimpse(s, novice, what):
    """The table sees something of a novice (6.2-6.5)."""
    seen = s.glimpsed[novice]
    for i in range(LONGEST_WAY):
        if seen[i] < 0:
            seen[i] = what
            return


def places_known(s):
    """Are all novices on the run where this record says? In a view some places are blank."""
    for novice in range(NOVICE_COUNT):
        if running(s, novice) and s.place[novice] < 0:
            return False
    return True


def capture(s, novice):
    """She is caught: card turned, marker on the board, wish lost, key kept; at the limit it is over (9.2, 9.6)."""
    s.status[novice] = CAUGHT
    s.fresh[novice] = 1
    s.marker[novice] = s.place[novice]
    s.wish[novice] = 0
    s.captured[novice] += 1
    s.captures += 1
    if s.captures >= s.limit:
        s.guards_won = 1
        s.step = OVER
