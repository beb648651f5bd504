"""Positions of the Rose by names, and play as lines of text.

    table = Table(seats=4, event="unbelieving", held={2: ["red 2"]}, hands={1: ["red 4"]})
    table.do("play red 4", "move red church", "draw kitchen 3")
    assert table.suspicion["red"] == 14

Seats are numbered from 1, as in records. A line is that of whoever decides, chance included; where several decide
at once it begins with the seat: `2: show red`. The line `any` takes the first choice on offer. Whatever a test
does not name is filled up from the box, so that no card or tile is missing and every counter is right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from subrosa.core.deciders import CHANCE, SPECTATOR, seats_of
from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match, View, legal, odds, see
from subrosa.core.record import parse_line
from subrosa.games.rose import GAME, steps
from subrosa.games.rose.box import (
    BUILDINGS,
    COLOURS,
    DAYS,
    EVENTS,
    FIGURES,
    HAND,
    SQUARES,
    START_EVIDENCE,
    START_SUSPICION,
    TILE_NAMES,
    WILLIAM_ADSON,
    Figures,
)
from subrosa.games.rose.fields import STEPS
from subrosa.games.rose.rules.turn import begin_turn

STAND = {
    "william": "gatehouse",
    "adson": "infirmary",
    "red": "stable",
    "blue": "dormitory",
    "white": "workshops",
    "grey": "refectory",
    "black": "bathhouse",
    "orange": "cloister",
}
"""Where figures stand unless a test says otherwise: in the library, scriptorium, kitchen, church, chapter house and
garden nobody does."""

Names = Sequence[str]


def rows(numbers: Mapping[str, int] | None, start: int) -> list[int]:
    """A number for each monk, those not named at their start."""
    return [(numbers or {}).get(colour, start) for colour in COLOURS]


class Table:
    """A position past the set-up, and what happens from there on."""

    def __init__(
        self,
        seats: int = 2,
        *,
        options: Mapping[str, str] | None = None,
        data: Figures | None = None,
        event: str = "forbidden",
        day: int = 1,
        turn: int = 1,
        step: str = "card",
        sundial: int = 0,
        places: Mapping[str, str] | None = None,
        tiles: Mapping[str, Names] | None = None,
        held: Mapping[int, Names] | None = None,
        chain: Names = (),
        unseen: int | Names | None = None,
        waiting: Names = (),
        hands: Mapping[int, Names] | None = None,
        pile: int | None = None,
        suspicion: Mapping[str, int] | None = None,
        evidence: Mapping[str, int] | None = None,
        identities: Mapping[int, str] | None = None,
        shown: Mapping[int, Names] | None = None,
        takers: Sequence[int] = (),
    ) -> None:
        self.setup = Setup.of(GAME, seats, options, data=data)
        self.s: State = self.setup.start()
        self.all = GAME.pieces(self.s)
        self._days(event, day, turn, sundial, takers)
        self.s.place = [BUILDINGS.index({**STAND, **(places or {})}[figure]) for figure in FIGURES]
        self.s.suspicion, self.s.evidence = rows(suspicion, START_SUSPICION), rows(evidence, START_EVIDENCE)
        self._tiles(tiles or {}, held or {}, chain, unseen, waiting)
        self._cards(hands or {}, pile)
        self._secrets(identities or {}, shown or {})
        begin_turn(self.s)
        self._at(step)
        self.check()

    def _days(self, event: str, day: int, turn: int, sundial: int, takers: Sequence[int]) -> None:
        others = [number for number, name in enumerate(EVENTS) if name != event]
        self.s.day, self.s.turn, self.s.sundial = day, turn - 1, sundial
        for past in range(min(day - 1, DAYS)):
            self.s.row[past] = others[past]
            self.s.taker[past] = takers[past] - 1 if takers else turn - 1
        if day <= DAYS:
            self.s.event = self.s.row[day - 1] = EVENTS.index(event)

    def _tiles(
        self,
        tiles: Mapping[str, Names],
        held: Mapping[int, Names],
        chain: Names,
        unseen: int | Names | None,
        waiting: Names,
    ) -> None:
        s, bag = self.s, list(self.s.unseen)

        def take(tile: int) -> int:
            assert bag[tile] > 0, f"there is no {TILE_NAMES[tile]} left"
            bag[tile] -= 1
            return tile

        def named(names: Names) -> list[int]:
            return [take(TILE_NAMES.index(name)) for name in names]

        def two_colours() -> list[int]:
            one = take(_common(bag))
            return [one, take(_common([0 if kind // 10 == one // 10 else n for kind, n in enumerate(bag)]))]

        squares = {building: named(names) for building, names in tiles.items()}
        hoards = {seat: named((held or {}).get(seat, ())) for seat in range(1, s.seats + 1)}
        for i, tile in enumerate(named(chain)):
            s.chain[i], s.chain_length = tile, i + 1
        hidden = named(unseen) if unseen is not None and not isinstance(unseen, int) else []
        for b, building in enumerate(BUILDINGS):
            if building not in squares:
                squares[building] = [] if building in waiting else two_colours()
            s.tile[b] = (squares[building] + [-1, -1])[:SQUARES]
        room = 99 if unseen is None else unseen if isinstance(unseen, int) else 0
        while sum(bag):
            (hidden if len(hidden) < room else hoards[s.seats]).append(take(_common(bag)))
        for seat, tiles_held in hoards.items():
            s.held[seat - 1][: len(tiles_held)] = tiles_held
            s.tiles[seat - 1] = len(tiles_held)
        s.unseen = [hidden.count(tile) for tile in range(len(bag))]
        s.unseen_left = len(hidden)
        for i, building in enumerate(waiting):
            s.waiting[i], s.waiting_length = BUILDINGS.index(building), i + 1

    def _cards(self, hands: Mapping[int, Names], pile: int | None) -> None:
        s = self.s
        for seat, names in hands.items():
            for slot, name in enumerate(names):
                self._deal(seat, slot, self.face(name))
        for seat in range(1, s.seats + 1):
            for slot in range(len(hands.get(seat, ())), HAND):
                self._deal(seat, slot, _common(s.pile[:WILLIAM_ADSON]))
            s.cards[seat - 1] = HAND
        while pile is not None and s.pile_left > pile:
            s.top = _common(s.pile)
            s.pile[s.top] -= 1
            s.pile_left -= 1
            s.discard[s.top] += 1

    def _deal(self, seat: int, slot: int, face: int) -> None:
        assert self.s.pile[face] > 0, f"no card {steps.card_id(self.s, face)} is left"
        self.s.hand[seat - 1][slot] = face
        self.s.pile[face] -= 1
        self.s.pile_left -= 1

    def _secrets(self, identities: Mapping[int, str], shown: Mapping[int, Names]) -> None:
        free = [colour for colour in COLOURS if colour not in identities.values()]
        for seat in range(1, self.s.seats + 1):
            self.s.identity[seat - 1] = COLOURS.index(identities[seat] if seat in identities else free.pop(0))
            for round, colour in enumerate(shown.get(seat, ())):
                self.s.shown[seat - 1][round] = COLOURS.index(colour)

    def _at(self, step: str) -> None:
        """A position of the evening (`marker`) or of day 7 (`accuse`) instead of a turn."""
        if step != "card":
            self.s.step, self.s.event = STEPS.index(step), -1
            self.s.choosing = (1 << self.s.seats) - 1
            if step == "marker":
                self.s.taker[self.s.day - 1] = self.s.turn

    def check(self) -> None:
        """No piece is lost, and every number is in its range."""
        assert GAME.pieces(self.s) == self.all
        assert GAME.fields.outside(self.s) == []

    def face(self, card: str) -> int:
        """The face of a card by its name at this table."""
        names = steps.labels(self.s)
        return list(names.values()).index(card)

    def do(self, *lines: str) -> Table:
        """Play on, line by line."""
        for line in lines:
            who, _, wish = line.rpartition(": ")
            decider = int(who) - 1 if who else self._decider()
            choices = self._choices(decider)
            assert wish == "any" or wish in choices, f"{wish!r} is not among {list(choices)}"
            choice = choices[wish] if wish != "any" else next(iter(choices.values()))
            GAME.rules.apply(self.s, decider, choice)
            self.check()
        return self

    def _decider(self) -> int:
        mask = GAME.rules.deciders(self.s)
        deciders = [CHANCE] if mask == 1 << CHANCE else list(seats_of(mask))
        assert len(deciders) == 1, f"seats {deciders} decide: begin the line with one of them"
        return deciders[0]

    def _choices(self, decider: int) -> dict[str, int]:
        """What a decider may choose: for a seat by its own view, which must say the same as the truth."""
        if decider == CHANCE:
            return {GAME.said(self.s, decider, choice).line: choice for choice in odds(GAME, self.s)[0]}
        actions = {action.text: action.choice for action in see(GAME, self.s, decider).actions}
        assert list(actions.values()) == legal(GAME, self.s, decider)
        return actions

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that decide now; none if chance does or the game is over."""
        return tuple(seat + 1 for seat in seats_of(GAME.rules.deciders(self.s)))

    def choices(self, seat: int | None = None) -> list[str]:
        """The lines on offer to a seat, or to the one decider there is."""
        return list(self._choices(self._decider() if seat is None else seat - 1))

    @property
    def odds(self) -> dict[str, int]:
        """What chance may choose, with its weights."""
        assert self.step in STEPS[STEPS.index("lot") :]
        choices, weights = odds(GAME, self.s)
        return {GAME.said(self.s, CHANCE, choice).line: weight for choice, weight in zip(choices, weights, strict=True)}

    def view(self, seat: int | None = None) -> View:
        """What a seat, or the spectator, may see."""
        return see(GAME, self.s, SPECTATOR if seat is None else seat - 1)

    @property
    def step(self) -> str:
        return STEPS[self.s.step]

    @property
    def turn(self) -> int:
        return int(self.s.turn) + 1

    @property
    def suspicion(self) -> dict[str, int]:
        return dict(zip(COLOURS, self.s.suspicion, strict=True))

    @property
    def evidence(self) -> dict[str, int]:
        return dict(zip(COLOURS, self.s.evidence, strict=True))

    def on(self, building: str) -> list[str]:
        """The tiles on a building."""
        return [TILE_NAMES[tile] for tile in self.s.tile[BUILDINGS.index(building)] if tile >= 0]

    def held(self, seat: int) -> list[str]:
        """The time tiles of a player, oldest first."""
        return [TILE_NAMES[tile] for tile in self.s.held[seat - 1] if tile >= 0]

    @property
    def chain(self) -> list[str]:
        """The tiles that went back to the chain, front first; unseen ones lie before them."""
        return [TILE_NAMES[tile] for tile in self.s.chain[: self.s.chain_length]]

    def hand(self, seat: int) -> list[str]:
        """The cards of a player, by name."""
        return sorted(steps.card_id(self.s, face) for face in self.s.hand[seat - 1] if face >= 0)

    def place(self, figure: str) -> str:
        """Where a figure stands."""
        return BUILDINGS[self.s.place[FIGURES.index(figure)]]

    @property
    def event_cards(self) -> list[int]:
        """How many event cards each player has taken."""
        return [int(GAME.rules.event_cards(self.s, seat)) for seat in range(self.s.seats)]

    @property
    def places(self) -> list[int]:
        """The place of each player at the end."""
        ranks = [0] * self.s.seats
        GAME.rules.places(self.s, ranks)
        return ranks

    def match(self) -> Match:
        """A real match whose set-up leads to this position, which must be the start of day 1."""
        s = self.s
        decisions = [s.turn, *s.place, *(tile for row in s.tile for tile in row)]
        decisions += [face for hand in s.hand[: s.seats] for face in hand]
        decisions += [*s.identity[: s.seats], s.event]
        match = Match(self.setup)
        for choice in decisions:
            match.enter(Decision(CHANCE, choice))
        assert GAME.fields.dump(match.state)["hand"] == GAME.fields.dump(s)["hand"]
        return match


def _common(bag: Sequence[int]) -> int:
    """The kind of which there is most in a bag, the first of several."""
    most = max(bag)
    assert most > 0, "the box is empty"
    return list(bag).index(most)


def play(match: Match, *lines: str) -> Match:
    """Enter lines of a record: `1 play red 4`, `chance draw kitchen 3`."""
    for line in lines:
        match.enter(parse_line(match, line))
    return match


def at_random(setup: Setup, seed: int, turns: int | None = None) -> Match:
    """A match played at random to its end, or for so many turns."""
    random = Random(seed)
    match = Match(setup, random)
    played = 0
    while not match.over:
        if STEPS[match.state.step] == "card":
            if played == turns:
                break
            played += 1
        seat = match.deciders[0]
        match.decide(seat, random.choice(match.view(seat).actions))
    return match
