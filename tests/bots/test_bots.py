"""Bots decide legally, from knowledge alone, and the same for the same seed."""

import copy
import pickle
import re
from itertools import count
from pathlib import Path
from threading import Event

import numpy as np
import pytest

import drachenhof
from drachenhof.bots import LEVELS, Budget
from drachenhof.bots import searcher as searcher_module
from drachenhof.bots.levels import named
from drachenhof.chance import Chance
from drachenhof.games.hoard.search import outcome as hoard_outcome
from tests.budget import extra

YEAR = drachenhof.games["year"]
OPTIONS = [{}, {"great_wall": True, "super_event": "random"}, {"super_event": "earthquake"}, {"super_event": "charter"}]


def opening(players=3, seed=1, **options):
    """The first decision of a game."""
    state, chance = YEAR.new(players, **options), Chance(seed)
    while YEAR.to_move(state) == drachenhof.CHANCE:
        YEAR.apply(state, chance.pick(YEAR, state))
    return state


def decided(name, state, seed=1, budget=None, **more):
    bot = named("year", name)
    known = YEAR.knowledge(state, YEAR.to_move(state))
    return bot.decide(known, budget or Budget(simulations=40), np.random.default_rng(seed), **more)


def in_turn(names, options):
    """Each bot with one of the options, which take turns; the others are extra."""
    others = [(name, one) for at, name in enumerate(names) for one in options if one != options[at % len(options)]]
    return [*((name, options[at % len(options)]) for at, name in enumerate(names)), *extra(*others)]


@pytest.mark.parametrize(("name", "options"), in_turn(LEVELS["year"], OPTIONS), ids=str)
def test_every_bot_plays_a_whole_game_legally(name, options):
    players = 2 + len(name) % 4
    state, chance = YEAR.new(players, **options), Chance(3)
    rng = np.random.default_rng(5)
    bot = named("year", name)
    while (seat := YEAR.to_move(state)) != drachenhof.OVER:
        if seat == drachenhof.CHANCE:
            YEAR.apply(state, chance.pick(YEAR, state))
        else:
            known = YEAR.knowledge(state, seat)
            before = known.tobytes()
            YEAR.apply(state, bot.decide(known, Budget(simulations=4), rng).move)
            assert known.tobytes() == before, "a bot leaves what it is handed as it was"
    assert YEAR.to_move(state) == drachenhof.OVER


HOARD_OPTIONS = [
    {},
    {"peek": True, "answer_fives": True, "long_protecto": True},
    {"abilities": "cumulative", "curses": True, "count_all_backs": True},
]


@pytest.mark.parametrize(("name", "options"), in_turn(LEVELS["hoard"], HOARD_OPTIONS), ids=str)
def test_every_bot_plays_drachensachen_legally(name, options):
    hoard = drachenhof.games["hoard"]
    state, chance = hoard.new(2 + len(name) % 5, **options), Chance(3)
    rng, bot = np.random.default_rng(5), named("hoard", name)
    for _ in range(1500):
        seat = hoard.to_move(state)
        if seat == drachenhof.OVER:
            return
        if seat == drachenhof.CHANCE:
            hoard.apply(state, chance.pick(hoard, state))
        else:
            hoard.apply(state, bot.decide(hoard.knowledge(state, seat), Budget(simulations=4), rng).move)


@pytest.mark.parametrize("name", ["greedy", "courtier", "plain"])
@pytest.mark.parametrize("seed", range(4))
def test_what_a_bot_cannot_know_does_not_change_its_choice(name, seed):
    """Other hands are dealt anew within what the seat knows; the bot, with the same seed, decides the same."""
    hoard = drachenhof.games["hoard"]
    state, chance, rng = hoard.new(3, abilities="cumulative"), Chance(seed), np.random.default_rng(seed)
    bot, compared = named("hoard", name), 0
    while compared < 25 and (seat := hoard.to_move(state)) != drachenhof.OVER:
        if seat == drachenhof.CHANCE:
            hoard.apply(state, chance.pick(hoard, state))
            continue
        other = hoard.resample(hoard.knowledge(state, seat), rng)
        decisions = [
            bot.decide(hoard.knowledge(one, seat), Budget(simulations=30), np.random.default_rng(9))
            for one in (state, other)
        ]
        assert decisions[0] == decisions[1]
        compared += other.tobytes() != state.tobytes()
        hoard.apply(state, chance.choose(hoard.legal_moves(state)))
    assert compared >= 10, "the hands really differed"


@pytest.mark.parametrize("name", ["novice", "courtier", "plain"])
def test_the_same_seed_decides_the_same(name):
    state = opening()
    first, again = decided(name, state, seed=7), decided(name, state, seed=7)
    assert first == again


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_simulations_are_spent_exactly_and_shared_out(threads):
    decision = decided("prince", opening(), budget=Budget(simulations=101, threads=threads))
    assert decision.simulations == 101
    assert sum(choice.visits for choice in decision.choices) == 101
    assert decision == decided("prince", opening(), budget=Budget(simulations=101, threads=threads))


def test_choices_come_best_first_with_chances_and_scores():
    state = opening(players=4)
    decision = decided("prince", state, budget=Budget(simulations=300))
    assert [choice.visits for choice in decision.choices] == sorted(
        (choice.visits for choice in decision.choices), reverse=True
    )
    assert {choice.move for choice in decision.choices} == set(YEAR.legal_moves(state))
    best = decision.choices[0]
    assert decision.move == best.move
    assert 0 <= best.win <= 1
    assert 0 <= best.value <= 1
    assert 20 < best.score < 150


def test_a_search_can_be_cancelled():
    stop = Event()
    stop.set()
    decision = decided("emperor", opening(), budget=Budget(milliseconds=60_000, threads=2), cancel=stop)
    assert decision.move in YEAR.legal_moves(opening())
    assert 0 < decision.simulations < 1000


def test_a_full_tree_goes_on_with_what_it_has(monkeypatch):
    monkeypatch.setattr(searcher_module, "NODES", 50)
    state = opening(players=2)
    decision = decided("prince", state, budget=Budget(simulations=200))
    assert decision.simulations == 200
    assert decision.move in YEAR.legal_moves(state)


def test_a_single_choice_needs_no_thought():
    state = opening(players=2)
    for move in ("draft monk healer", "place 1", "place 1", "draft monk scholar", "place 1", "place 1"):
        YEAR.apply(state, YEAR.from_text(state, move))
    while len(YEAR.legal_moves(state)) != 1:
        YEAR.apply(state, YEAR.legal_moves(state)[-1])
    decision = decided("emperor", state, budget=Budget(milliseconds=60_000))
    assert decision.simulations == 0
    assert [choice.move for choice in decision.choices] == [decision.move]


@pytest.mark.parametrize("name", LEVELS["year"])
def test_the_move_is_the_first_of_the_choices(name):
    decision = decided(name, opening())
    assert decision.choices[0].move == decision.move


def test_the_greedy_takes_what_is_worth_most():
    decision = decided("greedy", opening())
    assert [choice.value for choice in decision.choices] == sorted((c.value for c in decision.choices), reverse=True)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "-5",
        "ms",
        "3.5",
        "10 minutes",
        "0ms",
        "nan",
        "inf",
        "٣",
        "9" * 5000,
        "1000000001",
        "0.0001ms",
        "86401s",
    ],
)
def test_a_budget_that_means_nothing_is_refused(text):
    with pytest.raises(ValueError, match="a budget is"):
        Budget.parse(text)


@pytest.mark.parametrize(
    ("text", "budget"),
    [("500", Budget(500)), ("100ms", Budget(None, 100)), ("2s", Budget(None, 2000)), (" 7 ", Budget(7))],
)
def test_a_budget_is_read(text, budget):
    assert Budget.parse(text) == budget


@pytest.mark.parametrize(
    "text",
    ["1", "1000000000", "0.001ms", "0.0125ms", "33.333ms", "0.1s", "1000s", "1000000ms", "86400s", "1234567.8ms"],
)
def test_what_a_budget_is_called_is_read_as_the_same(text):
    assert Budget.parse(str(Budget.parse(text))) == Budget.parse(text)


@pytest.mark.parametrize(
    "limits",
    [
        {},
        {"simulations": 0},
        {"simulations": -1},
        {"milliseconds": -5.0},
        {"milliseconds": float("nan")},
        {"simulations": 5, "milliseconds": 0},
        {"simulations": 5, "threads": 0},
    ],
    ids=str,
)
def test_a_budget_without_sense_cannot_be_made(limits):
    with pytest.raises(ValueError, match="a budget is"):
        Budget(**limits)


def test_of_two_limits_the_first_that_is_reached_counts(monkeypatch):
    both = Budget(simulations=3_000, milliseconds=1000)
    monkeypatch.setattr(searcher_module, "perf_counter", lambda: 0.0)
    assert decided("courtier", opening(), budget=both).simulations == 3_000
    seconds = count(step=0.5)
    monkeypatch.setattr(searcher_module, "perf_counter", lambda: next(seconds))
    assert 0 < decided("courtier", opening(), budget=both).simulations < 3_000


def test_an_unknown_bot_is_named_with_those_that_there_are():
    with pytest.raises(KeyError, match=r"no bot 'dragon' plays year; there are: random, .*emperor"):
        named("year", "dragon")
    with pytest.raises(KeyError, match="no game 'chess'; there are: year, hoard"):
        named("chess", "emperor")


def test_the_example_on_the_page_runs(capsys):
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
    code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    exec(compile(code, "docs/bots.md", "exec"), {})
    assert re.fullmatch(r"draft \S+ \S+ \d+ [\d.]+ [\d.]+\n", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("lost", "shares"),
    [((3, 3, 3, 9), (1 / 3, 1 / 3, 1 / 3, 0)), ((1, 2, 1, 5), (0.5, 0, 0.5, 0)), ((9, 0, 1, 1), (0, 1, 0, 0))],
)
def test_those_who_lost_the_fewest_share_the_win(lost, shares):
    state = drachenhof.games["hoard"].new(4)
    for seat, coins in enumerate(lost):
        state[0].holdings[seat]["lost"] = coins
    share = getattr(hoard_outcome.won, "py_func", hoard_outcome.won)
    assert [share(state[0], seat) for seat in range(4)] == pytest.approx(shares)


@pytest.mark.parametrize("game", LEVELS)
def test_bots_are_copied_and_pickled(game):
    module, chance = drachenhof.games[game], Chance(1)
    state = module.new(3)
    while module.to_move(state) == drachenhof.CHANCE:
        module.apply(state, chance.pick(module, state))
    known = module.knowledge(state, module.to_move(state))
    for name in LEVELS[game]:
        bot = named(game, name)
        decisions = {
            str(one.decide(known, Budget(simulations=8), np.random.default_rng(1)))
            for one in (bot, copy.deepcopy(bot), pickle.loads(pickle.dumps(bot)))
        }
        assert len(decisions) == 1
