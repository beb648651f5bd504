"""Playing in the terminal: whole games, drafts, leaving and coming back, and nothing that a seat may not see."""

from __future__ import annotations

import ast
import io
import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest
from kept import keep, restored
from later import rest_later
from rich.cells import cell_len
from rich.console import Console

import subrosa.terminal
from subrosa import terminal
from subrosa.bots import seated
from subrosa.core import record
from subrosa.core.errors import BadRequest, IllegalAction
from subrosa.core.game import Setup
from subrosa.core.match import Match
from subrosa.core.text import LANGUAGES, say
from subrosa.games import find
from subrosa.games.rose.box import LETTERS
from subrosa.store import Store
from subrosa.table.journal import Journal
from subrosa.terminal.look import Look, Row
from subrosa.terminal.notebook import notebook
from subrosa.terminal.reading import plain, understand
from subrosa.terminal.rose.choices import rows

ROSE = find("rose")


class Paper:
    """A console whose pages can be read afterwards."""

    def __init__(self, width: int = 80, **how: object) -> None:
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=width, height=50, **how)  # type: ignore[arg-type]
        self._read = 0

    @property
    def text(self) -> str:
        return self.file.getvalue()

    def new(self) -> str:
        """What was printed since the last time."""
        text = self.text
        found, self._read = text[self._read :], len(text)
        return found


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "store") as store:
        yield store


def table(seats: int = 3, **options: str) -> Setup:
    return Setup.of(ROSE, seats, options)


def by_numbers(random: Random) -> Callable[[str], str]:
    """A person who types numbers at random, sends what is drafted, and now and then does something else."""

    def read(prompt: str) -> str:
        if prompt == "> ":
            return "u" if random.random() < 0.05 else ""
        if random.random() < 0.02:
            return random.choice(["?", "? rules", "l", "l all", "n", "b", "u", "h", "nonsense"])
        return random.choice(["0", "1", "2", "3", "4", "5", "6", "+", "-"])

    def uncovered(prompt: str) -> str:
        """Whoever covers his secrets uncovers them next."""
        wish = "h" if uncovered.last == "h" else read(prompt)  # type: ignore[attr-defined]
        uncovered.last = "" if uncovered.last == "h" else wish  # type: ignore[attr-defined]
        return wish

    uncovered.last = ""  # type: ignore[attr-defined]
    return uncovered


def script(*wishes: str, then: type[BaseException] = EOFError) -> Callable[[str], str]:
    """A person who types these, and then is gone."""
    left = list(wishes)

    def read(prompt: str) -> str:
        if not left:
            raise then
        return left.pop(0)

    return read


@pytest.mark.parametrize(
    ("seats", "language", "options"),
    rest_later(
        [
            (3, "de", {"tile_return": "owner_choice", "time_step": "late"}),
            (5, "cs", {"accusation_own_colour": "forbidden", "evidence_floor": "none", "short_chain": "leave"}),
        ],
        [
            (2, "en", {}),
            (4, "fr", {"figure_setup": "players_in_turn", "tile_return": "random"}),
        ],
    ),
)
def test_a_person_plays_a_whole_game_and_gets_its_record(
    store: Store, seats: int, language: str, options: dict[str, str]
) -> None:
    paper = Paper()
    read = by_numbers(Random(seats))
    done = terminal.start(
        table(seats, **options), seats - 1, ["greedy", "random"], language, store, seats, read, paper.console
    )
    assert done == 0
    assert store.kept() == []
    (path,) = (store.folder / "records").iterdir()
    assert paper.text.rstrip().endswith(f"subrosa replay {path}")
    match = record.read(path.read_text("utf-8"))
    assert match.over and match.setup == table(seats, **options)
    assert say(language, "terminal-end") in paper.text
    pages = [line for line in paper.text.splitlines() if str(path) not in line]
    assert max(cell_len(line) for line in pages) <= 80
    assert "\x1b" not in paper.text


def test_what_a_prompt_follows_is_on_disk(store: Store) -> None:
    """Whenever the person is asked something, all that led there has been kept."""
    id = keep(store, Match(table(), Random(4)), 1)
    journal = Journal.resumed(store, id, lambda kinds: terminal.seated(kinds, Random(4)))
    match, numbers = journal.match, by_numbers(Random(4))
    asked = 0

    def read(prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked % 10 == 0:
            with Store(store.folder) as other:
                assert restored(other, id).log == match.log
        return numbers(prompt)

    assert terminal.play(journal, "en", "", read, Paper().console) == 0
    assert asked > 50
    assert restored(store, id).log == match.log
    assert match.over and store.listing(id).state == "finished"


def begun(store: Store, *wishes: str, language: str = "en", then: type[BaseException] = EOFError, **how: str) -> Paper:
    """A game in which these were typed."""
    paper = Paper()
    read = script(*wishes, then=then)
    assert terminal.start(table(**how), 0, ["greedy"], language, store, 7, read, paper.console) == 0
    return paper


def kept(store: Store) -> Match:
    return restored(store, store.kept()[0].id)


def moves_of(match: Match, seat: int) -> int:
    return sum(decision.decider == seat for decision in match.decisions)


def first_place(match: Match) -> int:
    """The number of a card that moves a monk, in the first hand of the seeded game."""
    texts = [action.text for action in match.view(0).actions]
    return next(i for i, text in enumerate(texts, start=1) if text.split()[1] in ROSE.box.COLOURS)


@pytest.fixture
def monk_card(tmp_path: Path) -> str:
    with Store(tmp_path / "look") as other:
        begun(other)
        return str(first_place(kept(other)))


def test_choices_are_drafted_and_only_sent_when_confirmed(store: Store, monk_card: str) -> None:
    begun(store, monk_card, "1")
    assert moves_of(kept(store), 0) == 0
    terminal.resume(None, store, "en", script(monk_card, "1", ""), Paper().console)
    match = kept(store)
    assert moves_of(match, 0) == 2
    assert 0 in match.deciders, "the bots have played until it was my turn again"


def test_undo_inside_a_draft_is_free(store: Store, monk_card: str) -> None:
    paper = begun(store, monk_card, "1", "u", "u", "u", monk_card, "2", "")
    assert paper.text.count(say("en", "terminal-undone")) == 2
    assert paper.text.count(say("en", "terminal-nothing-to-undo")) == 1
    match = kept(store)
    mine = [decision for decision in match.decisions if decision.decider == 0]
    assert len(mine) == 2


def test_the_draft_shows_what_would_change(store: Store, monk_card: str) -> None:
    paper = begun(store, monk_card, "1")
    question, preview = paper.text.split(say("en", "terminal-choose"), 1)[0], paper.text
    assert "→" not in question.split("Play one of your cards")[0]
    assert re.search(r"Suspicion \d+ → \d+", preview)
    assert say("en", "terminal-confirm") in preview
    assert "You play" in preview and "You move" in preview


def test_help_log_board_and_rules(store: Store) -> None:
    paper = begun(store, "?", "? rules", "l", "l all", "l 1", "l " + "9" * 5000, "b")
    for key in ("rose-help-card", "terminal-help-hint", "terminal-log"):
        assert plain(say("en", key))[:60] in plain(paper.text)
    assert plain(paper.text).count(plain(say("en", "rose-goal"))[:60]) == 2
    assert "Day 1 dawns" in paper.text
    assert paper.text.count("Chapter House") >= 2
    assert moves_of(kept(store), 0) == 0


BAD = ["", "77", "play nothing 3", "move red church", "xyzzy", "[bold]", "² ", "accuse 2 red", "9" * 50]


@pytest.mark.parametrize(("wish", "language"), [(wish, LANGUAGES[n % 4]) for n, wish in enumerate([*BAD, "", "", ""])])
def test_bad_input_is_answered_and_changes_nothing(store: Store, wish: str, language: str) -> None:
    paper = begun(store, wish, language=language)
    assert moves_of(kept(store), 0) == 0
    answer = paper.text.split(say(language, "terminal-help-hint")[-20:])[1].strip()
    assert answer.startswith(say(language, "terminal-help-hint")[:20]) if not wish else len(answer) > 100


def test_at_the_question_whether_to_send_other_words_are_refused(store: Store, monk_card: str) -> None:
    paper = begun(store, monk_card, "1", "yes please")
    assert "“yes please” is neither a choice nor a key here" in paper.text
    assert moves_of(kept(store), 0) == 0


@pytest.mark.parametrize("then", rest_later([EOFError], [KeyboardInterrupt]))
def test_leaving_seals_the_game_and_resuming_goes_on_from_there(
    store: Store, then: type[BaseException], monk_card: str
) -> None:
    paper = begun(store, monk_card, "1", "", "1", then=then)
    (waiting,) = store.kept()
    assert f"subrosa play --resume {waiting.id}" in paper.text
    before = kept(store)
    again = Paper()
    assert terminal.resume(waiting.id, store, "de", script("q"), again.console) == 0
    assert say("de", "terminal-resumed") in again.text
    after = kept(store)
    assert after.log == before.log
    assert after.view(0).names == before.view(0).names
    terminal.resume(None, store, "en", by_numbers(Random(1)), again.console)
    assert store.kept() == []
    assert "The game is over." in again.text
    assert restored(store, waiting.id).log[: len(before.log)] == before.log


@pytest.mark.long
def test_a_finished_game_is_shown_again(store: Store) -> None:
    terminal.start(table(2), 0, ["random"], "en", store, 1, by_numbers(Random(1)), Paper().console)
    (path,) = (store.folder / "records").iterdir()
    first = path.read_text("utf-8")
    path.unlink()
    paper = Paper()
    assert terminal.resume(path.stem.removeprefix("rose-"), store, "en", script(), paper.console) == 0
    assert "The game is over." in paper.text
    assert path.read_text("utf-8") == first


def test_without_a_game_to_go_on_with_a_sentence_says_so(store: Store) -> None:
    with pytest.raises(BadRequest, match="no unfinished match"):
        terminal.resume(None, store, "en", script(), Paper().console)
    with pytest.raises(BadRequest, match="there is no match"):
        terminal.resume("nowhere", store, "en", script(), Paper().console)
    with pytest.raises(BadRequest, match="there is no language"):
        terminal.start(table(), 0, ["random"], "xx", store, 1, script(), Paper().console)
    with pytest.raises(BadRequest, match="there is no bot"):
        terminal.start(table(), 0, ["oracle"], "en", store, 1, script(), Paper().console)
    with pytest.raises(BadRequest, match="there is no seat"):
        terminal.start(table(), 3, ["random"], "en", store, 1, script(), Paper().console)
    assert store.kept() == []


def test_covered_secrets_are_not_on_the_page(store: Store, monk_card: str) -> None:
    paper = Paper()
    pages: list[str] = []
    wishes = [monk_card, "h", "b", "l all", "1", "h"]

    def read(prompt: str) -> str:
        pages.append(paper.new())
        if not wishes:
            raise EOFError
        return wishes.pop(0)

    terminal.start(table(), 0, ["greedy"], "en", store, 7, read, paper.console)
    view = kept(store).view(0)
    mine = [ROSE.box.names("cards", "en")[card] for card in view.hand["seat 1"] if card]
    told = f" {'RBWGKO'[ROSE.box.COLOURS.index(view.identity['seat 1'])]}  Least evidence wins. You are "
    assert told in pages[0] and all(card in pages[0] for card in mine)
    for page in pages[2:6]:
        assert "covered" in page or "What has happened" in page
        assert "You are" not in page and "You draw" not in page and "You play" not in page
        assert all(card not in page for card in mine)
    assert "You play" in pages[6], "uncovered, the draft is still there"


def modules() -> list[Path]:
    return sorted(Path(subrosa.terminal.__file__).parent.rglob("*.py"))


def test_the_terminal_never_reads_the_state_of_a_match() -> None:
    """It has views and tellings; names of the doors behind them do not occur in its text."""
    assert len(modules()) > 5
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = {node.attr} if isinstance(node, ast.Attribute) else set()
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("getattr", "attrgetter"):
                names = {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
            assert not names & {"state", "positions", "position", "decisions", "_told_to"}, path.name
            if isinstance(node, ast.Attribute) and node.attr == "told":
                assert isinstance(node.value, ast.Name) and node.value.id == "self", path.name


POSITIONS = [(2, 60), (4, 200), (5, 260)]


@pytest.mark.parametrize(("seats", "decisions"), rest_later(POSITIONS[1:], POSITIONS))
def test_a_seat_reads_the_same_in_every_world_it_cannot_tell_apart(tmp_path: Path, seats: int, decisions: int) -> None:
    """Page, log, help, draft, undo and refusals of a match and of its redraws."""
    me = decisions % seats
    match = before_a_turn(seats, me, decisions)
    texts = set()
    for world in [match, *(redrawn(match, me, seed) for seed in range(3))]:
        with Store(tmp_path / str(len(texts)) / str(id(world))) as store:
            texts.add(pages_of(world, me, store))
    assert len(texts) == 1


def before_a_turn(seats: int, me: int, decisions: int) -> Match:
    """A match of bots in which it is this seat's turn."""
    match, bots = Match(table(seats), Random(seats)), seated(["random"], seats, decisions)
    while len(match.decisions) < decisions or me not in match.deciders:
        seat = match.deciders[0] if match.deciders[0] != me or len(match.deciders) == 1 else match.deciders[1]
        match.decide(seat, bots[seat].choose(match.view(seat), match.tellings(seat)))
    return match


def redrawn(match: Match, seat: int, seed: int) -> Match:
    lines, _ = ROSE.redraw(match.setup, match.decisions, seat, Random(seed))
    return Match.from_log(match.setup, lines)


def pages_of(match: Match, me: int, store: Store) -> str:
    kept_as = keep(store, match, me)
    paper = Paper(100)
    wishes = ("l all", "b", "?", "nonsense", "play red 4", "show red", "1", "u", "2", "1", "h", "l", "b", "h")
    terminal.resume(kept_as, store, "en", script(*wishes), paper.console)
    return paper.text.replace(kept_as, "ID")


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test: a page that shows another hand differs between worlds."""
    match = before_a_turn(3, 0, 100)
    honest = Match.view
    monkeypatch.setattr(Match, "view", lambda self, seat: honest(self, 1))
    assert len({board_of(world) for world in [match, *(redrawn(match, 0, seed) for seed in range(5))]}) > 1


def board_of(match: Match) -> str:
    paper, view = Paper(), match.view(0)
    for part in terminal.rose.board(Look(ROSE, 1, dict(enumerate("abc")), "en"), view, view):
        paper.console.print(part)
    return paper.text


def listed(step: str) -> tuple[Match, list[Row], Look]:
    """A position at which seat 0 is asked something."""
    for seed in range(200):
        match = Match(table(3), Random(seed))
        bots = seated(["random"], 3, seed)
        while not match.over:
            seat = match.deciders[0]
            if seat == 0 and match.view(0).step == step:
                look = Look(ROSE, 0, dict(enumerate("abc")), "fr")
                return match, rows(look, match.view(0)), look
            match.decide(seat, bots[seat].choose(match.view(seat), match.tellings(seat)))
    raise AssertionError(step)


@pytest.mark.parametrize(
    "step",
    ["card", "call", "spend", "place", "figure", "task", "sign", "split", "delicate", "again", "marker", "accuse"],
)
def test_every_choice_can_be_typed_by_number_by_words_and_by_name(step: str) -> None:
    match, choices, _ = listed(step)
    view = match.view(0)
    assert [row.action for row in choices] == list(view.actions)
    assert len({row.key for row in choices}) == len(choices)
    for row in choices:
        assert understand(view, choices, row.key) == row.action.choice
        assert understand(view, choices, row.action.text.upper()) == row.action.choice
        assert understand(view, choices, f"  {row.name} ") == row.action.choice


def test_any_unambiguous_beginning_will_do() -> None:
    match, choices, look = listed("place")
    view = match.view(0)
    by_name = {row.name: row.action.choice for row in choices}
    for wish, name in (
        ("bib", "Bibliothèque"),
        ("etab", "Étable"),
        ("library", "Bibliothèque"),
        ("lib", "Bibliothèque"),
    ):
        if name in by_name:
            assert understand(view, choices, wish) == by_name[name]
    with pytest.raises(IllegalAction):
        understand(view, choices, "c")
    with pytest.raises(IllegalAction):
        understand(view, choices, "move")
    with pytest.raises(IllegalAction) as refused:
        understand(view, choices, "99")
    assert look.refusal(refused.value) == say("fr", "not-a-choice", {"choice": "99"})


def test_what_a_choice_would_do_is_what_it_does() -> None:
    """The number after the arrow is the suspicion the monk then has."""
    match, choices, _ = listed("place")
    mover = match.view(0).mover
    seen = 0
    for row in choices:
        told = row.cells[-1].plain
        draft = match.draft(0)
        draft.choose(row.action)
        if mover in ROSE.box.COLOURS and told.startswith("Soupçons"):
            assert f"→ {draft.view.suspicion[mover]}" in told
            seen += 1
    assert seen > 3 or mover not in ROSE.box.COLOURS


@pytest.mark.parametrize(
    ("language", "width"), rest_later([("cs", 80), ("fr", 80), ("fr", 120)], product(LANGUAGES, (80, 100, 120, 200)))
)
def test_pages_fit_the_width(language: str, width: int) -> None:
    for seats in (2, 5):
        match = Match(table(seats), Random(3))
        match.play_out({seat: bot for seat, bot in seated(["random"], seats, 3).items() if seat})
        paper = Paper(width)
        look = Look(
            ROSE, 0, {seat: say(language, "terminal-seat", {"number": seat + 1}) for seat in range(5)}, language
        )
        look.width, look.wide = width, width >= 118
        for part in terminal.rose.board(look, match.view(0), match.view(0)):
            paper.console.print(part)
        assert max(cell_len(line.rstrip()) for line in paper.text.splitlines()) <= width
        assert "…" not in paper.text, "nothing is cut off"


def test_a_terminal_without_colours_or_signs_is_served(store: Store) -> None:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding="ascii", errors="replace")
    console = Console(file=file, width=80, force_terminal=True, no_color=True, legacy_windows=False)
    terminal.start(table(), 0, ["random"], "en", store, 3, script("1", "1", "1"), console)
    file.flush()
    text = raw.getvalue().decode("ascii")
    assert "->" in text and " R " in text
    assert not re.search(r"\x1b\[(\d+;)*([34][0-8]|9[0-7])[;m]", text)


def test_monks_are_told_apart_without_colour() -> None:
    for letters in LETTERS.values():
        assert len(set(letters)) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notebook_says_what_is_certain_and_how_likely_the_rest_is(store: Store, language: str) -> None:
    paper = begun(store, "n", language=language)
    page = paper.text[paper.text.rindex(say(language, "terminal-notebook")) :]
    rows = [line.split() for line in page.splitlines() if "✗" in line]
    own = kept(store).view(0).numbers.identity[0]
    for row in rows:
        assert row.count("20") == 5, "two opponents, each of them one of five"
        assert [cell for cell in row if cell in ("✗", "20")].index("✗") == own
    assert len(rows) == 2 and say(language, "terminal-notebook-legend").split()[0] in page


def test_the_notebook_adds_up_what_each_did_to_each_monk() -> None:
    """From what was told of it; whoever reads it comes last."""
    look = Look(ROSE, 0, {0: "Marta", 1: "Bede"}, "en")
    did = {1: {"red": {"suspicion": 5, "evidence": -2}}, 2: {"black": {"evidence": -3}}}
    Console(file=(paper := io.StringIO()), width=80).print(*notebook(look, [], did))
    rows = [line.split() for line in paper.getvalue().splitlines()]
    assert rows[-3:-1] == [["Bede", ".", ".", ".", ".", "-3", "."], ["Marta", "+3", ".", ".", ".", ".", "."]]


def test_what_is_covered_is_in_no_notebook(store: Store) -> None:
    paper = begun(store, "h", "n")
    assert "✗" not in paper.text[paper.text.rindex(say("en", "terminal-notebook")) :]


def test_others_turns_are_short_and_the_log_has_all_of_them() -> None:
    match = Match.new("rose", seats=3, chance=Random(5))
    match.play_out()
    parts = terminal.rose.paragraphs(Look(ROSE, 0, dict(enumerate("abc")), "en"), match.tellings(0))
    turns = [part for part in parts if part.seat > 0 and any(one.kind == "moved" for one in part.tellings)]
    for part in turns:
        changes = [one for one in part.tellings if one.kind in ("suspicion", "evidence")]
        assert "moved" in {one.kind for one in part.short} and "played" not in {one.kind for one in part.short}
        assert all(one in part.short for one in changes) and len(part.short) < len(part.tellings)
    assert len(turns) > 10
