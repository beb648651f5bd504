"""The further answers at every pause of a turn: power cards, object tiles, a declaration (8.5, 12)."""

from ..box import (
    AWAKENING,
    EFFECT_ARCHIVE,
    EFFECT_BOOTS,
    EFFECT_EXCHANGE,
    EFFECT_GATE,
    EFFECT_INSPIRATION,
    EFFECT_LOOK,
    EFFECT_RIDE_AIRSHIP,
    EFFECT_RIDE_STEAM,
    EFFECT_SHEETS,
    EFFECT_TIME,
    EFFECT_TRACE,
    EFFECT_TRADE,
    NO_OBJECT_TILES,
    NO_POWER_CARDS,
    P_INVESTIGATE,
    P_TRANSPORT,
    POWERS,
    TILE_COST,
    TILE_EFFECT,
    TILE_FACES,
    TRADE_CLUES,
    WOLF_MARKS,
    WOLF_MARKS_NEEDED,
)
from .board import FIGURES, any_empty_mystic, any_mystic_for_clue
from .effects import play_power, play_tile, targets
from .goods import can_pay, eliminate, wolf_marks
from .terms import CHOOSE, CHOSEN_ONE, FENRIR, HERO, NAME, NAME_AS_FENRIR, POSITION, POWER, TILE, UNSEEN
from .travel import any_ride_exists, ride_exists


def power_playable(s, power):
    """Can this power card be played now (8.5.1, 8.5.2)?"""
    if not s.powers[s.turn] >> power & 1:
        return False
    if power == P_INVESTIGATE:
        return targets(s) > 0
    return power != P_TRANSPORT or any_ride_exists(s)


def tile_playable(s, face):
    """Can this object tile be played now: paid for, with a target where it needs one (8.5.2, 8.5.4, R39)?"""
    effect = TILE_EFFECT[face]
    if TILE_COST[face] > 0 and not can_pay(s, s.turn, TILE_COST[face]):
        return False
    if effect == EFFECT_TRADE:
        return s.clues[s.turn] >= TRADE_CLUES
    if effect == EFFECT_LOOK:
        return targets(s) > 0
    if effect == EFFECT_TRACE:
        return s.supply > 0 and any_mystic_for_clue(s)
    if effect == EFFECT_GATE:
        return any_empty_mystic(s)
    if effect == EFFECT_BOOTS:
        return s.figure >= 0
    if EFFECT_RIDE_STEAM <= effect <= EFFECT_RIDE_AIRSHIP:
        return ride_exists(s, effect - EFFECT_RIDE_STEAM)
    return (
        effect == EFFECT_SHEETS
        or effect == EFFECT_TIME
        or effect == EFFECT_INSPIRATION
        or effect == EFFECT_ARCHIVE
        or effect == EFFECT_EXCHANGE
    )


def list_extras(s, out, count):
    """One power card and one object tile a turn, unless the event forbids them, and declaring (8.5.1, 12.1)."""
    if not s.played & 1 and not NO_POWER_CARDS[s.event]:
        for power in range(len(POWERS)):
            if power_playable(s, power):
                out[count] = POWER + power
                count += 1
    if not s.played & 2 and not NO_OBJECT_TILES[s.event]:
        for face in range(TILE_FACES):
            if s.tile[s.turn][face] > 0 and tile_playable(s, face):
                out[count] = TILE + face
                count += 1
    return list_names(s, out, count)


def list_names(s, out, count):
    """Whom a player may name, as a hero or as Fenrir (12.1, 12.2)."""
    if s.declared or (s.stage != CHOOSE and s.mid_turn_declaration == 1):
        return count
    fenrir = s.role[s.turn] == FENRIR
    if fenrir and (s.hour < AWAKENING or wolf_marks(s, s.turn) < WOLF_MARKS_NEEDED):
        return count
    if fenrir and s.stage != CHOOSE and s.card[s.figure] != s.turn:
        return count
    if not fenrir and s.organ < 0:
        return count
    for character in range(FIGURES):
        if s.stage == CHOOSE or fenrir or character == s.figure:
            out[count] = (NAME_AS_FENRIR if fenrir else NAME) + character
            count += 1
    return count


def declare(s, choice):
    """A player names the Chosen One: wrong, and he is out; right, and the turn is played for the win (12.2-12.4)."""
    fenrir = choice >= NAME_AS_FENRIR
    named = choice - (NAME_AS_FENRIR if fenrir else NAME)
    if s.card[named] < 0:  # a view may not know the card: then it waits for it as for chance
        s.named = named
        s.step = UNSEEN
        return
    if fenrir:
        show_wolves(s)
    if s.role[s.turn] >= 0:
        s.shown_role[s.turn] = FENRIR if fenrir else HERO
    if s.card[named] != CHOSEN_ONE:
        s.wrong[named] = 1
        for character in range(FIGURES):
            if s.card[character] == CHOSEN_ONE:
                s.known[s.turn][character] = 1
        eliminate(s, s.turn)
        return
    s.open[named] = 1
    s.named = named
    s.declared = 2 if fenrir else 1
    if s.stage == CHOOSE:
        s.figure = own_character(s) if fenrir else named
        s.used |= 1 << s.figure
        s.stage = POSITION
    if fenrir:
        s.open[s.figure] = 1


def show_wolves(s):
    """A Fenrir who declares shows all his tiles with a wolf mark (12.2, R41)."""
    for face in range(TILE_FACES):
        if WOLF_MARKS[face] > 0:
            s.wolves[face] = s.tile[s.turn][face]


def own_character(s):
    """The character on the card of the player whose turn it is."""
    for character in range(FIGURES):
        if s.card[character] == s.turn:
            return character
    return -1


def play_extra(s, choice):
    """Play a card or tile, or declare; True if it asks something at once."""
    if choice >= NAME:
        declare(s, choice)
        return s.step == UNSEEN
    if choice >= TILE:
        return play_tile(s, choice - TILE)
    return play_power(s, choice - POWER)
