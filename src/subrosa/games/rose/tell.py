"""Who is told what a decision brings about (RULES.md, section 15). With `steps.py`, what is told at all."""

from __future__ import annotations

from collections.abc import Iterator

from subrosa.core.fields import State
from subrosa.core.tellings import EVERYBODY, Fact, Telling, all_but, only

from .box import BUILDINGS, COLOURS, EVENTS, MONKS, SEATS, SQUARES, SUNDIAL, TILE_NAMES, WILLIAM
from .fields import STEPS
from .rules.day import event_cards, opponent, places
from .rules.events import split_points
from .rules.terms import EARLY, OVER, OWNER_CHOICE
from .rules.turn import judged


def _all(kind: str, **facts: Fact) -> Telling:
    return Telling(EVERYBODY, kind, facts)


def consequences(s: State, decider: int, choice: int, after: State) -> Iterator[Telling]:
    """What a decision brought about, in the order in which it comes to pass."""
    yield from _time(s, choice, after)
    yield from _returned(s, choice, after)
    yield from _won(s, after)
    if STEPS[s.step] not in ("lay", "refill"):
        yield from _refilled(s, after)
    opened = [seat for seat in range(s.seats) if after.shown[seat] != s.shown[seat]]
    for seat in opened:
        colour = next(a for a, b in zip(after.shown[seat], s.shown[seat], strict=True) if a != b)
        yield _all("revealed", seat=seat + 1, monk=COLOURS[colour])
    night = after.taker != s.taker
    if night:
        yield _all("night", seat=s.turn + 1, day=s.day, event=EVENTS[s.event])
    if after.step == OVER:
        yield from _opened(after)
    by_day = not night and not opened and after.step != OVER
    done = _done(s, choice) if by_day else s
    yield from _counted(s, done)
    if by_day and after.evidence != done.evidence:
        yield _all("by_event", event=EVENTS[s.event])
    yield from _counted(done, after, night)
    if after.pile_left > s.pile_left:
        yield _all("reshuffled", cards=after.pile_left)
    if after.step == OVER:
        yield from _ended(after)


def _counted(s: State, after: State, night: bool = False) -> Iterator[Telling]:
    """What has changed on the two tracks. By night all suspicion begins anew, which goes without saying."""
    for monk in range(MONKS):
        if after.suspicion[monk] != s.suspicion[monk] and not night:
            yield _all("suspicion", monk=COLOURS[monk], before=s.suspicion[monk], now=after.suspicion[monk])
    for monk in range(MONKS):
        if after.evidence[monk] != s.evidence[monk]:
            yield _all("evidence", monk=COLOURS[monk], before=s.evidence[monk], now=after.evidence[monk])


def _done(s: State, choice: int) -> State:
    """The tracks as a sign or points handed out leave them: what differs in evidence is the event's doing."""
    if STEPS[s.step] not in ("sign", "split"):
        return s
    done = s.copy()
    if STEPS[s.step] == "split":
        split_points(done, choice)
    elif s.mover == WILLIAM:
        done.evidence[s.asked] = judged(s, choice)
    else:
        done.suspicion[s.asked] = judged(s, choice)
    return done


def _time(s: State, choice: int, after: State) -> Iterator[Telling]:
    steps = after.sundial - s.sundial
    if after.taker != s.taker:
        # The day ended with this decision, so the marker has gone round; only a late payment moves it here.
        late = s.time_step != EARLY and STEPS[s.step] in ("draw", "spend")
        steps = (s.cost - (choice if STEPS[s.step] == "spend" else 0)) if late else 0
    if steps > 0:
        at = s.sundial + steps
        yield _all("time", before=s.sundial, now=at)
        if at >= SUNDIAL:
            yield _all("night_comes", seat=s.turn + 1)


def _returned(s: State, choice: int, after: State) -> Iterator[Telling]:
    """Time tiles that went back to the chain: in the open, or known to their owner only."""
    for seat, tile in given_back(s, choice, after):
        if s.tile_return == OWNER_CHOICE:
            yield Telling(only(seat), "you_return", {"tile": TILE_NAMES[tile]})
            yield Telling(all_but(seat), "returns", {"seat": seat + 1})
        else:
            yield _all("returned", seat=seat + 1, tile=TILE_NAMES[tile])


def given_back(s: State, choice: int, after: State) -> Iterator[tuple[int, int]]:
    """Who gave which time tile back by this decision, clockwise from the player whose turn it is."""
    picked = STEPS[s.step] in ("return", "lose")
    for i in range(s.seats):
        seat = (s.turn + i) % s.seats
        tiles = list(s.held[seat])
        for nth in range(s.tiles[seat] - after.tiles[seat]):
            yield seat, tiles.pop(choice if picked and seat == s.giver and nth == 0 else 0)


def _task(s: State, after: State) -> tuple[int, int] | None:
    """The square whose tile was won by this decision."""
    if STEPS[s.step] not in ("place", "figure", "again", "task") or after.mover < 2:
        return None
    building, colour = after.place[after.mover], after.mover - 2
    own = [q for q in range(SQUARES) if s.tile[building][q] // 10 == colour and s.tile[building][q] >= 0]
    if after.tiles[s.turn] <= s.tiles[s.turn]:
        return None
    tile = after.held[s.turn][after.tiles[s.turn] - 1]
    return building, next(q for q in own if s.tile[building][q] == tile)


def _won(s: State, after: State) -> Iterator[Telling]:
    square = _task(s, after)
    if square is not None:
        yield _all("won", seat=s.turn + 1, place=BUILDINGS[square[0]], tile=TILE_NAMES[s.tile[square[0]][square[1]]])


def _refilled(s: State, after: State) -> Iterator[Telling]:
    """Tiles that came up from the known part of the chain."""
    taken = _task(s, after)
    if taken is None and after.tile == s.tile:
        return
    for building in range(len(BUILDINGS)):
        left = [s.tile[building][q] if (building, q) != taken else -1 for q in range(SQUARES)]
        for q in range(SQUARES):
            if left[q] < 0 <= after.tile[building][q]:
                yield _all("laid", place=BUILDINGS[building], tile=TILE_NAMES[after.tile[building][q]])


def _opened(s: State) -> Iterator[Telling]:
    """The accusation is open: identities, guesses, event cards."""
    for seat in range(s.seats):
        yield _all("was", seat=seat + 1, monk=COLOURS[s.identity[seat]])
    for seat in range(s.seats):
        for i in range(s.seats - 1):
            accused = opponent(s, seat, i)
            kind = "accused_right" if s.guess[seat][i] == s.identity[accused] else "accused_wrong"
            yield _all(kind, seat=seat + 1, other=accused + 1, monk=COLOURS[s.guess[seat][i]])
    for seat in range(s.seats):
        yield _all("holds_events", seat=seat + 1, cards=event_cards(s, seat))


def _ended(s: State) -> Iterator[Telling]:
    ranks = [0] * SEATS
    places(s, ranks)
    for seat in sorted(range(s.seats), key=lambda seat: ranks[seat]):
        monk = s.identity[seat]
        yield _all("place", seat=seat + 1, place=ranks[seat], monk=COLOURS[monk], points=s.evidence[monk])
