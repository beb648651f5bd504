"""Why a guard sees a place or does not."""

from __future__ import annotations

from importlib import import_module

from subrosa.core.match import View

from ..look import Look
from .marks import index, name_of


def explained(look: Look, view: View, about: str) -> list[str]:
    """A sentence for each guard about a place: does she see it, and why or why not? All of it lies open."""
    if about not in look.game.box.PLACES:
        return []
    names = {guard: name_of(look, "guards", guard) for guard in look.game.box.GUARDS}
    return [look.of_game("label-why", guard=names[id], reason=_reason(look, view, id, about)) for id in names]


def _reason(look: Look, view: View, guard: str, place: str) -> str:
    """Why a guard sees a place or does not, from where she is and how she looks; by the map of this table."""
    sight, back = import_module(f"{look.game.box.__package__}.sight"), view.derived["back"][guard]
    came = index(look, back) if back else look.game.box.NOWHERE
    reason = sight.why(index(look, view.at[guard]), came, index(look, place), sight.eyes(view.numbers))
    return look.say(reason.key, **reason.facts)
