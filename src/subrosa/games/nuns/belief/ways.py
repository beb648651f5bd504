"""All ways a novice may have gone with her card, and how likely each end is if every choice on offer is alike (4).

Ways that come to no place twice are gone along their tree, all with equally many steps at a time.
"""

from ..box import DISTANCE, PLACE_COUNT
from ..policy.mind import DEPTH
from ..rules.terms import CARD_COUNT, GUARD_COUNT
from ..trees import BACK, FIRST, HEIGHT, KIDS, LONGEST, NEAREST, PLACE, SHORTEST, TREE
from .ends import end_on, is_post, looks
from .searching import search


def find_ways(start, key, mind):
    """All ways from a place that look like what was seen, added up by their ends in the row of the mind."""
    near = NEAREST[start]
    count = 0
    while count < PLACE_COUNT and DISTANCE[start][near[count]] <= mind.farthest + mind.further:
        mind.plain[near[count]] = 0.0
        mind.swiftly[near[count]] = 0.0
        count += 1
    if mind.again or steps_ahead(mind) > HEIGHT:
        search(start, key, mind)
    else:
        climb(TREE[key * PLACE_COUNT + start], start, mind)
    mind.row = 0
    for i in range(count):
        if mind.swiftly[near[i]] > 0.0:
            mind.row_end[mind.row] = near[i]
            mind.row += 1


def steps_ahead(mind):
    """How far it matters where ways lead: with her card and a swift foot, and with any other card."""
    return max(mind.farthest + 1, mind.locked_in)


def climb(tree, start, mind):
    """All ways of a tree, step by step."""
    mind.noticed[0][0] = 0
    if mind.sights > 0 and not look_alike(tree, mind):
        return
    doubtful = is_doubtful(tree, start, mind)
    if doubtful:
        foresee(tree, mind)
    longest = mind.leads[0][0] if doubtful else LONGEST[tree]
    if longest < mind.fewest:
        return
    mind.come_by[0][0] = 1.0 / cards(longest, mind)
    steps = mind.alike if mind.sights > 0 else 0 if mind.lit[start] else mind.farthest + mind.further
    for made in range(steps + 1):
        if made > 0:
            step_on(tree, made, doubtful, mind)
        if made < mind.farthest or mind.spare:
            part(tree, made, doubtful, mind)
        if made >= mind.fewest and (made > mind.farthest or not mind.further):
            end(tree, made, mind)


def step_on(tree, made, doubtful, mind):
    """All ways with one step more; a guard ends those that come to her. Those of a swift foot end there anyway."""
    if mind.sights == 0:
        go_unseen(tree, made, mind)
    else:
        go_seen(tree, made, mind)
    if doubtful:
        turn_back(tree, made, mind)
    if mind.sights > 0 and not mind.barred and made <= mind.farthest:
        be_caught(tree, made, mind)


def is_doubtful(tree, start, mind):
    """Is it not plain at once how ways go on, for dead ends that are too short or guards who are near?"""
    near = is_near_post(start, mind)
    if near and mind.barred:
        return True
    return SHORTEST[tree] < mind.needed and (near or mind.fewest > 1)


def is_near_post(start, mind):
    """Can a way from here lead to a guard who would catch her?"""
    for guard in range(GUARD_COUNT):
        if mind.posts[guard] >= 0 and DISTANCE[mind.posts[guard]][start] <= steps_ahead(mind):
            return True
    return False


def cards(longest, mind):
    """How many movement cards could be played where ways are so long (4.1g)."""
    count = 0
    for card in range(CARD_COUNT):
        if mind.needs[card] <= longest:
            count += 1
    return count


def foresee(tree, mind):
    """How far each way of a tree leads, a guard being as far as any, or no way; and how many go on far enough (4.7)."""
    top = steps_ahead(mind)
    for made in range(top + 1):
        for i in range(FIRST[tree][made + 1] - FIRST[tree][made]):
            mind.leads[made][i] = made
            mind.ahead_by[made][i] = 0
    for steps in range(top):
        made = top - steps
        node = FIRST[tree][made]
        leads = mind.leads[made]
        for i in range(FIRST[tree][made + 1] - node):
            if is_post(PLACE[node + i], mind):
                leads[i] = -1 if mind.barred else DEPTH
            back = BACK[node + i]
            mind.leads[made - 1][back] = max(mind.leads[made - 1][back], leads[i])
            mind.ahead_by[made - 1][back] += 1 if leads[i] >= mind.fewest else 0


def turn_back(tree, made, mind):
    """Ways that cannot become as long as the card asks are not gone (4.1)."""
    for i in range(FIRST[tree][made + 1] - FIRST[tree][made]):
        if mind.leads[made][i] < mind.fewest:
            mind.come_by[made][i] = 0.0


def go_unseen(tree, made, mind):
    """One step more where no guard looks (6.2)."""
    node = FIRST[tree][made]
    parts = mind.parts[made - 1]
    come_by = mind.come_by[made]
    for i in range(FIRST[tree][made + 1] - node):
        come_by[i] = parts[BACK[node + i]] * mind.dark[PLACE[node + i]]


def look_alike(tree, mind):
    """How much of what was seen has come about on each way, -1 where it looks otherwise; is it all on any of them?"""
    found = False
    some = True
    made = 0
    while some and made < mind.farthest + mind.further:
        made += 1
        some = False
        node = FIRST[tree][made]
        for i in range(FIRST[tree][made + 1] - node):
            back = BACK[node + i]
            noted = mind.noticed[made - 1][back]
            if noted >= 0:
                noted = looks(noted, PLACE[FIRST[tree][made - 1] + back], PLACE[node + i], mind)
            mind.noticed[made][i] = noted
            some = some or noted >= 0
            found = found or noted == mind.sights
    mind.alike = made
    return found


def go_seen(tree, made, mind):
    """One step more that looks like what was seen."""
    node = FIRST[tree][made]
    for i in range(FIRST[tree][made + 1] - node):
        mind.come_by[made][i] = mind.parts[made - 1][BACK[node + i]] if mind.noticed[made][i] >= 0 else 0.0


def part(tree, made, doubtful, mind):
    """How likely each way is to go on as it may, or to stop."""
    node = FIRST[tree][made]
    stop = 1 if made >= mind.fewest else 0
    come_by = mind.come_by[made]
    parts = mind.parts[made]
    for i in range(FIRST[tree][made + 1] - node):
        ahead = mind.ahead_by[made][i] if doubtful else KIDS[node + i]
        parts[i] = come_by[i] / max(1, ahead + stop)


def end(tree, made, mind):
    """Ways with so many steps may end, if the card allows it and all has come about that was seen."""
    node = FIRST[tree][made]
    come_by = mind.come_by[made]
    parts = mind.parts[made]
    longest = made == mind.farthest
    for i in range(FIRST[tree][made + 1] - node):
        if mind.sights == 0 or mind.noticed[made][i] == mind.sights:
            if made > mind.farthest:
                end_on(PLACE[node + i], 0.0, come_by[i], mind)
            else:
                swiftly = come_by[i] if longest and not mind.spare else parts[i]
                end_on(PLACE[node + i], come_by[i] if longest else parts[i], swiftly, mind)


def be_caught(tree, made, mind):
    """Ways end with a guard, however short they are (4.7)."""
    node = FIRST[tree][made]
    for i in range(FIRST[tree][made + 1] - node):
        if is_post(PLACE[node + i], mind):
            if mind.noticed[made][i] == mind.sights and not mind.further:
                end_on(PLACE[node + i], mind.come_by[made][i], mind.come_by[made][i], mind)
            mind.come_by[made][i] = 0.0
