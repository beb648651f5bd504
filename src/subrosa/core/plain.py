"""The engine in plain Python: the rules as they stand."""

from __future__ import annotations

from collections.abc import Sequence
from threading import local
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from . import parts
from .deciders import SEATS
from .fields import State
from .loops import APPRAISE, BEGINS, PREFER, WEIGHS
from .parts import LIMIT, Views
from .played import Lanes, Played, Traced
from .styles import EVEN, Style, keeps, rows

if TYPE_CHECKING:
    from .game import Game


class PythonEngine:
    """The reference: the rules as they stand."""

    name = "python"

    def __init__(self, game: Game) -> None:
        self.game = game
        self._loops = parts.space_of(*parts.TEXTS)
        self._loops.update({name: getattr(game.rules, name) for name in parts.rules(game)})
        self._loops.update({"see": game.see, "uncover": game.see, "observe": self._observe, **parts.thinking(game)})
        self._loops.update({"tell": self._tell, "wipe": game.shares.wiped})
        if game.stories is not None:
            self._loops.update({name: getattr(game.stories, name) for name in parts.STORIES})
        self._room = local()

    def __repr__(self) -> str:
        return f"<PythonEngine of {self.game.id}>"

    def playouts(self, start: State, games: int, seed: int, first: int = 0, style: int = EVEN) -> Played:
        """Whole random games from a starting position."""
        return self.rollouts([start] * games, seed, first, style=style)

    def rollouts(
        self, states: Sequence[State], seed: int, first: int = 0, limit: int = LIMIT, style: int = EVEN
    ) -> Played:
        """Each position played on at random to its end, or for `limit` decisions."""
        work = [state.copy() for state in states]
        decisions, places = [0] * len(work), [[0] * SEATS for _ in work]
        scratch = self._scratch()
        self._loops["many_rollouts"](work, style, seed, first, limit, decisions, places, scratch)
        return Played(decisions, places)

    def games(
        self,
        start: State | list[State],
        styles: Sequence[int | Style],
        games: int,
        seed: int,
        first: int = 0,
        kept: Sequence[int] = (),
    ) -> Played:
        """Whole games of players who choose in their own styles, seat by seat, from each starting position in turn.

        Who thinks by what he believes keeps a memory, and where `kept` says so others do.
        """
        starts = start if isinstance(start, list) else [start]
        decisions, places = [0] * games, [[0] * SEATS for _ in range(games)]
        ends, views, seen = Views([]), Views(starts[:1]), Views(starts[:1] * SEATS)
        blank, memories = [self.game.fields.blank()], [self.memory() for _ in range(SEATS)]
        given = (rows(styles), keeps(styles, kept), seed, first, LIMIT)
        results = (decisions, places, self._scratch(), self._minds())
        self._loops["many_games"](starts, ends, blank, views, seen, memories, *given, *results)
        return Played(decisions, places, ends)

    def memory(self) -> State:
        """Room for a memory; `forgotten` begins it."""
        return self.game.memory.blank()

    def preferred(self, view: State, seat: int, memory: State, style: int | Style, stream: list[int]) -> int:
        """What the game's policy prefers in a view; the stream goes on."""
        return self._thought(PREFER, view, seat, memory, stream, style)[0]

    def pondered(
        self, view: State, seat: int, memory: State, style: int | Style, stream: list[int]
    ) -> tuple[int, dict[int, float], State]:
        """What a player prefers, what each choice is worth to him where he weighed them, and what he had in mind;
        whoever asks reads it before the next thought."""
        mind = self._minds()[0]
        mind.values = [0.0] * len(mind.values)
        choice, mind = self._thought(PREFER, view, seat, memory, stream, style)
        return choice, worths(self.game, view, seat, mind.values), mind

    def appraised(self, view: State, seat: int) -> dict[int, float]:
        """What each choice is worth to a greedy player."""
        count, mind = self._thought(APPRAISE, view, seat, self.memory())
        return dict(zip(mind.lists[0][:count], mind.values[:count], strict=True))

    def forgotten(self, view: State, seat: int, memory: State) -> None:
        """A memory begins."""
        self._remember([view], seat, [], [], memory, BEGINS)

    def noticed(self, before: State, after: State, seat: int, decider: int, heard: int, memory: State) -> None:
        """A decision comes into a seat's memory: what it saw before and after, and what was chosen, -1 if hidden."""
        self._remember([before, after], seat, [decider], [heard], memory)

    def weighed(self, view: State, seat: int, memory: State) -> State:
        """A mind that has weighed what a seat believes; whoever asks reads it before the next thought."""
        return self._remember([view], seat, [], [], memory, WEIGHS)

    def _remember(
        self, views: Sequence[State], seat: int, who: Sequence[int], heard: Sequence[int], memory: State, also: int = 0
    ) -> State:
        minds = self._minds()
        self._loops["remember"](views, Views(views[:1]), seat, who, heard, also, [memory], minds)
        return minds[0]

    def _thought(
        self,
        what: int,
        view: State,
        seat: int,
        memory: State,
        stream: Sequence[int] = (),
        style: int | Style = EVEN,
    ) -> tuple[int, State]:
        minds, scratch = self._minds(), self._scratch()
        scratch[0].stream = stream
        choice = self._loops["thought"](what, seat, rows([style])[0], Views([view]), [memory], scratch, minds)
        return choice, minds[0]

    def _minds(self) -> list[State]:
        """A mind is room to think in, and a large one: each thread thinks in its own, over and over, as in `games`."""
        if not hasattr(self._room, "minds"):
            self._room.minds = [self.game.mind.blank()]
        minds: list[State] = self._room.minds
        return minds

    def step_many(self, states: Sequence[State], who: Sequence[int], choices: Sequence[int]) -> list[State]:
        """The positions after one decision each (decider -1: none)."""
        work = [state.copy() for state in states]
        self._loops["many_steps"](work, who, choices, [0] * len(work))
        return work

    def legal_many(self, states: Sequence[State], who: Sequence[int]) -> list[list[int]]:
        """What one decider may choose in each position."""
        size = self.game.most_choices
        counts = [0] * len(who)
        lists, weights = ([[0] * size for _ in who] for _ in range(2))
        self._loops["many_legal"](states, who, counts, lists, weights)
        return [row[:count] for row, count in zip(lists, counts, strict=True)]

    def see_many(self, states: Sequence[State], seats: Sequence[int]) -> list[State]:
        """What one seat sees of each position."""
        views = [self.game.fields.blank() for _ in seats]
        self._loops["many_views"](states, seats, views)
        return views

    def lanes(self, start: State, numbers: range, remembers: bool = False) -> Lanes:
        """So many matches side by side, each about to begin with the game of its number.

        If it is asked for every seat keeps in memory what it can believe.
        """
        blank = self.game.fields.blank()
        lanes = [SimpleNamespace(stream=[0] * 4, thoughts=[0] * 4, number=number) for number in numbers]
        room = len(numbers) * parts.memories(self.game, start.seats) * remembers
        return Lanes(
            *(Views([start] * len(numbers)), [start], [blank], Views([blank]), lanes, self._scratch()),
            seen=Views([blank] * room),
            memories=[self.memory() for _ in range(room)],
            keeps=[1] * start.seats,
            minds=self._minds(),
        )

    def turns(self, lanes: Lanes, seed: int, stride: int, choices: Any, who: Any, *results: Any) -> None:
        """A choice in each lane, or -1 to begin; then who is asked, masks, observations, what is over, places."""
        room, rest = (lanes.states, lanes.start, lanes.blank, lanes.views), (lanes.lanes, seed, stride, choices, who)
        if lanes.memories:
            kept = (lanes.seen, lanes.memories, lanes.keeps)
            self._loops["many_followed"](*room, *kept, *rest, *results, lanes.scratch, lanes.minds)
        else:
            self._loops["many_turns"](*room, *rest, *results, lanes.scratch)

    def picks(self, lanes: Lanes, who: Any, style: int, choices: Any) -> None:
        """What a player picks in each lane who picks at random."""
        self._loops["many_picks"](lanes.states, who, style, lanes.lanes, choices, lanes.scratch)

    def choose(self, lanes: Lanes, asked: Any, style: int | Style, choices: Any) -> None:
        """What the seat that is asked in each lane prefers in a style; -1 asks nobody."""
        kept = (lanes.memories, lanes.keeps) if lanes.memories else ([self.memory()], [])
        given = (asked, rows([style])[0], lanes.blank, lanes.views, *kept, lanes.lanes)
        self._loops["many_thoughts"](lanes.states, *given, choices, lanes.minds)

    def believed(self, lanes: Lanes, seats: Any, table: Any) -> None:
        """What one seat of each lane believes."""
        kept = (lanes.memories, lanes.keeps)
        self._loops["many_beliefs"](lanes.states, seats, lanes.blank, lanes.views, *kept, table, lanes.minds)

    def redraws(
        self, lanes: Lanes, seats: Any, seed: int, stride: int, log: Any, counts: Any, draws: int, weights: Any
    ) -> Any:
        """Other worlds of each lane's game, as many as there are weights, that its seat cannot tell from the true one.

        The log holds what seats chose in it.
        """
        worlds, numbers = Views([]), [lane.number - stride for lane in lanes.lanes]
        story = self.game.stories.STORY.blank()  # type: ignore[union-attr]
        given = (numbers, seats, seed, log, counts, draws, weights, lanes.scratch, [story])
        self._loops["many_redraws"](lanes.start, lanes.blank, Views(lanes.start), worlds, *given)
        return worlds

    def _observe(self, s: State, v: State, seat: int, table: Any, row: int) -> None:
        table[row] = self.game.layout.observed(v, seat)

    def _tell(self, mind: State, table: Any, row: int) -> None:
        table[row] = self.game.shares.told(mind)

    def trace(self, start: State, seed: int, number: int, style: int = EVEN) -> Traced:
        """One random game with every state."""
        work: list[Any] = [None]
        states: list[Any] = []
        who, choices, sums = ([0] * self.game.most_decisions for _ in range(3))
        scratch = self._scratch()
        keep = _Keep(states)
        count = self._loops["trace"]([start.copy()], work, style, seed, number, keep, who, choices, sums, scratch)
        return Traced(who[:count], choices[:count], sums[:count], states)

    def sums(self, start: State, games: int, seed: int, first: int = 0, style: int = EVEN) -> list[int]:
        """Random games as one number each, which any difference on the way would change."""
        blank, sums = self.game.fields.blank(), [0] * games
        room = (Views([start]), Views([start] * games), [blank], Views([blank]), style, seed, first)
        table: list[list[int]] = [[]] * games
        self._loops["many_sums"](*room, table, [[0] * SEATS for _ in sums], sums, self._scratch())
        return sums

    def _scratch(self) -> list[SimpleNamespace]:
        size = self.game.most_choices
        return [SimpleNamespace(stream=[0] * 4, thoughts=[0] * 4, out=[[0] * size], weights=[[0] * size])]


def worths(game: Game, view: State, seat: int, values: Sequence[float]) -> dict[int, float]:
    """What was thought of each choice; nothing where all count alike."""
    out = [0] * game.most_choices
    count = game.rules.legal(view, seat, out)
    found = dict(zip(out[:count], values[:count], strict=True))
    return found if len(set(found.values())) > 1 else {}


class _Keep:
    """A list that copies each state it is given: records do that by themselves."""

    def __init__(self, states: list[State]) -> None:
        self.states = states

    def __setitem__(self, index: int, state: State) -> None:
        self.states.append(state.copy())
