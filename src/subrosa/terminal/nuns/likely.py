"""How likely a guard's choice shows somebody, and whom she will hear: in words, from what her side can know."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from subrosa.core.match import Action, View

from ..look import Look, percent
from .marks import name_of

ANYBODY = ""


def chances(look: Look, view: View, action: Action) -> dict[str, Any]:
    """Of anybody and of each hidden novice what a choice makes likely, by counting; nothing where it is not shown."""
    after = view.after(action.choice).numbers
    found: dict[str, Any] = dict(look.game.chances(view.numbers, action.choice, after, look.notebook()))
    return dict(found.get("counted", {}))


def seen(look: Look, view: View, action: Action) -> Text:
    """That anybody is seen by a choice: at once, and by the last step of a walk; only that before the first step."""
    by = chances(look, view, action).get(ANYBODY, {}).get("by", [])
    if not by:
        return Text()
    made = max(int(view.numbers.paces), 0) if view.step != "order" else 0
    now, then = (f"{percent(by[at])}%" for at in (0, -1))
    if action.facts["verb"] != "step":
        return Text(look.of_game("label-likely-by", share=then, step=made + len(by)))
    if len(by) == 1:
        return Text(look.of_game("label-likely-now", share=now))
    return Text(look.of_game("label-likely", share=now, then=then, step=made + len(by)))


def heard(look: Look, view: View, action: Action) -> str:
    """Whom a guard would hear who stops here, each by how likely."""
    hear = chances(look, view, action).get(ANYBODY, {}).get("hear", {})
    each = [
        f"{name_of(look, 'novices', novice)} {percent(share)}%" for novice, share in hear.items() if novice and share
    ]
    return look.of_game("label-will-hear", novices=", ".join(each)) if each else ""


def whereabouts(look: Look, view: View) -> list[Text]:
    """On how many places each novice who is hidden may be, and on which most likely."""
    found = []
    for matter in look.notebook():
        novice = str(matter.of.get("novice", ""))
        if matter.kind == "place" and matter.counted and view.derived["known"][novice]["state"] in ("hidden", "heard"):
            place, share = max(matter.counted.items(), key=lambda one: one[1])
            line = Text(f"{name_of(look, 'novices', novice)} ", "bold")
            line.append(look.of_game("label-may-be", count=len(matter.counted)), "not bold")
            if share > 0.0:
                line.append(f", {look.of_game('label-likeliest', share=f'{percent(share)}%', place=place)}", "not bold")
            found.append(line)
    return found
