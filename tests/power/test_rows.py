"""Every planted fault finds its place, and the tests that should notice it are there."""

from __future__ import annotations

import pytest

from .faults import faults, lost


@pytest.mark.long
def test_every_planted_fault_finds_its_place() -> None:
    assert len(faults()) > 60
    assert list(lost(faults())) == []
