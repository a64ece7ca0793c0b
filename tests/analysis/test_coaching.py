"""The coach: warns of what costs much, never of what is best, and always alike."""

from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from threading import Event
from typing import Any

import msgspec
import numpy as np
import pytest

import drachenhof
from drachenhof.analysis import coaching
from drachenhof.analysis.coaching import COSTLY, Coaching, coach
from drachenhof.analysis.comparing import compare
from drachenhof.analysis.forecast import Danger
from drachenhof.analysis.measuring import Effort, handmade, luck, margin
from drachenhof.chance import Chance
from drachenhof.games import games
from drachenhof.games.year.analysis import MONTHS_AHEAD, PERSONS_LOST, Strike, YearForecast, _changed
from drachenhof.learn.lessons import lesson, stages
from drachenhof.search.rollouts import PLACE
from tests.analysis.positions import known, position
from tests.budget import extra


@pytest.fixture
def rough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer rollouts, for what holds however rough a look is."""
    monkeypatch.setattr(coaching, "ROLLOUTS", 500)


@pytest.mark.usefixtures("rough")
@pytest.mark.parametrize("game", ["year", "hoard"])
def test_asked_again_one_hears_the_same(game: str) -> None:
    here = known(game, 12)
    once, again = coach(game, here), coach(game, here)
    assert msgspec.json.encode(once) == msgspec.json.encode(again)


@pytest.mark.usefixtures("rough")
@pytest.mark.parametrize("game", ["year", "hoard"])
@pytest.mark.parametrize("decisions", [0, 40])
def test_what_is_better_is_never_costly(game: str, decisions: int) -> None:
    here = known(game, decisions)
    once = coach(game, here)
    legal = set(games[game].legal_moves(here))
    costly = {one.move for one in once.costly}
    assert set(once.better) | costly <= legal
    assert once.better
    assert not costly & set(once.better)
    for one in once.costly:
        assert one.cost.low >= COSTLY or (one.danger is not None and one.danger.count >= PERSONS_LOST)
        assert -1 <= one.chance.low <= one.chance.value <= one.chance.high <= 1


@pytest.mark.parametrize("game", ["year", "hoard"])
def test_what_a_choice_costs_of_the_chance_to_win_has_its_range(game: str) -> None:
    """Over the luck that both choices had it is what lies between their chances."""
    here = known(game, 12)
    seat, found = games[game].to_move(here), compare(game, here, Effort(0.04, 1_500))
    best = found.best.worth.seats[seat].win
    assert found.best.chance.value == found.best.chance.margin == 0
    for one in found.moves[1:]:
        win = one.worth.seats[seat].win
        assert one.chance.low < one.chance.value < one.chance.high
        assert abs(one.chance.value - (best.value - win.value)) <= best.margin + win.margin
        assert one.chance.margin <= 1.1 * (best.margin + win.margin)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "decisions"), [("year", 12), ("hoard", 2), *extra(("year", 4), ("year", 8))])
def test_what_it_warns_of_costs_something_by_other_players_too(game: str, decisions: int) -> None:
    """By the hand-made policy alone, with many more rollouts of the two choices."""
    here = known(game, decisions)
    found, seat = coach(game, here), games[game].to_move(here)
    worst = max(found.costly, key=lambda one: one.cost.low)
    lines = luck(game, here, 3, seed=1, policies=handmade(game))
    played = lines.roll(np.array((found.better[0], worst.move), np.int16), 0, 2_048)
    lost = played[:, 0, seat, PLACE] - played[:, 1, seat, PLACE]
    assert lost.mean() > margin(lost)


@pytest.mark.parametrize("seed", [1, *extra(2, 3)])
def test_where_only_a_few_choices_are_good_an_ordinary_one_is_no_fault(seed: int) -> None:
    """Of the 36 pairs of the draft most cost much against the best; a first click is not blamed for that."""
    rules, state, chance = games["year"], games["year"].new(4), Chance(seed)
    while rules.to_move(state) == drachenhof.CHANCE:
        rules.apply(state, chance.pick(rules, state))
    costly = coach("year", rules.knowledge(state, rules.to_move(state))).costly
    assert 2 * len(costly) <= len(rules.legal_moves(state))


@pytest.mark.parametrize("decisions", [12, *extra(56)])
def test_where_the_game_has_begun_what_costs_much_is_told_however_many_choices_do(decisions: int) -> None:
    here = known("year", decisions)
    compared = compare("year", here, Effort(coaching.PRECISION, coaching.ROLLOUTS))
    much = {one.move for one in compared.moves if one.cost.low >= COSTLY}
    assert 2 * len(much) > len(compared.moves)
    assert {one.move for one in coach("year", here).costly} >= much


@pytest.mark.usefixtures("rough")
def test_what_one_cannot_know_changes_nothing() -> None:
    rules, state = games["hoard"], position("hoard", 9)
    seat = rules.to_move(state)
    other = rules.resample(rules.knowledge(state, seat), np.random.default_rng(1))
    assert other.tobytes() != state.tobytes()
    assert coach("hoard", rules.knowledge(state, seat)) == coach("hoard", rules.knowledge(other, seat))


def test_the_only_choice_needs_no_word() -> None:
    rules, state = games["year"], position("year", 0)
    while rules.to_move(state) < 0 or len(rules.legal_moves(state)) != 1:
        rules.apply(state, rules.legal_moves(state)[0])
    assert coach("year", rules.knowledge(state, rules.to_move(state))) == Coaching()


def test_of_blind_choices_none_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, played = games["hoard"], lesson("hoard", "rest")
    blind = next(stage.state for stage in stages(played) if stage.cue.name == "blind")
    known = rules.knowledge(blind, rules.to_move(blind))
    assert [rules.to_text(known, move) for move in rules.legal_moves(known)] == ["flip 1", "flip 2", "flip 3"]
    monkeypatch.setattr(coaching, "compare", None)  # nothing is measured
    assert coach("hoard", known) == Coaching()


def test_nobody_is_coached_where_nobody_decides() -> None:
    with pytest.raises(ValueError, match="nobody is to decide"):
        coach("year", games["year"].new(2))


def test_who_has_moved_already_is_told_nothing() -> None:
    cancel = Event()
    cancel.set()
    assert coach("year", known("year", 6), cancel) == Coaching()


def _droughts() -> Iterator[Any]:
    """Decisions of months with a drought, of courts without rice in two palaces or more."""
    rules, rng = games["year"], np.random.default_rng(5)
    for seed in range(40):
        state, chance = rules.new(3), Chance(seed)
        while rules.to_move(state) != drachenhof.OVER:
            mover = rules.to_move(state)
            if mover == drachenhof.CHANCE:
                rules.apply(state, chance.pick(rules, state))
                continue
            view = rules.view(rules.knowledge(state, mover))
            court = view["courts"][mover]
            lived = sum(bool(palace["persons"]) for palace in court["palaces"])
            dry = view["month"] > 0 and view["events"][view["month"] - 1] == "drought"
            if view["asked"] == "action" and dry and lived >= 2 and court["rice"] == 0:
                yield rules.knowledge(state, mover)
                break
            rules.apply(state, int(rng.choice(rules.legal_moves(state))))


@pytest.mark.slow
def test_persons_that_what_is_better_would_keep_are_worth_a_word() -> None:
    rules, told = games["year"], 0
    for here in islice(_droughts(), 6):
        found = coach("year", here)
        dangers = YearForecast(here, rules.to_move(here)).dangers(rules.legal_moves(here))
        instead = max((dangers[move].count for move in found.better if move in dangers), default=0)
        for one in found.costly:
            if one.danger is None:
                continue
            assert one.danger.count == sum(strike.persons for strike in one.danger.strikes) > instead
            assert all(strike.month < rules.view(here)["month"] + MONTHS_AHEAD for strike in one.danger.strikes)
            told += "drought" in {strike.event for strike in one.danger.strikes}
        assert not {one.move for one in found.costly if one.danger} & set(found.better)
    assert told > 0


class _Foretold:
    """A forecast in which some choices lose two persons."""

    def __init__(self, losing: Collection[int]) -> None:
        self._losing = losing

    def dangers(self, moves: Sequence[int]) -> dict[int, Danger]:
        return {move: Danger(2, (Strike(5, "drought", persons=2),)) for move in moves if move in self._losing}


@pytest.mark.usefixtures("rough")
def test_what_the_better_choice_loses_itself_is_named_where_the_other_would_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = known("year", 12)
    legal = games["year"].legal_moves(here)
    better = coach("year", here).better
    for losing, named in ((better, True), (better[1:], False), (legal, False)):
        monkeypatch.setattr(coaching, "forecast", lambda *_, losing=losing: _Foretold(losing))
        found = coach("year", here)
        assert found.better == better
        assert found.costly
        assert all((one.price is not None and one.price.count == 2) == named for one in found.costly)


def test_a_choice_changes_the_strikes_that_it_changes_and_no_others() -> None:
    now = [Strike(2, "drought", persons=2), Strike(4, "drought", persons=3), Strike(4, "drought", persons=1)]
    changed = [Strike(4, "drought", persons=0)]
    assert [strike.persons for strike in _changed(now, changed)] == [2, 0, 1]
