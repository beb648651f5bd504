"""Why a guard sees a place or does not."""

from __future__ import annotations

from importlib import import_module

from subrosa.core.match import View

from ..look import Look
from .marks import index, name_of


def explained(look: Look, view: View, about: str) -> list[str]:
    """A sentence for each guard about a place: does she see it, and why or why not? All of it lies open."""
    box = look.game.box
    if about not in box.PLACES:
        return []
    sight, found = import_module(f"{box.__package__}.sight"), []
    for guard, back in view.derived["back"].items():
        came = index(look, back) if back else box.NOWHERE
        reason = sight.why(index(look, view.at[guard]), came, index(look, about), sight.eyes(view.numbers))
        facts = {"guard": name_of(look, "guards", guard), "reason": look.say(reason.key, **reason.facts)}
        found.append(look.of_game("label-why", **facts))
    return found
