"""What noise and silence leave of where novices may be: their own checks, and the guards' listening (8)."""

from ..box import DISTANCE, MOST_NEIGHBOURS, NEIGHBOURS, PLACE_COUNT
from ..rules.figures import blessed, noise, running
from ..rules.terms import (
    BLESS,
    BLESSED_FALSE_NOISE,
    DEAF_EACH,
    EARS,
    FALSE_NOISE,
    GUARD_COUNT,
    GUARD_RUN,
    HEAR,
    LISTEN,
    NOISE_TURN,
    NOVICE_COUNT,
    ROLL,
    SECOND_CHANCE,
    SOFT_STEPS,
    SWIFT_FOOT,
    TOKEN,
    USE,
)
from .memory import BY_REST, has_no_swift_foot, reason_key, temper


def in_noise_turn(v):
    """Does a novice's noise turn go on, as everybody sees it?"""
    step = v.step
    return step == ROLL or step == BLESS or step == TOKEN or step == FALSE_NOISE or step == NOISE_TURN


def turn_heard(before, after, memory, mind):
    """What a decision in a noise turn tells: that it goes on, that she rolls again, or what she laid (8.3-8.8)."""
    novice = before.novice
    rolled_again = before.spent[novice] == SECOND_CHANCE and memory.asked
    if before.step == ROLL and not rolled_again:
        memory.noises = before.noises
        memory.asked = 1 if blessed(before, novice) else 0
    goes_on = in_noise_turn(after) and after.novice == novice
    again = memory.asked and after.spent[novice] == SECOND_CHANCE
    if again and before.spent[novice] < 0:
        has_no_swift_foot(novice, memory)
        return
    if goes_on and memory.asked and not again:
        return
    used = after.spent[novice] if memory.asked and not again else -1
    total = max(0, after.die + noise(after, after.played[novice]) - (1 if used == SOFT_STEPS else 0))
    if goes_on:
        for place in range(PLACE_COUNT):
            heard = is_heard(after, 0, place, total) or is_heard(after, 1, place, total)
            mind.fits[place] = 1.0 if heard else 0.0
    else:
        for place in range(PLACE_COUNT):
            if memory.possible[novice][place]:
                mind.fits[place] = turn_chance(after, memory.noises, place, total, used == BLESSED_FALSE_NOISE)
        if memory.asked and not again:
            if used < 0:
                memory.kept[novice] += 1
            elif used != SWIFT_FOOT:
                has_no_swift_foot(novice, memory)
        memory.asked = 0
    temper(novice, memory, mind)
    reason_key(after, novice, BY_REST, memory)


def is_heard(v, guard, place, total):
    """Does a guard hear a novice on a place whose noise carries so far (8.3)?"""
    if v.deaf_after_run == DEAF_EACH and v.shown[guard] == GUARD_RUN:
        return False
    return 1 <= DISTANCE[v.at[guard]][place] <= total


def turn_chance(v, noises, place, total, falsely):
    """How likely somebody on a place lays just the tokens that were laid, the false one being any of them."""
    if not falsely:
        return laid(v, noises, place, total, -1)
    chance = 0.0
    for i in range(noises, v.noises):
        same = i > noises and v.noise_place[i] == v.noise_place[i - 1] and v.noise_guard[i] == v.noise_guard[i - 1]
        if not same:
            chance += laid(v, noises, place, total, i)
    return chance


def laid(v, noises, place, total, false):
    """How likely somebody on a place lays the true tokens for both guards, one being false (8.5)."""
    chance = 1.0
    for guard in range(GUARD_COUNT):
        count = 0
        fits = True
        last = -1
        for i in range(noises, v.noises):
            if i != false and v.noise_guard[i] == guard:
                count += 1
                if v.noise_place[i] == last or not begins(v.at[guard], v.noise_place[i], place):
                    fits = False
                last = v.noise_place[i]
        if is_heard(v, guard, place, total):
            if count < 1 or count > 2 or not fits:
                return 0.0
            firsts = first_steps(v.at[guard], place)
            chance *= 2.0 / (firsts * (firsts + 1))
        elif count > 0:
            return 0.0
    return chance


def begins(at, token, place):
    """Does a shortest way from a guard to a place begin at a token (8.5)?"""
    return DISTANCE[token][place] == DISTANCE[at][place] - 1


def first_steps(at, place):
    """How many neighbours of a guard begin a shortest way to a place."""
    count = 0
    for j in range(MOST_NEIGHBOURS):
        if NEIGHBOURS[at][j] >= 0 and begins(at, NEIGHBOURS[at][j], place):
            count += 1
    return count


# The guards' listening.


def listening_heard(before, after, heard, memory, mind):
    """A guard listens: who lays tokens is in reach, the others are not; answers are open, so legal or not (8.6)."""
    guard = before.guard
    if after.guard == guard and (after.step == LISTEN or after.step == EARS):
        return
    die = heard if before.step == LISTEN else before.die
    sharp = 0
    if before.step == HEAR:
        sharp = before.softer
    elif before.step == EARS and heard == USE and after.spent[NOVICE_COUNT + guard] == SOFT_STEPS:
        sharp = 1
    last = before.novice
    now = after.novice if after.step == HEAR and after.guard == guard else NOVICE_COUNT
    if before.step == HEAR:
        answered(before, after, guard, last, memory, mind)
    for novice in range(last + 1, NOVICE_COUNT):
        if novice <= now and running(before, novice):
            reach = die + sharp + noise(before, before.played[novice])
            for place in range(PLACE_COUNT):
                heard_here = 1 <= DISTANCE[before.at[guard]][place] <= reach
                mind.fits[place] = 1.0 if heard_here == (novice == now) else 0.0
            temper(novice, memory, mind)
            reason_key(before, novice, BY_REST, memory)


def answered(before, after, guard, novice, memory, mind):
    """A novice who was heard has laid one token or two."""
    for place in range(PLACE_COUNT):
        mind.fits[place] = 1.0
        for i in range(before.noises, after.noises):
            if not begins(before.at[guard], after.noise_place[i], place):
                mind.fits[place] = 0.0
    temper(novice, memory, mind)
    reason_key(before, novice, BY_REST, memory)
