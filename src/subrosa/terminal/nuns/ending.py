"""The end of a game of Nuns: who won and how, and everything that was hidden."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from subrosa.core.match import View
from subrosa.core.tellings import Fact

from ..look import ROSE, Look
from .convent import convent
from .marks import MARKER, blessing, figure, leads_guards, letters, name_of, signs
from .panel import guards, header, table


def ending(look: Look, view: View) -> list[RenderableType]:
    """Everything open."""
    return [
        header(look, view),
        "",
        *convent(look, view, (), look.width, everybody=True),
        "",
        *guards(look, view),
        "",
        people(look, view),
        "",
        *graces(look, view),
        Text(look.say("terminal-end"), "bold"),
        Text(result(look, view), f"bold {ROSE}"),
    ]


def result(look: Look, view: View) -> str:
    """Who won, and how."""
    d = view.derived
    winners = [d["led"][novice] - 1 for novice in d["winners"]]
    mine = look.me in winners if winners else leads_guards(look, view)
    names = [
        f"{name_of(look, 'novices', novice)} ({look.names[seat]})"
        for novice, seat in zip(d["winners"], winners, strict=True)
    ]
    facts: dict[str, Fact] = {"novices": ", ".join(names), "count": len(names), "captures": view.captures}
    return look.of_game(f"label-won-{d['won']}", me="yes" if mine else "no", **facts)


def people(look: Look, view: View) -> RenderableType:
    """Every novice: who led her, where she was in the end, what she wanted and what she had."""
    found, sign, d = table(look, "", "", "", "where", "wish", "has", "times"), signs(look), view.derived
    for novice, known in d["known"].items():
        at, legs, seat = d["here"][novice], d["errands"].get(novice, []), d["led"][novice] - 1
        where = look.of_game("label-caught-on", place=at) if known["state"] == "caught" else at
        route = f" {look.marks.arrow} ".join(f"{getattr(sign, leg['thing'])}{leg['place']}" for leg in legs)
        wish = Text(f"{name_of(look, 'wishes', view.wish_card[novice])} " if legs else "").append(route, "dim")
        has = [getattr(sign, leg["thing"]) for leg in legs if leg["done"] and leg["thing"] != "home"]
        name = Text(name_of(look, "novices", novice), f"bold {ROSE}" if novice in d["winners"] else "")
        owner = Text(look.names[seat], "bold" if seat == look.me else "dim")
        times = str(max(view.captured[novice], 0) or look.marks.dash)
        had = " ".join(has) or look.marks.dash
        found.add_row(Text(letters(look, novice), MARKER), name, owner, where, wish, had, times)
    return found


def graces(look: Look, view: View) -> list[RenderableType]:
    """The blessings, used or not."""
    found = table(look, "", "blessing-of", "")
    for id, kind in view.blessing.items():
        if kind:
            used = look.of_game("label-used" if view.spent[id] else "label-unused")
            found.add_row(figure(look, id), blessing(look, id, kind), Text(used, "dim"))
    return [found, ""] if found.row_count else []
