"""Playing at a table of a server from the terminal: whole games, broken lines, links, and the people at the table."""

from __future__ import annotations

import io
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from later import rest_later
from rich.console import Console
from web.served import Served, serving
from websockets.sync.server import ServerConnection, serve

from subrosa import terminal
from subrosa.bots import seated
from subrosa.client import Line, Link, Lost, Place, Playing, Server
from subrosa.client import line as lines
from subrosa.core import record
from subrosa.core.deciders import SPECTATOR
from subrosa.core.errors import BadRequest, IllegalAction
from subrosa.core.match import Match
from subrosa.core.tellings import EVERYBODY, only
from subrosa.core.text import say
from subrosa.games import find, names
from subrosa.games.rose import box
from subrosa.store.overview import people_by_kind
from subrosa.table.feed import of_game
from subrosa.table.messages import Done, Say, read_command
from subrosa.table.showing import table_at
from subrosa.terminal.look import Look

from .sitting import SEATS, Inn, Terminal, wait


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("inn")) as found:
        yield found


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "Seat", SEATS)
    monkeypatch.setattr(lines, "FIRST", 0.02)


def opened(served: Served, game: str, *chairs: str, **more: Any) -> tuple[str, list[str]]:
    """A table of somebody else's, its id and the links for its chairs."""
    found = served.browser("Host").opened(game, *chairs, **more)
    id = found["table"]["id"]
    return f"{served.base}/m/{id}", [one["link"] for one in found["links"]]


def id_of(link: str) -> str:
    return link.rpartition("/")[2]


# Whole games


@pytest.mark.parametrize(
    ("game", "languages"), rest_later([("nuns", "en de")], [("rose", "en de"), ("eleven", "de en")])
)
def test_a_whole_game_is_played_by_two_terminals_and_bots(
    served: Served, tmp_path: Path, game: str, languages: str
) -> None:
    table, (link,) = opened(served, game, "invited", "open", "thrifty")
    first, second = languages.split()
    ann = Terminal(link, "Ann", tmp_path / "ann", first, plays=1)
    ann.reads(say(first, "terminal-gathering"))
    bob = Terminal(table, "Bob", tmp_path / "bob", second, plays=2)
    assert ann.done() and bob.done()
    text = served.browser().get(f"/matches/{id_of(table)}/export")
    assert record.read(text).over
    for person, language in ((ann, first), (bob, second)):
        (path,) = (person.folder / "records").iterdir()
        assert path.name == f"{game}-{id_of(table)}.txt" and path.read_text("utf-8") == text
        assert say(language, "terminal-end") in person.text
        assert say(language, "terminal-record") in person.text
        assert "\x1b" not in person.text
    assert say(first, "table-told-sat", {"seat": "Bob"}) in ann.text
    assert say(first, "table-told-began") in ann.text
    decided = {decision.decider for decision in served.table(id_of(table)).begun.decisions}
    assert {0, 1, 2} <= decided


@pytest.mark.parametrize("game", names())
def test_what_is_not_for_everybody_is_known_without_its_address(served: Served, game: str) -> None:
    """So that it can be covered: of the address the wire says no more than this."""
    table, _ = opened(served, game, "open", "open", "open")
    found = served.table(id_of(table))
    playing = Playing(table_at(found, SPECTATOR, ()), Server(served.base))
    match, bots, mine = Match.new(find(game), 3, Random(1)), seated(["thrifty"], 3, 1), 0
    while not match.over:
        seat = match.deciders[0]
        match.decide(seat, bots[seat].choose(match.view(seat), match.tellings(seat)))
    for seat in range(3):
        for telling in match.tellings(seat):
            known = playing.telling(seat, of_game(telling, 0.0))
            assert known.to == (EVERYBODY if telling.reaches(SPECTATOR) else only(seat)), telling
            mine += not telling.reaches(SPECTATOR)
    assert mine > 10


# A line that breaks


def test_a_game_goes_on_after_the_server_was_restarted(tmp_path: Path) -> None:
    """What was sent while it was down is sent again, and happens once."""
    inn, ann = Inn(tmp_path / "inn"), None
    try:
        host = Server(inn.base)
        host.token = host.ask("POST", "/me", {"name": "Host"})["token"]
        chairs = [{"kind": "invited"}, {"kind": "bot", "bot": "greedy"}]
        link = host.ask("POST", "/matches", {"game": "rose", "seats": 2, "chairs": chairs})["links"][0]["link"]
        again: list[threading.Thread] = []

        def restart(person: Terminal) -> None:
            if person.prompts >= (12, 30, 10_000)[len(again)]:
                inn.stop()
                again.append(threading.Timer(0.15, inn.start))
                again[-1].start()

        ann = Terminal(link, "Ann", tmp_path / "ann", plays=3)
        ann.before = restart
        text = ann.done()
        assert len(again) == 2
        for key in ("terminal-line-lost", "terminal-line-back"):
            assert text.count(say("en", key)) == 2
        assert say("en", "terminal-end") in text
        for thread in again:
            thread.join()
    finally:
        inn.stop()


def test_an_act_without_an_answer_is_sent_again_with_its_key_and_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    heard: list[object] = []
    update = {"type": "update", "since": 0, "n": 7, "seat": 1, "whole": True, "news": [], "view": {}, "choosing": []}
    update |= {
        "choices": [],
        "question": {},
        "derived": {},
        "tale": [],
        "notebook": [],
        "sealed": False,
        "table": None,
        "muted": [],
        "now": 0.0,
    }

    def answer(socket: ServerConnection) -> None:
        assert socket.request is not None
        asked.append(socket.request.path.rpartition("?")[2])
        assert socket.request.headers["Authorization"] == "Bearer sr_x"
        socket.send(json.dumps(update | {"since": min(7, 7 * (len(asked) - 1))}))
        command = read_command(socket.recv())
        asked.append(command.key)
        if len(asked) > 2:
            socket.send(json.dumps({"type": "done", "key": command.key, "n": 7}))
            socket.recv()

    with serve(answer, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        base = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        line = Line(Place(base, "Ann", "sr_x", "abc", 1), heard.append)
        wait(lambda: bool(heard))
        line.send(Say(key="once", text="hello"))
        wait(lambda: any(isinstance(one, Done) for one in heard))
        line.close()
    assert asked == ["seat=1&since=0", "once", "seat=1&since=7", "once"]
    assert sum(isinstance(one, Lost) for one in heard) == 1


# Links


def test_a_link_is_read() -> None:
    assert Link.of("https://x.org/join/WyJ.a-b_c/") == Link("https://x.org", "join", "WyJ.a-b_c")
    assert Link.of(" http://[::1]:8000/games/m/k2m9?seat=1 ") == Link("http://[::1]:8000/games", "m", "k2m9")
    for wrong in ("", "nonsense", "ftp://x.org/m/abc", "http://x.org/", "http://me:secret@x.org/m/abc"):
        with pytest.raises(IllegalAction) as refused:
            Link.of(wrong)
        assert refused.value.key == "terminal-no-link"


def refused(link: str | None, folder: Path, language: str = "en") -> str:
    with pytest.raises(BadRequest) as error:
        terminal.join(link, "Eve", language, folder, lambda heard: pytest.fail("nobody is asked"))
    return str(error.value)


def test_a_link_works_once_and_a_wrong_one_never(served: Served, tmp_path: Path) -> None:
    table, (link, _) = opened(served, "rose", "invited", "invited", allows_spectators=False)
    ann = Terminal(link, "Ann", tmp_path / "ann")
    ann.reads(say("en", "terminal-gathering"))
    assert refused(link, tmp_path / "eve", "de") == say("de", "refused-chair-taken")
    assert refused(f"{link}x", tmp_path / "eve", "de") == say("de", "web-bad-link")
    assert refused(f"{served.base}/m/nowhere", tmp_path / "eve") == say("en", "web-no-such-match")
    assert refused(table, tmp_path / "eve") == say("en", "web-no-such-match"), "nobody may look on there"
    assert "nonsense" in refused("nonsense", tmp_path / "eve")
    assert refused("http://127.0.0.1:1/m/abc", tmp_path / "eve") == say(
        "en", "terminal-unreachable", {"server": "http://127.0.0.1:1"}
    )
    assert refused(None, tmp_path / "nobody") == say("en", "terminal-no-last")
    ann.type("q")
    assert say("en", "terminal-comes-back") in ann.done()


def test_nobody_becomes_a_guest_for_a_link_that_is_bad(served: Served, tmp_path: Path) -> None:
    _, (link, _) = opened(served, "rose", "invited", "invited")
    before = people_by_kind(served.store)
    assert refused(f"{link}x", tmp_path, "fr") == say("fr", "web-bad-link")
    assert people_by_kind(served.store) == before and not (tmp_path / "joined.json").exists()


def test_a_server_that_cannot_be_asked_about_a_link_is_joined_all_the_same(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of an older version, that has no such route."""
    ask, answers = Server.ask, []

    def elder(server: Server, method: str, path: str, body: object = None) -> Any:
        try:
            return ask(server, method, path.replace("/invitation", "/unheard-of"), body)
        except IllegalAction as error:
            answers.append((path, error.key))
            raise

    monkeypatch.setattr(Server, "ask", elder)
    _, (link, _) = opened(served, "rose", "invited", "invited")
    ann = Terminal(link, "Ann", tmp_path)
    ann.reads(say("en", "terminal-gathering"))
    ann.type("q")
    ann.done()
    assert answers == [("/invitation", "web-nothing-here")]


def test_somebody_else_on_the_same_machine_is_somebody_else(served: Served, tmp_path: Path) -> None:
    table, _ = opened(served, "rose", "open", "open", "open")
    people = [Terminal(table, name, tmp_path / "home") for name in ("Ann", "Bob")]
    for person in people:
        person.reads("Bob")
        person.type("q")
        person.done()
    assert {chair.name for chair in served.table(id_of(table)).chairs} == {"Ann", "Bob", ""}
    told = json.loads((tmp_path / "home" / "joined.json").read_text("utf-8"))
    assert {one["name"] for one in told["people"]} == {one["name"] for one in told["tables"]} == {"Ann", "Bob"}


def test_who_comes_back_sits_where_he_sat(served: Served, tmp_path: Path) -> None:
    _, (link,) = opened(served, "rose", "thrifty", "invited")
    ann = Terminal(link, "Ann", tmp_path, plays=4)

    def leave_after(person: Terminal) -> None:
        if person.prompts >= 20:
            person.type("q")

    ann.before = leave_after
    ann.done()
    kept = json.loads((tmp_path / "joined.json").read_text("utf-8"))
    assert (tmp_path / "joined.json").stat().st_mode & 0o777 == 0o600
    assert kept["tables"][0]["seat"] == 1 and kept["people"][0]["name"] == "Ann"
    for way in (link, None):
        again = Terminal(way, "", tmp_path, "de")
        again.reads(say("de", "terminal-choose"))
        again.type("l all")
        again.reads(say("de", "terminal-log"))
        again.type(None)
        assert say("de", "terminal-comes-back") in again.done()
    last = Terminal(None, "", tmp_path, plays=5)
    assert say("en", "terminal-end") in last.done()


def test_a_table_with_files_of_its_own_is_for_the_browser(served: Served, tmp_path: Path) -> None:
    data = (Path(box.__file__).parent / "data/rose.json").read_text("utf-8")
    table, _ = opened(served, "rose", "open", "open", data=[data])
    assert refused(table, tmp_path) == say("en", "terminal-owners-files")


def test_a_lost_guest_is_made_anew(served: Served, tmp_path: Path) -> None:
    """The server has forgotten whom it knew."""
    told = {"people": [{"base": served.base, "name": "Ann", "token": "sr_gone"}], "tables": []}
    (tmp_path / "joined.json").write_text(json.dumps(told))
    table, _ = opened(served, "rose", "open", "open")
    ann = Terminal(table, "Ann", tmp_path)
    ann.reads(say("en", "terminal-gathering"))
    ann.type("q")
    ann.done()
    assert served.table(id_of(table)).chairs[0].name == "Ann"
    (tmp_path / "joined.json").write_text("{")
    assert "cannot be read" in refused(table, tmp_path)


# The people at the table


@pytest.fixture
def two(served: Served, tmp_path: Path) -> Iterator[tuple[Terminal, Terminal, str]]:
    """Ann, whose turn it is, and Bob."""
    table, _ = opened(served, "rose", "open", "open")
    people = [Terminal(table, "Ann", tmp_path / "ann")]
    people[0].reads(say("en", "terminal-gathering"))
    people.append(Terminal(table, "Bob", tmp_path / "bob"))
    people[0].reads(say("en", "table-told-began"))
    people[1].reads("Ann")
    turn = served.table(id_of(table)).begun.deciders[0]
    yield people[turn], people[1 - turn], table
    for person in people:
        if person.is_alive():
            person.type("q")
        person.done()


def chooses(person: Terminal) -> None:
    """One turn, the first of everything, as soon as it is his."""
    wait(lambda: person.asked, lambda: person.text[-3000:])
    while person.asked:
        prompts = person.prompts
        person.type(person.seat.rows[0].key if person.seat and person.seat.rows else "")
        wait(lambda prompts=prompts: person.prompts > prompts)  # type: ignore[misc]


def test_people_talk_and_do_not_listen(two: tuple[Terminal, Terminal, str]) -> None:
    ann, bob, _ = two
    bob.type("/say hello \x1b[31mthere")
    ann.reads(f"{bob.name}: hello")
    assert "\x1b" not in ann.text
    seat = 1 + (ann.seat.look.me if ann.seat else 0)
    bob.type(f"/mute {seat}")
    bob.reads(say("en", "table-told-muted", {"other": ann.name}))
    ann.type("/say can you hear me?")
    ann.reads("can you hear me?")
    bob.type(f"/mute {seat}")
    bob.reads(say("en", "table-told-unmuted", {"other": ann.name}))
    assert "can you hear me" not in bob.text
    bob.type("/mute 9")
    bob.reads(say("en", "web-no-such-seat"))
    bob.type("/sing")
    bob.reads(say("en", "terminal-join-hint"))
    bob.type("/who")
    bob.reads(f"{ann.name}")
    bob.type("17")
    bob.reads("“17” is neither a choice nor a key here")
    bob.type("b")
    bob.reads(say("en", "terminal-waiting", {"seats": ann.name}), 2)
    bob.type("?")
    bob.reads(say("en", "rose-goal"))
    bob.type("u")
    bob.reads(say("en", "terminal-nothing-to-undo"))


def test_people_pause_go_back_and_agree(served: Served, two: tuple[Terminal, Terminal, str]) -> None:
    ann, bob, table = two
    bob.type("/pause")
    ann.reads(say("en", "table-told-proposed", {"what": "pause", "seat": bob.name, "other": ""}))
    ann.reads(say("en", "terminal-asked"))
    ann.type("/agree")
    for person in (ann, bob):
        person.reads(say("en", "table-told-paused"))
        person.reads(say("en", "terminal-paused"))
    ann.type("/resume")
    bob.reads(say("en", "table-told-resumed", {"seat": ann.name}))
    before = len(served.table(id_of(table)).begun.decisions)
    chooses(ann)
    bob.reads(say("en", "terminal-choose"))
    assert len(served.table(id_of(table)).begun.decisions) > before
    ann.type("/back")
    ann.reads(say("en", "back-unrated"))
    ann.type("/back")
    bob.reads(say("en", "table-told-proposed", {"what": "back", "seat": ann.name, "other": ""}))
    bob.reads(say("en", "back-unrated"))
    bob.type("/decline")
    ann.reads(say("en", "table-told-declined", {"seat": bob.name}))
    bob.type("1")
    ann.type("/back")
    ann.reads(say("en", "back-unrated"), 2)
    ann.type("/back")
    bob.reads(say("en", "terminal-asked"), 2)
    bob.type("/agree")
    wait(lambda: len(served.table(id_of(table)).begun.decisions) == before)
    bob.reads(say("en", "terminal-waiting", {"seats": ann.name}), 2)
    bob.type("/agree")
    bob.reads(say("en", "refused-nothing-proposed"))


@pytest.mark.long
def test_what_keeps_a_match_from_counting_says_so_before(served: Served, tmp_path: Path) -> None:
    table, _ = opened(served, "rose", "open", "greedy", "greedy")
    ann = Terminal(table, "Ann", tmp_path)
    hint, back = say("en", "hint-unrated"), say("en", "back-unrated")
    chooses(ann)
    wait(lambda: ann.asked)
    for wish, said, times in (("t", hint, 1), ("/back", back, 1), ("t", hint, 2)):  # nothing was typed twice
        ann.type(wish)
        ann.reads(said, times)
    ann.reads(say("en", "terminal-anyway", {"what": "t"}), 2)
    assert say("en", "hint-title") not in ann.text and not served.table(id_of(table)).unrated
    ann.type("t")
    ann.reads(say("en", "hint-title"))
    wait(lambda: served.table(id_of(table)).unrated == "hint")
    before = len(served.table(id_of(table)).begun.decisions)
    ann.type("/back")  # it counts no more: nothing has to be said
    wait(lambda: len(served.table(id_of(table)).begun.decisions) < before)
    assert " ".join(ann.text.split()).count(back) == 1
    ann.type("q")
    ann.done()


@pytest.mark.long
def test_who_resigns_says_so_twice_and_the_same_people_play_again(
    served: Served, two: tuple[Terminal, Terminal, str]
) -> None:
    ann, bob, table = two
    for person in (ann, bob):
        person.type("/resign")
        person.reads(say("en", "terminal-resign"))
        person.type("/return")
        person.type("/resign")
        person.reads(say("en", "terminal-resign"), 2)
    assert not served.table(id_of(table)).away
    ann.type("/resign")
    bob.reads(say("en", "table-told-resigned", {"seat": ann.name}))
    bob.type("/resign")
    bob.type("/resign")
    for person in (ann, bob):
        person.reads(say("en", "terminal-afterwards"))
    ann.type("/say well played")
    bob.reads("well played")
    bob.type("/rematch")
    wait(lambda: bool(served.table(id_of(table)).rematch))
    ann.reads(say("en", "table-told-rematch"))
    ann.type("/rematch")
    new = served.table(id_of(table)).rematch
    wait(lambda: all(person.seat and person.seat.look.watches for person in (ann, bob)))
    for person in (ann, bob):
        person.reads(say("en", "terminal-afterwards"), 2)
    assert served.table(new).begun.over, "both had given up: bots play, and they look on"


def test_who_has_no_chair_looks_on(served: Served, tmp_path: Path) -> None:
    table, (link,) = opened(served, "rose", "invited", "thrifty")
    ann = Terminal(link, "Ann", tmp_path / "ann")
    eve = Terminal(table, "Eve", tmp_path / "eve")
    eve.type("b")
    eve.type("/say hello")
    eve.reads(say("en", "web-not-at-table"))
    for _ in range(2):
        ann.type("/resign")
    for person in (ann, eve):
        person.reads(say("en", "terminal-end"))
        person.type("")
        person.done()
    (path,) = (eve.folder / "records").iterdir()
    assert record.read(path.read_text("utf-8")).over


@pytest.mark.parametrize("game", names())
def test_screens_have_something_for_those_who_look_on(game: str) -> None:
    match, bots, screen = Match.new(find(game), 3, Random(2)), seated(["thrifty"], 3, 2), terminal.screen_of(find(game))
    console = Console(file=io.StringIO(), width=100)
    look = Look(find(game), SPECTATOR, {seat: f"Player {seat + 1}" for seat in range(3)}, "en")
    while not match.over:
        seat = match.deciders[0]
        match.decide(seat, bots[seat].choose(match.view(seat), match.tellings(seat)))
        view, look.tellings = match.view(SPECTATOR), match.tellings(SPECTATOR)
        if len(match.decisions) % 29 == 0 and not match.over:
            for show in (screen.board, screen.brief):
                console.print(*show(look, view, view))
    console.print(*screen.ending(look, match.view(SPECTATOR)))
    assert screen.paragraphs(look, look.tellings)
