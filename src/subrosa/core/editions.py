"""A game printed otherwise: its package loaded once more, over an owner's component files.

A game whose tables are part of its rules (a map, say) cannot take them from the state. So the same text is loaded
under a name of its own and finds other files where it looks for what is in the box; nothing else differs, and the
engines compile it like any other game.

An edition takes some megabytes. It is there as long as anybody has its game, and the last few a little longer.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import itertools
import sys
import threading
import weakref
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game

STAY = 8
"""How many editions stay that nobody plays just now."""
Key = tuple[str, str]
"""A package, and a digest of the component files over which it is loaded."""
_own: dict[str, Mapping[str, str]] = {}
"""The component files of each edition, by the name of its package."""
_loaded: weakref.WeakValueDictionary[Key, Game] = weakref.WeakValueDictionary()
_lately: OrderedDict[Key, Game] = OrderedDict()
_numbers = itertools.count(1)
_one_at_a_time = threading.Lock()


def printed(package: str, file: str) -> str:
    """A component file of a package: the owner's in an edition, else the one that lies in it."""
    own = _own.get(package, {}).get(file)
    return own if own is not None else files(package).joinpath(file).read_text("utf-8")


def files_of(package: str) -> Mapping[str, str]:
    """The component files over which an edition is loaded; none where it is the game itself."""
    return _own.get(package, {})


def is_edition(package: str) -> bool:
    """Is this package an edition of another one?"""
    return package in _own


def load(package: str, own: Mapping[str, str]) -> Game:
    """The game of a package over these component files, loaded once; without any, the game itself."""
    if not own:
        game: Game = importlib.import_module(package).GAME
        return game
    key = package, hashlib.sha256(repr(sorted(own.items())).encode()).hexdigest()
    with _one_at_a_time:
        game = _loaded.get(key) or _load(package, own)
        _loaded[key] = _lately[key] = game
        _lately.move_to_end(key)
        while len(_lately) > STAY:
            _lately.popitem(last=False)
        return game


def _load(package: str, own: Mapping[str, str]) -> Game:
    """A new edition. Its modules go when its game does, which nobody has but those who play it."""
    original = importlib.import_module(package)
    name = f"{package}_{next(_numbers)}"
    spec = importlib.util.spec_from_file_location(
        name, original.__file__, submodule_search_locations=list(original.__path__)
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    _own[name] = dict(own)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        _forget(name)
        raise
    game: Game = replace(module.GAME)
    weakref.finalize(game, _forget, name).atexit = False
    return game


def _forget(name: str) -> None:
    """May run at any moment, in any thread: it waits for nothing."""
    _own.pop(name, None)
    for module in list(sys.modules):
        if module == name or module.startswith(f"{name}."):
            sys.modules.pop(module, None)
