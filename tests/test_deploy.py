"""What lies in `deploy` for hosts fits the server it is for."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
from web.served import serving

from subrosa.cli import app

DEPLOY = Path(__file__).parents[1] / "deploy"
DASHBOARD: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))


def figures(folder: Path) -> dict[str, set[str]]:
    """All series that a running server gives once each kind of thing has happened, with their labels."""
    with serving(folder) as served:
        metrics = served.app.house.metrics
        metrics.decisions.labels("rose", "bot").inc()
        metrics.notices.labels("push", "sent").inc()
        metrics.seconds.labels("rose").observe(0.1)
        operator = {"authorization": f"Bearer {served.app.house.operator}"}
        httpx.get(f"{served.base}/health")
        shown = httpx.get(f"{served.base}/metrics", headers=operator).text
    found: dict[str, set[str]] = {}
    for name, labels in re.findall(r"^(subrosa_\w+)(?:\{(.*)\})? ", shown, re.M):
        found.setdefault(name, {"instance"}).update(re.findall(r'(\w+)="', labels))  # Prometheus adds whose it is
    return found


def queries() -> list[str]:
    asked = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return asked + [one["query"] for one in DASHBOARD["templating"]["list"] if one["type"] == "query"]


def test_the_dashboard_asks_only_for_figures_there_are(tmp_path: Path) -> None:
    there, asked = figures(tmp_path), set()
    for query in queries():
        names = set(re.findall(r"\bsubrosa_\w+", query))
        assert names and names <= there.keys(), query
        labels = {label for found in re.findall(r"by \(([^)]*)\)", query) for label in found.split(", ")}
        labels |= set(re.findall(r"(\w+)=~?\"", query))
        assert all(labels <= there[name] for name in names), query
        asked |= names
    assert len(asked) > 8


def test_the_commands_of_unit_and_container_are_commands_of_this_version() -> None:
    units = "".join((DEPLOY / name).read_text("utf-8") for name in ("subrosa.service", "subrosa@.service"))
    unit = re.findall(r"^ExecStart=(.*)$", units.replace("%i", "8001"), re.M)
    container = re.findall(r"^CMD (.*)$", (DEPLOY / "Containerfile").read_text("utf-8"), re.M)
    for words in (*map(shlex.split, unit), json.loads(container[0])):
        assert Path(words[0]).name == "subrosa" and words[1] == "serve"
        app["serve"].parse_args(words[2:], exit_on_error=False, print_error=False)


def test_there_are_files_enough_for_many_sockets() -> None:
    for name in ("subrosa.service", "subrosa@.service"):
        assert "\nLimitNOFILE=65536\n" in (DEPLOY / name).read_text("utf-8")
    assert "--ulimit nofile=65536" in (DEPLOY / "Containerfile").read_text("utf-8")


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
