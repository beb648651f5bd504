"""What others can have seen, as everybody can tell from whom they looked at and how often (8.6, 22.11).

For every looker and target is kept how likely he has seen none of its characters, one, two or three. He draws one of
the cards he has not looked at in this turn; those he has not seen at all are among them, so one more is new with the
chance (characters not seen) / (cards not looked at in this turn). Whoever was looked at knows better, if he may see
what was drawn.
"""

from ..policy.mind import MOST_SEEN
from ..rules.board import FIGURES
from ..rules.goods import hand_count
from ..rules.terms import CHOSEN_ONE, UNKNOWN


def forget_looks(memory):
    """Nobody has seen anything."""
    for looker in range(len(memory.seen)):
        memory.showed[looker] = 0
        for i in range(len(memory.seen[looker])):
            memory.seen[looker][i] = 1.0 if i % MOST_SEEN == 0 else 0.0
            memory.sought[looker][i] = memory.seen[looker][i]


def characters_at(v, target):
    """How many character cards a hand or the pile holds."""
    if target == UNKNOWN:
        return hand_count(v, UNKNOWN)
    return 2 if v.seats == 3 else 1


def notice_look(v, seat, heard, memory):
    """One card of the target is looked at by the player whose turn it is."""
    looker = v.turn
    target = v.target
    if target == seat and heard >= 0:
        if heard < FIGURES and not memory.showed[looker] >> heard & 1:
            memory.showed[looker] |= 1 << heard
            see_one_more(memory.seen[looker], target, 1.0, 1.0, 0)
            see_one_more(memory.sought[looker], target, 1.0, 1.0, 0)
        return
    characters = 1.0 * characters_at(v, target)
    cards = 1.0 * (hand_count(v, target) - v.looked[target])
    see_one_more(memory.seen[looker], target, characters, cards, 1)
    see_one_more(memory.sought[looker], target, characters, cards, 1)


def see_one_more(seen, target, characters, cards, fewer):
    """One more look: with what chance it shows a character not seen before, fewer of these the more were seen."""
    at = target * MOST_SEEN
    for n in range(MOST_SEEN - 1):
        already = MOST_SEEN - 2 - n
        new = seen[at + already] * max(0.0, characters - fewer * already) / cards
        seen[at + already + 1] += new
        seen[at + already] -= new


def weigh_looks(v, memory, mind):
    """Who knows whose cards, and who can name the Chosen One, by counting and by behaviour."""
    for looker in range(v.seats):
        for target in range(UNKNOWN + 1):
            mind.knows_counted[looker][target] = saw_all(v, memory.seen[looker], target)
            mind.knows_believed[looker][target] = saw_all(v, memory.sought[looker], target)
        mind.names_counted[looker] = can_name(v, looker, memory.seen[looker], mind)
        mind.names_believed[looker] = can_name(v, looker, memory.sought[looker], mind)


def saw_all(v, seen, target):
    """How likely a player has seen every character of a target that does not lie open."""
    total = 0.0
    characters = characters_at(v, target)
    closed = characters - open_at(v, target)
    for already in range(characters + 1):
        total += seen[target * MOST_SEEN + already] * chosen_from(characters - closed, characters - already, characters)
    return total


def open_at(v, target):
    """How many characters of a hand or the pile lie open."""
    count = 0
    for character in range(FIGURES):
        if v.open[character] == 1 and v.card[character] == target:
            count += 1
    return count


def can_name(v, looker, seen, mind):
    """How likely a player has excluded everybody but the Chosen One: seen, lying open, or named in vain.

    Of the cards he has not seen all must be of characters named in vain. Those the seat knows are that or not; those
    it does not know are so many out of the characters that are left, without the Chosen One.
    """
    unlocated = mind.unlocated
    for n in range(len(unlocated)):
        unlocated[n] = 0.0
    unlocated[0] = 1.0
    for target in range(UNKNOWN + 1):
        if target != looker and (target == UNKNOWN or target < v.seats):
            miss_at(v, seen, target, unlocated)
    left = 0
    wrong = 0
    chosen = 1
    for character in range(FIGURES):
        if v.card[character] == CHOSEN_ONE:
            chosen = 0
        if v.card[character] < 0:
            left += 1
            wrong += v.wrong[character] == 1
    left -= chosen
    total = 0.0
    chance = 1.0
    for n in range(len(unlocated)):
        total += unlocated[n] * chance
        chance *= max(0, wrong - n) / max(1, left - n)
    return total


def miss_at(v, seen, target, unlocated):
    """The cards of one target that he has not seen and the seat does not know are added to those of the others."""
    characters = characters_at(v, target)
    needed = 0
    free = 0
    for character in range(FIGURES):
        if v.card[character] == target:
            if v.open[character] == 1 or v.wrong[character] == 1:
                free += 1
            else:
                needed += 1
    hidden = characters - needed - free
    for n in range(len(unlocated)):
        at = len(unlocated) - 1 - n
        total = 0.0
        for missed in range(min(hidden, at) + 1):
            total += unlocated[at - missed] * missed_share(seen, target, characters, free, hidden, missed)
        unlocated[at] = total


def missed_share(seen, target, characters, free, hidden, missed):
    """How likely just so many hidden cards were missed, and none of those that are needed."""
    total = 0.0
    for already in range(characters + 1):
        share = seen[target * MOST_SEEN + already]
        if share > 0.0:
            unseen = characters - already
            ways = choose(free, unseen - missed) * choose(hidden, missed) / choose(characters, unseen)
            total += share * ways
    return total


def chosen_from(free, unseen, characters):
    """How likely all cards not seen are among the free ones."""
    return choose(free, unseen) / choose(characters, unseen)


def choose(n, k):
    """In how many ways k of n can be taken."""
    if k < 0 or k > n:
        return 0.0
    ways = 1.0
    for i in range(k):
        ways = ways * (n - i) / (i + 1)
    return ways
