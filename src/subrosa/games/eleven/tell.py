"""Who is told what when something is decided (RULES.md, section 22). With `view.py`, the one door secrets leave by."""

from __future__ import annotations

from collections.abc import Iterator

from subrosa.core.fields import State
from subrosa.core.tellings import EVERYBODY, Fact, Telling, all_but, only

from .box import (
    ACTION_FACES,
    ACTIONS,
    BUILDINGS,
    CHARACTERS,
    POWERS,
    SLOTS,
    SPOTS,
    STEP_FACES,
    TILES,
    TRANSPORT_FACES,
    TRANSPORTS,
    WOLF_MARKS,
)
from .fields import ROLES, STEPS
from .rules.goods import WATCHERS, knowers_of_top
from .rules.terms import (
    BY_RIDE,
    BY_SYMBOL,
    CHOSEN_ONE,
    FREE_WALK_NOW,
    LEAVE,
    LOCOMOTIVE_WALK,
    NAME,
    NAME_AS_FENRIR,
    OVER,
    PASS,
    POWER,
    STOP,
    TILE,
    UNKNOWN,
)
from .words import about_event, character

OF_FIGURES = {
    "lock": "locked",
    "copy": "copied",
    "gate_figure": "lifted",
    "swap_first": "swaps",
    "swap_second": "swapped",
}
OF_SPOTS = {
    "clue": "laid_clue",
    "trace": "laid_trace",
    "clue_from": "took_up_clue",
    "gate_spot": "set_down",
    "organ": "placed_organ",
}


def _all(kind: str, **facts: Fact) -> Telling:
    return Telling(EVERYBODY, kind, facts)


def tell(before: State, decider: int, choice: int, after: State) -> list[Telling]:
    """Everything that a decision tells, in the order in which it comes to pass."""
    gears = _gears(after) if before.gear != after.gear else ()
    return [
        *_decision(before, decider, choice),
        *gears,
        *_verdict(before, decider, choice, after),
        *_consequences(before, after),
    ]


def _verdict(s: State, decider: int, choice: int, after: State) -> Iterator[Telling]:
    """Was the Chosen One named? Who was wrong sees who it is (12.2, 12.3)."""
    if (
        STEPS[s.step] not in ("figure", "gear", "move", "hand_in", "end")
        or choice < NAME
        or STEPS[after.step] == "unseen"
    ):
        return
    named = choice - (NAME_AS_FENRIR if choice >= NAME_AS_FENRIR else NAME)
    if after.declared:
        yield _all("named_right", figure=character(s, named))
        return
    yield _all("named_wrong", figure=character(s, named))
    for card in range(len(CHARACTERS)):
        if after.card[card] == CHOSEN_ONE:
            yield Telling(only(decider), "you_see_chosen", {"figure": character(s, card)})


def _gears(s: State) -> Iterator[Telling]:
    """What the gears show now (8.3.1, 8.4)."""
    yield _all(
        "gears_show",
        transport=TRANSPORTS[TRANSPORT_FACES[s.gear % len(TRANSPORT_FACES)]],
        steps=STEP_FACES[s.gear % len(STEP_FACES)],
        action=ACTIONS[ACTION_FACES[s.gear % len(ACTION_FACES)]],
    )


def _decision(s: State, decider: int, choice: int) -> Iterator[Telling]:
    """The decision itself."""
    step, seat = STEPS[s.step], decider + 1
    if step in ("figure", "gear", "move", "hand_in", "end") and choice >= POWER:
        yield _extra(s, seat, choice)
        if choice >= NAME_AS_FENRIR:
            yield from _wolf_tiles(s, decider)
    elif step in ("open", "bid", "raise"):
        yield _bidding(s, step, seat, choice)
    elif step in ("move", "walk", "ride", "clue_to"):
        yield from _way(s, step, seat, choice)
    elif step == "figure":
        yield _all("chose", seat=seat, figure=character(s, choice))
    elif step in OF_FIGURES:
        yield _all(OF_FIGURES[step], seat=seat, figure=character(s, choice))
    elif step in OF_SPOTS:
        yield _all(OF_SPOTS[step], seat=seat, spot=SPOTS[choice])
    elif step in ("location", "discard"):
        yield from _tiles(s, step, decider, choice)
    elif step in ("gear", "hand_in", "target", "free_action", "recover", "twice", "look_on", "end"):
        yield from _plain(step, seat, choice)
    else:
        yield from _chance(s, step, choice)


def _extra(s: State, seat: int, choice: int) -> Telling:
    if choice >= NAME_AS_FENRIR:
        return _all("declared_as_fenrir", seat=seat, figure=character(s, choice - NAME_AS_FENRIR))
    if choice >= NAME:
        return _all("declared", seat=seat, figure=character(s, choice - NAME))
    if choice >= TILE:
        return _all("used", seat=seat, tile=TILES[choice - TILE])
    return _all("played", seat=seat, power=POWERS[choice - POWER])


def _wolf_tiles(s: State, decider: int) -> Iterator[Telling]:
    """A Fenrir who declares shows all his tiles with a wolf mark (12.2, R41)."""
    for face, marks in enumerate(WOLF_MARKS):
        for _ in range(s.tile[decider][face] if marks else 0):
            yield _all("showed_wolf_tile", seat=decider + 1, tile=TILES[face])


def _bidding(s: State, step: str, seat: int, choice: int) -> Telling:
    if step == "open":
        return _all("opened", seat=seat, position=choice + 1)
    if choice == PASS:
        return _all("passed", seat=seat, position=s.auctioned + 1)
    return _all("bid", seat=seat, position=s.auctioned + 1, amount=choice)


def _way(s: State, step: str, seat: int, choice: int) -> Iterator[Telling]:
    if choice == STOP:
        yield _all("stood_still", seat=seat)
    elif choice in (LOCOMOTIVE_WALK, FREE_WALK_NOW):
        yield _all("began_walk", seat=seat)
    else:
        verb = "put_clue" if step == "clue_to" else "rode" if choice >= BY_RIDE else "stepped"
        figure = s.walker if step == "walk" else s.figure
        facts: dict[str, Fact] = {"seat": seat, "spot": SPOTS[choice % LEAVE]}
        if step != "clue_to":
            facts["figure"] = character(s, figure)
        yield Telling(EVERYBODY, verb, facts)


def _tiles(s: State, step: str, decider: int, choice: int) -> Iterator[Telling]:
    if step == "discard" and s.tiles_hidden == 1:
        yield _all("discarded", seat=decider + 1, tile=TILES[choice])
    elif step == "discard":
        yield Telling(only(decider), "you_discard", {"tile": TILES[choice]})
        yield Telling(all_but(decider), "discards", {"seat": decider + 1})
    elif choice == PASS:
        yield _all("placed_nothing", seat=decider + 1)
    elif choice >= BY_SYMBOL:
        yield _all("showed_symbol", seat=decider + 1, tile=TILES[choice - BY_SYMBOL])
    else:
        building, slot = divmod(choice, len(SLOTS))
        yield _all("placed_tile", seat=decider + 1, building=BUILDINGS[building], slot=SLOTS[slot])


def _plain(step: str, seat: int, choice: int) -> Iterator[Telling]:
    if step == "gear":
        yield _all("turned", seat=seat, teeth=choice if choice <= 3 else 3 - choice)
    elif step == "hand_in":
        yield _all("handed_in", seat=seat, clues=choice)
    elif step == "target":
        if choice == UNKNOWN:
            yield _all("turned_to_pile", seat=seat)
        else:
            yield _all("turned_to", seat=seat, other=choice + 1)
    elif step == "free_action":
        yield _all("acted", seat=seat, action=ACTIONS[choice])
    elif step == "recover":
        yield _all("recovered", seat=seat, power=POWERS[choice])
    elif step == "end":
        yield _all("ended_turn", seat=seat)
    else:
        yield _all(f"{step}_{'yes' if choice else 'no'}", seat=seat)


def _chance(s: State, step: str, choice: int) -> Iterator[Telling]:
    """What chance has decided, each to whom it concerns."""
    if step == "gears":
        yield _all("gears")
    elif step == "deal":
        seat = s.index // (2 if s.seats == 3 else 1)
        yield Telling(only(seat), "you_hold", {"figure": character(s, choice)})
        yield Telling(all_but(seat), "has_card", {"seat": seat + 1})
    elif step == "chosen":
        yield _all("chosen_aside")
    elif step == "seating":
        yield _all("old_order", seat=choice + 1, position=s.index + 1)
    elif step == "event":
        yield _all("event", hour=s.hour, **about_event(s, choice))
    elif step == "role":
        yield Telling(only(s.index), f"you_are_{ROLES[choice]}")
        yield Telling(all_but(s.index), "has_role", {"seat": s.index + 1})
    elif step == "draw":
        yield from _draw(s, choice)
    else:
        yield from _look(s, choice)


def _draw(s: State, face: int) -> Iterator[Telling]:
    """A tile drawn: its drawer sees it, and whoever knew what lay on top knows it too (22.10)."""
    seat = s.turn
    knowing = EVERYBODY if s.tiles_hidden == 1 else only(seat)
    knowers = knowers_of_top(s)
    knowing |= EVERYBODY if knowers >> WATCHERS & 1 else knowers
    yield Telling(only(seat), "you_draw", {"tile": TILES[face]})
    yield Telling(knowing & ~only(seat), "draws_known", {"seat": seat + 1, "tile": TILES[face]})
    yield Telling(EVERYBODY & ~knowing & ~only(seat), "draws", {"seat": seat + 1})


def _look(s: State, card: int) -> Iterator[Telling]:
    """A look: the looker learns the card, its owner which one was looked at, all others only that (22.3, 22.6)."""
    what: dict[str, Fact] = {} if card == len(CHARACTERS) else {"figure": character(s, card)}
    kind = "power" if card == len(CHARACTERS) else "character"
    owner = 0 if s.target == UNKNOWN or s.owner_sees_investigated_card == 1 else only(s.target)
    yield Telling(only(s.turn), f"you_see_{kind}", what)
    yield Telling(owner, f"your_{kind}_was_seen", {"seat": s.turn + 1, **what})
    yield Telling(EVERYBODY & ~owner & ~only(s.turn), "looks", {"seat": s.turn + 1})


def _consequences(s: State, after: State) -> Iterator[Telling]:
    """What the decision brought about, for all to see."""
    for card in range(len(CHARACTERS)):
        if after.open[card] > s.open[card] and after.card[card] != CHOSEN_ONE:
            yield _opened(s, card, after)
    for seat in range(s.seats):
        for field in ("time", "sheets", "clues"):
            was, now = getattr(s, field)[seat], getattr(after, field)[seat]
            if was != now:
                yield _all(field, seat=seat + 1, before=was, now=now)
        if s.alive >> seat & 1 and not after.alive >> seat & 1:
            yield _all("eliminated", seat=seat + 1)
        if after.shown_role[seat] != s.shown_role[seat]:
            yield _all(f"was_{ROLES[after.shown_role[seat]]}", seat=seat + 1)
    for position in range(after.positions):
        if after.order[position] >= 0 and after.order[position] != s.order[position]:
            yield _all("placed", seat=after.order[position] + 1, position=position + 1)
    if after.step == OVER:
        yield from _ended(after)


def _opened(s: State, card: int, after: State) -> Telling:
    """A card is turned up: somebody's, or one that lies on the table."""
    where = after.card[card]
    if where < s.seats:
        return _all("showed_card", seat=where + 1, figure=character(s, card))
    return _all("card_open", figure=character(s, card))


def _ended(s: State) -> Iterator[Telling]:
    if s.winner >= 0:
        yield _all("won", seat=s.winner + 1)
    else:
        yield _all("ragnarok")
    for card in range(len(CHARACTERS)):
        if s.card[card] == CHOSEN_ONE:
            yield _all("chosen_was", figure=character(s, card))
        elif s.card[card] < s.seats:
            yield _all("held", seat=s.card[card] + 1, figure=character(s, card))
    for seat in range(s.seats):
        if s.role[seat] == 1 and s.shown_role[seat] < 0:
            yield _all("was_fenrir", seat=seat + 1)
