"""The end of a game of Nuns: who won and how, and everything that was hidden."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from subrosa.core.fields import State
from subrosa.core.match import View
from subrosa.games.nuns.rules.terms import CAUGHT, NOVICE_COUNT

from ..look import ROSE, Look
from .convent import convent
from .known import here, in_play, leads_guards
from .marks import MARKER, blessing, letters, name_of, place, signs
from .panel import guards, header, table


def ending(look: Look, view: View) -> list[RenderableType]:
    """Everything open."""
    v = view.numbers
    return [
        header(look, view),
        "",
        *convent(look, view, (), look.width, everybody=True),
        "",
        *guards(look, view),
        "",
        people(look, v),
        "",
        *graces(look, v),
        Text(look.say("terminal-end"), "bold"),
        Text(result(look, v), f"bold {ROSE}"),
    ]


def winners(v: State) -> list[int]:
    """The novices who came home with their wish."""
    return [novice for novice in in_play(v) if max(int(v.won), 0) >> novice & 1]


def result(look: Look, v: State) -> str:
    """Who won, and how."""
    home = winners(v)
    if home:
        me = "yes" if any(v.owner[novice] == look.me for novice in home) else "no"
        names = [f"{name_of(look, 'novices', novice)} ({look.names[v.owner[novice]]})" for novice in home]
        return look.of_game("label-won-home", novices=", ".join(names), count=len(home), me=me)
    me = "yes" if leads_guards(v, look.me) else "no"
    if v.captures >= v.limit:
        return look.of_game("label-won-captures", captures=int(v.captures), me=me)
    return look.of_game("label-won-dawn", me=me)


def people(look: Look, v: State) -> RenderableType:
    """Every novice: who led her, where she was in the end, what she wanted and what she had."""
    found, sign = table(look, "", "", "", "where", "wish", "has", "times"), signs(look)
    home = winners(v)
    for novice in in_play(v):
        card, box = int(v.wish_card[novice]), look.game.box
        at = place(look, here(v, novice))
        where = look.of_game("label-caught-on", place=at) if v.status[novice] == CAUGHT else at
        ways = (box.KEY_PLACE[card], box.WISH_PLACE[card], box.CELLS[novice]) if card >= 0 else ()
        route = f" {look.marks.arrow} ".join(
            f"{mark}{place(look, to)}" for mark, to in zip((sign.key, sign.wish, sign.home), ways, strict=False)
        )
        wish = Text(f"{name_of(look, 'wishes', card)} " if card >= 0 else "").append(route, "dim")
        has = [mark for mark, kept in ((sign.key, v.key[novice]), (sign.wish, v.wish[novice])) if kept == 1]
        name = Text(name_of(look, "novices", novice), f"bold {ROSE}" if novice in home else "")
        owner = Text(look.names[v.owner[novice]], "bold" if v.owner[novice] == look.me else "dim")
        times = str(max(int(v.captured[novice]), 0) or look.marks.dash)
        had = " ".join(has) or look.marks.dash
        found.add_row(Text(letters(look, novice), MARKER), name, owner, where, wish, had, times)
    return found


def graces(look: Look, v: State) -> list[RenderableType]:
    """The blessings, used or not."""
    found = table(look, "", "blessing-of", "")
    for number, kind in enumerate(v.blessing):
        if kind >= 0:
            guard = number >= NOVICE_COUNT
            name = name_of(look, "guards", number - NOVICE_COUNT) if guard else name_of(look, "novices", number)
            used = look.of_game("label-used" if v.spent[number] >= 0 else "label-unused")
            found.add_row(name, blessing(look, int(kind), guard=guard), Text(used, "dim"))
    return [found, ""] if found.row_count else []
