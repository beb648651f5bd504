"""Words that were wrong, stiff or unlike the rulebooks, and must not come back; sentences that were false."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import subrosa
from subrosa.core.tellings import Fact
from subrosa.core.text import LANGUAGES, say, shown
from subrosa.games import find

HOUSE = Path(subrosa.__file__).parent
BANNED: dict[tuple[str, str], tuple[str, ...]] = {
    # Gebäude, Verdachtsrunde; Transportmittel, den Sieg erklären, Position, Zeiteinheiten; die Karte wenden
    ("de", "rose"): (
        r"\bOrt(e|es|en|skarte)?\b",
        r"[Aa]nklag",
        r"klagst? .* an\b",
        r"\bwieg",
        r"allein an",
        r"[\d}] Zeit\b",
    ),
    ("de", "eleven"): (r"Verkehrsmittel", r"[Vv]erkünd", r"Platz (\{|\d)", r"[\d}] Zeit\b", r"ist nur aus dieser"),
    ("de", "nuns"): (r"\b[Uu]mdreh|umgedreht", r"hör(t|st) nichts", r"in die Arme"),
    # pion, lieu, échelle, tour de soupçons; unités de temps; retourner la carte
    ("fr", "rose"): (r"[Ff]igurine", r"pistes|piste des", r"[Aa]ccus", r"\bpèse", r"arrive seul", r"[\d}] de temps"),
    ("fr", "eleven"): (r"[\d}] de temps", r"pour \{ \$cost \} temps", r"[Dd]éclar", r"éliminé"),
    ("fr", "nuns"): (
        r"pas exacts",
        r"(se|vous vous) retourn|vous retourner\b",
        r"n’entend(rez)? rien",
        r"\bmanche\b",
        r"\btien\b",
    ),
    # budova, řetěz, počítadlo, kolo podezření; jednotky času; otočit kartu
    ("cs", "rose"): (
        r"\bna míst|karta míst|Místa\b",
        r"\břad[ayu]\b",
        r"stupnic",
        r"[Oo]bvin",
        r"\bváží\b",
        r"přijde sám",
    ),
    ("cs", "rose again"): (r"[\d}] času", r"[Kk]řížov(á|é|ou) cest", r"Ostatní prozradí"),
    ("cs", "eleven"): (r"vypadá jen", r"za 1 čas", r"\$\w+ \} času", r"Oba si", r"dovoluje jmenovat"),
    ("cs", "nuns"): (r"\b[Oo]brát[ií]", r"neuslyšíš nic|ne?slyší nic|nic neslyší"),
    ("en", "rose"): (r"\bweighs\b",),
    ("en", "nuns"): (r"(run|will|she) hears? nothing",),
    # Platz, Wiedergabe, Chat; place, relecture, bots; du, vous, ty; nobody's gender is guessed
    ("en", "house"): (r"(?<!\$)\b[Cc]hairs?\b", r"mailbox"),
    ("de", "house"): (r"\bSt[uü]hle?\b", r"[Aa]nklag", r"Wiederholung", r"Gespräch", r"\b(Ihnen|Ihre[nrms]?)\b"),
    ("fr", "house"): (
        r"[Cc]haise",
        r"[Rr]obot",
        r"[Rr]ediffusion",
        r"[Vv]ous seul\b",
        r"êtes (un )?(invité|prévenu)\b",
        r"\b(tu|ton|tes|toi)\b",
    ),
    ("cs", "house"): (r"\bžid(le|li|lí)\b", r"[Oo]bvin", r"\b(jste|váš|vaš\w*|vidíte)\b", r"Rozhovor", r"\w+l\(a\)"),
    ("cs", "every game"): (r"\b(jste|váš|vaše|Vidíte)\b", r"\w+l\(a\)"),
    ("fr", "every game"): (r"[Vv]ous seul\b",),
}
"""Patterns by language and game."""


def lines(language: str, game: str) -> list[str]:
    """What a reader of a language meets of a game, of every one of ours or of the house, keys and comments left out."""
    if game == "every":
        return [line for each in ("rose", "eleven", "nuns") for line in lines(language, each)]
    folder = HOUSE if game == "house" else HOUSE / "games" / game
    found = [line for file in (folder / "locales" / language).glob("*.ftl") for line in _read(file)]
    said = [re.sub(r"^[\w-]+ =", "", line) for line in found if not line.startswith("#")]
    return said if game == "house" else [*said, *_read(folder / "guide" / f"{language}.md")]


def _read(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()


@pytest.mark.parametrize(("language", "game"), BANNED)
def test_no_banned_wording_comes_back(language: str, game: str) -> None:
    told = lines(language, game.split()[0])
    assert len(told) > 300
    for pattern in BANNED[language, game]:
        assert not [line for line in told if re.search(pattern, line)], pattern


@pytest.mark.parametrize("language", LANGUAGES)
def test_night_is_foretold_only_as_far_as_time_tiles_let_it_fall(language: str) -> None:
    tiles = {"en": "time tiles", "de": "Zeitplättchen", "fr": "tuiles Temps", "cs": "žetonů času"}[language]
    assert tiles in say(language, "rose-then-night", {"tiles": 2})
    assert tiles not in say(language, "rose-then-night", {"tiles": 0})


@pytest.mark.parametrize("language", LANGUAGES)
def test_inconspicuous_is_about_an_empty_building(language: str) -> None:
    empty = {"en": "empty place", "de": "leeres Gebäude", "fr": "lieu vide", "cs": "prázdné budovy"}[language]
    assert empty in say(language, "rose-today-inconspicuous")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_follows_a_card_is_said_in_the_order_of_the_table(language: str) -> None:
    time, figure = {
        "en": ("time moves", "a figure moves"),
        "de": ("die Zeit", "eine Figur"),
        "fr": ("le temps avance", "un pion"),
        "cs": ("se posune", "figurkou"),
    }[language]
    early, late = (say(language, "rose-then-card", {"time_step": step}) for step in ("early", "late"))
    assert early.index(time) < early.index(figure) and late.index(figure) < late.index(time)


@pytest.mark.parametrize("language", LANGUAGES)
def test_william_and_adson_ask_for_their_own_signs(language: str) -> None:
    facts: list[dict[str, Fact]] = [{"figure": figure, "monk": "red", "points": 5} for figure in ("william", "adson")]
    william, adson = (say(language, "rose-ask-sign", shown(find("rose"), each, language)) for each in facts)
    assert william.split(":")[1] != adson.split(":")[1]


def test_names_that_were_slips() -> None:
    rose, eleven = find("rose").box, find("eleven").box
    assert rose.names("buildings", "cs")["cloister"] == "Křížová chodba"
    assert rose.names("figures", "de")["orange"] == "Orangefarbener Mönch"
    assert eleven.names("tiles", "de")["deggial"] == "Deggjal"
