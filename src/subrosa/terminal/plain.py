"""Any game in the terminal, drawn from its table of fields: what a game without a screen of its own looks like.

A field is shown if the game has a name for it (`GAME-field-NAME`): what belongs to players as a column of their table,
what goes by names as tracks, anything else as a line. `GAME-now` is a sentence about the single numbers that all may
know, `GAME-choice-VERB` names a choice by its facts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from subrosa.core.fields import ALL, Field, State
from subrosa.core.game import Game
from subrosa.core.match import Action, View
from subrosa.core.tellings import Fact, Telling
from subrosa.core.text import called, has

from . import usual
from .listing import MANY
from .look import ROMAN, ROSE, Look, Paragraph, Row

BAR = 20
"""How long the longest bar of a track is."""


class Plain:
    """The screen of a game that has none of its own."""

    explained = staticmethod(usual.explained)

    def __init__(self, game: Game) -> None:
        self.game = game

    def board(self, look: Look, view: View, before: View) -> list[RenderableType]:
        """The players with what is theirs, then everything else that has a name."""
        parts: list[RenderableType] = [Text(look.of_game("title"), f"bold {ROSE}"), *self.now(look, view), ""]
        parts += [self.players(look, view, before), ""]
        for field in self.fields(look):
            if not field.by_seat:
                parts += self.common(look, field, view.numbers, before.numbers)
        return parts

    def brief(self, look: Look, view: View, before: View) -> list[RenderableType]:
        """The players, and how the game stands."""
        return [*self.now(look, view), self.players(look, view, before)]

    def now(self, look: Look, view: View) -> list[RenderableType]:
        """How the game stands, in the game's own words."""
        key, facts = f"{self.game.id}-now", dict[str, Fact]()
        for field in self.game.fields:
            if not field.shape:
                value = getattr(view.numbers, field.name)
                facts[field.name] = self.value(look, field, value) if field.values else int(value)
        return [Text(look.say(key, **facts))] if has(look.language, key) else []

    def fields(self, look: Look) -> list[Field]:
        """The fields that have names."""
        return [field for field in self.game.fields if has(look.language, f"{self.game.id}-field-{field.name}")]

    def name(self, look: Look, field: Field) -> str:
        return look.of_game(f"field-{field.name}")

    def value(self, look: Look, field: Field, value: int) -> str:
        """One value in the reader's words; nothing where there is none."""
        if not field.values:
            return str(value)
        return "" if value < 0 else self.called(look, field.values[value])

    def called(self, look: Look, id: str) -> str:
        """A thing or a player by name."""
        kind, _, number = id.partition(" ")
        if kind == "seat" and number.isdecimal():
            return look.names.get(int(number) - 1, number)
        return look.legible(called(self.game, id, look.language))

    # The players

    def players(self, look: Look, view: View, before: View) -> RenderableType:
        """A row a player: who chooses, and what is known of what is theirs; mine is marked."""
        v, b, marks = view.numbers, before.numbers, look.marks
        shown = [field for field in self.fields(look) if field.by_seat]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for head in ("", "", *(self.name(look, field) for field in shown)):
            table.add_column(head)
        for seat in range(v.seats):
            choosing = seat in view.deciders
            table.add_row(
                Text(f"{marks.chooses if choosing else ' '} {ROMAN[seat]}", f"bold {ROSE}" if choosing else ""),
                Text(look.names[seat], "bold" if seat == look.me else ""),
                *(self.theirs(look, field, v, b, seat) for field in shown),
            )
        return table

    def theirs(self, look: Look, field: Field, v: State, b: State, seat: int) -> Text:
        """What a field holds for one player: a number, a value, or cards, some of them face down."""
        secret = field.known is not ALL and seat == look.me
        now, then = getattr(v, field.name)[seat], getattr(b, field.name)[seat]
        if len(field.shape) == 1:
            return Text(look.marks.card) if secret and look.covered else self.changed(look, field, then, now)
        cards = [self.value(look, field, value) for value in now if value >= 0]
        count = next((f.name for f in self.game.fields if f.counts == field.name), "")
        down = max(0, getattr(v, count)[seat] - len(cards)) if count and self.game.steps[v.step] != "over" else 0
        if secret and look.covered:
            cards, down = [], down + len(cards)
        found = Text(f" {look.marks.dot} ".join(cards), "bold" if secret else "")
        return found.append(" " if cards and down else "").append(look.marks.card * down, "dim")

    def changed(self, look: Look, field: Field, then: int, now: int) -> Text:
        """A value, with the one before it where it is another one now."""
        if then == now:
            return Text(self.value(look, field, now))
        return Text(f"{self.value(look, field, then)} {look.marks.arrow} {self.value(look, field, now)}", ROSE)

    # Everything else

    def common(self, look: Look, field: Field, v: State, b: State) -> Iterator[RenderableType]:
        """A field that belongs to nobody."""
        now, then, label = getattr(v, field.name), getattr(b, field.name), self.name(look, field)
        if not field.shape:
            yield Text(f"{label} ", "dim").append(self.changed(look, field, then, now))
        elif len(field.shape) == 2 or isinstance(field.axes[0], int):
            yield from self.rows_of(look, field, now, label)
        else:
            yield self.track(look, field, now, then, label)

    def rows_of(self, look: Look, field: Field, now: Sequence[Any], label: str) -> Iterator[RenderableType]:
        """Cards that lie in a row, or in several."""
        rows = now if len(field.shape) == 2 else [now]
        axis = field.axes[0]
        for i, row in enumerate(rows):
            name = self.called(look, axis[i]) if len(rows) > 1 and not isinstance(axis, int) else ""
            cards = [self.value(look, field, value) for value in row if value >= 0]
            yield Text(f"{label} {name} ", "dim").append(f" {look.marks.dot} ".join(cards) or look.marks.dash, "")

    def track(self, look: Look, field: Field, now: Sequence[int], then: Sequence[int], label: str) -> RenderableType:
        """What goes by names: a line each, numbers with a bar."""
        axis = field.axes[0]
        assert not isinstance(axis, int)
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for head in (label, "", ""):
            table.add_column(head)
        for i, id in enumerate(axis):
            length = 0 if field.values else BAR * max(0, now[i]) // max(1, *now)
            bar = Text(look.marks.bar * length, ROSE).append(look.marks.rest * (BAR - length), "dim")
            table.add_row(
                self.called(look, id), self.changed(look, field, then[i], now[i]), Text() if field.values else bar
            )
        return table

    # Choices

    def rows(self, look: Look, view: View) -> list[Row]:
        """The choices by name; many that differ in two ways stand in lines and are typed, the others are numbered."""
        many, found, number = self.verb(look, view), [], 0
        for action in view.actions:
            verb, _, rest = action.text.partition(" ")
            name = self.label(look, action)
            if many and verb == many:
                found.append(Row(action, rest, name, (Text(name),), line=rest.split()[0]))
            else:
                number += 1
                found.append(Row(action, str(number), name, (self.effect(look, view, action),)))
        return found

    def verb(self, look: Look, view: View) -> str:
        """The verb of which there are many choices, each of two words or more: bare numbers are read as after it."""
        kinds: dict[str, list[str]] = {}
        for action in view.actions:
            verb, _, rest = action.text.partition(" ")
            kinds.setdefault(verb, []).append(rest)
        many = (verb for verb, rests in kinds.items() if len(rests) > MANY and all(" " in rest for rest in rests))
        return next(many, "")

    def label(self, look: Look, action: Action) -> str:
        """What a choice is called."""
        key = f"{self.game.id}-choice-{action.text.partition(' ')[0]}"
        return look.say(key, **look.shown(action.facts)) if has(look.language, key) else action.text

    def effect(self, look: Look, view: View, action: Action) -> Text:
        """What a choice would change, as far as this seat knows, of what has a name."""
        v, w = view.numbers, view.numbers.copy()
        if v.step in self.game.sealed_steps:
            return Text()
        self.game.rules.apply(w, view.seat, action.choice)
        parts = []
        for field in self.fields(look):
            now, then = getattr(w, field.name), getattr(v, field.name)
            if not field.shape and now != then:
                parts.append(Text(f"{self.name(look, field)} ").append(self.changed(look, field, then, now)))
            elif len(field.shape) == 1 and not isinstance(field.axes[0], int):
                for id, a, b in zip(field.axes[0], then, now, strict=True):
                    if a != b:
                        label = f"{self.name(look, field)} {self.called(look, id)} "
                        parts.append(Text(label).append(self.changed(look, field, a, b)))
        return Text(", ").join(parts)

    # What was told

    def paragraphs(self, look: Look, tellings: Sequence[Telling]) -> list[Paragraph]:
        """What somebody does begins a paragraph; what comes of it is added."""
        found: list[tuple[int, list[Telling]]] = []
        for telling in tellings:
            seat = int(telling.facts.get("seat", 0)) - 1
            if not found or (seat >= 0 and seat != found[-1][0]) or self.game.progress in telling.facts:
                found.append((seat, []))
            found[-1][1].append(telling)
        return [Paragraph(ROMAN[seat] if seat >= 0 else look.marks.dot, seat, tuple(told)) for seat, told in found]

    def days(self, tellings: Sequence[Telling]) -> list[int]:
        """A day begins where it is told how far the game has come."""
        return [i for i, telling in enumerate(tellings) if self.game.progress in telling.facts]

    def ending(self, look: Look, view: View) -> list[RenderableType]:
        """A finished game: everything that lies open, the places, who won."""
        ranks = [0] * view.numbers.seats
        self.game.rules.places(view.numbers, ranks)
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
            table.add_row(f"{ranks[seat]}.", ROMAN[seat], Text(look.names[seat], "bold" if seat == look.me else ""))
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        said = look.say("terminal-winner", count=len(winners), seats=look.seats(winners))
        end = [Text(look.say("terminal-end"), "bold"), Text(said, f"bold {ROSE}")]
        return [*self.board(look, view, view), "", table, "", *end]
