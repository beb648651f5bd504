"""The log: a line a request, by the pattern of its route. Never a name, a choice, a word of chat, a token or an id."""

from __future__ import annotations

import sys
import traceback
from typing import Any, TextIO

import structlog

from .settings import Settings


def logger(settings: Settings, to: TextIO | None = None) -> Any:
    """What the server writes its log with."""
    if settings.log == "none":
        return structlog.wrap_logger(structlog.PrintLogger(), processors=[_drop])
    last: Any = structlog.processors.JSONRenderer() if settings.log == "json" else _console()
    steps: list[Any] = [structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso", utc=True), last]
    return structlog.wrap_logger(structlog.PrintLogger(to or sys.stderr), processors=steps)


def _console() -> Any:
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())


def _drop(*_: object) -> Any:
    raise structlog.DropEvent


def where(error: BaseException) -> list[str]:
    """Where something broke off and what kind of error it was, without its words: those may hold what somebody sent."""
    frames = traceback.extract_tb(error.__traceback__)
    return [type(error).__name__, *(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-8:])]
