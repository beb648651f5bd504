"""A deal under seal: what it is known by, what follows from it, and that everybody works out the same."""

from __future__ import annotations

from collections import Counter

from subrosa.core.deal import WORDS, Deal, new_secret

SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
LOTS = {0: "8f3a", 2: "any-words_of-theirs"}


def test_the_stream_is_the_same_for_ever() -> None:
    """The page works out the same (web/test/deal.test.ts): a record that was proven once stays proven."""
    deal = Deal(SECRET, LOTS)
    assert deal.commitment == "38e495a4475c7616d9a293eb5408e16be1694d56bba14fcdce1ab5fe165a27be"
    assert deal.seed.hex() == "4b4f85f6108b07024c0cd88ff55a43a14c82ce73e3709750ac64ff257fbdde5e"
    assert [deal.at(n).choices(range(6), [1] * 6, k=1)[0] for n in range(1, 13)] == [1, 3, 3, 5, 0, 2, 4, 3, 2, 3, 4, 0]
    drawn = "".join("abc"[deal.at(n).choices(range(3), [1, 20, 300], k=1)[0]] for n in range(1, 41))
    assert drawn == "cccccccccccbcccccccccccccccccaccccccbccc"


def test_the_commitment_tells_of_the_secret_alone_and_the_stream_follows_from_all() -> None:
    deals = [
        Deal(SECRET, LOTS),
        Deal(SECRET),
        Deal(SECRET, {0: "8f3a"}),
        Deal(SECRET, {1: "8f3a", 2: "any-words_of-theirs"}),
    ]
    assert len({deal.commitment for deal in deals}) == 1
    assert len({deal.seed for deal in deals}) == len(deals)
    assert Deal(new_secret()).commitment != Deal(new_secret()).commitment
    assert SECRET not in repr(deals[0]) and deals[0].seed.hex() != deals[0].commitment


def test_words_that_would_favour_a_choice_are_passed_over() -> None:
    """With a sum of three quarters of all words, every fourth word is past the last whole multiple."""
    total = 3 * 2**30
    passed = 0
    for n in range(1, 200):
        draw = Deal(SECRET).at(n)
        words = [word for word, _ in zip(draw.words(), range(20), strict=False)]
        passed += words[0] >= WORDS - WORDS % total
        fair = next(word for word in words if word < total)
        assert draw.choices([0, 1], [fair, total - fair], k=1) == [1]
        assert draw.choices([0, 1], [fair + 1, total - fair - 1], k=1) == [0]
    assert 30 < passed < 70


def test_a_draw_goes_by_its_weights() -> None:
    deal, weights = Deal(SECRET), [1, 0, 2, 3]
    drawn = Counter(deal.at(n).choices(range(4), weights, k=1)[0] for n in range(1, 6001))
    assert drawn[1] == 0
    assert all(abs(drawn[choice] - 1000 * weight) < 120 for choice, weight in enumerate(weights))
