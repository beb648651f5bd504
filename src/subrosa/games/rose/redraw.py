"""Other worlds: histories that would have told a seat exactly what it was told.

A redraw keeps every decision the seat knows and draws the rest anew: the others' identities, cards, sealed
choices and, where players choose in secret which time tile goes back, those tiles. What the seat knows is written
down first (`heard`), and only that is drawn from (`stories`), so a redraw cannot depend on the truth.

The measure: chance by its weights, every secret choice of another seat uniform over what was legal, open choices
only as legal or not. Cards are drawn one play at a time: a card a seat plays is one of those in its hand, each of
which came from some shuffle of the pile; which shuffle is chosen in proportion to how likely it holds that card,
and the sum of these chances goes into the weight. Who holds two equal cards could have played either, which would
count one history twice: divided out in the weight. Whether an unfinished sealed choice has been begun is not
drawn: it has not.
"""

from __future__ import annotations

from subrosa.core.stories import Redraws

from . import rules, stories

_redraws = Redraws(stories, rules)
heard, drawn, redraw = _redraws.heard, _redraws.drawn, _redraws.redraw
