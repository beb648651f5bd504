"""What a way that a novice may have gone looks like to the table, and where it ends (4.7, 6.2-6.4)."""

from ..rules.terms import GUARD_COUNT

SEEN, HIDDEN = -1, -2
"""Where to she vanished, if she did not, or if the table is not shown it."""


def is_post(place, mind):
    """Does a guard stand here who would catch her?"""
    for guard in range(GUARD_COUNT):
        if mind.posts[guard] == place:
            return True
    return False


def looks(noted, place, there, mind):
    """How much of what was seen has come about after one step more; -1 if that looks otherwise (6.2-6.4)."""
    if mind.lit[there]:
        fits = noted < mind.sights and mind.sight_to[noted] == SEEN and mind.sight_at[noted] == there
    elif mind.lit[place]:
        to = mind.sight_to[noted] if noted < mind.sights else SEEN
        fits = mind.sight_at[noted] == place and (to == there or to == HIDDEN)
    else:
        return noted
    return noted + 1 if fits else -1


def end_on(place, plain, swiftly, mind):
    """One way more ends on a place."""
    mind.plain[place] += plain
    mind.swiftly[place] += swiftly
