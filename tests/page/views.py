"""Every view of the page that is not a board: how to come there, and what shows that it stands.

Two people look at them: somebody who has never been here, and Marta, who has matches of every kind.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx

from .browsing import Visitor

GAMES = ("rose", "eleven", "nuns")
DIALOG = "dialog[open]"
WORDS = {"rose": "Adson", "eleven": "Fenrir", "nuns": "15"}
"""What can be searched for in any language."""


def nothing(_tab: Any) -> None:
    pass


@dataclass(frozen=True)
class View:
    name: str
    path: str
    """Of a match: its name in the world."""
    there: str
    """What shows that it stands."""
    do: Callable[[Any], None] = nothing
    within: str = "body"
    """Where to look; a board is looked at where its game is."""
    refused: bool = False
    """The server says no to what the view asks for."""
    long: bool = False
    """So long that axe would take ten seconds for the same few kinds of lines."""
    table: bool = False
    """A room of a running match: where it is depends on the window, and its game looks at it there."""


@dataclass(frozen=True)
class World:
    """Marta, what she is known by, and her matches by name."""

    cookies: list[Any]
    matches: dict[str, str]
    invitation: str
    """Not followed yet."""
    burnt: str
    """Followed by somebody else."""


def played_out(visitor: Visitor, match: str, seats: int) -> None:
    """All seats are the visitor's: each takes the middle one of what it may, until it is over."""
    cookies = {one["name"]: one["value"] for one in visitor.context.cookies()}
    told, seat = [0] * seats, 0
    with httpx.Client(base_url=f"{visitor.base}/api/v1/matches/{match}", cookies=cookies) as line:
        while True:
            at = line.get("/seat", params={"seat": seat, "since": told[seat]}).json()
            told[seat] = at["n"]
            if at["table"]["state"] == "finished":
                return
            if at["choices"]:
                chosen = at["choices"][len(at["choices"]) // 2]["choice"]
                act = {"type": "decide", "choices": [chosen], "n": at["n"]}
                done = line.post("/commands", params={"seat": seat}, json=act, headers={"origin": visitor.base})
                assert done.is_success, done.text
            else:  # who chooses may be nobody's business: then each is asked in turn
                seat = next((one for one in at["choosing"] if one != seat), (seat + 1) % seats)


TIMES = itertools.count(1)
"""A process may come back to these views later, with the same server."""


def build(marta: Visitor, jonas: Visitor) -> World:
    marta.come_in("Marta")
    jonas.come_in("Jonas Weissenberger")
    marta.ask("POST", "/account", {"login": f"marta{next(TIMES)}", "password": "correct horse"})
    marta.ask("POST", "/tokens", {"label": "A program that plays the Rose"})
    matches = {game: marta.open(game, "mbbb" if game != "nuns" else "bmbb", title="Nach der Komplet") for game in GAMES}
    for wish in ({"type": "say", "text": "A very long line for the chat, so that it needs more than one row of it."},):
        marta.ask("POST", f"/matches/{matches['rose']}/commands", wish)
    matches["hands"] = marta.open("rose", "mmbb")
    for game, seats in {"rose": 2, "eleven": 3, "nuns": 2}.items():
        matches[f"{game} over"] = marta.open(game, "m" * seats, title="Vespers")
        played_out(marta, matches[f"{game} over"], seats)
    chairs: list[dict[str, str]] = [{"kind": "me"}, {"kind": "invited"}, {"kind": "invited"}, {"kind": "open"}]
    made = marta.ask("POST", "/matches", {"game": "rose", "seats": 4, "chairs": chairs, "title": "Lauds"})
    matches["waiting"] = made["table"]["id"]
    free, burnt = (link["link"].rsplit("/", 1)[1] for link in made["links"])
    jonas.ask("POST", "/join", {"link": burnt})
    jonas.open("nuns", "mooo", public=True, title="Whoever comes")
    closed = marta.open("eleven", "moo")
    marta.ask("POST", f"/matches/{closed}/close")
    return World(marta.context.cookies(), matches, free, burnt)


def of_somebody_new(world: World, language: str) -> Iterator[View]:
    yield View("lobby, empty", "/", "section.matches .empty")
    yield View("new table", "/new", "summary")
    for game in GAMES:
        yield View(f"new table of {game}, all options", f"/new/{game}", "summary", lambda tab: tab.click("summary"))
    yield View("hot-seat", "/hot-seat", "ol li:nth-child(4)")
    yield View("invited", f"/join/{world.invitation}", "article img")
    yield View("invited, too late", f"/join/{world.burnt}", "article img ~ div [role=alert]", refused=True)
    yield View("invited, no such code", "/join/nothing", "article [role=alert]", refused=True)
    yield View("settings, nobody yet", "/me", "#notices")
    yield View("account, nobody yet", "/me/account", "main form")
    yield View("rules", "/rules", "main li a img")
    for game in GAMES:
        yield View(f"how to play {game}", f"/rules/{game}", "main section[aria-labelledby] h2")
        yield View(f"how to play {game}, searched", f"/rules/{game}", "main h2", _search(WORDS[game]))
    # The numbered ones are English for everybody: elsewhere what stands round one of them is enough.
    for game in GAMES if language == "en" else GAMES[:1]:
        yield View(f"rules of {game}", f"/rules/{game}/every", "main section[aria-labelledby] h2", long=True)
        yield View(f"rules of {game}, searched", f"/rules/{game}/every", "main h2", _search("card"))
    yield View("puzzle", "/puzzle?date=2026-11-16", ".chips", within=".asks")
    yield View("puzzle of no day", "/puzzle?date=soon", "main a", refused=True)
    yield View("lessons", "/learn", "main li:nth-child(3)")
    for game in GAMES:
        yield View(f"lesson of {game}", f"/learn/{game}", "main li")
    yield View("no such address", "/nowhere", "main h1")
    yield View("no such match", "/m/nothing", "main a", refused=True)


def of_marta(world: World, size: str, whole: bool) -> Iterator[View]:
    """Rooms beside the board are alike in all games: only a whole look goes through all of them."""
    phone = size == "phone"
    yield View("lobby", "/", "section.matches li:nth-child(6)")
    yield View("settings", "/me", "#notices")
    yield View("account", "/me/account", "main ul li button")
    yield View("my page", "/me/page", ".figures")
    yield View("notices", "/", "main h2", lambda tab: tab.click(".bell button"), DIALOG)
    yield View("hot-seat, named", "/hot-seat", "ol li:nth-child(4)")
    yield View("invitations", f"/new?table={world.matches['waiting']}", ".here li")
    yield View("waiting room", "waiting", ".sheet li", _invites)
    yield View("curtain", "hands", "main.curtain")
    yield View("end", "nuns over", "main h1, main h2", within="main.end > .foot")
    for game in GAMES:
        yield View(f"replay of {game}", f"/m/{{{game} over}}/replay", "input[type=range]", within=".reel")
        yield View(f"replay of {game}, its bar", f"/m/{{{game} over}}/replay", ".reel", within=".replay header")
        yield View(f"study of {game}", f"/m/{{{game} over}}/study", "main.study dl")
    yield View("study of what is not over", "/m/{rose}/study", "main a", refused=True)
    for game in GAMES if whole else GAMES[:1]:
        yield View(f"replay of {game} that is not over", f"/m/{{{game}}}/replay", "main a", refused=True)
        yield View(f"menu of {game}", game, ".now", _menu, DIALOG, table=True)
        yield View(f"keys of {game}", game, ".now", _keys, DIALOG, table=True)
        for room in ("log", "notebook", "rules"):
            yield View(f"{room} of {game}", game, ".now", _room(room, size), DIALOG if phone else ".tabs", table=True)
        yield View(f"chat of {game}", game, ".now", _room("chat", size), "div.chat", table=True)
    yield View("a wish", "rose", ".now", _wish, DIALOG, table=True)


def _search(word: str) -> Callable[[Any], None]:
    def search(tab: Any) -> None:
        tab.fill("main input[type=search]", word)
        tab.wait_for_selector("main mark")

    return search


def _invites(tab: Any) -> None:
    tab.locator(".sheet .acts button").first.click()
    tab.wait_for_selector(".invite [role=img]")


def _menu(tab: Any) -> None:
    tab.locator("header[data-region] button").last.click()
    tab.wait_for_selector(f"{DIALOG} .menu")


def _keys(tab: Any) -> None:
    tab.keyboard.press("F1")
    tab.wait_for_selector(f"{DIALOG} kbd")


def _wish(tab: Any) -> None:
    tab.keyboard.press("/")
    tab.wait_for_selector(f"{DIALOG} input")


def _room(room: str, size: str) -> Callable[[Any], None]:
    def show(tab: Any) -> None:
        if size in ("tablet", "aside"):
            tab.keyboard.press("l")
        if size == "phone":
            place = {"chat": 2, "log": 3, "notebook": 4, "rules": 5}[room]
            tab.click(f"nav[data-region] > button:nth-child({place})")
            tab.wait_for_selector(DIALOG)
        else:
            tab.click(f"[data-tab={room}]")
            tab.wait_for_selector(f"[data-tab={room}][aria-selected=true]")

    return show
