"""What a seat keeps in memory: for every novice how likely each place is, by what she carries and which wish is hers.

A row is a place of a novice. Its numbers come without and with a swift foot to spare, then by what she carries
(nothing, key, key and wish), then by wish card (`mass`); for greedy novices the swift foot is left out (`liked`).
"""

from subrosa.core.fields import NONE, Field, Fields

from ..box import CELLS, PLACE_COUNT, ROUNDS
from ..fields import MOST_NOISE
from ..policy.mind import BARE, CASES, KEYED, LADEN, SORTS, WISH_COUNT
from ..rules.terms import CARD_COUNT, GUARD_COUNT, NOVICE_COUNT
from ..trees import ROOM, TREES

NEVER = -1
PARTS = 9 + NOVICE_COUNT
"""In so many parts is worked out ahead what a round's secret moves may be."""
BY_SIGHT, BY_WALK, BY_REST = range(3)
"""How it came out that she has her key: where she was seen, by her walk home, or because nothing else is left."""

MEMORY = Fields(
    Field("mass", NONE, by=(NOVICE_COUNT * PLACE_COUNT, SORTS), real=True),
    Field("liked", NONE, by=(NOVICE_COUNT * PLACE_COUNT, CASES), real=True),
    Field("possible", NONE, by=(NOVICE_COUNT, PLACE_COUNT), high=1),
    # how often a novice kept her blessing when asked; how often a guard named five steps a run, has she just made five
    Field("kept", NONE, by=NOVICE_COUNT, high=2 * ROUNDS),
    Field("runs_of_five", NONE, by=GUARD_COUNT, high=ROUNDS),
    Field("stopped_at_five", NONE, by=GUARD_COUNT, high=1),
    Field("no_false_noise", NONE, by=GUARD_COUNT, high=1),
    # the noise turn that goes on: was a blessing asked for, and how many tokens lay there before
    Field("asked", NONE, high=1),
    Field("noises", NONE, high=MOST_NOISE),
    # what was worked out ahead for the secret moves of a round: how much of it, and how greedy novices are drawn
    Field("ready_for", NONE, high=ROUNDS),
    Field("ready", NONE, high=PARTS),
    Field("calm", NONE, by=(PLACE_COUNT, CARD_COUNT), real=True),
    Field("drawn", NONE, by=(NOVICE_COUNT * PLACE_COUNT, CASES), real=True),
    # behind which case there is nothing more in a row: without and with a swift foot, and of greedy novices
    *(
        Field(name, NONE, by=NOVICE_COUNT * PLACE_COUNT, high=CASES)
        for name in ("plain_cases", "feet_cases", "drawn_cases")
    ),
    # the unseen ways of a card, if they were found: by card and tree how many ends, -1 where nobody was; which, and how
    # likely; and behind them those that are just looked for
    Field("found", NONE, by=CARD_COUNT, high=1),
    Field("ends", NONE, by=CARD_COUNT * TREES, high=PLACE_COUNT),
    Field("end", NONE, by=ROOM + PLACE_COUNT, high=PLACE_COUNT),
    Field("plain", NONE, by=ROOM + PLACE_COUNT, real=True),
    Field("swiftly", NONE, by=ROOM + PLACE_COUNT, real=True),
    # was it worked out where each novice is if she runs unseen: 1, or 2 if a swift foot may be left; where, how likely
    Field("ran", NONE, by=NOVICE_COUNT, high=2),
    Field("ran_to", NONE, by=(NOVICE_COUNT, PLACE_COUNT), high=1),
    Field("ran_mass", NONE, by=(NOVICE_COUNT * PLACE_COUNT, SORTS), real=True),
    Field("ran_liked", NONE, by=(NOVICE_COUNT * PLACE_COUNT, CASES), real=True),
    # for reasons: the rounds in which she was seen last, was caught last, and since when she must have her key
    Field("seen_in", NONE, by=NOVICE_COUNT, high=ROUNDS),
    Field("caught_in", NONE, by=NOVICE_COUNT, high=ROUNDS),
    Field("key_in", NONE, by=NOVICE_COUNT, high=ROUNDS),
    Field("key_by", NONE, by=NOVICE_COUNT, high=BY_REST),
)


def first(load, swift):
    """Where in a row the wish cards begin for what she carries, without or with a swift foot."""
    return swift * CASES + load * WISH_COUNT


def begin(v, memory):
    """Every novice is in her cell with nothing; every wish card may be hers, and a swift foot if there are any."""
    swift = v.blessings == 0 and v.swift_foot == 0
    for novice in range(NOVICE_COUNT):
        for place in range(PLACE_COUNT):
            memory.possible[novice][place] = 1
            rule_out(novice, place, memory)
        home = CELLS[novice]
        memory.possible[novice][home] = 1
        for wish in range(WISH_COUNT):
            memory.mass[novice * PLACE_COUNT + home][wish] = 1.0
            memory.mass[novice * PLACE_COUNT + home][first(BARE, 1) + wish] = 1.0 if swift else 0.0
            memory.liked[novice * PLACE_COUNT + home][wish] = 1.0
        memory.kept[novice] = 0
        memory.seen_in[novice] = NEVER
        memory.caught_in[novice] = NEVER
        memory.key_in[novice] = NEVER
        memory.key_by[novice] = NEVER
    for guard in range(GUARD_COUNT):
        memory.runs_of_five[guard] = 0
        memory.stopped_at_five[guard] = 0
        memory.no_false_noise[guard] = 0
    memory.asked = 0
    memory.noises = 0
    memory.ready_for = NEVER
    memory.ready = 0


def rule_out(novice, place, memory):
    """She is not here."""
    if memory.possible[novice][place]:
        memory.possible[novice][place] = 0
        mass = memory.mass[novice * PLACE_COUNT + place]
        for i in range(SORTS):
            mass[i] = 0.0
        liked = memory.liked[novice * PLACE_COUNT + place]
        for i in range(CASES):
            liked[i] = 0.0


def is_on(novice, place, memory):
    """She is here and nowhere else."""
    for other in range(PLACE_COUNT):
        if other != place:
            rule_out(novice, other, memory)


def temper(novice, memory, mind):
    """What was open is so likely at each place (`mind.fits`)."""
    for place in range(PLACE_COUNT):
        if memory.possible[novice][place]:
            fits = mind.fits[place]
            if fits == 0.0:
                rule_out(novice, place, memory)
            elif fits != 1.0:
                mass = memory.mass[novice * PLACE_COUNT + place]
                for i in range(SORTS):
                    mass[i] *= fits
                liked = memory.liked[novice * PLACE_COUNT + place]
                for i in range(CASES):
                    liked[i] *= fits


def lose_wish(novice, place, memory):
    """She was caught: whatever wish she had is gone, her key stays (9.6)."""
    mass = memory.mass[novice * PLACE_COUNT + place]
    liked = memory.liked[novice * PLACE_COUNT + place]
    for swift in range(2):
        for wish in range(WISH_COUNT):
            mass[first(KEYED, swift) + wish] += mass[first(LADEN, swift) + wish]
            mass[first(LADEN, swift) + wish] = 0.0
    for wish in range(WISH_COUNT):
        liked[KEYED * WISH_COUNT + wish] += liked[LADEN * WISH_COUNT + wish]
        liked[LADEN * WISH_COUNT + wish] = 0.0


def has_not_won(novice, memory):
    """She is not at home with key and wish (9.1)."""
    home = CELLS[novice]
    if memory.possible[novice][home]:
        mass = memory.mass[novice * PLACE_COUNT + home]
        liked = memory.liked[novice * PLACE_COUNT + home]
        for case in range(LADEN * WISH_COUNT, CASES):
            mass[case] = 0.0
            mass[CASES + case] = 0.0
            liked[case] = 0.0
        keep_if_any(novice, home, memory)


def has_won(novice, memory):
    """She is at home with key and wish (9.1)."""
    home = CELLS[novice]
    is_on(novice, home, memory)
    for case in range(LADEN * WISH_COUNT):
        memory.mass[novice * PLACE_COUNT + home][case] = 0.0
        memory.mass[novice * PLACE_COUNT + home][CASES + case] = 0.0
        memory.liked[novice * PLACE_COUNT + home][case] = 0.0


def keep_if_any(novice, place, memory):
    """A place on which nothing rests any more is ruled out."""
    mass = memory.mass[novice * PLACE_COUNT + place]
    for i in range(SORTS):
        if mass[i] > 0.0:
            return
    rule_out(novice, place, memory)


def has_no_swift_foot(novice, memory):
    """Her blessing is used, and was something else (10.1)."""
    for place in range(PLACE_COUNT):
        if memory.possible[novice][place]:
            mass = memory.mass[novice * PLACE_COUNT + place]
            for i in range(CASES, SORTS):
                mass[i] = 0.0
            keep_if_any(novice, place, memory)


def reason_key(v, novice, how, memory):
    """If she cannot be without her key any more: since when, and how it came out."""
    if memory.key_in[novice] != NEVER:
        return
    for place in range(PLACE_COUNT):
        if memory.possible[novice][place]:
            mass = memory.mass[novice * PLACE_COUNT + place]
            for wish in range(WISH_COUNT):
                if mass[first(BARE, 0) + wish] > 0.0 or mass[first(BARE, 1) + wish] > 0.0:
                    return
    memory.key_in[novice] = v.round
    memory.key_by[novice] = how
