"""A person of this machine at a table of a server: links, who one is there, and a line that is held open.

    place = come("https://games.example.org/join/WyJ…", "Ann", "en", Memory(home()))
    line = Line(place, heard)           # updates and answers are handed over as they come
    line.send(Say(key="1", text="hello"))

Only what the protocol says is spoken (`docs/protocol.md`). Nothing that a server sends is trusted to be printable.
"""

from .line import Back, Gone, Line, Lost
from .links import Link
from .memory import Memory, Place
from .playing import Playing, Sent
from .server import Server
from .table import ClientTable
from .visit import come

__all__ = [
    "Back",
    "ClientTable",
    "Gone",
    "Line",
    "Link",
    "Lost",
    "Memory",
    "Place",
    "Playing",
    "Sent",
    "Server",
    "come",
]
