"""Why a wish is refused: the key of a sentence and its facts, from nothing but what the seat sees."""

from __future__ import annotations

from subrosa.core.refusals import Check

from .guards import (
    going,
    naming_card,
    naming_walk,
    pathless,
    patrol_noise,
    starting,
    stopping,
    taking,
    u_turning,
    using_for_ears,
)
from .noises import (
    false_after_roll,
    false_among_true,
    false_elsewhere,
    false_place,
    heard,
    laying,
    using,
)
from .novices import playing, resting, staying, stepping, turning

CHECKS: dict[tuple[str, str], Check] = {
    ("move", "play"): playing,
    ("move", "step"): stepping,
    ("move", "stop"): resting,
    ("move", "turn back"): turning,
    ("move", "stay caught"): staying,
    ("move", "false noise"): false_elsewhere,
    ("bless", "use"): using,
    ("bless", "false noise"): false_after_roll,
    ("token", "noise"): laying,
    ("token", "false noise"): false_among_true,
    ("false_noise", "false noise"): false_place,
    ("hear", "noise"): heard,
    ("hear", "false noise"): false_elsewhere,
    ("order", "first"): starting,
    ("path", "path"): taking,
    ("path", "u-turn"): u_turning,
    ("path", "step"): pathless,
    ("path", "stop"): pathless,
    ("path", "play"): naming_card,
    ("path", "false noise"): patrol_noise,
    ("go", "path"): taking,
    ("go", "u-turn"): u_turning,
    ("go", "step"): going,
    ("go", "stop"): stopping,
    ("go", "stop as walk"): naming_walk,
    ("go", "play"): naming_card,
    ("go", "false noise"): patrol_noise,
    ("ears", "use"): using_for_ears,
    ("ears", "false noise"): patrol_noise,
}
"""What is looked into for a verb at a step."""
