"""`subrosa admin`: what whoever hosts looks at and sets, whether or not a server is running.

Everything goes through the store; each server of it heeds what changed within a second or two. Of a match that is not
over nothing is shown that somebody at its table could not see too.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import App, Parameter
from msgspec import to_builtins

from subrosa.arguments import JsonFlag, print_json, whole
from subrosa.core.errors import BadRequest
from subrosa.extras import needed
from subrosa.hosting import STORE

if TYPE_CHECKING:
    from subrosa.store import Listing, Store
    from subrosa.store.backup import Copied
    from subrosa.store.bulletin import Bulletin

At = Annotated[str | None, STORE]
Most = Annotated[int, whole(1, help="So many of the last ones.")]
app = App(name="admin", help="For whoever hosts: matches, people, storage, limits, messages to all, maintenance.")


@app.command
def status(*, store: At = None, json_: JsonFlag = False) -> int:
    """How much there is: matches, people, storage; and what you have told everybody."""
    with _opened(store) as opened:
        from subrosa.store import bulletin, overview

        told = bulletin.read(opened)
        result: dict[str, Any] = {
            "matches": overview.matches_by_state(opened),
            "people": overview.people_by_kind(opened),
            "storage": asdict(overview.storage(opened)),
            "closed": told.closed,
            "message": told.message,
            "limits": dict(told.limits),
        }
    if json_:
        print_json(result)
        return 0
    print("matches:", ", ".join(f"{count:,} {state}" for state, count in result["matches"].items()) or "none")
    print("people:", ", ".join(f"{count:,} {kind}" for kind, count in result["people"].items()))
    kept = result["storage"]
    print(f"storage: {kept['where']}, {kept['used']:,} MiB; {kept['free']:,} MiB free; tables of step {kept['step']}")
    print(f"house: {_CLOSED[told.closed]}", *([f"; message: {told.message}"] if told.message else []), sep="")
    return 0


_CLOSED = {"": "open", "new": "closed for new tables", "all": "closed, all matches rest"}


@app.command
def matches(
    *,
    state: Annotated[
        Literal["", "open", "playing", "paused", "finished", "moved", "closed", "kept"],
        Parameter(help="Only those in this state."),
    ] = "",
    most: Most = 50,
    store: At = None,
    json_: JsonFlag = False,
) -> int:
    """The newest matches: who sits there, how far they have come. Never whose turn it is, nor when somebody decided."""
    with _opened(store) as opened:
        from subrosa.store import overview

        rows = [_match(opened, one) for one in overview.matches(opened, state, most)]
    if json_:
        print_json({"matches": rows})
        return 0
    for row in rows:
        seats = ", ".join(str(seat) for seat in row["seats"])  # type: ignore[attr-defined]
        room = f"  {row['kibibytes']} KiB" if row["kibibytes"] is not None else ""
        print(f"{row['id']}  {_day(row['created'])}  {row['game']}  {row['state']}  {seats}{room}")
    return 0


def _match(store: Store, one: Listing) -> dict[str, object]:
    from subrosa.store import overview
    from subrosa.store.listing import UNFINISHED

    size = None if one.state in UNFINISHED else -(-overview.bytes_of(store, one.id) // 1024)
    return {
        "id": one.id,
        "game": one.game,
        "title": one.title,
        "state": one.state,
        "created": one.created,
        "public": one.public,
        "progress": one.progress,
        "seats": [chair.name or chair.bot or "-" for chair in one.chairs],
        "kibibytes": size,
    }


@app.command
def people(*, most: Most = 50, store: At = None, json_: JsonFlag = False) -> int:
    """Who came last: name, login, when first and last seen, in how many matches. Neither passwords nor addresses."""
    with _opened(store) as opened:
        from subrosa.store import overview

        rows = overview.people(opened, most)
    if json_:
        print_json({"people": [asdict(one) for one in rows]})
        return 0
    for one in rows:
        seen = _day(one.seen) if one.seen else "-"
        print(f"{one.id}  {_day(one.created)}  {seen}  {one.login or '(guest)'}  {one.name}  matches {one.matches}")
    return 0


@app.command
def ratings(
    *,
    anew: Annotated[bool, Parameter(negative="", help="Work all of them out once more, match by match.")] = False,
    store: At = None,
    json_: JsonFlag = False,
) -> int:
    """What is thought of the house's bots, by the matches here that counted. People's are shown to themselves alone."""
    with _opened(store) as opened:
        from subrosa.store.ratings import Ratings
        from subrosa.web.ladder import bot_rating, of_bots

        changed = Ratings(opened).anew() if anew else 0
        rows = [bot_rating(one) for one in of_bots(Ratings(opened))]
    if json_:
        print_json({"changed": changed, "bots": [to_builtins(row) for row in rows]})
        return 0
    for one in rows:
        where = f"{one.game} {one.side}".strip()
        print(f"{where}  {one.bot}  {one.rating} ± {one.spread}  matches {one.matches}")
    if anew:
        print(f"worked out anew; {changed:,} numbers were others" if changed else "worked out anew; all as before")
    return 0


@app.command
def limits(*changed: str, store: At = None, json_: JsonFlag = False) -> int:
    """How often what may be done. `open=20/minute` sets another limit, `open=` the usual one again, at once."""
    with _opened(store) as opened:
        from subrosa.store import bulletin
        from subrosa.web.rates import is_rate
        from subrosa.web.settings import RATES

        told = bulletin.read(opened)
        own = dict(told.limits)
        for word in changed:
            name, sign, rate = word.partition("=")
            if name not in RATES or not sign:
                raise BadRequest(f"a limit is set as NAME=RATE, and its name is one of {', '.join(RATES)}")
            if rate and not is_rate(rate):
                raise BadRequest(f"a rate is such as 20/minute or 10/minute; 60/hour, not {rate[:40]!r}")
            own.pop(name, None)
            own.update({name: rate} if rate else {})
        if changed:
            bulletin.write(opened, replace(told, limits=own, at=time.time()))
    result = {name: own.get(name, usual) for name, usual in RATES.items()}
    if json_:
        print_json({"limits": result, "changed": sorted(own)})
        return 0
    for name, rate in result.items():
        print(f"{name:<10} {rate}{'  (usually ' + RATES[name] + ')' if name in own else ''}")
    return 0


@app.command
def say(*words: str, store: At = None) -> int:
    """Tell everybody something, here and now and whoever comes later. Without words nothing is said any more."""
    return _announce(store, message=_line(words))


@app.command
def close(
    *words: str,
    pause: Annotated[bool, Parameter(negative="", help="Let matches rest too; nobody's clock runs.")] = False,
    store: At = None,
) -> int:
    """Close for maintenance: no new tables; matches go on, or rest with --pause. Words are told to everybody."""
    return _announce(store, closed="all" if pause else "new", **({"message": _line(words)} if words else {}))


@app.command(name="open")
def open_(*, store: At = None) -> int:
    """Open again; what was said to everybody is said no more."""
    return _announce(store, closed="", message="")


def _announce(store: str | None, **changed: str) -> int:
    with _opened(store) as opened:
        from subrosa.store import bulletin

        told: Bulletin = replace(bulletin.read(opened), at=time.time(), **changed)  # type: ignore[arg-type]
        bulletin.write(opened, told)
    print(f"the house is {_CLOSED[told.closed]}{'; everybody is told: ' * bool(told.message)}{told.message}")
    return 0


def _line(words: Iterable[str]) -> str:
    from subrosa.store.bulletin import LONGEST

    line = " ".join(" ".join(words).split())
    if len(line) > LONGEST or not line.isprintable():
        raise BadRequest(f"a message has at most {LONGEST} letters, all of which can be seen")
    return line


@app.command
def backup(folder: Path, *, store: At = None, json_: JsonFlag = False) -> int:
    """Copy the store of a running server, with its keys, into a new folder, and read all of the copy once."""
    with _opened(store) as opened:
        from subrosa.store.backup import backup as copy

        found = copy(opened, folder)
    return _copied(found, json_)


@app.command
def restore(folder: Path, *, store: At = None, json_: JsonFlag = False) -> int:
    """Make a store of a copy, where there is none yet. Start a server with the same --store, and people go on."""
    with needed("server"):
        from subrosa.store.backup import restore as make
    return _copied(make(folder, store), json_)


def _copied(found: Copied, json_: bool) -> int:
    if json_:
        print_json({"folder": str(found.folder), "matches": found.matches, "entries": found.entries})
    else:
        print(f"{found.folder}: {found.matches:,} matches, {found.entries:,} entries, every seal whole")
    return 0


@app.command
def recover(
    login: str,
    *,
    url: Annotated[str, Parameter(help="The address of this server, for the link.")] = "http://127.0.0.1:8000",
    store: At = None,
) -> int:
    """A link by which somebody makes another password, for you to hand to him; good for an hour and for once."""
    with _opened(store) as opened:
        from subrosa.store.people import People
        from subrosa.web.recovery import Links

        print(Links(opened.folder).link(url.rstrip("/"), People(opened).by_login(login)))
    return 0


@app.command
def forget(person: str, *, store: At = None) -> int:
    """Delete a person and all that is kept of him, by the id that `people` shows: as if he had done so himself."""
    with _opened(store) as opened:
        from subrosa.table.forgetting import forget_everywhere

        forget_everywhere(opened, person)
    print(f"{person} is known here no longer")
    return 0


@app.command
def delete(match: str, *, store: At = None) -> int:
    """Delete a match with all that is kept of it."""
    with _opened(store) as opened:
        opened.listing(match)
        opened.delete(match).result()
    print(f"match {match} is kept no longer")
    return 0


def _day(at: object) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(float(str(at))))


def _opened(address: str | None) -> Store:
    with needed("server"):
        from subrosa.store import Store
    return Store(address)
