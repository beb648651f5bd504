"""The Nuns as they are told afterwards: a line for each move, and the moments an evening is remembered for.

Everything comes from what one reader was told; how long a moment takes depends on nothing that only some know.
"""

from __future__ import annotations

from collections.abc import Mapping

from subrosa.core.tale import Tale
from subrosa.core.tellings import Fact

BLESSED = ("has_blessing", "your_blessing", "guard_has_blessing", "your_guard_blessing")
SETTING_OUT = ("leads", "has_wish", "your_wish", *BLESSED)
SECRET = ("you_choose", "you_step", "you_step_seen", "you_walk", "you_stop", "you_turn_back", "you_stay_caught")
SIGHTED = ("seen", "vanished", "vanished_somewhere", "out_of_sight")
PATROL = ("paced", "took_path", "made_u_turn", "completed", "stopped", "goes_first")
END = ("came_home", "guards_won_by_captures", "guards_won_by_time", "had_wish", "was_on")
SEEN, VANISHED = (150, 150, 300, 280), (60, 60, 60, 60)
HEARD, CAUGHT, TAKEN = (300, 300, 300, 300, 200), (200, 400, 300, 200), (300,)
WAY, HOME = 1500, 300


class Story(Tale):
    """What a reader of the Nuns was told."""

    def begin(self) -> None:
        self.mine: set[Fact] = set()
        self.guard: dict[Fact, Fact] = {}
        self.captures: Fact = 0
        self.card: dict[Fact, Fact] = {}

    def tell(self, kind: str, facts: Mapping[str, Fact]) -> None:
        if kind == "your_wish":
            self.mine.add(facts["novice"])
        if kind in SETTING_OUT:
            self.gather("deal")
        elif kind == "round":
            self.open("round", **facts)
            self.go_on(done=True)
        elif kind in SECRET:
            self._secret(facts)
        elif kind == "walked":
            self._walked(facts)
        elif kind in SIGHTED:
            self._sighted(kind, facts)
        elif kind == "caught":
            self._caught(facts)
        elif kind in ("you_take_key", "you_take_wish"):
            self.aside(kind.removeprefix("you_take_"), {"own": facts["novice"]}, TAKEN)
        elif kind == "played":
            self.card[facts["novice"]] = facts["card"]
            self.gather("cards", facts)
        elif kind in ("rolled", "listens"):
            self.open("rolled", **facts, **self._card(facts))
        elif kind == "noise":
            self._noise(facts)
        elif kind in ("not_heard", "hears_nobody"):
            self.go_on(kind="unheard", done=True)
        elif kind in PATROL or kind.startswith(("you_name", "partner_name")):
            self._patrol(kind, facts)
        elif kind == "named":
            self.gather("named", facts)
        elif kind in END:
            self._ended(kind, facts)
        else:
            self.go_on()

    def _secret(self, facts: Mapping[str, Fact]) -> None:
        """My own move, of which nobody else hears."""
        if not (self.telling("mine") and self.line.facts["novice"] == facts["novice"]):
            self.open("mine", novice=facts["novice"])
        rows = (*self.line.rows, {"place": facts["place"]}) if "place" in facts else self.line.rows
        self.go_on(facts={**self.line.facts, **facts, "steps": len(rows)}, rows=rows)

    def _walked(self, facts: Mapping[str, Fact]) -> None:
        """A caught novice walks home before all eyes."""
        if not (self.telling("walked") and self.line.facts["novice"] == facts["novice"]):
            self.open("walked", **facts)
        rows = (*self.line.rows, {"place": facts["place"]})
        self.go_on(facts={**facts, "steps": len(rows)}, rows=rows)

    def _sighted(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """She is seen, step by step, and lost from sight: as a guard comes by, or on her own way.

        On her way all she was seen on is one moment; what a guard's step shows comes amid the guard's move.
        """
        if self.telling("patrol"):
            self.go_on()
            if kind == "seen":
                self.aside("seen", {**facts, "guard": self.line.facts["guard"], **self._own(facts)}, SEEN)
            return
        if not (self.telling("seen") and self.line.facts["novice"] == facts["novice"]):
            self.open("seen", **facts, **self._own(facts))
        rows = (*self.line.rows, {"place": facts["place"]}) if kind == "seen" else self.line.rows
        lost: dict[str, Fact] = {"towards": facts["towards"]} if "towards" in facts else {}
        beats = SEEN + (VANISHED if kind != "seen" else ())
        self.go_on(facts={**self.line.facts, **facts, **lost}, rows=rows, beats=beats)

    def _own(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        """Is it my own novice?"""
        return {"own": facts["novice"]} if facts["novice"] in self.mine else {}

    def _card(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        """The card a novice has shown, by which her die counts."""
        return {"card": self.card[facts["novice"]]} if facts.get("novice") in self.card else {}

    def _caught(self, facts: Mapping[str, Fact]) -> None:
        """Caught by the guard on whose way she was, or onto whose place she came."""
        by = [guard for guard, place in self.guard.items() if place == facts["place"]]
        if self.telling("patrol"):
            by = [self.line.facts["guard"]]
            self.go_on()
        guard: dict[str, Fact] = {"guard": by[0]} if by else {}
        own, self.captures = self._own(facts), facts["captures"]
        self.aside("caught", {**facts, **guard, **own}, CAUGHT, bool(own))

    def _noise(self, facts: Mapping[str, Fact]) -> None:
        """A token is laid: a true noise and a false one are told alike. By her own roll her card is named, too."""
        if self.line.kind not in ("rolled", "heard"):
            self.open("rolled")
        roll = {fact: self.line.facts[fact] for fact in ("die", "card") if fact in self.line.facts}
        told = {**roll, "novice": facts["figure"], "place": facts["place"], "guard": facts["guard"]}
        self.go_on(kind="heard", facts=told, rows=(*self.line.rows, dict(facts)), beats=HEARD, done=True)

    def _patrol(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """A guard goes her way."""
        if not (self.telling("patrol") and self.line.facts["guard"] == facts["guard"]):
            self.open("patrol", guard=facts["guard"], steps=0)
        if kind == "paced":
            self.guard[facts["guard"]] = facts["place"]
            rows = (*self.line.rows, {"place": facts["place"]})
            self.go_on(facts={**self.line.facts, "place": facts["place"], "steps": len(rows)}, rows=rows)
        else:
            self.go_on()

    def _ended(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """Who is home with her wish, or that the guards have won; then everything that was hidden, novice by novice."""
        self.gather("end", {"kind": kind, **facts})
        home = [str(row["novice"]) for row in self.line.rows if row["kind"] == "came_home"]
        told: dict[str, Fact] = {"novices": ", ".join(home), "count": len(home), "captures": self.captures}
        won = {"how": kind, **told} if kind in END[:3] else dict(self.line.facts)
        novices = sum(row["kind"] == "had_wish" for row in self.line.rows)
        self.go_on(facts=won, beats=(*(WAY,) * novices, HOME))
