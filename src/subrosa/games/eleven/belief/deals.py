"""Where the character cards are and who is Fenrir: all deals that fit what a seat sees, weighed together (3.4, 11.1).

The cards of the hands and the Chosen One are laid out in a row. How much weight rests on the deals in which the cards
so far show a set of characters, Fenrir among their holders or not, is carried along the row, forwards and backwards:
no deal is looked at by itself. What is left over lies in the pile.
"""

from ..rules.board import FIGURES
from ..rules.terms import CHOSEN_ONE, FACE_UP, FENRIR, HERO, PILE

SETS = 1 << FIGURES
"""All sets of characters; as many again in which Fenrir is among those who hold them."""
TINY = 1e-12
"""What sums of small numbers may leave behind."""


def lay_out(v, mind):
    """The cards of hands and Chosen One in a row, those the seat knows settled; how many there are."""
    count = 0
    for player in range(v.seats):
        count = lay_hand(v, player, 2 if v.seats == 3 else 1, count, mind)
    return lay_hand(v, CHOSEN_ONE, 1, count, mind)


def lay_hand(v, place, cards, count, mind):
    """The cards of one place are laid to so many others."""
    end = count + cards
    for character in range(FIGURES):
        if v.card[character] == place and count < end:
            mind.whose[count] = place
            mind.settled[count] = character
            count += 1
    for i in range(count, end):
        mind.whose[i] = place
        mind.settled[i] = -1
    return end


def fits(v, mind, i, character):
    """Can the card at this place of the row be this character's?"""
    if mind.settled[i] >= 0:
        return mind.settled[i] == character
    return v.card[character] < 0 and not (mind.whose[i] == CHOSEN_ONE and v.wrong[character] == 1)


def can_be(v, memory, player, role):
    """Can a player have this role, by what was dealt and shown?"""
    if v.shown_role[player] >= 0:
        return v.shown_role[player] == role
    if v.role[player] >= 0:
        return v.role[player] == role
    return role == HERO or memory.dealt >> player & 1 == 1


def by_rules(v, memory, count, mind):
    """Every deal that the rules allow weighs the same; so does every role card."""
    for i in range(count):
        player = mind.whose[i]
        hero = 1.0 if player == CHOSEN_ONE or can_be(v, memory, player, HERO) else 0.0
        fenrir = 1.0 if player != CHOSEN_ONE and can_be(v, memory, player, FENRIR) else 0.0
        for character in range(FIGURES):
            one = 1.0 if fits(v, mind, i, character) else 0.0
            mind.as_hero[i][character] = one * hero
            mind.as_fenrir[i][character] = one * fenrir


def orders(count, mind):
    """In how many orders the same deal lies in the row: two unknown cards of a hand may change places (15.1)."""
    found = 1
    for i in range(1, count):
        if mind.whose[i] == mind.whose[i - 1] and mind.settled[i] < 0 and mind.settled[i - 1] < 0:
            found *= 2
    return found


def undealt(memory):
    """How many role cards nobody was given: Fenrir's may be among them (11.1, 20.10)."""
    left = memory.role_cards
    for player in range(FIGURES):
        left -= memory.dealt >> player & 1
    return left


def carry(count, nobody, mind):
    """Carry the weights along the row and back; the weight of all deals together."""
    forwards = mind.forwards
    backwards = mind.backwards
    for state in range(2 * SETS):
        forwards[0][state] = 0.0
        backwards[count][state] = 1.0 if state >= SETS else nobody
    forwards[0][0] = 1.0
    for i in range(count):
        now = forwards[i]
        then = forwards[i + 1]
        hero = mind.as_hero[i]
        fenrir = mind.as_fenrir[i]
        for state in range(2 * SETS):
            then[state] = 0.0
        for state in range(2 * SETS):
            before = now[state]
            if before > 0.0:
                for character in range(FIGURES):
                    if not state >> character & 1:
                        after = state | 1 << character
                        then[after] += before * hero[character]
                        if state < SETS:
                            then[after + SETS] += before * fenrir[character]
    for n in range(count):
        i = count - 1 - n
        now = backwards[i]
        then = backwards[i + 1]
        hero = mind.as_hero[i]
        fenrir = mind.as_fenrir[i]
        for state in range(2 * SETS):
            total = 0.0
            if forwards[i][state] > 0.0:
                for character in range(FIGURES):
                    if not state >> character & 1:
                        after = state | 1 << character
                        total += hero[character] * then[after]
                        if state < SETS:
                            total += fenrir[character] * then[after + SETS]
            now[state] = total
    return backwards[0][0]


def share_out(v, count, worlds, mind, places, fenrirs):
    """The share of every place for every character, and of every seat for Fenrir, last of nobody."""
    for character in range(FIGURES):
        for place in range(len(places[character])):
            places[character][place] = 0.0
    for player in range(len(fenrirs)):
        fenrirs[player] = 0.0
    fenrir = 0.0
    for i in range(count):
        place = mind.whose[i]
        for state in range(2 * SETS):
            before = mind.forwards[i][state] / worlds
            if before > 0.0:
                for character in range(FIGURES):
                    if not state >> character & 1:
                        after = state | 1 << character
                        here = before * mind.as_hero[i][character] * mind.backwards[i + 1][after]
                        if state < SETS:
                            wolf = before * mind.as_fenrir[i][character] * mind.backwards[i + 1][after + SETS]
                            if wolf > 0.0:
                                fenrirs[place] += wolf
                                fenrir += wolf
                                here += wolf
                        places[character][place] += here
    fenrirs[len(fenrirs) - 1] = max(0.0, 1.0 - fenrir)
    for character in range(FIGURES):
        leave_rest(v, character, places[character])


def leave_rest(v, character, shares):
    """What is in no hand and not chosen lies in the pile, with three players open (15.1), or where it was seen."""
    rest = 1.0
    where = PILE if v.seats > 3 else FACE_UP
    for place in range(len(shares)):
        rest -= shares[place]
    shares[v.card[character] if v.card[character] >= 0 else where] += rest if rest > TINY else 0.0
