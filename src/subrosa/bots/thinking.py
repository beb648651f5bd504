"""Processes of their own in which bots think, so that nobody waits for them.

    thinkers = Thinkers(processes=1)
    choice = await thinkers.choose("k2m9", match, seat=2, name="hard")
    await thinkers.stop()

A process is started when it is first needed. One that dies is started anew and asked again; one that hangs is ended.
Where a mind gives no answer a lesser player answers for it: a greedy one, and then one at random.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from zlib import crc32

from subrosa.core.match import Match
from subrosa.core.styles import GREEDY, Style

from . import SIMPLE, named, style_at_table, wish_of
from .minds import KEPT, LENGTH, written
from .questions import Advised, Answer, Chosen, Fed, Forgotten, Question, Raised, asked
from .thoughts import coach

PATIENCE = 20.0
"""Seconds a mind may think, the loading of a compiled engine among them."""


class NoAnswer(Exception):
    """A mind gave no answer: it died, took too long, or raised an error. Says how, and nothing of what it thought."""


class Process:
    """One process that thinks, and how far its minds were fed."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.fed: dict[str, Fed] = {}
        self.turn = asyncio.Lock()
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._numbers = count()
        self._running: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int:
        """Its number on this machine, 0 while there is none."""
        return self._running.pid if self._running is not None else 0

    async def answer(self, question: Question) -> Answer:
        """What a question is answered with, or `NoAnswer`."""
        number = next(self._numbers)
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            running = await self._started()
            assert running.stdin is not None
            running.stdin.write(written((number, question)))
            return await asyncio.wait_for(asyncio.shield(answer), self.patience)
        except TimeoutError:
            await self.stop()
            raise NoAnswer("too late") from None
        except OSError as error:
            await self.stop()
            raise NoAnswer(type(error).__name__) from None
        finally:
            self._waiting.pop(number, None)
            answer.cancel()

    async def _started(self) -> asyncio.subprocess.Process:
        if self._running is None:
            pipe, quiet = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
            # What is not compiled yet is compiled by whoever asks, once.
            environment = {**os.environ, "SUBROSA_COMPILE": "never"}
            command = (sys.executable, "-m", "subrosa.bots.minds")
            self._running = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, stderr=quiet, env=environment, start_new_session=True
            )
            self._reading = asyncio.create_task(self._read(self._running))
        return self._running

    async def _read(self, running: asyncio.subprocess.Process) -> None:
        """Give answers to those who wait for them, until the process ends."""
        assert running.stdout is not None
        with suppress(Exception):  # an answer that cannot be read is none
            while True:
                length = int.from_bytes(await running.stdout.readexactly(LENGTH), "big")
                number, answer = pickle.loads(await running.stdout.readexactly(length))
                waits = self._waiting.get(number)
                if waits is not None and not waits.done():
                    waits.set_result(answer)
        if self._running is running:
            self._running = None
            self.fed.clear()
        for waits in self._waiting.values():
            if not waits.done():
                waits.set_exception(NoAnswer("died"))

    async def stop(self) -> None:
        """End the process."""
        running, self._running = self._running, None
        self.fed.clear()
        if running is not None:
            with suppress(ProcessLookupError):
                running.kill()
            await running.wait()
        if self._reading is not None:
            await self._reading


class Thinkers:
    """A few processes that think for all bots of a server. `report` is told where a lesser player had to answer."""

    def __init__(
        self,
        processes: int = 1,
        patience: float = PATIENCE,
        report: Callable[[str, str], object] = lambda bot, how: None,
    ) -> None:
        self.report = report
        self.processes = [Process(patience) for _ in range(processes)]
        self.random: random.Random = random.SystemRandom()

    async def choose(self, id: str, match: Match, seat: int, name: str) -> int:
        """What the bot of that name chooses for a seat of a table."""
        wish = wish_of(name, self.random)
        if wish not in SIMPLE or wish == "greedy":
            for style in dict.fromkeys((style_at_table(match.game, *named(wish)), Style(GREEDY))):
                try:
                    return (await self._asked(id, match, seat, style)).choice
                except NoAnswer as error:
                    self.report(name, str(error))
        simple = SIMPLE[wish if wish in ("random", "thrifty") else "random"]
        return match.ask(seat, simple(self.random)).choice

    async def advise(self, id: str, match: Match, seat: int) -> Advised:
        """What a good player would do in a seat, or `NoAnswer`."""
        answer = await self._asked(id, match, seat, coach(match.game), advice=True)
        assert isinstance(answer, Advised)
        return answer

    async def _asked(self, id: str, match: Match, seat: int, style: Style, advice: bool = False) -> Chosen | Advised:
        """What a mind answers; one whose process died before it could is asked once more."""
        mind = f"{id} {seat}"
        process = self.processes[crc32(mind.encode()) % len(self.processes)]
        async with process.turn:
            for last in (False, True):
                try:
                    answer = await self._answered(process, mind, match, seat, style, advice)
                    break
                except NoAnswer as error:
                    if last or str(error) != "died":
                        raise
        if not isinstance(answer, Chosen | Advised):
            raise NoAnswer(answer.error if isinstance(answer, Raised) else "forgot")
        return answer

    async def _answered(
        self, process: Process, mind: str, match: Match, seat: int, style: Style, advice: bool
    ) -> Answer:
        """What a mind answers; one that is gone is fed from the start."""
        answer: Answer = Forgotten()
        for again in (False, True):
            fed = Fed() if again else process.fed.pop(mind, Fed())
            process.fed[mind] = fed
            while len(process.fed) > KEPT:
                del process.fed[next(iter(process.fed))]
            stream = [self.random.getrandbits(32) for _ in range(4)]
            answer = await process.answer(await asyncio.to_thread(asked, mind, match, seat, style, stream, fed, advice))
            if not isinstance(answer, Forgotten):
                break
        return answer

    async def stop(self) -> None:
        """End all processes."""
        for process in self.processes:
            await process.stop()
