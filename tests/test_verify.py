"""`subrosa verify`: what is true is proven, whatever was changed is found, and nothing damaged makes it stumble."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from later import rest_later

from subrosa.cli import main
from subrosa.core.deal import Deal
from subrosa.store.signing import Signer
from subrosa.verify import sentences, verify

SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
OTHER = "5f" * 32
ADDRESS = "https://roses.example"


@pytest.fixture(scope="module")
def signer(tmp_path_factory: pytest.TempPathFactory) -> Signer:
    folder = tmp_path_factory.mktemp("server")
    (folder / "key").write_bytes(bytes(range(32)))
    return Signer(folder)


@pytest.fixture(scope="module")
def signed() -> bytes:
    """A match under seal that was taken back once, signed; the page checks the same file (web/tests/deal.test.ts)."""
    return (Path(__file__).parent / "sealed.txt").read_bytes()


@pytest.fixture(scope="module")
def record(signed: bytes) -> str:
    return signed[: signed.index(b"server ")].decode()


@pytest.fixture
def subrosa(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """`subrosa verify` of a file with these bytes."""

    def run(data: bytes, *words: str) -> tuple[int, str, str]:
        file = tmp_path / "record.txt"
        file.write_bytes(data)
        with pytest.raises(SystemExit) as leaving:
            main(["verify", str(file), *words])
        assert isinstance(leaving.value.code, int)
        return leaving.value.code, *capsys.readouterr()

    return run


Run = Callable[..., tuple[int, str, str]]


def test_a_signed_record_under_seal_is_proven(subrosa: Run, signed: bytes, signer: Signer) -> None:
    commitment = Deal(SECRET).commitment
    status, out, _ = subrosa(signed, "--json", "--commitment", commitment[:16], "--key", signer.key)
    told = json.loads(out)
    assert status == 0 and told["proven"] and told["found"] == []
    assert (told["replays"], told["deal"], told["signature"]) == (True, "kept", "good")
    assert (told["server"], told["key"], told["commitment"]) == (ADDRESS, signer.key, commitment)
    assert (told["taken_back"], told["lots"]) == (1, {"1": "8f3a", "3": "any-words_of-theirs"})
    status, out, _ = subrosa(signed)
    assert status == 0 and "kept" in out and "good" in out and commitment in out


def test_a_record_without_seal_or_signature_is_neither_wrong_nor_proven(subrosa: Run, record: str) -> None:
    bare = record[: record.index("deal 1\n")]
    assert subrosa(record.encode())[0] == subrosa(bare.encode())[0] == 3
    assert verify(bare.encode()).deal == verify(bare.encode()).signature == "missing"
    assert verify(record.encode()).deal == "kept"


def test_a_deal_without_lots_is_said_to_be_the_servers_alone(signed: bytes) -> None:
    verdict = verify(signed)
    assert "lots were added by seat 1, seat 3" in "\n".join(sentences(verdict))
    verdict.lots.clear()
    assert "the server alone" in "\n".join(sentences(verdict))


def test_another_commitment_or_key_than_was_expected_is_told(subrosa: Run, signed: bytes, signer: Signer) -> None:
    other = Deal("11" * 32).commitment
    for words in (("--commitment", other), ("--commitment", Deal(SECRET).commitment[:9]), ("--key", other)):
        assert subrosa(signed, *words)[0] == 1
    stripped = signed[: signed.index(b"deal 1\n")]
    assert subrosa(signer.signed(stripped.decode()).encode(), "--commitment", other)[0] == 1


PLACES = [0.0, 0.2, 0.5, 0.93, 0.99, 1.0]


@pytest.mark.parametrize("share", rest_later(PLACES, [n / 400 for n in range(400)] + PLACES))
def test_a_changed_byte_is_found_wherever_it_stands(signed: bytes, share: float) -> None:
    at = min(int(share * len(signed)), len(signed) - 1)
    for mask in (0x01, 0x20):
        changed = bytearray(signed)
        changed[at] ^= mask
        verdict = verify(bytes(changed))
        assert verdict.found and not verdict.proven, (at, mask)


def test_what_is_added_is_found_even_where_readers_pass_over_it(signed: bytes) -> None:
    for changed in (signed + b"\n", b"# a remark\n" + signed, signed[:-1], signed.replace(b"\n", b"\r\n")):
        assert verify(changed).signature == "bad"


def _another_secret(text: str) -> str:
    return text.replace(f"secret {SECRET}", f"secret {OTHER}")


def _another_seal(text: str) -> str:
    """The secret and its commitment: both may fit, but the draws do not."""
    return _another_secret(text).replace(Deal(SECRET).commitment, Deal(OTHER).commitment)


def _a_lot(text: str) -> str:
    return text.replace("\nlot 3 ", "\nlot 2 afterwards\nlot 3 ", 1)


def _a_better_draw(text: str) -> str:
    draw = re.search(r"^chance die ([1-6])$", text, re.M)
    assert draw is not None
    return text.replace(draw[0], f"chance die {int(draw[1]) % 6 + 1}", 1)


def _other_odds(text: str) -> str:
    return text.replace("odds 1 ", "odds 2 ", 1)


def _odds_left_out(text: str) -> str:
    found = re.findall(r"^odds .*\n", text, re.M)
    return "".join(text.rsplit(found[-1], 1)).replace(f"draws {len(found)}", f"draws {len(found) - 1}")


def _another_promise(text: str) -> str:
    """All draws are the secret's, but another secret was promised."""
    return text.replace(Deal(SECRET).commitment, Deal(OTHER).commitment)


def _another_count(text: str) -> str:
    return re.sub(r"^draws (\d+)$", r"draws 1\1", text, flags=re.M)


FORGERIES = (
    _another_promise,
    _another_count,
    _another_secret,
    _another_seal,
    _a_lot,
    _a_better_draw,
    _other_odds,
    _odds_left_out,
)


@pytest.mark.parametrize("forged", FORGERIES)
def test_a_server_that_signs_another_deal_is_found_out(
    record: str, signer: Signer, forged: Callable[[str], str]
) -> None:
    """Its signature is good, but the deal is not what was promised before play."""
    assert forged(record) != record
    verdict = verify(signer.signed(forged(record)).encode(), Deal(SECRET).commitment)
    assert verdict.found and not verdict.proven


def test_forged_deals_are_broken_even_for_who_noted_nothing(record: str) -> None:
    for forged in set(FORGERIES) - {_a_better_draw, _another_count}:  # which need not be read to their end
        assert verify(forged(record).encode()).deal == "broken", forged


def test_another_server_cannot_sign_for_this_one(record: str, signed: bytes, signer: Signer, tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(bytes(32))
    other = Signer(tmp_path)
    assert other.key != signer.key
    theirs = other.signed(record).replace(other.key, signer.key).encode()
    assert verify(theirs).signature == "bad"
    assert verify(other.signed(record).encode(), key=signer.key).found
    assert Signer(tmp_path).key == other.key, "a restored server signs as before"


@pytest.mark.parametrize("seeds", rest_later([range(8)], [range(2_000)]))
def test_nothing_damaged_makes_it_stumble(signed: bytes, seeds: range) -> None:
    for seed in seeds:
        verdict = verify(damaged(signed, Random(seed)))
        assert not verdict.proven and all(sentences(verdict)), seed
        assert verdict.found or verdict.signature == "missing", seed


def damaged(data: bytes, random: Random) -> bytes:
    """A file to which something happened; it differs from the one it was."""
    lines = data.split(b"\n")
    at, to = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(6):
        case 0:
            found = data[: random.randrange(len(data))]
        case 1:
            found = data[random.randrange(1, len(data)) :]
        case 2:
            found = b"\n".join(lines[:at] + lines[at + 1 :]) if at < len(lines) - 1 else b""
        case 3:
            found = b"\n".join([*lines[:at], lines[to], *lines[at:]])
        case 4:
            found = data.replace(lines[at], bytes(random.randrange(256) for _ in range(random.randrange(40)))) + b"?"
        case _:
            found = bytes(random.randrange(256) for _ in range(random.randrange(400)))
    return found if found != data else b""


def test_what_is_no_record_is_told_in_a_sentence(subrosa: Run, tmp_path: Path) -> None:
    for data in (b"", b"\xff\xfe\x00", b"subrosa record 1\n", b"deal 1\n", b"a\x1b[2Jb\n"):
        status, out, err = subrosa(data)
        assert status == 1 and "wrong: " in out and "Traceback" not in out + err and "\x1b" not in out
    with pytest.raises(SystemExit) as leaving:
        main(["verify", str(tmp_path / "nothing.txt")])
    assert leaving.value.code == 2
