"""The second opinion of a review: what rollouts call a mistake is one only as far as a search agrees."""

from dataclasses import replace
from typing import Any

import pytest

from drachenhof.analysis.measuring import Measured
from drachenhof.analysis.review import race as racing
from drachenhof.analysis.review.race import ARBITERS, Opinion, Race, opinion
from drachenhof.bots.decision import Choice
from drachenhof.bots.searcher import Contest, Searcher
from drachenhof.games import games
from tests.analysis.positions import known

GAMES = ["year", "hoard"]


def arbiter(game: str) -> Searcher:
    return ARBITERS[game]()[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_contest_tries_some_moves_and_the_one_it_likes_best_about_equally_often(game: str) -> None:
    here = known(game, 12)
    legal = games[game].legal_moves(here)
    found = arbiter(game).contest(here, legal[:2], 600, 5)
    assert found == arbiter(game).contest(here, legal[:2], 600, 5)
    assert found != arbiter(game).contest(here, legal[:2], 600, 6)
    assert sorted(one.move for one in found.choices) == sorted(legal)
    tried = sorted(one.visits for one in found.choices)
    assert sum(tried) == 600
    assert min(found.of(move).visits for move in legal[:2]) > 100
    assert 0 < found.spread < 0.5


def test_where_all_can_be_worked_out_nothing_is_searched() -> None:
    from tests.bots.test_exact import YEAR, last_month

    state = last_month(2, 1)
    while len(YEAR.legal_moves(state)) < 2 or YEAR.to_move(state) != YEAR.view(state)["order"][-1]:
        YEAR.apply(state, YEAR.legal_moves(state)[-1])
    here = YEAR.knowledge(state, YEAR.to_move(state))
    found = arbiter("year").contest(here, YEAR.legal_moves(here)[:1], 100_000, 5)
    assert found.exact
    assert found.spread == 0


def test_the_opinion_names_what_it_likes_better_and_by_how_much(monkeypatch: pytest.MonkeyPatch) -> None:
    here = known("year", 20)
    played, best, other, given_up = games["year"].legal_moves(here)[:4]
    values = {played: (0.40, 100), best: (0.43, 100), other: (0.50, 100), given_up: (0.60, 100)}

    def told(*_: Any, **__: Any) -> Contest:
        return Contest(tuple(Choice(move, tried, value, None, None) for move, (value, tried) in values.items()), 0.1)

    monkeypatch.setattr(Searcher, "contest", told)
    found = opinion("year", here, played, best, [played, best, other], 1.0, 1)
    assert found.better == other, "what rollouts have given up is never called better"
    assert found.gain.value == pytest.approx(0.1 * ARBITERS["year"]()[1])
    assert found.gain.low < found.gain.value < found.gain.high
    values[other] = (0.5, 3)
    seldom = opinion("year", here, played, best, [played, best, other], 1.0, 1)
    assert seldom.better == best, "what was hardly tried says nothing"


def suspect(game: str = "year") -> Race:
    """A decision that rollouts call a mistake."""
    here = known(game, 20)
    for move in games[game].legal_moves(here):
        race = Race(game, here, 3, move, 1)
        race.more(256)
        if race.suspected:
            return race
    raise AssertionError("no move is a mistake")


def test_no_more_is_sure_than_both_say(monkeypatch: pytest.MonkeyPatch) -> None:
    race = suspect()
    rolled, best = race.cost, race.best
    other = next(move for move in race.running if move not in (race.played, best))
    thought = Opinion(other, Measured(0.3, 0.2, 0.4))
    monkeypatch.setattr(racing, "opinion", lambda *_: thought)
    race.ask()
    assert race.mistake
    assert race.best == other, "what the search likes better is what is shown"
    assert race.choices()[0].move == other
    assert all(choice.cost.value >= 0 for choice in race.choices())
    assert race.cost == Measured(min(rolled.value, 0.3), min(rolled.low, 0.2), rolled.high)
    thought = replace(thought, gain=Measured(0.02, -0.05, 0.09))
    race.ask()
    assert race.suspected
    assert not race.mistake, "the search does not agree"
    assert race.verdict() == "equal"
