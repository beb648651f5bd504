"""Players from outside: a class in a file, or a program that speaks lines of JSON.

Both are made anew for every game, since the arena deals the same again: whoever remembered would know the hands.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import shlex
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

from subrosa.core.errors import BadRequest
from subrosa.core.match import Action, Bot, View
from subrosa.core.tellings import Telling

PROGRAM = "exec:"
WAIT = 60.0
"""So many seconds a program may think about one choice."""


def is_outside(name: str) -> bool:
    """Is this a player from outside, and none of the house?"""
    return name.startswith(PROGRAM) or ".py:" in name


def outside(name: str, random: Random) -> Outside:
    """The player of that name: `exec:COMMAND`, or `FILE.py:CLASS`."""
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM))
    file, _, kind = name.rpartition(":")
    return Own(name, _class_of(file, kind)(random))


def digest(name: str) -> str:
    """What a player from outside is made of, as far as it lies in files that its name names."""
    command = name.startswith(PROGRAM)
    words = shlex.split(name.removeprefix(PROGRAM)) if command else [name.rpartition(":")[0]]
    files = [Path(word) for word in words if Path(word).is_file()]
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]


@cache
def _class_of(file: str, kind: str) -> Any:
    path = Path(file)
    if not path.is_file():
        raise BadRequest(f"there is no file {file}")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    found = getattr(module, kind, None)
    if not hasattr(found, "choose"):
        raise BadRequest(f"{file} has no class {kind} with a method choose(view, told)")
    return found


class Own:
    """A player whose class somebody else wrote. What it is given is its own: nothing leads from it to the match.

    The game in its view is a copy that runs on engines of its own, so that no thought of another seat lies about in it.
    """

    def __init__(self, name: str, bot: Bot) -> None:
        self.name, self.bot = name, bot
        self._game: Any = None

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        """What the class chooses, if that is on offer."""
        self._game = self._game or replace(view.game)
        chosen = self.bot.choose(View(self._game, view.seat, view.numbers.copy()), tuple(told))
        return _offered(self.name, view, chosen.text if isinstance(chosen, Action) else chosen)

    def close(self) -> None:
        """The game is over."""


class Program:
    """A program that is asked by a line of JSON and answers with one: updates and decisions of the protocol."""

    def __init__(self, command: str) -> None:
        self.command, self._told = command, 0
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise BadRequest(f"the program {command!r} cannot be started: {error}") from None

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        """What the program answers, if that is on offer."""
        answer = self._asked(json.dumps(update(view, told, self._told), ensure_ascii=False))
        self._told = len(told)
        try:
            (wish,) = json.loads(answer)["choices"]
        except (ValueError, TypeError, KeyError):
            said = answer.strip()[:80] or "nothing, or too late"
            raise BadRequest(f'{self.command!r} answered {said}; {{"choices": ["..."]}} was expected') from None
        return _offered(self.command, view, wish)

    def _asked(self, line: str) -> str:
        """One line there and one back; who does not answer in time is ended. Who left may have answered."""
        assert self._process.stdin is not None and self._process.stdout is not None
        late = Timer(WAIT, self._process.kill)
        late.start()
        try:
            with suppress(BrokenPipeError):
                print(line, file=self._process.stdin, flush=True)
            return self._process.stdout.readline()
        finally:
            late.cancel()

    def close(self) -> None:
        """The game is over, and so is the program."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()
        with suppress(BrokenPipeError):
            self._process.stdin.close()


Outside = Own | Program


def update(view: View, told: Sequence[Telling], since: int) -> dict[str, Any]:
    """What a seat is asked with, as the protocol's updates have it: the view whole, and what is new since the last."""
    return {
        "type": "update",
        "since": since,
        "n": len(told),
        "seat": view.seat,
        "whole": True,
        "news": [{"kind": telling.kind, "facts": dict(telling.facts)} for telling in told[since:]],
        "view": view.names,
        "choosing": list(view.deciders),
        "choices": [{"choice": one.choice, "text": one.text, "facts": dict(one.facts)} for one in view.actions],
        "question": view.question,
        "derived": view.derived,
        "table": {"game": view.game.id},
    }


def _offered(name: str, view: View, wish: Any) -> Action:
    for action in view.actions:
        if wish in (action.choice, action.text):
            return action
    raise BadRequest(f"{name!r} chose {str(wish)[:80]!r}, which is not on offer")
