"""The documents as a site: what they link to outside `docs` comes along under `house/`, and decisions get a list."""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import relpath
from typing import Any

from mkdocs.structure.files import File

DOCS = Path(__file__).parent
ROOT = DOCS.parent
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")
brought: dict[Path, str] = {ROOT / "CHANGELOG.md": "house/CHANGELOG.md"}
"""What lies outside, and where it is in the site."""


def on_files(files: Any, config: Any) -> Any:
    """Every file and folder outside that a document names, and the list of decisions."""
    for page in files.documentation_pages():
        here = Path(page.abs_src_path)
        for _, target, _ in LINK.findall(here.read_text("utf-8")):
            _bring((here.parent / target).resolve())
    for path, place in sorted(brought.items()):
        if path.is_dir():
            listed = "\n".join(f"- [{one.name}]({relpath(brought[one], 'house')})" for one in _inside(path))
            files.append(File.generated(config, place, content=f"# {path.name}\n\n{listed}\n"))
        else:
            files.append(File.generated(config, place, abs_src_path=str(path)))
    names = sorted(Path(one.src_uri).name for one in files.documentation_pages() if "decisions/" in one.src_uri)
    listed = "\n".join(f"- [{name[4:-3].replace('-', ' ').capitalize()}]({name})" for name in names)
    files.append(File.generated(config, "decisions/README.md", content=f"# Decisions\n\n{listed}\n"))
    brought[DOCS / "decisions"] = "decisions/README.md"
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links lead to where things are in the site; what is not there is named without a link."""
    if not page.file.abs_src_path:
        return markdown
    origin, folder = Path(page.file.abs_src_path).parent, Path(page.file.src_uri).parent.as_posix()

    def led(found: re.Match[str]) -> str:
        target = (origin / found[2]).resolve()
        if target in brought:
            place = brought[target]
        elif target.is_relative_to(DOCS):
            place = target.relative_to(DOCS).as_posix()
        else:
            return found[1]
        return f"[{found[1]}]({relpath(place, folder)}{found[3] or ''})"

    return LINK.sub(led, markdown)


def _bring(path: Path) -> None:
    if not path.exists() or path.is_relative_to(DOCS):
        return
    name = path.relative_to(ROOT).as_posix().replace("/", "-")
    brought[path] = f"house/{name}{'.md' if path.is_dir() else ''}"
    for one in _inside(path) if path.is_dir() else ():
        _bring(one)


def _inside(folder: Path) -> list[Path]:
    return sorted(one for one in folder.iterdir() if one.is_file() and not one.name.startswith("."))
