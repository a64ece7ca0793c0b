"""What positions of a tiny game are worth, beside what all its games together say."""

from collections.abc import Sequence

import numpy as np
import pytest

from drachenhof.analysis import Effort, compare, worth
from drachenhof.arena.adjusted import fortune
from drachenhof.arena.match import play
from drachenhof.arena.tournament import Tournament
from drachenhof.bots.levels import named
from drachenhof.engine.game import CHANCE, OVER, State
from drachenhof.records import Play
from tests.third.prizes import bots as part
from tests.third.prizes import rules as prizes


def exact(state: State) -> Sequence[float]:
    """The place values if all play by the policy: the mean of all that chance may do."""
    if prizes.to_move(state) == OVER:
        return prizes.returns(state)
    if prizes.to_move(state) == CHANCE:
        values = [exact(_after(state, move)) for move in prizes.legal_moves(state)]
        return [float(one) for one in np.average(values, axis=0, weights=prizes.chance_weights(state))]
    bot = named("prizes", "greedy")
    return exact(_after(state, bot.decide(state, bot.budget, np.random.default_rng(1)).move))


def _after(state: State, move: int) -> State:
    after = prizes.copy(state)
    prizes.apply(after, move)
    return after


@pytest.fixture(autouse=True)
def without_noise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part, "ROLLOUT_HEAT", 0.0)


def begun(*moves: str) -> State:
    return Play.begin("prizes", 2, {}, given=moves).state


@pytest.mark.parametrize("moves", [(), ("prize 3",), ("prize 1",), ("prize 2", "lay 1")])
def test_rollouts_come_to_what_all_games_say(moves: tuple[str, ...]) -> None:
    state = begun(*moves)
    found = worth("prizes", state, Effort(precision=0.001, rollouts=200), seed=3)
    for seat, value in zip(found.seats, exact(state), strict=True):
        assert seat.place.low <= value <= seat.place.high


@pytest.mark.parametrize("moves", [("prize 3",), ("prize 2",), ("prize 2", "lay 1")])
def test_what_each_move_costs_is_what_all_games_say(moves: tuple[str, ...]) -> None:
    state = begun(*moves)
    seat = prizes.to_move(state)
    values = {move: exact(_after(state, move))[seat] for move in prizes.legal_moves(state)}
    found = compare("prizes", state, Effort(precision=0.001, rollouts=200), seed=3)
    assert values[found.best.move] == pytest.approx(max(values.values()), abs=1e-9)
    for one in found.moves[1:]:
        assert one.cost.low <= max(values.values()) - values[one.move] <= one.cost.high


def test_the_luck_of_games_of_any_players_is_nothing_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part, "ROLLOUT_HEAT", 4.0)  # the policy itself always draws
    matches = Tournament.of("prizes", 2, {}, ["random", "greedy"], seed=4).matches(30)
    told = [fortune(match, play(match), rollouts=4).draws[match.seats.index("greedy")][1] for match in matches]
    assert np.std(told) > 0.1
    assert abs(np.mean(told)) < 3 * np.std(told) / len(told) ** 0.5
