"""The page, if it is built: its files, and the page itself wherever a link leads inside it."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

OURS = ("api/", "program/", "schema/", "openapi/", "assets/")
"""Where the page has no ways of its own."""
NAMED_BY_CONTENT = "assets/"
FOR_GOOD, ASK_FIRST = "public, max-age=31536000, immutable", "no-cache"


class Page(StaticFiles):
    """Files; and where there is none, the page, which knows its own ways."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        scope["subrosa.route"] = "/(page)"
        try:
            found = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(OURS):
                raise
            found = await super().get_response("index.html", scope)
        found.headers["cache-control"] = FOR_GOOD if path.startswith(NAMED_BY_CONTENT) else ASK_FIRST
        return found


def page(folder: Path) -> Mount:
    return Mount("/", Page(directory=folder, html=True))
