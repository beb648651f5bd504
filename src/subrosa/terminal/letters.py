"""Plain letters, for terminals that have no others."""

from __future__ import annotations

import codecs
import unicodedata

OTHERS = str.maketrans(
    {
        **dict.fromkeys("\u2010\u2011\u2012–—−", "-"),
        **dict.fromkeys("‘’", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("·•", "."),
        "ß": "ss",
        "œ": "oe",
        "Œ": "OE",
        "→": "->",
        "\u2800": " ",
    }
)
"""Signs that are no letter with something on it."""
PLAINLY = "subrosa.plainly"
"""The name under which writers of text find what to do with letters they cannot write."""


def bare(text: str) -> str:
    """A text in plain letters: `Äbtissin` loses her dots; what has no plain letter is left out."""
    return unicodedata.normalize("NFKD", text.translate(OTHERS)).encode("ascii", "ignore").decode()


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Letters that cannot be written, as plain ones."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wrong = error.object[error.start : error.end]
    return "".join(bare(sign) or "?" for sign in wrong), error.end


codecs.register_error(PLAINLY, _plainly)
