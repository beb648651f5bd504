"""What a game is to the house: a record of its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from .errors import BadRequest
from .fields import Fields, State
from .tellings import Telling

if TYPE_CHECKING:
    from .engines import Engine


@dataclass(frozen=True)
class Option:
    """A choice of the table about how it plays, its default first."""

    id: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


class Printed(Protocol):
    """An owner's printed figures."""

    @property
    def options(self) -> tuple[str, ...]:
        """The options they set to `custom`."""
        ...

    def lines(self) -> Iterable[str]:
        """The figures as a record keeps them."""
        ...


@dataclass(frozen=True, eq=False)
class Game:
    """One game: who plays, what is kept, how it goes, what is seen, how it is said."""

    id: str
    version: int
    """The version of the rules; a record names it."""
    seats: range
    fields: Fields
    rules: ModuleType
    view: ModuleType
    tell: Callable[[State, int, int, State], list[Telling]]
    """Everything a decision tells: state before, decider, choice, state after."""
    hears: Callable[[State, Any, State, int], bool]
    """Does a seat learn at once what was decided: state before, decision, state after, seat?"""
    redraw: Callable[[Setup, Sequence[Any], int, Random], tuple[list[Any], float]]
    """Another history that would have told a seat the same, and its weight: set-up, decisions, seat, stream."""
    words: ModuleType
    policy: ModuleType
    options: tuple[Option, ...]
    prepare: Callable[[State, Setup], None]
    """Put options and printed figures into a blank state, before the rules start it."""
    box: ModuleType
    """What is in the box: tables and names, for screens."""
    read_data: Callable[..., Printed]
    """The printed figures of an owner's data files; raises BadData."""
    data_from_lines: Callable[[Sequence[str]], Printed]
    """The printed figures as a record keeps them; raises BadData."""
    pieces: Callable[[State], Mapping[str, object]]
    """What there is of each kind of piece, wherever it lies: the same at every moment of a game."""
    sealed_steps: frozenset[int]
    """The steps at which choices stay hidden until all are in, and may be changed until then."""
    rulebook: str
    """Where RULES.md lies, inside the package."""
    hidden_steps: frozenset[int] = frozenset()
    """Those sealed steps at which nobody is shown as ready: to the others everybody is choosing until all are in."""
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    data_lines: int = 0
    """How many lines of a record an owner's figures take."""
    data_options: tuple[str, ...] = ()
    """The options that an owner's data file can set to `custom`."""
    edition: Callable[[Any, Mapping[str, str]], Game] | None = None
    """The game over an owner's figures, where they are tables of the rules and not part of the state."""
    is_edition: bool = False
    progress: str = ""
    """The field by which everybody sees how far a game has come: the day, the hour, the round."""
    most_choices: int = 64
    most_decisions: int = 20_000
    """More than any game takes: a traced game stops there."""
    engines: dict[str, Engine] = field(default_factory=dict, init=False, repr=False)
    """What runs it, as far as that has been made ready."""

    def check_seats(self, seats: int) -> int:
        if seats not in self.seats:
            raise BadRequest(f"{self.id} is played by {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        return seats


@dataclass(frozen=True)
class Setup:
    """How a table plays: the game, the number of seats, every option, and printed figures of its own."""

    game: Game
    seats: int
    options: Mapping[str, str]
    data: Printed | None = None

    def __post_init__(self) -> None:
        if self.data is not None and self.game.edition is not None:
            object.__setattr__(self, "game", self.game.edition(self.data, self.options))

    @staticmethod
    def of(
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        data: Printed | None = None,
    ) -> Setup:
        """A set-up from what a person asks for; everything else has its default."""
        chosen = {option.id: option.default for option in game.options}
        if preset is not None:
            if preset not in game.presets:
                raise BadRequest(f"{game.id} has no preset {preset!r}; it has {', '.join(game.presets)}")
            chosen.update(game.presets[preset])
        if data is not None:
            chosen.update(dict.fromkeys(data.options, "custom"))
        for name, value in (options or {}).items():
            chosen[name] = check_option(game, name, value)
        custom = [name for name in game.data_options if chosen[name] == "custom"]
        missing = [name for name in custom if data is None or name not in data.options]
        if missing:
            raise BadRequest(f"{missing[0]}=custom needs a data file: give --data FILE")
        if not custom:
            data = None
        return Setup(game, game.check_seats(seats), chosen, data)

    def start(self) -> State:
        """The position before the first decision."""
        state = self.game.fields.blank()
        self.game.prepare(state, self)
        self.game.rules.start(state)
        return state


def check_option(game: Game, name: str, value: str) -> str:
    """An option's value, if both exist."""
    for option in game.options:
        if option.id == name:
            if value not in option.values:
                raise BadRequest(f"{name} can be {', '.join(option.values)}, not {value!r}")
            return value
    raise BadRequest(f"{game.id} has no option {name!r}; it has {', '.join(o.id for o in game.options)}")
