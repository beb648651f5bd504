"""Artificial players. A bot is a seat: it gets that seat's view and tellings and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from subrosa.core.engines import Engine, best, compiles, ready
from subrosa.core.errors import BadRequest
from subrosa.core.game import Game
from subrosa.core.match import Action, Bot, View
from subrosa.core.parts import THOUGHTS
from subrosa.core.parts import styles as random_styles
from subrosa.core.styles import DEDUCER, EVEN, GREEDY, SEARCH, THRIFTY, Style
from subrosa.core.tellings import Telling


class _Streamed:
    """A bot that draws from a stream of its own."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class RandomBot(_Streamed):
    """Any legal action, all equally likely."""

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        return self.random.choice(view.actions)


class ThriftyBot(_Streamed):
    """Any legal action, but by the game's leanings where it has some: a random player who lives to see the end."""

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        count = len(view.actions)
        weights = [1] * count
        if THRIFTY in random_styles(view.game):
            choices = [action.choice for action in view.actions]
            view.game.rules.leanings(view.numbers, view.seat, choices, count, weights)
        return self.random.choices(view.actions, weights)[0]


class GreedyBot(_Streamed):
    """What the game's own policy prefers, one step ahead. It remembers nothing: its memory stays as it was made."""

    _engine: Engine | None = None

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        engine = best(view.game, THOUGHTS)
        if engine is not self._engine:
            self._engine, self._memory = engine, engine.memory()
        stream = [self.random.getrandbits(32) for _ in range(4)]
        choice = engine.preferred(view.numbers, view.seat, self._memory, GREEDY, stream)
        return next(action for action in view.actions if action.choice == choice)


class EasyBot(_Streamed):
    """Greedy, but now and then any choice will do: somebody to win against on a first evening."""

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        return SIMPLE[wish_of("easy", self.random)](self.random).choose(view, told)


class ThinkingBot(_Streamed):
    """A player who chooses by what his seat can believe, in one of the styles of the game's stronger players."""

    believes = True

    def __init__(self, random: Random, name: str, weight: float | None = None, *, patient: bool = True) -> None:
        super().__init__(random)
        self.name, self.weight, self.patient = name, weight, patient

    def __repr__(self) -> str:
        return f"<ThinkingBot {self.name}>"

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        if view.belief is None:
            raise BadRequest("a bot that thinks by what it believes is asked by a match: match.ask(seat, bot)")
        stream = [self.random.getrandbits(32) for _ in range(4)]
        how = style if self.patient else style_at_table
        belief, wanted = view.belief, how(view.game, self.name, self.weight)
        choice = belief.engine.preferred(view.numbers, view.seat, belief.memory, wanted, stream)
        return next(action for action in view.actions if action.choice == choice)


STYLES: Mapping[str, Style] = {
    "random": Style(EVEN),
    "thrifty": Style(THRIFTY),
    "greedy": Style(GREEDY),
    "deducer": Style(DEDUCER),
    "hider": Style(DEDUCER, hiding=0.2),
    "searcher": Style(SEARCH, hiding=0.2, worlds=30),
}
"""The rungs of the ladder by name, as they are where a game does not say."""
WEIGHED = ("hider", "searcher")
"""A number can be given after these names and a colon: what hiding counts, in how many worlds a choice is tried."""


LEVELS: Mapping[str, str] = {
    "easy": "greedy",
    "medium": "deducer",
    "hard": "searcher",
    "careful": "hider:0.5",
    "bold": "deducer",
    "secretive": "hider:0.3",
}
"""Levels and characters, as people choose them, by the rung they stand on."""
TREMBLE = 0.35
"""So often an easy player takes any choice."""


def wish_of(name: str, random: Random) -> str:
    """The rung a bot chooses by this time: an easy one does not always stand on the same."""
    if name == "easy" and random.random() < TREMBLE:
        return "thrifty"
    return LEVELS.get(name, name)


def style(game: Game, name: str, weight: float | None = None) -> Style:
    """The style of that name in a game; where the game has no stronger players they choose as greedy ones."""
    usual: Style = getattr(game.players, "STYLES", {}).get(name, STYLES[name])
    if usual.rung > GREEDY and game.players is None:
        return Style(GREEDY)
    if weight is None:
        return usual
    return usual._replace(worlds=int(weight)) if name == "searcher" else usual._replace(hiding=weight)


def stands_in(game: Game, name: str) -> str:
    """Who plays in the place of a bot that is too slow here: one who is greedy, while the engine is being compiled.

    Where it never will be, who would search does without, and only hides.
    """
    return _instead(game, style(game, *named(name)))


def _instead(game: Game, wanted: Style) -> str:
    if wanted.rung < DEDUCER or ready(game, THOUGHTS):
        return ""
    if compiles(game):
        return "greedy"
    return "hider" if wanted.rung == SEARCH else ""


def style_at_table(game: Game, name: str, weight: float | None = None) -> Style:
    """The style in which a bot plays where people wait for it."""
    wanted = style(game, name, weight)
    instead = _instead(game, wanted)
    if instead == "greedy":
        return Style(GREEDY)
    return wanted._replace(rung=DEDUCER, worlds=0) if instead else wanted


def named(name: str) -> tuple[str, float | None]:
    """A bot's rung, and the weight that stands behind it."""
    kind, colon, weight = LEVELS.get(name, name).partition(":")
    if kind not in STYLES:
        raise BadRequest(f"there is no bot called {name!r}; there is {', '.join(BOTS)}")
    if not colon:
        return kind, None
    try:
        given = float(weight)
    except ValueError:
        given = -1.0
    if kind not in WEIGHED or not 0.0 <= given <= 10_000.0:
        raise BadRequest(f"there is no bot called {name!r}; a number goes with {', '.join(WEIGHED)}: hider:0.3")
    return kind, given


SIMPLE: dict[str, type[RandomBot] | type[ThriftyBot] | type[GreedyBot]] = {
    "random": RandomBot,
    "thrifty": ThriftyBot,
    "greedy": GreedyBot,
}


def bot(name: str, random: Random, *, patient: bool = True) -> Bot:
    """The bot of that name, with a stream of its own. One that is not patient lets a lesser player sit in for it while
    its engine is being compiled."""
    if name == "easy":
        return EasyBot(random)
    kind, weight = named(name)
    return SIMPLE[kind](random) if kind in SIMPLE else ThinkingBot(random, kind, weight, patient=patient)


def seated(names: Sequence[str], seats: int, seed: int | None = None) -> dict[int, Bot]:
    """Bots for the seats 0, 1, ..., names taken in turn, each with its own stream under a seed."""
    source = Random(seed)
    return {seat: bot(names[seat % len(names)], Random(source.getrandbits(64))) for seat in range(seats)}


BOTS = (*LEVELS, *STYLES)
"""Who can be asked to play."""

__all__ = [
    "BOTS",
    "LEVELS",
    "STYLES",
    "Bot",
    "EasyBot",
    "GreedyBot",
    "RandomBot",
    "ThinkingBot",
    "ThriftyBot",
    "bot",
    "named",
    "seated",
    "stands_in",
    "style",
    "style_at_table",
]
