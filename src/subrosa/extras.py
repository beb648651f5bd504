"""What is installed beside the library: `subrosa-games[terminal]` and `subrosa-games[server]`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from subrosa.core.errors import BadRequest


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Import what an extra brings; where it is not installed, say how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if str(error.name).startswith("subrosa"):
            raise
        raise BadRequest(f"the {extra} is not installed here: pip install 'subrosa-games[{extra}]'") from error
