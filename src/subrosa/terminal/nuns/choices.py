"""What a player of Nuns may choose, what to type for it, and what it would do: from facts, and the view after it."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from subrosa.core.match import Action, View
from subrosa.core.refusals import reason

from ..look import ROSE, Look, Row
from . import likely
from .marks import blessing, figure, grace, index, letter, lit, name_of, number, room, signs
from .mine import heard, light, nobody_listens
from .panel import code, path, standing

ZERO, ONE = ("stop", "keep", "stay_caught"), ("use", "turn_back")
"""What is typed as 0: to stop, to keep, no; and as 1."""
SHORT = 3
"""So many places of a way are named where there is little room."""
Cells = tuple[Text, ...]


def yes(look: Look, *, no: bool = False) -> tuple[str, ...]:
    """What else may be typed for yes or for no: the words of the reader's language and of English."""
    word = look.say("terminal-no" if no else "terminal-yes")
    return (word, word[0], *(("n", "no") if no else ("y", "yes")))


def verb(look: Look, view: View) -> str:
    """What the number of a place means: a step, or a noise laid there."""
    verbs = [action.facts["verb"] for action in view.actions]
    return next((str(verb) for verb in verbs if verb in ("step", "noise")), "")


def strides(view: View, made: Action) -> bool:
    """A guard goes step by step, and each shows what there is to see; to stop is another matter."""
    return view.step == "go" and made.facts["verb"] == "step"


# Keys


def places_of(action: Action) -> list[str]:
    """The places a choice is about."""
    return [str(action.facts[fact]) for fact in ("place", "second") if fact in action.facts]


def offered(look: Look, view: View) -> set[str]:
    """The places that can be chosen now, whatever for; of paths their ends."""
    if look.covered:
        return set()
    ends = {end_of(look, view, str(action.facts["path"])) for action in view.actions if "path" in action.facts}
    once = [one for one in view.actions if one.facts["verb"] != "false_noise" or view.step == "false_noise"]
    return ends | {place for action in once for place in places_of(action)}


def end_of(look: Look, view: View, path: str) -> str:
    """Where a path leads to from here."""
    box = look.game.box
    first, last = (box.PLACES[end] for end in box.PATH_ENDS[box.PATHS.index(path)])
    return str(last if first == view.at[view.guard] else first)


def key_of(look: Look, view: View, action: Action, at: int) -> str:
    """What to type: places by their numbers, 0 is to stop, to keep, or no."""
    facts = action.facts
    if facts["verb"] in ZERO:
        return "0"
    if facts["verb"] in ONE:
        return "1"
    if facts["verb"] == "stop_as_walk":
        return "w"
    if facts["verb"] == "play":
        return str(look.game.box.CARDS.index(facts["card"]) + 1)
    if facts["verb"] == "false_noise":
        key, both = _noise_keys(look, view, action)
        alike = Counter(one.facts["place"] for one in view.actions if one.facts["verb"] == "false_noise")
        return both if alike[facts["place"]] > 1 else key
    return "+".join(places_of(action)) or str(at)


def _noise_keys(look: Look, view: View, action: Action) -> tuple[str, str]:
    """A false noise: its place, and with its guard's letter; in a guard's move after an `n`."""
    key = str(action.facts["place"])
    key = key if view.step == "false_noise" else f"n{key}"
    return key, key + letter(look, str(action.facts["guard"])).lower()


# Rows


def rows(look: Look, view: View) -> list[Row]:
    """The choices in order, each with what it would do."""
    numbered = enumerate(view.actions, start=1)
    return [_row(look, view, action, key_of(look, view, action, at)) for at, action in numbered]


def _row(look: Look, view: View, action: Action, key: str) -> Row:
    facts, verb = action.facts, str(action.facts["verb"])
    if verb in ("turn_back", "stay_caught"):
        label = f"label-{verb.replace('_', '-')}"
        does = Text(look.of_game(f"{label}-does"), "dim")
        return Row(action, key, look.of_game(label), (does,), yes(look, no=verb == "stay_caught"))
    if verb == "keep":
        return Row(action, key, look.of_game("label-keep"), _useless(look, view), yes(look, no=True))
    if verb == "use":
        return _use(look, view, action, key)
    if verb == "play":
        return _card(look, view, action, key, str(facts["card"]))
    if verb == "noise":
        return _token(look, action, key)
    if verb == "false_noise":
        return _false_noise(look, view, action, key)
    if verb == "first":
        return _order(look, view, action, key, str(facts["guard"]))
    if verb in ("path", "u_turn"):
        return _path(look, view, action, key, str(facts["path"]))
    if "guard" in facts:
        return (_go if verb == "step" else _halt)(look, view, action, key)
    novice = str(facts["novice"])
    return (_step if verb == "step" else _stop)(look, view, novice, action, key)


# The novices


def _card(look: Look, view: View, action: Action, key: str, card: str) -> Row:
    """A movement card: how many steps, and how loud."""
    span = view.derived["cards"][card]
    steps = str(span["least"]) if span["least"] == span["most"] else f"{span['least']}{look.marks.dash}{span['most']}"
    cells = (
        Text(look.of_game("label-span", span=steps, count=span["most"])),
        Text(look.of_game("label-loudness", number=number(look, span["noise"]))),
        Text(look.of_game(f"card-{card}"), "dim"),
    )
    return Row(action, key, name_of(look, "cards", card), cells, (code(look, card),))


def _stop(look: Look, view: View, novice: str, action: Action, key: str) -> Row:
    """To stop here: who would hear her, and what she takes."""
    at, runs, note = view.derived["here"][novice], view.stage[novice] == "steps", ""
    leg = next((leg for leg in view.derived["errands"][novice] if not leg["done"]), None)
    if runs and view.steps[novice] > 0 and at in view.derived["caught"]:
        note = look.of_game("label-caught-here")
    elif runs and leg and leg["place"] == at:
        note = look.of_game(f"label-take-{leg['thing']}")
    shown = Text(light(look, view, at) if runs else "")
    cells = (shown, Text(), _noises(look, view), Text(note, f"bold {ROSE}"))
    return Row(action, key, look.of_game("label-stop-on", place=at), cells, ("s",))


def _step(look: Look, view: View, novice: str, action: Action, key: str) -> Row:
    """A step: seen or dark, how far it is from there to what she wants, who would hear her, doors and dangers."""
    there, now = str(action.facts["place"]), view.derived["here"][novice]
    after, passage = view.after(action.choice), _passage(look, now, there)
    if view.stage[novice] != "steps":
        far = Text(f"{signs(look).home} {after.derived['homewards']}")
        return Row(action, key, named_place(look, there), (far, Text(passage, "dim")))
    lights = lit(view)
    notes = [look.of_game("label-caught-here") if there in view.derived["caught"] else "", passage]
    if now in lights and there not in lights:
        notes.append(look.of_game("label-leaves-trace"))
    if after.swift[novice] == 1:
        notes.append(look.of_game("label-with-swift-foot"))
    cells = (
        Text(light(look, view, there), "yellow" if there in lights else ""),
        _nearer(look, view, after, novice),
        _noises(look, after),
        Text(", ".join(filter(None, notes)), "dim"),
    )
    return Row(action, key, named_place(look, there), cells)


def _noises(look: Look, view: View) -> Text:
    """Who would hear her if she stopped where she is then."""
    if "heard" not in view.derived or nobody_listens(look, view):
        return Text()
    return Text(f"{signs(look).noise} ", "dim").append_text(heard(look, view))


def _nearer(look: Look, view: View, after: View, novice: str) -> Text:
    """How far it would be from there to what she wants next."""
    now, then = (
        next((leg for leg in one.derived["errands"][novice] if not leg["done"]), None) for one in (view, after)
    )
    if not now or not then or then["steps"] is None:
        return Text()
    nearer = now["steps"] is not None and then["steps"] < now["steps"]
    return Text(f"{getattr(signs(look), then['thing'])} {then['steps']}", ROSE if nearer else "")


def named_place(look: Look, at: str) -> str:
    """A place with its room."""
    return f"{room(look, at)} {at}"


def _passage(look: Look, a: str, b: str) -> str:
    """The door between two places, if there is one."""
    box, here = look.game.box, index(look, a)
    j = box.NEIGHBOURS[here].index(index(look, b))
    if box.LOCKED[here][j]:
        return look.of_game("label-sign-lock")
    return look.of_game("label-sign-door") if box.DOOR[here][j] else ""


def _use(look: Look, view: View, action: Action, key: str) -> Row:
    """To use a blessing."""
    id = str(action.facts.get("guard") or action.facts["novice"])
    name = look.of_game("label-use", blessing=blessing(look, id, view.blessing[id]))
    return Row(action, key, name, (Text(grace(look, id, view.blessing[id]), "dim"),), yes(look))


def _useless(look: Look, view: View) -> Cells:
    """Why a blessing cannot be used now, where keeping it is all there is."""
    lines = [action.text for action in view.actions]
    if "use" in lines:
        return ()
    key, facts = reason(look.game, view.numbers, look.me, "use", lines)
    return (Text(look.say(key, **look.shown(facts)), "dim"),)


def _token(look: Look, action: Action, key: str) -> Row:
    """One place for a noise, or two."""
    places = places_of(action)
    rooms = ", ".join(named_place(look, at) for at in places)
    does = look.of_game("label-two-tokens") if len(places) > 1 else ""
    return Row(action, key, rooms, (Text(does, "dim"),), (" ".join(places),) if len(places) > 1 else ())


def _false_noise(look: Look, view: View, action: Action, key: str) -> Row:
    """A false noise next to a guard."""
    guard, at = str(action.facts["guard"]), str(action.facts["place"])
    group = "" if view.step == "false_noise" else look.of_game("label-play-false-noise")
    beside = Text(look.of_game("label-beside", guard=name_of(look, "guards", guard)), "dim")
    name = f"{named_place(look, at)}, {letter(look, guard)}"
    return Row(action, key, name, (beside,), (_noise_keys(look, view, action)[1],), group)


# The guards


def _order(look: Look, view: View, action: Action, key: str, guard: str) -> Row:
    """Which guard goes first: where she is, whether she may leave her path."""
    laid = zip(view.noise_place, view.noise_guard, strict=True)
    spots = ", ".join(sorted({at for at, beside in laid if beside == guard}))
    cells = [Text(standing(look, view, guard)), Text(path(look, view, guard), "dim")]
    cells.append(likely.seen(look, view, action))
    if spots:
        cells.append(Text(look.of_game("label-noise-beside", places=spots), "bold"))
    return Row(action, key, name_of(look, "guards", guard), tuple(cells), (letter(look, guard),))


def _path(look: Look, view: View, action: Action, key: str, id: str) -> Row:
    """A path card: where it leads, how long it is, and by which way."""
    name, way = name_of(look, "paths", id), view.after(action.choice).derived["ahead"][view.guard]
    by, short = (f" {look.marks.arrow} ".join(way[:most]) for most in (9 if look.wide else 4, SHORT))
    steps = Text(look.of_game("label-steps", count=len(way)))
    name = look.of_game("label-u-turn", path=name) if action.facts["verb"] == "u_turn" else name
    cells = Text(f"{look.marks.arrow} {way[-1]}"), steps, Text(look.of_game("label-by-way", places=by), "dim")
    brief = Text(name), steps, Text(look.of_game("label-by-way", places=short), "dim")
    return Row(action, key, name, cells, short=brief)


def _halt(look: Look, view: View, action: Action, key: str) -> Row:
    """A guard stops: as a walk, after which she listens, or as a run."""
    walks, swift = action.facts["guard_card"] == "walk", action.facts["verb"] == "stop_as_walk"
    name = look.of_game("label-stop-walk" if walks else "label-stop-run")
    name = f"{name} {look.of_game('label-with-swift-foot')}" if swift else name
    does = Text(look.of_game("label-listens" if walks else "label-hears-nothing"), "dim")
    does = Text(found) if walks and (found := likely.heard(look, view, action)) else does
    return Row(action, key, name, (does,), () if swift else ("s",), short=(Text(name), does))


def _go(look: Look, view: View, action: Action, key: str) -> Row:
    """A step of a guard: on her path or off it, and how much she would see."""
    guard, there = view.guard, str(action.facts["place"])
    ahead, sees = view.derived["ahead"][guard], view.after(action.choice).derived["sees"][guard]
    notes, leaves = list[str](), view.derived["leave"][guard]
    if there in view.noise_place:
        notes.append(f"{signs(look).noise} {look.of_game('label-sign-noise')}")
    if ahead and there == ahead[-1]:
        notes.append(look.of_game("label-path-end"))
    elif leaves and there in ahead[:1]:
        notes.append(look.of_game("label-on-path"))
    known = view.derived["known"].items()
    seen = [figure(look, novice) for novice, one in known if one["state"] == "seen" and one["places"][0] in sees]
    name, shown = named_place(look, there), look.of_game("label-sees", count=len(sees) - 1)
    watched = look.of_game("label-in-view", novices=", ".join(seen)) if seen else ""
    shown = likely.seen(look, view, action).plain or shown
    short = Text(name), Text(", ".join(filter(None, (shown, watched, *notes))))
    off = look.of_game("label-off-path") if leaves and there not in ahead[:1] and there not in ahead[-1:] else ""
    noted = Text(", ".join(filter(None, (*notes, off, _passage(look, view.at[guard], there)))), "dim")
    return Row(action, key, name, (Text(shown), Text(watched, "green"), noted), short=short)
