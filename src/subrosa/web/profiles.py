"""My page, from what lists keep of matches that are over: one pass over them, and no match is folded for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median

from subrosa.store.listing import ChairRow, Listing
from subrosa.store.ratings import Rated

from . import ladder
from .personal import Companion, GameResults, Length, PastMatch, Profile, Results, Share

COUNTED = 2_000
"""Of so many matches a page is made, the newest."""
LISTED = 100
COMPANIONS = 12


def profile(
    me: str, since: float, listings: Sequence[Listing], rated: Sequence[Rated] = (), bots: Sequence[Rated] = ()
) -> Profile:
    """The page of a person, from the matches he had a chair in that are over, and what they did to his ratings."""
    moved = {one.match: one.skill.points - one.before.points for one in rated}
    mine = [(listing, chair) for listing in _by_end(listings) if (chair := _chair(listing, me)) is not None]
    people = [one for one in mine if _others(one[0], me)]
    alone = [one for one in mine if not _others(one[0], me) and _is_practice(one[0], me)]
    guessed = [(len(listing.chairs) - 1, chair.tally["right_guesses"]) for listing, chair in people if _guesses(chair)]
    return Profile(
        since=since,
        people=_results(people),
        bots=_results(alone),
        ratings=ladder.mine(rated, bots),
        guesses=sum(all for all, _ in guessed),
        right=sum(round(all * share) for all, share in guessed),
        lengths=_lengths(mine),
        companions=_companions(me, people),
        history=[_past(listing, chair, me, moved.get(listing.id)) for listing, chair in reversed(mine[-LISTED:])],
    )


def _by_end(listings: Iterable[Listing]) -> list[Listing]:
    """The first that ended first; of those kept before it was noted when, by when they were opened."""
    return sorted(listings, key=lambda one: one.ended or one.created)


def _chair(listing: Listing, me: str) -> ChairRow | None:
    """A person's chair; of several the first. Who only opened a table has none."""
    return next((chair for chair in listing.chairs if chair.person == me), None)


def _others(listing: Listing, me: str) -> list[ChairRow]:
    return [chair for chair in listing.chairs if chair.person and chair.person != me]


def _is_practice(listing: Listing, me: str) -> bool:
    """One person against bots; where one device is passed round nobody knows who won."""
    return sum(chair.person == me for chair in listing.chairs) == 1


def _guesses(chair: ChairRow) -> bool:
    return "right_guesses" in chair.tally


def _won(chair: ChairRow) -> bool:
    """A seat that a bot played to its end was not won by its player."""
    return chair.place == 1 and not chair.bot


Mine = Sequence[tuple[Listing, ChairRow]]


def _results(mine: Mine) -> Results:
    row, most = 0, 0
    for _, chair in mine:
        row = row + 1 if _won(chair) else 0
        most = max(most, row)
    games = sorted({listing.game for listing, _ in mine})
    return Results(
        matches=len(mine),
        won=sum(_won(chair) for _, chair in mine),
        by_luck=round(sum(_luck(listing) for listing, _ in mine), 1),
        in_a_row=row,
        most_in_a_row=most,
        games=[_in_game(game, [one for one in mine if one[0].game == game]) for game in games],
    )


def _luck(listing: Listing) -> float:
    return sum(chair.place == 1 for chair in listing.chairs) / len(listing.chairs)


def _in_game(game: str, mine: Mine) -> GameResults:
    return GameResults(
        game=game,
        matches=len(mine),
        won=sum(_won(chair) for _, chair in mine),
        by_seats=_shares((str(listing.seats), chair) for listing, chair in mine),
        by_part=_shares((chair.part, chair) for _, chair in mine if chair.part),
    )


def _shares(rows: Iterable[tuple[str, ChairRow]]) -> list[Share]:
    matches: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for of, chair in rows:
        matches[of] += 1
        won[of] += _won(chair)
    return [Share(of=of, matches=matches[of], won=won[of]) for of in sorted(matches)]


def _lengths(mine: Mine) -> list[Length]:
    """How long matches took from the first deal to the end, by game, the one that was played most first."""
    minutes: dict[str, list[float]] = {}
    for listing, _ in mine:
        if 0 < listing.began < listing.ended:
            minutes.setdefault(listing.game, []).append((listing.ended - listing.began) / 60)
    most = sorted(minutes.items(), key=lambda one: -len(one[1]))
    return [Length(game=game, minutes=max(1, round(median(took)))) for game, took in most]


def _companions(me: str, mine: Mine) -> list[Companion]:
    """Those one has played with most, each by the chair of the last match."""
    last: dict[str, tuple[Listing, ChairRow]] = {}
    matches, won, theirs = Counter[str](), Counter[str](), Counter[str]()
    for listing, chair in mine:
        for other in {str(one.person): one for one in _others(listing, me)}.values():
            who = str(other.person)
            last[who] = listing, other
            matches[who] += 1
            won[who] += _won(chair)
            theirs[who] += _won(other)
    return [
        Companion(
            name=last[who][1].name,
            avatar=last[who][1].avatar,
            match=last[who][0].id,
            seat=last[who][1].seat,
            matches=matches[who],
            won=won[who],
            theirs=theirs[who],
        )
        for who, _ in matches.most_common(COMPANIONS)
    ]


def _past(listing: Listing, chair: ChairRow, me: str, moved: int | None) -> PastMatch:
    return PastMatch(
        id=listing.id,
        title=listing.title,
        game=listing.game,
        ended=listing.ended or listing.created,
        seats=listing.seats,
        part=chair.part,
        place=chair.place,
        others=[other.name for other in _others(listing, me)],
        bots=sum(bool(other.bot) and not other.person for other in listing.chairs),
        tally=chair.tally,
        moved=moved,
    )
