"""Other worlds: histories that would have told a seat exactly what it was told.

A redraw keeps every decision the seat knows and draws the rest anew: the others' identities, cards, sealed
choices and, where players choose in secret which time tile goes back, those tiles. What the seat knows is written
down first (`heard`), and only that is drawn from, so a redraw cannot depend on the truth.

The measure: chance by its weights, every secret choice of another seat uniform over what was legal, open choices
only as legal or not. Cards are drawn one play at a time: a card a seat plays is one of those in its hand, each of
which came from some shuffle of the pile; which shuffle is chosen in proportion to how likely it holds that card,
and the sum of these chances goes into the weight. Who holds two equal cards could have played either, which would
count one history twice: divided out in the weight. Whether an unfinished sealed choice has been begun is not
drawn: it has not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from random import Random

from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.match import Decision

from . import rules
from .box import HAND, MONKS
from .fields import STEPS
from .rules.terms import OVER, OWNER_CHOICE
from .tell import given_back

TRIES = 10_000


@dataclass
class Heard:
    """One decision as a seat knows it: the step, who decided, whom it concerns, and the choice or None where it is
    hidden.
    """

    step: str
    decider: int
    subject: int
    choice: int | None


@dataclass
class Story:
    """Everything a seat knows of a match."""

    heard: list[Heard]
    over: bool
    shown: list[list[int]]
    shuffles: list[dict[int, int]]
    """What lay in the pile after each shuffle: the whole deck, then the discards."""
    returns: list[_Return]
    """Every time tile that went back, in order; kept only where players choose in secret which."""
    wins: list[tuple[int, int, int]]
    """Who won which time tile by which decision."""


@dataclass
class _Return:
    """A time tile that went back to the chain: whose, by which decision, its face where the seat knows it."""

    seat: int
    at: int
    tile: int | None


@dataclass
class _Card:
    """A card another seat has drawn: from which shuffle, by which decision, and what it is once that is settled."""

    shuffle: int
    at: int
    face: int = -1


def redraw(setup: Setup, decisions: Sequence[Decision], seat: int, random: Random) -> tuple[list[Decision], float]:
    """Another history that a seat, or the spectator, cannot tell from this one, and its weight."""
    return drawn(setup, heard(setup, decisions, seat), seat, random)


def heard(setup: Setup, decisions: Sequence[Decision], seat: int) -> Story:
    """What a seat knows of the decisions taken so far."""
    s = setup.start()
    story = Story([], False, [], [_bag(s.pile)], [], [])
    chained: list[int] = []
    for decision in decisions:
        before = s.copy()
        rules.apply(s, decision.decider, decision.choice)
        item = _hear(before, decision, s, seat)
        _hear_tiles(story, chained, before, decision, s, seat, len(story.heard))
        if item is not None:
            story.heard.append(item)
        if s.pile_left > before.pile_left:
            story.shuffles.append(_bag(s.pile))
    story.over = s.step == OVER
    story.shown = [row[:] for row in s.shown]
    for entry in story.heard:
        if entry.step == "marker" and entry.choice is None:
            entry.choice = _opened_marker(story, entry)
    if story.over:
        _open_all(story, decisions)
    return story


def hears(s: State, decision: Decision, after: State, seat: int) -> bool:
    """Does a seat learn at once what was decided?"""
    item = _hear(s, decision, after, seat)
    return item is not None and item.choice is not None


def _bag(pile: Sequence[int]) -> dict[int, int]:
    return {face: count for face, count in enumerate(pile) if count > 0}


def _hear(s: State, decision: Decision, after: State, seat: int) -> Heard | None:
    """A decision as the seat hears it, or None where it does not even hear that there was one."""
    step, decider = STEPS[s.step], decision.decider
    subject = decider
    known = True
    if step in ("deal", "draw"):
        subject = s.turn if step == "draw" else s.index // HAND
        known = subject == seat
    elif step == "identity":
        subject = s.index
        known = subject == seat
    elif step in ("marker", "accuse", "return"):
        known = decider == seat
        if step == "accuse" and not known and after.choosing >> decider & 1:
            return None
    return Heard(step, decider, subject, decision.choice if known else None)


def _hear_tiles(
    story: Story, chained: list[int], s: State, decision: Decision, after: State, seat: int, at: int
) -> None:
    """Follow the tiles that players win, give back and see come up again."""
    if s.tile_return != OWNER_CHOICE:
        return
    if after.tiles[s.turn] > s.tiles[s.turn]:
        story.wins.append((s.turn, at, after.held[s.turn][after.tiles[s.turn] - 1]))
    for giver, tile in given_back(s, decision.choice, after):
        story.returns.append(_Return(giver, at, tile if giver == seat else None))
        chained.append(tile)
    while len(chained) > after.chain_length:
        first = len(story.returns) - len(chained)
        story.returns[first].tile = chained.pop(0)


def _opened_marker(story: Story, entry: Heard) -> int | None:
    """The marker a seat laid, if the revelation has taken place."""
    mine = [other for other in story.heard if other.step == "marker" and other.decider == entry.decider]
    colour = story.shown[entry.decider][next(i for i, other in enumerate(mine) if other is entry)]
    return colour if colour >= 0 else None


def _open_all(story: Story, decisions: Sequence[Decision]) -> None:
    """After the end nothing is hidden."""
    story.heard = [Heard("open", d.decider, -1, d.choice) for d in decisions]


def drawn(setup: Setup, story: Story, seat: int, random: Random) -> tuple[list[Decision], float]:
    """A history drawn from what a seat knows, and its weight."""
    if story.over:
        return [Decision(h.decider, h.choice) for h in story.heard if h.choice is not None], 1.0
    for _ in range(TRIES):
        attempt = _Attempt(setup, story, seat, random)
        if attempt.weight > 0:
            return attempt.decisions, attempt.weight
    raise RuntimeError("no other history was found")


class _Attempt:
    """One history drawn from a story. Its weight is 0 if it came to nothing."""

    def __init__(self, setup: Setup, story: Story, seat: int, random: Random) -> None:
        self.setup, self.story, self.seat, self.random = setup, story, seat, random
        self.weight = 1.0
        self.decisions: list[Decision] = []
        self.faces: dict[int, int] = {}
        self._draw_cards()
        if self.weight > 0:
            self.identities = self._draw_identities()
            self._tell()

    def _draw_identities(self) -> dict[int, int]:
        """Colours for the seats that have one, all assignments that fit the markers equally likely."""
        dealt = [h.subject for h in self.story.heard if h.step == "identity"]
        own = {h.subject: h.choice for h in self.story.heard if h.step == "identity" and h.choice is not None}
        others = [seat for seat in dealt if seat not in own]
        free = [colour for colour in range(MONKS) if colour not in own.values()]
        fitting = [
            colours
            for colours in permutations(free, len(others))
            if all(colour not in self.story.shown[seat] for seat, colour in zip(others, colours, strict=True))
        ]
        return {**own, **dict(zip(others, self.random.choice(fitting), strict=True))}

    def _draw_cards(self) -> None:
        """Settle which card the others drew when."""
        left = [Counter(shuffle) for shuffle in self.story.shuffles]
        shuffle, drawn = 0, Counter[int]()
        hands: dict[int, list[_Card]] = {}
        plays: list[tuple[int, int, list[_Card]]] = []
        own = self._own_draws()
        for number, faces in enumerate(own):
            left[number].subtract(faces)
        sizes = [sum(bag.values()) for bag in self.story.shuffles]
        for at, item in enumerate(self.story.heard):
            if item.step in ("deal", "draw"):
                if drawn[shuffle] == sizes[shuffle]:
                    shuffle += 1
                drawn[shuffle] += 1
                if item.choice is None:
                    hands.setdefault(item.subject, []).append(_Card(shuffle, at))
            elif item.step == "card" and item.decider != self.seat:
                assert item.choice is not None
                hand = hands[item.decider]
                plays.append((item.decider, item.choice, hand[:]))
                if not self._settle_play(hand, item.choice, left):
                    return
        for number, bag in enumerate(left):
            unsettled = [card for hand in hands.values() for card in hand if card.shuffle == number]
            for card, face in zip(unsettled, self.random.sample(sorted(bag.elements()), len(unsettled)), strict=True):
                card.face = face
                self.faces[card.at] = face
        for _, face, hand in plays:
            self.weight /= sum(card.face == face for card in hand)

    def _own_draws(self) -> list[list[int]]:
        """The cards the seat itself drew from each shuffle."""
        found: list[list[int]] = [[] for _ in self.story.shuffles]
        shuffle, count = 0, 0
        for item in self.story.heard:
            if item.step in ("deal", "draw"):
                if count == sum(self.story.shuffles[shuffle].values()):
                    shuffle, count = shuffle + 1, 0
                count += 1
                if item.choice is not None:
                    found[shuffle].append(item.choice)
        return found

    def _settle_play(self, hand: list[_Card], face: int, left: list[Counter[int]]) -> bool:
        """One of the cards in a hand is the one played; False if none can be."""
        chances = [left[card.shuffle][face] / left[card.shuffle].total() for card in hand]
        self.weight *= sum(chances)
        if self.weight <= 0:
            self.weight = 0.0
            return False
        card = self.random.choices(hand, chances)[0]
        left[card.shuffle][face] -= 1
        card.face = face
        self.faces[card.at] = face
        hand.remove(card)
        return True

    def _reserved(self, seat: int, given: int, at: int) -> Counter[int]:
        """How many tiles of each face a seat must still hold, to give back later what is known to have come from it."""
        returns: list[tuple[int, int, int | None]] = [
            (entry.at, 1, entry.tile) for entry in self.story.returns[given + 1 :] if entry.seat == seat
        ]
        wins: list[tuple[int, int, int | None]] = [
            (when, 0, tile) for who, when, tile in self.story.wins if who == seat and when > at
        ]
        demand, reserve = Counter[int](), Counter[int]()
        for _, gives, tile in sorted(returns + wins, key=lambda event: event[:2]):
            if tile is not None:
                demand[tile] += 1 if gives else -1
                reserve[tile] = max(reserve[tile], demand[tile])
        return reserve

    def _tell(self) -> None:
        """Write the history down, decision by decision, in a state of its own."""
        s = self.setup.start()
        given = 0
        for at, item in enumerate(self.story.heard):
            choices = self._choices(s, at, item, given)
            for choice in choices:
                before = s.copy()
                rules.apply(s, item.decider, choice)
                self.decisions.append(Decision(item.decider, choice))
                given = self._check_returns(before, choice, s, given)
            if self.weight <= 0:
                return

    def _choices(self, s: State, at: int, item: Heard, given: int) -> list[int]:
        """The choice of this decision; an accusation heard of as a whole is several."""
        if item.choice is not None:
            return [item.choice]
        if item.step in ("deal", "draw"):
            return [self.faces[at]]
        if item.step == "identity":
            return [self.identities[item.subject]]
        if item.step == "return":
            return [self._tile_to_return(s, item.decider, at, given)]
        made: list[int] = []
        trial = s.copy()
        while not made or trial.choosing >> item.decider & 1:
            out = [0] * MONKS
            made.append(self.random.choice(out[: rules.legal(trial, item.decider, out)]))
            if item.step == "marker" or len(made) == s.seats - 1:
                break
            trial.guess[item.decider][len(made) - 1] = made[-1]
        return made

    def _tile_to_return(self, s: State, seat: int, at: int, given: int) -> int:
        """Which tile a player gives back: the one known to have come up later, else any he can spare."""
        out = [0] * len(s.held[seat])
        options = out[: rules.legal(s, seat, out)]
        known = self.story.returns[given].tile
        if known is not None:
            allowed = [i for i in options if s.held[seat][i] == known]
        else:
            reserve = self._reserved(seat, given, at)
            held = Counter(tile for tile in s.held[seat] if tile >= 0)
            allowed = [i for i in options if held[s.held[seat][i]] > reserve[s.held[seat][i]]]
        if not allowed:
            self.weight = 0.0
            return options[0]
        self.weight *= (1 if known is not None else len(allowed)) / len(options)
        return self.random.choice(allowed)

    def _check_returns(self, s: State, choice: int, after: State, given: int) -> int:
        """Tiles that went back must be those that came up later; how many have gone by now."""
        if s.tile_return == OWNER_CHOICE:
            for _, tile in given_back(s, choice, after):
                known = self.story.returns[given].tile
                if known is not None and known != tile:
                    self.weight = 0.0
                given += 1
        return given
