"""What positions and moves are worth: identities, the same answer again, breaking off, and no secrets."""

from math import hypot
from threading import Event

import msgspec
import numpy as np
import pytest

from drachenhof.analysis import Effort, compare, worth
from drachenhof.analysis.comparing import solved
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER
from drachenhof.games import games
from tests.analysis.positions import known, position
from tests.budget import extra

GAMES = ["year", "hoard"]
QUICK = Effort(precision=0.05, rollouts=300)
EXHAUSTIVE = Effort(precision=1e-9, rollouts=600)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_chances_add_up_to_one_and_places_to_nothing(game: str, players: int) -> None:
    found = worth(game, known(game, 6, players), QUICK)
    assert len(found.seats) == players
    assert sum(seat.win.value for seat in found.seats) == pytest.approx(1)
    assert sum(seat.place.value for seat in found.seats) == pytest.approx(0, abs=1e-9)
    for seat in found.seats:
        for figure in (seat.win, seat.place, seat.score):
            assert figure.low <= figure.value <= figure.high
        assert seat.win.low >= 0
        assert seat.win.high <= 1


@pytest.mark.parametrize("game", GAMES)
def test_asked_again_one_hears_the_same_byte_for_byte(game: str) -> None:
    here = known(game, 5)
    once, again = (msgspec.json.encode([worth(game, here, QUICK), compare(game, here, QUICK)]) for _ in range(2))
    assert once == again
    assert worth(game, here, QUICK, seed=1) == worth(game, here, QUICK, seed=1)
    assert worth(game, here, QUICK, seed=1) != worth(game, here, QUICK, seed=2)


@pytest.mark.parametrize("decisions", [9, *extra(0, 30)])
def test_what_a_seat_cannot_know_changes_nothing(decisions: int) -> None:
    rules = games["hoard"]
    state = position("hoard", decisions)
    seat = rules.to_move(state)
    others = [rules.resample(rules.knowledge(state, seat), np.random.default_rng(seed)) for seed in (1, 2)]
    assert others[0].tobytes() != others[1].tobytes(), "other cards in other hands"
    told = [
        msgspec.json.encode([worth("hoard", view, QUICK), compare("hoard", view, QUICK)])
        for view in (rules.knowledge(one, seat) for one in (state, *others))
    ]
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_when_it_is_exact_enough(game: str) -> None:
    found = worth(game, known(game, 5), Effort(precision=0.05, rollouts=100_000))
    assert found.enough
    assert max(seat.win.margin for seat in found.seats) <= 0.05
    assert found.rollouts < 5_000


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_is_kept_and_what_is_not_exact_enough_says_so(game: str) -> None:
    here = known(game, 5)
    alone, all_moves = worth(game, here, EXHAUSTIVE), compare(game, here, EXHAUSTIVE)
    assert (alone.rollouts, alone.enough) == (600, False)
    assert all_moves.rollouts <= 600
    assert not all_moves.enough
    assert len(all_moves.moves) == len(games[game].legal_moves(here)), "each was tried"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["year", *extra("hoard")])
def test_the_best_costs_nothing_and_all_have_an_interval(game: str) -> None:
    found = compare(game, known(game, 20), Effort(precision=0.08, rollouts=12_000))
    assert found.best.cost.high == 0
    assert found.best.equal
    assert [one.cost.value for one in found.moves] == sorted(one.cost.value for one in found.moves)
    for one in found.moves:
        assert one.cost.low <= one.cost.value <= one.cost.high
        assert one.equal == (one.cost.low <= 0.01)
    assert found.enough
    for one in found.moves[1:]:
        assert one.cost.margin <= 0.08 or one.cost.low > 0


def test_moves_meet_the_same_luck() -> None:
    """A move compared with others has the rollouts that it has alone."""
    here = known("year", 5)
    legal = games["year"].legal_moves(here)
    one = compare("year", here, Effort(1e-9, 64), moves=legal[:1], seed=5)
    both = compare("year", here, Effort(1e-9, 128), moves=legal[:2], seed=5)
    assert one.of(legal[0]).worth == both.of(legal[0]).worth


def test_pairs_tell_more_than_two_alone() -> None:
    """What a move costs is known better than the place values that it is the difference of."""
    here = known("year", 20)
    two = games["year"].legal_moves(here)[:2]
    worse = compare("year", here, QUICK, moves=two).moves[-1].move
    found = compare("year", here, Effort(1e-9, 2_000), moves=two, played=worse, calibrated=False)
    assert [one.worth.rollouts for one in found.moves] == [1_000, 1_000], "neither was given up"
    apart = hypot(*(one.worth.seats[found.seat].place.margin for one in found.moves))
    assert found.of(worse).cost.margin < 0.9 * apart


@pytest.mark.slow
def test_the_move_that_was_played_is_judged_to_the_end_however_bad() -> None:
    here, effort = known("year", 20), Effort(0.08, 12_000)
    worst = compare("year", here, effort).moves[-1]
    assert worst.cost.margin > effort.precision, "who did not play it need not know it better"
    found = compare("year", here, effort, played=worst.move)
    assert found.enough
    assert found.of(worst.move).worth.rollouts == found.best.worth.rollouts > worst.worth.rollouts
    assert found.of(worst.move).cost.margin <= effort.precision


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_broken_off(game: str) -> None:
    cancel = Event()
    cancel.set()
    stopped = worth(game, known(game, 5), Effort(1e-9, 1_000_000), cancel=cancel)
    assert not stopped.enough
    assert 0 < stopped.rollouts < 1_000_000
    compared = compare(game, known(game, 5), Effort(1e-9, 1_000_000), cancel=cancel)
    assert not compared.enough
    assert all(one.worth.rollouts > 0 for one in compared.moves), "nothing is said of what was not tried"


def test_progress_grows_to_the_end() -> None:
    told: list[float] = []
    worth("year", known("year", 5), QUICK, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    told.clear()
    compare("year", known("year", 5), QUICK, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_worth_its_result(game: str) -> None:
    rules, chance = games[game], Chance(seed=4)
    state = rules.new(3)
    while rules.to_move(state) != OVER:
        deals = rules.to_move(state) == CHANCE
        rules.apply(state, chance.pick(rules, state) if deals else chance.choose(rules.legal_moves(state)))
    found = worth(game, state)
    assert [seat.place.value for seat in found.seats] == pytest.approx(rules.returns(state))
    assert [seat.score.value for seat in found.seats] == rules.scores(state)
    assert all(seat.win.margin == 0 for seat in found.seats)
    assert found.enough


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_compared_where_nobody_decides(game: str) -> None:
    begun = games[game].new(2)
    with pytest.raises(ValueError, match="nobody is to decide"):
        compare(game, begun)
    here = known(game, 5)
    with pytest.raises(ValueError, match="not legal here"):
        compare(game, here, moves=[0])
    with pytest.raises(ValueError, match="no move to compare"):
        compare(game, here, moves=[])


def test_a_position_before_a_deal_has_a_worth() -> None:
    assert sum(seat.win.value for seat in worth("year", games["year"].new(2), QUICK).seats) == pytest.approx(1)


def last_decisions() -> list:
    """Positions of a game of Year after its last deal, as those who decide know them."""
    rules, chance = games["year"], Chance(seed=5)
    state, found = rules.new(2), []
    while rules.to_move(state) != OVER:
        deals = rules.to_move(state) == CHANCE
        if not deals and int(state["month"][0]) == 12 and len(rules.legal_moves(state)) > 1:
            found.append(rules.copy(state))
        rules.apply(state, chance.pick(rules, state) if deals else chance.choose(rules.legal_moves(state)))
    return found


def test_the_end_is_worked_out() -> None:
    here = last_decisions()[-1]
    found = compare("year", here, Effort(rollouts=20_000))
    assert found.exact
    assert found.enough
    for one in found.moves:
        own = one.worth.seats[found.seat]
        assert one.cost.margin == own.place.margin == 0
        assert own.place.value == found.best.worth.seats[found.seat].place.value - one.cost.value
        assert own.win.value == (own.place.value == 1)


def test_where_lines_are_too_many_it_is_measured() -> None:
    here = last_decisions()[0]
    assert solved("year", here, players=2, ends=3) is None
    assert solved("year", here, players=2, ends=100_000) is not None
    assert not compare("year", known("year", 5), QUICK).exact, "chance has a part"
