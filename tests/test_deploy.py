"""What lies in `deploy` for hosts fits the server it is for."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest

from subrosa.cli import app
from subrosa.web.connections import Connections
from subrosa.web.metrics import Metrics

DEPLOY = Path(__file__).parents[1] / "deploy"
DASHBOARD: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
HOUSE = (DEPLOY.parent / "src/subrosa/web/house.py").read_text("utf-8")


def figures() -> set[str]:
    """The names of all series a server has, once each kind of thing has happened."""
    metrics, connections = Metrics(), Connections()
    for name in re.findall(r'metrics\.gauge\("(\w+)"', HOUSE):
        metrics.gauge(name, "", lambda: connections.count)
    for counted, labels in (
        (metrics.requests, ("GET", "/", "200")),
        (metrics.decisions, ("rose", "bot")),
        (metrics.notices, ("push", "sent")),
    ):
        counted.labels(*labels).inc()
    metrics.seconds.labels("rose").observe(0.1)
    return set(re.findall(r"^(subrosa_\w+)", metrics.text().decode(), re.M))


def queries() -> list[str]:
    asked = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return asked + [one["query"] for one in DASHBOARD["templating"]["list"]]


def test_the_dashboard_asks_only_for_figures_there_are() -> None:
    asked = {name for query in queries() for name in re.findall(r"\bsubrosa_\w+", query)}
    assert len(asked) > 8 and asked <= figures()
    named = {
        name for query in queries() for found in re.findall(r"by \(([^)]*)\)", query) for name in found.split(", ")
    }
    assert named <= {"le", "game", "by", "status", "method", "route", "way", "outcome"}


def test_the_commands_of_unit_and_container_are_commands_of_this_version() -> None:
    units = "".join((DEPLOY / name).read_text("utf-8") for name in ("subrosa.service", "subrosa@.service"))
    unit = re.findall(r"^ExecStart=(.*)$", units.replace("%i", "8001"), re.M)
    container = re.findall(r"^CMD (.*)$", (DEPLOY / "Containerfile").read_text("utf-8"), re.M)
    for words in (*map(shlex.split, unit), json.loads(container[0])):
        assert Path(words[0]).name == "subrosa" and words[1] == "serve"
        app["serve"].parse_args(words[2:], exit_on_error=False, print_error=False)


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_proxies_pass_what_the_server_needs(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    assert text.count("{") == text.count("}") and "127.0.0.1:8000" in text and "/metrics" in text
    if name == "nginx.conf":
        for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
            assert re.search(rf"proxy_set_header {header}\s", text)


@pytest.mark.long
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    """Where there is no systemd this fails: it is for machines that have one."""
    unit = tmp_path / "subrosa.service"
    text = (DEPLOY / "subrosa.service").read_text("utf-8")
    unit.write_text(text.replace("/usr/local/bin/subrosa", "/usr/bin/env"))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "subrosa" not in done.stderr, done.stderr
