"""What each decision of Liar's dice says, who is told what comes of it, and why a wish is refused (RULES.md, 6)."""

from collections.abc import Iterator

from subrosa.core.fields import State
from subrosa.core.refusals import Reason
from subrosa.core.said import Said, openly, quietly
from subrosa.core.tellings import EVERYBODY, Fact, Telling, only

from .fields import FACES
from .rules import BID, OVER, ROLL, UNSEEN, liar, matching, roller


def said(s: State, decider: int, choice: int) -> Said:
    """What a decision says."""
    if s.step == ROLL:
        return quietly("roll {seat} {face}", seat=roller(s)[0] + 1, face=FACES[choice])
    if choice == liar(s):
        return openly("liar", "called", seat=decider + 1)
    count, face = choice // s.faces + 1, FACES[choice % s.faces]
    return openly("bid {count} {face}", "bid", seat=decider + 1, count=count, face=face)


def asks(v: State, seat: int) -> dict[str, Fact]:
    """What a player who is asked wants to know: the bid that stands, if there is one."""
    return {"count": v.count, "face": FACES[v.face] if v.count > 0 else ""}


def consequences(s: State, decider: int, choice: int, after: State) -> Iterator[Telling]:
    """What a decision brought about."""
    if s.step == ROLL and after.step == BID:
        yield Telling(EVERYBODY, "round", {"round": after.round, "seat": after.turn + 1})
        for seat in range(s.seats):
            if after.left[seat] > 0:
                yield Telling(only(seat), "you_rolled", {"dice": row(after.cup[seat])})
    if s.step == BID and choice == liar(s) and after.step != UNSEEN:
        yield from _opened(s, after)


def _opened(s: State, after: State) -> Iterator[Telling]:
    for seat in range(s.seats):
        if s.left[seat] > 0:
            yield Telling(EVERYBODY, "showed", {"seat": seat + 1, "dice": row(s.cup[seat])})
    yield Telling(EVERYBODY, "counted", {"found": matching(s), "count": s.count, "face": FACES[s.face]})
    loser = s.turn if matching(s) >= s.count else s.bidder
    if after.left[loser] == 0:
        yield Telling(EVERYBODY, "out", {"seat": loser + 1})
    elif after.left[loser] < s.left[loser]:
        yield Telling(EVERYBODY, "lost_die", {"seat": loser + 1, "left": after.left[loser]})
    if after.step == OVER:
        yield Telling(EVERYBODY, "won", {"seat": after.place.index(1) + 1})


def row(dice: list[int]) -> str:
    """Dice as they are read aloud: `2 3 3 6`."""
    return " ".join(FACES[face] for face in dice if face >= 0)


def bidding(v: State, seat: int, bid: str) -> Reason | None:
    """Why a bid cannot be made."""
    count, _, face = bid.partition(" ")
    if not count.isdecimal() or face not in FACES[: v.faces]:
        return None
    if int(count[:9]) > v.in_play:
        return "liars_dice-not-so-many", {"dice": v.in_play}
    return ("liars_dice-not-higher", {"count": v.count, "face": FACES[v.face]}) if v.count > 0 else None


REFUSALS = {("bid", "bid"): bidding}
