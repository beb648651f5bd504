"""Sub Rosa: board games of secrecy, to play, study and master.

from subrosa import Match, games

match = Match.new("rose", seats=4)
match.decide(match.deciders[0], "play red 4")
match.view(0)                      # what seat 0 sees; match.tellings(0): what it was told
Match.from_record(text)            # a finished match, from its record
"""

from . import games
from .core.deciders import SPECTATOR
from .core.match import Match

__version__ = "0.1.0"
__all__ = ["SPECTATOR", "Match", "games"]
