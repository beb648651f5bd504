"""Following a match and writing down what a seat learns of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from subrosa.core.deciders import CHANCE
from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.match import Decision

from .. import rules
from ..box import CELLS, NOVICES
from ..fields import FIGURES
from ..rules.eyes import catches
from ..rules.figures import blessed, factor, in_play, least, most, noise, running
from ..rules.knows import guard_side
from ..rules.moves import asks_turn, here, may_turn
from ..rules.patrol import LONGEST_WALK
from ..rules.terms import (
    AFTER,
    BLESS,
    BLESSED_FALSE_NOISE,
    BLESSING,
    CARD_COUNT,
    CAUGHT,
    DEAF_EACH,
    EARS,
    FALSE_NOISE,
    GO,
    GUARD_RUN,
    GUARD_WALK,
    HEAR,
    KEEP,
    LISTEN,
    MOVE,
    NOISE_AT,
    ORDER,
    OVER,
    PATH,
    ROLL,
    SECOND_CHANCE,
    SOFT_STEPS,
    STAY_CAUGHT,
    STOP,
    STOP_AS_WALK,
    TOKEN,
    TURN_BACK,
    USE,
    WALK_CARD,
    WISH,
)
from .beliefs import GUARDS, Listening, Move, Turn, Walk, glimpses
from .lights import glanced_at, lit_places, seen_by
from .story import (
    Evening,
    HiddenBlessing,
    HiddenStop,
    HiddenWish,
    SecretMoves,
    SecretTokens,
    Story,
)
from .ways import Gait

NOVICE_COUNT = len(NOVICES)
OWN_STEPS = (ROLL, BLESS, TOKEN, FALSE_NOISE)
FINISHING = (STOP, TURN_BACK, STAY_CAUGHT)


def heard(setup: Setup, decisions: Sequence[Decision], seat: int) -> Story:
    """What a seat knows of the decisions taken so far."""
    listener = _Listener(setup.start(), seat)
    for decision in decisions:
        listener.hear(decision)
    return listener.story


class _Listener:
    """Follows a match and writes down what a seat learns. Of what is hidden it takes only what the table is told."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.story = Story(seat, blessed=s.blessings == 0, swift_feet=s.swift_foot == 0)
        self.moves: SecretMoves | None = None
        self.stops: list[HiddenStop] = []
        self.noises = 0
        """How many tokens lay on the board when the noise turn began."""
        self.asked = False
        self.spent = list(s.spent)

    def hear(self, decision: Decision) -> None:
        """One more decision."""
        s, step = self.s, self.s.step
        if step == MOVE:
            self._move(decision)
        elif step in OWN_STEPS:
            self._noise_turn(decision)
        elif step in (ORDER, GO, PATH):
            self._guards(decision)
        elif step in (LISTEN, EARS, HEAR):
            self._listening(decision)
        else:
            self._deal(decision)
        self.story.over = s.step == OVER
        for figure in range(len(FIGURES)):
            if s.spent[figure] != self.spent[figure]:
                self.spent[figure] = self.story.blessings[figure] = s.spent[figure]

    def _apply(self, decision: Decision) -> None:
        rules.apply(self.s, decision.decider, decision.choice)

    def _others(self) -> Iterator[int]:
        """The novices of others."""
        for cell, owner in self.story.owners.items():
            if owner != self.seat:
                yield cell

    def _evening(self, cell: int) -> Evening:
        return self.story.evenings[cell][-1]

    def _deal(self, decision: Decision) -> None:
        s, story = self.s, self.story
        if s.step == WISH and s.owner[s.index] != self.seat:
            story.lines.append(HiddenWish(s.index))
        elif s.step == BLESSING and not rules.knows(s, decision.decider, decision.choice) >> self.seat & 1:
            story.lines.append(HiddenBlessing(s.index))
        else:
            story.lines.append(decision)
            if s.step == WISH:
                story.wishes[s.index] = decision.choice
            elif s.step == BLESSING:
                story.blessings[s.index] = decision.choice
        self._apply(decision)
        if decision.decider == CHANCE and s.round <= 1:
            story.owners = {cell: s.owner[cell] for cell in range(NOVICE_COUNT) if in_play(s, cell)}
            for cell in self._others():
                story.evenings.setdefault(cell, [])
                story.kept.setdefault(cell, 0)

    # The secret moves.

    def _move(self, decision: Decision) -> None:
        s = self.s
        if self.moves is None:
            self.moves = SecretMoves()
            self.story.lines.append(self.moves)
        if decision.decider == self.seat:
            self.moves.own.append(decision)
        before = s.copy() if decision.choice in FINISHING else s
        round_before = s.round
        self._apply(decision)
        if s.step == MOVE and s.round == round_before:
            return
        for cell in self._others():
            self.story.evenings[cell].append(self._published(before, cell, decision.choice))
            self.moves.night = len(self.story.evenings[cell]) - 1
        self.moves = None
        self._after_noise()

    def _published(self, before: State, cell: int, choice: int) -> Evening:
        """What the table is told of another's move (12.2, 12.3)."""
        evening = Evening()
        start, home = before.way[cell][0], CELLS[cell]
        turned = 2 if before.stage[cell] == AFTER and choice == TURN_BACK else before.turned[cell]
        if before.status[cell] == CAUGHT and start != home and asks_turn(before, cell, start):
            evening.first = TURN_BACK if turned == 1 else STAY_CAUGHT
        if before.status[cell] == CAUGHT and turned != 1:
            if start != home:
                way = tuple(place for place in before.way[cell] if place >= 0)
                evening.move = Walk(way, most(before, WALK_CARD) // factor(before))
                if may_turn(before, cell, here(before, cell)):
                    evening.last = TURN_BACK if turned == 2 else STAY_CAUGHT
            return evening
        evening.card = self.s.played[cell]
        evening.caught = self.s.captured[cell] > before.captured[cell]
        evening.move = self._seen_move(before, cell, evening)
        return evening

    def _seen_move(self, before: State, cell: int, evening: Evening) -> Move:
        """What is open of a move on the run; of her way only what was seen."""
        light = lit_places(before)
        direction = before.vanish_shows_direction == 0
        guards = tuple(sorted({at for at in before.at if catches(before, cell, at)}))
        card = evening.card
        gait = Gait(
            least(before, card),
            most(before, card),
            guards,
            before.novice_may_enter_guard == 1,
            before.allow_revisit == 1,
        )
        way = tuple(place for place in before.way[cell] if place >= 0)
        return Move(
            tuple(least(before, other) for other in range(CARD_COUNT)),
            gait,
            light,
            glimpses(way, light, direction),
            direction,
            evening.caught,
            self.s.spent[cell] >= 0 > before.spent[cell],
            blessed(before, cell) and before.swift_foot == 0,
        )

    # The noise turns.

    def _noise_turn(self, decision: Decision) -> None:
        s, step, cell = self.s, self.s.step, self.s.novice
        hidden = s.owner[cell] != self.seat
        if step == ROLL:
            again = s.spent[cell] == SECOND_CHANCE and self.asked
            if not again:
                self.noises, self.asked = s.noises, blessed(s, cell)
            self.story.lines.append(decision)
        elif not hidden:
            self.story.lines.append(decision)
        at, shown = tuple(s.at), tuple(s.shown)
        die = decision.choice if step == ROLL else s.die
        spent = s.spent[cell]
        self._apply(decision)
        goes_on = s.novice == cell and s.step in OWN_STEPS
        if hidden:
            self._turn_of_another(cell, at, shown, die, spent, goes_on)
        if not goes_on:
            self.asked = False
            self._after_noise()

    def _turn_of_another(
        self, cell: int, at: tuple[int, ...], shown: tuple[int, ...], die: int, spent: int, goes_on: bool
    ) -> None:
        """What a decision in another's noise turn tells: that it goes on, that she rolls again, or what she laid."""
        s, owner = self.s, self.s.owner[cell]
        again = self.asked and s.spent[cell] == SECOND_CHANCE
        if again and spent < 0:
            self.story.lines.append(Decision(owner, USE))
            return
        if goes_on and self.asked and not again:
            return
        used = s.spent[cell] if self.asked and not again else -1
        card = noise(s, s.played[cell])
        total = max(0, die + card - (used == SOFT_STEPS))
        listening = tuple(not (s.deaf_after_run == DEAF_EACH and shown[guard] == GUARD_RUN) for guard in GUARDS)
        tokens = None
        if not goes_on:
            tokens = tuple((s.noise_guard[i], s.noise_place[i]) for i in range(self.noises, s.noises))
            if self.asked and not again:
                self.story.lines.append(Decision(owner, USE if used >= 0 else KEEP))
                self.story.kept[cell] += used < 0
            self.story.lines.append(SecretTokens(cell, len(self.story.evenings[cell]) - 1))
        self._evening(cell).turn = Turn(at, listening, total, tokens, used == BLESSED_FALSE_NOISE)

    def _after_noise(self) -> None:
        """Nobody has won (9.1)."""
        if self.s.step == ORDER:
            for cell in self._others():
                if running(self.s, cell):
                    self._evening(cell).abroad = True

    # The guards.

    def _guards(self, decision: Decision) -> None:
        s, step, choice, guard = self.s, self.s.step, decision.choice, self.s.guard
        stops = step == GO and choice in (STOP, STOP_AS_WALK)
        if stops and s.paces == LONGEST_WALK + 1 and not guard_side(s) >> self.seat & 1:
            stop = HiddenStop(guard, decision.decider)
            self.stops.append(stop)
            self.story.lines.append(stop)
        else:
            self.story.lines.append(decision)
        steps = step == GO and choice < STOP
        glanced = glanced_at(s, guard, choice) if steps and s.pivot_check == 1 else 0
        glimpsed = {cell: s.place[cell] for cell in self._others() if running(s, cell) and glanced >> s.place[cell] & 1}
        spent = list(s.spent)
        self._apply(decision)
        if s.round == 0 or s.step == OVER:
            return
        if choice >= NOISE_AT and step != ORDER:
            self._false_noise(guard, spent)
        both = step != ORDER and s.moved == 0b11
        looks = glanced | seen_by(s, guard) if steps else 0
        if s.step in (GO, PATH) and s.guard != guard:
            looks |= seen_by(s, s.guard)
        self._looked(looks, glimpsed)
        if both:
            self._cards_shown()

    def _false_noise(self, guard: int, spent: list[int]) -> None:
        """The other guard's false noise is played only by one who has none herself (2.10a)."""
        mover = NOVICE_COUNT + guard
        if self.s.spent[mover] == spent[mover] < 0:
            self.story.no_false_noise.add(mover)

    def _looked(self, places: int, glimpsed: dict[int, int]) -> None:
        """Guards have looked at some places: who is on the run and not shown is in none of them (6.5).

        Whom the turn before the last step of all brought into view may be out of sight again after it.
        """
        s = self.s
        for cell in self._others():
            if s.marker[cell] < 0 and cell in glimpsed:
                self._evening(cell).at = glimpsed[cell]
            elif s.marker[cell] >= 0 and (running(s, cell) or s.fresh[cell]):
                self._evening(cell).at = s.marker[cell]
                self._evening(cell).caught |= not running(s, cell)
            elif running(s, cell) and self.story.evenings[cell]:
                self._evening(cell).away |= places

    def _cards_shown(self) -> None:
        for stop in self.stops:
            walked = self.s.shown[stop.guard] == GUARD_WALK
            stop.choice = STOP_AS_WALK if walked else STOP
            self.story.runs_of_five[stop.guard] += not walked
        self.stops = []

    # The guards' listening.

    def _listening(self, decision: Decision) -> None:
        s, step, guard, choice = self.s, self.s.step, self.s.guard, decision.choice
        self.story.lines.append(decision)
        last, noises, at = s.novice, s.noises, s.at[guard]
        die = choice if step == LISTEN else s.die
        figure = NOVICE_COUNT + guard
        sharp = s.softer if step == HEAR else int(step == EARS and choice == USE and s.blessing[figure] == SOFT_STEPS)
        reach = {cell: die + sharp + noise(s, s.played[cell]) for cell in self._others() if running(s, cell)}
        self._apply(decision)
        if step == HEAR and last in reach:
            tokens = tuple(s.noise_place[i] for i in range(noises, s.noises))
            self._evening(last).listenings[-1] = Listening(at, reach[last], tokens)
        if s.guard == guard and s.step in (LISTEN, EARS):
            return
        now = s.novice if s.step == HEAR and s.guard == guard else NOVICE_COUNT
        for cell in reach:
            if last < cell <= now:
                self._evening(cell).listenings.append(Listening(at, reach[cell], None if cell == now else ()))
