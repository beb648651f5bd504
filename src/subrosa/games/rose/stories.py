"""What a seat heard of a match, and other histories it could not tell from that one, in the subset of the rules.

A story keeps every decision as the seat heard it; from the story alone a history is drawn and retold. `views` are what
stands NOW, what is KNOWN to be: the state before the first hidden decision, from which every history goes on; and what
the seat has SEEN, where only worlds are wanted. What is drawn by which measure is told in `redraw`.
"""

from math import exp, log

from subrosa.core.fields import NONE, Field, Fields
from subrosa.core.streams import any_of, word

from .box import CARDS, FACE_SLOTS, HAND, MONKS, REVELATIONS, SEATS, TILES
from .rules import apply, knows, legal
from .rules.terms import ACCUSE, CARD, DEAL, DRAW, IDENTITY, LOSE, MARKER, RETURN

TRIES = 10_000
"""So often it is begun anew where hidden cards cannot be settled as they were drawn."""
NOW, KNOWN, SEEN = range(3)
LONGEST = 4096
"""More decisions than a game takes."""
SHUFFLES = 24
"""More than such a game has: a pile is shuffled after all its cards were drawn."""
FACES = len(FACE_SLOTS)
FAINTEST = 700.0
"""No weight is farther from 1, as a logarithm."""

STORY = Fields(
    # what was heard: step, decider, whom it concerns, what was chosen, and the tile given back in secret, once it is up
    Field("count", NONE, high=LONGEST),
    Field("first", NONE, high=LONGEST),
    *(Field(name, NONE, by=LONGEST, high=99) for name in ("step", "decider", "subject", "choice", "tile")),
    Field("shown", NONE, by=(SEATS, REVELATIONS), high=MONKS),
    # what lay in the pile after each shuffle, how many cards that were, and what is left of it without the seat's own
    Field("shuffles", NONE, high=SHUFFLES),
    *(Field(name, NONE, by=(SHUFFLES, FACES), high=CARDS) for name in ("pile", "rest", "left")),
    *(Field(name, NONE, by=SHUFFLES, high=CARDS) for name in ("size", "total", "out_of")),
    # everybody's tiles before a decision, and those given back, in the order in which they come up again
    Field("tiles", NONE, by=SEATS, high=TILES),
    Field("had", NONE, by=(SEATS, TILES), high=TILES),
    Field("chained", NONE, high=TILES),
    *(Field(name, NONE, by=2 * TILES, high=LONGEST) for name in ("chain_at", "chain_tile")),
    # a history as it is drawn: cards by the decision that drew them, and what each hand may have held at a play
    *(Field(name, NONE, by=LONGEST, high=99) for name in ("face", "shuffle")),
    Field("cards", NONE, by=SEATS, high=HAND),
    Field("hand", NONE, by=(SEATS, HAND), high=LONGEST),
    Field("held", NONE, by=LONGEST * HAND, high=LONGEST),
    Field("identity", NONE, by=SEATS, high=MONKS),
    Field("log_weight", NONE, real=True),
    Field("out", NONE, by=2 * TILES, high=1 << 40),
    # and retold
    Field("told", NONE, high=2 * LONGEST),
    *(Field(name, NONE, by=2 * LONGEST, high=99) for name in ("who", "made")),
)


def begin(views, seat, story):
    """Nothing was heard yet."""
    story.count = 0
    story.first = -1
    story.chained = 0
    story.shuffles = 0
    shuffled(views[NOW], story)


def shuffled(s, story):
    """The pile lies anew."""
    for face in range(FACES):
        story.pile[story.shuffles][face] = max(s.pile[face], 0)
    story.size[story.shuffles] = s.pile_left
    story.shuffles += 1


def listen(views, decider, choice, seat, story):
    """A decision is taken, and heard of by a seat. What stood before is kept only as far as the story asks for it."""
    s = views[NOW]
    known = knows(s, decider, choice) >> seat & 1 == 1
    if story.first < 0 and not known:
        story.first = story.count
        views[KNOWN] = views[NOW]
    note(s, decider, choice if known else -1, story)
    step, turn, giver, left = s.step, s.turn, s.giver, s.pile_left
    apply(s, decider, choice)
    if step != ACCUSE or known or not s.choosing >> decider & 1:  # else it is not even heard that he chose
        story.count += 1
    follow_tiles(step, turn, giver, choice, s, story)
    if s.pile_left > left:
        shuffled(s, story)


def note(s, decider, choice, story):
    """Note a decision as the seat hears it, before it is taken, and what tiles everybody has."""
    at = story.count
    subject = decider
    if s.step == DRAW:
        subject = s.turn
    elif s.step == DEAL:
        subject = s.index // HAND
    elif s.step == IDENTITY:
        subject = s.index
    story.step[at] = s.step
    story.decider[at] = decider
    story.subject[at] = subject
    story.choice[at] = choice
    story.tile[at] = -1
    for player in range(s.seats):
        story.tiles[player] = s.tiles[player]
        for i in range(s.tiles[player]):
            story.had[player][i] = s.held[player][i]


def follow_tiles(step, turn, giver, choice, s, story):
    """Follow the tiles given back until they come up again, in the same order: then it is known what was chosen."""
    chosen = story.count - 1 if step == RETURN else -1
    for i in range(s.seats):
        seat = (turn + i) % s.seats
        picked = choice if (step == RETURN or step == LOSE) and seat == giver else 0
        for nth in range(story.tiles[seat] - s.tiles[seat]):
            which = picked if nth == 0 else nth - 1 if nth <= picked else nth
            story.chain_at[story.chained] = chosen
            story.chain_tile[story.chained] = story.had[seat][which]
            story.chained += 1
            chosen = -1
    up = story.chained - s.chain_length
    if up > 0:
        for i in range(up):
            if story.chain_at[i] >= 0:
                story.tile[story.chain_at[i]] = story.chain_tile[i]
        for i in range(s.chain_length):
            story.chain_at[i] = story.chain_at[i + up]
            story.chain_tile[i] = story.chain_tile[i + up]
        story.chained = s.chain_length


def close(views, seat, story):
    """The story is told so far: markers that lie open were heard, and the seat's own cards are in no other hand."""
    s = views[NOW]
    if story.first < 0:
        story.first = story.count
        views[KNOWN] = views[NOW]
    for player in range(s.seats):
        for round in range(REVELATIONS):
            story.shown[player][round] = s.shown[player][round]
    for player in range(s.seats):
        laid = 0
        for at in range(story.first, story.count):
            if story.step[at] == MARKER and story.decider[at] == player:
                if story.choice[at] < 0:
                    story.choice[at] = story.shown[player][laid]
                laid += 1
    for shuffle in range(story.shuffles):
        for face in range(FACES):
            story.rest[shuffle][face] = story.pile[shuffle][face]
        story.out_of[shuffle] = 0
    shuffle = 0
    for at in range(story.count):
        if story.step[at] == DEAL or story.step[at] == DRAW:
            if story.out_of[shuffle] == story.size[shuffle]:
                shuffle += 1
            story.out_of[shuffle] += 1
            story.shuffle[at] = shuffle
            if story.choice[at] >= 0:
                story.rest[shuffle][story.choice[at]] -= 1


def retell(views, worlds, world, seat, story, g):
    """Another history that would have told the seat the same: its last state is written down; its weight."""
    worlds[world] = views[KNOWN]
    if not settled(seat, story, g):
        return 0.0
    s = worlds[world]
    story.told = 0
    for at in range(story.first, story.count):
        decide(s, at, story, g)
    return weight(story)


def imagine(views, worlds, world, seat, story, g):
    """The world in which such a history ends, and its weight; where it can be, without going through the history."""
    if not only_dealt(views[SEEN]):
        return retell(views, worlds, world, seat, story, g)
    worlds[world] = views[SEEN]
    if not settled(seat, story, g):
        return 0.0
    fill_in(worlds[world], seat, story)
    return weight(story)


def only_dealt(v):
    """Is nothing hidden from a seat but cards and colours: no secret choice open, no tile given back in secret?"""
    if v.day == 0 or v.step == MARKER or v.step == ACCUSE:
        return False
    for i in range(v.chain_length):  # who has no tile there that he chose in secret has none that others cannot tell
        if v.chain[i] < 0:
            return False
    return True


def fill_in(s, seat, story):
    """Put what was drawn where the seat sees nothing: into the pile, on the others' cards and into their hands."""
    for face in range(FACES):
        s.pile[face] = story.left[story.shuffles - 1][face]
    for player in range(s.seats):
        if player != seat:
            s.identity[player] = story.identity[player]
    for at in range(story.first, story.count):
        step, player = story.step[at], story.subject[at]
        if player == seat:
            continue
        if step == DEAL or step == DRAW:
            s.hand[player][slot_of(s.hand[player], -1)] = story.face[at]
        elif step == CARD:
            s.hand[player][slot_of(s.hand[player], story.choice[at])] = -1


def slot_of(hand, face):
    """The first slot of a hand with this card."""
    slot = 0
    while hand[slot] != face:
        slot += 1
    return slot


def settled(seat, story, g):
    """Settle everything that was dealt in secret; False if no way was found."""
    for _ in range(TRIES):
        if settle_cards(seat, story, g):
            deal_identities(story, g)
            return True
    return False


def weight(story):
    """The weight of what was settled."""
    return exp(max(-FAINTEST, min(FAINTEST, story.log_weight)))


def settle_cards(seat, story, g):
    """Settle which card the others drew when; False if what they played cannot be.

    Cards are settled one play at a time: a card played is one of those in the hand, each of which came from some
    shuffle of the pile; which one is chosen in proportion to how likely it is that card.
    """
    story.log_weight = 0.0
    for shuffle in range(story.shuffles):
        story.total[shuffle] = 0
        for face in range(FACES):
            story.left[shuffle][face] = story.rest[shuffle][face]
            story.total[shuffle] += story.rest[shuffle][face]
    for player in range(SEATS):
        story.cards[player] = 0
    for at in range(story.first, story.count):
        step, player = story.step[at], story.subject[at]
        if step == DEAL or step == DRAW:
            if story.choice[at] < 0:
                story.hand[player][story.cards[player]] = at
                story.cards[player] += 1
        elif step == CARD and player != seat:
            if not settle_play(at, player, story, g):
                return False
    draw_hands(story, g)
    weigh_equals(seat, story)
    return True


def settle_play(at, player, story, g):
    """One of the cards in a hand is the one played; False if none can be."""
    face, count = story.choice[at], story.cards[player]
    hand = story.hand[player]
    total = 0.0
    for i in range(HAND):
        story.held[at * HAND + i] = hand[i] if i < count else -1
    for i in range(count):
        shuffle = story.shuffle[hand[i]]
        total += story.left[shuffle][face] / story.total[shuffle]
    if total <= 0.0:
        return False
    # Measured against what a full deck would give, the same in every redraw, so that long games stay in range.
    story.log_weight += log(total * CARDS / (count * story.pile[0][face]))
    rest = total * word(g) / 4294967296.0
    chosen = -1
    for i in range(count):
        shuffle = story.shuffle[hand[i]]
        chance = story.left[shuffle][face] / story.total[shuffle]
        if chance > 0.0 and rest >= 0.0:
            chosen = i
            rest -= chance
    settle(hand[chosen], face, story)
    story.cards[player] = count - 1
    for i in range(chosen, count - 1):
        hand[i] = hand[i + 1]
    return True


def settle(at, face, story):
    """The card drawn by this decision is this one."""
    shuffle = story.shuffle[at]
    story.face[at] = face
    story.left[shuffle][face] -= 1
    story.total[shuffle] -= 1


def draw_hands(story, g):
    """What is still in the others' hands is any of what is left."""
    for player in range(SEATS):
        for i in range(story.cards[player]):
            at = story.hand[player][i]
            left = story.left[story.shuffle[at]]
            rest = word(g) * story.total[story.shuffle[at]] >> 32
            face = 0
            while rest >= left[face]:
                rest -= left[face]
                face += 1
            settle(at, face, story)


def weigh_equals(seat, story):
    """Who held equal cards could have played either: that is one history, and not two."""
    for at in range(story.first, story.count):
        if story.step[at] == CARD and story.subject[at] != seat:
            equal = 0
            for i in range(HAND):
                if story.held[at * HAND + i] >= 0 and story.face[story.held[at * HAND + i]] == story.choice[at]:
                    equal += 1
            story.log_weight -= log(equal)


def deal_identities(story, g):
    """Colours for the seats that have one, all assignments that fit the markers equally likely."""
    fits = False
    while not fits:
        fits = True
        taken = 0
        for at in range(story.first, story.count):
            if story.step[at] == IDENTITY and story.choice[at] >= 0:
                taken |= 1 << story.choice[at]
                story.identity[story.subject[at]] = story.choice[at]
        for at in range(story.first, story.count):
            if story.step[at] == IDENTITY and story.choice[at] < 0:
                count = 0
                for colour in range(MONKS):
                    if not taken >> colour & 1:
                        story.out[count] = colour
                        count += 1
                colour = any_of(story.out, count, g)
                taken |= 1 << colour
                story.identity[story.subject[at]] = colour
                for round in range(REVELATIONS):
                    if story.shown[story.subject[at]][round] == colour:
                        fits = False


def decide(s, at, story, g):
    """One decision of the history; an accusation heard of as a whole is several."""
    step, decider, choice = story.step[at], story.decider[at], story.choice[at]
    if choice >= 0:
        write(s, decider, choice, story)
    elif step == DEAL or step == DRAW:
        write(s, decider, story.face[at], story)
    elif step == IDENTITY:
        write(s, decider, story.identity[story.subject[at]], story)
    elif step == RETURN:
        write(s, decider, any_of(story.out, returned(s, decider, story.tile[at], story.out), g), story)
    else:
        for _ in range(s.seats - 1 if step == ACCUSE else 1):
            write(s, decider, any_of(story.out, legal(s, decider, story.out), g), story)


def returned(s, decider, tile, out):
    """What may have been given back: where the tile has come up since, that one."""
    count = legal(s, decider, out)
    for i in range(count):
        if s.held[decider][out[i]] == tile:
            out[0] = out[i]
            return 1
    return count


def write(s, decider, choice, story):
    """A decision is taken in the other history, and written down."""
    apply(s, decider, choice)
    story.who[story.told] = decider
    story.made[story.told] = choice
    story.told += 1
