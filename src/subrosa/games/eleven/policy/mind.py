"""What the greedy player has in mind while he chooses: a seat's situation in a few numbers, and room to reckon."""

from subrosa.core.fields import NONE, Field, Fields
from subrosa.core.search import room as search_room
from subrosa.core.turns import room

from ..box import CHARACTERS, MOST_CHOICES, SEATS, SPOT_COUNT
from ..fields import PLACES
from ..rules.finish import LINE, PURSE
from ..rules.reach import SITUATIONS

FIGURES = len(CHARACTERS)
SOME_FIGURES = (1 << FIGURES) - 1
TARGETS = SEATS + 1
MARKS = 3
SORTS = 4
MOST_SEEN = 4
"""So many numbers a target: none of its characters seen, one, two or three."""

JUDGEMENT = Fields(
    *room(1, MOST_CHOICES),
    Field("fenrir", NONE, high=1),
    # characters, a bit for each: whoever the Chosen One can be, all equally likely by counting; how many they are
    Field("suspects", NONE, high=SOME_FIGURES),
    Field("suspected", NONE, high=FIGURES),
    # sheets and wolf marks still needed
    Field("missing", NONE),
    Field("marks", NONE),
    # what a time unit is worth, a sheet, a character excluded, a research tile drawn, a clue in hand
    Field("price", NONE, real=True),
    Field("sheet", NONE, real=True),
    Field("knowledge", NONE, real=True),
    Field("draw", NONE, real=True),
    Field("clue", NONE, real=True),
    # hands and pile to look at, the best first: cards left there, and how likely one of them tells something
    Field("targets", NONE, high=TARGETS),
    Field("unseen", NONE, by=TARGETS),
    Field("telling", NONE, by=TARGETS, real=True),
    # the figures he would like to see near a goal, a bit for each and how gladly, and what each spot is worth to them
    Field("movers", NONE, high=SOME_FIGURES),
    Field("pull", NONE, by=FIGURES, real=True),
    Field("near", NONE, by=SPOT_COUNT, real=True),
    # where clues lie
    Field("clues_lie", NONE, high=SPOT_COUNT),
    Field("clue_at", NONE, by=SPOT_COUNT, high=SPOT_COUNT),
    # the figures that can be chosen this hour, the best first, and which of them he is likely to get
    Field("figures", NONE, by=FIGURES),
    Field("worths", NONE, by=FIGURES, real=True),
    Field("mine", NONE, high=FIGURES),
    # what each position is worth this hour, and the most that is bid for the one in question
    Field("positions", NONE, by=SEATS, real=True),
    Field("limit", NONE, real=True),
    # the rows that ways and plans are worked out in
    Field("shut", NONE, by=SPOT_COUNT),
    Field("came", NONE, by=SITUATIONS, high=SITUATIONS),
    Field("paid", NONE, by=SITUATIONS),
    Field("queue", NONE, by=SITUATIONS, high=SITUATIONS),
    Field("purse", NONE, by=PURSE, high=1023),
    Field("line", NONE, by=LINE, high=1023),
)
"""All a greedy player needs."""

MIND = Fields(
    *JUDGEMENT,
    # where each character's card is: by counting, and by how people play
    *(Field(name, NONE, by=(FIGURES, len(PLACES)), real=True) for name in ("counted", "believed")),
    # who is Fenrir, the last for nobody
    *(Field(name, NONE, by=SEATS + 1, real=True) for name in ("fenrir_counted", "fenrir_believed")),
    # who has seen all of whose character cards, and who can name the Chosen One
    *(Field(name, NONE, by=(SEATS, TARGETS), real=True) for name in ("knows_counted", "knows_believed")),
    *(Field(name, NONE, by=SEATS, real=True) for name in ("names_counted", "names_believed")),
    # how many wolf marks and organ symbols each hand bears: none, one, or more
    *(Field(name, NONE, by=(SEATS, MARKS), real=True) for name in ("wolf_counted", "wolf_believed")),
    *(Field(name, NONE, by=(SEATS, MARKS), real=True) for name in ("organ_counted", "organ_believed")),
    # the cards of hands and Chosen One one by one: whose they are, who is known to be there, how likely each would be
    *(Field(name, NONE, by=FIGURES) for name in ("whose", "settled")),
    *(Field(name, NONE, by=(FIGURES, FIGURES), real=True) for name in ("as_hero", "as_fenrir")),
    *(Field(name, NONE, by=(FIGURES + 1, 2 << FIGURES), real=True) for name in ("forwards", "backwards")),
    Field("unlocated", NONE, by=FIGURES + 1, real=True),
    # what each choice is worth to a hero and to Fenrir, whose figure is nobody he would steer, or one of those
    Field("table", NONE, by=(MOST_CHOICES, SORTS), real=True),
    # how likely each is the Chosen One; how many each player suspects, and how close each rival is to winning
    Field("chance", NONE, by=FIGURES, real=True),
    Field("left", NONE, by=SEATS, real=True),
    Field("wolf", NONE, by=SEATS, real=True),
    Field("ready", NONE, by=SEATS, real=True),
    # how likely the first turn of the hour wins
    Field("wins", NONE, real=True),
    # what a search goes by: the own standing of the choices, what others have seen, what chance can draw
    *search_room(),
    Field("priors", NONE, by=MOST_CHOICES, real=True),
    Field("roots", NONE, by=MOST_CHOICES, high=1023),
    Field("laid", NONE, high=FIGURES),
    Field("sought", NONE, by=(SEATS, TARGETS * MOST_SEEN), real=True),
    *(Field(name, NONE, by=MOST_CHOICES, high=1 << 40) for name in ("out", "weights")),
)
