"""Sub Rosa: board games of secrecy, to play, study and master.

    from subrosa import Match, games

    match = Match.new("rose", seats=4)
    match.decide(match.deciders[0], "play red 4")
    match.view(0)                      # what seat 0 sees; match.tellings(0): what it was told
    match.play_out()                   # to the end, everybody at random; or with bots
    Match.from_record(match.record())  # a finished match, from its record

Seats count from 0; SPECTATOR sees what everybody sees. What a person or a bot may know comes from views and tellings
alone, the truth lies in `match.state`.
"""

from . import bots, games
from .core.deciders import CHANCE, SPECTATOR
from .core.engines import engine
from .core.errors import BadData, BadRecord, BadRequest, IllegalAction, SubRosaError
from .core.game import Game, Setup
from .core.match import Decision, Draft, Match
from .core.tellings import Telling
from .core.view import Action, View

__version__ = "0.2.0"
__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Action",
    "BadData",
    "BadRecord",
    "BadRequest",
    "Decision",
    "Draft",
    "Game",
    "IllegalAction",
    "Match",
    "Setup",
    "SubRosaError",
    "Telling",
    "View",
    "bots",
    "engine",
    "games",
]
