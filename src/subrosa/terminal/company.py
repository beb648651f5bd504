"""Bots as company, in words: who plays, what a good player would do, and what bots thought when all is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from subrosa.core.tellings import Fact
from subrosa.core.text import has, say
from subrosa.table.messages import Advice, ThoughtAt

from .look import Look, Row, percent
from .notebook import named


def level(language: str, bot: str) -> str:
    """What a bot of this kind is called."""
    return say(language, f"bot-{bot}") if has(language, f"bot-{bot}") else bot


def company(look: Look, bots: Mapping[int, str]) -> list[str]:
    """Who plays, and what each is like; those who are alike in one line."""
    lines = []
    for bot in dict.fromkeys(bots.values()):
        seats = ", ".join(look.names[seat] for seat, one in bots.items() if one == bot)
        how = f" ({look.say(f'bot-{bot}-how')})" if has(look.language, f"bot-{bot}-how") else ""
        lines.append(look.say("terminal-of", name=seats, text=level(look.language, bot) + how))
    return lines


def standing_in(look: Look, bots: Mapping[str, str]) -> list[str]:
    """That a lesser player sits in, for each kind of bot for which one does."""
    return [
        look.say(f"bot-stands-in-{lesser}", bot=level(look.language, bot)) for bot, lesser in bots.items() if lesser
    ]


def hint(look: Look, rows: Sequence[Row], advice: Advice) -> list[str]:
    """What a good player would do, why, and what he would believe of the others."""
    by_choice = {row.action.choice: row for row in rows}
    best, second = by_choice[advice.choice], by_choice.get(advice.second)
    lines = [look.say("hint-title"), f"  {best.key}  {best.name}"]
    if second is not None:
        lines += [look.of_game(f"hint-{reason.kind}", **look.shown(reason.facts)) for reason in advice.reasons]
        lines.append(look.say(f"hint-{advice.verdict}", second=second.name))
    else:
        lines.append(look.say("hint-none"))
    key = f"{look.game.id}-matter-{advice.kind}"
    if advice.kind and has(look.language, key):
        matter = look.say(key, **look.shown(advice.of))
        lines.append(look.say("hint-belief", matter=matter, name=named(look, advice.name), share=percent(advice.share)))
    return lines


def thoughts(look: Look, told: Sequence[ThoughtAt]) -> list[str]:
    """What bots took people for, a line each; those who thought the same in one."""
    said: dict[str, list[str]] = {}
    for one in told:
        about: dict[str, Fact] = {"you": int(one.of == look.me), "seat": look.names[one.of]}
        key = f"{look.game.id}-thought-{one.kind}"
        if one.kind and has(look.language, key):
            facts = {**look.shown(one.facts), **about, "name": named(look, one.name), "share": percent(one.share)}
            sentence = look.say(key, **facts)
        else:
            sentence = look.say("bot-thought-nothing", **about)
        said.setdefault(sentence, []).append(look.names[one.seat])
    lines = [look.say("terminal-of", name=", ".join(names), text=sentence) for sentence, names in said.items()]
    return [look.say("bot-thoughts"), *(f"  {line}" for line in lines)] if told else []
