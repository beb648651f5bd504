"""What each decision of the Nuns says: its line, its facts, who is told; and what each step asks (RULES.md, 13)."""

from __future__ import annotations

from dataclasses import replace

from subrosa.core.fields import State
from subrosa.core.said import Said, openly, quietly
from subrosa.core.tellings import EVERYBODY, Fact, Telling, all_but, only

from .box import (
    BLESSINGS,
    CARDS,
    GUARD_CARDS,
    GUARDS,
    KEY_PLACE,
    NEIGHBOURS,
    NOVICES,
    PATHS,
    PLACES,
    WISH_PLACE,
    WISHES,
)
from .fields import FIGURES, STAGES, STEPS
from .rules import next_leader
from .rules.eyes import lit
from .rules.figures import guard_seat
from .rules.knows import guard_side
from .rules.moves import acting
from .rules.terms import (
    BLESSED_FALSE_NOISE,
    CAUGHT,
    FOR_PRIORESS,
    KEEP,
    NOISE_AT,
    NOVICE_COUNT,
    PAIR,
    PLAY_CARD,
    SOFT_STEPS,
    STAY_CAUGHT,
    STOP,
    STOP_AS_WALK,
    TURN_BACK,
    U_TURN,
    USE,
)

VERBS = {
    STOP: "stop",
    STOP_AS_WALK: "stop_as_walk",
    TURN_BACK: "turn_back",
    STAY_CAUGHT: "stay_caught",
    KEEP: "keep",
    USE: "use",
    U_TURN: "u_turn",
}
"""What the answers that are no place, card or path are called among the facts; the others go by their steps."""
STEP_VERBS = {"order": "first", "path": "path", "token": "noise", "hear": "noise", "move": "step", "go": "step"}


def said(s: State, decider: int, choice: int) -> Said:
    """What a decision says; its facts name what is done, too, for those who draw a choice."""
    found, step = _said(s, decider, choice), STEPS[s.step]
    if PLAY_CARD <= choice < PLAY_CARD + len(CARDS):
        verb = "play"
    else:
        verb = "false_noise" if choice >= NOISE_AT else VERBS.get(choice, STEP_VERBS.get(step, ""))
    return replace(found, facts={"verb": verb, **found.facts}) if verb else found


def _said(s: State, decider: int, choice: int) -> Said:
    step = STEPS[s.step]
    if step == "move":
        return _secret_move(s, decider, choice)
    if step == "order":
        return openly("first {guard}", "goes_first", guard=GUARDS[choice])
    if choice >= NOISE_AT:
        return _false_noise(s, step, decider, choice)
    if step in ("bless", "ears"):
        return _blessing(s, step, decider, choice)
    if step in ("token", "hear"):
        return _tokens(s, step, decider, choice)
    if step == "path":
        return _path(s, choice)
    if step == "go":
        return _stop(s, choice) if choice in (STOP, STOP_AS_WALK) else _pace(s, choice)
    return _chance(s, step, choice)


def told_only(seat: int, line: str, kind: str, **facts: Fact) -> Said:
    """A decision of which nobody else hears."""
    return Said(line.format_map(facts), facts, (Telling(only(seat), kind, facts),))


def _secret_move(s: State, seat: int, choice: int) -> Said:
    """A secret move is told to its own seat alone (12.1)."""
    novice = NOVICES[acting(s, seat)]
    if choice == TURN_BACK:
        return told_only(seat, "turn back", "you_turn_back", novice=novice)
    if choice == STAY_CAUGHT:
        return told_only(seat, "stay caught", "you_stay_caught", novice=novice)
    if choice == STOP:
        return told_only(seat, "stop", "you_stop", novice=novice)
    if PLAY_CARD <= choice < PLAY_CARD + len(CARDS):
        return told_only(seat, "play {card}", "you_choose", novice=novice, card=CARDS[choice - PLAY_CARD])
    return told_only(seat, "step {place}", _step_kind(s, seat, choice), novice=novice, place=PLACES[choice])


def _step_kind(s: State, seat: int, place: int) -> str:
    """A step home is open; on the run she knows at every step whether she is seen (6.1)."""
    novice = acting(s, seat)
    if s.status[novice] == CAUGHT and s.turned[novice] != 1:
        return "you_walk"
    return "you_step_seen" if lit(s, place) else "you_step"


def _false_noise(s: State, step: str, seat: int, choice: int) -> Said:
    """A false noise of a novice's own turn is told when it ends; a guard's is seen by the token (8.8, 10.3)."""
    guard, place = divmod(choice - NOISE_AT, FOR_PRIORESS)
    line, facts = "false noise {place} {guard}", {"place": PLACES[place], "guard": GUARDS[guard]}
    if step == "false_noise":
        return told_only(seat, line, "you_lay_falsely", novice=NOVICES[s.novice], **facts)
    return quietly(line, **facts)


def _blessing(s: State, step: str, seat: int, choice: int) -> Said:
    """To use a blessing or keep it; what is used openly is told as it comes to pass (8.8)."""
    figure = NOVICE_COUNT + s.guard if step == "ears" else s.novice
    facts: dict[str, Fact] = {"guard" if step == "ears" else "novice": FIGURES[figure]}
    if choice == KEEP:
        if step == "ears":
            return openly("keep", "guard_keeps_blessing", **facts)
        return told_only(seat, "keep", "you_keep_blessing", **facts)
    kind = s.blessing[figure]
    used = quietly("use", **facts, blessing=blessing_id(figure, kind))
    if step == "bless" and kind in QUIETLY_USED:
        return replace(used, told=(Telling(only(seat), QUIETLY_USED[kind], facts),))
    return used


QUIETLY_USED = {BLESSED_FALSE_NOISE: "you_will_make_false_noise", SOFT_STEPS: "you_step_softly"}
"""The blessings of a novice of whose use nobody else hears at once."""


def _tokens(s: State, step: str, seat: int, choice: int) -> Said:
    """The one or two tokens next to a guard; others learn of them when the noise turn ends (8.8)."""
    guard, novice = s.asked_for if step == "token" else s.guard, NOVICES[s.novice]
    places = token_places(s, guard, choice)
    facts: dict[str, Fact] = {"novice": novice, "guard": GUARDS[guard]}
    laid = [Telling(only(seat), "you_lay", {"novice": novice, "place": p, "guard": GUARDS[guard]}) for p in places]
    pair: dict[str, Fact] = dict(zip(("place", "second"), places, strict=False))
    return Said(f"noise {' '.join(places)}", {**facts, **pair}, tuple(laid) if step == "token" else ())


def token_places(s: State, guard: int, choice: int) -> list[str]:
    """The one or two places next to a guard that a choice of tokens names."""
    if choice < PAIR:
        return [PLACES[choice]]
    near = NEIGHBOURS[s.at[guard]]
    return [PLACES[near[j]] for j in divmod(choice - PAIR, len(near))]


def _path(s: State, choice: int) -> Said:
    guard = GUARDS[s.guard]
    if choice == U_TURN:
        return openly("u-turn", "made_u_turn", guard=guard, path=PATHS[s.completed[s.guard]])
    return openly("path {path}", "took_path", guard=guard, path=PATHS[choice])


def _pace(s: State, choice: int) -> Said:
    return openly("step {place}", "paced", guard=GUARDS[s.guard], place=PLACES[choice])


def _stop(s: State, choice: int) -> Said:
    """Who moves a guard names her card; a partner knows it, too, and the others see that she stops (7.8, 13.18)."""
    facts: dict[str, Fact] = {"guard": GUARDS[s.guard]}
    mine, side = only(guard_seat(s, s.guard)), guard_side(s)
    swift = choice == STOP_AS_WALK
    named = facts if swift else facts | {"guard_card": GUARD_CARDS[0 if s.paces <= 4 else 1]}
    names = "names_swift_walk" if swift else "names"
    told = [Telling(mine, f"you_{names.replace('names', 'name', 1)}", named)]
    if side != mine:
        told.append(Telling(side & ~mine, f"partner_{names}", named))
    told.append(Telling(EVERYBODY & ~side, "stopped", facts))
    card = GUARD_CARDS[0] if swift else named["guard_card"]
    return Said("stop as walk" if swift else "stop", facts | {"guard_card": card}, tuple(told))


def _chance(s: State, step: str, choice: int) -> Said:
    """What chance decides, each to whom it concerns (2.2-2.5, 8)."""
    if step == "roll":
        return openly("die {die}", "rolled", novice=NOVICES[s.novice], die=choice)
    if step == "listen":
        return openly("die {die}", "listens", guard=GUARDS[s.guard], die=choice)
    if step == "cell":
        return openly("novice {novice}", "leads", seat=next_leader(s) + 1, novice=NOVICES[choice])
    if step == "wish":
        return _wish(s, choice)
    return _dealt_blessing(s, choice)


def _wish(s: State, choice: int) -> Said:
    novice, owner = NOVICES[s.index], s.owner[s.index]
    facts: dict[str, Fact] = {"novice": novice, "wish_card": WISHES[choice]}
    places: dict[str, Fact] = {"key": PLACES[KEY_PLACE[choice]], "place": PLACES[WISH_PLACE[choice]]}
    told = (
        Telling(only(owner), "your_wish", facts | places),
        Telling(all_but(owner), "has_wish", {"novice": novice}),
    )
    return Said(f"wish {novice} {WISHES[choice]}", facts, told)


def _dealt_blessing(s: State, choice: int) -> Said:
    line = f"blessing {FIGURES[s.index]} {BLESSINGS[choice]}"
    whose: dict[str, Fact] = {"novice": FIGURES[s.index]}
    to, kind, others = only(s.owner[s.index]) if s.index < NOVICE_COUNT else 0, "your_blessing", "has_blessing"
    if s.index >= NOVICE_COUNT:
        whose = {"guard": FIGURES[s.index]}
        to, kind, others = guard_side(s), "your_guard_blessing", "guard_has_blessing"
    facts = whose | {"blessing": blessing_id(s.index, choice)}
    return Said(line, facts, (Telling(to, kind, facts), Telling(EVERYBODY & ~to, others, whose)))


def blessing_id(figure: int, kind: int) -> str:
    """A blessing by what it is to a novice or to a guard."""
    return f"guard_{BLESSINGS[kind]}" if figure >= NOVICE_COUNT else BLESSINGS[kind]


def tidy(wish: str) -> str:
    """Two noises may be named in either order."""
    verb, *places = wish.split() or [""]
    if verb == "noise" and all(place in PLACES for place in places):
        return " ".join([verb, *sorted(places, key=PLACES.index)])
    return wish


def asks(v: State, seat: int) -> dict[str, Fact]:
    """The facts of the question that a step puts to a seat, beside those that all its choices share."""
    step = STEPS[v.step]
    if step == "move":
        novice = acting(v, seat)
        card, stage = v.card[novice], STAGES[v.stage[novice]]
        facts: dict[str, Fact] = {"novice": NOVICES[novice], "card": CARDS[card] if card >= 0 else ""}
        return facts | {"stage": stage, "steps": max(v.steps[novice], 0)}
    if step == "path":
        none = int(v.u_turns == 1 or v.paths_reusable == 1)
        return {"guard": GUARDS[v.guard], "place": PLACES[v.at[v.guard]], "no_u_turns": none}
    if step == "go":
        return {"guard": GUARDS[v.guard], "paces": v.paces}
    if step in ("bless", "ears"):
        return {"die": v.die}
    if step == "false_noise":
        return {"novice": NOVICES[v.novice]}
    return {}
