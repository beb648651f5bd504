"""Ours beside others: one table, one number a row."""

from __future__ import annotations

import pytest

from subrosa import peers
from subrosa.core import engines
from subrosa.games import find


def test_every_interface_and_every_peer_that_is_installed_has_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (peers, engines):
        monkeypatch.setattr(module, "numba_installed", lambda: False)
    found = peers.find_spec
    monkeypatch.setattr(peers, "find_spec", lambda name: None if name in ("rlcard", "pgx", "shimmy") else found(name))
    result = peers.compare([find("liars_dice")], 0.0, lambda: None)
    assert [(row["what"], row["engine"], row["game"], row["seats"]) for row in result["results"]] == [
        (what, "python", "liars_dice", 4)
        for what in (
            "random games, decisions",
            "PettingZoo, steps",
            "OpenSpiel, steps",
            "redrawn histories of 60 decisions",
        )
    ]
    whats = [row["what"] for row in result["peers"]]
    assert whats[:2] == ["python-chess, random games, moves", "OpenSpiel leduc_poker, from Python, steps"]
    assert all(row["per_second"] > 0 for row in (*result["results"], *result["peers"]))
    lines = peers.table(result).splitlines()
    assert len(lines) == 2 + len(whats) + 4 and all(line[-1].isdigit() for line in lines[1:-1])
    assert "open_spiel 2" in lines[-1] and "pettingzoo 1" in lines[-1]
    assert lines[-1].endswith("cores; not installed: shimmy, rlcard, pgx")
    assert result["missing"] == ["shimmy", "rlcard", "pgx"] and not {*result["missing"]} & {*result["versions"]}
