"""The server that is measured: as `subrosa serve` runs it, without limits on how often one address may knock."""

from __future__ import annotations

import sys

from subrosa.web import Settings
from subrosa.web.server import serve
from subrosa.web.settings import RATES

if __name__ == "__main__":
    serve(
        Settings(
            port=int(sys.argv[2]),
            store=sys.argv[1],
            log="none",
            sockets_each=100_000,
            connections=100_000,
            rates=dict.fromkeys(RATES, "1000000/second"),
        )
    )
