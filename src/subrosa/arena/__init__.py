"""The arena: how strong are players? Every one against every other on the same deals, in every seat.

plan = Plan.of(Setup.of(games.find("rose"), 4), ["random", "greedy"], games=200, seed=7)
result = measured(plan, played(plan))
"""

from .measuring import Cell, Result, Row, Share, measured
from .plan import Chunk, Plan, Unit
from .running import played

__all__ = ["Cell", "Chunk", "Plan", "Result", "Row", "Share", "Unit", "measured", "played"]
