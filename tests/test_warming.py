"""Everything of a game is compiled side by side."""

import os
import time
from pathlib import Path

import pytest

from subrosa import warming
from subrosa.core.compiling import UNUSED, forget_unused, is_ready
from subrosa.core.parts import THOUGHTS
from subrosa.games import find


@pytest.mark.long
def test_what_thinks_is_compiled_by_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUBROSA_CACHE", str(tmp_path))
    monkeypatch.setattr(warming, "processors", lambda: 2)
    game = find("liars_dice")
    with warming._thoughts_beside(game):
        assert not is_ready(game, THOUGHTS)
    assert is_ready(game, THOUGHTS), "nothing was compiled here meanwhile"


def test_what_is_ready_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "is_ready", lambda game, names: True)
    monkeypatch.setattr(warming, "processors", lambda: 2)
    monkeypatch.setattr(warming.subprocess, "Popen", lambda *_, **__: pytest.fail("it is there"))
    with warming._thoughts_beside(find("liars_dice")):
        pass


def test_what_nobody_entered_for_long_is_taken_away(tmp_path: Path) -> None:
    for name, age in (("rose-old", UNUSED + 60), ("rose-young", UNUSED - 60)):
        lock = tmp_path / name / "lock"
        lock.parent.mkdir()
        lock.touch()
        os.utime(lock, (time.time() - age,) * 2)
    forget_unused(tmp_path)
    assert [folder.name for folder in tmp_path.iterdir()] == ["rose-young"]
