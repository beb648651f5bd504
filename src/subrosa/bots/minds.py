"""A process that thinks for bots: it holds minds, feeds them what their seats saw and heard, and answers questions.

It reads questions from standard input and writes answers to standard output, each a pickle after its length; whoever
started it goes on with `thinking.Thinkers`. It ends when nobody asks any more.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache
from typing import Any, BinaryIO

from subrosa.core import record
from subrosa.core.beliefs import Belief
from subrosa.core.engines import best
from subrosa.core.game import Game
from subrosa.core.parts import THOUGHTS
from subrosa.core.styles import DEDUCER

from .questions import Answer, Chosen, Forgotten, Question, Raised, unpacked
from .thoughts import advice, ahead

KEPT = 256
"""So many minds are kept; whoever is asked for one that is gone says so, and is fed again."""
LENGTH = 4
"""Bytes that say how long a message is."""
KINDNESS = 5
"""How much those who think stand back behind the server."""


class Minds:
    """The minds of one process, those asked last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, Belief]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """What a question is answered with; a mind that fails is forgotten."""
        try:
            return self._answered(question)
        except Exception as error:
            self._kept.pop(question.mind, None)
            return Raised(type(error).__name__)

    def _answered(self, question: Question) -> Answer:
        game = _game(question.head)
        view, stream = unpacked(game.fields, question.view), list(question.stream)
        if question.style.rung < DEDUCER and not question.advice:
            engine = best(game, THOUGHTS)
            return Chosen(engine.preferred(view, question.seat, engine.memory(), question.style, stream))
        belief = self._fed(game, question)
        if belief is None:
            return Forgotten()
        if question.advice:
            steps = [(event.heard, unpacked(game.fields, event.view)) for event in question.drafted]
            return advice(ahead(belief, steps), view, stream)
        return Chosen(belief.engine.preferred(view, question.seat, belief.memory, question.style, stream))

    def _fed(self, game: Game, question: Question) -> Belief | None:
        """The belief of a mind that has noticed everything; None where it has to be fed from the start."""
        events, belief = self._kept.pop(question.mind, (0, None)) if question.fed else (0, None)
        feed = question.feed
        if question.fed != events or (belief is not None and belief.engine is not best(game, THOUGHTS)):
            return None
        if belief is None:
            belief = Belief(game, question.seat, unpacked(game.fields, feed[0].view))
            feed = feed[1:]
        for event in feed:
            belief.notice(event.decider, event.heard, unpacked(game.fields, event.view))
        self._kept[question.mind] = events + len(question.feed), belief
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return belief


@lru_cache(maxsize=16)
def _game(head: tuple[str, ...]) -> Game:
    return record.setup_of(head).game


def written(message: Any) -> bytes:
    """A message after its length."""
    text = pickle.dumps(message)
    return len(text).to_bytes(LENGTH, "big") + text


def _read(stream: BinaryIO) -> Any:
    length = stream.read(LENGTH)
    return pickle.loads(stream.read(int.from_bytes(length, "big"))) if length else None


def main() -> None:
    """Answer until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed by the way is no answer
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    minds = Minds()
    with suppress(BrokenPipeError, KeyboardInterrupt):
        while (asked := _read(sys.stdin.buffer)) is not None:
            number, question = asked
            answers.write(written((number, minds.answer(question))))
            answers.flush()


if __name__ == "__main__":
    main()
