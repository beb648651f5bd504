"""Values of the shape a JSON Schema describes: as much of it as our own descriptions use."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

LONG = 300
"""Texts longer than this are not tried."""


def shaped(schema: dict[str, Any], parts: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that fit a schema; `parts` are those it refers to, by their last name."""
    if "$ref" in schema:
        return shaped(parts[schema["$ref"].rpartition("/")[2]], parts)
    if "anyOf" in schema:
        return st.one_of([shaped(one, parts) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    return _of_kind(schema, parts)


def _of_kind(schema: dict[str, Any], parts: dict[str, Any]) -> st.SearchStrategy[Any]:
    match schema["type"]:
        case "object":
            return _object(schema, parts)
        case "array":
            most = min(schema.get("maxItems", 6), 6)
            return st.lists(shaped(schema["items"], parts), min_size=schema.get("minItems", 0), max_size=most)
        case "string":
            most = min(schema.get("maxLength", LONG), LONG)
            return st.text(min_size=schema.get("minLength", 0), max_size=most)
        case "integer":
            return st.integers(schema.get("minimum", -(2**40)), schema.get("maximum", 2**40))
        case "number":
            return st.floats(schema.get("minimum"), schema.get("maximum"), allow_nan=False, allow_infinity=False)
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
    raise ValueError(f"nobody has thought of {schema}")


def _object(schema: dict[str, Any], parts: dict[str, Any]) -> st.SearchStrategy[Any]:
    fields = {name: shaped(told, parts) for name, told in schema.get("properties", {}).items()}
    if isinstance(schema.get("additionalProperties"), dict):
        names = shaped(schema.get("propertyNames", {"type": "string"}) | {"type": "string"}, parts)
        return st.dictionaries(names, shaped(schema["additionalProperties"], parts), max_size=4)
    needed = {name: told for name, told in fields.items() if name in schema.get("required", ())}
    rest = {name: told for name, told in fields.items() if name not in needed}
    return st.fixed_dictionaries(needed, optional=rest)
