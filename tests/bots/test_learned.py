"""What a net adds to a policy: the same bits everywhere, only with its own layout, and no PyTorch to play."""

import json
import os
import subprocess
import sys
from threading import Event
from typing import Any

import numba
import numpy as np
import pytest

import drachenhof
from drachenhof.bots import Budget
from drachenhof.bots.levels import named
from drachenhof.bots.searcher import Searcher
from drachenhof.chance import Chance
from drachenhof.games.hoard.search import outcome
from drachenhof.games.year.bots import FIRST_SEARCH, NET
from drachenhof.search import net, nets
from drachenhof.search.guess import rank
from drachenhof.search.kernels import WEIGHTS

GAMES = {
    "year": {"great_wall": True, "super_event": "random"},
    "hoard": {"abilities": "cumulative", "curses": True, "peek": True},
}


def positions(count, every=9, game="year", seed=1):
    """Decisions of a random game of four with all options."""
    rules, chance, seen = drachenhof.games[game], Chance(seed), 0
    state = rules.new(4, **GAMES[game])
    found: list[Any] = []
    while len(found) < count and (seat := rules.to_move(state)) != drachenhof.OVER:
        if seat == drachenhof.CHANCE:
            rules.apply(state, chance.pick(rules, state))
            continue
        legal = rules.legal_moves(state)
        seen += len(legal) > 1
        if len(legal) > 1 and seen % every == 0:
            found.append(rules.knowledge(state, seat))
        rules.apply(state, chance.choose(legal))
    return found


def worths(known, weights, game="year"):
    """What the policy thinks of each legal move."""
    named(game, "greedy").prepare()
    moves = np.array(drachenhof.games[game].legal_moves(known), np.int16)
    found = np.zeros(len(moves))
    rank(known, moves, found, weights)
    return found


def some_net(game="year", seed=3):
    return np.random.default_rng(seed).normal(0, 0.2, nets.shape(game).weights).astype(np.float16)


def some_weights(game):
    return nets.pack(game, some_net(game))


every_game = pytest.mark.parametrize("game", GAMES)


# The same everywhere


def test_the_layers_are_the_same_bits_compiled_and_interpreted():
    rng = np.random.default_rng(1)
    weights, out = rng.normal(size=101 * 32).astype(np.float32), rng.normal(size=33 * 20).astype(np.float32)
    places, amounts = rng.permutation(100)[:30].astype(np.float64), rng.normal(size=30)
    told = []
    rules: tuple[Any, ...] = (net.add_inputs, net.bend, net.read_out)
    layers = [getattr(one, "py_func", one) for one in rules]
    for add, bend, read in (layers, [numba.njit(one, error_model="numpy") for one in layers]):
        sums, found = np.zeros(32, np.float32), np.zeros(6, np.float32)
        add(places, amounts, 30, weights, sums)
        bend(sums)
        read(sums, out, 20, 5, found)
        told.append(sums.tobytes() + found.tobytes())
    assert told[0] == told[1]
    by_hand = weights[-32:] + amounts.astype(np.float32) @ weights[:-32].reshape(100, 32)[places.astype(int)]
    assert np.allclose(sums, np.maximum(by_hand, 0), atol=1e-4)
    assert np.allclose(found, out[-20:][5:11] + sums @ out[:-20].reshape(32, 20)[:, 5:11], atol=1e-3)


INTERPRETED = """
from tests.bots.test_learned import GAMES, thoughts
print("".join(thoughts(game) for game in GAMES))
"""


def thoughts(game):
    weights = some_weights(game)
    return "".join(worths(one, weights, game).tobytes().hex() for one in positions(6, game=game))


def test_the_policy_is_the_same_bits_compiled_and_interpreted():
    run = subprocess.run(
        [sys.executable, "-c", INTERPRETED],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == "".join(thoughts(game) for game in GAMES)


@every_game
def test_a_net_that_says_nothing_leaves_the_policy_as_it_is(game):
    silent = nets.pack(game, np.zeros(nets.shape(game).weights, np.float16))
    for known in positions(12, game=game):
        assert worths(known, silent, game).tolist() == worths(known, WEIGHTS[game], game).tolist()


@every_game
def test_a_net_has_its_say_at_every_kind_of_decision(game):
    weights = some_weights(game)
    differ = [
        (worths(known, weights, game) - worths(known, WEIGHTS[game], game)).std() > 0
        for known in positions(30, 3, game)
    ]
    assert np.mean(differ) > 0.8  # of equal places to live, or cards to turn up, the net cannot tell one from the other


@every_game
def test_a_net_is_told_nothing_that_its_seat_cannot_know(game):
    rules, weights, rng = drachenhof.games[game], some_weights(game), np.random.default_rng(2)
    for known in positions(8, game=game):
        other = rules.resample(known, rng)
        assert rules.legal_moves(other) == rules.legal_moves(known)
        assert worths(other, weights, game).tobytes() == worths(known, weights, game).tobytes()


def test_the_same_seed_decides_the_same_with_a_net_and_every_setting():
    settings = {**FIRST_SEARCH, "calm": 0.2, "prize": 0.3, "common": 1}
    bot = Searcher("year", Budget(simulations=60), settings, weights=some_weights("year"))
    for known in positions(3):
        first, again = (bot.decide(known, bot.budget, np.random.default_rng(5)) for _ in range(2))
        assert first == again
        assert sum(choice.visits for choice in first.choices) in (60, len(first.choices))


def test_a_search_with_a_net_can_be_cancelled():
    stop = Event()
    stop.set()
    decision = named("year", "emperor").decide(
        positions(1)[0], Budget(milliseconds=60_000), np.random.default_rng(1), stop
    )
    assert decision.simulations < 1000


# What may be used


def test_the_emperor_plays_with_the_net_that_comes_with_the_package():
    assert len(nets.learned("year", NET)) > len(WEIGHTS["year"])
    card = json.loads((nets.folder_of("year") / f"{NET}.json").read_text())
    assert card["layout"] == nets.shape("year").layout
    assert {"made", "plan", "rounds", "minutes", "gate"} <= set(card)


def test_a_net_is_kept_and_read(tmp_path):
    flat = some_net()
    name = nets.write("year", flat, {"made": "here"}, tmp_path)
    assert name == nets.name_of(flat)
    assert nets.read("year", name, tmp_path).tobytes() == flat.tobytes()


def test_a_net_of_another_game_is_refused(tmp_path):
    name = nets.write("year", some_net(), {}, tmp_path)
    with pytest.raises(nets.WrongNet, match="layout"):
        nets.read("hoard", name, tmp_path)


@pytest.mark.parametrize("spoilt", ["layout", "bytes", "cut", "card", "gone"])
def test_a_net_that_does_not_fit_is_refused(tmp_path, spoilt):
    name = nets.write("year", some_net(), {}, tmp_path)
    card, weights = tmp_path / f"{name}.json", tmp_path / f"{name}.f2"
    if spoilt == "layout":
        card.write_text(card.read_text().replace(nets.shape("year").layout, "0123456789abcdef"))
    elif spoilt == "bytes":
        weights.write_bytes(b"\x01" + weights.read_bytes()[1:])
    elif spoilt == "cut":
        weights.write_bytes(weights.read_bytes()[:-2])
    elif spoilt == "card":
        card.write_text("{")
    else:
        weights.unlink()
    with pytest.raises(nets.WrongNet):
        nets.read("year", name, tmp_path)


def test_without_a_net_that_fits_the_hand_made_policy_plays():
    assert nets.learned("year", "policy-of-nobody") is WEIGHTS["year"]


PLAYS = """
import sys, numpy as np
from tests.bots.test_learned import Budget, named, positions
named("year", "emperor").decide(positions(1)[0], Budget(simulations=8), np.random.default_rng(1))
print("torch" in sys.modules)
"""


def test_nobody_needs_pytorch_to_play():
    assert subprocess.run([sys.executable, "-c", PLAYS], capture_output=True, text=True, check=True).stdout == "False\n"


# The worth of a whole game of Drachensachen


@pytest.mark.parametrize("lost", [(0, 0, 0), (3, 9, 14), (20, 20, 1), (5, 26, 6)])
def test_the_chances_of_all_seats_are_one_together(lost):
    state = drachenhof.games["hoard"].new(3)
    for seat, coins in enumerate(lost):
        state[0].holdings[seat]["lost"] = coins
    chance = getattr(outcome.chance_to_win, "py_func", outcome.chance_to_win)
    chances = [chance(state[0], seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert [chances[seat] for seat in np.argsort(lost)] == sorted(chances, reverse=True)


def test_a_lead_counts_more_when_the_end_is_near():
    state = drachenhof.games["hoard"].new(2)
    chance = getattr(outcome.chance_to_win, "py_func", outcome.chance_to_win)
    leads = []
    for behind in (4, 12, 20):
        state[0].holdings[0]["lost"], state[0].holdings[1]["lost"] = behind - 4, behind
        leads.append(chance(state[0], 0))
    assert leads == sorted(leads)
    assert leads[0] < leads[-1]
