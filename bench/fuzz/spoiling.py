"""What is sent: something that would be right, spoiled a little or much; or nothing that ever was right."""

from __future__ import annotations

import json
from random import Random
from typing import Any

LONGEST = 16 * 1024
"""No message from a client is longer."""
ODD_TEXTS = (
    *(
        "",
        " ",
        "\x00",
        "²",
        "٣",
        "\u2028",
        "\u202e",
        "\ufeff",
        "ß",
        "\U0001f339",
        "e\u0301",
        "\x1b[2J",
        "'; --",
        "../..",
    ),
    *("null", "0", "-1", "1e999", "NaN", "%s%n", "{0}", "{ $seat }", "<b>", "\\", '"', "a" * 300, "\u200d" * 70),
)
ODD_NUMBERS = (
    0,
    -1,
    1,
    2,
    7,
    8,
    63,
    64,
    255,
    99_999,
    100_001,
    2**31,
    2**53 + 1,
    2**63,
    -(2**63),
    2**64,
    10**40,
    0.5,
    -0.0,
)
ODD_VALUES = (None, True, False, [], {}, [[]], [None] * 70, {"type": "decide"}, {"": ""}, *ODD_NUMBERS, *ODD_TEXTS)
ODD_JSON = (
    *(
        "[" * 3_000,
        '{"a":' * 3_000,
        '{"type":"ping","type":"say"}',
        '{"type":"ping","key":"\\ud800"}',
        '{"type":"ping"}x',
    ),
    *(
        '{"type":"decide","n":1e400,"choices":[0]}',
        '{"type":"decide","n":' + "9" * 4_400 + ',"choices":[0]}',
        "nul",
        "\ufeff{}",
    ),
    *('{"type":"decide","choices":["\\ud83c"],"n":0}', '{"type":"decide","choices":[-0],"n":-0}', '{"type":"\\u0000"}'),
)


def any_bytes(random: Random, most: int = 200) -> bytes:
    return random.randbytes(random.randrange(most))


def any_text(random: Random, most: int = 40) -> str:
    """Letters of every script; none that no file and no frame could hold."""
    if random.random() < 0.3:
        return random.choice(ODD_TEXTS)
    tops = random.choice(((0x7F,), (0x24F,), (0xD7FF,), (0x7F, 0x1FFFF)))
    signs = [chr(sign) for top in tops for sign in random.choices(range(top), k=random.randrange(most))]
    return "".join(sign for sign in signs if not 0xD800 <= ord(sign) <= 0xDFFF)[:most]


def any_value(random: Random) -> Any:
    return any_text(random) if random.random() < 0.2 else random.choice(ODD_VALUES)


def spoiled_text(random: Random, text: str) -> str:
    """A text with a stretch of it gone, doubled, moved or replaced; as often a sign as a word."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        text = _spoiled_once(random, text)
    return text


def _spoiled_once(random: Random, text: str) -> str:
    start = random.randrange(len(text) + 1)
    end = min(len(text), start + random.choice((0, 1, 1, 2, 5, 20)))
    match random.randrange(7):
        case 0:
            return text[:start] + text[end:]
        case 1:
            return text[:end] + text[start:end] + text[end:]
        case 2:
            return text[:start] + any_text(random, 8) + text[end:]
        case 3:
            return " ".join(_other_word(random, text.split(" ")))
        case 4:
            return (
                text.swapcase()
                if random.random() < 0.5
                else text.replace(" ", random.choice(("", "  ", "\t", "\u00a0")))
            )
        case 5:
            return text[:start]
        case _:
            return text[:start] + chr(random.randrange(1, 0x250)) + text[end:]


def _other_word(random: Random, words: list[str]) -> list[str]:
    words[random.randrange(len(words))] = random.choice(
        (random.choice(words), *ODD_TEXTS[:8], str(random.choice(ODD_NUMBERS)))
    )
    return words


def spoiled_bytes(random: Random, data: bytes) -> bytes:
    """Bits turned and stretches cut out, whatever that makes of it."""
    found = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 8))):
        at = random.randrange(len(found) + 1)
        if random.random() < 0.6 and at < len(found):
            found[at] ^= 1 << random.randrange(8)
        elif random.random() < 0.5:
            found[at:at] = any_bytes(random, 6)
        else:
            del found[at : at + random.randrange(9)]
    return bytes(found)


def spoiled_value(random: Random, value: Any) -> Any:
    """A value of JSON with something else at one place of it, something more, or something less."""
    if isinstance(value, dict) and value and random.random() < 0.85:
        return _spoiled_object(random, value)
    if isinstance(value, list) and value and random.random() < 0.8:
        at = random.randrange(len(value))
        return [*value[:at], spoiled_value(random, value[at]), *value[at + 1 :]]
    if isinstance(value, str) and random.random() < 0.5:
        return spoiled_text(random, value)
    if type(value) is int and random.random() < 0.4:
        return value + random.choice((-2, -1, 1, 2, 10, 1000))
    return any_value(random)


def _spoiled_object(random: Random, value: dict[str, Any]) -> dict[str, Any]:
    key, found = random.choice(list(value)), dict(value)
    match random.randrange(8):
        case 0:
            del found[key]
        case 1:
            found[any_text(random, 12)] = any_value(random)
        case 2:
            found[spoiled_text(random, key)] = found.pop(key)
        case _:
            found[key] = spoiled_value(random, value[key])
    return found


def frame(random: Random, right: dict[str, Any]) -> str | bytes:
    """What a client might send in the place of a right command; sometimes that command itself."""
    kind = random.random()
    if kind < 0.05:
        return json.dumps(right)
    if kind < 0.15:
        return any_bytes(random)
    if kind < 0.20:
        return random.choice(ODD_JSON)
    if kind < 0.30:
        return spoiled_bytes(random, json.dumps(right).encode())[:LONGEST]
    if kind < 0.40:
        return spoiled_text(random, json.dumps(right))[:LONGEST]
    return json.dumps(spoiled_value(random, right), ensure_ascii=random.random() < 0.5)[:LONGEST]


# What would be right


def made(random: Random, schema: dict[str, Any], parts: dict[str, Any], deep: int = 0) -> Any:
    """Something that a schema allows, or nearly so."""
    while "$ref" in schema:
        schema = parts[schema["$ref"].rpartition("/")[2]]
    if "anyOf" in schema:
        return made(random, random.choice(schema["anyOf"]), parts, deep)
    if "const" in schema or "enum" in schema:
        return schema["const"] if "const" in schema else random.choice(schema["enum"])
    match schema.get("type"):
        case "object":
            return _made_object(random, schema, parts, deep)
        case "array":
            count = 0 if deep > 4 else random.randint(schema.get("minItems", 0), min(schema.get("maxItems", 3), 3))
            return [made(random, schema.get("items", {}), parts, deep + 1) for _ in range(count)]
        case "integer" | "number":
            low, high = schema.get("minimum", 0), schema.get("maximum", 1_000)
            return random.randint(int(low), max(int(low), min(int(high), int(low) + 9)))
        case "string":
            return any_text(random, min(schema.get("maxLength", 40), 40)).ljust(schema.get("minLength", 0), "x")
        case "boolean":
            return random.random() < 0.5
    return None


def _made_object(random: Random, schema: dict[str, Any], parts: dict[str, Any], deep: int) -> dict[str, Any]:
    needed = schema.get("required", ())
    told = schema.get("properties", {})
    wanted = [name for name in told if name in needed or (deep < 4 and random.random() < 0.5)]
    return {name: made(random, told[name], parts, deep + 1) for name in wanted}
