"""What one seat may see, by names: its fields, what it is asked, what it may choose, and the words for it.

A view is a record of the same fields as the state, with the unknown left blank, so the rules run on it: what a seat
may choose is worked out from what it sees and cannot tell more than that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .deciders import SPECTATOR, seats_of
from .errors import IllegalAction
from .fields import State
from .game import Game
from .once import once
from .refusals import reason
from .tellings import Fact
from .text import say, shown

if TYPE_CHECKING:
    from .beliefs import Belief


@dataclass(frozen=True)
class Action:
    """Something a seat may choose now: the number the rules use and the line people use."""

    choice: int
    text: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """What the line says, in names."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.choice}: {self.text}>"


class View:
    """What one seat may see now, by names: `view.hand`, `view.suspicion`. Holds no reference to the match.

    Every field of the game is an attribute in names, None where nothing is known; `numbers` is the same as the rules
    have it.
    """

    def __init__(self, game: Game, seat: int, numbers: State) -> None:
        self.game = game
        self.seat = seat
        self.numbers = numbers
        self.belief: Belief | None = None
        """What the seat can believe, where whoever asked thinks by it."""

    def __repr__(self) -> str:
        who = "the spectator" if self.seat == SPECTATOR else f"seat {self.seat + 1}"
        asked = f"asked for {self.step}, {len(self.actions)} choices" if self.actions else "not asked"
        return f"<View of {self.game.id} for {who}: {asked}>"

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self.game.fields.by_name:
            raise AttributeError(name)
        return self.names[name]

    @once
    def names(self) -> dict[str, Any]:
        """The whole view in names, as JSON carries it."""
        return dump(self.game, self.numbers)

    @once
    def derived(self) -> Mapping[str, Any]:
        """The numbers that follow from what is seen, as screens show them."""
        return derived(self.game, self.numbers, self.seat)

    @once
    def deciders(self) -> tuple[int, ...]:
        """The seats that are choosing, as far as this seat may know."""
        return seats_of(self.game.rules.deciders(self.numbers))

    @property
    def over(self) -> bool:
        """Is there nothing left to decide?"""
        return int(self.game.rules.deciders(self.numbers)) == 0

    @once
    def actions(self) -> tuple[Action, ...]:
        """What this seat may choose now, worked out from what it sees."""
        if self.seat not in self.deciders:
            return ()
        return tuple(action(self.game, self.numbers, self.seat, choice) for choice in self._legal)

    @once
    def _legal(self) -> list[int]:
        return legal(self.game, self.numbers, self.seat)

    @once
    def question(self) -> dict[str, Fact]:
        """The facts of what this seat is asked: those that all its choices share, and what the step adds.

        `masked`: asked whatever the seat holds; `alone`: everybody sees that there is nothing to choose.
        """
        if not self.actions:
            return {}
        step, how = self.numbers.step, {}
        if step in self.game.masked_steps:
            how = {"masked": 1}
        elif step in self.game.open_steps and len(self.actions) == 1:
            how = {"alone": 1}
        first, *rest = (action.facts for action in self.actions)
        shared = {key: fact for key, fact in first.items() if all(facts.get(key) == fact for facts in rest)}
        return {**shared, **how, **self.game.asks(self.numbers, self.seat)}

    def after(self, choice: int) -> View:
        """What this seat would see if it chose this, as far as it can know."""
        numbers = self.numbers.copy()
        self.game.rules.apply(numbers, self.seat, choice)
        return View(self.game, self.seat, numbers)

    def choice(self, wish: str | int | Action) -> int:
        """The choice a wish names, or an IllegalAction that says why it cannot be had."""
        if self.seat not in self.deciders:
            raise _not_choosing(self)
        if isinstance(wish, Action):
            wish = wish.choice
        if isinstance(wish, str):
            return _named(self.game, self.numbers, self.seat, wish, self._legal, [one.text for one in self.actions])
        if wish not in self._legal:
            raise IllegalAction(say("en", "not-a-choice", {"choice": wish}), "not-a-choice", {"choice": wish})
        return wish


def derived(game: Game, numbers: State, seat: int) -> dict[str, Any]:
    """The numbers that follow from a view: those that everybody's gives, and those of this seat's own."""
    return {**game.common(numbers), **game.derive(numbers, seat)}


def dump(game: Game, state: State) -> dict[str, Any]:
    """A state or view in names, things called as they are at this table."""
    return game.fields.dump(state, game.labels(state))


def undump(game: Game, names: Mapping[str, Any], state: State) -> State:
    """The state a dump was made from; `state` is any of the same table, for what things are called there."""
    return game.fields.load(names, game.labels(state))


def house(game: Game, v: State, seat: int) -> dict[str, Fact]:
    """What help has to know of a step: how this table plays, 0 for what is usual, and what is asked."""
    options = {option.id: int(getattr(v, option.id)) for option in game.options if option.id in game.fields.by_name}
    return {**options, **game.asks(v, seat)}


def action(game: Game, state: State, decider: int, choice: int) -> Action:
    """A choice with its line and its facts."""
    said = game.said(state, decider, choice)
    return Action(choice, said.line, said.facts)


def parse(game: Game, state: State, decider: int, line: str, choices: Sequence[int]) -> int:
    """The choice a line names, among those on offer; a refusal says why."""
    lines = [game.said(state, decider, choice).line for choice in choices]
    return _named(game, state, decider, line, choices, lines)


def _named(game: Game, state: State, decider: int, line: str, choices: Sequence[int], lines: Sequence[str]) -> int:
    wish = game.tidy(" ".join(line.lower().split()))
    if wish in lines:
        return choices[lines.index(wish)]
    key, facts = reason(game, state, decider, wish, lines)
    raise IllegalAction(say("en", key, shown(game, facts, "en")), key, facts)


def legal(game: Game, state: State, seat: int) -> list[int]:
    """What a seat that decides may choose."""
    out = [0] * game.most_choices
    return out[: game.rules.legal(state, seat, out)]


def odds(game: Game, state: State) -> tuple[list[int], list[int]]:
    """What chance may choose, and the weights."""
    out, weights = [0] * game.most_choices, [0] * game.most_choices
    count = game.rules.odds(state, out, weights)
    return out[:count], weights[:count]


def _not_choosing(view: View) -> IllegalAction:
    if view.over:
        return IllegalAction(say("en", "game-over"), "game-over")
    facts = {"seats": ", ".join(str(seat + 1) for seat in view.deciders)}
    key = "not-your-turn" if view.deciders else "chance-decides"
    return IllegalAction(say("en", key, facts), key, facts)


def see(game: Game, state: State, seat: int) -> View:
    """What a seat may see of a state."""
    blank = game.fields.blank()
    game.see(state, seat, blank)
    return View(game, seat, blank)
