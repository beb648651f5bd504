"""A draft: decisions a seat considers, on its own view, before it sends them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import IllegalAction
from .fields import State
from .tellings import Telling
from .text import say
from .view import Action, View, action

if TYPE_CHECKING:
    from .match import Match


class _Sealed(View):
    """A view after the last sealed choice: nobody is choosing, and nothing is open yet."""

    deciders = ()
    actions = ()
    over = False


class Draft:
    """Decisions a seat considers on its own view, up to the next thing it does not know. Undo is free."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._at = len(match.log)
        self.seat = seat
        self._views = [match.view(seat)]
        self.choices: list[int] = []

    def __repr__(self) -> str:
        made = zip(self._views, self.choices, strict=False)
        lines = ", ".join(str(action(view.game, view.numbers, self.seat, choice)) for view, choice in made)
        return f"<Draft of {self._match.game.id} for seat {self.seat + 1}: {lines or 'nothing yet'}>"

    @property
    def view(self) -> View:
        """What the seat would see if the drafted choices were made."""
        return self._views[-1]

    @property
    def first(self) -> View:
        """What the seat sees now."""
        return self._views[0]

    @property
    def steps(self) -> list[tuple[int, State]]:
        """Each drafted choice, with what the seat would see after it."""
        return [(choice, view.numbers) for choice, view in zip(self.choices, self._views[1:], strict=True)]

    @property
    def tellings(self) -> list[Telling]:
        """What the drafted choices would tell the seat, as far as it knows."""
        tell, made = self._match.game.tell, zip(self._views, self.choices, self._views[1:], strict=False)
        told = [telling for v, choice, w in made for telling in tell(v.numbers, self.seat, choice, w.numbers)]
        return [telling for telling in told if telling.reaches(self.seat)]

    @property
    def complete(self) -> bool:
        """Has the draft come to chance, to another seat or to the end?"""
        return self.seat not in self.view.deciders

    def choose(self, wish: str | int | Action) -> None:
        """Draft one more choice."""
        choice = self.view.choice(wish)
        game, numbers = self.view.game, self.view.numbers.copy()
        game.rules.apply(numbers, self.seat, choice)
        if self.view.numbers.step in game.sealed_steps and numbers.step != self.view.numbers.step:
            # The last seal is broken by what others laid, which this seat cannot know: it sees only that it is done.
            self._views.append(_Sealed(game, self.seat, self.view.numbers))
        else:
            self._views.append(View(game, self.seat, numbers))
        self.choices.append(choice)

    def undo(self) -> None:
        """Drop the last drafted choice."""
        if not self.choices:
            raise IllegalAction(say("en", "nothing-drafted"), "nothing-drafted")
        self._views.pop()
        self.choices.pop()

    def confirm(self) -> None:
        """Send the drafted choices, all together."""
        step = self._views[0].numbers.step
        sealed = step in self._match.game.sealed_steps and step == self._match.state.step
        if len(self._match.log) != self._at and not sealed:
            raise IllegalAction(say("en", "draft-is-stale"), "draft-is-stale")
        for choice in self.choices:
            self._match.decide(self.seat, choice)
        self._at = len(self._match.log)
        self._views = [self._match.view(self.seat)]
        self.choices = []
