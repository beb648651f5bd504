"""Unfinished matches on disk: one SQLite file, only ever appended to, every line of play sealed.

    store = Store()
    id = store.create(match, {"me": 0})
    store.append(id, ["1 play red 4", "chance draw blue 2"])     # on disk when it returns
    store.load(id).log

A row holds one line of a record, encrypted with a key that lies beside the file. Its number, its match and
the row before it are sealed in, so rows cannot be changed, swapped, left out or carried to another match
unnoticed, and all rows are equally long.
"""

from .journal import Journal, restored
from .matches import Listed, Store, Stored, home

__all__ = ["Journal", "Listed", "Store", "Stored", "home", "restored"]
