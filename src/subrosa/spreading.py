"""Work spread over a Ray cluster: the same functions with the same seeds, so the same results, wherever they run.

    with spread("local") as cluster:                         # or the address of a cluster
        for item, answer in cluster.done(play, units): ...   # as they come

A worker that dies loses nothing: what it was at is done again elsewhere, and comes out the same.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from subrosa.core.errors import BadRequest
from subrosa.extras import needed

T = TypeVar("T")
A = TypeVar("A")
LOCAL = "local"
AT_ONCE = 1_000
"""The most pieces of work a cluster is given at a time."""
TRIES = 100
"""So often a piece of work is begun again whose worker has died."""


SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "RAY_raylet_start_wait_time_s": "300",
}
"""Nothing is told to anybody elsewhere; workers take the environment they are in; a busy machine may start slowly."""


class Cluster:
    """Workers that were found, here or elsewhere."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def done(self, function: Callable[[T], A], items: Iterable[T]) -> Generator[tuple[T, A], None, None]:
        """Each item with what the function makes of it, as they come."""
        task, given, left = self._ray.remote(max_retries=TRIES)(_do), self._ray.put(function), iter(items)
        running: dict[Any, T] = {}
        while True:
            for item in islice(left, AT_ONCE - len(running)):
                running[task.remote(given, item)] = item
            if not running:
                return
            (first, *_), _ = self._ray.wait([*running], num_returns=1)
            yield running.pop(first), self._ray.get(first)


def _do(function: Callable[[T], A], item: T) -> A:
    return function(item)


@contextmanager
def spread(address: str) -> Iterator[Cluster]:
    """The cluster at an address, or one of this machine's own processors for as long as it is needed."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    with needed("ray"):
        import ray
    try:
        where = None if address == LOCAL else address
        ray.init(
            where, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False
        )
    except (ConnectionError, ValueError) as error:
        raise BadRequest(f"there is no Ray cluster at {address[:60]}: {error}") from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()
