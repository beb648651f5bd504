"""A batch on a GPU: the same matches, and arrays that never leave it.

They are numba-cuda's, and say where they lie by `__cuda_array_interface__`: `torch.as_tensor(batch.observations)` and
`cupy.asarray(batch.masks)` are the same memory, and JAX takes it from either by DLPack.
"""

from __future__ import annotations

from typing import Any

import numpy

from subrosa.bots import named, style
from subrosa.core import device
from subrosa.core.errors import BadRequest, IllegalAction
from subrosa.core.styles import GREEDY

from .batch import Batch


class GpuBatch(Batch):
    """What `Batch(..., engine="cuda")` is. Choices may lie there or here."""

    def __init__(self, *table: Any, history: bool = False, **named: Any) -> None:
        if history:
            raise BadRequest("histories are kept by the other engines, not on a GPU")
        super().__init__(*table, **named)

    def _zeros(self, shape: int | tuple[int, ...], dtype: Any) -> Any:
        return device.zeros(shape, dtype)

    def _given(self, choices: Any) -> Any:
        if not hasattr(choices, "__cuda_array_interface__"):
            choices = numpy.ascontiguousarray(choices, dtype=numpy.int64)
        found = device.there(choices)
        if found.dtype != numpy.int64:
            raise BadRequest(f"choices that lie on a GPU are whole numbers of 64 bits, not {found.dtype}")
        return found

    def _check(self, choices: Any) -> None:
        if choices.shape != (self.lanes,):
            raise BadRequest(f"a step takes one choice for each of {self.lanes} lanes, not {choices.shape}")
        lane = self.engine.refused(choices, self._masks)
        if lane < self.lanes:
            choice, seat = (int(device.here(part)[lane]) for part in (choices, self.who))
            raise IllegalAction(f"{choice} is not a choice of seat {seat + 1} in lane {lane}")

    def ask(self, bot: str, where: Any = None) -> Any:
        """What a player picks at random in every lane."""
        rung, (lanes, _) = style(self.game, *named(bot)).rung, self._shares[0]
        if rung >= GREEDY or where is not None:
            raise BadRequest(f"on a GPU random and thrifty choose by the batch, in every lane, not {bot}")
        choices = device.zeros(self.lanes, numpy.int64)
        self.engine.picks(lanes, self.who, rung, choices)
        return choices

    def beliefs(self, seats: Any = None) -> Any:
        """What one seat of each lane believes, the one that decides if nothing is said, by `shares`."""
        if not self.keeps_beliefs:
            raise BadRequest("this batch keeps no beliefs: make it with beliefs=True")
        asked = self.who if seats is None else self._given(seats)
        found = device.zeros((self.lanes, self.shares.size), numpy.float64)
        self.engine.believed(self._shares[0][0], asked, found)
        return found

    @property
    def rewards(self) -> Any:
        """What the last step was worth to every seat: nothing where no game was over, else its share of the win."""
        found = device.zeros((self.lanes, self.seats), numpy.float32)
        self.engine.rewards(self._over, self._places, self.seats, found)
        return found
