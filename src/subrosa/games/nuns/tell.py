"""Who is told what a decision brings about (RULES.md, section 13). With `steps.py`, what is told at all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from subrosa.core.fields import State
from subrosa.core.tellings import EVERYBODY, Fact, Telling, only

from .box import (
    CARDS,
    CELLS,
    DISTANCE,
    GUARD_CARDS,
    GUARDS,
    NOVICES,
    PATHS,
    PLACES,
    WISHES,
)
from .fields import FIGURES, STEPS
from .rules.eyes import lit, sees, turning_sees
from .rules.figures import running
from .rules.noises import nobody_listens
from .rules.terms import (
    AFTER,
    CAUGHT,
    MOVE,
    NOVICE_COUNT,
    OVER,
    RUNNING,
    STOP,
    STOP_AS_WALK,
    TURN_BACK,
)
from .steps import blessing_id

NOISE_STEPS = ("roll", "bless", "token", "false_noise")


def _all(kind: str, **facts: Fact) -> Telling:
    return Telling(EVERYBODY, kind, facts)


def consequences(s: State, decider: int, choice: int, after: State) -> Iterator[Telling]:
    """What a decision brought about, in the order in which it comes to pass."""
    if s.step == MOVE and _published(s, after):
        yield from _publication(s, choice, after)
    else:
        yield from _sightings(s, choice, after)
    for figure in range(len(FIGURES)):
        if after.spent[figure] >= 0 > s.spent[figure]:
            yield _all("used_blessing", figure=FIGURES[figure], blessing=blessing_id(figure, after.spent[figure]))
    yield from _noise(s, after)
    yield from _guards_done(s, choice, after)
    if after.round > s.round and after.step != OVER:
        yield _all("round", round=after.round)
        if after.step != MOVE:
            yield from _cards(after)
    if after.step == OVER:
        yield from _ended(after)


def _published(s: State, after: State) -> bool:
    return bool(after.step != MOVE or after.round > s.round)


def _publication(s: State, choice: int, after: State) -> Iterator[Telling]:
    """What is open of the novices' moves, in cell order; then the cards (12.2, 12.3)."""
    caught = s.captures
    for novice in range(NOVICE_COUNT):
        if s.owner[novice] < 0 or caught >= s.limit:
            continue
        turned, way = _ending(s, novice, choice)
        name = NOVICES[novice]
        if s.status[novice] == CAUGHT and turned != 1:
            for place in way[1:]:
                yield _all("walked", novice=name, place=PLACES[place])
            if turned == 2:
                yield _all("turned_back", novice=name)
            continue
        if turned == 1:
            yield _all("turned_back", novice=name)
        yield from _seen_on_the_way(s, name, way)
        if after.captured[novice] > s.captured[novice]:
            caught += 1
            yield _all("caught", novice=name, place=PLACES[way[-1]], captures=caught)
            yield from _lost(s, novice)
        for thing in ("key", "wish"):
            if getattr(after, thing)[novice] == 1 and getattr(s, thing)[novice] == 0:
                yield Telling(only(s.owner[novice]), f"you_take_{thing}", {"novice": name})
    yield from _cards(after)


def _cards(s: State) -> Iterator[Telling]:
    """All show their cards, and perhaps nobody rolls (12.3, 8.4a)."""
    for novice in range(NOVICE_COUNT):
        if s.owner[novice] >= 0:
            yield _all("played", novice=NOVICES[novice], card=CARDS[s.played[novice]])
    if s.step != OVER and nobody_listens(s):
        yield _all("nobody_listens")


def _ending(s: State, novice: int, choice: int) -> tuple[int, list[int]]:
    """Whether a novice turned back, which may be the last decision of all, and her whole way."""
    turned = int(s.turned[novice])
    if s.stage[novice] == AFTER and choice == TURN_BACK:
        turned = 2
    return turned, [place for place in s.way[novice] if place >= 0]


def _seen_on_the_way(s: State, name: str, way: list[int]) -> Iterator[Telling]:
    """She appears and vanishes, step by step (6.2-6.4)."""
    for before, place in pairwise(way):
        if lit(s, place):
            yield _all("seen", novice=name, place=PLACES[place], guard=_watching(s, place))
        elif lit(s, before) and s.vanish_shows_direction == 0:
            yield _all("vanished", novice=name, place=PLACES[before], towards=PLACES[place])
        elif lit(s, before):
            yield _all("vanished_somewhere", novice=name, place=PLACES[before])


def _watching(s: State, place: int) -> str:
    """The guard who sees a place; of two the nearer one."""
    seeing = [guard for guard in range(len(GUARDS)) if sees(s, guard, place)]
    return GUARDS[min(seeing, key=lambda guard: DISTANCE[s.at[guard]][place])]


def _sightings(s: State, choice: int, after: State) -> Iterator[Telling]:
    """Novices whom a guard's step brings into view or into her hands; markers that go back (6.5, 6.6, 9.5)."""
    caught = s.captures
    for novice in range(NOVICE_COUNT):
        name = NOVICES[novice]
        if after.captured[novice] > s.captured[novice] >= 0:
            caught += 1
            yield _all("caught", novice=name, place=PLACES[after.marker[novice]], captures=caught)
            yield from _lost(s, novice)
        elif after.marker[novice] >= 0 > s.marker[novice]:
            yield _all("seen", novice=name, place=PLACES[after.marker[novice]], guard=GUARDS[s.guard])
        elif s.marker[novice] < 0 and _glimpsed(s, novice, choice):
            yield _all("seen", novice=name, place=PLACES[s.place[novice]], guard=GUARDS[s.guard])
            yield _all("out_of_sight", novice=name)
        elif s.marker[novice] >= 0 > after.marker[novice] and after.status[novice] == RUNNING:
            yield _all("out_of_sight", novice=name)


def _glimpsed(s: State, novice: int, choice: int) -> bool:
    """Does a guard see a novice in turning towards her next place (5.5c)? The last step of all may hide her again."""
    turns = STEPS[s.step] == "go" and choice < STOP and s.pivot_check == 1
    return turns and running(s, novice) and turning_sees(s, s.guard, choice, s.place[novice])


def _lost(s: State, novice: int) -> Iterator[Telling]:
    """Whether a wish was lost is nobody else's business (9.6b, 9.6d)."""
    if s.wish[novice] == 1:
        yield Telling(only(s.owner[novice]), "you_lose_wish", {"novice": NOVICES[novice]})


def _noise(s: State, after: State) -> Iterator[Telling]:
    """Tokens that were laid, and whose turn ended without any (8.5, 8.8)."""
    for i in range(s.noises, after.noises):
        yield _all(
            "noise",
            figure=FIGURES[after.noise_owner[i]],
            place=PLACES[after.noise_place[i]],
            guard=GUARDS[after.noise_guard[i]],
        )
    if STEPS[s.step] in NOISE_STEPS and after.novice != s.novice and after.noises == s.noises:
        yield _all("not_heard", novice=NOVICES[s.novice])
    again = STEPS[after.step] in ("ears", "hear", "unseen") or (
        STEPS[after.step] == "listen" and after.guard == s.guard
    )
    if STEPS[s.step] in ("listen", "ears") and not again:
        yield _all("hears_nobody", guard=GUARDS[s.guard])


def _tired(s: State, choice: int, after: State) -> bool:
    """Did her move end by itself, after the step of a swift foot (10.6e)?"""
    named = choice in (STOP, STOP_AS_WALK)
    return not named and not s.moved >> s.guard & 1 and bool(after.moved >> s.guard & 1)


def _guards_done(s: State, choice: int, after: State) -> Iterator[Telling]:
    """A path completed; and when both guards have moved their cards are shown and the tokens cleared (7.6, 12.10)."""
    if STEPS[s.step] in ("go", "path") and _tired(s, choice, after):
        yield _all("stopped", guard=GUARDS[s.guard])
    if STEPS[s.step] == "go" and s.path[s.guard] >= 0 > after.path[s.guard]:
        yield _all("completed", guard=GUARDS[s.guard], path=PATHS[s.path[s.guard]])
    if _both_moved(s, after):
        for guard in range(len(GUARDS)):
            yield _all("named", guard=GUARDS[guard], guard_card=GUARD_CARDS[after.shown[guard]])
        yield _all("cleared")


def _both_moved(s: State, after: State) -> bool:
    """Was this the end of the second guard's move?"""
    if STEPS[s.step] not in ("go", "path") or s.moved != 0b11 ^ (1 << s.guard):
        return False
    goes_on = STEPS[after.step] in ("go", "path", "unseen") and after.guard == s.guard
    return not goes_on and not (after.step == OVER and after.captures >= after.limit)


def _ended(s: State) -> Iterator[Telling]:
    """How it ended, and everything that was hidden (9.1-9.3, 4.11)."""
    for novice in range(NOVICE_COUNT):
        if s.won >> novice & 1:
            yield _all("came_home", novice=NOVICES[novice])
    if s.guards_won == 1:
        yield _all("guards_won_by_captures" if s.captures >= s.limit else "guards_won_by_time")
    for novice in range(NOVICE_COUNT):
        if s.owner[novice] >= 0:
            yield _all("had_wish", novice=NOVICES[novice], wish_card=WISHES[s.wish_card[novice]])
            if s.place[novice] != CELLS[novice]:
                yield _all("was_on", novice=NOVICES[novice], place=PLACES[s.place[novice]])
