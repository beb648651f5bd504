"""The page in a wheel: built before the wheel is packed. A checkout builds it itself when it is needed."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        with tempfile.TemporaryDirectory() as folder:
            self._offer_games(Path(folder) / f"subrosa_games-{self.metadata.version}.dist-info")
            sys.path[:0] = [str(Path(self.root) / "src"), folder]
            from subrosa import page

            page.ensure()

    def _offer_games(self, folder: Path) -> None:
        """Nothing is installed while a wheel is made, so that its games are offered as they will be."""
        folder.mkdir()
        told = self.metadata.core
        offered = [f"{name} = {value}" for name, value in told.entry_points["subrosa.games"].items()]
        (folder / "entry_points.txt").write_text("\n".join(["[subrosa.games]", *offered]), "utf-8")
        (folder / "METADATA").write_text(f"Name: {told.name}\nVersion: {self.metadata.version}\n", "utf-8")
