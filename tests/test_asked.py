"""What a question says of itself: that it is asked whatever one holds, or that it has one answer for all to see."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from subrosa.core.match import Match
from subrosa.games import find, names

GAMES = 3


@pytest.mark.parametrize("name", [name for name in names() if find(name).masked_steps or find(name).open_steps])
def test_masked_questions_say_so_with_and_without_a_choice_and_open_ones_only_without(name: str) -> None:
    game, found = find(name), Counter[tuple[str, bool]]()
    for seed in range(GAMES):
        random = Random(seed)
        match = Match.new(name, seats=game.seats[-1] if name == "rose" else 4, chance=random)
        while not match.over:
            view = match.view(random.choice(match.deciders))
            single, step = len(view.actions) == 1, game.steps.index(view.step)
            assert ("masked" in view.question) == (step in game.masked_steps)
            assert ("alone" in view.question) == (step in game.open_steps and single)
            for how in ("masked", "alone"):
                found[how, single] += how in view.question
            match.decide(view.seat, random.choice(view.actions))
    assert found["alone", False] == 0
    if game.masked_steps:
        assert found["masked", True] and found["masked", False], "both come up"
