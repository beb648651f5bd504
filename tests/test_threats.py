"""Each threat that is written down names tests, and they exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"`((?:[a-z_]+/)*test_[a-z_]+\.py)(?:::(test_[a-z_]+))?`")


def test_each_threat_names_tests_that_exist() -> None:
    rows = [line for line in (ROOT / "docs/threats.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    threats = [row for row in rows if not row.startswith("| somebody |")]
    assert len(threats) > 20
    for threat in threats:
        named = NAMED.findall(threat)
        assert named, threat
        for file, test in named:
            assert f"def {test}" in (ROOT / "tests" / file).read_text("utf-8"), (file, test)
