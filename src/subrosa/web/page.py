"""The page, if it is built: its files, and the page itself wherever a link leads inside it."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

OURS = ("api/", "program/", "schema/", "openapi/", "assets/")
"""Where the page has no ways of its own."""
NAMED_BY_CONTENT = "assets/"
FOR_GOOD, ASK_FIRST = "public, max-age=31536000, immutable", "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}
"""How a text may lie packed beside itself, the smallest first."""


class Page(StaticFiles):
    """Files; and where there is none, the page, which knows its own ways."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        scope["subrosa.route"] = "/(page)"
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(OURS):
                raise
            response = await super().get_response("index.html", scope)
        if isinstance(response, FileResponse):
            response = self._packed(response, scope)
        response.headers["cache-control"] = FOR_GOOD if path.startswith(NAMED_BY_CONTENT) else ASK_FIRST
        response.headers["vary"] = "accept-encoding"
        return response

    def _packed(self, plain: FileResponse, scope: Scope) -> Response:
        """The file as it lies packed, where the browser can read that."""
        asked = Headers(scope=scope)
        if "range" in asked:
            return plain
        accepted = {part.split(";")[0].strip() for part in asked.get("accept-encoding", "").split(",")}
        for coding, ending in PACKED.items():
            path = Path(f"{plain.path}{ending}")
            if coding in accepted and path.is_file():
                packed = self.file_response(path, path.stat(), scope)
                packed.headers["content-encoding"] = coding
                if isinstance(packed, FileResponse):
                    packed.headers["content-type"] = mimetypes.guess_type(plain.path)[0] or "application/octet-stream"
                return packed
        return plain


def page(folder: Path) -> Mount:
    return Mount("/", Page(directory=folder, html=True))
