"""Guests, accounts, sign-in, tokens."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from contextlib import suppress

from msgspec import UNSET

from subrosa.core.errors import BadRequest, SubRosaError
from subrosa.store.errors import NoPerson
from subrosa.store.people import Person, Token, login_key
from subrosa.table import changes

from .. import recovery
from ..accounts import Recovered
from ..asking import Ask
from ..bodies import Done, Me, TokenAt, Tokens
from ..identity import digest
from ..passwords import is_weak
from ..refusals import HttpRefusal

MOST_TOKENS = 20
SIGN_IN, MOST_SIGN_INS = "sign-in", 10
"""The label of tokens that programs got by signing in; of those the last few are valid."""
RENAMED = 50
"""At how many of a person's matches a new name is told."""


def clean(name: str) -> str:
    """A name without signs that nobody sees."""
    seen = "".join(sign for sign in name if sign.isspace() or unicodedata.category(sign)[0] != "C")
    shown = " ".join(seen.split())
    if not shown:
        raise HttpRefusal("bad-name")
    return shown


def shown(person: Person, token: str = "") -> Me:
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,
        login=person.login,
        mail=person.mail,
        prefs=person.prefs,
        avatar=person.avatar,
        token=token,
        farewell=person.farewell,
    )


async def known_from_now_on(ask: Ask, person: Person) -> Me:
    """A browser gets a cookie, a program a token."""
    if ask.surface.cookies:
        ask.sign_in(person)
        return shown(person)
    people = ask.house.people
    earlier = [one for one in await asyncio.to_thread(people.tokens, person.id) if one.label == SIGN_IN]
    for old in earlier[MOST_SIGN_INS - 1 :]:
        await asyncio.to_thread(people.drop_token, person.id, old.digest)
    return shown(person, await asyncio.to_thread(people.new_token, person.id, SIGN_IN))


async def new_guest(ask: Ask) -> Me:
    """Come in as a guest. Browsers get a cookie, programs a token."""
    person = await asyncio.to_thread(ask.house.people.guest, clean(ask.body.name), ask.body.language)
    return await known_from_now_on(ask, person)


async def me(ask: Ask) -> Me:
    """Who am I?"""
    if ask.surface.cookies:
        ask.sign_in(ask.me)
    return shown(ask.me)


async def change_me(ask: Ask) -> Me:
    """Another name, picture, language, address for notices, or other preferences."""
    wish, people, id = ask.body, ask.house.people, ask.me.id
    if wish.mail is not UNSET and wish.mail and not re.fullmatch(r"[^@\s\x00-\x1f]+@[^@\s\x00-\x1f]+", wish.mail):
        raise HttpRefusal("bad-mail")
    name = clean(wish.name) if wish.name is not UNSET else ask.me.name
    avatar = wish.avatar if wish.avatar is not UNSET else ask.me.avatar
    if (name, avatar) != (ask.me.name, ask.me.avatar):
        ask.count("rename")
    if wish.language is not UNSET:
        await asyncio.to_thread(people.set_language, id, wish.language)
    if wish.prefs is not UNSET:
        await asyncio.to_thread(people.set_prefs, id, wish.prefs)
    if wish.mail is not UNSET:
        await asyncio.to_thread(people.set_mail, id, wish.mail or None)
    if (name, avatar) != (ask.me.name, ask.me.avatar):
        await asyncio.to_thread(people.rename, id, name)
        await asyncio.to_thread(people.set_avatar, id, avatar)
        await _tell_tables(ask, name, avatar)
    return shown(await asyncio.to_thread(people.person, id))


async def _tell_tables(ask: Ask, name: str, avatar: str) -> None:
    """Those who play with me see my new name and picture."""
    for listing in await asyncio.to_thread(ask.house.store.of_person, ask.me.id, limit=RENAMED):
        if listing.state in ("open", "playing", "paused"):
            for seat in (chair.seat for chair in listing.chairs if chair.person == ask.me.id):
                await _tell_table(ask, listing.id, seat, name, avatar)


async def _tell_table(ask: Ask, id: str, seat: int, name: str, avatar: str) -> None:
    me, live = ask.me.id, ask.house.hub.live(id)
    try:
        await live.change(
            lambda table, now: changes.rename(table, seat, name, now, avatar) if seat in table.seats_of(me) else []
        )
    except SubRosaError:
        ask.house.log.warning("not renamed")


async def sign_out(ask: Ask) -> Done:
    """Leave this browser: what it was known by is void. A guest who does so is gone for good."""
    if ask.who is not None and ask.surface.cookies:
        await asyncio.to_thread(ask.house.identity.sessions.end, ask.who.shown)
        ask.house.others.end(ask.me.id, ask.who.shown)
    ask.sign_out()
    return Done()


async def out_everywhere(ask: Ask) -> Done:
    """Sign out every other browser and every other program that signed in. Tokens one made oneself stay."""
    await _others_out(ask)
    return Done()


async def _others_out(ask: Ask) -> None:
    await asyncio.to_thread(ask.house.people.raise_stamp, ask.me.id)
    await only_here(ask)
    ask.house.others.end(ask.me.id)


async def only_here(ask: Ask) -> None:
    """Whoever has a new stamp is still known to the browser or program that asks, and to no other that signed in."""
    people, me, mine = ask.house.people, ask.me.id, ask.who.shown if ask.who else ""
    for token in await asyncio.to_thread(people.tokens, me):
        if token.label == SIGN_IN and token.digest != mine:
            await asyncio.to_thread(people.drop_token, me, token.digest)
            ask.house.others.end(me, token.digest)
    if ask.surface.cookies:
        ask.sign_in(await asyncio.to_thread(people.person, me))


async def account(ask: Ask) -> Me:
    """Take a login and a password, or others than before."""
    wish, people = ask.body, ask.house.people
    try:
        login_key(wish.login)
    except BadRequest:
        raise HttpRefusal("bad-login") from None
    if is_weak(wish.password, wish.login, ask.me.name):
        raise HttpRefusal("weak-password")
    ask.house.rates.check("taken", ask.address)
    if ask.me.password is not None and not await ask.house.passwords.fits(ask.me.password, wish.current):
        raise HttpRefusal("wrong-login")
    hashed = await ask.house.passwords.hash(wish.password)
    try:
        await asyncio.to_thread(people.set_login, ask.me.id, wish.login, hashed)
    except NoPerson:
        raise
    except BadRequest:
        ask.count("taken", ask.address)
        raise HttpRefusal("login-taken") from None
    if ask.me.password is not None:
        await _others_out(ask)
    return shown(await asyncio.to_thread(people.person, ask.me.id))


async def session(ask: Ask) -> Me:
    """Sign in. Browsers get a cookie, programs a token.

    Wrong passwords are counted by address and, from elsewhere than where the person signed in before, by login: nobody
    is locked out by what others try, and nobody tries one login from everywhere.
    """
    rates, login, person = ask.house.rates, "", None
    with suppress(BadRequest):
        login = login_key(ask.body.login)
        found = await asyncio.to_thread(ask.house.people.by_login, login)
        person = None if found.is_gone(ask.house.hub.now()) else found
    stranger = person is None or not ask.surface.cookies or not ask.house.identity.knows(ask.request, person)
    if stranger:
        rates.check("login", login)
    if not await ask.house.passwords.fits(person.password if person else None, ask.body.password) or person is None:
        if stranger:
            rates.count("login", login)
        raise HttpRefusal("wrong-login")
    if ask.surface.cookies:
        ask.know(person)
    return await known_from_now_on(ask, person)


async def forgotten(ask: Ask) -> Done:
    """I have forgotten my password: a link to make another one is sent to the address I left for notices.

    The answer is the same whether or not there is such an account.
    """
    if not ask.house.notices.mails:
        raise HttpRefusal("no-recovery")
    ask.count("recovery", ask.body.login.strip().casefold())
    ask.house.notices.recover(ask.body.login)
    return Done()


async def recovered(ask: Ask) -> Recovered:
    """Another password, by the link that was sent to me. All my browsers and programs are signed out."""
    person = await recovery.use(ask.house, ask.body.token, ask.body.password)
    return Recovered(login=person.login or "")


async def tokens(ask: Ask) -> Tokens:
    """The tokens of my programs, without the tokens themselves."""
    mine = await asyncio.to_thread(ask.house.people.tokens, ask.me.id)
    return Tokens(tokens=[shown_token(token) for token in mine])


def shown_token(token: Token, text: str = "") -> TokenAt:
    return TokenAt(id=token.digest, label=token.label, created=token.created, used=token.used, token=text)


async def new_token(ask: Ask) -> TokenAt:
    """A token for a program of mine; it is shown this once."""
    people = ask.house.people
    if len(await asyncio.to_thread(people.tokens, ask.me.id)) >= MOST_TOKENS:
        raise HttpRefusal("too-many-tokens", most=MOST_TOKENS)
    text = await asyncio.to_thread(people.new_token, ask.me.id, clean(ask.body.label))
    mine = await asyncio.to_thread(people.tokens, ask.me.id)
    return next(shown_token(token, text) for token in mine if token.digest == digest(text))


async def drop_token(ask: Ask) -> Done:
    """Take a token back."""
    id, people = ask.path("id"), ask.house.people
    if id not in [token.digest for token in await asyncio.to_thread(people.tokens, ask.me.id)]:
        raise HttpRefusal("no-such-token")
    await asyncio.to_thread(people.drop_token, ask.me.id, id)
    ask.house.others.end(ask.me.id, id)
    return Done()
