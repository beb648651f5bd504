"""One match: decisions in order, what each seat sees and is told, drafts, and taking back.

The log of decisions, chance included, is the truth; every state is rebuilt from it. Whoever runs a match draws
for chance: from the system's entropy at a table, from a seed in a test.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from .deciders import CHANCE, SPECTATOR, seats_of
from .errors import IllegalAction
from .fields import State
from .finding import find
from .game import Game, Setup
from .refusals import reason
from .tellings import EVERYBODY, Fact, Telling, only
from .text import say, shown

SNAPSHOT_EVERY = 64


class Chance(Protocol):
    """Anything that draws: `random.Random` and `random.SystemRandom` do."""

    def choices(self, population: Sequence[int], weights: Sequence[int], *, k: int) -> list[int]: ...


@dataclass(frozen=True)
class Decision:
    """A choice that was made, as the log keeps it."""

    decider: int
    choice: int


@dataclass(frozen=True)
class Withdrawal:
    """A seat took its sealed choice back before all were in."""

    seat: int


@dataclass(frozen=True)
class TakenBack:
    """By everybody's consent the match went back to where it stood after `upto` decisions."""

    upto: int


Line = Decision | Withdrawal | TakenBack


@dataclass(frozen=True)
class Action:
    """Something a seat may choose now: the number the rules use and the line people use."""

    choice: int
    text: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """What the line says, in names."""

    def __str__(self) -> str:
        return self.text


class View:
    """What one seat may see now, by names: `view.hand`, `view.suspicion`. Holds no reference to the match."""

    def __init__(self, game: Game, seat: int, numbers: State) -> None:
        self.game = game
        self.seat = seat
        self.numbers = numbers

    def __repr__(self) -> str:
        who = "the spectator" if self.seat == SPECTATOR else f"seat {self.seat + 1}"
        asked = f"asked for {self.step}, {len(self.actions)} choices" if self.actions else "not asked"
        return f"<View of {self.game.id} for {who}: {asked}>"

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self.game.fields.by_name:
            raise AttributeError(name)
        return self.names[name]

    @cached_property
    def names(self) -> dict[str, Any]:
        """The whole view in names, as JSON carries it."""
        return dump(self.game, self.numbers)

    @cached_property
    def derived(self) -> Mapping[str, Any]:
        """The numbers that follow from what is seen, as screens show them."""
        return self.game.derive(self.numbers, self.seat)

    @cached_property
    def deciders(self) -> tuple[int, ...]:
        """The seats that are choosing, as far as this seat may know."""
        return seats_of(self.game.rules.deciders(self.numbers))

    @property
    def over(self) -> bool:
        return int(self.game.rules.deciders(self.numbers)) == 0

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """What this seat may choose now, worked out from what it sees."""
        if self.seat not in self.deciders:
            return ()
        choices = legal(self.game, self.numbers, self.seat)
        return tuple(action(self.game, self.numbers, self.seat, choice) for choice in choices)

    @cached_property
    def question(self) -> dict[str, Fact]:
        """The facts of what this seat is asked: those that all its choices share, and what the step adds."""
        if not self.actions:
            return {}
        first, *rest = (action.facts for action in self.actions)
        shared = {key: fact for key, fact in first.items() if all(facts.get(key) == fact for facts in rest)}
        return {**shared, **self.game.asks(self.numbers, self.seat)}

    def choice(self, wish: str | int | Action) -> int:
        """The choice a wish names, or an IllegalAction that says why it cannot be had."""
        if self.seat not in self.deciders:
            raise _not_choosing(self)
        if isinstance(wish, Action):
            wish = wish.choice
        choices = legal(self.game, self.numbers, self.seat)
        if isinstance(wish, str):
            return parse(self.game, self.numbers, self.seat, wish, choices)
        if wish not in choices:
            raise IllegalAction(say("en", "not-a-choice", {"choice": wish}), "not-a-choice", {"choice": wish})
        return wish


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
    wish = game.tidy(" ".join(line.lower().split()))
    lines = [game.said(state, decider, choice).line for choice in choices]
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


class Match:
    """A match from its set-up on."""

    def __init__(self, setup: Setup, chance: Chance | None = None) -> None:
        self.setup = setup
        self.game = setup.game
        self.chance = chance
        self.log: list[Line] = []
        self.decisions: list[Decision] = []
        """The decisions in force: those of the log, less what was taken back."""
        self.told: list[Telling] = []
        self._told_to: dict[int, list[Telling]] = {seat: [] for seat in (*range(setup.seats), SPECTATOR)}
        self.state = setup.start()
        self._snapshots: list[State] = [self.state.copy()]
        self._let_chance_decide()

    @classmethod
    def new(
        cls,
        game: Game | str,
        seats: int,
        chance: Chance | None = None,
        *,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        data: Any = None,
    ) -> Match:
        """A new match of a game or of the game of that name; chance draws from the system's entropy by itself."""
        found = find(game) if isinstance(game, str) else game
        return cls(Setup.of(found, seats, options, preset, data), chance or random.SystemRandom())

    @classmethod
    def from_record(cls, text: str) -> Match:
        """The finished match that a record tells."""
        from . import record

        return record.read(text)

    def __repr__(self) -> str:
        where = "over" if self.over else f"at {self.game.steps[self.state.step]}"
        return f"<Match of {self.game.id}: {self.setup.seats} seats, {len(self.decisions)} decisions, {where}>"

    @classmethod
    def from_log(cls, setup: Setup, log: Iterable[Line], chance: Chance | None = None) -> Match:
        """The match a log tells, gone on with by `chance` if there is one."""
        match = cls(setup)
        for line in log:
            match.enter(line)
        match.chance = chance
        match._let_chance_decide()
        return match

    def copy(self) -> Match:
        """The same match once more, to try something on; chance does not go along."""
        new = Match(self.setup)
        new.log, new.decisions, new.told = list(self.log), list(self.decisions), list(self.told)
        new.state = self.state.copy()
        new._snapshots = list(self._snapshots)
        new._told_to = {seat: list(told) for seat, told in self._told_to.items()}
        return new

    @property
    def over(self) -> bool:
        return int(self.game.rules.deciders(self.state)) == 0

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that have to choose."""
        return seats_of(self.game.rules.deciders(self.state))

    @property
    def places(self) -> list[int]:
        """The place of every seat in a finished match, 1 the best."""
        ranks = [0] * self.setup.seats
        self.game.rules.places(self.state, ranks)
        return ranks

    def view(self, seat: int) -> View:
        """What a seat, or SPECTATOR, may see now."""
        return see(self.game, self.state, seat)

    def tellings(self, seat: int) -> Sequence[Telling]:
        """What a seat, or SPECTATOR, has been told so far."""
        return self._told_to[seat]

    def decide(self, seat: int, wish: str | int | Action) -> None:
        """A seat decides. What it may choose is worked out from its own view; a refusal changes nothing."""
        self._enter(Decision(seat, self.view(seat).choice(wish)))
        self._let_chance_decide()

    def draft(self, seat: int) -> Draft:
        """A draft of a seat's decisions, on its own view."""
        return Draft(self, seat)

    def withdraw(self, seat: int) -> None:
        """Take back one's sealed choice, while others still choose."""
        sealed = self._sealed(seat)
        if not sealed:
            raise IllegalAction(say("en", "nothing-sealed"), "nothing-sealed")
        # That a seat had begun but not finished its choice is nobody else's business; nor, where it is hidden, that
        # it had finished.
        hidden = seat in self.deciders or self.state.step in self.game.hidden_steps
        to = only(seat) if hidden else EVERYBODY
        self.log.append(Withdrawal(seat))
        self._rebuild([d for i, d in enumerate(self.decisions) if i not in sealed])
        self._tell(Telling(to, "chooses_again", {"seat": seat + 1}))

    def take_back(self, upto: int, consent: Iterable[int]) -> None:
        """Go back to where the match stood after `upto` decisions; everybody at the table has to agree."""
        missing = sorted(set(range(self.setup.seats)) - set(consent))
        if missing:
            facts = {"seats": ", ".join(str(seat + 1) for seat in missing)}
            raise IllegalAction(say("en", "no-consent", facts), "no-consent", facts)
        if not 0 <= upto <= len(self.decisions):
            raise IllegalAction(say("en", "not-that-far"), "not-that-far")
        self.log.append(TakenBack(upto))
        self._rebuild(self.decisions[:upto])
        self._tell(Telling(EVERYBODY, "taken_back"))
        self._let_chance_decide()

    def enter(self, line: Line) -> None:
        """Enter a line of a log, if the rules allow it."""
        if isinstance(line, Withdrawal):
            self.withdraw(line.seat)
        elif isinstance(line, TakenBack):
            self.take_back(line.upto, range(self.setup.seats))
        elif line.decider == CHANCE:
            if self.deciders or self.over or line.choice not in odds(self.game, self.state)[0]:
                raise IllegalAction(say("en", "not-by-chance"), "not-by-chance")
            self._enter(line)
        elif line.decider in self.deciders and line.choice in legal(self.game, self.state, line.decider):
            self._enter(line)
        else:
            self.view(line.decider).choice(line.choice)
            raise IllegalAction(
                say("en", "not-a-choice", {"choice": line.choice}), "not-a-choice", {"choice": line.choice}
            )

    def position(self, decided: int) -> State:
        """The state after so many decisions."""
        if not 0 <= decided <= len(self.decisions):
            raise IllegalAction(say("en", "not-that-far"), "not-that-far")
        state = self._snapshots[decided // SNAPSHOT_EVERY].copy()
        for decision in self.decisions[decided // SNAPSHOT_EVERY * SNAPSHOT_EVERY : decided]:
            self.game.rules.apply(state, decision.decider, decision.choice)
        return state

    def positions(self) -> Iterator[tuple[Decision, State, State]]:
        """Every decision in force, with the state before and after it."""
        state = self.setup.start()
        for decision in self.decisions:
            before = state.copy()
            self.game.rules.apply(state, decision.decider, decision.choice)
            yield decision, before, state

    def _enter(self, decision: Decision) -> None:
        before = self.state.copy()
        self.game.rules.apply(self.state, decision.decider, decision.choice)
        self.log.append(decision)
        self.decisions.append(decision)
        self._tell(*self.game.tell(before, decision.decider, decision.choice, self.state))
        if len(self.decisions) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.state.copy())

    def _tell(self, *tellings: Telling) -> None:
        self.told.extend(tellings)
        for seat, told in self._told_to.items():
            told.extend(telling for telling in tellings if telling.reaches(seat))

    def drawn(self, chance: Chance) -> Decision | None:
        """What chance decides now, if it is to decide."""
        if int(self.game.rules.deciders(self.state)) != 1 << CHANCE:
            return None
        choices, weights = odds(self.game, self.state)
        return Decision(CHANCE, chance.choices(choices, weights, k=1)[0])

    def _let_chance_decide(self) -> None:
        while self.chance is not None and (decision := self.drawn(self.chance)) is not None:
            self._enter(decision)

    def _sealed(self, seat: int) -> set[int]:
        """Which decisions of a seat are sealed now and may still be changed."""
        found: set[int] = set()
        if int(self.state.step) not in self.game.sealed_steps:
            return found
        for i in range(len(self.decisions) - 1, -1, -1):
            decision = self.decisions[i]
            if decision.decider == CHANCE or self.position(i).step != self.state.step:
                break
            if decision.decider == seat:
                found.add(i)
        return found

    def _rebuild(self, decisions: list[Decision]) -> None:
        """Go to where these decisions lead."""
        same = 0
        for ours, theirs in zip(self.decisions, decisions, strict=False):
            if ours != theirs:
                break
            same += 1
        same = same // SNAPSHOT_EVERY * SNAPSHOT_EVERY
        del self._snapshots[same // SNAPSHOT_EVERY + 1 :]
        self.decisions = decisions[:same]
        self.state = self._snapshots[same // SNAPSHOT_EVERY].copy()
        for decision in decisions[same:]:
            self.game.rules.apply(self.state, decision.decider, decision.choice)
            self.decisions.append(decision)
            if len(self.decisions) % SNAPSHOT_EVERY == 0:
                self._snapshots.append(self.state.copy())


def see(game: Game, state: State, seat: int) -> View:
    """What a seat may see of a state."""
    blank = game.fields.blank()
    game.see(state, seat, blank)
    return View(game, seat, blank)


class _Sealed(View):
    """A view after the last sealed choice: nobody is choosing, and nothing is open yet."""

    deciders = ()
    actions = ()
    over = False


class Draft:
    """Decisions a seat considers on its own view, up to the next thing it does not know. Undo is free."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._at = len(match.log)
        self.seat = seat
        self._views = [match.view(seat)]
        self.choices: list[int] = []

    @property
    def view(self) -> View:
        """What the seat would see if the drafted choices were made."""
        return self._views[-1]

    @property
    def first(self) -> View:
        """What the seat sees now."""
        return self._views[0]

    @property
    def tellings(self) -> list[Telling]:
        """What the drafted choices would tell the seat, as far as it knows."""
        tell, made = self._match.game.tell, zip(self._views, self.choices, self._views[1:], strict=False)
        told = [telling for v, choice, w in made for telling in tell(v.numbers, self.seat, choice, w.numbers)]
        return [telling for telling in told if telling.reaches(self.seat)]

    @property
    def complete(self) -> bool:
        """Has the draft come to chance, to another seat or to the end?"""
        return self.seat not in self.view.deciders

    def choose(self, wish: str | int | Action) -> None:
        """Draft one more choice."""
        choice = self.view.choice(wish)
        game, numbers = self.view.game, self.view.numbers.copy()
        game.rules.apply(numbers, self.seat, choice)
        if self.view.numbers.step in game.sealed_steps and numbers.step != self.view.numbers.step:
            # The last seal is broken by what others laid, which this seat cannot know: it sees only that it is done.
            self._views.append(_Sealed(game, self.seat, self.view.numbers))
        else:
            self._views.append(View(game, self.seat, numbers))
        self.choices.append(choice)

    def undo(self) -> None:
        """Drop the last drafted choice."""
        if not self.choices:
            raise IllegalAction(say("en", "nothing-drafted"), "nothing-drafted")
        self._views.pop()
        self.choices.pop()

    def confirm(self) -> None:
        """Send the drafted choices, all together."""
        step = self._views[0].numbers.step
        sealed = step in self._match.game.sealed_steps and step == self._match.state.step
        if len(self._match.log) != self._at and not sealed:
            raise IllegalAction(say("en", "draft-is-stale"), "draft-is-stale")
        for choice in self.choices:
            self._match.decide(self.seat, choice)
        self._at = len(self._match.log)
        self._views = [self._match.view(self.seat)]
        self.choices = []


__all__ = ["SPECTATOR", "Action", "Decision", "Draft", "Match", "TakenBack", "View", "Withdrawal"]
