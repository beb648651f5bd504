"""Why a guard sees a place or does not."""

from __future__ import annotations

from importlib import import_module

from subrosa.core.fields import State
from subrosa.core.match import View

from ..look import Look
from .marks import name_of


def explained(look: Look, view: View, about: str) -> list[str]:
    """A sentence for each guard about a place: does she see it, and why or why not? All of it lies open."""
    box = look.game.box
    if about not in box.PLACES:
        return []
    place, guards = box.PLACES.index(about), range(len(box.GUARDS))
    names = [name_of(look, "guards", guard) for guard in guards]
    said = [_reason(look, view.numbers, guard, place) for guard in guards]
    return [look.of_game("label-why", guard=name, reason=why) for name, why in zip(names, said, strict=True)]


def _reason(look: Look, v: State, guard: int, place: int) -> str:
    """Why a guard sees a place or does not, from where she is and how she looks; by the map of this table."""
    box, at, facing = look.game.box, int(v.at[guard]), int(v.facing[guard])
    reason = import_module(f"{box.__package__}.sight").why(
        at,
        box.NEIGHBOURS[at][facing] if facing >= 0 else box.NOWHERE,
        place,
        sight="rooms" if v.sight == 1 else "arc",
        sight_range=None if v.sight_range == 1 else box.SIGHT_RANGE,
        shrine_hidden=v.shrine_hidden == 0,
    )
    return look.say(reason.key, **reason.facts)
