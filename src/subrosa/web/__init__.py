"""The web: routes, sockets and sign-in. Thin: read what is asked, ask the table, send what it says.

from subrosa.web import Settings, serve

serve(Settings(port=8000))
"""

from __future__ import annotations

from .settings import Settings

__all__ = ["Settings", "serve"]


def serve(settings: Settings) -> None:
    """Run the server until it is told to stop."""
    from .server import serve as run

    run(settings)
