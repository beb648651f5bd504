"""What a game is to the house: a record of its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from .errors import BadData, BadRequest
from .fields import Fields, State
from .layouts import Layout, Shares
from .parts import NOTHING
from .puzzling import Puzzling
from .refusals import Check
from .said import Said
from .search import ROOM
from .seeing import See, seen
from .tale import Tale
from .tellings import Fact, Telling
from .turns import room

if TYPE_CHECKING:
    from .beliefs import Matter
    from .engines import Engine
    from .reasons import Weighed


Bet = tuple[str, "Mapping[str, Fact]", Sequence[str]]


@dataclass(frozen=True)
class Option:
    """A choice of the table about how it plays, its default first."""

    id: str
    values: tuple[str, ...]
    later: bool = False
    """Records may be older than this option: those that do not name it were played by its default."""

    @property
    def default(self) -> str:
        """What is played where nothing is said."""
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


def put_in(s: State, setup: Setup) -> None:
    """Put the number of seats and every option into the fields that are called so."""
    s.seats = setup.seats
    for option, value in setup.options.items():
        if option in setup.game.fields.by_name:
            setattr(s, option, setup.game.fields.by_name[option].value_of(value))


def no_data(*texts: object) -> Printed:
    """There is nothing in this game that could be printed otherwise."""
    raise BadData(["this game is played without component files"])


class Noted(Protocol):
    """Something hidden, as a seat's notebook has it."""

    @property
    def kind(self) -> str: ...

    @property
    def of(self) -> Mapping[str, Fact]:
        """What it is asked of, in names."""
        ...

    @property
    def counted(self) -> Mapping[str, float]:
        """The share of every alternative by counting; -1 where shares are not shown."""
        ...

    @property
    def believed(self) -> Mapping[str, float]:
        """The share by behaviour, as far as it is shown."""
        ...


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game: who plays, what is kept, how it goes, what is seen, how it is said.

    What has a default may be left out.
    """

    id: str
    version: int
    """The version of the rules; a record names it."""
    seats: range
    fields: Fields
    rules: ModuleType
    said: Callable[[State, int, int], Said]
    """What a decision says: state or view before it, decider, choice."""
    consequences: Callable[[State, int, int, State], Iterable[Telling]] = lambda s, decider, choice, after: ()
    """What a decision tells beside itself: state before, decider, choice, state after."""
    tale: type[Tale] = Tale
    """What a reader was told, as turns and moments."""
    redraw: Callable[[Setup, Sequence[Any], int, Random], tuple[list[Any], float]]
    """Another history that would have told a seat the same, and its weight: set-up, decisions, seat, stream."""
    stories: ModuleType | None = None
    """The same in the subset of the rules, for many at once: `STORY`, and how it is told (see `core.stories`)."""
    policy: ModuleType
    belief: ModuleType | None = None
    """What a seat can believe of what is hidden: `MEMORY`, `forget`, `notice`, `weigh`, in the subset of the rules."""
    players: ModuleType | None = None
    """How stronger players choose by what they believe: `ponder`, in the subset of the rules."""
    believed: Mapping[str, str] = field(default_factory=dict)
    """Where a mind that has weighed holds what is believed, field by field, and what each says."""
    reasons: Callable[[State, int, State, int, int], Iterable[Weighed]] = lambda v, seat, mind, choice, second: ()
    """Why a choice is better than another: view, seat, a mind that has pondered them, both choices."""
    matters: Callable[[State, int, State], Iterable[Matter]] = lambda v, seat, mind: ()
    """What is hidden from a seat, with the share of each alternative: view, seat, a mind that has weighed it."""
    truth: Callable[[State, Matter], str] = lambda s, matter: ""
    """What a matter is in truth."""
    whose: Callable[[State, Matter], int] = lambda s, matter: int(matter.of.get("seat", 0)) - 1
    """Whose secret a matter is, by its seat; -1 for nobody's."""
    about: Callable[[State, Mapping[str, Fact]], int] = lambda s, facts: int(facts.get("seat", 0)) - 1
    """Of which seat a telling tells, by its facts; -1 where it tells of nobody."""
    hearsay: frozenset[str] = frozenset()
    """The kinds of matters that are what players know of each other's secrets, and no secrets of their own."""
    noted: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The kinds of matters of which a study says that they were found out ("unmasked") or "kept", where it was so."""
    guessed: Callable[[State, int, int], Iterable[Bet]] = lambda s, decider, choice: ()
    """What a decision bets that matters are: the matter's kind, of what, and every alternative by which it is right."""
    at_stake: Callable[[State, Matter], int] = lambda s, matter: 0
    """How many points it costs the owner of a matter if all others guess it."""
    sides: Callable[[Setup], Sequence[str]] = lambda setup: ()
    """The side of each seat, where seats play together against others; where nobody says each plays for himself."""
    tallied: Callable[[State, int], Mapping[str, float]] = lambda s, seat: {}
    """What is worth counting when a game is over, beside places, as it concerns a seat: for tables of many games."""
    part: Callable[[State, int], str] = lambda s, seat: ""
    """What a seat turned out to have been when a game is over, where there are no sides: a monk, a role."""
    puzzling: Puzzling = field(default_factory=Puzzling)
    """How its positions become puzzles."""
    options: tuple[Option, ...] = ()
    prepare: Callable[[State, Setup], None] = put_in
    """Put options and printed figures into a blank state, before the rules start it."""
    box: Any = None
    """What is in the box: a module of tables and names, for screens."""
    read_data: Callable[..., Printed] = no_data
    """The printed figures of an owner's data files; raises BadData."""
    data_from_lines: Callable[[Sequence[str]], Printed] = no_data
    """The printed figures as a record keeps them; raises BadData."""
    pieces: Callable[[State], Mapping[str, object]]
    """What there is of each kind of piece, wherever it lies: the same at every moment of a game."""
    sealed_steps: frozenset[int] = frozenset()
    """The steps at which choices stay hidden until all are in, and may be changed until then."""
    some: See | None = None
    """What a seat sees of the fields that some may know."""
    derive: Callable[[State, int], Mapping[str, Any]] = lambda v, seat: {}
    """The numbers a screen needs beside what a seat sees, worked out from its view."""
    common: Callable[[State], Mapping[str, Any]] = lambda v: {}
    """Such numbers that come out alike from everybody's view: at a table they are worked out once for all."""
    chances: Callable[[State, int, State, Iterable[Noted]], Mapping[str, Any]] = lambda v, choice, after, known: {}
    """What a choice makes likely, as screens show it: view, choice, the view after it, what the seat's notebook has."""
    asks: Callable[[State, int], Mapping[str, Fact]] = lambda v, seat: {}
    """The facts of the question that is put to a seat, beside those that all its choices share."""
    refusals: Mapping[tuple[str, str], Check] = field(default_factory=dict)
    """What is looked into when a wish is refused, by step and verb."""
    tidy: Callable[[str], str] = lambda wish: wish
    """A wish as its line would say it, where it may be said in several ways."""
    labels: Callable[[State], Mapping[str, str]] = lambda s: {}
    """What things are called at a table, where that is not as everywhere."""
    named: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    """The sections of names in which the fact of each kind is found."""
    sentences: frozenset[str] = frozenset()
    """The facts that are sentences of the game themselves, made with the other facts."""
    hidden_steps: frozenset[int] = frozenset()
    """Those sealed steps at which nobody is shown as ready: to the others everybody is choosing until all are in."""
    masked_steps: frozenset[int] = frozenset()
    """The steps at which a seat is asked whatever it holds, so that the question betrays nothing."""
    open_steps: frozenset[int] = frozenset()
    """The steps at which everybody sees what can be chosen: where there is one choice alone it need not be asked."""
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    data_lines: int = 0
    """How many lines of a record an owner's figures take."""
    data_options: tuple[str, ...] = ()
    """The options that an owner's data file can set to `custom`."""
    edition: Callable[[Any, Mapping[str, str]], Game] | None = None
    """The game over an owner's figures, where they are tables of the rules and not part of the state."""
    is_edition: bool = False
    earlier: Mapping[int, str] = field(default_factory=dict)
    """Versions of the rules whose records are still read, and what was otherwise then."""
    progress: str = ""
    """The field by which everybody sees how far a game has come: the day, the hour, the round."""
    all_can_lose: bool = False
    """Can a game end without a winner?"""
    order: int = 100
    """Where the game stands in lists: small numbers first."""
    thoughts: tuple[str, ...] = ()
    """The matters of which players say after a game what they took each other for."""
    usual_seat: int = 0
    """Where a person sits who does not say."""
    asked_first: tuple[str, ...] = ()
    """The options that people really change; where none is named all are asked alike."""
    offered_preset: str = ""
    """A preset that is worth a question of its own."""
    most_choices: int = 64
    """More than are ever on offer at once."""
    largest_choice: int = 0
    """No choice has a larger number; where nothing is said they are smaller than `most_choices`."""
    most_decisions: int = 20_000
    """More than any game takes: a traced game stops there."""
    engines: dict[str, Engine] = field(default_factory=dict, init=False, repr=False)
    """What runs it, as far as that has been made ready."""

    @property
    def choice_numbers(self) -> int:
        """How many numbers choices take: each is smaller."""
        return max(self.largest_choice + 1, self.most_choices)

    @property
    def steps(self) -> tuple[str, ...]:
        """What can be decided, by name."""
        return self.fields.by_name["step"].values

    @cached_property
    def mind(self) -> Fields:
        """The room a policy needs to think: where it does not say, room for its choices and what they are worth."""
        return getattr(self.policy, "MIND", None) or Fields(*room(1, self.most_choices))

    @cached_property
    def judgement(self) -> Fields:
        """What of it a greedy player needs, who neither believes nor searches: all, where his policy does not say."""
        return getattr(self.policy, "JUDGEMENT", None) or self.mind

    @cached_property
    def memory(self) -> Fields:
        """What a seat keeps in memory for what it believes."""
        return self.belief.MEMORY if self.belief else NOTHING

    @property
    def depth(self) -> int:
        """How many views are needed at once: what a player is asked with, looks ahead to and tries out."""
        return self.ahead + (ROOM if self.players else 0)

    @property
    def ahead(self) -> int:
        """How many of them a greedy player needs, who tries nothing out."""
        return 1 + int(getattr(self.policy, "DEPTH", 0))

    @cached_property
    def see(self) -> See:
        """Fill a blank record with what a seat, or the spectator, may know."""
        return seen(self.fields, self.some)

    @cached_property
    def glance(self) -> See:
        """The same into a record of hidden fields alone, from a state that nobody changes any more."""
        return seen(self.fields, self.some, shared=True)

    @cached_property
    def layout(self) -> Layout:
        """What a seat sees as a row of numbers."""
        return Layout(self.fields)

    @cached_property
    def shares(self) -> Shares:
        """What a seat believes as a row of numbers."""
        return Shares(self.mind, self.believed)

    def tell(self, before: State, decider: int, choice: int, after: State) -> list[Telling]:
        """Everything that a decision tells, in the order in which it comes to pass."""
        return [*self.said(before, decider, choice).told, *self.consequences(before, decider, choice, after)]

    def knows(self, before: State, decider: int, choice: int, seat: int) -> bool:
        """Does a seat, or the spectator, learn at once what is decided?"""
        return bool(self.rules.knows(before, decider, choice) >> seat & 1)

    def __repr__(self) -> str:
        return f"<Game {self.id}: {self.seats[0]} to {self.seats[-1]} players, rules version {self.version}>"

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game is played by so many."""
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

    def __repr__(self) -> str:
        usual = {option.id: option.default for option in self.game.options}
        said = [f"{name}={value}" for name, value in self.options.items() if value != usual[name]]
        return f"<Setup of {self.game.id}: {', '.join([f'{self.seats} seats', *said])}>"

    def start(self) -> State:
        """The position before the first decision."""
        return self.opening.copy()

    @cached_property
    def opening(self) -> State:
        """The same for whoever changes nothing in it."""
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
