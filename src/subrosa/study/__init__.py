"""What a finished match gave away: the bits told by each decision, what could have been kept, who was unmasked when.

    from subrosa import Match, study

    found = study.of_match(Match.from_record(text))
    found.moves[12].hard, found.moves[12].soft       # bits, by the rules alone and by how people choose
    found.lines[0].points                            # what an onlooker could believe of a secret, decision by decision
    found.seats[0].luck, found.notes                 # a player in numbers, the match in sentences

The observer is one who watches and knows nothing but what everybody is told. Hard leaks are facts, soft ones are the
opinion of a model, whose version stands in the study. `docs/known.md` has the formulas.
"""

from .findings import Guess, Instead, Line, Move, Note, OfSeat, Point, Study, Tale, Told
from .watching import of_match

__all__ = ["Guess", "Instead", "Line", "Move", "Note", "OfSeat", "Point", "Study", "Tale", "Told", "of_match"]
