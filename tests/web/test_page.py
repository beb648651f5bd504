"""The page and its files, beside the routes."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import httpx
import pytest

from subrosa.web.app import HEADERS

from .served import Served, serving


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("the page")
    (folder / "assets" / "app-1a2b.js").write_text("the script")
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"the script, packed"))
    (folder.parent / "secret.txt").write_text("not for you")
    with serving(tmp_path_factory.mktemp("store"), page=folder) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/m/k2m9", "/join/WyJhIl0.a-b_c", "/learn/rose", "/index.html"])
def test_wherever_a_link_leads_there_is_the_page(paged: Served, path: str) -> None:
    reply = httpx.get(paged.base + path)
    assert (reply.status_code, reply.text) == (200, "the page")
    assert reply.headers["cache-control"] == "no-cache" and HEADERS.items() <= dict(reply.headers).items()


def test_files_are_kept_by_browsers_for_good(paged: Served) -> None:
    reply = httpx.get(f"{paged.base}/assets/app-1a2b.js")
    assert "immutable" in reply.headers["cache-control"] and reply.headers["vary"] == "accept-encoding"


def test_a_text_that_lies_packed_is_sent_packed_to_who_can_read_it(paged: Served) -> None:
    file = f"{paged.base}/assets/app-1a2b.js"
    packed = httpx.get(file, headers={"accept-encoding": "br;q=1.0, gzip"})
    assert (packed.text, packed.headers["content-encoding"]) == ("the script, packed", "gzip")
    assert packed.headers["content-type"].startswith("text/javascript")
    plain = httpx.get(file, headers={"accept-encoding": "identity"})
    assert plain.text == "the script" and "content-encoding" not in plain.headers
    again = httpx.get(file, headers={"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]})
    assert again.status_code == 304 and not again.content


@pytest.mark.parametrize(
    "path",
    ["/api/v1/nothing", "/program/v2/me", "/assets/gone.js", "/schema/v2.json"],
)
def test_what_is_not_the_page_s_is_not_answered_with_it(paged: Served, path: str) -> None:
    reply = httpx.get(paged.base + path)
    assert reply.status_code == 404 and reply.json()["code"] == "web-nothing-here"


@pytest.mark.parametrize(
    "path", ["/assets/%2e%2e/%2e%2e/secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//secret.txt"]
)
def test_nothing_beside_the_page_is_given_away(paged: Served, path: str) -> None:
    assert "not for you" not in httpx.get(paged.base + path).text


def test_the_log_does_not_name_the_paths_of_the_page(paged: Served) -> None:
    httpx.get(f"{paged.base}/join/verysecret")
    assert "verysecret" not in paged.log.getvalue()
