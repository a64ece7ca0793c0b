"""The review of a game: sums that add up, the same again, breaking off, and no secrets."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from threading import Event

import msgspec
import numpy as np
import pytest

from drachenhof.analysis.measuring import NORMAL, Measured, luck
from drachenhof.analysis.parts import Yardstick
from drachenhof.analysis.review import Cancelled, NotOver, Review, legs, race, review, seat_review
from drachenhof.analysis.review import work as working
from drachenhof.analysis.review.impact import variance
from drachenhof.analysis.review.reasons import KINDS, kind_of
from drachenhof.analysis.review.values import Reason, verdict_of
from drachenhof.analysis.review.walk import Walk, walk
from drachenhof.analysis.review.work import Work
from drachenhof.arena.adjusted import HEATS
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER
from drachenhof.games import games
from drachenhof.games.hoard import bots as hoard_bots
from drachenhof.games.year import bots as year_bots
from drachenhof.records import Record
from drachenhof.search.causes import CAUSES, causes
from drachenhof.search.rollouts import SCORE, STAY, WIN, Luck
from tests.analysis.positions import known
from tests.budget import extra

GAMES = ["year", "hoard"]
SEEDS = {"year": 8, "hoard": 133}
"""Of short games in which the first seat makes a mistake."""


@pytest.fixture(autouse=True)
def few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"FIRST": 2, "QUICK": 300, "QUICK_DEALS": 4, "SHARP": 600, "SHARP_IMPACTS": 300, "SHARP_DEALS": 8}
    for name, count in few.items():
        monkeypatch.setattr(working, name, count)
    for bots in (year_bots, hoard_bots):
        monkeypatch.setattr(bots, "ADVISED_BY", 60)


def played(game: str, players: int = 2, moves: int | None = None, seed: int | None = None) -> Record:
    """A game at random, or its first moves."""
    seed = SEEDS[game] if seed is None else seed
    rules, chance, rng = games[game], Chance(seed=seed), np.random.default_rng(seed)
    begun, made = rules.new(players), list[int]()
    state = rules.copy(begun)
    while rules.to_move(state) != OVER and len(made) != moves:
        at_random = rules.to_move(state) == CHANCE
        made.append(chance.pick(rules, state) if at_random else int(rng.choice(rules.legal_moves(state))))
        rules.apply(state, made[-1])
    return Record.of(rules, begun, made)


@cache
def reviews(game: str) -> tuple[Review, Review]:
    """Of the same game for all tests that do not change how it is made: the quick form, and the sharp one."""
    forms = list[Review]()
    sharp = review(played(game), first=forms.append)
    return forms[0], sharp


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_all_stretches_of_a_game_lead_from_its_start_to_its_result_and_leave_no_rest(game: str) -> None:
    record = played(game)
    rules = games[game]
    places = rules.returns(walk(record).last)
    for found in reviews(game):
        for one in found.seats:
            for figure, sums in (("win", one.win), ("place", one.place)):
                steps = [(stretch.kind, getattr(stretch, figure).value) for stretch in one.stretches]
                assert sums.start + sum(value for _, value in steps) == pytest.approx(sums.result, abs=1e-9)
                assert sums.rest == pytest.approx(0, abs=1e-9)
                for kind, total in (("luck", sums.luck), ("own", sums.own), ("given", sums.given)):
                    assert total.value == pytest.approx(sum(value for each, value in steps if each == kind))
            assert one.place.result == places[one.seat]
            assert all(sum(point.chances) == pytest.approx(1) for point in one.line)
            assert sum(one.line[0].chances) == pytest.approx(1)
            assert one.line[0].chances[one.seat] == one.win.start
        assert sum(one.win.result for one in found.seats) == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 21), *extra((3, 22))])
def test_luck_and_all_decisions_measured_one_by_one_add_up_to_the_result(players: int, seed: int) -> None:
    """Nothing is fitted here: every deal and decision has rollouts of its own, and what they miss is only noise."""
    work = measured_apart(played("year", players, seed=seed), range(players))
    missed_without_own = []
    for seat in range(players):
        way = list(legs(work, seat))
        for figure in (0, 1):
            missing = sum(leg.missing(seat, figure) for leg in way)
            off = sum(leg.doubt(seat, figure) for leg in way) ** 0.5
            assert abs(missing) < 3 * off
            assert off < (0.5, 1.0)[figure], "of a win, and of places, which are twice as far apart"
            own = [step.moved(seat, figure) for leg in way for step in leg.impacts.values() if step.seat == seat]
            missed_without_own.append(abs(missing + sum(own)) / off)
    assert max(missed_without_own) > 4, "it would show if somebody's decisions were left out"


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "rollouts"), [(133, 32), *extra((23, 64))])
def test_own_decisions_measured_from_the_positions_that_they_led_to_come_to_the_same(seed: int, rollouts: int) -> None:
    """Where hands are hidden: from what the seat knew after its move, and before it, with luck of another seed."""
    seat, rules = 0, games["hoard"]
    work = measured_apart(played("hoard", 2, seed=seed), [seat], rollouts, deals=4)
    own, off, stay = 0.0, 0.0, np.array([STAY], np.int16)
    for one in work.walk.decisions:
        if one.number in work.impacts:
            after = rules.copy(one.state)
            rules.apply(after, one.move)
            before, behind = (
                luck("hoard", rules.knowledge(state, seat), 2, 5).roll(stay, 0, rollouts)[:, 0, seat, WIN]
                for state in (one.state, after)
            )
            own += (behind - before).mean()
            off += variance(behind - before)
    found = [leg.of(leg.impacts.values(), seat, 0) for leg in legs(work, seat)]
    told = sum(one.value for one in found)
    off += sum((one.margin / NORMAL) ** 2 for one in found)
    assert abs(told - own) < 3 * off**0.5
    assert abs(told) > 2 * off**0.5, "it would show if they were left out"


def measured_apart(record: Record, seats: Iterable[int], rollouts: int = 96, deals: int = 256) -> Work:
    """All steps and deals of a game, as often as it takes to tell noise from more."""
    work = Work(walk(record), seats, 0, None)
    for step in work.impacts.values():
        step.more(rollouts)
    for seat in work.seats:
        for fortune in work.fortunes(seat):
            fortune.more(deals)
    return work


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_judged_once_and_forced_ones_cost_nothing(game: str) -> None:
    record = played(game)
    walked, found = walk(record), reviews(game)[0]
    rows = sorted(found.rows(), key=lambda row: row["number"])
    assert [(row["number"], row["seat"]) for row in rows] == [(one.number, one.seat) for one in walked.decisions]
    assert [row["played"] for row in rows] == [record.moves[row["number"] - 1] for row in rows]
    forced = [one for seat in found.seats for one in seat.decisions if len(one.choices) == 1]
    assert forced
    assert all(one.verdict == "forced" and one.cost.value == 0 for one in forced)


@pytest.mark.slow
def test_asked_again_one_hears_the_same_byte_for_byte() -> None:
    record, (quick, sharp) = played("year"), reviews("year")
    assert review(record).to_json() == sharp.to_json()
    assert review(record, sharp=False).to_json() == quick.to_json()
    assert review(record, sharp=False, seed=1).to_json() != quick.to_json()
    assert msgspec.json.decode(review(record, [1], sharp=False).to_json())["seats"][0]["seat"] == 1


@pytest.mark.slow
def test_what_a_seat_cannot_know_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every place of the game all that the seat cannot know is another one; sums, line and reasons are the same."""
    monkeypatch.setattr(working, "FIRST", 8)
    monkeypatch.setattr(working, "QUICK", 4_000)
    walked, seat = walk(played("hoard", 3, seed=25)), 0
    said = []
    for seed in (1, 2):
        work = Work(elsewhere(walked, seat, seed), [seat], 0, None)
        work.quick(lambda _: None)
        found = seat_review(work, seat, sharp=True)
        assert any(one.reasons for one in found.decisions)
        assert found.win.luck.value != 0
        assert len({point.chances for point in found.line}) > 2
        said.append(msgspec.json.encode(found))
    assert said[0] == said[1]


def elsewhere(walked: Walk, seat: int, seed: int) -> Walk:
    """A game that the seat cannot tell from this one."""
    rules, rng = walked.game, np.random.default_rng(seed)

    def other(state: np.ndarray) -> np.ndarray:
        return rules.resample(rules.knowledge(state, seat), rng)

    decisions = tuple(
        replace(one, state=other(one.state)) if one.seat == seat else replace(one, move=-1) for one in walked.decisions
    )
    assert any(a.state.tobytes() != b.state.tobytes() for a, b in zip(decisions, walked.decisions, strict=True))
    deals = tuple(replace(one, before=other(one.before), after=other(one.after)) for one in walked.deals)
    assert any(a.after.tobytes() != b.after.tobytes() for a, b in zip(deals, walked.deals, strict=True))
    return replace(walked, decisions=decisions, deals=deals)


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(NotOver):
        review(played("year", moves=40))


def test_it_can_be_broken_off() -> None:
    record, cancel = played("year"), Event()
    cancel.set()
    with pytest.raises(Cancelled):
        review(record, cancel=cancel)
    later, told = Event(), list[float]()
    found = review(record, cancel=later, progress=told.append, first=lambda _: later.set())
    assert found.rollouts < reviews("year")[1].rollouts
    assert told == sorted(told)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_has_a_kind_and_every_choice_there_was(game: str) -> None:
    walked = {one.number: one for one in walk(played(game)).decisions}
    judged = [one for seat in reviews(game)[1].seats for one in seat.decisions]
    mistakes = [one for one in judged if one.mistake]
    assert mistakes, "a game at random has some"
    for one in mistakes:
        here = walked[one.number]
        legal = games[game].legal_moves(here.state)
        assert sorted(choice.move for choice in one.choices) == sorted(legal)
        assert one.kind in KINDS[game]
    assert all(one.kind is None and one.reasons is None for one in judged if not one.mistake)


@pytest.mark.parametrize(
    ("game", "played", "best", "reasons", "kind"),
    [
        ("year", "taxes", "privilege small", ["persons-drought"], "privileges"),
        ("year", "taxes", "harvest", ["persons-drought", "refills"], "events"),
        ("year", "build", "taxes", ["points-monks", "refills"], "money"),
        ("year", "floor 1", "floor new", [], "palaces"),
        ("year", "research", "parade", [], "track"),
        ("year", "recruit monk-young", "recruit healer-old", [], "other"),
        ("hoard", "take", "play 7 x1", ["coins-open"], "pile"),
        ("hoard", "play nulla x1", "play 7 x1", [], "dragons"),
        ("hoard", "play 7 x1", "play 7 x2", [], "sets"),
        ("hoard", "play 7 x1", "set 7", [], "sets"),
        ("hoard", "keep", "swap 1 9", [], "remainders"),
        ("hoard", "play 7 x1", "play 8 x1", ["cards-left", "dragons-left"], "dragons"),
        ("hoard", "draw", "play 8 x1", [], "other"),
    ],
)
def test_what_a_mistake_is_about(game: str, played: str, best: str, reasons: list[str], kind: str) -> None:
    told = [Reason(what, Measured(1.0, 0.5, 1.5)) for what in reasons]
    assert kind_of(game, played, best, told) == kind


def test_a_review_says_whom_one_played_like_only_when_it_is_sharp(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Yardstick(2, "by hand", {"novice": (9.0, 8.0, 10.0)})
    monkeypatch.setattr(games.part("year", "analysis"), "ERROR_RATES", (table,))
    quick, sharp = reviews("year")
    assert (quick.like(0), sharp.like(0)) == (None, "novice")
    assert [seat["like"] for seat in msgspec.json.decode(sharp.to_json())["seats"]] == ["novice"] * 2
    assert msgspec.json.decode(quick.to_json())["seats"][0]["like"] is None


def test_a_row_of_a_decision_says_what_it_gained() -> None:
    found = reviews("year")[1]
    rows = list(found.rows())
    gained = {0: 0.0, 1: 0.0}
    for row in rows:
        gained[row["seat"]] += row["gained"]
    assert [gained[one.seat] for one in found.seats] == [pytest.approx(one.win.own.value) for one in found.seats]
    assert {row["gained"] for row in rows if row["verdict"] == "forced"} == {0.0}


@pytest.mark.parametrize("game", GAMES)
def test_the_error_rate_is_what_mistakes_cost_and_nothing_else(game: str) -> None:
    """What cannot be told from the best, or only perhaps, counts as no loss; forced moves do not count at all."""
    for one in reviews(game)[1].seats:
        free = [judged for judged in one.decisions if judged.verdict != "forced"]
        lost = [judged.cost.value for judged in free if judged.verdict in ("doubtful", "bad", "very-bad")]
        assert one.free == len(free) > len(lost)
        assert one.error_rate == pytest.approx(sum(lost) / len(free))
        assert any(judged.cost.value > 0 for judged in free if not judged.mistake), "some seem worse, and do not count"


class Costly:
    """Something to be looked at again, at a price."""

    def __init__(self, need: float, price: int) -> None:
        self.need, self.price, self.count, self.looks = need, price, 1, 0

    def more(self, _: int) -> None:
        self.looks += 1
        self.need /= 2


def test_what_is_too_dear_does_not_keep_cheaper_things_from_being_looked_at() -> None:
    dear, cheap, done = Costly(9.0, 50), Costly(1.0, 3), Costly(0.0, 1)
    spent = list(working._doubled([dear, cheap, done], lambda one: one.need, lambda one: one.price, 10))
    assert (dear.looks, cheap.looks, done.looks) == (0, 3, 0)
    assert spent[-1] == pytest.approx(0.9)


def test_policies_take_turns_rollout_by_rollout() -> None:
    """However rollouts are asked for, number r is the same, and belongs to policy r mod 2."""
    here, move = known("year", 20), np.array([STAY], np.int16)
    players = len(games["year"].scores(here))
    lines = luck("year", here, players, 7)
    whole = lines.roll(move, 0, 12)
    assert np.array_equal(np.concatenate([lines.roll(move, 0, 5), lines.roll(move, 5, 7)]), whole)
    for turn, (weights, heat) in enumerate(games.part("year", "bots").reviewers()):
        alone = Luck("year", here, players, 7, heat, weights=weights).roll(move, 0, 6)
        assert np.array_equal(whole[turn::2], alone)
    assert not np.array_equal(whole[::2], whole[1::2])


def test_what_only_one_policy_finds_bad_is_no_mistake() -> None:
    """However many rollouts there are: that the two halves differ belongs to the interval."""
    one_sided = np.tile([0.8, -0.1], 4000) + np.tile([0.01, 0.01, -0.01, -0.01], 2000)
    both = np.tile([0.5, 0.2], 4000)
    assert verdict_of(race._measured(one_sided, 1.0)) == "equal"
    assert verdict_of(race._measured(both, 1.0)) == "very-bad"
    noise = np.random.default_rng(1).normal(0.3, 0.5, 4000)
    assert race._measured(noise, 1.0).margin < 0.03, "noise alone is not counted twice"


@pytest.mark.parametrize(
    ("low", "verdict"), [(0.0, "equal"), (0.02, "unclear"), (0.04, "doubtful"), (0.08, "bad"), (0.16, "very-bad")]
)
def test_a_mistake_is_one_only_if_the_lower_end_says_so(low: float, verdict: str) -> None:
    assert verdict_of(Measured(0.3, low, 0.6)) == verdict


def test_points_by_source_are_the_points_of_the_same_rollouts() -> None:
    here = known("year", 20)
    rules = games["year"]
    moves = np.array(rules.legal_moves(here)[:2], np.int16)
    seat, now = rules.to_move(here), rules.scores(here)
    luck = Luck("year", here, len(now), 5, HEATS["year"])
    told = causes(luck, moves, seat, 20)
    sources = [index for index, name in enumerate(CAUSES["year"]) if name.startswith("points-")]
    rolled = luck.roll(moves, 0, 20)
    assert np.array_equal(told[:, :, sources].sum(axis=2) + now[seat], rolled[:, :, seat, SCORE])
    assert told[:, :, : sources[0]].sum() > 0, "some person or floor was lost"


def test_coins_by_source_are_at_least_those_that_were_lost() -> None:
    here = known("hoard", 9)
    rules = games["hoard"]
    moves, seat = np.array(rules.legal_moves(here)[:2], np.int16), rules.to_move(here)
    luck = Luck("hoard", here, 3, 5, HEATS["hoard"])
    told = causes(luck, moves, seat, 20)
    rolled = luck.roll(moves, 0, 20)
    lost = rolled[:, :, seat, SCORE] - rules.scores(here)[seat]
    assert (told[:, :, :3].sum(axis=2) >= lost).all()
    assert told[:, :, CAUSES["hoard"].index("rounds-won")].max() >= 1


def test_of_many_rivals_few_are_left_after_many_rollouts() -> None:
    walked = walk(played("year"))
    one = max(Work(walked, [0], 0, None).races.values(), key=lambda each: len(each.legal))
    assert len(one.legal) > race.RIVALS + 1
    one.more(4)
    assert one.running == one.legal
    while one.count < race.HALVED:
        one.more(one.count)
    assert one.played in one.running
    assert len(one.running) <= race.RIVALS + 1
    assert one.best in one.running
