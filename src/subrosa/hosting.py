"""The commands of whoever hosts: run a server, take a match to another one and receive it there, read reports."""

from __future__ import annotations

import getpass
import json
import os
import sys
import time
import webbrowser
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from subrosa.arguments import JsonFlag, number, print_json, whole
from subrosa.core.errors import BadRequest
from subrosa.extras import needed

STORE = Parameter(help="Where matches are kept: a folder, sqlite:///FILE or postgresql://USER@HOST/DB.")
PASSPHRASE = "SUBROSA_PASSPHRASE"


def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen at; 0.0.0.0 for everybody in your network.")
    ] = "127.0.0.1",
    port: Annotated[int, whole(0, 65535, "The port to listen at; 0 for any.")] = 8000,
    store: Annotated[str | None, STORE] = None,
    open_: Annotated[bool, Parameter(name="--open", negative="--no-open", help="Open the page in a browser.")] = True,
    url: Annotated[str, Parameter(help="What people type to get here, if not the address above.")] = "",
    origin: Annotated[
        list[str] | None, Parameter(help="Another site whose pages may speak to this server.", negative="")
    ] = None,
    proxies: Annotated[str, Parameter(help="Whose word is taken for where requests come from.")] = "127.0.0.1",
    pace: Annotated[float, number(0, "How long bots take to answer, in seconds.")] = 0.8,
    thinkers: Annotated[int, whole(1, 64, "In how many processes bots think.")] = 1,
    log: Annotated[Literal["console", "json", "none"], Parameter(help="The form of the log.")] = "console",
    log_addresses: Annotated[bool, Parameter(negative="", help="Log where requests come from.")] = False,
    notice_command: Annotated[str, Parameter(help="A program that is given each notice as JSON, to send a mail.")] = "",
    notice_url: Annotated[str, Parameter(help="Where each notice is posted as JSON.")] = "",
    notice_delay: Annotated[float, number(0, "Seconds before somebody who is away is told.")] = 60.0,
    patience: Annotated[float, number(0, "Seconds somebody has to come back before a bot may play for him.")] = 300.0,
    leaving: Annotated[
        Literal["clock", "word", "bot"],
        Parameter(help="After that time: only the table's clock, a word to the table, or a bot plays on."),
    ] = "clock",
    keep_days: Annotated[float, number(0, "Days after which a match that is over is deleted; 0: never.")] = 0.0,
    keep_unbegun_days: Annotated[
        float, number(0, "Days after which a table that never began is deleted; 0: never.")
    ] = 0.0,
    keep_guests_days: Annotated[
        float, number(0, "Days after which a guest who has not come is forgotten; 0: never.")
    ] = 0.0,
    push_contact: Annotated[
        str, Parameter(help="Whom the services that reach browsers may write to.")
    ] = "mailto:nobody@localhost",
) -> int:
    """Start the server and open the page. Everything has a default: on a laptop nothing has to be set."""
    with needed("server"):
        from subrosa import page
        from subrosa.web import Settings
        from subrosa.web.server import serve as run

    settings = Settings(
        host=host,
        port=port,
        store=store,
        url=url,
        origins=tuple(origin or ()),
        proxies=proxies,
        page=page.ensure(),
        pace=pace,
        thinkers=thinkers,
        log=log,
        log_addresses=log_addresses,
        notice_command=notice_command,
        notice_url=notice_url,
        notice_delay=notice_delay,
        patience=patience,
        leaving=leaving,
        keep_days=keep_days,
        keep_unbegun_days=keep_unbegun_days,
        keep_guests_days=keep_guests_days,
        push_contact=push_contact,
    )

    def ready(sentence: str) -> None:
        print(sentence, flush=True)
        if open_ and sys.stdout.isatty():
            webbrowser.open(url or sentence.rsplit(" ", 1)[-1])

    run(settings, ready)
    return 0


def move(id: str, file: Path, *, store: Annotated[str | None, STORE] = None) -> int:
    """Take a match to another server: a file sealed by a passphrase. Here nobody plays on, and the table is told."""
    with needed("server"):
        from subrosa.store import Store
        from subrosa.table import moving

    with Store(store) as opened:
        moving.move(opened, id, file, _passphrase(new=True), time.time())
    print(f"match {id} is in {file}; subrosa receive {file.name} keeps it on the other server")
    return 0


def receive(
    file: Path,
    *,
    store: Annotated[str | None, STORE] = None,
    url: Annotated[str, Parameter(help="The address of this server, for the links.")] = "http://127.0.0.1:8000",
) -> int:
    """Keep a match that was taken from another server. Prints a link for each player."""
    with needed("server"):
        from subrosa.store import Store
        from subrosa.store.people import People
        from subrosa.table import moving
        from subrosa.web import Settings
        from subrosa.web.identity import Identity

    try:
        packed = file.read_bytes()
    except OSError as error:
        raise BadRequest(f"{file} cannot be read: {error.strerror}") from None
    with Store(store) as opened:
        id, nonces = moving.receive(opened, packed, _passphrase(new=False), time.time())
        identity = Identity(Settings(), People(opened))
        print(f"match {id}")
        for seat, nonce in sorted(nonces.items()):
            print(f"  seat {seat + 1}: {identity.link(url.rstrip('/'), id, seat, nonce)}")
    return 0


def reports(
    *,
    store: Annotated[str | None, STORE] = None,
    most: Annotated[int, whole(1, help="So many of the last ones.")] = 100,
    json_: JsonFlag = False,
) -> int:
    """What players told you of each other, the last first: why, in what words, and what was said at the table."""
    with needed("server"):
        from subrosa.store import Store
        from subrosa.store.acquaintances import Acquaintances

    with Store(store) as opened:
        found = Acquaintances(opened).reports(most)
    if json_:
        print_json({"reports": [vars(one) | {"said": json.loads(one.said)} for one in found]})
        return 0
    for one in found:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.created))
        print(f"{when}  {one.why}  match {one.match} seat {one.seat + 1}  person {one.other}, told by {one.person}")
        for line in filter(None, (one.words, *json.loads(one.said))):
            print(f"    {line}")
    return 0


def audit(
    id: str,
    *,
    seat: Annotated[int, whole(0, 8, "Which seat, from 1; 0 for those who look on.")] = 0,
    store: Annotated[str | None, STORE] = None,
) -> int:
    """What a seat was sent and when, of a match that is over: signed, as JSON line by line."""
    with needed("server"):
        from subrosa.core.deciders import SPECTATOR
        from subrosa.store import Store
        from subrosa.store.signing import Signer
        from subrosa.table.auditing import audit as audited
        from subrosa.table.entries import decode

    with Store(store) as opened:
        text = audited(id, map(decode, opened.entries(id)), seat - 1 if seat else SPECTATOR, own=False)
        print(Signer(opened.folder).signed(text), end="")
    return 0


def _passphrase(*, new: bool) -> str:
    """From the environment, or typed; twice where a slip would lock a match away."""
    told = os.environ.get(PASSPHRASE)
    if told is not None:
        return told
    if not sys.stdin.isatty():
        raise BadRequest(f"give the passphrase in {PASSPHRASE}, or run this in a terminal")
    first = getpass.getpass("Passphrase: ")
    if new and getpass.getpass("Once more: ") != first:
        raise BadRequest("the two are not the same")
    return first
