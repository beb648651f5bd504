"""The wire's types in TypeScript, from the schema of its messages: `python -m subrosa.page.types` writes the file."""

from __future__ import annotations

import inspect
import json
from typing import Any

import msgspec

from subrosa.study import Study
from subrosa.table import messages
from subrosa.table.feed import News
from subrosa.web import accounts, bodies, personal, replays

from . import build

FILE = build.GENERATED / "wire.ts"


def structs() -> list[Any]:
    """Everything that goes over the wire. Where two have a name in common, it is the table's."""
    by_name: dict[str, Any] = {"News": News}
    for module in (messages, bodies, accounts, personal, replays):
        for name, thing in inspect.getmembers(module, inspect.isclass):
            if issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__:
                by_name.setdefault(name, thing)
    return [thing for thing in by_name.values() if thing not in (messages.Command, messages.Message) and _says(thing)]


def _says(thing: Any) -> bool:
    return bool(thing.__struct_fields__ or thing.__struct_config__.tag)


def schema() -> dict[str, Any]:
    """The schema of all of them, and of what a client or the server may say."""
    _, found = msgspec.json.schema_components([*structs(), Study], ref_template="#/$defs/{name}")
    whole = {name: {"additionalProperties": False} | one for name, one in found.items()}
    return {"$defs": whole | {"AnyCommand": _any(messages.AnyCommand), "AnyMessage": _any(messages.AnyMessage)}}


def _any(union: Any) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{one.__name__}"} for one in union.__args__]}


def write() -> None:
    """The file of types, as `json-schema-to-typescript` writes it."""
    build.prepare()
    asked = FILE.with_suffix(".json")
    asked.write_text(json.dumps(schema()), "utf-8")
    how = ("--unreachableDefinitions", "--ignoreMinAndMaxItems")
    build.pnpm("exec", "json2ts", "--input", str(asked), "--output", str(FILE), *how)


if __name__ == "__main__":
    write()
