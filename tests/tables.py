"""The tables at which something is tried for every game that is found."""

from __future__ import annotations

from subrosa.games import find, names

TABLES = [(name, seats) for name in names() for seats in find(name).seats]
OPTIONS = [
    (name, option.id, value)
    for name in names()
    for option in find(name).options
    for value in option.values[1:]
    if value != "custom"
]
"""Whatever is not as usual."""
PRESETS = [(name, preset) for name in names() for preset in find(name).presets]
