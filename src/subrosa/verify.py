"""Is a record what it says it is? Replayed by the rules, its deal worked out anew, its signature looked at.

verdict = verify(Path("match.txt").read_bytes())
verdict.found          # what is wrong, in sentences; nothing if all is as it should be
verdict.proven         # and nothing is missing that would prove it
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from subrosa.core import record
from subrosa.core.deal import Deal
from subrosa.core.errors import BadRecord
from subrosa.core.match import Match, TakenBack
from subrosa.core.proof import Proof, draws, odds_text

SHORTEST = 16
"""So many signs of a commitment are the fewest that say which one it is."""


@dataclass
class Verdict:
    """What was found. A part that a record does not have is "missing"; "unknown" is what cannot be looked at here."""

    game: str = ""
    seats: int = 0
    lines: int = 0
    replays: bool = False
    deal: str = "missing"
    """kept, broken or missing."""
    draws: int = 0
    taken_back: int = 0
    """How often everybody agreed to go back; chance drew anew then, and each of those draws counts."""
    commitment: str = ""
    lots: dict[int, str] = field(default_factory=dict)
    """What players added of their own, by seat, from 1."""
    signature: str = "missing"
    """good, bad, missing or unknown."""
    key: str = ""
    server: str = ""
    found: list[str] = field(default_factory=list)

    @property
    def proven(self) -> bool:
        """Is everything proven that can be?"""
        return not self.found and self.replays and self.deal == "kept" and self.signature == "good"


def verify(data: bytes, commitment: str = "", key: str = "") -> Verdict:
    """What a record is worth. With a commitment, it must be the one that was shown then; with a key, that server's."""
    verdict = Verdict()
    try:
        match, proof = record.read_whole(data.decode("utf-8"))
    except UnicodeDecodeError:
        verdict.found.append("this is not a text file")
        return verdict
    except BadRecord as error:
        verdict.found.append(str(error))
        return verdict
    verdict.replays, verdict.lines = True, len(match.log)
    verdict.game, verdict.seats = match.game.id, match.setup.seats
    verdict.taken_back = sum(isinstance(line, TakenBack) for line in match.log)
    _check_deal(verdict, match, proof)
    if commitment and not (len(commitment) >= SHORTEST and verdict.commitment.startswith(commitment)):
        verdict.found.append("the deal is not the one that was promised then: its commitment is another one")
    _check_signature(verdict, data, proof)
    if key and key != verdict.key:
        verdict.found.append("the record is not signed with that key")
    return verdict


def _check_deal(verdict: Verdict, match: Match, proof: Proof) -> None:
    """The secret is the promised one, the odds are those of the rules, and every draw is the stream's."""
    if proof.deal is None:
        return
    verdict.commitment, verdict.draws = proof.commitment, match.draws
    verdict.lots = {seat + 1: lot for seat, lot in proof.deal.lots.items()}
    wrong = _wrong_deal(match, proof.deal, proof)
    verdict.deal = "broken" if wrong else "kept"
    verdict.found += wrong[:5]


def _wrong_deal(match: Match, deal: Deal, proof: Proof) -> list[str]:
    found = []
    if deal.commitment != proof.commitment:
        found.append("the secret is not the one that was promised: it does not fit the commitment")
    if max(deal.lots, default=0) >= match.setup.seats:
        found.append("a lot is of a seat that is not there")
    if match.draws != len(proof.odds):
        return [*found, f"chance drew {match.draws} times, but there are the odds of {len(proof.odds)} draws"]
    for (before, drawn), (at, said) in zip(draws(match), proof.odds, strict=True):
        n = before.draws + 1
        if " ".join(odds_text(before).split()) != said:
            found.append(f"line {at}: these are not the odds of draw {n}")
        if before.drawn(deal.at(n)) != drawn:
            found.append(f"draw {n} is not what the sealed deal has there")
    return found


def _check_signature(verdict: Verdict, data: bytes, proof: Proof) -> None:
    if not proof.signature:
        return
    verdict.key, verdict.server = proof.key, proof.server
    try:
        from subrosa.store.signing import is_good
    except ImportError:
        verdict.signature = "unknown"
        return
    good = is_good(data, proof.key, proof.signature)
    verdict.signature = "good" if good else "bad"
    if not good:
        verdict.found.append("the signature is bad: the record was changed, or somebody else signed it")


def sentences(verdict: Verdict) -> Iterator[str]:
    """A verdict in plain words."""
    if verdict.replays:
        played = f"a match of {verdict.game} with {verdict.seats} seats, {verdict.lines} lines of play"
        yield f"replayed: yes, {played}, each as the rules allow"
    else:
        yield "replayed: no"
    yield f"deal: {_DEAL[verdict.deal].format(verdict.draws)}"
    if verdict.deal != "missing":
        added = ", ".join(f"seat {seat}" for seat in verdict.lots)
        alone = "no player added a lot, so the server alone may have chosen the secret"
        yield f"  sealed as {verdict.commitment}; {f'lots were added by {added}' if added else alone}"
    if verdict.taken_back:
        yield f"  taken back {verdict.taken_back} times by everybody's consent; chance drew on from there, never twice"
    yield f"signature: {_SIGNATURE[verdict.signature]}"
    if verdict.key:
        yield f"  by the key {verdict.key}" + (f", which says it is of {verdict.server}" if verdict.server else "")
    yield from (f"wrong: {one}" for one in verdict.found)


_DEAL = {
    "kept": "kept, all {} draws are what was settled before play",
    "broken": "broken",
    "missing": "none was under seal",
}
_SIGNATURE = {
    "good": "good, not a byte was changed since",
    "bad": "bad",
    "missing": "none",
    "unknown": "not looked at; pip install 'subrosa-games[terminal]' can",
}
