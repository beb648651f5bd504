"""Positions of Nuns on the Run by names and printed numbers, played on with lines of text.

Novices are named by their cells, 1 to 6, seats by 1 to 8, places by the numbers of the board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.game import Setup
from subrosa.core.match import Decision, Match, View, legal, odds
from subrosa.games.nuns import GAME, box
from subrosa.games.nuns.fields import FIGURES, STATUS, STEPS
from subrosa.games.nuns.rules import eyes, round, terms

begin_round: Any = round.begin_round
sees: Any = eyes.sees
WATCHER = SPECTATOR + 1
"""The spectator among seats that are counted from 1."""


class Table:
    """A table of Nuns on the Run: `play` carries out lines of whoever has to decide, chance included.

    Novices get the cells 1, 2, 3 and the wishes w1, w2, w3 and so on unless told otherwise. Without `blessed` the
    table plays without blessings; figures not named in it get those that are left.
    """

    def __init__(
        self,
        seats: int = 4,
        *,
        cells: Sequence[int] = (1, 2, 3, 4, 5, 6),
        wishes: Mapping[int, str] | None = None,
        blessed: Mapping[int | str, str] | None = None,
        preset: str | None = None,
        seed: int = 1,
        **options: str,
    ) -> None:
        if blessed is None and preset is None:
            options = {"blessings": "off", **options}
        self.match = Match(Setup.of(GAME, seats, options, preset))
        self.random = Random(seed)
        self.marks: dict[int, int] = {}
        self._deal(cells, wishes or {}, blessed or {})

    def _deal(self, cells: Sequence[int], wishes: Mapping[int, str], blessed: Mapping[int | str, str]) -> None:
        for cell in cells:
            if self.step == "cell":
                self.play(f"novice {box.NOVICES[cell - 1]}")
        while self.step == "wish":
            wanted = wishes.get(self.s.index + 1)
            free = [line for line in self.lines() if line.split()[-1] not in wishes.values()]
            self.play(f"wish {box.NOVICES[self.s.index]} {wanted}" if wanted else free[0])
        while self.step == "blessing":
            figure = FIGURES[self.s.index]
            wanted = blessed.get(figure) or blessed.get(self.s.index + 1)
            self.play(f"blessing {figure} {wanted}" if wanted else self._spare(blessed))

    def _spare(self, blessed: Mapping[int | str, str]) -> str:
        """A blessing that nobody who comes later is to get, as far as there is one."""
        kept = list(blessed.values())
        dealt = [box.BLESSINGS[kind] for kind in self.s.blessing if kind >= 0]
        lines = self.lines()
        free = [line for line in lines if kept.count(kind := line.split()[-1]) + dealt.count(kind) < 2]
        return (free or lines)[-1]

    # What there is.

    @property
    def s(self) -> Any:
        return self.match.state

    @property
    def step(self) -> str:
        return STEPS[self.s.step]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def deciders(self) -> Any:
        """The seats that decide, in order; a tuple of whatever length."""
        return tuple(seat + 1 for seat in self.match.deciders)

    def view(self, seat: int) -> View:
        return self.match.view(seat - 1)

    def lines(self, seat: int | None = None) -> list[str]:
        """What a seat, or whoever decides, may choose, as lines."""
        who = self._decider(seat)
        return [GAME.words.text(self.s, who, choice) for choice in self._choices(who)]

    def steps(self, seat: int | None = None) -> set[int]:
        """The places a seat, or whoever decides, may step to."""
        return {int(line.split()[1]) for line in self.lines(seat) if line.startswith("step ")}

    def stands(self, novice: int) -> int:
        """The place of a novice."""
        return int(self.s.place[novice - 1]) + 1

    def marker(self, novice: int) -> int:
        """Where her marker lies open; 0 when it is in her cell because nobody sees her."""
        return int(self.s.marker[novice - 1]) + 1

    def status(self, novice: int) -> str:
        return STATUS[self.s.status[novice - 1]]

    def at(self, guard: str) -> int:
        return int(self.s.at[box.GUARDS.index(guard)]) + 1

    def path(self, guard: str) -> str:
        held = self.s.path[box.GUARDS.index(guard)]
        return box.PATHS[held] if held >= 0 else ""

    def sees(self, guard: str) -> set[int]:
        """The places a guard sees, her own among them."""
        number = box.GUARDS.index(guard)
        return {place + 1 for place in range(box.PLACE_COUNT) if sees(self.s, number, place)}

    @property
    def noises(self) -> list[tuple[int | str, int, str]]:
        """The noise tokens on the board: whose, where, and next to which guard."""
        s = self.s
        return [
            (_figure(s.noise_owner[i]), s.noise_place[i] + 1, box.GUARDS[s.noise_guard[i]]) for i in range(s.noises)
        ]

    @property
    def vanished(self) -> list[tuple[int, int, int]]:
        """The vanished tokens: whose, the seen end of the link, and the other end, 0 if it is not shown."""
        s = self.s
        return [(s.vanished_owner[i] + 1, s.vanished_from[i] + 1, s.vanished_to[i] + 1) for i in range(s.vanishings)]

    def told(self, seat: int = WATCHER) -> list[str]:
        """What the last call of `play` told a seat: kind and facts in a line."""
        tellings = self.match.tellings(seat - 1)[self.marks.get(seat, 0) :]
        return [" ".join((t.kind, *map(str, t.facts.values()))) for t in tellings]

    # Positions.

    def put(self, novice: int, place: int | None = None, **facts: int | str) -> Table:
        """Put a novice on a place, unseen unless a marker is named, and change what is named of her."""
        s, n = self.s, novice - 1
        if place is not None:
            s.place[n] = place - 1
            s.marker[n] = -1
        if facts.pop("seen", 0):
            s.marker[n] = s.place[n]
        if "status" in facts:
            s.status[n] = STATUS.index(str(facts.pop("status")))
            if s.status[n]:
                s.marker[n] = s.place[n]
        for name, value in facts.items():
            getattr(s, name)[n] = value
        s.captures = sum(max(0, count) for count in s.captured)
        return self

    def guard(self, guard: str, at: int, back: int = 0, path: str = "", to: int = 0, ran: bool = False) -> Table:
        """Put a guard on a place she came to from another, on a path towards an end; she walked or ran last."""
        s, n = self.s, box.GUARDS.index(guard)
        s.at[n] = at - 1
        s.facing[n] = box.NEIGHBOURS[at - 1].index(back - 1) if back else -1
        s.shown[n] = box.GUARD_RUN if ran else box.GUARD_WALK
        if path:
            s.path[n] = box.PATHS.index(path)
            s.used[s.path[n]] = 1
            s.heading[n] = box.PATH_ENDS[s.path[n]].index(to - 1)
        return self

    def token(self, kind: str, owner: int, place: int, other: int | str) -> Table:
        """Lay a noise token next to a guard, or a vanished token towards a place."""
        s = self.s
        if kind == "noise":
            s.noise_owner[s.noises], s.noise_place[s.noises] = owner - 1, place - 1
            s.noise_round[s.noises] = s.round
            s.noise_guard[s.noises] = box.GUARDS.index(str(other))
            s.noises += 1
        else:
            s.vanished_owner[s.vanishings], s.vanished_from[s.vanishings] = owner - 1, place - 1
            s.vanished_to[s.vanishings] = int(other) - 1
            s.vanishings += 1
        return self

    def begin(self, round: int = 2) -> Table:
        """Begin a round from the position as it stands; a guard in the midst of a path gets one."""
        for number, guard in enumerate(box.GUARDS):
            if self.s.path[number] < 0 and not any(self.s.at[number] in ends for ends in box.PATH_ENDS):
                self._follow(guard)
        self.s.round = round - 1
        begin_round(self.s)
        return self.settle()

    def _follow(self, guard: str) -> None:
        """Give a guard the first path that leads over her place, or any that is free."""
        at = self.s.at[box.GUARDS.index(guard)]
        free = [path for path in range(len(box.PATHS)) if not self.s.used[path]]
        path = next((path for path in free if box.PATH_INDEX[path][at] >= 0), free[0])
        self.s.path[box.GUARDS.index(guard)] = path
        self.s.used[path] = self.s.heading[box.GUARDS.index(guard)] = 1

    def settle(self) -> Table:
        """Let the match begin with the position as it stands, so that nothing goes back behind it."""
        self.match.log.clear()
        self.match.decisions.clear()
        self.match._snapshots[:] = [self.s.copy()]
        return self

    # Play.

    def _decider(self, seat: int | None) -> int:
        if seat is not None:
            return seat - 1
        return self.match.deciders[0] if self.match.deciders else CHANCE

    def _choices(self, who: int) -> list[int]:
        if self.over or (who != CHANCE and who not in self.match.deciders):
            return []
        return odds(GAME, self.s)[0] if who == CHANCE else legal(GAME, self.s, who)

    def play(self, *lines: str) -> Table:
        """Carry out lines one after the other; a line that is not on offer fails with what is.

        `2: step 19` is said by seat 2, a line without a seat by the first of those who decide.
        """
        self.marks = {seat + 1: len(self.match.tellings(seat)) for seat in (*range(self.s.seats), SPECTATOR)}
        for line in lines:
            seat, _, rest = line.rpartition(": ")
            who = self._decider(int(seat) if seat else None)
            found = [choice for choice in self._choices(who) if GAME.words.text(self.s, who, choice) == rest]
            assert len(found) == 1, f"{line!r} at {self.step} of {who + 1}: {self.lines(who + 1)}"
            self.match.enter(Decision(who, found[0]))
        return self

    def quietly(self) -> str:
        """What somebody says who wants nothing to happen: stand still, roll a 1, walk three steps on the path."""
        lines = self.lines()
        for line in ("stay caught", "play stand", "die 1", "keep", "stop"):
            if line in lines:
                return line
        return lines[0]

    def until(self, *steps: str) -> Table:
        """Let everybody go on quietly until one of these steps is reached, or the end."""
        while self.step not in (*steps, "over"):
            self.match.enter(Decision(self._decider(None), self._choices(self._decider(None))[self._quiet()]))
        return self

    def _quiet(self) -> int:
        return self.lines().index(self.quietly())

    def rest(self) -> Table:
        """All novices stand still, or walk home, and roll a 1: the guards begin."""
        return self.until("order")

    def next_round(self) -> Table:
        """Everybody goes on quietly to the next round."""
        now = self.s.round
        while self.s.round == now and not self.over:
            self.match.enter(Decision(self._decider(None), self._choices(self._decider(None))[self._quiet()]))
        return self

    def wander(self, decisions: int = 10_000) -> Table:
        """Everybody decides at random."""
        while decisions > 0 and not self.over:
            who = self.random.choice(self.match.deciders) if self.match.deciders else CHANCE
            self.match.enter(Decision(who, self.random.choice(self._choices(who))))
            decisions -= 1
        return self


def _figure(number: int) -> int | str:
    """A novice by her cell, a guard by her name."""
    return FIGURES[number] if number >= terms.NOVICE_COUNT else number + 1
