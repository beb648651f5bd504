"""A store on each of the two databases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from postgres import Postgres

from subrosa.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, home: Path) -> str:
    """Where an empty store may be, on either database. Its key lies in the folder `home`."""
    if request.param == "sqlite":
        return f"sqlite:///{home}/store.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_place()


@pytest.fixture
def sqlite_address(home: Path) -> str:
    return f"sqlite:///{home}/store.db"


@pytest.fixture
def opened(address: str) -> Iterator[Callable[[], Store]]:
    """Opens the store; at the end all are closed."""
    stores: list[Store] = []

    def open_one() -> Store:
        stores.append(Store(address))
        return stores[-1]

    yield open_one
    for store in stores:
        store.close()


@pytest.fixture
def store(opened: Callable[[], Store]) -> Store:
    return opened()
