"""What a player of Nuns may choose, what to type for it, and what it would do, worked out on his own view."""

from __future__ import annotations

from rich.text import Text

from subrosa.core.fields import State
from subrosa.core.match import Action, View
from subrosa.core.refusals import reason
from subrosa.games.nuns.rules.terms import (
    CARD,
    FOR_PRIORESS,
    KEEP,
    NOISE_AT,
    NOVICE_COUNT,
    PAIR,
    PLAY_CARD,
    STAY_CAUGHT,
    STEPPING,
    STOP,
    STOP_AS_WALK,
    TURN_BACK,
    U_TURN,
    USE,
    WALK_HOME,
)

from ..look import ROSE, Look, Row
from .known import acting, ahead, aim, distances, here, lit, nobody_listens, reasons, stepped
from .marks import blessing, letter, name_of, number, place, room, signs
from .mine import heard, light
from .panel import path, standing


def yes(look: Look, *, no: bool = False) -> tuple[str, ...]:
    """What else may be typed for yes or for no: the words of the reader's language and of English."""
    word = look.say("terminal-no" if no else "terminal-yes")
    return (word, word[0], *(("n", "no") if no else ("y", "yes")))


def verb(look: Look, view: View) -> str:
    """What the number of a place means: a step, or a noise laid there."""
    v, step = view.numbers, view.step
    if step == "move" and v.stage[acting(look, v)] in (STEPPING, WALK_HOME):
        return "step"
    return {"go": "step", "token": "noise", "hear": "noise"}.get(step, "")


# Keys


def offered(look: Look, view: View) -> set[int]:
    """The places that can be chosen now, whatever for."""
    if look.covered or look.me not in view.deciders:
        return set()
    found: set[int] = set()
    for action in view.actions:
        found |= set(places_of(look, view, action.choice))
    return found


def places_of(look: Look, view: View, choice: int) -> list[int]:
    """The places a choice is about."""
    v, step = view.numbers, view.step
    if choice >= NOISE_AT:
        return [(choice - NOISE_AT) % FOR_PRIORESS] if step == "false_noise" else []
    if step in ("token", "hear") and choice >= PAIR:
        near = look.game.box.NEIGHBOURS[v.at[v.asked_for if step == "token" else v.guard]]
        return [near[j] for j in divmod(choice - PAIR, len(near))]
    if step == "path":
        return [end_of(look, v, choice)]
    return [choice] if choice < STOP and step in ("move", "token", "hear", "go") else []


def end_of(look: Look, v: State, choice: int) -> int:
    """Where a path leads to from here."""
    path = int(v.completed[v.guard]) if choice == U_TURN else choice
    first, last = look.game.box.PATH_ENDS[path]
    return int(last if first == v.at[v.guard] else first)


def key_of(look: Look, view: View, choice: int, at: int) -> str:
    """What to type: places by their numbers, 0 is to stop, to keep, or no."""
    v, step = view.numbers, view.step
    if choice >= NOISE_AT:
        return _noise_key(look, view, choice)
    if choice in (STOP, KEEP, STAY_CAUGHT):
        return "0"
    if choice in (USE, TURN_BACK):
        return "1"
    if choice == STOP_AS_WALK:
        return "w"
    if step == "move" and v.stage[acting(look, v)] == CARD:
        return str(choice - PLAY_CARD + 1)
    if step == "order":
        return str(choice + 1)
    if step == "path":
        return str(at)
    return "+".join(place(look, number) for number in places_of(look, view, choice))


def _noise_key(look: Look, view: View, choice: int) -> str:
    """A false noise: its place, with a guard's letter where both are beside it; in a guard's move after an `n`."""
    guard, spot = divmod(choice - NOISE_AT, FOR_PRIORESS)
    alike = [action for action in view.actions if action.choice >= NOISE_AT]
    twice = sum((action.choice - NOISE_AT) % FOR_PRIORESS == spot for action in alike) > 1
    key = place(look, spot) + (letter(look, guard).lower() if twice else "")
    return key if view.step == "false_noise" else f"n{key}"


# Rows


def rows(look: Look, view: View) -> list[Row]:
    """The choices in order, each with what it would do."""
    numbered = enumerate(view.actions, start=1)
    return [_row(look, view, action, key_of(look, view, action.choice, at)) for at, action in numbered]


def _row(look: Look, view: View, action: Action, key: str) -> Row:
    step, choice = view.step, action.choice
    if choice >= NOISE_AT:
        return _false_noise(look, view, action, key)
    if step == "move":
        return _move(look, view, action, key)
    if step in ("bless", "ears"):
        return _blessing(look, view, action, key)
    if step in ("token", "hear"):
        return _token(look, view, action, key)
    if step == "order":
        return _order(look, view, action, key)
    if step == "path":
        return _path(look, view, action, key)
    return _go(look, view, action, key)


# The novices


def _move(look: Look, view: View, action: Action, key: str) -> Row:
    """A card, a step, to stop, or to turn back."""
    v, choice = view.numbers, action.choice
    novice = acting(look, v)
    if v.stage[novice] == CARD:
        return _card(look, v, action, key)
    if choice == STOP:
        return _stop(look, v, novice, action, key)
    if choice in (TURN_BACK, STAY_CAUGHT):
        turn = choice == TURN_BACK
        label = "label-turn-back" if turn else "label-stay-caught"
        does = Text(look.of_game(f"{label}-does"), "dim")
        return Row(action, key, look.of_game(label), (does,), yes(look, no=not turn))
    return _step(look, v, novice, action, key)


def _card(look: Look, v: State, action: Action, key: str) -> Row:
    """A movement card: how many steps, and how loud."""
    card, figures = action.choice - PLAY_CARD, look.game.rules.figures
    least, most = int(figures.least(v, card)), int(figures.most(v, card))
    span = str(least) if least == most else f"{least}{look.marks.dash}{most}"
    loud = look.of_game("label-loudness", number=number(look, int(figures.noise(v, card))))
    cells = (
        Text(look.of_game("label-span", span=span, count=most)),
        Text(loud),
        Text(look.of_game(f"card-{look.game.box.CARDS[card]}"), "dim"),
    )
    return Row(action, key, name_of(look, "cards", card), cells, (look.game.box.CARD_CODES[card],))


def _stop(look: Look, v: State, novice: int, action: Action, key: str) -> Row:
    """To stop here: who would hear her, and what she takes."""
    at, runs, note = here(v, novice), v.stage[novice] == STEPPING, ""
    leg = aim(look, v, novice)
    caught = runs and v.steps[novice] > 0 and look.game.rules.eyes.catches(v, novice, at)
    if caught:
        note = look.of_game("label-caught-here")
    elif runs and leg and leg.place == at:
        note = look.of_game(f"label-take-{leg.thing}")
    noise = noises(look, v, novice, at) if runs and not caught else Text()
    cells = (Text(light(look, v, at) if runs else ""), Text(), noise, Text(note, f"bold {ROSE}"))
    return Row(action, key, look.of_game("label-stop-on", place=place(look, at)), cells, ("s",))


def _step(look: Look, v: State, novice: int, action: Action, key: str) -> Row:
    """A step: seen or dark, how far it is from there to what she wants, who would hear her, doors and dangers."""
    there, now = action.choice, here(v, novice)
    if v.stage[novice] != STEPPING:
        home = distances(look, there, locks=v.key[novice] == 1)[look.game.box.CELLS[novice]]
        far = Text(f"{signs(look).home} {home}")
        return Row(action, key, named_place(look, there), (far, Text(_passage(look, now, there), "dim")))
    lights, figures = lit(look, v), look.game.rules.figures
    caught = look.game.rules.eyes.catches(v, novice, there)
    notes = [look.of_game("label-caught-here") if caught else "", _passage(look, now, there)]
    if now in lights and there not in lights:
        notes.append(look.of_game("label-leaves-trace"))
    if v.steps[novice] == figures.most(v, v.card[novice]):
        notes.append(look.of_game("label-with-swift-foot"))
    may_stop = v.steps[novice] + 1 >= figures.least(v, v.card[novice]) and not caught
    cells = (
        Text(light(look, v, there), "yellow" if there in lights else ""),
        _nearer(look, v, novice, there),
        noises(look, v, novice, there) if may_stop else Text(),
        Text(", ".join(filter(None, notes)), "dim"),
    )
    return Row(action, key, named_place(look, there), cells)


def noises(look: Look, v: State, novice: int, at: int) -> Text:
    """Who would hear her if she stopped there."""
    if nobody_listens(look, v):
        return Text()
    return Text(f"{signs(look).noise} ", "dim").append_text(heard(look, v, int(v.card[novice]), at))


def _nearer(look: Look, v: State, novice: int, there: int) -> Text:
    """How far it would be from there to what she wants next."""
    now = aim(look, v, novice)
    w = v.copy()
    w.steps[novice] += 1
    w.way[novice][w.steps[novice]] = there
    then = aim(look, w, novice)
    if not now or not then or then.steps >= look.game.box.UNREACHED:
        return Text()
    return Text(f"{getattr(signs(look), then.thing)} {then.steps}", ROSE if then.steps < now.steps else "")


def named_place(look: Look, at: int) -> str:
    """A place with its room."""
    return f"{room(look, at)} {place(look, at)}"


def _passage(look: Look, a: int, b: int) -> str:
    """The door between two places, if there is one."""
    box = look.game.box
    j = box.NEIGHBOURS[a].index(b)
    if box.LOCKED[a][j]:
        return look.of_game("label-sign-lock")
    return look.of_game("label-sign-door") if box.DOOR[a][j] else ""


def _blessing(look: Look, view: View, action: Action, key: str) -> Row:
    """To keep a blessing or to use it."""
    v, guard = view.numbers, view.step == "ears"
    kind = int(v.blessing[NOVICE_COUNT + v.guard if guard else v.novice])
    if action.choice == KEEP:
        return Row(action, key, look.of_game("label-keep"), _useless(look, view), yes(look, no=True))
    what = look.game.box.BLESSINGS[kind]
    does = look.of_game(f"blessing-{what}-guard" if guard else f"blessing-{what}")
    name = look.of_game("label-use", blessing=blessing(look, kind, guard=guard))
    return Row(action, key, name, (Text(does, "dim"),), yes(look))


def _useless(look: Look, view: View) -> tuple[Text, ...]:
    """Why a blessing cannot be used now, where keeping it is all there is."""
    if any(action.choice == USE for action in view.actions):
        return ()
    lines = [action.text for action in view.actions]
    key, facts = reason(look.game, view.numbers, look.me, "use", lines)
    return (Text(look.say(key, **look.shown(facts)), "dim"),)


def _token(look: Look, view: View, action: Action, key: str) -> Row:
    """One place for a noise, or two."""
    places = places_of(look, view, action.choice)
    rooms = ", ".join(named_place(look, at) for at in places)
    does = look.of_game("label-two-tokens") if len(places) > 1 else ""
    also = (" ".join(place(look, at) for at in places),) if len(places) > 1 else ()
    return Row(action, key, rooms, (Text(does, "dim"),), also)


def _false_noise(look: Look, view: View, action: Action, key: str) -> Row:
    """A false noise next to a guard."""
    guard, at = divmod(action.choice - NOISE_AT, FOR_PRIORESS)
    group = "" if view.step == "false_noise" else look.of_game("label-play-false-noise")
    beside = look.of_game("label-beside", guard=name_of(look, "guards", guard))
    short = place(look, at) + letter(look, guard).lower()
    also = (short,) if view.step == "false_noise" else (f"n{short}",)
    return Row(action, key, f"{named_place(look, at)}, {letter(look, guard)}", (Text(beside, "dim"),), also, group)


# The guards


def _order(look: Look, view: View, action: Action, key: str) -> Row:
    """Which guard goes first: where she is, whether she may leave her path."""
    v, guard = view.numbers, action.choice
    noises = [i for i in range(int(v.noises)) if v.noise_guard[i] == guard]
    cells = [Text(standing(look, v, guard)), Text(path(look, v, guard), "dim")]
    if noises:
        spots = ", ".join(sorted({place(look, int(v.noise_place[i])) for i in noises}))
        cells.append(Text(look.of_game("label-noise-beside", places=spots), "bold"))
    return Row(action, key, name_of(look, "guards", guard), tuple(cells), (letter(look, guard),))


def _path(look: Look, view: View, action: Action, key: str) -> Row:
    """A path card: where it leads, how long it is, and by which way."""
    v, box, turn = view.numbers, look.game.box, action.choice == U_TURN
    number = int(v.completed[v.guard]) if turn else action.choice
    name = name_of(look, "paths", number)
    end, length = end_of(look, v, action.choice), box.PATH_LENGTH[number] - 1
    w = v.copy()
    w.path[v.guard], w.heading[v.guard] = number, int(box.PATH_ENDS[number][0] == v.at[v.guard])
    way = ahead(look, w, int(v.guard))
    by = look.of_game(
        "label-by-way", places=f" {look.marks.arrow} ".join(place(look, at) for at in way[: 9 if look.wide else 4])
    )
    cells = (
        Text(f"{look.marks.arrow} {place(look, end)}"),
        Text(look.of_game("label-steps", count=length)),
        Text(by, "dim"),
    )
    return Row(action, key, look.of_game("label-u-turn", path=name) if turn else name, cells)


def _go(look: Look, view: View, action: Action, key: str) -> Row:
    """A step of a guard: on her path or off it, and how much she would see; or to stop."""
    v, choice, guard = view.numbers, action.choice, int(view.numbers.guard)
    if choice in (STOP, STOP_AS_WALK):
        walks = choice == STOP_AS_WALK or v.paces <= look.game.box.GUARD_MAX[0]
        label = "label-stop-walk" if walks else "label-stop-run"
        swift = look.of_game("label-with-swift-foot") if choice == STOP_AS_WALK else ""
        does = look.of_game("label-listens" if walks else "label-hears-nothing")
        name = f"{look.of_game(label)}{' ' if swift else ''}{swift}"
        return Row(action, key, name, (Text(does, "dim"),), ("s",) if choice == STOP else ())
    w = stepped(look, v, guard, choice)
    ways, notes = ahead(look, v, guard), []
    if ways and choice == ways[-1]:
        notes.append(look.of_game("label-path-end"))
    elif reasons(look, v, guard):
        notes.append(look.of_game("label-on-path" if choice in ways[:1] else "label-off-path"))
    views = sum(bool(look.game.rules.eyes.sees(w, guard, at)) for at in range(look.game.box.PLACE_COUNT)) - 1
    seen = [name_of(look, "novices", novice) for novice in range(NOVICE_COUNT) if _shown(look, w, guard, novice)]
    if any(at == choice for at in v.noise_place):
        notes.insert(0, f"{signs(look).noise} {look.of_game('label-sign-noise')}")
    cells = (
        Text(look.of_game("label-sees", count=views)),
        Text(look.of_game("label-in-view", novices=", ".join(seen)) if seen else "", "green"),
        Text(", ".join([*notes, *filter(None, [_passage(look, int(v.at[guard]), choice)])]), "dim"),
    )
    return Row(action, key, named_place(look, choice), cells)


def _shown(look: Look, w: State, guard: int, novice: int) -> bool:
    """Would a guard see a novice whose marker is on the board and who is on the run?"""
    marker = int(w.marker[novice])
    return marker >= 0 and w.status[novice] == 0 and bool(look.game.rules.eyes.sees(w, guard, marker))
