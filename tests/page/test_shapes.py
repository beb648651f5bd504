"""Classes of the page: each that a part names has a style, or is read by a script or a test; each shape is used."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from subrosa import page

SOURCES = page.WEB / "src"
PARTS = sorted(SOURCES.rglob("*.svelte"))
STYLE = re.compile(r"<style>.*</style>", re.S)
EXPRESSION = "\0"


def bare(template: str) -> str:
    """A template with what is worked out left open."""
    found, depth = "", 0
    for letter in template:
        depth += letter == "{"
        found += letter if depth == 0 else EXPRESSION if letter == "}" and depth == 1 else ""
        depth -= letter == "}" and depth > 0
    return found


def named(part: Path) -> set[str]:
    """The classes a part gives to its elements, those that are partly worked out left out."""
    text = STYLE.sub("", part.read_text("utf-8"))
    words = {word for one in re.findall(r'\sclass="([^"]*)"', bare(text)) for word in one.split()}
    return {word for word in words if EXPRESSION not in word} | set(re.findall(r"\sclass:([\w-]+)", text))


def styled(css: str) -> set[str]:
    return set(re.findall(r"\.([a-zA-Z][\w-]*)", re.sub(r"\{[^{}]*\}|/\*.*?\*/", "", css, flags=re.S)))


@cache
def shapes() -> set[str]:
    return styled((SOURCES / "theme/shapes.css").read_text("utf-8"))


@cache
def steps() -> set[str]:
    scales = json.loads((SOURCES / "theme/tokens.json").read_text("utf-8"))["scales"]
    lead = {f"lead-{round(step * 100)}" for step in scales.pop("lead")}
    return lead | {f"{scale}-{step}" for scale, found in scales.items() for step in found}


def readers() -> Iterator[str]:
    """Whoever finds things on the page by their class."""
    for path in (*Path(__file__).parent.glob("*.py"), *(page.ROOT / "bench/page").glob("*.py"), *SOURCES.rglob("*.ts")):
        yield path.read_text("utf-8")
    for part in PARTS:
        yield "\n".join(re.findall(r"(?:querySelector|closest|matches).*", part.read_text("utf-8")))


def test_every_class_has_a_style_or_a_reader() -> None:
    styles = {part: "\n".join(STYLE.findall(part.read_text("utf-8"))) for part in PARTS}
    common = shapes() | steps() | styled("\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.css")))
    common |= {name for css in styles.values() for one in re.findall(r":global\((.*)\)", css) for name in styled(one)}
    common |= {name for text in readers() for name in re.findall(r"\.([a-z][\w-]*)", text)}
    lost = {f"{part.name}: {name}" for part in PARTS for name in named(part) - common - styled(styles[part])}
    assert lost == set()


def test_no_part_gives_a_shape_another_meaning() -> None:
    """Its rules would reach whatever has that shape."""
    styles = {part.name: "\n".join(STYLE.findall(part.read_text("utf-8"))) for part in PARTS}
    found = {name: styled(css) & (shapes() | steps()) for name, css in styles.items()}
    assert {name: other for name, other in found.items() if other} == {}


def test_every_shape_and_every_step_is_used() -> None:
    used = set().union(*(re.findall(r"[\w-]+", part.read_text("utf-8")) for part in PARTS))
    assert (shapes() | steps()) - used == set()
