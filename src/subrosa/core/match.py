"""One match: decisions in order, what each seat sees and is told, and taking back.

The log of decisions, chance included, is the truth; every state is rebuilt from it. Whoever runs a match draws
for chance: from the system's entropy at a table, from a seed in a test.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from .deciders import CHANCE, SPECTATOR, seats_of
from .draft import Draft
from .errors import IllegalAction
from .fields import State
from .finding import find
from .game import Game, Setup
from .once import once
from .tellings import EVERYBODY, Telling, kept, only
from .text import say
from .view import Action, View, dump, house, legal, odds, parse, see, undump

if TYPE_CHECKING:
    from .beliefs import Belief, Following

SNAPSHOT_EVERY = 64


class Chance(Protocol):
    """Anything that draws: `random.Random` and `random.SystemRandom` do."""

    def choices(self, population: Sequence[int], weights: Sequence[int], *, k: int) -> list[int]:
        """So many of these, by their weights."""
        ...


class Bot(Protocol):
    """A player: asked with what its seat sees and has been told, it answers with one of the view's actions.

    A bot that says of itself that it `believes` is asked with a view that holds what its seat can believe.
    """

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        """One of `view.actions`."""
        ...


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that was made, as the log keeps it."""

    decider: int
    """A seat, or CHANCE."""
    choice: int

    def __repr__(self) -> str:
        return f"Decision({'CHANCE' if self.decider == CHANCE else self.decider}, {self.choice})"


@dataclass(frozen=True)
class Withdrawal:
    """A seat took its sealed choice back before all were in."""

    seat: int


@dataclass(frozen=True)
class TakenBack:
    """By everybody's consent the match went back to where it stood after `upto` decisions."""

    upto: int


Line = Decision | Withdrawal | TakenBack


class Match:
    """A match from its set-up on. The truth is in `state`; what a seat may know is its `view` and its `tellings`."""

    def __init__(self, setup: Setup, chance: Chance | None = None) -> None:
        self.setup = setup
        self.game = setup.game
        self.chance = chance
        self.log: list[Line] = []
        self.draws = 0
        """How often chance has decided, taken back or not."""
        self.decisions: list[Decision] = []
        """The decisions in force: those of the log, less what was taken back."""
        self.rebuilt = 0
        """How often decisions were taken out of force: whoever follows the match begins anew then."""
        self.told: list[Telling] = []
        self._told_to: dict[int, list[Telling]] = {}
        """What each of those was told who was ever asked about."""
        self._following: dict[int, Following] = {}
        self.state = setup.start()
        self._record = b""
        """The state while it is put away."""
        self._snapshots: list[State] = [setup.opening]
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
        """A new match of a game, or of the game of that name.

        Options that are not given are as usual; `data` is what `game.read_data` makes of an owner's files. Chance
        draws from the system's entropy, or from what is given: `Random(1)` makes the same match every time.
        """
        found = find(game) if isinstance(game, str) else game
        return cls(Setup.of(found, seats, options, preset, data), chance or random.SystemRandom())

    @classmethod
    def from_record(cls, text: str) -> Match:
        """The finished match that a record tells; a damaged one raises BadRecord with the line."""
        from . import record

        return record.read(text)

    def record(self) -> str:
        """This match as text, when it is over: one decision a line. `Match.from_record` plays it back."""
        from . import record

        return record.write(self)

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
        new.draws = self.draws
        new.state = self.state.copy()
        new._snapshots = list(self._snapshots)
        new._told_to = {seat: list(told) for seat, told in self._told_to.items()}
        return new

    @once
    def state(self) -> State:
        """The truth: where the match stands."""
        record, self._record = self._record, b""
        return self.game.fields.read(record)

    def put_away(self) -> None:
        """Nobody plays for a while: the state lies there as a record, a tenth as big, until somebody asks for it."""
        if "state" in vars(self):
            self._record = self.game.fields.write(self.state)
            del self.state

    @property
    def over(self) -> bool:
        """Is there nothing left to decide?"""
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

    def ask(self, seat: int, bot: Bot) -> Action:
        """What a bot would choose for a seat, from what that seat sees, was told and can believe."""
        view = self.view(seat)
        if getattr(bot, "believes", False):
            view.belief = self.belief(seat)
        return bot.choose(view, self.tellings(seat))

    def belief(self, seat: int) -> Belief:
        """What a seat, or SPECTATOR, can believe now, from what it saw and heard."""
        from .beliefs import Following

        if seat not in self._following:
            self._following[seat] = Following(self, seat)
        return self._following[seat].now()

    def tellings(self, seat: int) -> Sequence[Telling]:
        """What a seat, or SPECTATOR, has been told so far."""
        if seat not in self._told_to:
            self._told_to[seat] = [telling for telling in self.told if telling.reaches(seat)]
        return self._told_to[seat]

    def decide(self, seat: int, wish: str | int | Action) -> None:
        """A seat decides. What it may choose is worked out from its own view; a refusal changes nothing."""
        self._enter(Decision(seat, self.view(seat).choice(wish)))
        self._let_chance_decide()

    def play_out(self, bots: Mapping[int, Bot] | None = None) -> None:
        """Let bots play, by seat, until the match is over or a seat without one has to choose.

        Without any bots everybody chooses at random, all choices equally likely, drawn as chance draws.
        """
        chance = self.chance or random.SystemRandom()
        while seats := [seat for seat in self.deciders if bots is None or seat in bots]:
            seat = seats[0]
            if bots is not None:
                self.decide(seat, self.ask(seat, bots[seat]))
            else:
                view = self.view(seat)
                choices = [action.choice for action in view.actions]
                self.decide(view.seat, chance.choices(choices, [1] * len(choices), k=1)[0])

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
        self.draws += decision.decider == CHANCE
        self._tell(*self.game.tell(before, decision.decider, decision.choice, self.state))
        if len(self.decisions) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.state.copy())

    def _tell(self, *tellings: Telling) -> None:
        for telling in map(kept, tellings):
            self.told.append(telling)
            for seat, told in self._told_to.items():
                if telling.reaches(seat):
                    told.append(telling)

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
        self.rebuilt += 1
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


__all__ = [
    "SPECTATOR",
    "Action",
    "Bot",
    "Decision",
    "Draft",
    "Match",
    "TakenBack",
    "View",
    "Withdrawal",
    "dump",
    "house",
    "legal",
    "odds",
    "parse",
    "see",
    "undump",
]
