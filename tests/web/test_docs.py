"""What the documents for hosts and programs say is so."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from cyclopts import App

from subrosa.cli import app
from subrosa.table import messages

from .served import Served

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs/protocol.md").read_text("utf-8")
HOST = (ROOT / "docs/host.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PROTOCOL, re.S)


@pytest.mark.long
def test_the_bot_in_thirty_lines_plays_a_game_to_its_end(served: Served) -> None:
    (text,) = blocks("python")
    done = subprocess.run([sys.executable, "-c", text, served.base], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "First choice" in done.stdout, done.stderr


def test_the_program_among_the_examples_plays_at_a_table_as_in_the_arena(served: Served) -> None:
    program = [sys.executable, ROOT / "examples/bot_program.py", served.base, "liars_dice", "greedy"]
    done = subprocess.run(program, capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout in ("{'A program': 1, 'greedy': 2}\n", "{'A program': 2, 'greedy': 1}\n"), done.stderr


def test_the_examples_are_messages(served: Served) -> None:
    opened, update, command = (json.loads(" ".join(text.split())) for text in blocks("json"))
    assert served.browser("Anna").post("/matches", opened, 201)["table"]["state"] == "open"
    assert isinstance(messages.read_message(json.dumps(update)), messages.Update)
    assert isinstance(messages.read_command(json.dumps(command)), messages.Decide)


def test_every_act_is_described() -> None:
    schema = msgspec.json.schema(messages.AnyCommand)
    commands = {ref["$ref"].rpartition("/")[2].lower() for ref in schema["anyOf"]}
    described = {name for row in re.findall(r"^\| (`.*?) \|", PROTOCOL, re.M) for name in re.findall(r"`(\w+)`", row)}
    assert len(commands) > 10 and commands <= described


def options_of(command: App) -> set[str]:
    found = {name for argument in command.assemble_argument_collection() for name in argument.names}
    return {name for name in found if name.startswith("--") and name != "--help"}


def test_every_option_of_the_server_is_described() -> None:
    options = options_of(app["serve"])
    admin = {
        name for command in app["admin"] if not command.startswith("-") for name in options_of(app["admin"][command])
    }
    told = set(re.findall(r"`(--[\w-]+)`", HOST))
    assert {name for name in options if not name.startswith(("--no-", "--open"))} <= told
    assert told - options - admin == set()


def test_every_command_of_the_host_is_described() -> None:
    commands = {command for command in app["admin"] if not command.startswith("-")}
    assert {command for command in commands if f"`admin {command}" not in HOST} == set()
