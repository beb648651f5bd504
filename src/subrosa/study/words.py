"""A study in the words of a language: what was decided, what is worth saying, whose secret a line is."""

from __future__ import annotations

from collections.abc import Mapping

from subrosa.core.deciders import SPECTATOR
from subrosa.core.game import Game
from subrosa.core.tellings import Fact, Telling
from subrosa.core.text import alternative, has, say, sentence, shown

from .findings import Line, Move, Note, Study, Tale

ENGLISH = "en"


class Words:
    """How a study is told to one reader: the language, and what the seats are called."""

    def __init__(self, game: Game, language: str, names: Mapping[int, str] | None = None) -> None:
        self.game, self.language = game, language
        seats = range(game.seats[-1])
        numbered = {seat: say(language, "terminal-seat", {"number": seat + 1}) for seat in seats}
        self.names = {**numbered, **(names or {})}

    def say(self, key: str, **facts: Fact) -> str:
        """A sentence of the study."""
        return say(self.language, key, facts)

    def amount(self, number: float, digits: int = 1) -> str:
        """A number as people of this language write it."""
        text = f"{number + 0.0:.{digits}f}"
        if float(text) == 0.0:
            text = text.removeprefix("-")
        return text if self.language == ENGLISH else text.replace(".", ",")

    def mark(self, progress: int) -> str:
        """The day, hour or round; nothing before the first."""
        if not progress:
            return ""
        own = f"{self.game.id}-mark"
        key = own if has(self.language, own) else f"{self.game.id}-progress"
        text = say(self.language, key, {"number": progress})
        return text[:1].upper() + text[1:]

    def title(self) -> str:
        """What the game is called."""
        return say(self.language, f"{self.game.id}-title")

    def tale(self, tale: Tale | None) -> str:
        """A decision in words; nothing, where nobody was told of it."""
        if tale is None:
            return ""
        return sentence(self.game, Telling(0, tale.kind, tale.facts), self.language, SPECTATOR, self.names)

    def move(self, move: Move) -> str:
        """What was done; of what nobody was told, that it was done."""
        return self.tale(move.tale) or self.say("study-in-secret", seat=self.names[move.seat])

    def instead(self, move: Move) -> str:
        """What could have been done."""
        return self.tale(move.instead.tale if move.instead else None)

    def note(self, note: Note) -> str:
        """A sentence about the match: the game's own, of this sort of secrets or of all, else the house's."""
        facts: dict[str, Fact] = {}
        if note.secret:
            facts = shown(self.game, note.of, self.language, self.names)
            facts |= {"name": self.name(note.secret, note.name), "truth": note.name.replace(" ", "-")}
        for key, fact in note.facts.items():
            if key == "seat":
                facts[key] = self.names[int(fact) - 1]
            else:
                facts[key] = self.amount(fact) if isinstance(fact, float) else fact
        own = [f"{self.game.id}-note-{note.kind}{of}" for of in (f"-{note.secret}", "")]
        return self.say(next((key for key in own if has(self.language, key)), f"study-note-{note.kind}"), **facts)

    def deeds(self, note: Note) -> list[str]:
        """The decision a sentence is about, and what would have told less."""
        quieter = self.tale(note.instead)
        return [*filter(None, [self.tale(note.tale), quieter and self.say("study-quieter", tale=quieter)])]

    def label(self, line: Line) -> str:
        """Whose secret a line is, or what it asks."""
        if line.of.keys() == {"seat"} and line.seat is not None:
            return self.names[line.seat]
        return self.matter(line.kind, line.of)

    def matter(self, kind: str, of: Mapping[str, Fact]) -> str:
        """What a secret asks."""
        key = f"{self.game.id}-matter-{kind}"
        facts = shown(self.game, of, self.language, self.names)
        return say(self.language, key, facts) if has(self.language, key) else " ".join(map(str, facts.values()))

    def name(self, kind: str, id: str) -> str:
        """What an alternative of a sort of secrets is called."""
        found = shown(self.game, {kind: id}, self.language)[kind] if kind in self.game.named else id
        return str(found) if found != id else alternative(self.game, id, self.language, self.names)

    def share(self, share: float) -> str:
        """A share as it is shown: in percent, or certain."""
        return self.say("study-certain") if share == 1.0 else self.percent(share)

    def percent(self, share: float) -> str:
        """A share in percent; what is possible is never shown as nothing."""
        return self.say("study-percent", number="<1" if 0.0 < share < 0.005 else str(round(100 * share)))


def at(line: Line, n: int) -> float | None:
    """The share of the truth as it was shown after so many decisions; nothing before there was a secret."""
    found = None
    for point in line.points:
        if point.n > n:
            break
        found = point.shown
    return found


def moments(study: Study) -> list[tuple[int, int]]:
    """The last decision of every day, hour or round, and which it was."""
    ends = [begun - 1 for begun, _ in study.progress[1:]] + [study.decisions]
    return [(end, number) for end, (_, number) in zip(ends, study.progress, strict=True)]
