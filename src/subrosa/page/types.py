"""The wire's types in TypeScript, from the schema of its messages: `python -m subrosa.page.types` rewrites the file."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from subrosa.table import messages
from subrosa.table.feed import News
from subrosa.web import bodies

from . import WEB

FILE = WEB / "src/wire/types.ts"
HEAD = "// Generated from the messages of the server by `python -m subrosa.page.types`. Not to be edited.\n"
Schema = Mapping[str, Any]


def structs() -> list[Any]:
    """Everything that goes over the wire. Where two have a name in common, it is the table's."""
    by_name: dict[str, Any] = {"News": News}
    for module in (messages, bodies):
        for name, thing in inspect.getmembers(module, inspect.isclass):
            if issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__:
                by_name.setdefault(name, thing)
    return [thing for thing in by_name.values() if thing not in (messages.Command, messages.Message) and _says(thing)]


def _says(thing: Any) -> bool:
    return bool(thing.__struct_fields__ or thing.__struct_config__.tag)


def text() -> str:
    """The file of types."""
    _, schemas = msgspec.json.schema_components(structs(), ref_template="{name}")
    parts = [HEAD]
    parts += [_declared(name.rsplit(".", 1)[-1], schema) for name, schema in sorted(schemas.items())]
    for name, union in (("AnyCommand", messages.AnyCommand), ("AnyMessage", messages.AnyMessage)):
        parts.append(f"export type {name} = {' | '.join(one.__name__ for one in union.__args__)};\n")
    return "\n".join(parts)


def _declared(name: str, schema: Schema) -> str:
    told = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if "enum" in schema:
        return f"{told}export type {name} = {written(schema)};\n"
    lines = [f"  {key}{'' if _always(key, schema) else '?'}: {written(of)};" for key, of in _properties(schema)]
    body = "\n".join(lines)
    return f"{told}export interface {name} {{\n{body}\n}}\n"


def _properties(schema: Schema) -> list[tuple[str, Schema]]:
    return list(schema.get("properties", {}).items())


def _always(key: str, schema: Schema) -> bool:
    return key in schema.get("required", ())


def written(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit(".", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_quoted(value) for value in schema["enum"])
    if "const" in schema:
        return _quoted(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        inner = written(schema.get("items") or {}) if schema.get("items") is not False else "never"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {written(schema.get('additionalProperties') or {})}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    Path(FILE).write_text(text(), "utf-8")
