"""An owner's own cards, read from a file: complete and sound, or everything that is wrong with them."""

from __future__ import annotations

import re
from collections import Counter

from subrosa.core.text import LANGUAGES

from .box import COLOURS, DATA, NOVICES
from .values import MOST_PLACES, Data, is_named, is_objects, is_whole, load, refuse, said, twice

MOST_PATHS = 30
MOST_NOISE = 6
MOST_STEPS = 5
"""The most paths, noise and steps of a card that the state of a game has room for."""


def read_cards(text: str) -> Data:
    """The cards of an owner's file."""
    data = load(text, DATA["schema"])
    refuse(_sections(data))
    refuse(_fixed(data))
    refuse(_moves(data) + _guard_moves(data) + _copies(data) + _wishes(data) + _paths(data))
    return data


_LISTS = ("novices", "guards", "colours", "moves", "guard_moves", "wishes", "blessings", "terms")


def _sections(data: Data) -> list[str]:
    parts = ((key, data.get(key)) for key in (*_LISTS, "paths"))
    found = [
        f'"{key}" must hold a list "rows" of objects'
        for key, part in parts
        if not isinstance(part, dict) or not is_objects(part.get("rows"))
    ]
    if not isinstance(data.get("constants"), dict):
        found.append('"constants" must be an object')
    if not isinstance(data.get("game"), dict) or not is_named(data["game"].get("title")):
        found.append(f'"game" must hold a "title" in {", ".join(LANGUAGES)}')
    return found


def _fixed(data: Data) -> list[str]:
    """Numbers and ids that the rules fix, and names that are missing."""
    found = [
        f'"constants.{key}" is {ours} by the rules; a data file cannot change it'
        for key, ours in DATA["constants"].items()
        if isinstance(ours, int) and not is_whole(data["constants"].get(key), ours, ours)
    ]
    for section in _LISTS:
        ids = [row["id"] for row in DATA[section]["rows"]]
        if [row.get("id") for row in data[section]["rows"]] != ids:
            found.append(f'"{section}" must list these ids in this order: {", ".join(ids)}')
        elif section != "guard_moves":
            rows = data[section]["rows"]
            found += [f'"{section}" has no name for {row["id"]} in every language' for row in rows if not is_named(row)]
    return found


def _moves(data: Data) -> list[str]:
    found = []
    for row in data["moves"]["rows"]:
        most = 0 if row["id"] == "stand" else MOST_STEPS
        found += _range(f"the card {row['id']}", row, min(most, 1), most)
        if not is_whole(row.get("noise"), -MOST_NOISE, MOST_NOISE):
            found.append(f"the noise of {row['id']} must be from -{MOST_NOISE} to {MOST_NOISE}")
        if not isinstance(row.get("code"), str) or not re.fullmatch(r"[A-Za-z]{1,3}", row["code"]):
            found.append(f"the code of {row['id']} must be one to three letters")
    return found


def _guard_moves(data: Data) -> list[str]:
    found = []
    for row, ours in zip(data["guard_moves"]["rows"], DATA["guard_moves"]["rows"], strict=True):
        found += [
            f"the {key} of the guards' card {ours['id']} is {ours[key]} by the rules; a data file cannot change it"
            for key in ("min", "max", "listens")
            if not is_whole(row.get(key), ours[key], ours[key])
        ]
    return found


def _range(what: str, row: Data, low: int, high: int) -> list[str]:
    if is_whole(row.get("min"), low, high) and is_whole(row.get("max"), row["min"], high):
        return []
    return [f'{what} needs "min" and "max" from {low} to {high}, the file has {row.get("min")} and {row.get("max")}']


def _copies(data: Data) -> list[str]:
    rows, figures = data["blessings"]["rows"], len(NOVICES) + len(DATA["guards"]["rows"])
    found = [f"the copies of {row['id']} must be from 0 to 9" for row in rows if not is_whole(row.get("copies"), 0, 9)]
    if not found and sum(row["copies"] for row in rows) < figures:
        found.append(f"{figures} figures may need a blessing each, the file has {sum(row['copies'] for row in rows)}")
    return found


def _wishes(data: Data) -> list[str]:
    found = []
    for row in data["wishes"]["rows"]:
        for key in ("key", "place"):
            if not is_whole(row.get(key), 1, MOST_PLACES):
                found.append(f"wish {row['id']} needs the number of its {key}, not {said(row.get(key))}")
    return found


def _paths(data: Data) -> list[str]:
    found, rows = [], data["paths"]["rows"]
    for number, row in enumerate(rows, 1):
        places = row.get("places")
        if not isinstance(row.get("id"), str) or not re.fullmatch(r"[a-z0-9]+([_-][a-z0-9]+)*", row["id"]):
            found.append(f"the id of path number {number} must be small letters, digits and hyphens")
        elif row.get("colour") not in COLOURS:
            found.append(f"path {row['id']} has the colour {said(row.get('colour'))}, not one of {', '.join(COLOURS)}")
        elif not isinstance(places, list) or len(places) < 2 or not all(is_whole(p, 1, MOST_PLACES) for p in places):
            found.append(f'the "places" of path {row["id"]} must be two places or more')
        else:
            found += [
                f"path {row['id']} comes to {place} {often} times"
                for place, often in Counter(places).items()
                if often > 1
            ]
    if len(rows) > MOST_PATHS:
        found.append(f"there are {len(rows)} paths, more than {MOST_PATHS}")
    return found or twice("path", (row["id"] for row in rows))
