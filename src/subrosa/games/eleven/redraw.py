"""Other worlds: histories of 011 that would have told a seat exactly what it was told.

What the seat knows is written down first (`heard`), and only that is drawn from. Drawn anew are the others'
character cards and the Chosen One, the roles, the tiles others draw and put back unseen, and what others see when
they look.

The measure: chance by its weights, secret discards uniform over the different tiles held, open choices only as
legal or not. Cards are uniform over the deals that fit, and Fenrir over the role cards, those not dealt among them.
A tile in another hand has no face until it is shown; then one of the unsettled tiles of that hand becomes it, in
proportion to how likely each is, and the sum of these chances goes into the weight, less what counts one history
several times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log
from random import Random

from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.match import Decision

from . import rules
from .box import CHARACTERS, MOST_CHOICES, TILE_FACES, WOLF_MARKS
from .fields import STEPS
from .rules.goods import WATCHERS, knowers_of_top
from .rules.hour import roles_left
from .rules.terms import (
    BY_SYMBOL,
    CHOSEN_ONE,
    FACE_UP,
    NAME,
    NAME_AS_FENRIR,
    OVER,
    PASS,
    PILE,
    TILE,
)

TRIES = 2_000
FIGURES = len(CHARACTERS)
PAUSES = ("figure", "gear", "move", "hand_in", "end")


@dataclass
class Heard:
    """One decision as a seat knows it: step, decider, whom it concerns, and the choice, None where it is hidden."""

    step: str
    decider: int
    subject: int
    choice: int | None
    shown: int = -1
    """A tile face that this decision shows to the table: played, placed, or discarded for its symbol."""
    wolves: tuple[int, ...] = ()
    """The tiles with a wolf mark that a declaring Fenrir shows: all he has."""
    out: int = -1
    """The seat that is eliminated by this decision."""


@dataclass
class Story:
    """Everything a seat knows of a match."""

    heard: list[Heard]
    over: bool
    seats: int
    cards: dict[int, int]
    """Where the seat knows a character's card to be."""
    not_chosen: set[int]
    roles: dict[int, int]
    bag: Counter[int]
    """The tiles of the bag that this seat has not drawn itself."""
    role_cards: int = 0
    """How many role cards were shuffled when Fenrir awoke."""


@dataclass
class _Tile:
    """A tile another seat holds or has put back: its face once that is settled."""

    face: int = -1


@dataclass
class _Stack:
    """The tiles under the bag, in order; a bunch is drawn from without order."""

    tiles: list[tuple[_Tile, int]] = field(default_factory=list)

    def front(self) -> list[int]:
        bunch = self.tiles[0][1]
        count = 1
        while bunch > 0 and count < len(self.tiles) and self.tiles[count][1] == bunch:
            count += 1
        return list(range(count))


def redraw(setup: Setup, decisions: Sequence[Decision], seat: int, random: Random) -> tuple[list[Decision], float]:
    """Another history that a seat, or the spectator, cannot tell from this one, and its weight."""
    story = heard(setup, decisions, seat)
    if story.over:
        return list(decisions), 1.0
    return drawn(setup, story, seat, random)


def drawn(setup: Setup, story: Story, seat: int, random: Random) -> tuple[list[Decision], float]:
    """A history drawn from what a seat knows, and its weight."""
    for _ in range(TRIES):
        attempt = _Attempt(setup, story, seat, random)
        if attempt.possible:
            return attempt.decisions, exp(max(-700.0, min(700.0, attempt.log_weight)))
    raise RuntimeError("no other history was found")


def heard(setup: Setup, decisions: Sequence[Decision], seat: int) -> Story:
    """What a seat knows of the decisions taken so far."""
    s = setup.start()
    story = Story([], False, s.seats, {}, set(), {}, Counter({face: n for face, n in enumerate(s.bag) if n}))
    for decision in decisions:
        before = s.copy()
        rules.apply(s, decision.decider, decision.choice)
        item = _hear(before, decision, seat)
        if item.step == "draw" and item.choice is not None and before.bag_left > 0:
            story.bag[item.choice] -= 1
        if item.step == "role":
            story.role_cards = story.role_cards or roles_left(before)
        gone = before.alive & ~s.alive
        item.out = gone.bit_length() - 1 if gone else -1
        story.heard.append(item)
    story.over = s.step == OVER
    for character in range(FIGURES):
        if s.open[character] or (seat < s.seats and s.known[seat][character]):
            story.cards[character] = s.card[character]
        if s.wrong[character]:
            story.not_chosen.add(character)
    for other in range(s.seats):
        if s.shown_role[other] >= 0 or other == seat:
            story.roles[other] = s.role[other]
    return story


def hears(s: State, decision: Decision, after: State, seat: int) -> bool:
    """Does a seat learn at once what was decided?"""
    return _hear(s, decision, seat).choice is not None


def _hear(s: State, decision: Decision, seat: int) -> Heard:
    step, choice = STEPS[s.step], decision.choice
    subject, known, shown = decision.decider, True, -1
    if step == "deal":
        subject = s.index // (2 if s.seats == 3 else 1)
        known = subject == seat
    elif step == "chosen":
        known = False
    elif step == "role":
        subject = s.index
        known = subject == seat
    elif step == "draw":
        subject = s.turn
        known = subject == seat or s.tiles_hidden == 1 or bool(knowers_of_top(s) >> min(seat, WATCHERS) & 1)
    elif step == "look":
        subject = s.turn
        known = subject == seat or (s.target == seat and s.owner_sees_investigated_card == 0)
    elif step == "discard":
        known = decision.decider == seat or s.tiles_hidden == 1
    elif step in PAUSES and TILE <= choice < NAME:
        shown = choice - TILE
    elif step == "location" and choice != PASS:
        shown = choice - BY_SYMBOL if choice >= BY_SYMBOL else choice // 4
    wolves: tuple[int, ...] = ()
    if step in PAUSES and choice >= NAME_AS_FENRIR:
        hand = s.tile[decision.decider]
        wolves = tuple(face for face in range(TILE_FACES) if WOLF_MARKS[face] for _ in range(hand[face]))
    return Heard(step, decision.decider, subject, choice if known else None, shown, wolves)


class _Attempt:
    """One history drawn from a story, unless it came to nothing."""

    def __init__(self, setup: Setup, story: Story, seat: int, random: Random) -> None:
        self.setup, self.story, self.seat, self.random = setup, story, seat, random
        self.possible = True
        self.log_weight = 0.0
        self.decisions: list[Decision] = []
        self.drawn: dict[int, _Tile] = {}
        self.put_back: dict[int, _Tile] = {}
        self.checks: list[tuple[str, int, list[_Tile], _Tile]] = []
        self.cards = self._deal_cards()
        self.roles = self._deal_roles()
        self._deal_tiles()
        if self.possible:
            self._weigh()
        if self.possible:
            self._write()

    def _deal_cards(self) -> dict[int, int]:
        """Where the characters' cards are: all deals that fit equally likely."""
        places = [seat for seat in range(self.story.seats) for _ in range(2 if self.story.seats == 3 else 1)]
        places.append(CHOSEN_ONE)
        places += [FACE_UP if self.story.seats == 3 else PILE] * (FIGURES - len(places))
        known = dict(self.story.cards)
        for place in known.values():
            places.remove(place)
        free = [character for character in range(FIGURES) if character not in known]
        while True:
            self.random.shuffle(places)
            dealt = dict(zip(free, places, strict=True))
            if not any(dealt.get(character) == CHOSEN_ONE for character in self.story.not_chosen):
                return {**known, **dealt}

    def _deal_roles(self) -> dict[int, int]:
        """Who is Fenrir: every card alike that fits, those not dealt among them (11.1, 20.10)."""
        dealt = [item.subject for item in self.story.heard if item.step == "role"]
        fitting, cards = [], []
        for holder in (*dealt, -1):
            roles = {seat: int(seat == holder) for seat in dealt}
            if all(roles.get(seat, -1) == role for seat, role in self.story.roles.items()):
                fitting.append(roles)
                cards.append(1 if holder >= 0 else self.story.role_cards - len(dealt))
        return self.random.choices(fitting, cards)[0] if any(cards) else {}

    def _deal_tiles(self) -> None:
        """Follow every tile from hand to hand; settle those that are shown."""
        left = Counter(self.story.bag)
        in_bag = int(self.setup.start().bag_left)
        hands: dict[int, list[_Tile]] = {}
        stack = _Stack()
        spent: list[_Tile] = []
        for at, item in enumerate(self.story.heard):
            if item.step == "draw":
                tile = self._draw(item, left, in_bag > 0, stack)
                in_bag -= in_bag > 0
                if tile is None:
                    return
                self.drawn[at] = tile
                hands.setdefault(item.subject, []).append(tile)
            elif item.step == "discard":
                hand = hands[item.decider]
                tile = self._discard(item, hand, left)
                if tile is None:
                    return
                self.put_back[at] = tile
                stack.tiles.append((tile, 0))
            elif item.shown >= 0:
                hand = hands[item.decider]
                tile = self._settle(hand, item.shown, left)
                if tile is None:
                    return
                self.checks.append(("shown", item.shown, [*hand, tile], tile))
                if item.step == "location":
                    if item.choice is not None and item.choice >= BY_SYMBOL:
                        stack.tiles.append((tile, 0))
                else:
                    spent.append(tile)
            elif item.wolves and not self._show_wolves(hands[item.decider], item.wolves, left):
                return
            if spent and item.step in PAUSES and item.shown < 0:
                stack.tiles.extend((tile, 0) for tile in spent)
                spent = []
            if item.out >= 0:
                goods = hands.pop(item.out, [])
                self.random.shuffle(goods)
                stack.tiles.extend((tile, item.out + 1) for tile in goods)
        unsettled = {id(tile): tile for tile in [*self.drawn.values()] if tile.face < 0}
        faces = self.random.sample(sorted(left.elements()), len(unsettled))
        for tile, face in zip(unsettled.values(), faces, strict=True):
            tile.face = face

    def _show_wolves(self, hand: list[_Tile], wolves: tuple[int, ...], left: Counter[int]) -> bool:
        """A declaring Fenrir shows these tiles, and no other tile of his has a wolf mark."""
        rest = list(hand)
        for face in wolves:
            tile = self._settle(rest, face, left)
            if tile is None:
                return False
            self.checks.append(("shown", face, [*rest, tile], tile))
        self.checks.append(("no wolf", -1, rest, _Tile()))
        return True

    def _draw(self, item: Heard, left: Counter[int], from_bag: bool, stack: _Stack) -> _Tile | None:
        """The tile that was drawn: a new one from the bag, or the one that lay on top."""
        if from_bag:
            return _Tile(item.choice if item.choice is not None else -1)
        front = stack.front()
        if item.choice is None:
            return stack.tiles.pop(self.random.choice(front))[0]
        places = [stack.tiles[i][0] for i in front]
        tile = self._settle_in(places, item.choice, left)
        if tile is not None:
            stack.tiles.pop(next(i for i in front if stack.tiles[i][0] is tile))
        return tile

    def _discard(self, item: Heard, hand: list[_Tile], left: Counter[int]) -> _Tile | None:
        """The tile that was put back: known to its owner, else any."""
        if item.choice is not None:
            return self._settle(hand, item.choice, left)
        tile = self.random.choice(hand)
        self.checks.append(("discard", -1, list(hand), tile))
        self._remove(hand, tile)
        return tile

    def _settle(self, hand: list[_Tile], face: int, left: Counter[int]) -> _Tile | None:
        """One of the tiles of a hand is this one, and leaves it; None if none can be."""
        tile = self._settle_in(hand, face, left)
        if tile is not None:
            self._remove(hand, tile)
        return tile

    def _remove(self, hand: list[_Tile], tile: _Tile) -> None:
        hand[:] = [other for other in hand if other is not tile]

    def _settle_in(self, tiles: list[_Tile], face: int, left: Counter[int]) -> _Tile | None:
        total = left.total()
        chances = [1.0 if t.face == face else left[face] / total if t.face < 0 and total else 0.0 for t in tiles]
        if not any(chances):
            self.possible = False
            return None
        self.log_weight += log(sum(chances))
        tile = self.random.choices(tiles, chances)[0]
        if tile.face < 0:
            left[face] -= 1
            tile.face = face
        return tile

    def _weigh(self) -> None:
        """Divide out what was counted several times, now that every tile has its face."""
        for kind, face, hand, tile in self.checks:
            if kind == "no wolf":
                self.possible &= not any(WOLF_MARKS[other.face] for other in hand)
                continue
            alike = sum(other.face == (face if kind == "shown" else tile.face) for other in hand)
            if kind == "shown":
                self.log_weight -= log(alike)
            else:
                self.log_weight += log(len(hand) / (len({other.face for other in hand}) * alike))

    def _write(self) -> None:
        """Write the history down, decision by decision, in a state of its own."""
        s = self.setup.start()
        for at, item in enumerate(self.story.heard):
            choice = item.choice if item.choice is not None else self._hidden(s, at, item)
            rules.apply(s, item.decider, choice)
            self.decisions.append(Decision(item.decider, choice))

    def _hidden(self, s: State, at: int, item: Heard) -> int:
        if item.step == "deal":
            return self.random.choice([c for c in range(FIGURES) if self.cards[c] == item.subject and s.card[c] < 0])
        if item.step == "chosen":
            return next(c for c in range(FIGURES) if self.cards[c] == CHOSEN_ONE)
        if item.step == "role":
            return self.roles[item.subject]
        if item.step == "draw":
            return self.drawn[at].face
        if item.step == "discard":
            return self.put_back[at].face
        out, weights = [0] * MOST_CHOICES, [0] * MOST_CHOICES
        count = rules.odds(s, out, weights)
        return self.random.choices(out[:count], weights[:count])[0]
