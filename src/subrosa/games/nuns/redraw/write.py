"""A history written down: what the seat knows as it was, the rest as it was drawn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from subrosa.core.deciders import CHANCE
from subrosa.core.match import Decision

from ..box import MOST_NEIGHBOURS, NEIGHBOURS, NOVICES
from ..rules.terms import FOR_PRIORESS, NOISE_AT, PAIR, PLAY_CARD, STOP, STOP_AS_WALK, SWIFT_FOOT
from .beliefs import GUARDS, Belief, Laid, Move, laid
from .deal import Deal, beliefs, dealt
from .story import HiddenBlessing, HiddenStop, HiddenWish, SecretMoves, SecretTokens, Story

NOVICE_COUNT = len(NOVICES)


def written(story: Story, random: Random) -> list[Decision]:
    """A history drawn from a story."""
    return list(_World(story, random).lines())


class _World:
    """One world: who has which cards, and every novice's way of every round."""

    def __init__(self, story: Story, random: Random) -> None:
        self.story, self.random = story, random
        known = beliefs(story)
        self.deal: Deal = dealt(story, known, random)
        self.ways = {cell: self._tracked(cell, known[cell]) for cell in known}

    def _tracked(self, cell: int, known: Belief) -> dict[int, tuple[int, ...]]:
        """A novice's ways by round; none where she stood caught in her cell."""
        swift = self.deal.blessings.get(cell) == SWIFT_FOOT and self.story.swift_feet
        track = known.track(self.deal.wishes[cell], swift, self.random)
        moved = [number for number, evening in enumerate(self.story.evenings[cell]) if evening.move is not None]
        return dict(zip(moved, track, strict=True))

    def lines(self) -> Iterator[Decision]:
        """All decisions in order."""
        for line in self.story.lines:
            if isinstance(line, Decision):
                yield line
            elif isinstance(line, HiddenWish):
                yield Decision(CHANCE, self.deal.wishes[line.cell])
            elif isinstance(line, HiddenBlessing):
                yield Decision(CHANCE, self.deal.blessings[line.figure])
            elif isinstance(line, HiddenStop):
                yield Decision(line.decider, self._named(line))
            elif isinstance(line, SecretMoves):
                yield from self._moves(line)
            else:
                yield from self._tokens(line)

    def _named(self, stop: HiddenStop) -> int:
        """What a guard named her five steps; not yet shown, she may have named them anything she could."""
        if stop.choice is not None:
            return stop.choice
        swift = self.deal.blessings.get(NOVICE_COUNT + stop.guard) == SWIFT_FOOT and self.story.swift_feet
        spent = NOVICE_COUNT + stop.guard in self.story.blessings
        return self.random.choice((STOP, STOP_AS_WALK)) if swift and not spent else STOP

    def _moves(self, moves: SecretMoves) -> Iterator[Decision]:
        """The seat's own decisions; then the others', in the order of cells, if all are done."""
        yield from moves.own
        if moves.night is None:
            return
        for cell in sorted(self.ways):
            for choice in self._choices(cell, moves.night):
                yield Decision(self.story.owners[cell], choice)

    def _choices(self, cell: int, number: int) -> Iterator[int]:
        evening = self.story.evenings[cell][number]
        if evening.move is None:
            return
        if evening.first >= 0:
            yield evening.first
        if isinstance(evening.move, Move):
            yield PLAY_CARD + evening.card
        yield from self.ways[cell][number][1:]
        yield STOP
        if evening.last >= 0:
            yield evening.last

    def _tokens(self, tokens: SecretTokens) -> Iterator[Decision]:
        """Tokens for each guard that heard her, then the false one."""
        turn = self.story.evenings[tokens.cell][tokens.night].turn
        assert turn is not None
        options: list[Laid] = list(laid(turn, self.ways[tokens.cell][tokens.night][-1]))
        option = self.random.choices(options, [option.chance for option in options])[0]
        owner = self.story.owners[tokens.cell]
        for guard in GUARDS:
            if option.true[guard]:
                yield Decision(owner, _token_choice(turn.at[guard], option.true[guard]))
        if option.false is not None:
            guard, place = option.false
            yield Decision(owner, NOISE_AT + guard * FOR_PRIORESS + place)


def _token_choice(guard_at: int, places: tuple[int, ...]) -> int:
    """The choice that lays one token, or two."""
    if len(places) == 1:
        return places[0]
    first, second = sorted(NEIGHBOURS[guard_at].index(place) for place in places)
    return PAIR + first * MOST_NEIGHBOURS + second
