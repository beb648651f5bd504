"""The state of a game of Liar's dice, and who may know what (RULES.md, 6)."""

from subrosa.core.fields import ALL, NONE, SOME, Field, Fields, players

SEATS, DICE = 6, 5
FACES = ("1", "2", "3", "4", "5", "6")
STEPS = ("over", "bid", "roll", "unseen")
WILD = ("highest", "none")
LENGTH = ("last_one", "one_round")
PLAYERS = players(SEATS)

FIELDS = Fields(
    # how this table plays
    Field("seats", ALL, low=2, high=SEATS),
    Field("dice", ALL, low=1, high=DICE),
    Field("faces", ALL, low=2, high=len(FACES)),
    Field("wild", ALL, values=WILD),
    Field("length", ALL, values=LENGTH),
    # where the game stands
    Field("step", ALL, values=STEPS),
    Field("round", ALL, low=1, high=SEATS * DICE),
    Field("turn", ALL, values=PLAYERS),
    Field("count", ALL, high=SEATS * DICE),
    Field("face", ALL, values=FACES),
    Field("bidder", ALL, values=PLAYERS),
    # the dice
    Field("in_play", ALL, low=1, high=SEATS * DICE),
    Field("left", ALL, by=PLAYERS, high=DICE, counts="cup"),
    Field("cup", SOME, by=(PLAYERS, DICE), values=FACES),
    Field("rolled", NONE, high=SEATS * DICE),
    Field("opened", ALL, by=(PLAYERS, DICE), values=FACES),
    Field("place", ALL, by=PLAYERS, high=SEATS),
)
