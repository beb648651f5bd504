"""What previews say would follow is what follows, whole, from what would change."""

from __future__ import annotations

from random import Random

import pytest

from subrosa.core.match import Match
from subrosa.games import find, names
from subrosa.table.showing import previews


@pytest.mark.parametrize("name", names())
def test_what_would_change_makes_what_would_follow(name: str) -> None:
    random = Random(3)
    match = Match.new(find(name), find(name).seats[1], random)
    steps = set()
    for _ in range(16):
        seat = match.deciders[0]
        draft = match.draft(seat)
        here = draft.view.derived
        for shown in previews(draft, "k", 0.0).previews:
            merged = {key: part for key, part in {**here, **shown.derived}.items() if part is not None}
            draft.choose(shown.choice)
            assert merged == {key: part for key, part in draft.view.derived.items() if part is not None}
            draft.undo()
        steps.add(match.state.step)
        match.decide(seat, random.choice(match.view(seat).actions))
        if match.over:
            break
    assert steps
