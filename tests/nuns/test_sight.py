"""What a guard sees and why (5): the table, the angle it rests on, and the reason for every pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from subrosa.core.errors import BadRequest
from subrosa.core.text import LANGUAGES, has, say
from subrosa.games.nuns import box
from subrosa.games.nuns.box import DISTANCE, MOST_NEIGHBOURS, NEIGHBOURS, NOWHERE, PLACE_COUNT, SHRINE, SIGHT, SPOTS
from subrosa.games.nuns.lines import angle, crossing
from subrosa.games.nuns.sight import KINDS, LETTERS, SEEN, UNSEEN, Eyes, Reason, reasons, seen, why

CORNERS = {frozenset((row["a"] - 1, row["b"] - 1)) for row in box.VIEWS["disputed"]["blocked_by_a_corner"]}
FACINGS = [(at, back) for at in range(PLACE_COUNT) for back in NEIGHBOURS[at] if back != NOWHERE]


def row(at: int, back: int) -> tuple[int, ...]:
    return SIGHT[at * MOST_NEIGHBOURS + NEIGHBOURS[at].index(back)]


def sees(back: int, at: int, most: int = box.SIGHT_RANGE, hidden: bool = True) -> set[int]:
    """What a guard sees after a step, all by printed numbers."""
    return {
        place + 1
        for place, flag in enumerate(row(at - 1, back - 1))
        if flag and DISTANCE[at - 1][place] <= most and not (hidden and SHRINE in (at - 1, place))
    }


def every(how: Eyes = (0, 0, 0)) -> Iterator[Reason]:
    for at, back in FACINGS:
        for place in range(PLACE_COUNT):
            yield why(at, back, place, how)


# The table.


@pytest.mark.rule("5.1", "5.5")
def test_the_listed_views_are_those_of_the_half_circle() -> None:
    listed = box.VIEWS["by_facing"]
    assert len(listed) == len({(view["from"], view["at"]) for view in listed}) == len(FACINGS) == 394
    for view in listed:
        back, at = view["from"] - 1, view["at"] - 1
        free = {to - 1 for to in box.VIEWS["visible"][str(at + 1)]}
        tail = next(
            (link["via"][-1 if (link["a"], link["b"]) == (back + 1, at + 1) else 0]) if link.get("via") else SPOTS[back]
            for link in box.BOARD["links"]
            if {link["a"], link["b"]} == {back + 1, at + 1}
        )
        found = {to for to in free if angle((tail[0], tail[1]), SPOTS[at], SPOTS[to]) <= 94}
        assert {to + 1 for to in found} == set(view["sees"]), (back + 1, at + 1)
        assert {to for to in range(PLACE_COUNT) if row(at, back)[to] and SHRINE not in (at, to)} == found


@pytest.mark.rule("5.1")
def test_free_lines_are_the_same_both_ways() -> None:
    visible = box.VISIBLE
    assert all(visible[a][b] == visible[b][a] for a in range(PLACE_COUNT) for b in range(PLACE_COUNT))
    assert not any(visible[place][place] for place in range(PLACE_COUNT))
    assert sum(map(sum, visible)) == 2 * (786 + 22)
    assert all(visible[at][to] for at, back in FACINGS for to in range(PLACE_COUNT) if row(at, back)[to])


@pytest.mark.rule("5.2")
def test_walls_and_doors_leave_the_listed_lines_free() -> None:
    """The trace and the list differ in the pairs the file names, and in no other."""
    lines = box.WALLS + box.DOOR_LINES
    for a in range(PLACE_COUNT):
        for b in range(a + 1, PLACE_COUNT):
            if box.VISIBLE[a][b] or frozenset((a, b)) in CORNERS:
                met = [line for line in lines if crossing(SPOTS[a], SPOTS[b], line) is not None]
                assert bool(met) == ([a + 1, b + 1] in box.VIEWS["disputed"]["in_the_list_only"])


@pytest.mark.rule("5.3")
def test_the_shrine_is_open_in_the_table_and_alone() -> None:
    assert SHRINE == 81 and [to + 1 for to in NEIGHBOURS[SHRINE] if to >= 0] == [57, 81]
    assert box.VIEWS["visible"]["82"] == []
    for back in (56, 80):
        seen = {to for to in range(PLACE_COUNT) if row(SHRINE, back)[to]}
        assert seen == {
            to - 1
            for to in box.VIEWS["shrine"]["open_sees"]
            if angle(SPOTS[back], SPOTS[SHRINE], SPOTS[to - 1]) <= box.ARC
        }
    for at, back in FACINGS:
        open_to = at + 1 in box.VIEWS["shrine"]["open_sees"]
        before = angle(box.tail(back, at), SPOTS[at], SPOTS[SHRINE]) <= box.ARC
        assert row(at, back)[SHRINE] == (open_to and before)
    assert 82 in sees(54, 57, hidden=False) and 82 not in sees(54, 57)


@pytest.mark.rule("5.5")
def test_turning_shows_what_lies_towards_the_next_step() -> None:
    for at, ahead in FACINGS:
        turned = box.SIGHT_TURNED[at * MOST_NEIGHBOURS + NEIGHBOURS[at].index(ahead)]
        assert all(box.VISIBLE[at][to] for to in range(PLACE_COUNT) if turned[to])
        assert turned[ahead] == box.VISIBLE[at][ahead]
        came = row(at, ahead)
        assert all(turned[to] or came[to] for to in range(PLACE_COUNT) if box.VISIBLE[at][to])


# The worked examples.


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("back", "at", "place", "kind"),
    [
        (41, 40, 92, "far"),
        (41, 40, 41, "behind"),
        (41, 40, 46, "behind"),
        (41, 40, 68, "behind"),
        (51, 60, 134, "far"),
        (51, 60, 135, "far"),
        (26, 19, 3, "door"),
        (41, 40, 50, "door"),
        (41, 40, 28, "wall"),
        (40, 39, 68, "behind"),
        (38, 39, 68, "corner"),
    ],
)
def test_why_a_place_is_not_seen(back: int, at: int, place: int, kind: str) -> None:
    assert why(at - 1, back - 1, place - 1).kind == kind


# Reasons.


@pytest.mark.rule("5.1", "5.3")
@pytest.mark.parametrize("how", [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0)], ids=str)
def test_every_reason_agrees_with_the_rules(how: Eyes) -> None:
    for at, back in FACINGS:
        facing = NEIGHBOURS[at].index(back)
        found = {place for place in range(PLACE_COUNT) if why(at, back, place, how).seen}
        assert found == seen(how, at, facing), (at, back)
        letters = reasons(how, at, facing)
        assert [KINDS[LETTERS.index(sign)] in SEEN for sign in letters] == [p in found for p in range(PLACE_COUNT)]


@pytest.mark.rule("5.8")
def test_rooms_decide_alone_where_a_table_plays_so() -> None:
    for at, back in [*FACINGS, (box.GUARD_START, NOWHERE)]:
        for place in range(PLACE_COUNT):
            reason = why(at, back, place, (1, 0, 0))
            assert reason.seen == (box.ROOM_2025[at] == box.ROOM_2025[place])
            assert reason.kind in ("own", "room", "elsewhere")


@pytest.mark.rule("5.4", "5.6")
def test_before_her_first_step_a_guard_sees_her_own_place_only() -> None:
    start = box.GUARD_START
    kinds = Counter(why(start, NOWHERE, place).kind for place in range(PLACE_COUNT))
    assert kinds == {"own": 1, "unmoved": PLACE_COUNT - 1} and why(start, NOWHERE, start).seen


@pytest.mark.rule("5.1", "5.2")
def test_every_reason_is_true() -> None:
    """What a reason says is so: the angle, the distance, the wall or door that the line meets first."""
    lines = box.WALLS + box.DOOR_LINES
    for at, back in FACINGS[::3]:
        for place in range(PLACE_COUNT):
            reason = why(at, back, place)
            if reason.kind == "own":
                continue
            turn = angle(box.tail(back, at), SPOTS[at], SPOTS[place])
            assert (reason.kind == "behind") == (turn > box.ARC)
            if reason.kind != "behind":
                assert (reason.kind == "far") == (DISTANCE[at][place] > box.SIGHT_RANGE)
            if reason.kind == "shrine":
                assert SHRINE in (at, place) and box.VISIBLE[at][place]
            if reason.kind in ("wall", "door"):
                parts = [
                    (part, line) for line in lines if (part := crossing(SPOTS[at], SPOTS[place], line)) is not None
                ]
                nearest = [line for part, line in parts if part <= min(parts)[0] + 1e-6]
                assert not box.VISIBLE[at][place]
                assert any(line in (box.WALLS if reason.kind == "wall" else box.DOOR_LINES) for line in nearest)


@pytest.mark.rule("5.1")
def test_lines_close_by_a_corner_are_the_listed_ones() -> None:
    found = {frozenset((one.guard_at, one.place)) for one in every((0, 1, 0)) if one.kind == "corner"}
    assert len(CORNERS) == 28 and found == CORNERS


@pytest.mark.rule("5.2")
def test_a_door_is_named_by_the_places_it_lies_between() -> None:
    assert why(19 - 1, 26 - 1, 3 - 1).facts == {"from": "19", "place": "3", "a": "3", "b": "19"}
    for reason in every():
        if reason.kind == "door":
            a, b = reason.door
            assert box.DOOR[a][NEIGHBOURS[a].index(b)]


def test_a_guard_comes_from_a_neighbour() -> None:
    with pytest.raises(BadRequest, match="no step leads from 1 to 40"):
        why(39, 0, 5)


# Sentences.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    said: dict[str, Reason] = {}
    for reason in [*every(), why(25, NOWHERE, 3), why(39, 40, 48, (1, 0, 0)), why(39, 40, 3, (1, 0, 0))]:
        said.setdefault(reason.kind, reason)
    assert set(said) == set(KINDS) - {"gate"} == {*SEEN, *UNSEEN} - {"gate"}
    texts = {kind: say(language, reason.key, reason.facts) for kind, reason in said.items()}
    texts["gate"] = say(language, "nuns-why-gate", {"from": "1", "place": "2"})
    assert len(set(texts.values())) == len(KINDS)
    assert all(text[0].isupper() or text[0].isdigit() for text in texts.values())
    assert all(text.endswith(".") and "{" not in text and "  " not in text for text in texts.values())
    assert all(has(language, f"nuns-why-{kind}") for kind in KINDS)
