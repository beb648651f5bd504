"""What goes over the wire: every command of a client and every message to it comes back from its text."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from subrosa.table import messages
from subrosa.table.messages import AnyCommand, AnyMessage, read_command


def kinds_of(base: type) -> set[type]:
    return {kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, base)} - {base}


def test_every_kind_of_act_and_of_message_can_be_read() -> None:
    assert set(get_args(AnyCommand)) == kinds_of(messages.Command)
    assert set(get_args(AnyMessage)) == kinds_of(messages.Message)


@pytest.mark.parametrize(
    "command",
    [
        messages.Decide(choices=["play red 4", 7], n=3, key="k"),
        messages.Preview(choices=["x"]),
        messages.Propose(what="bot", other=2),
        messages.Mute(other=7, muted=False),
        messages.Say(text="ä"),
    ],
)
def test_commands_come_back_from_their_text(command: AnyCommand) -> None:
    assert read_command(messages.encode(command)) == command


@pytest.mark.parametrize(
    "text",
    [
        b'{"type":"decide","choices":[],"n":0}',
        b'{"type":"decide","choices":["x"],"n":-1}',
        b'{"type":"decide","choices":[-1],"n":0}',
        b'{"type":"decide","choices":["x"]}',
        b'{"type":"mute","other":8}',
        b'{"type":"propose","what":"win"}',
        b'{"type":"say","text":"x","seat":3}',
        b'{"type":"crown"}',
        b'{"type":"ping","key":"%s"}' % (b"k" * 65),
        b"[]",
    ],
)
def test_what_no_client_may_send_is_not_read(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_command(text)
