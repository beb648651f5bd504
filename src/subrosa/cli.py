"""The command `subrosa`. Figures come out as JSON with `--json`; the exit status is 0 only if all is well."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

import subrosa
from subrosa import admin, arguments, hosting
from subrosa.arena.command import arena
from subrosa.arguments import JsonFlag, TableOptions, language_of, print_json, progress, text_of, whole
from subrosa.core import record
from subrosa.core.errors import BadData, BadRecord, BadRequest, SubRosaError
from subrosa.core.shapes import load
from subrosa.extras import needed
from subrosa.games import find, listed, names
from subrosa.reading import replay, rules
from subrosa.spreading import spread
from subrosa.study.command import study

BAD_ARGUMENTS = 2
NOT_WELL = 1
UNPROVEN = 3
LATEST = "latest"

app = App(
    name="subrosa",
    help="Three board games of secrecy, to play, study and master.",
    help_format="plaintext",
    version=subrosa.__version__,
    default_parameter=Parameter(json_list=False, json_dict=False),
)
data_app = App(name="data", help="Component files of an owner.")
app.command(data_app)
app.command(admin.app)
app.default(hosting.serve)
for command in (
    hosting.serve,
    hosting.move,
    hosting.receive,
    hosting.reports,
    hosting.audit,
    study,
    arena,
    replay,
    rules,
):
    app.command(command)


@app.command
def play(
    game: str | None = None,
    *,
    table: TableOptions | None = None,
    bots: Annotated[
        str,
        Parameter(help="Who sits in the other seats: easy, medium, hard, careful, bold, secretive, or a list."),
    ] = "easy",
    me: Annotated[int, whole(help="Your seat, from 1.")] = 1,
    language: Annotated[str, Parameter(help="en, de, fr or cs.")] = "",
    seed: Annotated[int | None, arguments.seed("Draw chance from this seed: for trying things out.")] = None,
    resume: Annotated[str | None, Parameter(help="Go on with a game left before: its id, or the latest.")] = None,
    join: Annotated[str | None, Parameter(help="Play at a table of a server: the link you got, or the latest.")] = None,
    name: Annotated[str, Parameter(help="What the others at a server's table call you.")] = "",
) -> int:
    """Play in the terminal, against bots or with people at a server. Leave with Ctrl-C; nothing is lost."""
    with needed("terminal"):
        from subrosa import terminal
        from subrosa.store import Store

    language = language_of(language)
    if join is not None:
        return terminal.join(None if join == LATEST else join, name.strip(), language)
    if resume is not None:
        with Store() as store:
            return terminal.resume(None if resume == LATEST else resume, store, language)
    setup = (table or TableOptions()).setup(find(game) if game else listed()[0], 4)
    if not 1 <= me <= setup.seats:
        raise BadRequest(f"your seat is a number from 1 to {setup.seats}, not {me}")
    names = _names(bots, setup.seats - 1)
    with Store() as store:
        return terminal.start(setup, me - 1, names, language, store, seed)


@app.command
def simulate(
    game: str,
    *,
    table: TableOptions | None = None,
    games: Annotated[int, whole(1)] = 100,
    seed: Annotated[int, arguments.seed()] = 0,
    bots: Annotated[str, Parameter(help="random, thrifty, greedy, or a list with one name a seat.")] = "random",
    engine: Annotated[str | None, Parameter(help="python, numba or cuda; the quickest by default.")] = None,
    record: Annotated[
        Path | None, Parameter(name="--record", help="Write every game as a record into this folder.")
    ] = None,
    ray: arguments.RayFlag = "",
    json_: JsonFlag = False,
) -> int:
    """Play many games of bots and count what came of them."""
    from subrosa.simulate import simulate as run

    chosen = find(game)
    setup = (table or TableOptions()).setup(chosen, chosen.seats[-1])
    names = _names(bots, setup.seats)
    counted = None if engine == "cuda" else games
    with progress("games", counted) as done, spread(ray) if ray else nullcontext() as cluster:
        result = run(setup, games, seed, names, engine, record, done, cluster)
    if json_:
        print_json(result)
    else:
        rate = result["decisions_per_second"]
        played = f"{games} games of {game} with {setup.seats} players"
        print(f"{played}: {result['decisions']:,} decisions, {rate:,.0f} a second")
        for seat, share in enumerate(result["outcomes"]["wins"]):
            print(f"  seat {seat + 1} ({result['bots'][seat]}): {share / games:.1%} of the wins")
    return 0


@app.command
def verify(
    file: Path,
    *,
    commitment: Annotated[
        str, Parameter(help="What the deal was sealed with when you sat down; its first 16 signs are enough.")
    ] = "",
    key: Annotated[str, Parameter(help="The key of the server that must have signed it.")] = "",
    json_: JsonFlag = False,
) -> int:
    """Was the deal what was promised, and is the record as it was played? 0: proven, 1: no, 3: nothing proves it."""
    from subrosa.verify import sentences, verify

    verdict = verify(arguments.bytes_of(file), commitment.replace(" ", "").lower(), key.lower())
    if json_:
        print_json({"file": str(file), **vars(verdict), "proven": verdict.proven})
    else:
        print(*map(_printable, sentences(verdict)), sep="\n")
    return 0 if verdict.proven else NOT_WELL if verdict.found else UNPROVEN


@app.command
def puzzle(
    game: str | None = None,
    *,
    day: Annotated[str, Parameter(name="--date", help="Of this day, as 2026-11-16; today's by default.")] = "",
    language: Annotated[str, Parameter(help="en, de, fr or cs.")] = "",
    json_: JsonFlag = False,
) -> int:
    """A position in which something hidden has exactly one answer: a new one every day."""
    from datetime import date

    from subrosa import puzzles

    try:
        wanted = date.fromisoformat(day) if day else date.today()
    except ValueError:
        raise BadRequest(f"--date takes a day such as 2026-11-16, not {day[:40]!r}") from None
    found = puzzles.of_day(wanted, game)
    if json_:
        print_json(puzzles.shown(found, language_of(language)))
        return 0
    with needed("terminal"):
        from subrosa import terminal
    return terminal.ask(found, wanted, language_of(language))


@app.command
def check(
    game: str,
    *,
    table: TableOptions | None = None,
    games: Annotated[int, whole(1)] = 20,
    seed: Annotated[int, arguments.seed()] = 1,
    engine: Annotated[str | None, Parameter(help="Compare plain Python with this engine only.")] = None,
    jobs: Annotated[int | None, whole(1, help="How many processes; as many as there are cores by default.")] = None,
    json_: JsonFlag = False,
) -> int:
    """Engines agree, secrets hold, pieces are conserved, records come back: counted over random games."""
    from subrosa import checks

    setups = (table or TableOptions()).setups(find(game))
    engines = checks.engines_here(engine)
    total = checks.Found()
    rows = []
    for setup in setups:
        with progress(f"{setup.seats} players", None if engine == "cuda" else games) as done:
            if engine == "cuda":
                found = checks.check_on_gpu(setup, games, seed)
            else:
                found = checks.check_in_parallel(setup, games, seed, engines, jobs or os.cpu_count() or 1, done)
        total.add(found)
        rows.append({"seats": setup.seats, **found.counts()})
    result = {
        "game": game,
        "seats": setups[0].seats if len(setups) == 1 else [setup.seats for setup in setups],
        "preset": (table.preset if table else None) or "standard",
        **total.counts(),
        "engines": engines,
        "by_seats": rows,
        "troubles": total.troubles,
    }
    if json_:
        print_json(result)
    else:
        for row in rows:
            print("  ".join(f"{name} {value:,}" for name, value in row.items()))
        for trouble in total.troubles:
            print(trouble)
        print("all is well" if total.well else "something is wrong")
    return 0 if total.well else NOT_WELL


@app.command
def bench(
    *,
    peers: Annotated[
        bool, Parameter(negative="", help="Our engines and environments beside those of others that are installed.")
    ] = False,
    thinking: Annotated[bool, Parameter(negative="", help="Also greedy players, and beliefs.")] = False,
    engine: Annotated[str | None, Parameter(help="cuda: what the GPU of this machine does, one number a row.")] = None,
    seconds: Annotated[float, arguments.number(0, "How long each engine is measured.")] = 3.0,
    json_: JsonFlag = False,
) -> int:
    """Speed on this machine: every engine at every table, or one short table: --peers beside others, --engine cuda."""
    from subrosa import bench
    from subrosa import peers as beside

    if engine not in (None, "cuda"):
        raise BadRequest(f"all engines are measured together; only cuda by itself, not {engine}")
    games = [find(name) for name in names()]
    with progress("measuring", None) as done:
        if engine == "cuda":
            result = beside.on_gpu(games, done)
        else:
            result = beside.compare(games, seconds, done) if peers else bench.measure(games, seconds, done, thinking)
    if json_:
        print_json(result)
    else:
        print(beside.table(result) if peers or engine else bench.table(result))
    return 0


@app.command
def warm(
    game: str | None = None,
    *,
    quiet: Annotated[bool, Parameter(negative="")] = False,
    json_: JsonFlag = False,
) -> int:
    """Compile the fast engines into the cache."""
    from time import perf_counter

    from subrosa import warming
    from subrosa.core.compiling import cache_folder

    if quiet:
        warming.stand_back()
    rows = []
    for name in [game] if game else names():
        began = perf_counter()
        warming.warm(find(name))
        rows.append(
            {"game": name, "seconds": round(perf_counter() - began, 2), "folder": str(cache_folder(find(name)))}
        )
        if not quiet and not json_:
            print(f"{name}: ready after {rows[-1]['seconds']} s")
    if json_:
        print_json({"results": rows})
    return 0


@app.command
def dataset(
    records: list[Path],
    *,
    out: Annotated[Path, Parameter(help="The Parquet file that is written.")],
    json_: JsonFlag = False,
) -> int:
    """Finished matches as a data set: a row a decision, with what every seat saw before it."""
    with needed("dataset"):
        from subrosa.research.dataset import write

    count = write((record.read(text_of(file)) for file in records), out)
    if json_:
        print_json({"file": str(out), "matches": len(records), "decisions": count})
    else:
        print(f"{out}: {len(records)} matches, {count:,} decisions")
    return 0


@data_app.command(name="check")
def data_check(file: Path, *more: Path, json_: JsonFlag = False) -> int:
    """Is this component file complete and consistent? Files that belong together are checked together."""
    files = [file, *more]
    texts = [text_of(path) for path in files]
    game = listed()[0]
    found: list[str] = []
    try:
        game = find(_game_of(texts[0]))
        game.read_data(*texts)
    except BadData as error:
        found = error.found
    names = " and ".join(map(str, files))
    if json_:
        result = {"file": str(file), "files": [str(path) for path in files]}
        print_json({**result, "game": game.id, "well": not found, "found": found})
    elif found:
        print(f"{names} cannot be used:", *map(_printable, found), sep="\n  ")
    else:
        print(f"{names}: complete and consistent. Play with {' '.join(f'--data {path}' for path in files)}")
    return BAD_ARGUMENTS if found else 0


def _game_of(text: str) -> str:
    """The game whose component file this says it is, by its schema; the first one where it says nothing known."""
    name = str(load(text).get("schema")).partition("-")[0]
    return name if name in names() else listed()[0].id


def _names(bots: str, seats: int) -> list[str]:
    """The bots that were named, for so many seats."""
    from subrosa.bots import named

    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        named(name)
    if not names:
        raise BadRequest("--bots needs at least one name")
    if len(names) > seats:
        raise BadRequest(f"--bots names {len(names)} bots for {seats} seat{'s' * (seats > 1)}")
    return names


def with_latest(arguments: Iterable[str]) -> list[str]:
    """`--resume` alone means the latest game, `--join` alone the table joined last."""
    words = list(arguments)
    for i, word in enumerate(words):
        if word in ("--resume", "--join") and (i + 1 == len(words) or words[i + 1].startswith("-")):
            words.insert(i + 1, LATEST)
            break
    return words


def main(arguments: Iterable[str] | None = None) -> None:
    """Run the command and leave with its exit status."""
    words = with_latest(sys.argv[1:] if arguments is None else arguments)
    try:
        status = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        _complain(str(error))
        status = BAD_ARGUMENTS
    except (SubRosaError, BadRecord) as error:
        _complain(str(error))
        status = BAD_ARGUMENTS
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except KeyboardInterrupt:
        status = 130
    raise SystemExit(status if isinstance(status, int) else 0)


def _complain(sentence: str) -> None:
    print(f"subrosa: {_printable(sentence.strip())}", file=sys.stderr)


def _printable(text: str) -> str:
    """A text without signs that would steer the terminal, as a damaged file may have them."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in text)
