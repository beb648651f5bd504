"""What people at a table propose to each other, and who has to agree."""

from __future__ import annotations

import pytest

from subrosa.core.match import TakenBack
from subrosa.table import changes, entries
from subrosa.table.entries import Clock
from subrosa.table.showing import listing

from .people import BOT, Played, everything, finished, kinds, people, person


def test_all_people_have_to_agree_and_bots_agree_to_everything() -> None:
    played = Played("rose", [*people(3), BOT])
    played.do(changes.propose, 1, "pause")
    assert played.table.proposal is not None and played.table.proposal.agreed == {1}
    assert played.do(changes.agree, 1) == []
    played.do(changes.agree, 0)
    assert played.table.state == "playing"
    made = played.do(changes.agree, 2)
    assert [type(entry) for entry in made] == [entries.Agreed, entries.Paused]
    assert played.table.state == "paused" and played.table.proposal is None


def test_whoever_has_several_chairs_agrees_for_all_of_them() -> None:
    played = Played("rose", [person(0), person(1), person(0), person(1)])
    played.do(changes.propose, 0, "pause")
    assert played.table.proposal is not None and played.table.proposal.agreed == {0, 2}
    played.do(changes.agree, 3)
    assert played.table.state == "paused"


def test_alone_with_bots_one_agrees_with_oneself() -> None:
    played = Played("rose", [person(0), BOT, BOT])
    played.do(changes.propose, 0, "pause")
    assert played.table.state == "paused"


def test_whoever_declines_ends_a_proposal() -> None:
    played = Played()
    played.refuses("refused-nothing-proposed", changes.decline, 0)
    played.refuses("refused-nothing-proposed", changes.agree, 0)
    played.do(changes.propose, 0, "pause")
    played.do(changes.decline, 2)
    assert played.table.proposal is None and kinds(played)[-1] == "declined"
    played.refuses("refused-nothing-proposed", changes.agree, 1)


def test_going_back_goes_to_before_the_last_decision_of_the_one_who_asks() -> None:
    played = Played("rose", people(2), seed=1)
    played.refuses("refused-nothing-to-take-back", changes.propose, 0, "back")
    played.play_until(lambda table: len(table.turns) > 8)
    seat = played.table.turns[-4][0]
    where = max(decided for who, decided in played.table.turns if who == seat)
    state = played.table.begun.position(where)
    played.do(changes.propose, seat, "back")
    played.do(changes.agree, 1 - seat)
    assert played.table.begun.log[-1] == TakenBack(where)
    assert played.table.begun.game.fields.dump(played.table.begun.state) == played.table.begun.game.fields.dump(state)
    assert seat in played.table.to_decide() and all(decided < where for _, decided in played.table.turns)
    assert played.table.marks[seat] == len(played.table.feed[seat])
    assert everything(played.folded()) == everything(played.table)


def test_a_proposal_to_go_back_ends_when_the_game_goes_on_to_go_back() -> None:
    played = Played("rose", people(2), seed=1)
    played.play_until(lambda table: {who for who, _ in table.turns} == {0, 1})
    played.do(changes.propose, 0, "back")
    played.do(changes.agree, 1)
    assert played.table.proposal is None


@pytest.mark.parametrize("what", ["back", "pause", "bot"])
def test_nothing_is_proposed_after_the_end(what: str) -> None:
    """Everything is open then: who went back would know what the others hold."""
    played = finished()
    played.refuses("refused-over", changes.propose, 0, what, other=1)
    assert played.table.state == "finished"


def test_to_go_back_is_past_when_the_game_is_over() -> None:
    played = Played("rose", people(2), seed=1)
    played.play_until(lambda table: {who for who, _ in table.turns} == {0, 1})
    played.do(changes.propose, 0, "back")
    played.play_until(lambda table: table.begun.over)
    played.refuses("refused-nothing-proposed", changes.agree, 1)
    assert everything(played.folded()) == everything(played.table)


def test_what_was_proposed_of_a_game_is_past_when_the_game_is_over() -> None:
    """Else a pause could be agreed upon afterwards, and nobody could go back any more."""
    played = Played("rose", people(2))
    played.do(changes.propose, 0, "pause")
    played.play_until(lambda table: table.begun.over)
    played.refuses("refused-nothing-proposed", changes.agree, 1)
    assert everything(played.folded()) == everything(played.table)


def test_a_bot_plays_for_whoever_is_away_when_the_others_agree() -> None:
    played = Played("rose", [*people(3), BOT])
    for other in (3, 1, 7, -1):
        played.refuses("refused-nobody-away", changes.propose, 1, "bot", other=other)
    played.do(changes.propose, 0, "bot", other=2)
    assert played.table.away == {}
    played.do(changes.agree, 1)
    assert played.table.away[2].why == "absent" and played.table.people() == [0, 1]
    played.refuses("refused-nobody-away", changes.propose, 0, "bot", other=2)
    played.refuses("refused-bot-plays", changes.agree, 2)
    played.do(changes.come_back, 2)
    assert played.table.people() == [0, 1, 2]


@pytest.mark.parametrize("goes", ["resigns", "runs out of time"])
def test_a_proposal_comes_about_when_the_one_who_had_not_agreed_leaves(goes: str) -> None:
    played = Played("rose", people(3), clock=Clock(60.0))
    late = played.table.to_decide()[0]
    first, second = [seat for seat in range(3) if seat != late]
    played.do(changes.propose, first, "pause")
    played.do(changes.agree, second)
    assert played.table.state == "playing"
    played.now += 61.0
    made = played.do(changes.resign, late) if goes == "resigns" else played.do(changes.expire)
    assert [type(entry) for entry in made] == [entries.TookOver, entries.Paused]
    assert played.table.state == "paused" and everything(played.folded()) == everything(played.table)


def test_a_proposal_goes_with_the_one_who_made_it() -> None:
    played = Played()
    played.do(changes.propose, 0, "pause")
    played.do(changes.resign, 0)
    assert played.table.proposal is None


def test_agreeing_with_a_number_means_that_proposal_and_no_other() -> None:
    played = Played(chairs=people(3))
    played.do(changes.propose, 0, "pause")
    played.do(changes.propose, 1, "pause")
    assert played.table.proposal is not None and played.table.proposal.number == 2
    played.refuses("refused-nothing-proposed", changes.agree, 2, number=1)
    played.refuses("refused-nothing-proposed", changes.decline, 2, number=1)
    played.do(changes.agree, 2, number=2)
    played.do(changes.agree, 0, number=2)
    assert played.table.paused


def test_a_bot_is_proposed_only_for_somebody_who_is_not_here() -> None:
    played = Played(chairs=people(2))
    played.refuses("refused-nobody-away", changes.propose, 0, "bot", other=1, here={0, 1})
    played.do(changes.propose, 0, "bot", other=1, here={0})
    assert played.table.away[1].why == "absent"


def test_who_is_away_has_time_to_come_back_before_a_bot_plays() -> None:
    played = Played("rose", people(2))
    played.do(changes.propose, 0, "bot", other=1, here={0}, patience=300.0)
    assert played.table.away == {} and played.table.proposal is not None
    assert listing(played.table).due == played.now + 300.0
    played.now += 299.0
    assert played.do(changes.look_after) == []
    played.now += 1.0
    assert played.do(changes.look_after) == [entries.TookOver(played.now, 1, "greedy", "absent")]
    played.do(changes.come_back, 1)
    assert played.table.away == {} and everything(played.folded()) == everything(played.table)


def test_who_comes_back_in_time_is_not_replaced() -> None:
    played = Played("rose", people(2))
    played.do(changes.propose, 0, "bot", other=1, here={0}, patience=300.0)
    assert played.do(changes.here_again, 0) == []
    played.do(changes.here_again, 1)
    assert played.table.proposal is None and played.table.feed[0][-1].kind == "returned"
    played.now += 400.0
    assert played.do(changes.look_after) == []
    assert everything(played.folded()) == everything(played.table)
