"""What each decision of 011 says: its line, its facts, who is told; and what each step asks (RULES.md, 6-12, 22)."""

from __future__ import annotations

from subrosa.core.fields import State
from subrosa.core.said import Said, openly, secretly
from subrosa.core.tellings import EVERYBODY, Fact, Telling, all_but, only

from .box import (
    ACTIONS,
    BONUS_CHARACTER,
    BUILDINGS,
    CHARACTERS,
    EVENTS,
    LOCKS,
    NEUTRAL,
    POWERS,
    SLOTS,
    SPOTS,
    TILE_LIMIT,
    TILES,
    WOLF_MARKS,
)
from .fields import ROLES, STEPS
from .rules.effects import WALK_LENGTH, gear_action
from .rules.gears import teeth_of
from .rules.knows import dealt_to, knows_drawn, looked_at
from .rules.terms import (
    BY_RIDE,
    BY_SYMBOL,
    FREE_WALK_NOW,
    GEARS,
    LEAVE,
    LOCOMOTIVE_WALK,
    NAME,
    NAME_AS_FENRIR,
    PASS,
    POWER,
    STOP,
    TILE,
    UNKNOWN,
)

PAUSES = ("figure", "gear", "move", "hand_in", "end")
"""The questions that can also be answered with a card, a tile or a declaration (8.5.1)."""
OF_FIGURES = {
    "figure": ("choose", "chose"),
    "lock": ("lock", "locked"),
    "copy": ("copy", "copied"),
    "gate_figure": ("gate", "lifted"),
    "swap_first": ("swap", "swaps"),
    "swap_second": ("with", "swapped"),
}
"""What is said, and told, of a character that is chosen."""
OF_SPOTS = {
    "clue": ("lay", "laid_clue"),
    "trace": ("trace", "laid_trace"),
    "clue_from": ("take up", "took_up_clue"),
    "gate_spot": ("set on", "set_down"),
    "organ": ("organ", "placed_organ"),
}
"""What is said, and told, of a spot that is chosen."""


def character(s: State, number: int) -> str:
    """What a character is called in lines at this table: by name, or by a neutral title (23.2)."""
    return (NEUTRAL if s.character_names == 1 else CHARACTERS)[number]


def labels(s: State) -> dict[str, str]:
    """What things are called at this table."""
    return dict(zip(CHARACTERS, NEUTRAL, strict=True)) if s.character_names == 1 else {}


def said(s: State, decider: int, choice: int) -> Said:
    """What a decision says; of its choices a player also knows of what `kind` they are."""
    found = _said(s, decider, choice)
    return found if s.step >= GEARS else with_facts(found, kind=found.told[0].kind)


def with_facts(found: Said, **facts: Fact) -> Said:
    """What is said, with facts that only the decider needs, to choose by."""
    return Said(found.line, {**found.facts, **facts}, found.told)


def _said(s: State, decider: int, choice: int) -> Said:
    step, seat = STEPS[s.step], decider + 1
    if step in PAUSES and choice >= POWER:
        return _extra(s, seat, choice)
    if step in OF_FIGURES:
        verb, kind = OF_FIGURES[step]
        return openly(verb + " {figure}", kind, seat=seat, figure=character(s, choice))
    if step in OF_SPOTS:
        verb, kind = OF_SPOTS[step]
        return openly(verb + " {spot}", kind, seat=seat, spot=SPOTS[choice])
    if step in ("open", "bid", "raise"):
        return _bidding(s, step, seat, choice)
    if step in ("move", "walk", "ride", "clue_to"):
        return _way(s, step, seat, choice)
    if step in ("location", "discard"):
        return _tile(s, step, decider, choice)
    return _plain(s, step, seat, choice)


def _extra(s: State, seat: int, choice: int) -> Said:
    """A further answer at a pause: a card, a tile or a declaration. A declaring Fenrir shows his wolf marks (R41)."""
    if choice >= NAME_AS_FENRIR:
        figure = character(s, choice - NAME_AS_FENRIR)
        named = openly("name {figure} as fenrir", "declared_as_fenrir", seat=seat, figure=figure)
        return Said(named.line, named.facts, (*named.told, *_wolf_tiles(s, seat)))
    if choice >= NAME:
        return openly("name {figure}", "declared", seat=seat, figure=character(s, choice - NAME))
    if choice >= TILE:
        return openly("use {tile}", "used", seat=seat, tile=TILES[choice - TILE])
    return openly("play {power}", "played", seat=seat, power=POWERS[choice - POWER])


def _wolf_tiles(s: State, seat: int) -> list[Telling]:
    """All tiles of a hand that have a wolf mark, shown (12.2, R41)."""
    marked = [face for face, marks in enumerate(WOLF_MARKS) if marks for _ in range(s.tile[seat - 1][face])]
    return [Telling(EVERYBODY, "showed_wolf_tile", {"seat": seat, "tile": TILES[face]}) for face in marked]


def _bidding(s: State, step: str, seat: int, choice: int) -> Said:
    if step == "open":
        return openly("open {position}", "opened", seat=seat, position=choice + 1)
    if choice == PASS:
        return openly("pass", "passed", seat=seat, position=s.auctioned + 1)
    bid = openly("bid {amount}", "bid", seat=seat, position=s.auctioned + 1, amount=choice)
    return with_facts(bid, left=s.time[seat - 1] - choice)


def _way(s: State, step: str, seat: int, choice: int) -> Said:
    """A step, a ride, or where a clue goes, with what becomes of the clue there."""
    if choice == STOP:
        return openly("stop", "stood_still", seat=seat)
    if choice in (LOCOMOTIVE_WALK, FREE_WALK_NOW):
        line = "locomotive" if choice == LOCOMOTIVE_WALK else "free walk"
        return with_facts(openly(line, "began_walk", seat=seat), walk=line, steps=WALK_LENGTH)
    at, leaves = choice % LEAVE, choice % BY_RIDE >= LEAVE
    line, kind = ("ride", "rode") if choice >= BY_RIDE else ("step", "stepped")
    moved: dict[str, Fact] = {"figure": character(s, s.walker if step == "walk" else s.figure)}
    takes = s.clue[at]
    if step == "clue_to":
        line, kind, moved = "put", "put_clue", {}
        takes = int(s.figure >= 0 and s.place[s.figure] == at)
    way = openly(f"{line} {{spot}}{' leave' * leaves}", kind, seat=seat, spot=SPOTS[at], **moved)
    clues: dict[str, Fact] = {"leaves" if leaves else "takes": takes} if takes else {}
    return with_facts(way, cost=int(step == "move" and choice < BY_RIDE), **clues)


def _tile(s: State, step: str, decider: int, choice: int) -> Said:
    """A tile that is placed, shown for its symbol, or put back."""
    seat = decider + 1
    if step == "discard" and s.tiles_hidden == 1:
        return openly("discard {tile}", "discarded", seat=seat, tile=TILES[choice])
    if step == "discard":
        return secretly(decider, "discard {tile}", "you_discard", "discards", tile=TILES[choice])
    if choice == PASS:
        return openly("pass", "placed_nothing", seat=seat)
    if choice >= BY_SYMBOL:
        return openly("symbol {tile}", "showed_symbol", seat=seat, tile=TILES[choice - BY_SYMBOL])
    building, slot = divmod(choice, len(SLOTS))
    return openly("place {building} {slot}", "placed_tile", seat=seat, building=BUILDINGS[building], slot=SLOTS[slot])


def _plain(s: State, step: str, seat: int, choice: int) -> Said:
    if step == "gear":
        return openly("turn {teeth}", "turned", seat=seat, teeth=teeth_of(choice))
    if step == "hand_in":
        return openly("hand in {clues}", "handed_in", seat=seat, clues=choice)
    if step == "target" and choice == UNKNOWN:
        return openly("look pile", "turned_to_pile", seat=seat)
    if step == "target":
        return openly("look {other}", "turned_to", seat=seat, other=choice + 1)
    if step == "free_action":
        return openly("act {action}", "acted", seat=seat, action=ACTIONS[choice])
    if step == "recover":
        return openly("recover {power}", "recovered", seat=seat, power=POWERS[choice])
    if step == "end":
        return openly("end", "ended_turn", seat=seat)
    if step in ("twice", "look_on"):
        answer = "yes" if choice else "no"
        return openly(answer, f"{step}_{answer}", seat=seat)
    return _chance(s, step, choice)


def _chance(s: State, step: str, choice: int) -> Said:
    """What chance decides, each to whom it concerns."""
    if step == "gears":
        return Said(f"gears {choice}", {}, (Telling(EVERYBODY, "gears"),))
    if step == "deal":
        seat = dealt_to(s)
        return secretly(seat, f"deal {seat + 1} {{figure}}", "you_hold", "has_card", figure=character(s, choice))
    if step == "chosen":
        return Said(f"chosen {character(s, choice)}", {}, (Telling(EVERYBODY, "chosen_aside"),))
    if step == "seating":
        return openly("order {position} seat {seat}", "old_order", seat=choice + 1, position=s.index + 1)
    if step == "event":
        return openly("event {event}", "event", hour=s.hour, **about_event(s, choice))
    if step == "role":
        role = ROLES[choice]
        return secretly(s.index, f"role {s.index + 1} {role}", f"you_are_{role}", "has_role")
    return _draw(s, choice) if step == "draw" else _look(s, choice)


def _draw(s: State, face: int) -> Said:
    """A tile drawn: its drawer sees it, and whoever knew what lay on top knows it too (22.10)."""
    drawer, knowing = only(s.turn), knows_drawn(s)
    facts: dict[str, Fact] = {"tile": TILES[face]}
    told = (
        Telling(drawer, "you_draw", facts),
        Telling(knowing & ~drawer, "draws_known", {"seat": s.turn + 1, **facts}),
        Telling(EVERYBODY & ~knowing & ~drawer, "draws", {"seat": s.turn + 1}),
    )
    return Said(f"draw {TILES[face]}", facts, told)


def _look(s: State, card: int) -> Said:
    """A look: the looker learns the card, its owner which one was looked at, all others only that (22.3, 22.6)."""
    power = card == len(CHARACTERS)
    facts: dict[str, Fact] = {} if power else {"figure": character(s, card)}
    kind, owner = "power" if power else "character", looked_at(s)
    told = (
        Telling(only(s.turn), f"you_see_{kind}", facts),
        Telling(owner, f"your_{kind}_was_seen", {"seat": s.turn + 1, **facts}),
        Telling(all_but(s.turn) & ~owner, "looks", {"seat": s.turn + 1}),
    )
    return Said("see power" if power else f"see {facts['figure']}", facts, told)


def about_event(s: State, event: int) -> dict[str, Fact]:
    """An event as facts: its id, whom it locks, and who brings something when chosen."""
    facts: dict[str, Fact] = {"event": EVENTS[event]}
    for key, number in (("locks", LOCKS[event]), ("bonus", BONUS_CHARACTER[event])):
        if number >= 0:
            facts[key] = character(s, number)
    return facts


def asks(v: State, seat: int) -> dict[str, Fact]:
    """The facts of the question that a step puts to a seat, beside those that all its choices share."""
    step = STEPS[v.step]
    if step == "raise":
        return {"position": v.auctioned + 1, "amount": v.bid, "other": v.bidder + 1}
    if step == "bid":
        return {"position": v.auctioned + 1}
    if step in ("move", "ride"):
        return {"figure": character(v, v.figure), "steps": v.steps, "passes": _passes(v, acts=True)}
    if step == "walk":
        acts = v.walker == v.figure
        return {"figure": character(v, v.walker), "steps": v.walking, "passes": _passes(v, acts=acts)}
    if step in ("gate_spot", "swap_second"):
        return {"figure": character(v, v.moving)}
    if step in ("target", "look_on"):
        return {"looks": v.looks}
    if step == "hand_in":
        return {"action": ACTIONS[gear_action(v)]}
    if step == "discard":
        return {"over": v.tiles[seat] - TILE_LIMIT}
    return {}


def _passes(v: State, *, acts: bool) -> int:
    """May who has declared pass through others? 0 where nobody has declared, 1 for yes, 2 for no (12)."""
    return 1 + v.declared_pass_through if acts and v.declared > 0 else 0
