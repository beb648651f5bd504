"""Browsers that want to be told when it is somebody's turn."""

from __future__ import annotations

import asyncio

from ..asking import Ask
from ..bodies import Done, PushKey
from ..refusals import HttpRefusal

MOST = 10
"""The most browsers of one person."""


async def key(ask: Ask) -> PushKey:
    """The key with which a browser asks its service."""
    if not ask.house.push.here:
        raise HttpRefusal("no-push")
    return PushKey(key=ask.house.push.public)


async def subscribe(ask: Ask) -> Done:
    """Tell this browser when it is my turn."""
    wish, people = ask.body, ask.house.people
    if not ask.house.push.here:
        raise HttpRefusal("no-push")
    if not ask.house.push.allows(wish.endpoint) or not (wish.p256dh + wish.auth).isascii():
        raise HttpRefusal("bad-push")
    mine = [one.endpoint for one in await asyncio.to_thread(people.subscriptions, ask.me.id)]
    if len(mine) >= MOST and wish.endpoint not in mine:
        raise HttpRefusal("too-many-browsers", most=MOST)
    await asyncio.to_thread(people.subscribe, ask.me.id, wish.endpoint, wish.p256dh, wish.auth)
    return Done()


async def unsubscribe(ask: Ask) -> Done:
    """Tell this browser nothing more."""
    people = ask.house.people
    if ask.body.endpoint in [one.endpoint for one in await asyncio.to_thread(people.subscriptions, ask.me.id)]:
        await asyncio.to_thread(people.unsubscribe, ask.body.endpoint)
    return Done()
