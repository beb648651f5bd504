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
from math import exp, log
from random import Random

from subrosa.core.fields import State
from subrosa.core.game import Setup
from subrosa.core.match import Decision

from . import rules
from .box import CARDS, HAND, MONKS, TILES
from .fields import STEPS
from .rules.terms import OVER
from .tell import given_back

TRIES = 10_000
MOST_CHOICES = TILES


@dataclass
class Heard:
    """One decision as a seat knows it: step, decider, whom it concerns, and the choice, None where it is hidden."""

    step: str
    decider: int
    subject: int
    choice: int | None
    tile: int | None = None
    """A time tile given back in secret that has come up since, for all to see."""


@dataclass
class Story:
    """Everything a seat knows of a match."""

    heard: list[Heard]
    over: bool
    shown: list[list[int]]
    shuffles: list[dict[int, int]]
    """What lay in the pile after each shuffle: the whole deck, then the discards."""


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
    story = Story([], False, [], [_bag(s.pile)])
    chained: list[tuple[Heard | None, int]] = []
    for decision in decisions:
        before = s.copy()
        rules.apply(s, decision.decider, decision.choice)
        item = _hear(before, decision, s, seat)
        _follow_tiles(chained, before, decision, s, item)
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


def _bag(pile: Sequence[int]) -> dict[int, int]:
    return {face: count for face, count in enumerate(pile) if count > 0}


def _hear(s: State, decision: Decision, after: State, seat: int) -> Heard | None:
    """A decision as the seat hears it, or None where it does not even hear that there was one."""
    step, decider = STEPS[s.step], decision.decider
    known = rules.knows(s, decider, decision.choice) >> seat & 1
    if step == "accuse" and not known and after.choosing >> decider & 1:
        return None
    dealt = {"draw": s.turn, "deal": s.index // HAND, "identity": s.index}
    return Heard(step, decider, dealt.get(step, decider), decision.choice if known else None)


def _follow_tiles(
    chained: list[tuple[Heard | None, int]], s: State, decision: Decision, after: State, item: Heard | None
) -> None:
    """Follow the tiles given back until they come up again, in the same order: then it is known what was chosen."""
    chosen = item if STEPS[s.step] == "return" else None
    for _, tile in given_back(s, decision.choice, after):
        chained.append((chosen, tile))
        chosen = None
    while len(chained) > after.chain_length:
        choice, tile = chained.pop(0)
        if choice is not None:
            choice.tile = tile


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
        if attempt.possible:
            return attempt.decisions, exp(max(-700.0, min(700.0, attempt.log_weight)))
    raise RuntimeError("no other history was found")


class _Attempt:
    """One history drawn from a story, unless it came to nothing."""

    def __init__(self, setup: Setup, story: Story, seat: int, random: Random) -> None:
        self.setup, self.story, self.seat, self.random = setup, story, seat, random
        self.possible = True
        self.log_weight = 0.0
        self.decisions: list[Decision] = []
        self.faces: dict[int, int] = {}
        self._draw_cards()
        if self.possible:
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
            self.log_weight -= log(sum(card.face == face for card in hand))

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
        if not any(chances):
            self.possible = False
            return False
        # Measured against what a full deck would give, the same in every redraw, so that long games stay in range.
        usual = len(hand) * self.story.shuffles[0][face] / CARDS
        self.log_weight += log(sum(chances) / usual)
        card = self.random.choices(hand, chances)[0]
        left[card.shuffle][face] -= 1
        card.face = face
        self.faces[card.at] = face
        hand.remove(card)
        return True

    def _tell(self) -> None:
        """Write the history down, decision by decision, in a state of its own."""
        s = self.setup.start()
        for at, item in enumerate(self.story.heard):
            for choice in self._choices(s, at, item):
                rules.apply(s, item.decider, choice)
                self.decisions.append(Decision(item.decider, choice))

    def _choices(self, s: State, at: int, item: Heard) -> list[int]:
        """The choice of this decision; an accusation heard of as a whole is several."""
        if item.choice is not None:
            return [item.choice]
        if item.step in ("deal", "draw"):
            return [self.faces[at]]
        if item.step == "identity":
            return [self.identities[item.subject]]
        out = [0] * MOST_CHOICES
        if item.step == "return":
            options = out[: rules.legal(s, item.decider, out)]
            known = [i for i in options if s.held[item.decider][i] == item.tile]
            return [self.random.choice(known or options)]
        made: list[int] = []
        trial = s.copy()
        for guess in range(1 if item.step == "marker" else s.seats - 1):
            made.append(self.random.choice(out[: rules.legal(trial, item.decider, out)]))
            trial.guess[item.decider][guess] = made[-1]
        return made
