"""Ratings as they are shown: mine, and where among the house's bots that is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from subrosa.bots import LEVELS
from subrosa.core.game import Setup
from subrosa.games import find, names
from subrosa.store.ratings import Rated, Ratings

from .personal import BotRating, How, NearBot, RatingAt, RatingPoint

ENOUGH = 5
"""After so many matches something can be said of where somebody stands."""
LEVEL, LITTLE = 20, 120
"""So many points are no difference, and so many a little one."""
COURSE = 60


def of_bots(ratings: Ratings) -> list[Rated]:
    """What is thought of the house's bots, the strongest first."""
    found = ratings.of_bots(LEVELS, [(game, side) for game in names() for side in _sides(game)])
    return sorted(found, key=lambda one: (one.game, one.side, -one.skill.mu, str(one.bot)))


def _sides(name: str) -> list[str]:
    """The sides of a game; where there are none, one without a name."""
    game = find(name)
    return sorted({side for seats in game.seats for side in game.sides(Setup.of(game, seats))}) or [""]


def bot_rating(one: Rated) -> BotRating:
    about = {"game": one.game, "side": one.side, "bot": str(one.bot)}
    return BotRating(rating=one.skill.points, spread=one.skill.spread, matches=one.played, **about)


def mine(rows: Iterable[Rated], bots: Sequence[Rated]) -> list[RatingAt]:
    """What is thought of somebody, game by game, from his matches in their order."""
    by_game = sorted(rows, key=lambda one: (one.game, one.side, one.n))
    return [_rating(list(found), bots) for _, found in groupby(by_game, key=lambda one: (one.game, one.side))]


def _rating(rows: Sequence[Rated], bots: Sequence[Rated]) -> RatingAt:
    last = rows[-1]
    return RatingAt(
        game=last.game,
        side=last.side,
        rating=last.skill.points,
        spread=last.skill.spread,
        matches=last.played,
        near=_near(last, [one for one in bots if (one.game, one.side) == (last.game, last.side)]),
        course=[RatingPoint(match=one.match, at=one.at, rating=one.skill.points) for one in rows[-COURSE:]],
    )


def _near(last: Rated, bots: Sequence[Rated]) -> NearBot | None:
    """The bot that is nearest, of those of whom something can be said."""
    known = [one for one in bots if one.played >= ENOUGH]
    if last.played < ENOUGH or not known:
        return None
    nearest = min(known, key=lambda one: (abs(one.skill.mu - last.skill.mu), str(one.bot)))
    return NearBot(bot=str(nearest.bot), how=_how(last.skill.points - nearest.skill.points))


def _how(more: int) -> How:
    if abs(more) <= LEVEL:
        return "level"
    if more > 0:
        return "above" if more <= LITTLE else "far-above"
    return "below" if more >= -LITTLE else "far-below"
