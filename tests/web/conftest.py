"""One server for most tests; those about limits and settings have their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .served import Served, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("store")) as found:
        yield found
