"""Two servers of one PostgreSQL store, for all tests of what they share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from postgres import Postgres
from web.served import FREELY, Served, several


@pytest.fixture(scope="session")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SUBROSA_HOME", str(tmp_path_factory.mktemp("pair")))
        with several(postgres.new_place(), 2, rates={**FREELY, "open": "3/hour"}) as found:
            yield found
