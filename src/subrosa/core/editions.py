"""A game printed otherwise: its package loaded once more, over an owner's component files.

A game whose tables are part of its rules (a map, say) cannot take them from the state. So the same text is loaded
under a name of its own and finds other files where it looks for what is in the box; nothing else differs, and the
engines compile it like any other game.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import sys
from collections.abc import Mapping
from importlib.resources import files
from types import ModuleType

_own: dict[str, dict[str, str]] = {}
"""The component files of each edition, by the name of its package."""


def printed(package: str, file: str) -> str:
    """A component file of a package: the owner's in an edition, else the one that lies in it."""
    own = _own.get(package, {}).get(file)
    return own if own is not None else files(package).joinpath(file).read_text("utf-8")


def is_edition(package: str) -> bool:
    """Is this package an edition of another one?"""
    return package in _own


def load(package: str, own: Mapping[str, str]) -> ModuleType:
    """The edition of a package over these component files, loaded once; without any, the package itself."""
    original = importlib.import_module(package)
    if not own:
        return original
    digest = hashlib.sha256(repr(sorted(own.items())).encode()).hexdigest()[:12]
    name = f"{package}_{digest}"
    if name in sys.modules:
        return sys.modules[name]
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
        del sys.modules[name], _own[name]
        raise
    return module
