"""Ways that no tree holds, searched step by step: longer ones, and those that come back to a place (4)."""

from ..box import MOST_NEIGHBOURS, PLACE_COUNT
from ..rules.terms import CARD_COUNT, GUARD_COUNT
from ..trees import NEAR
from .ends import end_on, is_post, looks


def search(start, key, mind):
    """All ways from a place that look like what was seen."""
    mind.trod[0] = start
    mind.noted[0] = 0
    bar(mind.barred, mind)
    tread(start, mind)
    if extends(0, mind.fewest, key, mind):
        mind.chance[0] = 1.0 / cards(key, mind)
        if mind.again:
            wander(key, mind)
        else:
            follow(key, mind)
    leave(start, mind)
    bar(0, mind)


def bar(barred, mind):
    """No way leads over a guard's place, if that is so (4.7)."""
    for guard in range(GUARD_COUNT):
        if mind.posts[guard] >= 0:
            mind.trodden[mind.posts[guard]] = barred


def tread(place, mind):
    """A way leads over a place, to which it may not come back, unless that is allowed (4.4)."""
    mind.trodden[place] = 1 - mind.again


def leave(place, mind):
    """The way does not lead over a place any more."""
    mind.trodden[place] = 0


def extends(depth, needed, key, mind):
    """Can a way go on for so many steps, or to a guard (4.1, 4.7)?"""
    if needed <= 0:
        return True
    last = depth + needed - 1
    at = depth
    mind.probe[at] = 0
    found = False
    while at >= depth:
        there = NEAR[key * PLACE_COUNT + mind.trod[at]][mind.probe[at]]
        mind.probe[at] += 1
        if found or there < 0:
            if at > depth:
                leave(mind.trod[at], mind)
            at -= 1
        elif mind.trodden[there] != 1:
            found = at == last or is_post(there, mind)
            if not found:
                at += 1
                mind.trod[at] = there
                mind.probe[at] = 0
                tread(there, mind)
    return found


def onward(depth, there, key, mind):
    """Can a way go on to a place and then still be as long as the card asks?"""
    if depth + 1 >= mind.fewest or is_post(there, mind):
        return True
    mind.trod[depth + 1] = there
    tread(there, mind)
    found = extends(depth + 1, mind.fewest - depth - 1, key, mind)
    leave(there, mind)
    return found


def cards(key, mind):
    """How many movement cards could be played at the start (4.1g): all, if the longest least way can be gone."""
    longest = 0
    for card in range(CARD_COUNT):
        longest = max(longest, mind.needs[card])
    if extends(0, longest, key, mind):
        return CARD_COUNT
    count = 0
    for card in range(CARD_COUNT):
        if extends(0, mind.needs[card], key, mind):
            count += 1
    return count


def follow(key, mind):
    """Ways that come to no place twice, one after the other."""
    depth = 0
    arrive(0, key, mind)
    while depth >= 0:
        if mind.left[depth] == 0:
            leave(mind.trod[depth], mind)
            depth -= 1
            continue
        mind.left[depth] -= 1
        there = mind.ahead[depth][mind.left[depth]]
        noted = looks(mind.noted[depth], mind.trod[depth], there, mind)
        if noted >= 0:
            mind.chance[depth + 1] = mind.each[depth]
            mind.trod[depth + 1] = there
            mind.noted[depth + 1] = noted
            arrive(depth + 1, key, mind)
            if mind.left[depth + 1] > 0:
                depth += 1


def wander(key, mind):
    """Ways that may come back to a place, step by step: all at one place, of whom as much was seen, go on as one."""
    now = 0
    depth = 0
    mind.groups[now] = 0
    join(now, mind.trod[0], mind.chance[0], mind)
    while mind.groups[now] > 0:
        then = 1 - now
        for i in range(mind.groups[now]):
            mind.joined[mind.group[now][i]] = 0
        mind.groups[then] = 0
        for i in range(mind.groups[now]):
            mind.trod[depth] = mind.group[now][i] % PLACE_COUNT
            mind.noted[depth] = mind.group[now][i] // PLACE_COUNT
            mind.chance[depth] = mind.weight[now][i]
            arrive(depth, key, mind)
            for n in range(mind.left[depth]):
                there = mind.ahead[depth][n]
                noted = looks(mind.noted[depth], mind.trod[depth], there, mind)
                if noted >= 0:
                    join(then, noted * PLACE_COUNT + there, mind.each[depth], mind)
        now = then
        depth += 1


def join(layer, group, chance, mind):
    """One way more has come to a place, with so much of what was seen."""
    if mind.joined[group] > 0:
        mind.weight[layer][mind.joined[group] - 1] += chance
    else:
        mind.group[layer][mind.groups[layer]] = group
        mind.weight[layer][mind.groups[layer]] = chance
        mind.groups[layer] += 1
        mind.joined[group] = mind.groups[layer]


def arrive(depth, key, mind):
    """A way has come to a place: if it may end there it is counted; the places it may go on to are listed.

    Who may come back can always go on: to where she was.
    """
    place = mind.trod[depth]
    chance = mind.chance[depth]
    complete = mind.noted[depth] == mind.sights
    mind.left[depth] = 0
    if depth > mind.farthest:
        if complete:
            end_on(place, 0.0, chance, mind)
        return
    if (depth > 0 and is_post(place, mind)) or (depth == mind.farthest and not mind.spare):
        if complete and not mind.further:
            end_on(place, chance, chance, mind)
        return
    tread(place, mind)
    ahead = 0
    near = NEAR[key * PLACE_COUNT + place]
    for j in range(MOST_NEIGHBOURS):
        there = near[j]
        if there < 0:
            break
        if mind.trodden[there] != 1 and (mind.again or onward(depth, there, key, mind)):
            mind.ahead[depth][ahead] = there
            ahead += 1
    mind.each[depth] = chance / max(1, ahead + (1 if depth >= mind.fewest else 0))
    if depth >= mind.fewest and complete and not mind.further:
        end_on(place, chance if depth == mind.farthest else mind.each[depth], mind.each[depth], mind)
    if depth < mind.farthest or mind.further:
        mind.left[depth] = ahead
    if mind.left[depth] == 0:
        leave(place, mind)
