"""Chance moves from secrets: always the same, as likely as their weights, bound to every part of the key."""

import hmac
import random
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

import pytest

import drachenhof
from drachenhof import OVER
from drachenhof.fair import FairDeal, choose, commitment, is_secret, is_table, new_secret
from drachenhof.fair import deal as deal_module
from drachenhof.games import games
from tests.fair.games import ADA, BO, SERVER

KEY = FairDeal("t-1", SERVER, {0: ADA}).key
year = games["year"]


# Secrets


def test_secrets_are_new_each_time() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    assert all(is_secret(secret) for secret in made)


def test_a_commitment_is_the_hash_of_the_bytes_not_of_the_digits() -> None:
    assert commitment("ab" * 32) == sha256(b"\xab" * 32).hexdigest()


@pytest.mark.parametrize("secret", ["", "ab", "AB" * 32, "ab" * 33, "ab" * 31 + "a\n", "٣" * 64, "0x" + "a" * 62])
def test_what_is_no_secret_is_refused(secret: str) -> None:
    assert not is_secret(secret)
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        commitment(secret)
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        FairDeal("t-1", SERVER, {0: secret})


@pytest.mark.parametrize("table", ["", "a b", "a\nserver", "ä", "x" * 65, "\x7f"])
def test_what_is_no_table_is_refused(table: str) -> None:
    assert not is_table(table)
    with pytest.raises(ValueError, match="table's id"):
        FairDeal(table, SERVER, {})


# The key


def test_every_part_is_bound_into_the_key() -> None:
    keys = {
        FairDeal("t-1", SERVER, {0: ADA}).key,
        FairDeal("t-2", SERVER, {0: ADA}).key,
        FairDeal("t-1", BO, {0: ADA}).key,
        FairDeal("t-1", SERVER, {0: BO}).key,
        FairDeal("t-1", SERVER, {1: ADA}).key,
        FairDeal("t-1", SERVER, {}).key,
        FairDeal("t-1", SERVER, {0: ADA, 1: BO}).key,
        FairDeal("t-1", SERVER, {0: BO, 1: ADA}).key,
    }
    assert len(keys) == 8


def test_the_order_in_which_seats_told_their_secrets_does_not_matter() -> None:
    assert FairDeal("t-1", SERVER, {1: BO, 0: ADA}).key == FairDeal("t-1", SERVER, {0: ADA, 1: BO}).key


def test_nothing_that_is_printed_tells_a_secret() -> None:
    assert SERVER not in repr(FairDeal("t-1", SERVER, {0: ADA}))


# Choosing


def test_renumbered_outcomes_are_dealt_alike() -> None:
    words, weights = [f"card {card}" for card in "987654321"], [1, 5, 2, 8, 1, 1, 3, 4, 9]
    order = list(range(len(words)))
    for number in range(1, 50):
        chosen = words[choose(KEY, number, words, weights)]
        random.Random(number).shuffle(order)
        shuffled = [words[place] for place in order]
        assert shuffled[choose(KEY, number, shuffled, [weights[place] for place in order])] == chosen


@pytest.mark.parametrize(
    "weights", [[1] * 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [1000, 1, 1, 1000], [2**200, 2**200, 2**201]]
)
def test_outcomes_are_as_likely_as_their_weights(weights: Sequence[int]) -> None:
    draws, total = 20_000, sum(weights)
    words = [f"outcome {place:02}" for place in range(len(weights))]
    found = Counter(choose(KEY, number, words, weights) for number in range(1, draws + 1))
    expected = [draws * weight / total for weight in weights]
    chi_square = sum((found[place] - due) ** 2 / due for place, due in enumerate(expected))
    freedom = len(weights) - 1
    assert chi_square < freedom + 3.1 * (2 * freedom) ** 0.5 + 4  # one in a thousand is above


def test_deals_of_the_year_are_equally_likely() -> None:
    state = _before_a_deal(5, great_wall=True)
    deal, outcomes = FairDeal("t-1", SERVER, {}), len(year.legal_moves(state))
    found = Counter(deal.pick(year, state, number) for number in range(1, 420 * 20 + 1))
    assert outcomes == len(found) == 420
    chi_square = sum((count - 20) ** 2 / 20 for count in found.values())
    assert abs(chi_square - 419) < 3.3 * (2 * 419) ** 0.5


def test_hashes_of_the_incomplete_last_row_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    def hashed(_key: bytes, message: bytes, _method: str) -> bytes:
        asked.append(message)
        return (b"\xff" if len(asked) < 3 else b"\x00") * 32

    monkeypatch.setattr(hmac, "digest", hashed)
    assert choose(KEY, 17, ["a", "b", "c"], [1, 1, 1]) == 0  # 2²⁵⁶ − 1 is a multiple of 3: just outside
    assert asked == [b"17 0", b"17 1", b"17 2"]
    asked[:] = [b""] * 9
    assert choose(KEY, 1, ["a", "b"], [1, 1]) == 0
    monkeypatch.setattr(hmac, "digest", lambda *_: b"\xff" * 32)
    assert choose(KEY, 1, ["a", "b"], [1, 1]) == 1  # no row is incomplete


@pytest.mark.parametrize(
    ("words", "weights"), [([], []), (["a"], [0]), (["a", "b"], [2, -1]), (["a", "a"], [1, 1]), (["a"], [1, 1])]
)
def test_outcomes_that_cannot_be(words: list[str], weights: list[int]) -> None:
    with pytest.raises(ValueError, match="outcomes"):
        choose(KEY, 1, words, weights)


# Picking


def _before_a_deal(players: int, **options: bool) -> drachenhof.State:
    state = year.new(players, **options)
    while not year.to_text(state, year.legal_moves(state)[0]).startswith("deal"):
        year.apply(state, year.legal_moves(state)[0])
    return state


def test_a_pick_is_the_choice_by_words_whatever_was_picked_before() -> None:
    state, fresh = _before_a_deal(4), FairDeal("t-1", SERVER, {0: ADA})
    legal = year.legal_moves(state)
    words = [year.to_text(state, move) for move in legal]
    for number in (5, 1, 5, 2):
        due = legal[choose(KEY, number, words, year.chance_weights(state))]
        assert fresh.pick(year, state, number) == due
        assert FairDeal("t-1", SERVER, {0: ADA}).pick(year, state, number) == due


@pytest.mark.parametrize("kept", [1, 64])
def test_what_is_remembered_of_one_table_is_right_for_another(kept: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_module, "CACHED", kept)
    monkeypatch.setattr(deal_module, "_orders", {})
    deal = FairDeal("t-1", SERVER, {0: ADA})
    states = [_before_a_deal(players, great_wall=wall) for players in year.PLAYERS for wall in (False, True)]
    for number in (1, 2):
        for state in states:
            legal = year.legal_moves(state)
            words = [year.to_text(state, move) for move in legal]
            assert deal.pick(year, state, number) == legal[choose(KEY, number, words, [1] * len(legal))]
            assert len(deal_module._orders) <= kept


def test_only_chance_is_dealt_for() -> None:
    state, deal = year.new(2), FairDeal("t-1", SERVER, {})
    with pytest.raises(ValueError, match="count from 1"):
        deal.pick(year, state, 0)
    while year.to_move(state) < 0:
        year.apply(state, year.legal_moves(state)[0])
    assert year.to_move(state) != OVER
    with pytest.raises(ValueError, match="not to move"):
        deal.pick(year, state, 1)
