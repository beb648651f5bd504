"""The people at a table of a server, in words: who sits where, what is new about them, what is waited for."""

from __future__ import annotations

from collections.abc import Sequence

from subrosa.client import ClientTable
from subrosa.client.server import printable
from subrosa.core.tellings import Fact
from subrosa.core.text import has, say
from subrosa.table.feed import News
from subrosa.table.messages import SeatAt

from .company import level
from .look import Look


def called(known: ClientTable, language: str) -> dict[int, str]:
    """What everybody at the table is called; who has the same name as another has a number, too."""
    names = [_name(chair, seat, language) for seat, chair in enumerate(known.seats)]
    twice = {name for name in names if names.count(name) > 1}
    return {seat: f"{name} ({seat + 1})" if name in twice else name for seat, name in enumerate(names)}


def _name(chair: SeatAt, seat: int, language: str) -> str:
    if chair.name:
        return printable(chair.name).strip()
    facts: dict[str, Fact] = {"number": seat + 1, "bot": level(language, chair.bot)}
    return say(language, "terminal-bot", facts) if chair.bot else _seat(language, seat)


def _seat(language: str, seat: int) -> str:
    return say(language, "terminal-seat", {"number": seat + 1})


def told(look: Look, known: ClientTable, news: News) -> str:
    """Something about the people at the table as a sentence; nothing for what these words do not know."""
    key, names = f"table-told-{news.kind}", called(known, look.language)
    if not has(look.language, key):
        return ""
    facts: dict[str, Fact] = {"seat": "", "other": "", "number": news.facts.get("seat", 0), **news.facts}
    for fact in ("seat", "other"):
        facts[fact] = names.get(int(news.facts.get(fact, 0)) - 1, "")
    return look.say(key, **facts)


def news(look: Look, known: ClientTable, since: int) -> list[str]:
    """What is new about the people, and what one can do about it."""
    lines = [told(look, known, one) for one in known.news[since:] if not one.game]
    if known.asked and any(one.kind == "proposed" for one in known.news[since:]):
        lines += [look.say("back-unrated")] if _unrates(known) else []
        lines.append(look.say("terminal-asked"))
    return [line for line in lines if line]


def _unrates(known: ClientTable) -> bool:
    """Are they asked to go back in a match that counts for ratings?"""
    return known.table.proposal is not None and known.table.proposal.what == "back" and not known.table.unrated


def chairs(look: Look, known: ClientTable) -> list[str]:
    """Who sits where, and what the deal is sealed with."""
    rows = [f"  {seat + 1}  {_chair(look, known, seat)}" for seat in range(len(known.seats))]
    return [*rows, *sealed(look, known.table.commitment)]


def sealed(look: Look, commitment: str) -> list[str]:
    """That the deal is under seal, with the beginning of the seal."""
    short = " ".join(commitment[at : at + 4] for at in range(0, 16, 4))
    return [look.say("terminal-deal-sealed", seal=short)] if commitment else []


def _chair(look: Look, known: ClientTable, seat: int) -> str:
    chair = known.seats[seat]
    if chair.kind == "open":
        return look.say("terminal-chair-open")
    if chair.kind == "invited" and not chair.name:
        return look.say("terminal-chair-invited")
    marks = [look.say("terminal-you")] if chair.you else []
    if chair.kind == "person" and not chair.here and not chair.you:
        marks.append(look.say("terminal-not-here"))
    if chair.away:
        marks.append(look.say("terminal-bot-plays", bot=level(look.language, chair.bot)))
    name = look.legible(called(known, look.language)[seat])
    return f"{name} ({', '.join(marks)})" if marks else name


def standing(look: Look, known: ClientTable) -> list[str]:
    """What is waited for."""
    if known.gathers:
        return [look.say("terminal-gathering"), *chairs(look, known)]
    if known.paused:
        return [look.say("terminal-paused")]
    lines = [look.say("terminal-away")] if known.away == "absent" else []
    if others := [seat for seat in known.choosing if seat != known.seat]:
        lines.append(look.say("terminal-waiting", seats=_names(look, known, others)))
    if known.sealed and not known.away:
        lines.append(look.say("terminal-withdraw"))
    return lines


def _names(look: Look, known: ClientTable, seats: Sequence[int]) -> str:
    names = called(known, look.language)
    return ", ".join(names[seat] for seat in seats)
