"""Room for what is worked out when a belief is kept and read; it is part of every mind (`belief`)."""

from subrosa.core.fields import NONE, Field

from ..box import MOST_NEIGHBOURS, PLACE_COUNT, ROUNDS, WISHES
from ..fields import LONGEST_WAY
from ..rules.terms import BLESSINGS_IN_DECK, CARD_COUNT, GUARD_COUNT, NOVICE_COUNT, SWIFT_FOOT
from ..trees import HEIGHT, WIDEST
from .weights import WARMEST

CHOICES = 64
WISH_COUNT = len(WISHES)
BARE, KEYED, LADEN = range(3)
LOADS = 3
"""What a novice may carry: nothing, her key, key and wish."""
CASES = LOADS * WISH_COUNT
"""What she carries and which wish is hers."""
SORTS = 2 * CASES
"""The same without and with a swift foot to spare."""
SETS = 1 << WISH_COUNT
"""All sets of wish cards."""
FEET = BLESSINGS_IN_DECK[SWIFT_FOOT] + 1
"""How many swift feet novices may hide, none too."""
DEPTH = LONGEST_WAY + 1

BELIEFS = (
    # whose moves are still to be gone through, and who has a blessing that may be a swift foot
    Field("waits", NONE, by=NOVICE_COUNT, high=1),
    Field("unused", NONE, by=NOVICE_COUNT, high=1),
    # were the ways found ahead that look so
    Field("kept_ways", NONE, high=1),
    # what a secret move must be like
    Field("fewest", NONE, high=LONGEST_WAY),
    Field("farthest", NONE, high=LONGEST_WAY),
    Field("needed", NONE, high=LONGEST_WAY),
    Field("locked_in", NONE, high=LONGEST_WAY),
    Field("further", NONE, high=1),
    Field("spare", NONE, high=1),
    Field("barred", NONE, high=1),
    Field("again", NONE, high=1),
    Field("posts", NONE, by=GUARD_COUNT, high=PLACE_COUNT),
    Field("needs", NONE, by=CARD_COUNT, high=LONGEST_WAY),
    Field("reach", NONE, by=CARD_COUNT, high=LONGEST_WAY),
    Field("card", NONE, high=CARD_COUNT),
    # where no guard looks: 1, or 0
    Field("dark", NONE, by=PLACE_COUNT, real=True),
    # what was seen of it, in order: where, and where to she vanished
    Field("sights", NONE, high=LONGEST_WAY),
    Field("sight_at", NONE, by=DEPTH, high=PLACE_COUNT),
    Field("sight_to", NONE, by=DEPTH, low=-2, high=PLACE_COUNT),
    # a way as it grows
    Field("trod", NONE, by=DEPTH, high=PLACE_COUNT),
    Field("trodden", NONE, by=PLACE_COUNT, high=1),
    Field("ahead", NONE, by=(DEPTH, MOST_NEIGHBOURS), high=PLACE_COUNT),
    Field("left", NONE, by=DEPTH, high=MOST_NEIGHBOURS),
    Field("probe", NONE, by=DEPTH, high=MOST_NEIGHBOURS + 1),
    Field("noted", NONE, by=DEPTH, high=LONGEST_WAY),
    Field("chance", NONE, by=DEPTH, real=True),
    Field("each", NONE, by=DEPTH, real=True),
    # all ways of a tree by their steps: how likely they are, and how likely each that goes on from them; up to how many
    # steps any looks alike, and how much of what was seen has come about; how far they lead, how many go on far enough
    Field("come_by", NONE, by=(HEIGHT + 1, WIDEST), real=True),
    Field("parts", NONE, by=(HEIGHT + 1, WIDEST), real=True),
    Field("alike", NONE, high=HEIGHT),
    Field("noticed", NONE, by=(HEIGHT + 1, WIDEST), high=LONGEST_WAY),
    Field("leads", NONE, by=(HEIGHT + 1, WIDEST), high=DEPTH),
    Field("ahead_by", NONE, by=(HEIGHT + 1, WIDEST), high=MOST_NEIGHBOURS),
    # ways that may come back: this layer of steps and the next, by place and how much of what was seen has come about
    Field("groups", NONE, by=2, high=DEPTH * PLACE_COUNT),
    Field("group", NONE, by=(2, DEPTH * PLACE_COUNT), high=DEPTH * PLACE_COUNT),
    Field("weight", NONE, by=(2, DEPTH * PLACE_COUNT), real=True),
    Field("joined", NONE, by=DEPTH * PLACE_COUNT, high=DEPTH * PLACE_COUNT),
    # where ways end, and how likely, without and with a swift foot
    Field("row", NONE, high=PLACE_COUNT),
    Field("row_at", NONE, high=1 << 20),
    Field("row_end", NONE, by=PLACE_COUNT, high=PLACE_COUNT),
    Field("plain", NONE, by=PLACE_COUNT, real=True),
    Field("swiftly", NONE, by=PLACE_COUNT, real=True),
    # the masses after a move
    Field("moved", NONE, by=(PLACE_COUNT, SORTS), real=True),
    Field("lured", NONE, by=(PLACE_COUNT, CASES), real=True),
    # how likely what was open is, by place
    Field("fits", NONE, by=PLACE_COUNT, real=True),
    # how a greedy novice is drawn to end a move on a place: by the card she plays, by how far it is, and to all places
    # in reach of one together
    Field("calm", NONE, by=(PLACE_COUNT, CARD_COUNT), real=True),
    Field("ease", NONE, by=(PLACE_COUNT, DEPTH), real=True),
    Field("summed", NONE, by=(LADEN, PLACE_COUNT), high=1),
    Field("total", NONE, by=(PLACE_COUNT, CASES), real=True),
    Field("homeward", NONE, by=(NOVICE_COUNT, PLACE_COUNT), real=True),
    # what rests on one place and how strongly it is drawn away, case by case, and behind which case there is no more
    Field("rests", NONE, by=SORTS, real=True),
    Field("liking", NONE, by=CASES, real=True),
    Field("drawn", NONE, by=CASES, real=True),
    *(Field(name, NONE, high=CASES) for name in ("cases", "feet_cases", "drawn_cases", "width")),
    # hidden cards: how likely each novice has which wish without or with a swift foot, alone and beside the others
    Field("alone", NONE, by=(NOVICE_COUNT, 2 * WISH_COUNT), real=True),
    Field("dealt", NONE, by=(NOVICE_COUNT, 2 * WISH_COUNT), real=True),
    Field("forwards", NONE, by=(NOVICE_COUNT + 1, FEET * SETS), real=True),
    Field("backwards", NONE, by=(NOVICE_COUNT + 1, FEET * SETS), real=True),
    Field("feet", NONE, by=FEET, real=True),
    # what is believed of each novice: by counting, and by behaviour
    *(Field(name, NONE, by=(NOVICE_COUNT, PLACE_COUNT), real=True) for name in ("counted", "believed")),
    *(Field(name, NONE, by=(NOVICE_COUNT, CASES), real=True) for name in ("counted_case", "believed_case")),
    # for reasons, as the memory has them
    *(Field(name, NONE, by=NOVICE_COUNT, high=ROUNDS) for name in ("seen_in", "caught_in", "key_in", "key_by")),
)

MOODS = (
    # does the player know what is believed
    Field("reads", NONE, high=1),
    # how much dearer than to a greedy novice it is to be caught
    Field("wary", NONE, real=True),
    # how loud the novices on the warmest places are: what their cards add to the die, on average
    Field("loud", NONE, by=WARMEST, real=True),
    # how likely the guards hold a place to be the end of a novice's move, by the card she plays
    Field("exposed", NONE, by=(CARD_COUNT, PLACE_COUNT), real=True),
    Field("bared", NONE, real=True),
)
"""Room for how a player judges who may know what is believed."""

THOUGHTS = (
    # what is held of every novice, by place and case
    Field("led", NONE, by=(NOVICE_COUNT * PLACE_COUNT, CASES), real=True),
    # before choices are tried out: what each was worth, and the round
    Field("roots", NONE, high=CHOICES),
    Field("root", NONE, by=CHOICES, high=1 << 40),
    Field("root_worth", NONE, by=CHOICES, real=True),
    *(Field(name, NONE, by=CHOICES, high=1 << 40) for name in ("out", "weights")),
)
"""Room for players who think by what they believe."""
