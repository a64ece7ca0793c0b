"""Hints agree with themselves, and tell no chance that was not measured well enough."""

import msgspec
import numpy as np
import pytest

from drachenhof.analysis import Comparison, Measured, MoveWorth, SeatWorth, Worth, advice, measuring
from drachenhof.analysis.advice import WIDEST, Advice, advice_from, advise
from drachenhof.games import games
from drachenhof.games.hoard import bots as hoard_bots
from drachenhof.games.year import bots as year_bots
from tests.analysis.positions import known, position
from tests.budget import extra

NEARLY = 0.03  # of twenty ranges one does not hold what is true


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints with fewer simulations and rollouts than real ones."""
    for bots in (year_bots, hoard_bots):
        monkeypatch.setattr(bots, "ADVISED_BY", 60)
        monkeypatch.setattr(bots, "ADVISED_ROLLOUTS", 1_500)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["year", "hoard"])
@pytest.mark.parametrize("decisions", [12, *extra(0)])
def test_asked_again_one_hears_the_same(game: str, decisions: int) -> None:
    here = known(game, decisions)
    once, again = advise(game, here), advise(game, here)
    assert msgspec.json.encode(once) == msgspec.json.encode(again)
    assert {one.move for one in once.choices} == set(games[game].legal_moves(here))
    assert once.choices[0].equal


@pytest.mark.slow
@pytest.mark.parametrize(("game", "decisions"), [("hoard", 12), *extra(("year", 8))])
def test_other_luck_gives_no_other_hint(game: str, decisions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four who ask with luck of their own hear chances that can all be true, and nobody's best is bad for another."""
    here, heard = known(game, decisions), []
    for luck in range(4):
        for module in (advice, measuring):
            monkeypatch.setattr(module, "own_seed", lambda _known, luck=luck: luck)
        heard.append({one.move: one for one in advise(game, here).choices})
    assert len({msgspec.json.encode(list(one.values())) for one in heard}) > 1
    chances = [[one[move] for one in heard if one[move].low is not None] for move in heard[0]]
    assert any(chances)
    for same in chances:
        lows, highs = [one.low or 0.0 for one in same], [one.high or 0.0 for one in same]
        assert max(lows, default=0.0) <= min(highs, default=1.0) + NEARLY, same
    for first in (next(iter(one)) for one in heard):
        assert sum(one[first].equal for one in heard) > 2, first


def test_what_one_cannot_know_changes_no_hint() -> None:
    rules, state = games["hoard"], position("hoard", 9)
    seat = rules.to_move(state)
    other = rules.resample(rules.knowledge(state, seat), np.random.default_rng(1))
    assert other.tobytes() != state.tobytes()
    assert advise("hoard", rules.knowledge(state, seat)) == advise("hoard", rules.knowledge(other, seat))


def test_the_only_choice_needs_no_thought() -> None:
    rules, state = games["year"], position("year", 0)
    while rules.to_move(state) < 0 or len(rules.legal_moves(state)) != 1:
        rules.apply(state, rules.legal_moves(state)[0])
    (only,) = advise("year", rules.knowledge(state, rules.to_move(state))).choices
    assert (only.low, only.equal) == (None, True)


def test_nobody_is_advised_where_nobody_decides() -> None:
    with pytest.raises(ValueError, match="nobody decides"):
        advise("year", games["year"].new(2))


def found(*moves: tuple[float, float, float], exact: bool = False) -> Comparison:
    """A comparison of moves with these costs and ends of their chances to win."""

    def one(move: int, cost: float, low: float, high: float) -> MoveWorth:
        win = Measured((low + high) / 2, low, high)
        own = SeatWorth(win, Measured(0.0, -0.1, 0.1), Measured(80.0, 79.0, 81.0))
        lost = Measured(cost, cost - 0.01, cost + 0.01)
        return MoveWorth(move, Worth((own, own), 900, True), lost, cost - 0.01 <= 0.01, lost)

    return Comparison(0, tuple(one(move, *told) for move, told in enumerate(moves)), 900, True, exact)


def order(given: Advice) -> list[int]:
    return [one.move for one in given.choices]


def test_of_equals_the_one_comes_first_that_the_search_would_choose() -> None:
    compared = found((0.0, 0.5, 0.55), (0.01, 0.49, 0.54), (0.2, 0.4, 0.45))
    assert order(advice_from("year", compared, 1)) == [1, 0, 2]
    assert [one.equal for one in advice_from("year", compared, 1).choices] == [True, True, False]


def test_what_is_clearly_worse_is_never_first_whatever_the_search_says() -> None:
    assert order(advice_from("year", found((0.0, 0.5, 0.55), (0.2, 0.4, 0.45)), 1)) == [0, 1]


def test_a_chance_that_is_not_known_well_enough_is_not_told() -> None:
    for high, shown in ((0.55, True), (0.51 + WIDEST, False)):
        first = advice_from("year", found((0.0, 0.5, high), (0.1, 0.3, 0.4)), 0).choices[0]
        assert (first.low, first.high) == ((0.5, high) if shown else (None, None))


def test_only_the_first_has_a_chance_and_worse_ones_the_interval_of_what_they_lose() -> None:
    """No two figures of a hint can contradict its order."""
    first, equal, worse = advice_from("year", found((0.0, 0.5, 0.55), (0.01, 0.51, 0.56), (0.2, 0.52, 0.57)), 0).choices
    assert (first.low, first.less) == (0.5, None)
    assert (equal.low, equal.less, equal.equal) == (None, None, True)
    assert (worse.low, worse.equal) == (None, False)
    assert worse.less is not None
    assert [worse.less.low, worse.less.high] == pytest.approx([0.19, 0.21])


def test_a_worse_choice_has_a_reason_and_the_first_one_the_reason_of_the_next() -> None:
    here = known("year", 8)
    found_ = advise("year", here).choices[: advice.SHOWN]
    worse = [one for one in found_ if not one.equal and one.reason]
    assert worse, "the position has a choice that is clearly worse"
    assert all(one.worse == one.move for one in worse)
    assert (found_[0].worse, found_[0].reason) == (worse[0].move, worse[0].reason)


def test_what_was_worked_out_has_no_range() -> None:
    given = advice_from("year", found((0.0, 1.0, 1.0), (2.0, 0.0, 0.0), exact=True), 0)
    assert given.exact
    assert [(one.low, one.equal) for one in given.choices] == [(None, True), (None, False)]
