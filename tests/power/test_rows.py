"""Every planted fault finds its place, and the tests that should notice it are there."""

from __future__ import annotations

from pathlib import Path

import pytest

import subrosa

from .faults import TESTS, Fault, faults

SOURCE = Path(subrosa.__file__).parent


@pytest.mark.long
@pytest.mark.parametrize("fault", list(faults()), ids=lambda fault: f"{fault.file}: {fault.says}")
def test_a_planted_fault_finds_its_place(fault: Fault) -> None:
    sound = (SOURCE / fault.file).read_text("utf-8")
    assert fault.planted(sound) != sound
    assert [name for name in fault.tests if not (TESTS / f"{name}.py").is_file()] == []
