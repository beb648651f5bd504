"""The library's names, from its own docstrings and signatures: `uv run python -m docs.api` writes docs/api.md."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import indent

FILE = Path(__file__).with_suffix(".md")
SOURCE = FILE.parents[1] / "src"
MODULES = (
    "subrosa",
    "subrosa.games",
    "subrosa.core.finding",
    "subrosa.core.match",
    "subrosa.core.draft",
    "subrosa.core.view",
    "subrosa.core.tellings",
    "subrosa.core.game",
    "subrosa.core.record",
    "subrosa.bots",
    "subrosa.core.engines",
    "subrosa.core.beliefs",
    "subrosa.study",
    "subrosa.study.findings",
    "subrosa.simulate",
    "subrosa.arena",
    "subrosa.arena.plan",
    "subrosa.arena.measuring",
    "subrosa.arena.rating",
    "subrosa.core.skill",
    "subrosa.checks",
    "subrosa.core.doors",
    "subrosa.core.fields",
    "subrosa.core.layouts",
    "subrosa.core.said",
    "subrosa.core.text",
    "subrosa.core.errors",
    "subrosa.research",
    "subrosa.research.batch",
    "subrosa.research.small",
    "subrosa.research.solving",
    "subrosa.research.dataset",
)
HEAD = """\
# The library

What `pip install subrosa-games` brings, module by module, and at the end what `[research]` adds: made from docstrings
by `uv run python -m docs.api`.
How it all goes together is told [for researchers](researcher.md) and [for designers](designer.md).
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for module in MODULES for line in _module(module))])


def _module(name: str) -> Iterator[str]:
    path = SOURCE / name.replace(".", "/")
    around = name if path.is_dir() else name.rpartition(".")[0]
    tree = ast.parse((path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8"))
    yield f"## {name}\n\n{ast.get_docstring(tree)}\n"
    yield from _listed([*_brought(tree, around), *_members(tree, "")])
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and _public(node.name):
            bases = ", ".join(base for base in map(ast.unparse, node.bases) if _public(base))
            yield f"### {node.name}{f'({bases})' * bool(bases)}\n\n{_told(node)}\n"
            yield from _listed(_members(node, node.name))


def _listed(items: Iterable[str]) -> Iterator[str]:
    lines = [f"- {indent(item, '  ')[2:]}" for item in items]
    yield from [*lines, ""] if lines else []


def _brought(tree: ast.Module, around: str) -> Iterator[str]:
    """What a module offers and takes from others."""
    offered = next((ast.literal_eval(node.value) for node in tree.body if _names(node) == "__all__"), ())
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and all(alias.name in offered for alias in node.names):
            place = ".".join(filter(None, [around * bool(node.level), node.module]))
            yield f"{', '.join(f'`{alias.name}`' for alias in node.names)} from `{place}`"


def _members(owner: ast.Module | ast.ClassDef, name: str) -> Iterator[str]:
    """What a module or a class has in it: fields with the remark that follows them, and functions."""
    for node, after in zip(owner.body, [*owner.body[1:], ast.Pass()], strict=True):
        remark = ast.get_docstring(ast.Module([after], []))
        if isinstance(node, ast.FunctionDef) and (_public(node.name) or node.name == "__init__"):
            if ast.get_docstring(node) or not getattr(owner, "bases", ()):
                yield _function(node, name)
        elif _public(_names(node)) and (remark or name):
            kind = (
                f": {ast.unparse(node.annotation)}"
                if isinstance(node, ast.AnnAssign)
                else f" = {ast.unparse(node.value)}"
            )
            yield f"`{_names(node)}{kind}`" + (f": {remark}" if remark else "")


def _names(node: ast.stmt) -> str:
    """The name that a statement gives to something."""
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    return target.id if isinstance(target, ast.Name) else ""


def _function(node: ast.FunctionDef, owner: str) -> str:
    kinds = {ast.unparse(one).rpartition(".")[2] for one in node.decorator_list}
    arguments = ast.unparse(node.args).replace("=", " = ")
    if owner and "staticmethod" not in kinds:
        arguments = arguments.partition(", ")[2]
    if node.name == "__init__":
        return f"`{owner}({arguments})`"
    gives = ast.unparse(node.returns) if node.returns else ""
    if kinds & {"property", "cached_property", "once"}:
        return f"`{node.name}: {gives}`: {_told(node)}"
    shown = f"{owner}.{node.name}" if kinds & {"classmethod", "staticmethod"} else node.name
    return f"`{shown}({arguments}) -> {gives}`: {_told(node)}"


def _told(node: ast.ClassDef | ast.FunctionDef) -> str:
    told = ast.get_docstring(node)
    if told is None:
        raise ValueError(f"{node.name} does not say what it is")
    return told


def _public(name: str) -> bool:
    return bool(name) and not name.startswith("_")


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
