"""011 as it is told afterwards: a line for each turn, and the moments an evening is remembered for.

Everything comes from what one reader was told; how long a moment takes depends on nothing that only some know.
"""

from __future__ import annotations

from collections.abc import Mapping

from subrosa.core.tale import Tale
from subrosa.core.tellings import Fact

from .box import CHARACTERS, FENRIR_SHEETS, HERO_SHEETS, NEUTRAL, SPOTS, START

SETTING_OUT = ("gears", "you_hold", "has_card", "chosen_aside", "old_order")
ROLES = ("you_are_hero", "you_are_fenrir", "has_role")
LOOKS = ("you_see_character", "you_see_power", "your_character_was_seen", "your_power_was_seen", "looks")
WAYS = ("stepped", "rode", "set_down")
VERDICT = ("named_right", "named_wrong", "you_see_chosen", "showed_wolf_tile", "eliminated")
SHOWN = ("was_hero", "was_fenrir", "showed_card", "card_open")
END = ("won", "ragnarok", "chosen_was", "held")
COUNTED = ("time", "sheets", "clues")
HOUR, ORDER, PAID, ROLE = (300, 500, 260), 200, 300, (400, 260)
LOOK, ORGAN, OUT = (250, 250, 200), (200, 200, 200, 200, 400, 300), (300, 400)
DECLARED, WOLF, TURNED = (300, 900, 900, 400), 300, 300


class Story(Tale):
    """What a reader of 011 was told."""

    def begin(self) -> None:
        self.seats: set[Fact] = set()
        self.out: set[Fact] = set()
        self.order: list[Mapping[str, Fact]] = []
        self.bid: dict[Fact, Fact] = {}
        self.lifted: Fact = ""
        self.hour: Fact = 0
        self.organ: Fact = ""
        self.chosen: Mapping[str, Fact] = {}
        self.won_as = "hero"
        starts = [SPOTS[spot] for spot in START]
        self.spot: dict[Fact, Fact] = dict(zip((*CHARACTERS, *NEUTRAL), starts * 2, strict=True))
        self.other: Fact = ""

    def tell(self, kind: str, facts: Mapping[str, Fact]) -> None:
        if kind == "old_order":
            self.seats.add(facts["seat"])
        if kind in SETTING_OUT or (kind == "gears_show" and self.line.kind == "deal"):
            self.gather("deal")
        elif kind in ROLES:
            self._role(kind, facts)
        elif kind == "event":
            self.order, self.bid, self.hour = [], {}, facts["hour"]
            self.open("hour", **facts)
            self.go_on(beats=HOUR, done=True)
        elif kind in ("opened", "bid", "passed", "placed"):
            self._auction(kind, facts)
        elif kind in COUNTED:
            self.change(kind, facts["seat"], int(facts["before"]), int(facts["now"]))
        elif kind in ("declared", "declared_as_fenrir"):
            self.open("declaration", **facts, fenrir=int(kind != "declared"), verdict="")
            self.go_on(beats=DECLARED, stays=True, done=True)
        elif kind in END or (kind in SHOWN and self.line.kind == "end"):
            self._ended(kind, facts)
        elif kind in VERDICT + SHOWN and self.line.kind == "declaration":
            self._verdict(kind, facts)
        elif kind == "eliminated":
            self.out.add(facts["seat"])
            self.aside("out", facts, OUT)
        elif kind in LOOKS:
            self._look(kind, facts)
        elif kind == "placed_organ":
            self.organ = facts["spot"]
            self._turn(kind, facts)
            self.aside("organ", facts, ORGAN)
        else:
            self._turn(kind, facts)

    def _role(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """Everybody looks at a role; what it is only its owner is told."""
        self.gather("role", {"seat": facts.get("seat", self.reader + 1)})
        own: dict[str, Fact] = {"own": kind.removeprefix("you_are_")} if kind != "has_role" else {}
        self.go_on(facts={**self.line.facts, **own}, beats=ROLE, stays=True)

    def _auction(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """One line for each place that is bid for; the last one given fixes the order."""
        if kind == "opened":
            self.open("bidding", **facts)
        elif kind == "bid":
            self.bid[facts["position"]] = facts["amount"]
            self.go_on(facts={**self.line.facts, **facts})
        elif kind == "passed":
            self.go_on()
        else:
            paid = self.bid.get(facts["position"], 0)
            self.order.append({**facts, "amount": paid})
            if not self.telling("bidding"):
                self.open()
            self.go_on(kind="sold", facts={**facts, "amount": paid}, done=True)
            if len(self.order) >= len(self.seats - self.out):
                self._fixed()

    def _fixed(self) -> None:
        rows = tuple(sorted(self.order, key=lambda row: int(row["position"])))
        mine = [row["position"] for row in rows if row["seat"] == self.reader + 1]
        own: dict[str, Fact] = {"own": mine[0]} if mine else {}
        self.open("order", seat=rows[0]["seat"], amount=rows[0]["amount"], **own)
        self.go_on(rows=rows, beats=(*(ORDER,) * len(rows), PAID), done=True)

    def _turn(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """What somebody does goes on his line; the character he chooses names it."""
        seat = facts.get("seat", self.line.facts.get("seat", 0))
        if not (self.telling("turn", "") and self.line.facts.get("seat") == seat):
            on = self.chosen.get("seat") == seat
            self.open("turn" if on else "", **(self.chosen if on else {"seat": seat}))
        if kind == "chose":
            self.chosen = facts
            self.go_on(kind="turn", facts={**self.line.facts, **facts})
        if kind in ("lifted", "swaps"):
            self.lifted = facts["figure"]
        if kind == "swapped":
            one, other = self.lifted, facts["figure"]
            self.spot[one], self.spot[other] = self.spot[other], self.spot[one]
        if kind in WAYS:
            figure = facts.get("figure", self.lifted)
            row = {"figure": figure, "from": self.spot[figure], "spot": facts["spot"], "by": kind}
            self.spot[figure] = facts["spot"]
            self.go_on(rows=(*self.line.rows, row))
        if kind == "turned_to":
            self.other = facts["other"]
        elif kind == "turned_to_pile":
            self.other = "pile"
        if kind == "ended_turn":
            self.chosen = {}
        self.go_on(done=kind == "ended_turn")

    def _look(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """A card is looked at: which one only those know who see it, and whose it is."""
        seat = facts.get("seat", self.reader + 1)
        own: dict[str, Fact] = {}
        if kind != "looks":
            own = {"own": "mine" if kind.startswith("you_see") else "yours"}
        figure: dict[str, Fact] = {"figure": facts["figure"]} if "figure" in facts else {}
        self.go_on()
        self.aside("look", {"seat": seat, "other": self.other, **figure, **own}, LOOK)

    def _verdict(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """Right or wrong; the wolf marks a Fenrir shows first; who was wrong sees whom he should have named.

        Who was right has a field to reach and sheets to hold: the organ's, or as Fenrir that of the Chosen One.
        """
        told, beats = dict(self.line.facts), self.line.beats
        if kind == "named_right":
            fenrir = told["fenrir"]
            self.won_as = "fenrir" if fenrir else "hero"
            told |= {"verdict": "right", "spot": self.spot[facts["figure"]] if fenrir else self.organ}
            told["sheets"] = FENRIR_SHEETS if fenrir else HERO_SHEETS
            if not fenrir:  # a hero goes on with whom he named, Fenrir with his own figure
                self.chosen = {"seat": told["seat"], "figure": facts["figure"]}
        elif kind == "named_wrong":
            told["verdict"] = "wrong"
        elif kind == "you_see_chosen":
            told["own"] = facts["figure"]
        elif kind == "showed_wolf_tile":
            self.go_on(rows=(*self.line.rows, dict(facts)))
            beats = (beats[0], WOLF, *beats[1:])
        elif kind == "eliminated":
            self.out.add(facts["seat"])
        self.go_on(facts=told, beats=beats)

    def _ended(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """Who has won or that all are lost, then who held what and who was who, the Chosen One last."""
        rows = self.gather("end", {"kind": kind, **facts})
        told = dict(self.line.facts)
        if kind in ("won", "ragnarok"):
            told |= {"how": self.won_as if kind == "won" else kind, "hour": self.hour, **facts}
        elif kind == "chosen_was":
            told |= facts
        self.go_on(facts=told, beats=(*(TURNED,) * rows, TURNED))
