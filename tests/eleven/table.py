"""Positions of 011 by names, played on with lines of text."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from subrosa.core.deciders import CHANCE
from subrosa.games.eleven import GAME, box, rules
from subrosa.games.eleven.fields import FIELDS, OPTIONS, STEPS
from subrosa.games.eleven.rules.hour import proceed
from subrosa.games.eleven.rules.terms import BY_SYMBOL, NAME, PASS, TURNS

MOST = 128
VECTORS: dict[str, Any] = {
    row["id"]: row for row in json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))["rows"]
}
SEATS = {colour: seat for seat, colour in enumerate(box.COLOURS)}
HERO, FENRIR = 0, 1


class Table:
    """A table of 011: `play` carries out lines of whoever has to decide, chance included."""

    def __init__(self, seats: int = 4, seed: int = 1, **options: str) -> None:
        s = FIELDS.blank()
        s.seats = seats
        for name, values in OPTIONS.items():
            setattr(s, name, values.index(options.get(name, values[0])))
        s.bag = list(box.TILE_COPIES)
        if seats == 3:
            s.bag[box.SEAL] = 0
        s.bag_left = sum(s.bag)
        rules.start(s)
        self.s: Any = s
        self.random = random.Random(seed)
        self.apply = rules.apply

    @property
    def step(self) -> str:
        return STEPS[self.s.step]

    @property
    def decider(self) -> int:
        """The seat that decides, or CHANCE, or -1 when the game is over."""
        return int(rules.deciders(self.s)).bit_length() - 1

    def choices(self) -> list[int]:
        out, weights = [0] * MOST, [0] * MOST
        if self.decider == CHANCE:
            return out[: rules.odds(self.s, out, weights)]
        return out[: rules.legal(self.s, self.decider, out)]

    def lines(self) -> list[str]:
        """What the decider may choose, as lines."""
        return [GAME.said(self.s, self.decider, choice).line for choice in self.choices()]

    def play(self, *lines: str) -> Table:
        """Carry out lines one after the other; a line that is not on offer fails with what is."""
        for line in lines:
            found = [choice for choice in self.choices() if GAME.said(self.s, self.decider, choice).line == line]
            assert len(found) == 1, f"{line!r} at {self.step} of {self.decider}: {self.lines()}"
            rules.apply(self.s, self.decider, found[0])
        return self

    def until_next(self) -> None:
        """One decision at random, players thrifty: they rarely raise, turn or declare more than they must."""
        choices = self.choices()
        if self.decider != CHANCE and self.random.random() < 0.8:
            modest = [c for c in choices if not NAME <= c < BY_SYMBOL]
            choices = {"bid": [0], "raise": [PASS], "gear": modest[:1]}.get(self.step, modest)
        self.apply(self.s, self.decider, self.random.choice(choices))

    def until(self, *steps: str) -> Table:
        """Let everybody choose at random until one of these steps is reached."""
        while self.step not in steps:
            self.until_next()
        return self

    def at_turn(self, seat: int = 0, event: str = "e07", hour: int = 1, order: tuple[int, ...] | None = None) -> Table:
        """The beginning of a seat's turn in phase 4 of an hour, after a quick auction in which nobody pays."""
        self.until("event")
        s = self.s
        s.hour = hour
        self.play(f"event {event}")
        order = order or tuple((seat + i) % s.seats for i in range(s.seats))
        for i in range(s.positions):
            s.order[i] = order[i]
        s.phase = TURNS
        s.index = order.index(seat)
        s.turn = -1
        proceed(s)
        assert self.step == "figure" and s.turn == seat
        return self

    def give(self, seat: int, *tiles: str) -> Table:
        """Put tiles from the bag into a hand."""
        for tile in tiles:
            face = box.TILES.index(tile)
            self.s.bag[face] -= 1
            self.s.bag_left -= 1
            self.s.tile[seat][face] += 1
            self.s.tiles[seat] += 1
        return self

    def stand(self, character: str, spot: str) -> Table:
        """Put a figure on a spot."""
        self.s.place[box.CHARACTERS.index(character)] = box.SPOTS.index(spot)
        return self


def other(option: str) -> dict[str, str]:
    """An option at its second value."""
    return {option: OPTIONS[option][1]}


def odds(table: Table) -> dict[str, int]:
    """What chance may choose, with weights."""
    out, weights = [0] * MOST, [0] * MOST
    count = rules.odds(table.s, out, weights)
    return dict(zip(table.lines(), weights[:count], strict=True))


def lay(table: Table, *spots: str) -> Table:
    """Clues of the supply on the map."""
    for spot in spots:
        table.s.clue[box.SPOTS.index(spot)] = 1
        table.s.supply -= 1
    return table


def clued(table: Table) -> set[str]:
    """The spots with a clue."""
    return {spot for spot, clue in zip(box.SPOTS, table.s.clue, strict=True) if clue}


def place(table: Table, character: str = "vikstrom") -> str:
    return box.SPOTS[table.s.place[box.CHARACTERS.index(character)]]


def names(table: Table) -> list[str]:
    """Whom one may name as the Chosen One."""
    return [line for line in table.lines() if line.startswith("name")]


def under(table: Table) -> list[str]:
    """The tiles under the stack, from the one drawn first."""
    return [box.TILES[face] for face in table.s.under[: table.s.under_left]]
