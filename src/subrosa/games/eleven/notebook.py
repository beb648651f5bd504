"""What can be known of cards, roles and tiles, for people: every place of every character, with shares and reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from subrosa.core.beliefs import Matter, Reason, Share
from subrosa.core.fields import NOBODY, State
from subrosa.core.game import Bet
from subrosa.core.puzzling import Noticed
from subrosa.core.tellings import Telling

from . import steps
from .box import CHARACTERS, NEUTRAL, ORGAN_MARK, TILE_FACES
from .fields import PLACES, PLAYERS, STEPS
from .rules.goods import wolf_marks
from .rules.terms import CHOSEN_ONE, FACE_UP, FENRIR, HERO, NAME, NAME_AS_FENRIR, PILE

Reasons = tuple[Reason, ...]
FIGURES = range(len(CHARACTERS))
WOLVES = ("0", "1", "2+")
"""Wolf marks in a hand: two are what Fenrir needs."""
NO_YES = ("no", "yes")
BEARS_OUT = {
    "you_hold": "you_hold",
    "clue_with": "you_saw_with",
    "clue_in_pile": "you_saw_in_pile",
    "showed_card": "lies_open",
    "card_open": "lies_open",
    "named_wrong": "named_in_vain",
}
"""Of which reason each telling is the fact."""


def matters(v: State, seat: int, mind: State) -> Iterator[Matter]:
    """Where every character's card is, who is Fenrir, what the others may know, and what their tiles may bear."""
    for character in FIGURES:
        yield _card(v, seat, mind, character)
    if any(mind.fenrir_counted[: v.seats]):
        yield _fenrir(v, seat, mind)
    rivals = [player for player in range(v.seats) if player != seat and v.alive >> player & 1]
    for rival in rivals:
        shares = _yes(mind.names_counted[rival], mind.names_believed[rival])
        yield _settled("names", {"seat": rival + 1}, shares, _why_names(v, seat, mind, rival, shares))
    for rival, other in product(rivals, range(v.seats)):
        if rival != other:
            shares = _yes(mind.knows_counted[rival][other], mind.knows_believed[rival][other])
            reasons = _why_knows(v, seat, rival, other, shares)
            yield _settled("knows", {"seat": rival + 1, "other": other + 1}, shares, reasons)
    for rival in rivals if v.seats > 3 else ():
        shares = _marks(WOLVES, mind.wolf_counted, mind.wolf_believed, rival)
        yield _settled("wolves", {"seat": rival + 1}, shares, _why_marks(v, rival))
    for rival in rivals:
        shares = _marks(NO_YES, mind.organ_counted, mind.organ_believed, rival)
        yield _settled("symbols", {"seat": rival + 1}, shares, _why_marks(v, rival))


def asked(matters: Iterable[Matter]) -> Iterator[Matter]:
    """What puzzles ask: where a card is; and the other way round, who is the Chosen One, and whom a player holds.

    What is certain because all other cards were seen is no puzzle: somebody must have been named in vain, by others.
    """
    cards = [matter for matter in matters if matter.kind == "card"]
    turned = [_turned("chosen", {}, PLACES[CHOSEN_ONE], cards)]
    if PLACES[PILE] in cards[0].shares:
        hands = [place for place in cards[0].shares if place in PLAYERS]
        turned += [_turned("hand", {"seat": PLAYERS.index(place) + 1}, place, cards) for place in hands]
    named_himself = any(card.certain == PLACES[CHOSEN_ONE] and len(card.reasons) == 1 for card in cards)
    for matter in (*cards, *turned):
        in_vain = any(reason.kind == "named_in_vain" for reason in matter.reasons)
        if matter.certain is None or (in_vain and not named_himself):
            yield matter


def worded(step: Noticed, telling: Telling) -> Telling:
    """A card that was looked at, with where it was seen."""
    if telling.kind != "you_see_character":
        return telling
    place = step.after.card[_number(str(telling.facts["figure"]))]
    if place == PILE:
        return Telling(telling.to, "clue_in_pile", telling.facts)
    return Telling(telling.to, "clue_with", {**telling.facts, "seat": place + 1})


def _turned(kind: str, of: dict[str, int], place: str, cards: list[Matter]) -> Matter:
    """Whose card is at a place that holds one."""
    figures = {str(card.of["figure"]): card for card in cards}
    reasons = next((card.reasons for card in cards if card.certain == place), ())
    out = {figure: card.ruled_out[place] for figure, card in figures.items() if place in card.ruled_out}
    return Matter(kind, of, {figure: card.shares[place] for figure, card in figures.items()}, reasons, out)


def truth(s: State, matter: Matter) -> str:
    """How it really is; nothing before the cards are dealt."""
    if matter.kind in ("chosen", "hand"):
        place = CHOSEN_ONE if matter.kind == "chosen" else int(matter.of["seat"]) - 1
        return next(steps.character(s, character) for character in FIGURES if s.card[character] == place)
    if matter.kind == "card":
        place = s.card[_number(str(matter.of["figure"]))]
        return PLACES[place] if place >= 0 else ""
    if matter.kind == "fenrir":
        return next((PLAYERS[player] for player in range(s.seats) if s.role[player] == FENRIR), "nobody")
    rival = int(matter.of["seat"]) - 1
    if matter.kind == "wolves":
        return WOLVES[min(wolf_marks(s, rival), 2)]
    if matter.kind == "symbols":
        return NO_YES[any(s.tile[rival][face] > 0 and ORGAN_MARK[face] for face in range(TILE_FACES))]
    if min(s.card) < 0:
        return ""
    places = [int(matter.of["other"]) - 1] if matter.kind == "knows" else [*range(s.seats), PILE]
    unseen = [c for c in FIGURES if s.card[c] in places and not s.open[c] and not s.known[rival][c]]
    if matter.kind == "names":
        unseen = [c for c in unseen if not s.wrong[c]]
    return "no" if unseen else "yes"


def whose(s: State, matter: Matter) -> int:
    """Who has a card or a role keeps it secret; the cards of the pile and of the Chosen One are nobody's."""
    if matter.kind in ("card", "fenrir"):
        found = truth(s, matter)
        return PLAYERS.index(found) if found in PLAYERS else NOBODY
    return int(matter.of["seat"]) - 1


def guessed(s: State, decider: int, choice: int) -> Iterator[Bet]:
    """Who declares bets on one character (12)."""
    if STEPS[s.step] in steps.PAUSES and choice >= NAME:
        named = choice - (NAME_AS_FENRIR if choice >= NAME_AS_FENRIR else NAME)
        yield "card", {"figure": steps.character(s, named)}, [PLACES[CHOSEN_ONE]]


def _number(name: str) -> int:
    """The character who is called so, by name or by title."""
    return (CHARACTERS if name in CHARACTERS else NEUTRAL).index(name)


def _clean(share: float) -> float:
    """A share without what sums of small numbers leave behind."""
    return min(1.0, max(0.0, round(share, 12)))


def _marks(names: Sequence[str], counted: State, believed: State, rival: int) -> dict[str, Share]:
    """How many marks a hand bears, the last name for all that are more."""
    rows = [(*row[rival][: len(names) - 1], sum(row[rival][len(names) - 1 :])) for row in (counted, believed)]
    return {name: Share(_clean(c), _clean(b)) for name, c, b in zip(names, *rows, strict=True)}


def _yes(counted: float, believed: float) -> dict[str, Share]:
    """The shares of something that is so or not."""
    yes, no = Share(_clean(counted), _clean(believed)), Share(_clean(1.0 - counted), _clean(1.0 - believed))
    return {"yes": yes, "no": no}


def _settled(kind: str, of: dict[str, int], shares: dict[str, Share], reasons: Reasons) -> Matter:
    """A matter whose alternatives are ruled out, if at all, by what makes the one that is left certain."""
    out = {name: reasons for name, share in shares.items() if share.counted == 0.0}
    return Matter(kind, of, shares, reasons if any(share.counted == 1.0 for share in shares.values()) else (), out)


# What others know and hold.


def _why_knows(v: State, seat: int, rival: int, target: int, shares: dict[str, Share]) -> Reasons:
    """The fewest facts by which a player has seen all the cards of a hand or of the pile, or has not."""
    pile = target == PILE
    where = {"seat": rival + 1} if pile else {"seat": rival + 1, "other": target + 1}
    cards = [c for c in FIGURES if v.card[c] == target]
    if cards and all(v.open[c] == 1 for c in cards):
        return tuple(_seen(v, seat, c) for c in cards)
    if v.seen_most[rival][target] == 0:
        return (Reason("never_looked_in_pile" if pile else "never_looked", where),)
    if target == seat:
        return (Reason("saw_yours" if shares["yes"].counted == 1.0 else "saw_yours_not", {"seat": rival + 1}),)
    if shares["yes"].counted == 1.0:
        return (Reason("looked_at_all_of_pile" if pile else "looked_at_all", where),)
    return (Reason("looked_too_little", {"seat": rival + 1}),)


def _why_names(v: State, seat: int, mind: State, rival: int, shares: dict[str, Share]) -> Reasons:
    """The fewest facts by which a player can name the Chosen One, or cannot."""
    places = [p for p in (*range(v.seats), PILE) if p != rival and (p != PILE or v.seats > 3)]
    seen = {place: mind.knows_counted[rival][place] for place in places}
    if shares["yes"].counted == 1.0:
        return _once(r for p in places for r in _why_knows(v, seat, rival, p, shares) if seen[p] == 1.0)
    return next((_why_knows(v, seat, rival, p, shares) for p in places if seen[p] == 0.0), ())


def _why_marks(v: State, rival: int) -> Reasons:
    """The fewest facts by which it is certain what marks a hand bears."""
    known = sum(max(0, count) for count in v.tile[rival])
    if v.tiles[rival] == 0:
        return (Reason("no_tiles", {"seat": rival + 1}),)
    return (Reason("tiles_known" if known else "marks_elsewhere", {"seat": rival + 1}),)


# Cards.


def _card(v: State, seat: int, mind: State, character: int) -> Matter:
    """Where a character's card is."""
    places = [*range(v.seats), FACE_UP if v.seats == 3 else PILE, CHOSEN_ONE]
    counted, believed = mind.counted[character], mind.believed[character]
    shares = {PLACES[place]: Share(_clean(counted[place]), _clean(believed[place])) for place in places}
    out = {PLACES[p]: _why_not(v, seat, mind, character, p) for p in places if shares[PLACES[p]].counted == 0.0}
    here = [place for place in places if shares[PLACES[place]].counted == 1.0]
    reasons = _why(v, seat, mind, character, here[0]) if here else ()
    return Matter("card", {"figure": steps.character(v, character)}, shares, reasons, out)


def _seen(v: State, seat: int, character: int) -> Reason:
    """How the seat knows where a card is."""
    place = v.card[character]
    facts = {"figure": steps.character(v, character)}
    if place == seat:
        return Reason("you_hold", facts)
    if v.open[character] == 1:
        return Reason("lies_open", facts)
    if place == CHOSEN_ONE:
        return Reason("you_saw_chosen", facts)
    if place == PILE:
        return Reason("you_saw_in_pile", facts)
    return Reason("you_saw_with", {**facts, "seat": place + 1})


def _why(v: State, seat: int, mind: State, character: int, place: int) -> Reasons:
    """The fewest facts by which a card must be somewhere: it was seen there, or everywhere else is ruled out."""
    if v.card[character] >= 0:
        return (_seen(v, seat, character),)
    if place == CHOSEN_ONE:
        return tuple(_excluded(v, seat, c) for c in FIGURES if c != character)
    others = [p for p in [*range(v.seats), PILE, CHOSEN_ONE] if p != place]
    return _once(reason for p in others for reason in _why_not(v, seat, mind, character, p))


def _excluded(v: State, seat: int, character: int) -> Reason:
    """Why a character is not the Chosen One."""
    if v.card[character] >= 0:
        return _seen(v, seat, character)
    return Reason("named_in_vain", {"figure": steps.character(v, character)})


def _why_not(v: State, seat: int, mind: State, character: int, place: int) -> Reasons:
    """The fewest facts by which a card cannot be somewhere."""
    if v.card[character] >= 0:
        return (_seen(v, seat, character),)
    if place == CHOSEN_ONE and v.wrong[character] == 1:
        return (Reason("named_in_vain", {"figure": steps.character(v, character)}),)
    if place == seat:
        return tuple(_seen(v, seat, c) for c in FIGURES if v.card[c] == seat)
    there = [c for c in FIGURES if mind.counted[c][place] > 1.0 - 1e-9]
    return _once(reason for c in there for reason in _why(v, seat, mind, c, place))


def _once(reasons: Iterator[Reason]) -> Reasons:
    """Each fact once."""
    kept: list[Reason] = []
    for reason in reasons:
        if reason not in kept:
            kept.append(reason)
    return tuple(kept)


# Roles.


def _fenrir(v: State, seat: int, mind: State) -> Matter:
    """Who is Fenrir, if anybody."""
    names = [*PLAYERS[: v.seats], "nobody"]
    at = [*range(v.seats), len(PLAYERS)]
    shares = {
        name: Share(_clean(mind.fenrir_counted[i]), _clean(mind.fenrir_believed[i]))
        for name, i in zip(names, at, strict=True)
    }
    out = {name: _no_fenrir(v, seat, i) for name, i in zip(names, at, strict=True) if shares[name].counted == 0.0}
    here = [i for name, i in zip(names, at, strict=True) if shares[name].counted == 1.0]
    reasons = _is_fenrir(v, seat, here[0], out) if here else ()
    return Matter("fenrir", {}, shares, reasons, out)


def _is_fenrir(v: State, seat: int, player: int, out: dict[str, Reasons]) -> Reasons:
    """The fewest facts by which a player must be Fenrir."""
    if player == seat:
        return (Reason("you_are_fenrir"),)
    if player < v.seats and v.shown_role[player] == FENRIR:
        return (Reason("showed_fenrir", {"seat": player + 1}),)
    return _once(reason for name, reasons in out.items() for reason in reasons)


def _no_fenrir(v: State, seat: int, player: int) -> Reasons:
    """The fewest facts by which a player, or nobody, cannot be it."""
    roles = [v.role[p] if p == seat else v.shown_role[p] for p in range(v.seats)]
    if FENRIR in roles:
        holder = roles.index(FENRIR)
        return (Reason("you_are_fenrir") if holder == seat else Reason("showed_fenrir", {"seat": holder + 1}),)
    if player == len(PLAYERS):
        return (Reason("fenrir_was_dealt"),)
    if player == seat:
        return (Reason("you_are_a_hero"),)
    if roles[player] == HERO:
        return (Reason("showed_hero", {"seat": player + 1}),)
    return (Reason("no_role", {"seat": player + 1}),)
