"""What is heard: the novices' own checks after their moves, and the guards' listening (8, 10.3-10.5)."""

from ..box import DIE, DISTANCE, MOST_NEIGHBOURS, NEIGHBOURS
from .figures import blessed, in_play, noise, places_known, running
from .terms import (
    BLESS,
    BLESSED_FALSE_NOISE,
    DEAF_BOTH,
    DEAF_EACH,
    EARS,
    FALSE_NOISE,
    FOR_PRIORESS,
    GUARD_COUNT,
    GUARD_RUN,
    GUARD_WALK,
    HEAR,
    KEEP,
    LISTEN,
    NOISE_AT,
    NOVICE_COUNT,
    PAIR,
    ROLL,
    SECOND_CHANCE,
    SOFT_STEPS,
    SWIFT_FOOT,
    TOKEN,
    UNSEEN,
    USE,
)


def nobody_listens(s):
    """Is the novices' check left out because both guards ran (8.4a, 8.4b)?"""
    deaf = s.deaf_after_run == DEAF_BOTH or s.deaf_after_run == DEAF_EACH
    return deaf and s.shown[0] == GUARD_RUN and s.shown[1] == GUARD_RUN


def deaf(s, guard):
    """Does a guard hear nothing of the novices' moves because of her own last one (8.4a, 8.4b)?"""
    return nobody_listens(s) or (s.deaf_after_run == DEAF_EACH and s.shown[guard] == GUARD_RUN)


def hears(s, guard, place, far):
    """Does a guard hear a novice on a place whose noise carries so far (8.3)?"""
    return 1 <= DISTANCE[s.at[guard]][place] <= far and not deaf(s, guard)


def quiet(s, guard, card, place):
    """The highest face of the die on which a guard does not hear who ends her move there with a card (8.2, 8.3)."""
    way = DISTANCE[s.at[guard]][place]
    if way == 0 or deaf(s, guard):
        return DIE
    return min(max(0, way - 1 - noise(s, card)), DIE)


def rolls(s, novice):
    """Does a novice check her noise: on the run, and not turned back only after a walk home (8.4, 9.8)?"""
    return running(s, novice) and not walked_home(s, novice)


def walked_home(s, novice):
    """Has she turned back at the end of a walk home, which makes no noise unless the table plays so (9.8g, 9.8i)?"""
    return s.turned[novice] == 2 and s.roll_after_turning == 0


def noise_turn(s):
    """The next novice rolls; False when all have (8.3, 12.4)."""
    novice = s.novice + 1
    while novice < NOVICE_COUNT and not rolls(s, novice):
        novice += 1
    if novice == NOVICE_COUNT or nobody_listens(s):
        s.novice = -1
        return False
    s.novice = novice
    s.softer = 0
    s.hearing = 0
    s.falsely = 0
    s.pending = 0
    s.asked_for = -1
    s.step = ROLL
    return True


def rolled(s, die):
    """The die of a novice's check; while her blessing is unused she is asked (8.3, 13)."""
    s.die = die
    if blessed(s, s.novice):
        s.step = BLESS
        return False
    return heard(s)


def list_blessing(s, figure, out):
    """To keep the blessing, or to use it where it helps with a die (10.3-10.5, 13.40)."""
    out[0] = KEEP
    kind = s.blessing[figure]
    if kind < 0 or kind == SWIFT_FOOT or (figure >= NOVICE_COUNT and kind == BLESSED_FALSE_NOISE):
        return 1
    out[1] = USE
    return 2


def bless(s, choice):
    """She keeps her blessing or uses it; True when her turn is over (10.3-10.5)."""
    kind = s.blessing[s.novice]
    if choice == USE:
        if kind == SECOND_CHANCE:
            s.spent[s.novice] = kind
            s.step = ROLL
            return False
        if kind == SOFT_STEPS:
            s.softer = 1
        else:
            s.falsely = 1
    return heard(s)


def total(s, novice):
    """How far she is heard: die and card, not below 0 (8.3)."""
    return max(0, s.die + noise(s, s.played[novice]) - s.softer)


def heard(s):
    """Which guards have heard her; True when there is nothing to lay (8.3, 8.5)."""
    far = total(s, s.novice)
    for guard in range(GUARD_COUNT):
        if hears(s, guard, s.place[s.novice], far):
            s.hearing |= 1 << guard
    return next_token(s)


def next_token(s):
    """The next token to lay: for each guard that heard her, then the false one; True when all are laid (8.8)."""
    guard = s.asked_for + 1
    while guard < GUARD_COUNT and not s.hearing >> guard & 1:
        guard += 1
    s.asked_for = guard if guard < GUARD_COUNT else GUARD_COUNT - 1
    if guard < GUARD_COUNT:
        s.step = TOKEN
        return False
    if s.falsely == 1:
        s.step = FALSE_NOISE
        return False
    lay_down(s)
    return True


def begins_way(s, guard, j, novice):
    """Does a neighbour of a guard begin a shortest way to a novice (8.5)?"""
    place = NEIGHBOURS[s.at[guard]][j]
    if place < 0:
        return False
    return DISTANCE[place][s.place[novice]] == DISTANCE[s.at[guard]][s.place[novice]] - 1


def list_tokens(s, guard, novice, out):
    """One of the first steps of a shortest way, or two of them (8.5)."""
    count = 0
    for j in range(MOST_NEIGHBOURS):
        if begins_way(s, guard, j, novice):
            out[count] = NEIGHBOURS[s.at[guard]][j]
            count += 1
    for i in range(MOST_NEIGHBOURS):
        for j in range(i + 1, MOST_NEIGHBOURS):
            if begins_way(s, guard, i, novice) and begins_way(s, guard, j, novice):
                out[count] = PAIR + i * MOST_NEIGHBOURS + j
                count += 1
    return count


def list_false_places(s, out, count):
    """Every place next to a guard (10.3)."""
    for guard in range(GUARD_COUNT):
        for j in range(MOST_NEIGHBOURS):
            place = NEIGHBOURS[s.at[guard]][j]
            if place >= 0:
                out[count] = NOISE_AT + guard * FOR_PRIORESS + place
                count += 1
    return count


def lay_tokens(s, choice):
    """Her tokens for one guard, kept back until her turn ends (8.5, 8.8)."""
    if choice >= PAIR:
        pair = choice - PAIR
        keep_back(s, s.asked_for, NEIGHBOURS[s.at[s.asked_for]][pair // MOST_NEIGHBOURS])
        keep_back(s, s.asked_for, NEIGHBOURS[s.at[s.asked_for]][pair % MOST_NEIGHBOURS])
    else:
        keep_back(s, s.asked_for, choice)
    return next_token(s)


def lay_false(s, choice):
    """The false noise among them (10.3)."""
    keep_back(s, (choice - NOISE_AT) // FOR_PRIORESS, (choice - NOISE_AT) % FOR_PRIORESS)
    lay_down(s)


def keep_back(s, guard, place):
    """One more token for the end of her turn."""
    s.pending_guard[s.pending] = guard
    s.pending_place[s.pending] = place
    s.pending += 1


def put_noise(s, place, guard, owner):
    """A noise token next to a guard (8.5)."""
    s.noise_place[s.noises] = place
    s.noise_guard[s.noises] = guard
    s.noise_owner[s.noises] = owner
    s.noise_round[s.noises] = s.round
    s.noises += 1


def lay_down(s):
    """All tokens of her turn appear together, sorted, so that the false one is like the others (8.8)."""
    if s.falsely == 1:
        s.spent[s.novice] = BLESSED_FALSE_NOISE
    if s.softer == 1:
        s.spent[s.novice] = SOFT_STEPS
    for _ in range(s.pending):
        least = -1
        for i in range(s.pending):
            if s.pending_place[i] >= 0 and (least < 0 or before(s, i, least)):
                least = i
        put_noise(s, s.pending_place[least], s.pending_guard[least], s.novice)
        s.pending_place[least] = -1
        s.pending_guard[least] = -1
    s.pending = -1
    s.hearing = -1
    s.asked_for = -1
    s.falsely = -1


def before(s, i, j):
    """Does a token kept back come before another: abbess first, then by place?"""
    if s.pending_guard[i] != s.pending_guard[j]:
        return s.pending_guard[i] < s.pending_guard[j]
    return s.pending_place[i] < s.pending_place[j]


def listening(s):
    """The next guard that walked listens; False when both are done (8.6)."""
    guard = s.guard + 1
    while guard < GUARD_COUNT and s.shown[guard] != GUARD_WALK:
        guard += 1
    s.novice = -1
    if guard == GUARD_COUNT:
        s.guard = -1
        return False
    s.guard = guard
    s.softer = 0
    s.step = LISTEN
    return True


def listened(s, die):
    """The die of a listening guard; while her blessing is unused she is asked (8.6, 13); True when nobody is heard."""
    s.die = die
    if blessed(s, NOVICE_COUNT + s.guard):
        s.step = EARS
        return False
    return next_heard(s)


def sharpen(s, choice):
    """A guard keeps her blessing, rolls again, or hears one link further (10.4, 10.5); True when nobody is heard."""
    figure = NOVICE_COUNT + s.guard
    if choice == USE:
        s.spent[figure] = s.blessing[figure]
        if s.blessing[figure] == SECOND_CHANCE:
            s.step = LISTEN
            return False
        if s.blessing[figure] == SOFT_STEPS:
            s.softer = 1
    return next_heard(s)


def next_heard(s):
    """The next novice in reach lays her token, in cell order; True when there is none left (8.6)."""
    if not places_known(s):
        s.step = UNSEEN
        return False
    novice = s.novice + 1
    while novice < NOVICE_COUNT and not in_reach(s, novice):
        novice += 1
    if novice == NOVICE_COUNT:
        return True
    s.novice = novice
    s.step = HEAR
    return False


def reach(s, card):
    """How far the listening guard hears who played a card (8.6)."""
    return s.die + s.softer + noise(s, card)


def in_reach(s, novice):
    """Does the listening guard hear this novice (8.6)?"""
    if not in_play(s, novice) or not running(s, novice):
        return False
    return 1 <= DISTANCE[s.at[s.guard]][s.place[novice]] <= reach(s, s.played[novice])


def answer_listening(s, choice):
    """A novice who was heard lays one token or two (8.5, 8.6)."""
    here = s.at[s.guard]
    if choice >= PAIR:
        pair = choice - PAIR
        put_noise(s, NEIGHBOURS[here][pair // MOST_NEIGHBOURS], s.guard, s.novice)
        put_noise(s, NEIGHBOURS[here][pair % MOST_NEIGHBOURS], s.guard, s.novice)
    else:
        put_noise(s, choice, s.guard, s.novice)
    return next_heard(s)
