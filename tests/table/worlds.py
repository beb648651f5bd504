"""Two tables with histories that a reader cannot tell apart, and all the traffic of that reader as bytes."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.errors import IllegalAction
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match
from subrosa.games import find
from subrosa.table import changes, messages, showing
from subrosa.table.entries import Clock
from subrosa.table.messages import Refusal

from .people import Played, people

SECRET = "5e" * 32
"""Of the deal under seal, in all worlds: what a reader is shown of it must not tell them apart."""
START, STEP = 1_000.0, 10.0
CLOCK = Clock(seconds=55.0, reserve=30.0)
WISHES: tuple[str | int, ...] = ("", "nonsense", "accuse 1 red", "stop", 0, 1, 5, 99_999)


class Written:
    """Chance as a history has it."""

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self._left = iter([decision.choice for decision in decisions if decision.decider == CHANCE])

    def choices(self, population: Sequence[int], weights: Sequence[int], *, k: int) -> list[int]:
        return [next(self._left)]


class World(Played):
    """A table that goes as a history says, and what one reader gets to see of it.

    Time goes by what the reader was shown: whatever happens unseen takes no time. So what it is shown of a clock must
    be equal, too.
    """

    def __init__(self, setup: Setup, decisions: Sequence[Decision], reader: int) -> None:
        super().__init__(setup.game.id, people(setup.seats), clock=CLOCK, chance=Written(decisions), secret=SECRET)
        self.reader, self.shown = reader, showing.Shown()
        self.traffic: list[bytes] = []
        self._turns = iter([decision for decision in decisions if decision.decider != CHANCE])
        self.look()

    def go(self) -> bool:
        """Go on until the reader is shown something; False at the end."""
        for turn in self._turns:
            self.decide(turn.decider, turn.choice)
            if self.look():
                return True
        return False

    def look(self) -> bool:
        found = showing.update(self.table, self.reader, self.shown, (), self.now)
        if found is not None:
            self.traffic.append(messages.encode(found))
            self.now += STEP
        return found is not None

    def ask(self, *commands: messages.AnyCommand) -> list[bytes]:
        """What the reader is answered to requests that change nothing."""
        return [messages.encode(self.answer(command)) for command in commands]

    def answer(self, command: messages.AnyCommand) -> Any:
        from subrosa.table.commands import change_once

        try:
            if isinstance(command, messages.Preview):
                draft = changes.draft(self.table, self.reader, command.choices)
                known = showing.notebook(self.table, self.reader)
                return showing.previews(draft, command.key, self.now, known)
            if isinstance(command, messages.Draft):
                return showing.drafted(changes.draft(self.table, self.reader, command.choices), command.key, self.now)
            made = change_once(self.table, self.reader, command, self.now)
            return messages.Done(str(len(made)), len(self.table.feed[self.reader]))
        except IllegalAction as error:
            return Refusal(command.key, error.key, str(error), error.facts)

    def questions(self) -> list[bytes]:
        """Answers to wishes that cannot be had, late ones, and drafts."""
        found = [msgspec.json.encode(showing.listing(self.table).chairs[self.reader].waiting)]
        view = self.table.begun.view(self.reader)
        allowed = {action.text for action in view.actions} | {action.choice for action in view.actions}
        n = len(self.table.feed[self.reader])
        for wish in WISHES:
            if wish not in allowed:
                found += self.ask(messages.Decide(choices=[wish], n=n), messages.Draft(choices=[wish]))
                found += self.ask(messages.Decide(choices=[wish, wish], n=n))
        for late in range(max(0, n - 12), n + 2):
            found += self.ask(messages.Decide(choices=["nonsense"], n=late))
        for action in view.actions[:12]:
            found += self.ask(messages.Draft(choices=[action.text]), messages.Draft(choices=[action.choice, "x"]))
        found += self.ask(messages.Preview(), messages.Preview(choices=["nonsense"]))
        return [*found, *self.ask(messages.Agree(), messages.Decline(), messages.Return(), messages.Resume())]

    def going_back(self) -> list[bytes]:
        """What follows when the reader withdraws, and then goes back as far as it can. Afterwards all is different."""
        found = self.ask(messages.Withdraw())
        self.look()
        for _ in range(3):
            found += self.ask(messages.Propose(what="back"))
            self.look()
            for seat in range(len(self.table.chairs)):
                if self.table.proposal is not None and seat not in self.table.proposal.agreed:
                    with suppress(IllegalAction):
                        self.do(changes.agree, seat)
                    self.look()
            found += self.questions()
        return found


def history(name: str, seats: int, seed: int) -> Match:
    """A game of players who choose at random, in any order."""
    random = Random(seed)
    match = Match.new(find(name), seats, random)
    while not match.over:
        seat = random.choice(match.deciders)
        match.decide(seat, random.choice(match.view(seat).actions))
    return match


def moments(match: Match, random: Random, number: int) -> list[int]:
    """Some moments at which a seat decides, sealed choices among them."""
    turns = [n for n, decision in enumerate(match.decisions) if decision.decider != CHANCE and n > 10]
    sealed = [n for n, (_, before, _) in enumerate(match.positions()) if before.step in match.game.sealed_steps]
    sealed = [n for n in sealed if n in set(turns)]
    return [random.choice(sealed if sealed and k % 2 else turns) for k in range(number)]


def not_last(setup: Setup, decisions: Sequence[Decision], reader: int) -> list[Decision]:
    """The same history, but wherever the reader was the last to choose in secret, it chose first.

    Whoever is last sees at once what all have chosen, and whoever is not waits: that may and must be felt.
    """
    found: list[Decision] = []
    phase: list[Decision] = []
    for decision, before, after in Match.from_log(setup, decisions).positions():
        if before.step not in setup.game.hidden_steps:
            found.append(decision)
            continue
        phase.append(decision)
        if after.step != before.step:
            last = phase[-1].decider == reader
            found += sorted(phase, key=lambda decision: decision.decider != reader) if last else phase
            phase = []
    return [*found, *phase]


def differences(match: Match, at: int, reader: int, random: Random) -> list[str]:
    """Where the traffic of a reader tells the truth after `at` decisions from another world."""
    truth = match.decisions[:at]
    redrawn, _ = match.game.redraw(match.setup, truth, reader, random)
    ours, theirs = (World(match.setup, not_last(match.setup, world, reader), reader) for world in (truth, redrawn))
    found, n = [], 0
    while (goes := ours.go()) == theirs.go() and goes:
        n += 1
        if n % 12 == 5 and reader != SPECTATOR and ours.questions() != theirs.questions():
            found.append("answers")
    if goes or theirs.go():
        return [*found, "number of messages"]
    if reader != SPECTATOR:
        if ours.questions() != theirs.questions():
            found.append("answers at the end")
        if ours.going_back() != theirs.going_back():
            found.append("going back")
    if ours.traffic != theirs.traffic:
        found.append("traffic")
    return found
