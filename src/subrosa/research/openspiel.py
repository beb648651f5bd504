"""The games as Python games of OpenSpiel; to import this module registers all that are found.

    import pyspiel, subrosa.research.openspiel
    game = pyspiel.load_game("python_subrosa_rose(players=3,tile_return=random)")

Every option of a game is a parameter; `small` is the name of a small version, `recall` how many changes and choices an
information state's tensor may hold. Chance is a node with its odds. Where several choose in secret they are asked one
after the other, the lowest first, and none sees what another chose. An information state is what a seat saw at first
and every change of it since, with what it heard chosen; an observation is what it sees now, by the game's layout.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import numpy
import pyspiel

from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.engines import Engine
from subrosa.core.fields import ALL, NOBODY
from subrosa.core.game import Game, Setup
from subrosa.core.match import Decision, dump
from subrosa.games import find, listed

from .ground import ground_of, quickest
from .histories import Position, in_order
from .small import Small, load, told
from .tables import returns

PREFIX = "python_subrosa_"
RECALL = 1 << 14
"""So many changes and choices a tensor can hold, if nothing else is said: more than whole games bring."""
DRAWN = 8
"""So many worlds are drawn where they are not equally likely; one of them is taken, by its weight."""
BY_CHANCE, AT_THE_END = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
WHO = {CHANCE: BY_CHANCE, NOBODY: AT_THE_END}
"""Who is asked, as OpenSpiel has it, where it is no seat."""
Parameters = dict[str, Any]


class SpielPosition(Position):
    """A position that OpenSpiel copies and keeps as text: as it never changes it is its own copy."""

    __slots__ = ()

    def __deepcopy__(self, memo: object) -> SpielPosition:
        self.kept = True
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (_key_of(self.setup), tuple(decision.choice for decision in self.chosen))


class SpielGame(pyspiel.Game):
    """A table of one of our games; of each game there is a class of its own."""

    game: Game

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game = self.game
        given = {**_defaults(game), **(parameters or {})}
        self.recall: int = given.pop("recall")
        self.first = _first((game.id, *sorted(given.items())))
        self.setup = self.first.setup
        if given["small"] and self.recall == RECALL:
            self.recall = told(game, given["small"]).get("worth", {}).get("recall", RECALL)
        game = self.setup.game
        numbers, lost = game.choice_numbers, -1.0 / (self.setup.seats - 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=numbers,
            max_chance_outcomes=numbers,
            num_players=self.setup.seats,
            min_utility=lost,
            max_utility=1.0,
            utility_sum=None if game.all_can_lose else 0.0,
            max_game_length=game.most_decisions,
        )
        super().__init__(_type(game), info, dict(parameters or {}))

    def new_initial_state(self) -> SpielState:
        """The position before the first decision."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More than any game takes."""
        return self.setup.game.most_decisions

    def make_py_observer(self, kind: Any = None, parameters: Parameters | None = None) -> Observer:
        """What shows states to seats: what they see now, or all they noticed."""
        return Observer(self.setup, kind or pyspiel.IIGObservationType(perfect_recall=False), self.recall)


class SpielState(pyspiel.State):
    """Where a game stands.

    What OpenSpiel would ask of it several times over before it answers Python is answered here at once.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._stand(game.first)

    def _stand(self, position: Position) -> None:
        self.position = position
        self._player: int = WHO.get(position.decider, position.decider)

    def current_player(self) -> int:
        """Who is asked."""
        return self._player

    def is_chance_node(self) -> bool:
        """Is chance asked?"""
        return self._player == BY_CHANCE

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self._player == AT_THE_END

    def legal_actions(self, *player: int) -> list[int]:
        """What may be chosen, in order; of another player than who is asked OpenSpiel knows best."""
        if not player:
            return self.position.choices.copy()
        found: list[int] = super().legal_actions(*player)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.choices

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may choose, and how likely each is."""
        return self.position.odds

    def _apply_action(self, action: int) -> None:
        if action not in self.position.choices:
            raise ValueError(f"{action} is none of the choices {self.position.choices}")
        self._stand(self.position.after(action))

    def _action_to_string(self, player: int, action: int) -> str:
        decider = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        return self.position.setup.game.said(self.position.state, decider, action).line

    def returns(self) -> list[float]:
        """What the end is worth to every seat; nothing before."""
        return returns(self.position.places) if self.position.over else [0.0] * self.position.setup.seats

    def __str__(self) -> str:
        return " ".join(f"{decision.decider}:{decision.choice}" for decision in self.position.decisions)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> SpielState:
        """Another state that a player cannot tell from this one, drawn by how likely it is.

        It is drawn from what the player noticed and never from the truth.
        """
        random = Random(sampler() if callable(sampler) else None)
        state = SpielState(self.get_game())
        world = in_order(self.position.ground, _redrawn(self.position, player, random), player, random)
        for decision in state.position.along(world).chosen:
            state.apply_action(decision.choice)
        return state


class Observer:
    """Shows states to seats as OpenSpiel asks for it: all a seat sees, what all see, or what only the seat sees."""

    def __init__(self, setup: Setup, kind: Any, recall: int) -> None:
        self.game, self.kind, self.recall = setup.game, kind, recall
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all seats see")
        if kind.perfect_recall and not kind.public_info:
            raise ValueError("what a seat noticed is not to be had without what all noticed")
        self.parts = [part for part in self.game.layout if kind.public_info or part.field.known is not ALL]
        self._cells = numpy.concatenate([numpy.arange(part.cells.start, part.cells.stop) for part in self.parts])
        sizes = [part.size for part in self.parts] + [2 * recall] * kind.perfect_recall
        self.tensor = numpy.zeros(sum(sizes), dtype=numpy.float32)
        pieces = numpy.split(self.tensor, numpy.cumsum(sizes)[:-1])
        self.dict = {
            part.name: piece.reshape(part.field.shape or (1,)) for part, piece in zip(self.parts, pieces, strict=False)
        }
        if kind.perfect_recall:
            self.dict["noticed"] = pieces[-1].reshape(recall, 2)

    def _seat(self, player: int) -> int:
        return SPECTATOR if self.kind.private_info == pyspiel.PrivateInfoType.NONE else player

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees, and with perfect recall all it noticed, a change or a choice a row."""
        seat, size = self._seat(player), self.game.layout.size
        if not self.kind.perfect_recall:
            self.tensor[:] = state.position.observed(seat)[self._cells]
            return
        rows = state.position.rows(seat)
        if len(rows) > self.recall:
            raise ValueError(f"recall={self.recall} is too short: {len(rows)} changes and choices were noticed")
        self.tensor[:size] = state.position.seen(seat)
        self.tensor[size:] = 0
        self.tensor[size : size + 2 * len(rows)] = [number for row in rows for number in row]

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, in names; or all it noticed, in cells of the layout and numbers of choices."""
        seat = self._seat(player)
        if self.kind.perfect_recall:
            return state.position.text(seat)
        names = dump(self.game, state.position.view(seat))
        return "\n".join(f"{part.name}: {names[part.name]}" for part in self.parts if part.name in names)


def _redrawn(position: Position, seat: int, random: Random) -> list[Decision]:
    """Another history that a seat cannot tell from this one."""
    game, decisions = position.setup.game, position.decisions
    worlds = [game.redraw(position.setup, decisions, seat, random)]
    if worlds[0][1] != 1.0:
        worlds += [game.redraw(position.setup, decisions, seat, random) for _ in range(DRAWN - 1)]
    found: list[Decision] = random.choices(worlds, [weight for _, weight in worlds])[0][0]
    return found


def _defaults(game: Game) -> Parameters:
    """The parameters of a game as OpenSpiel reads them: numbers and truths by themselves, everything else as text."""
    options = {option.id: _read(option.default) for option in game.options if option.id not in game.data_options}
    return {"players": game.seats[0], "recall": RECALL, "small": "", **options}


def _read(value: str) -> Any:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isdecimal() else value


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


Key = tuple[Any, ...]
"""A game and its parameters."""
_keys: dict[int, Key] = {}


def _first(key: Key) -> SpielPosition:
    """The first position of a table; always the same one as long as the same engine is the quickest."""
    return _begun(key, quickest(_table(key).setup.game))


@cache
def _begun(key: Key, engine: Engine) -> SpielPosition:
    small, name = _table(key), dict(key[1:])["small"]
    keeps = bool(name and "worth" in told(find(key[0]), name))
    return SpielPosition.first(ground_of(small.setup, engine), small.script, keeps)


@cache
def _table(key: Key) -> Small:
    """The table that is asked for, and its script."""
    parameters, game = dict(key[1:]), find(key[0])
    players, name = parameters.pop("players"), parameters.pop("small")
    options = {option: _written(value) for option, value in parameters.items()}
    if name:
        changed = {option: value for option, value in options.items() if parameters[option] != _defaults(game)[option]}
        small = load(game, name, players, changed)
    else:
        small = Small(Setup.of(game, players, options))
    _keys[id(small.setup)] = key
    return small


def _key_of(setup: Setup) -> Key:
    return _keys[id(setup)]


def _again(key: Key, choices: tuple[int, ...]) -> Position:
    """The position that some choices lead to."""
    position: Position = _first(key)
    for choice in choices:
        position = position.after(choice)
    return position


def _type(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"Sub Rosa: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if game.all_can_lose else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(game),
    )


KINDS: dict[str, type[SpielGame]] = {}
"""The classes of all games that are registered, by the names of the games."""
for _game in listed():
    KINDS[_game.id] = type(f"Spiel{_game.id.title()}", (SpielGame,), {"game": _game})
    pyspiel.register_game(_type(_game), KINDS[_game.id])
