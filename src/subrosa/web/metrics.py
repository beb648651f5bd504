"""What the operator can count. Nothing here names a match, a seat, a step or a person."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FINE = tuple(round(0.0005 * 1.15**n, 6) for n in range(64))
"""Half a millisecond and on in steps of a seventh, to read percentiles from."""
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        everything = {"registry": self._registry, "namespace": "subrosa"}
        self.requests = Counter("requests", "Requests answered", ["method", "route", "status"], **everything)  # type: ignore[arg-type]
        self.seconds = Histogram(
            "decision_seconds",
            "From a decision to its answer",
            ["game"],
            buckets=SECONDS,
            **everything,  # type: ignore[arg-type]
        )
        self.told = Histogram(
            "told_seconds",
            "From a decision received to the last seat told",
            buckets=FINE,
            **everything,  # type: ignore[arg-type]
        )
        self.decisions = Counter("decisions", "Commands carried out", ["game", "by"], **everything)  # type: ignore[arg-type]
        self.troubles = Counter("troubles", "Commands that could not be kept", **everything)  # type: ignore[arg-type]
        self.notices = Counter("notices", "Notices sent", ["way", "outcome"], **everything)  # type: ignore[arg-type]
        self.errors = Counter("errors", "Requests that broke off", **everything)  # type: ignore[arg-type]

    def gauge(self, name: str, what: str, value: Callable[[], float]) -> None:
        """A figure that is looked up when it is asked for."""
        Gauge(name, what, registry=self._registry, namespace="subrosa").set_function(value)

    def text(self) -> bytes:
        return generate_latest(self._registry)
