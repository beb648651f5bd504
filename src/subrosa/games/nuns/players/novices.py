"""How novices move who deduce: as greedy ones do, but knowing what the guards can know of them.

A guard who may leave her path is as dangerous as she is sure where to go. How sure she would be after a move follows
from what everybody can believe of the novice now and from the card she shows. A deducer takes it that every end the
card reaches from every place where she may be is as likely as another. A hider reads herself as the guards' belief
reads greedy novices, and pays for ending where she is expected.
"""

from ..belief.habits import HOME_PULL, PULL, distance, is_drawn, tempt
from ..box import DISTANCE, PLACE_COUNT
from ..policy.mind import LADEN, LOADS, WISH_COUNT
from ..policy.novice import move as weigh_move
from ..rules.figures import least, most
from ..rules.moves import acting
from ..rules.terms import CARD_COUNT, RUN_CARD, STEPPING
from ..trees import NEAREST
from .believing import locate
from .weights import EXPOSED, UNLIKELY


def move(v, seat, count, memory, hiding, mind):
    """What the decisions of her secret move are worth; `hiding` is what it counts to be known."""
    novice = acting(v, seat)
    locate(novice, memory, mind)
    mind.bared = hiding * EXPOSED
    if hiding > 0.0:
        read_herself(v, novice, memory, mind)
    else:
        for card in range(CARD_COUNT):
            if v.stage[novice] != STEPPING or card == v.card[novice]:
                expose(v, novice, card, mind)
    weigh_move(v, seat, count, mind)


def expose(v, novice, card, mind):
    """How likely each place is the end of her move for those who know no more than everybody, and see this card."""
    exposed = mind.exposed[card]
    fewest, longest = least(v, card), most(v, card)
    for place in range(PLACE_COUNT):
        exposed[place] = 0.0
    for start in range(PLACE_COUNT):
        held = mind.believed[novice][start]
        if held > UNLIKELY:
            far = DISTANCE[start]
            near = NEAREST[start]
            count = 0
            reached = 0
            while reached < PLACE_COUNT and far[near[reached]] <= longest:
                count += far[near[reached]] >= fewest
                reached += 1
            for i in range(reached - count, reached):
                exposed[near[i]] += held / count


def read_herself(v, novice, memory, mind):
    """The same for those who take her for greedy: how likely each end is, if she shows a card (`habits`)."""
    for card in range(CARD_COUNT):
        mind.needs[card] = least(v, card)
        mind.reach[card] = most(v, card)
        for place in range(PLACE_COUNT):
            mind.exposed[card][place] = 0.0
    tempt(v, mind)
    for start in range(PLACE_COUNT):
        if mind.believed[novice][start] > UNLIKELY:
            for load in range(LOADS):
                if is_drawn(novice, start, load, load, memory, mind):
                    lead_on(novice, start, load, mind)
    for card in range(CARD_COUNT):
        share_out(mind.exposed[card])


def lead_on(novice, start, load, mind):
    """Where she is expected to go from one place with what she carries, by the card she shows."""
    low = load * WISH_COUNT
    i = 0
    while i < PLACE_COUNT and DISTANCE[start][NEAREST[start][i]] <= mind.reach[RUN_CARD]:
        end = NEAREST[start][i]
        far = distance(start, end, load)
        weight = 0.0
        for k in range(low, low + WISH_COUNT):
            weight += mind.drawn[k] * (PULL[end][k] if load < LADEN else HOME_PULL[novice][end])
        for card in range(CARD_COUNT):
            if mind.needs[card] <= far <= mind.reach[card]:
                mind.exposed[card][end] += weight * mind.calm[end][card]
        i += 1


def share_out(exposed):
    """One in all."""
    total = 0.0
    for place in range(PLACE_COUNT):
        total += exposed[place]
    if total > 0.0:
        for place in range(PLACE_COUNT):
            exposed[place] /= total
