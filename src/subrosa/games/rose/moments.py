"""The Rose as it is told afterwards: a line for each turn, and the moments an evening is remembered for.

Everything comes from what one reader was told; how long a moment takes depends on nothing that only some know.
"""

from __future__ import annotations

from collections.abc import Mapping

from subrosa.core.tale import Tale
from subrosa.core.tellings import Fact

from .box import COLOURS, FIGURES, START_EVIDENCE, START_SUSPICION

INVESTIGATORS = FIGURES[:2]
TURN = ("played", "called", "moved")
END = ("was", "accused_right", "accused_wrong", "holds_events", "place")
SMALL = ("laid", "draws", "you_draw", "time", "night_comes", "reshuffled", "has_chosen", "laid_marker")
"""What goes without a line of its own."""
SETTING_OUT = ("first", "stands", "laid", "has_identity", "you_are", "you_draw", "draws")
NIGHT = (300, 400, *(180,) * len(COLOURS), *(220,) * len(COLOURS), 500)
CONVERSION = (200, *(100,) * len(COLOURS), *(200,) * len(COLOURS))
DAWN = (300, 260, 300)
SEALED = (260,)
WALK, SIGN, TURNED, EACH, CROSSES, ORDER = 280, 400, 260, 300, 200, 600


class Story(Tale):
    """What a reader of the Rose was told."""

    def begin(self) -> None:
        self.mine = ""
        self.seats = 0
        self.begun = False
        self.turn = 0
        """Whose turn it is, by the number of the seat; between days nobody's."""
        self.place: dict[str, str] = {}
        self.suspicion = dict.fromkeys(COLOURS, START_SUSPICION)
        self.evidence = dict.fromkeys(COLOURS, START_EVIDENCE)

    def tell(self, kind: str, facts: Mapping[str, Fact]) -> None:
        self.seats += kind in ("you_are", "has_identity")
        if kind == "you_are":
            self.mine = str(facts["monk"])
        if kind in ("stands", "placed"):
            self.place[str(facts["figure"])] = str(facts["place"])
        if kind == "played":
            self.turn = int(facts["seat"])
            self.open("played", **facts)
        elif kind in ("called", "moved"):
            self._moved(kind, facts)
        elif kind.startswith("judged"):
            self.go_on(beats=(*(self.line.beats or (WALK,)), SIGN))
        elif kind in ("suspicion", "evidence"):
            self._counted(kind, facts)
        elif kind in ("draws", "you_draw") and self.telling(*TURN):
            self.go_on(done=True)
        elif kind == "by_event" and facts["event"] == "communicative":
            self._stairs("conversion", CONVERSION, **facts)
        elif kind == "night":
            self.turn = 0
            self._stairs("night", NIGHT, **facts)
        elif kind == "event":
            self._dawn(facts)
        elif kind == "revealed":
            rows = self.gather("revelation", facts)
            self.go_on(beats=(SIGN, TURNED, *(EACH,) * rows, CROSSES), stays=True)
        elif kind == "laid_guess":
            rows = self.gather("sealed", facts)
            self.go_on(beats=SEALED if rows == self.seats - 1 else ())
        elif kind in END:
            self._ended(kind, facts)
        elif kind in SETTING_OUT and not self.begun:
            self.gather("deal")
        elif self.telling(*TURN) or kind in SMALL:
            self.go_on()
        else:
            self.open("", **{key: facts[key] for key in facts if key == "seat"})

    def _moved(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """A figure is called or goes somewhere. Who has called an investigator goes on with his line."""
        figure, rows = str(facts["figure"]), self.line.rows
        if kind == "moved":
            before, self.place[figure] = self.place.get(figure, ""), str(facts["place"])
            rows = (*rows, {"figure": figure, "from": before, "place": facts["place"]})
        sort = "called" if figure in INVESTIGATORS and len(rows) < 2 else "moved"
        self.go_on(kind=sort, facts={**self.line.facts, **facts}, rows=rows)

    def _counted(self, track: str, facts: Mapping[str, Fact]) -> None:
        monk, before, now = str(facts["monk"]), int(facts["before"]), int(facts["now"])
        getattr(self, track)[monk] = now
        self.change(track, monk, before, now, self._doer(track))
        if self.line.kind in ("night", "conversion") and track == "evidence":
            self.go_on(rows=tuple({**row, "now": now} if row["monk"] == monk else row for row in self.line.rows))
            self._sum_up()

    def _doer(self, track: str) -> int:
        """Whose deed a change is: whose turn it is, by card, sign, task or event. Nights, markers and what comes of the
        accusation are nobody's, and neither is it that suspicion begins anew where it has become evidence."""
        return 0 if self.line.kind == "conversion" and track == "suspicion" else self.turn

    def _stairs(self, kind: str, beats: tuple[int, ...], **facts: Fact) -> None:
        """Suspicion becomes evidence: the monks as they stand, lowest first, and equal ones as in the box."""
        self.open(kind, **facts)
        rows = []
        for monk in sorted(COLOURS, key=lambda monk: self.suspicion[monk]):
            stands = self.evidence[monk]
            rows.append({"monk": monk, "suspicion": self.suspicion[monk], "before": stands, "now": stands})
        self.go_on(rows=tuple(rows), beats=beats, stays=kind == "night", done=True)
        self.suspicion = dict.fromkeys(COLOURS, START_SUSPICION)
        self._sum_up()

    def _sum_up(self) -> None:
        """Who gets most, who stands best, and what it is for my own monk, of whom only I am told."""
        gains = {str(row["monk"]): int(row["now"]) - int(row["before"]) for row in self.line.rows}
        stands = {str(row["monk"]): int(row["now"]) for row in self.line.rows}
        most, least = max(gains.values()), min(stands.values())
        facts = {
            **self.line.facts,
            "monks": ", ".join(monk for monk in gains if gains[monk] == most),
            "many": sum(gain == most for gain in gains.values()),
            "points": most,
            "others": ", ".join(monk for monk in stands if stands[monk] == least),
            "least": least,
        }
        if self.mine:
            facts |= {"own": self.mine, "gets": gains[self.mine], "now": stands[self.mine]}
        self.go_on(facts=facts)

    def _dawn(self, facts: Mapping[str, Fact]) -> None:
        """A new day. Who ended the last one begins it; the first one is no news to look at."""
        self.begun = True
        ended = [one.facts["seat"] for one in self.chapters if one.kind == "night" and not one.undone]
        if ended:
            self.open("dawn", **facts, seat=ended[-1])
            self.go_on(beats=DAWN, done=True)
        else:
            self.open("day", **facts)
            self.go_on(done=True)

    def _ended(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """Identities in the order of seats, accusations column by column, event cards, then the places."""
        self.gather("end", {"kind": kind, **facts})
        rows = self.line.rows
        first = [row for row in rows if row["kind"] == "place" and row["place"] == 1]
        if first:
            seats = ", ".join(str(row["seat"]) for row in first)
            self.go_on(facts={"seats": seats, "monk": first[0]["monk"], "points": first[0]["points"]})
        self.go_on(beats=(*(EACH,) * (2 * self.seats), EACH, ORDER))
