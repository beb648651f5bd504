"""A player as a class: `subrosa arena rose --bots greedy,examples/bot_class.py:Quiet --games 40`.

It is asked with what its seat sees and has been told, and answers with one of the view's actions. Whoever wants to know
more of the view looks at `view.names`, at `view.derived`, or runs the rules on it: `view.after(action.choice)`.
"""

from collections.abc import Sequence
from random import Random

from subrosa import Action, Telling
from subrosa.bots import GreedyBot
from subrosa.core.match import View


class Quiet:
    """Plays as a greedy player does, but gives nothing away where all seats choose in secret: there it draws lots."""

    def __init__(self, random: Random) -> None:
        self.random, self.greedy = random, GreedyBot(random)

    def choose(self, view: View, told: Sequence[Telling]) -> Action:
        """One of `view.actions`."""
        if len(view.deciders) > 1:
            return self.random.choice(view.actions)
        return self.greedy.choose(view, told)
