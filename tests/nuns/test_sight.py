"""What a guard sees and why (5): the table, the angle it rests on, and the reason for every pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from subrosa.core.errors import BadRequest
from subrosa.core.text import LANGUAGES, has, say
from subrosa.games.nuns import box
from subrosa.games.nuns.box import DISTANCE, MOST_NEIGHBOURS, NEIGHBOURS, NOWHERE, PLACE_COUNT, SHRINE, SIGHT, SPOTS
from subrosa.games.nuns.lines import angle, crossing, gap
from subrosa.games.nuns.sight import KINDS, SEEN, UNSEEN, Reason, why

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


def every(**variant: object) -> Iterator[Reason]:
    for at, back in FACINGS:
        for place in range(PLACE_COUNT):
            yield why(at, back, place, **variant)  # type: ignore[arg-type]


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

VARIANTS: list[dict[str, object]] = [
    {"sight_range": most, "shrine_hidden": hidden} for most in (6, None) for hidden in (True, False)
]


@pytest.mark.rule("5.1", "5.3")
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_reason_agrees_with_the_table(variant: dict[str, object]) -> None:
    most = variant["sight_range"] or box.UNREACHED
    for at, back in FACINGS:
        table = row(at, back)
        for place in range(PLACE_COUNT):
            reason = why(at, back, place, **variant)  # type: ignore[arg-type]
            hidden = variant["shrine_hidden"] and SHRINE in (at, place)
            seen = place == at or (table[place] and DISTANCE[at][place] <= most and not hidden)  # type: ignore[operator]
            assert reason.seen == bool(seen), (at, back, place)


@pytest.mark.rule("5.8")
def test_rooms_decide_alone_where_a_table_plays_so() -> None:
    for at, back in [*FACINGS, (box.GUARD_START, NOWHERE)]:
        for place in range(PLACE_COUNT):
            reason = why(at, back, place, sight="rooms")
            assert reason.seen == (box.ROOM_2025[at] == box.ROOM_2025[place])
            assert reason.kind in ("own", "room", "elsewhere")


@pytest.mark.rule("5.4", "5.6")
def test_before_her_first_step_a_guard_sees_her_own_place_only() -> None:
    start = box.GUARD_START
    kinds = Counter(why(start, NOWHERE, place).kind for place in range(PLACE_COUNT))
    assert kinds == {"own": 1, "unmoved": PLACE_COUNT - 1} and why(start, NOWHERE, start).seen


@pytest.mark.rule("5.1", "5.2")
def test_every_reason_is_true() -> None:
    """What a reason names is there: the angle, the distance, the wall or door that the line meets first."""
    for reason in every():
        at, place, obstacle = reason.guard_at, reason.place, reason.obstacle
        assert reason.distance == DISTANCE[at][place]
        assert (obstacle is not None) == (reason.kind in ("wall", "door", "corner"))
        if reason.kind == "behind":
            assert reason.angle is not None and reason.angle > box.ARC
        elif reason.kind != "own":
            assert reason.angle is not None and reason.angle <= box.ARC
            assert (reason.kind == "far") == (reason.distance > box.SIGHT_RANGE)
        if reason.kind == "shrine":
            assert SHRINE in (at, place) and box.VISIBLE[at][place]
        if obstacle is not None and reason.kind != "corner":
            part = crossing(SPOTS[at], SPOTS[place], obstacle.segment)
            assert part is not None and not box.VISIBLE[at][place]
            assert gap(SPOTS[at], SPOTS[place], obstacle.point) < 1e-6
            assert obstacle.segment in (box.WALLS if reason.kind == "wall" else box.DOOR_LINES)


@pytest.mark.rule("5.2")
def test_nothing_stands_before_the_wall_or_door_that_is_named() -> None:
    for at, back in FACINGS[::7]:
        for place in range(PLACE_COUNT):
            obstacle = why(at, back, place).obstacle
            if obstacle is not None and obstacle.kind != "corner":
                named = crossing(SPOTS[at], SPOTS[place], obstacle.segment)
                parts = [crossing(SPOTS[at], SPOTS[place], line) for line in box.WALLS + box.DOOR_LINES]
                assert named is not None and named <= min(part for part in parts if part is not None) + 1e-6


@pytest.mark.rule("5.1")
def test_lines_close_by_a_corner_are_the_listed_ones() -> None:
    gaps = {frozenset((row["a"] - 1, row["b"] - 1)): row["gap"] for row in box.VIEWS["disputed"]["blocked_by_a_corner"]}
    found = {}
    for reason in every(sight_range=None):
        if reason.kind == "corner":
            assert reason.obstacle is not None and reason.obstacle.point in (
                reason.obstacle.segment[:2],
                reason.obstacle.segment[2:],
            )
            found[frozenset((reason.guard_at, reason.place))] = reason.obstacle.gap
    assert len(gaps) == 28 and found.keys() == gaps.keys()
    assert all(abs(found[pair] - gaps[pair]) < 0.11 for pair in gaps)


@pytest.mark.rule("5.2")
def test_a_door_is_named_by_the_places_it_lies_between() -> None:
    reason = why(19 - 1, 26 - 1, 3 - 1)
    assert reason.obstacle is not None and reason.obstacle.door == (2, 18)
    assert reason.facts == {"from": "19", "place": "3", "a": "3", "b": "19"}
    for reason in every():
        if reason.kind == "door":
            assert reason.obstacle is not None
            a, b = reason.obstacle.door
            assert box.DOOR[a][NEIGHBOURS[a].index(b)]


def test_a_guard_comes_from_a_neighbour() -> None:
    with pytest.raises(BadRequest, match="no step leads from 1 to 40"):
        why(39, 0, 5)


# Sentences.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    said: dict[str, Reason] = {}
    for reason in [*every(), why(25, NOWHERE, 3), why(39, 40, 48, sight="rooms"), why(39, 40, 3, sight="rooms")]:
        said.setdefault(reason.kind, reason)
    assert set(said) == set(KINDS) - {"gate"} == {*SEEN, *UNSEEN} - {"gate"}
    texts = {kind: say(language, reason.key, reason.facts) for kind, reason in said.items()}
    texts["gate"] = say(language, "nuns-why-gate", {"from": "1", "place": "2"})
    assert len(set(texts.values())) == len(KINDS)
    assert all(text[0].isupper() or text[0].isdigit() for text in texts.values())
    assert all(text.endswith(".") and "{" not in text and "  " not in text for text in texts.values())
    assert all(has(language, f"nuns-why-{kind}") for kind in KINDS)


def test_steps_are_counted_as_each_language_does() -> None:
    far = Reason("far", 0, 1, 7, 0.0, 6)
    assert say("en", far.key, far.facts) == "2 is 7 steps away by the shortest way, and she sees no farther than 6."
    texts = [say("cs", "nuns-why-seen", {"from": "1", "place": "2", "distance": steps}) for steps in (1, 2, 5)]
    assert [text.split(", ")[1] for text in texts] == ["jeden krok daleko", "2 kroky daleko", "5 kroků daleko"]
