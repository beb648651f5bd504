"""Taking away what is kept of oneself, and having it deleted."""

from __future__ import annotations

import asyncio
import unicodedata

from subrosa.store.ratings import Rated
from subrosa.table.forgetting import ALL, said, traces

from ..accounts import MyData, RatedAt, ReportAt, SaidAt
from ..asking import Ask
from ..bodies import Done, Me
from ..farewells import ask_farewell, take_back
from ..personal import BlockAt
from ..refusals import HttpRefusal
from ..seeing import seen
from .matches import row
from .people import only_here, shown, shown_token
from .personal import notices


async def data(ask: Ask) -> MyData:
    """Everything that is kept of me. Records of matches that are over are had from each match."""
    return await asyncio.to_thread(_data, ask)


def _data(ask: Ask) -> MyData:
    house, me = ask.house, ask.me
    known, store = house.acquaintances, house.store
    return MyData(
        me=shown(me),
        created=me.created,
        seen=me.seen,
        tokens=[shown_token(token) for token in house.people.tokens(me.id)],
        browsers=[one.endpoint for one in house.people.subscriptions(me.id)],
        matches=[row(listing, me.id) for listing in store.of_person(me.id, limit=ALL)],
        said=[
            SaidAt(match=id, at=at, text=text)
            for id in traces(store, me.id)
            for at, text in said(me.id, store.entries(id))
        ],
        blocks=[BlockAt(name=one.name, match=one.match, seat=one.seat) for one in known.blocks(me.id)],
        reports=[
            ReportAt(match=one.match, seat=one.seat, why=one.why, words=one.words, at=one.created)
            for one in known.reports_by(me.id)
        ],
        notices=notices(ask).notices,
        ratings=[_rated(one) for one in house.rater.ratings.of_person(me.id, limit=ALL)],
    )


def _rated(one: Rated) -> RatedAt:
    about = {"match": one.match, "game": one.game, "side": one.side}
    return RatedAt(at=one.at, place=one.places[0], mu=one.skill.mu, sigma=one.skill.sigma, **about)


async def delete_me(ask: Ask) -> Me:
    """Be known here no longer, in a week. Until then I am signed out everywhere else, bots play for me where others
    sit, I may read and take along what is mine, and `POST /account/keep` takes it back. Then matches at which nobody
    else sat are deleted; elsewhere a bot plays on, and my name and what I said are taken out. Asking again changes
    nothing."""
    if _compared(ask.body.name) != _compared(ask.me.name):
        raise HttpRefusal("wrong-name")
    if ask.me.password is not None and not await ask.house.passwords.fits(ask.me.password, ask.body.password):
        raise HttpRefusal("wrong-login")
    if await ask_farewell(ask.house, ask.me.id):
        await only_here(ask)
        ask.house.others.renew(ask.me.id)
    return shown(await asyncio.to_thread(ask.house.people.person, ask.me.id))


async def keep_me(ask: Ask) -> Me:
    """Stay known here: what I asked for with `DELETE /account` does not come about. My seats I take back at each
    table."""
    await take_back(ask.house, ask.me.id)
    return shown(await asyncio.to_thread(ask.house.people.person, ask.me.id))


def _compared(name: str) -> str:
    """A name as it is typed: capitals and gaps make no difference."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


async def delete_match(ask: Ask) -> Done:
    """Keep nothing more of a match of mine at which nobody else sits."""
    async with seen(ask.house, ask.path("id"), ask.me.id) as (live, table):
        people = {chair.person for chair in table.chairs if chair.person} | ({table.host} if table.host else set())
    if people != {ask.me.id}:
        raise HttpRefusal("others-sit-there")
    await ask.house.hub.delete(live.id)
    return Done()
