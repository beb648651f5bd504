"""What can be known of one novice: how likely each place is, with or without key and wish, round by round.

A belief goes on from that of the round before, for one wish card at a time and with or without a swift foot to spare.
Beliefs are kept, for most questions about a match ask for the same ones again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

from ..box import CELLS, DISTANCE, KEY_PLACE, NEIGHBOURS, WISH_PLACE
from .ways import Gait, Way, can_make, walk_home, ways

KEPT_BELIEFS = 128
GUARDS = range(2)
BARE, KEYED, LADEN = range(3)
"""What she carries: nothing, her key, key and wish."""

Masses = tuple[dict[int, float], dict[int, float], dict[int, float]]
"""The likelihood of each place by what she carries."""
Glimpse = tuple[int, int]
"""A place where she was seen, and where she vanished to from there: SEEN if she did not, HIDDEN if it is not shown."""
SEEN, HIDDEN = -1, -2


class Move(NamedTuple):
    """What is open of a secret move: the card, what was seen on the way, whether a swift foot was used."""

    card_steps: tuple[int, ...]
    """The fewest steps of every movement card."""
    gait: Gait
    lit: int
    glimpses: tuple[Glimpse, ...]
    direction: bool
    caught: bool
    swift: bool
    able: bool
    """Whether she had a blessing to spare that can be a swift foot."""


class Walk(NamedTuple):
    """A caught novice's open walk home."""

    way: tuple[int, ...]
    longest: int


class Turn(NamedTuple):
    """What is open of a noise turn: how far she is heard, and the tokens by guard, None while the turn goes on."""

    at: tuple[int, ...]
    listening: tuple[bool, ...]
    total: int
    tokens: tuple[tuple[int, int], ...] | None
    falsely: bool


class Laid(NamedTuple):
    """Tokens as they may have been laid: for each guard, the false one, and how likely that is."""

    chance: float
    true: tuple[tuple[int, ...], ...]
    false: tuple[int, int] | None


class Listening(NamedTuple):
    """What a listening guard heard of her: tokens, nothing, or None while she is being asked."""

    at: int
    reach: int
    tokens: tuple[int, ...] | None


class Night(NamedTuple):
    """Everything that is open of a novice in a round."""

    move: Move | Walk
    turn: Turn | None
    abroad: bool
    """She has not won after the noise."""
    away: int
    """The places where guards looked and did not see her."""
    at: int
    """Where guards saw her."""
    caught: bool
    listenings: tuple[Listening, ...]


def first_steps(guard_at: int, place: int) -> list[int]:
    """The places next to a guard where a shortest way to a place begins (8.5)."""
    far = DISTANCE[guard_at][place] - 1
    return [there for there in NEIGHBOURS[guard_at] if there >= 0 and DISTANCE[there][place] == far]


def _token_chance(guard_at: int, place: int, tokens: tuple[int, ...]) -> float:
    """How likely a novice heard at a place lays these tokens: one of the first steps, or two (8.5a)."""
    first = first_steps(guard_at, place)
    fits = 1 <= len(tokens) <= 2 and len(set(tokens)) == len(tokens) and all(there in first for there in tokens)
    return 2 / (len(first) * (len(first) + 1)) if fits else 0.0


def laid(turn: Turn, place: int) -> Iterator[Laid]:
    """All ways to lay the tokens of a turn that is over. Where a false one may lie is everybody's knowledge (10.3)."""
    tokens = turn.tokens or ()
    for false in sorted(set(tokens)) if turn.falsely else [None]:
        rest = list(tokens)
        chance = 1.0
        if false is not None:
            rest.remove(false)
        true = tuple(tuple(there for guard, there in rest if guard == g) for g in GUARDS)
        for g in GUARDS:
            if _is_heard(turn, g, place):
                chance *= _token_chance(turn.at[g], place, true[g])
            elif true[g]:
                chance = 0.0
        if chance > 0:
            yield Laid(chance, true, false)


def _is_heard(turn: Turn, guard: int, place: int) -> bool:
    return turn.listening[guard] and 1 <= DISTANCE[turn.at[guard]][place] <= turn.total


def _turn_chance(turn: Turn, place: int) -> float:
    if turn.tokens is None:
        return float(any(_is_heard(turn, guard, place) for guard in GUARDS))
    return sum(option.chance for option in laid(turn, place))


def _fits_listening(listening: Listening, place: int) -> bool:
    """Open answers count only as legal or not."""
    heard = 1 <= DISTANCE[listening.at][place] <= listening.reach
    if not heard or not listening.tokens:
        return heard == (listening.tokens != ())
    return all(there in first_steps(listening.at, place) for there in listening.tokens)


def glimpses(way: tuple[int, ...], lit: int, direction: bool) -> tuple[Glimpse, ...]:
    """What the table sees of a way (6.2-6.4)."""
    found = []
    for before, place in pairwise(way):
        if lit >> place & 1:
            found.append((place, SEEN))
        elif lit >> before & 1:
            found.append((before, place if direction else HIDDEN))
    return tuple(found)


class Belief:
    """What is known of a novice after some rounds."""

    def __init__(self, cell: int, before: Belief | None = None, night: Night | None = None) -> None:
        self.cell, self.before, self.night = cell, before, night
        self._masses: dict[tuple[int, bool], Masses] = {}
        self._rows: dict[tuple[int, bool, bool], dict[int, float]] = {}
        self._chances: dict[int, float] = {}

    def likelihood(self, wish: int, swift: bool) -> float:
        """How likely is everything that was open, if she has this wish card and a swift foot or not."""
        return sum(sum(masses.values()) for masses in self.masses(wish, swift))

    def masses(self, wish: int, swift: bool) -> Masses:
        """How likely each place is, by what she carries."""
        found = self._masses.get((wish, swift))
        if found is None:
            found = self._masses[wish, swift] = self._gone_on(wish, swift)
        return found

    def _gone_on(self, wish: int, swift: bool) -> Masses:
        if self.before is None:
            return {CELLS[self.cell]: 1.0}, {}, {}
        found: Masses = ({}, {}, {})
        for carried, masses in enumerate(self.before.masses(wish, swift)):
            ends: dict[int, float] = {}
            for start, mass in masses.items():
                for end, chance in self.row(start, carried > BARE, swift).items():
                    ends[end] = ends.get(end, 0.0) + mass * chance
            for end, mass in ends.items():
                then = self.carries(carried, end, wish)
                if then is not None:
                    found[then][end] = found[then].get(end, 0.0) + mass
        return found

    def carries(self, carried: int, end: int, wish: int) -> int | None:
        """What she carries after a round that ended at a place; None if she would have won (4.8, 4.9, 9.1, 9.6)."""
        assert self.night is not None
        move = self.night.move
        if isinstance(move, Move) and not move.caught:
            if carried == BARE and end == KEY_PLACE[wish]:
                carried = KEYED
            if carried == KEYED and end == WISH_PLACE[wish]:
                carried = LADEN
        if carried != LADEN:
            return carried
        if self.night.abroad and end == CELLS[self.cell]:
            return None
        return KEYED if self.night.caught else LADEN

    def row(self, start: int, key: bool, swift: bool) -> dict[int, float]:
        """Where she may come to from a place, and how likely that is with all that was open in this round."""
        swift = swift and self._able
        found = self._rows.get((start, key, swift))
        if found is None:
            found = self._rows[start, key, swift] = self._row(start, key, swift)
        return found

    @cached_property
    def _able(self) -> bool:
        return self.night is not None and isinstance(self.night.move, Move) and self.night.move.able

    def _row(self, start: int, key: bool, swift: bool) -> dict[int, float]:
        assert self.night is not None
        found: dict[int, float] = {}
        move = self.night.move
        if isinstance(move, Walk):
            if start == move.way[0]:
                found[move.way[-1]] = walk_home(self.cell, move.way, key, move.longest)
        else:
            cards = sum(can_make(start, key, move.gait, steps) for steps in move.card_steps)
            for way in self.ways(start, key):
                end = way.places[-1]
                found[end] = found.get(end, 0.0) + (way.swift if swift else way.plain) / cards
        return {end: mass * self._chance(end) for end, mass in found.items() if mass * self._chance(end) > 0}

    def ways(self, start: int, key: bool) -> list[Way]:
        """The ways from a place that look like what was open of her move."""
        assert self.night is not None
        move = self.night.move
        assert isinstance(move, Move)
        every = ways(start, key, move.gait, further=move.swift)
        if not move.glimpses and not move.lit >> start & 1:
            lit = move.lit
            return [way for way in every if not way.entered & lit]
        return [way for way in every if glimpses(way.places, move.lit, move.direction) == move.glimpses]

    def _chance(self, place: int) -> float:
        """How likely what was open after the move is, if it ended at a place."""
        found = self._chances.get(place)
        if found is None:
            found = self._chances[place] = self._after(place)
        return found

    def _after(self, place: int) -> float:
        night = self.night
        assert night is not None
        if night.away >> place & 1 or night.at not in (-1, place):
            return 0.0
        if not all(_fits_listening(listening, place) for listening in night.listenings):
            return 0.0
        return _turn_chance(night.turn, place) if night.turn is not None else 1.0

    def track(self, wish: int, swift: bool, random: Random) -> list[tuple[int, ...]]:
        """Her ways of all rounds, drawn from the last to the first."""
        masses = self.masses(wish, swift)
        states = [(carried, place) for carried in (BARE, KEYED, LADEN) for place in masses[carried]]
        carried, place = random.choices(states, [masses[carried][place] for carried, place in states])[0]
        found: list[tuple[int, ...]] = []
        belief = self
        while belief.before is not None:
            carried, start = belief._back(carried, place, wish, swift, random)
            found.append(belief._way(start, place, carried > BARE, swift, random))
            belief, place = belief.before, start
        return found[::-1]

    def _back(self, carried: int, place: int, wish: int, swift: bool, random: Random) -> tuple[int, int]:
        """What she carried and where she was a round before."""
        assert self.before is not None
        states, weights = [], []
        for earlier, masses in enumerate(self.before.masses(wish, swift)):
            if self.carries(earlier, place, wish) != carried:
                continue
            for start, mass in masses.items():
                chance = self.row(start, earlier > BARE, swift).get(place)
                if chance is not None:
                    states.append((earlier, start))
                    weights.append(mass * chance)
        return random.choices(states, weights)[0]

    def _way(self, start: int, end: int, key: bool, swift: bool, random: Random) -> tuple[int, ...]:
        assert self.night is not None
        if isinstance(self.night.move, Walk):
            return self.night.move.way
        fitting = [way for way in self.ways(start, key) if way.places[-1] == end]
        swift = swift and self._able
        return random.choices(fitting, [way.swift if swift else way.plain for way in fitting])[0].places


@lru_cache(KEPT_BELIEFS)
def belief(cell: int, nights: tuple[Night, ...]) -> Belief:
    """What is known of a novice after these rounds."""
    if not nights:
        return Belief(cell)
    return Belief(cell, belief(cell, nights[:-1]), nights[-1])
