"""A table whose deal is under seal: lots before play, settled draws, and a secret that is nobody's until the end."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from later import rest_later

from subrosa.core.deal import Deal
from subrosa.core.deciders import CHANCE, SPECTATOR
from subrosa.core.doors import export
from subrosa.core.match import Decision, TakenBack
from subrosa.core.proof import draws as before_each
from subrosa.games import names
from subrosa.table import changes, messages, showing
from subrosa.table.auditing import audit
from subrosa.table.entries import Chair, decode
from subrosa.table.proving import record_of
from subrosa.table.refusals import TableRefusal
from subrosa.table.table import Table
from subrosa.verify import verify

from .people import BOT, OPEN, Played, bots_decide, people, person, planned

SECRET = "5e" * 32


def sealed(chairs: list[Chair], name: str = "rose", **settings: object) -> Played:
    return Played(name, chairs, secret=SECRET, **settings)


def played_out(played: Played, seed: int = 1, back: int = 0) -> Table:
    """A whole match of people at random; after every so many turns they go back."""
    random, table, turns = Random(seed), played.table, 0
    while not table.begun.over:
        seat = random.choice(table.to_decide())
        played.decide_somehow(seat, random)
        turns += 1
        if back and turns % back == 0 and not table.begun.over:
            played.do(changes.propose, table.turns[-8][0], "back")
            while table.proposal is not None:
                played.do(changes.agree, min(set(table.people()) - table.proposal.agreed))
    return table


def draws(table: Table) -> list[Decision]:
    return [line for line in table.begun.log if isinstance(line, Decision) and line.decider == CHANCE]


# Before play


def test_players_add_their_lots_before_play_and_the_last_with_sitting_down() -> None:
    played = sealed([person(0), OPEN, OPEN])
    table = played.table
    commitment = showing.table_at(table, 0, ()).commitment
    assert commitment == Deal(SECRET).commitment
    played.do(changes.add_lot, 0, "mine")
    played.do(changes.add_lot, 0, "another")
    played.do(changes.sit, 1, "p1", "Player 1")
    assert showing.table_at(table, SPECTATOR, ()).lots == (0,)
    played.do(changes.sit, 2, "p2", "Player 2", lot="theirs")
    assert table.deal == Deal(SECRET, {0: "mine", 2: "theirs"}) == played.folded().deal
    assert showing.table_at(table, 1, ()).commitment == commitment
    assert played.do(changes.add_lot, 1, "late") == []
    assert draws(table)[0] == Decision(CHANCE, table.deal.at(1).choices(range(3), [1, 1, 1], k=1)[0])


def test_who_gets_up_takes_his_lot_along() -> None:
    played = sealed([person(0), OPEN, OPEN])
    played.do(changes.sit, 1, "p1", "Player 1", lot="theirs")
    played.do(changes.leave, 1)
    played.do(changes.sit, 1, "p9", "Player 9")
    played.do(changes.change_chair, 2, BOT)
    assert played.table.deal == Deal(SECRET)


def test_play_waits_for_the_lot_of_who_wanted_to_add_one() -> None:
    """Alone among bots too: else nobody but the server would have had a hand in the deal."""
    played = sealed([person(0), BOT, BOT], after_lot=True)
    assert played.table.state == "open" and showing.table_at(played.table, 0, ()).after_lot
    played.do(changes.add_lot, 0, "mine")
    assert played.table.state == "playing" and played.table.deal == Deal(SECRET, {0: "mine"})


def test_a_table_without_a_seal_takes_no_lots() -> None:
    played = Played("rose", [person(0), OPEN, OPEN])
    played.refuses("refused-no-sealed-deal", changes.add_lot, 0, "mine")
    assert showing.table_at(played.table, 0, ()).commitment == ""


# Play


@pytest.mark.parametrize("name", rest_later(["nuns"], names()))
def test_a_match_under_seal_is_proven_however_often_they_went_back(name: str) -> None:
    """What was taken back is not drawn again, and each draw has its place in the stream: none can be left out."""
    played = sealed(people(4), name)
    table = played_out(played, back=20)
    lines = table.begun.log
    assert sum(isinstance(line, TakenBack) for line in lines) > 2
    assert len(draws(table)) == table.begun.draws > sum(d.decider == CHANCE for d in table.begun.decisions)
    verdict = verify(record_of(table).encode())
    assert (verdict.found, verdict.deal, verdict.draws) == ([], "kept", table.begun.draws)
    assert record_of(played.folded()) == record_of(table)


def test_after_going_back_chance_draws_what_nobody_has_seen() -> None:
    """The same draw again would tell whoever saw it what another draws now."""
    played = sealed(people(3))
    table = played.table
    dealt = table.begun.draws
    played.play_until(lambda table: table.begun.draws > dealt + 1)
    drawn = table.begun.draws
    played.do(changes.propose, table.turns[0][0], "back")
    while table.proposal is not None:
        played.do(changes.agree, min({0, 1, 2} - table.proposal.agreed))
    assert len(table.begun.decisions) < drawn + 2
    played.play_until(lambda table: table.begun.draws > drawn + 1)
    assert foreign_draws(table) == []


def foreign_draws(table: Table) -> list[int]:
    """The numbers of draws that are not the stream's."""
    assert table.deal is not None
    return [
        before.draws + 1
        for before, drawn in before_each(table.begun)
        if before.drawn(table.deal.at(before.draws + 1)) != drawn
    ]


def test_bots_play_under_seal_and_what_they_thought_out_keeps_its_place_in_the_stream() -> None:
    played = sealed([BOT] * 4)
    table, stale = played.table, 0
    while not table.begun.over:
        plan = planned(table)
        if not stale and any(isinstance(line, Decision) and line.decider == CHANCE for line in plan.turns[0].lines):
            table.begun.draws += 1  # as if chance had drawn for somebody else meanwhile
            stale += played.do(changes.bots_decide, plan) == []
            table.begun.draws -= 1
        played.do(bots_decide)
    assert stale and foreign_draws(table) == []


# What is told


def test_nobody_is_sent_the_secret_before_the_end() -> None:
    played = sealed(people(3), "nuns")
    table, random = played.table, Random(4)
    assert table.deal is not None
    hidden = SECRET.encode(), table.deal.seed.hex().encode()
    shown = {reader: showing.Shown() for reader in (1, SPECTATOR)}
    while not table.begun.over:
        sent = [showing.update(table, reader, one, (), played.now) for reader, one in shown.items()]
        sent_bytes = b"".join(messages.encode(update) for update in sent if update)
        assert not any(one in sent_bytes + repr(table).encode() for one in hidden)
        played.decide_somehow(random.choice(table.to_decide()), random)
    assert all(SECRET not in export(table.begun, reader) for reader in shown)
    assert SECRET in record_of(table)


def test_what_each_seat_was_sent_can_be_had_after_the_end() -> None:
    played = sealed(people(3), "nuns")
    log = [decode(entry) for entry in played.log]
    with pytest.raises(TableRefusal):
        audit("t", log, 1, own=True)
    played.do(changes.mute, 1, 0, True)
    table = played_out(played)
    log = [decode(entry) for entry in played.log]
    texts = {seat: audit("t", log, seat, own=True) for seat in range(3)}
    for seat, text in texts.items():
        lines = text.splitlines()
        assert lines[0] == "subrosa audit 1" and lines[2] == f"seat {seat + 1}"
        heard = [one for line in lines[3:-1] for one in msgspec.json.decode(line)["news"]]
        kinds = [(one["kind"], one["at"]) for one in heard]
        assert kinds == [(news.kind, news.at) for news in table.feed[seat]]
    assert '"muted"' in texts[1] and '"muted"' not in audit("t", log, 1, own=False)
    assert len(set(texts.values())) == 3
    for nobody in (3, 8, -1):
        with pytest.raises(TableRefusal):
            audit("t", log, nobody, own=False)
