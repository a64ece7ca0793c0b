"""What a net adds to the policy of Year: the same bits everywhere, only with its own layout, and no PyTorch to play."""

import json
import os
import subprocess
import sys
from threading import Event
from typing import Any

import numpy as np
import pytest

import drachenhof
from drachenhof.bots import Budget, named
from drachenhof.bots.searcher import Searcher
from drachenhof.bots.year import FIRST_SEARCH, NET
from drachenhof.chance import Chance
from drachenhof.search import net
from drachenhof.search.guess import rank
from drachenhof.search.hoard import outcome
from drachenhof.search.year import nets
from drachenhof.search.year.learned import LAYOUT_HASH, NET_WEIGHTS
from drachenhof.search.year.worth import WEIGHTS

YEAR = drachenhof.games["year"]


def positions(count, every=9, players=4, seed=1):
    """Decisions of a random game with all options."""
    state, chance, seen = YEAR.new(players, great_wall=True, super_event="random"), Chance(seed), 0
    found: list[Any] = []
    while len(found) < count and (seat := YEAR.to_move(state)) != drachenhof.OVER:
        if seat == drachenhof.CHANCE:
            YEAR.apply(state, chance.pick(YEAR, state))
            continue
        legal = YEAR.legal_moves(state)
        seen += len(legal) > 1
        if len(legal) > 1 and seen % every == 0:
            found.append(YEAR.knowledge(state, seat))
        YEAR.apply(state, chance.choose(legal))
    return found


def worths(known, weights):
    """What the policy thinks of each legal move."""
    named("year", "greedy").prepare()
    moves = np.array(YEAR.legal_moves(known), np.int16)
    found = np.zeros(len(moves))
    rank(known, moves, found, weights)
    return found


def some_net(seed=3):
    return np.random.default_rng(seed).normal(0, 0.2, NET_WEIGHTS).astype(np.float16)


# The same everywhere


def test_the_layers_are_the_same_bits_compiled_and_interpreted():
    rng = np.random.default_rng(1)
    weights, out = rng.normal(size=101 * 32).astype(np.float32), rng.normal(size=33 * 20).astype(np.float32)
    places, amounts = rng.permutation(100)[:30].astype(np.float64), rng.normal(size=30)
    told = []
    layers: tuple[Any, ...] = (net.add_inputs, net.bend, net.read_out)
    for add, bend, read in (layers, tuple(getattr(one, "py_func", one) for one in layers)):
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
from tests.bots.test_learned import nets, positions, some_net, worths
print("".join(worths(one, nets.pack(some_net())).tobytes().hex() for one in positions(6)))
"""


def test_the_policy_is_the_same_bits_compiled_and_interpreted():
    run = subprocess.run(
        [sys.executable, "-c", INTERPRETED],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled = "".join(worths(one, nets.pack(some_net())).tobytes().hex() for one in positions(6))
    assert run.stdout.strip() == compiled


def test_a_net_that_says_nothing_leaves_the_policy_as_it_is():
    silent = nets.pack(np.zeros(NET_WEIGHTS, np.float16))
    for known in positions(12):
        assert worths(known, silent).tolist() == worths(known, WEIGHTS).tolist()


def test_a_net_has_its_say_at_every_kind_of_decision():
    weights = nets.pack(some_net())
    differ = [
        (worths(known, weights) - worths(known, WEIGHTS)).std() > 0 for known in positions(30, 3) if len(known) == 1
    ]
    assert np.mean(differ) > 0.8  # of equal places to live in the net cannot tell one from the other


def test_the_same_seed_decides_the_same_with_a_net_and_every_setting():
    settings = {**FIRST_SEARCH, "calm": 0.2, "prize": 0.3, "common": 1}
    bot = Searcher("year", Budget(simulations=60), settings, weights=nets.pack(some_net()))
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
    assert len(nets.learned(NET)) > len(WEIGHTS)
    card = json.loads((nets.FOLDER / f"{NET}.json").read_text())
    assert card["layout"] == LAYOUT_HASH
    assert {"made", "plan", "rounds", "minutes", "gate"} <= set(card)


def test_a_net_is_kept_and_read(tmp_path):
    flat = some_net()
    name = nets.write(flat, {"made": "here"}, tmp_path)
    assert name == nets.name_of(flat)
    assert nets.read(name, tmp_path).tobytes() == flat.tobytes()


@pytest.mark.parametrize("spoilt", ["layout", "bytes", "cut", "card", "gone"])
def test_a_net_that_does_not_fit_is_refused(tmp_path, spoilt):
    name = nets.write(some_net(), {}, tmp_path)
    card, weights = tmp_path / f"{name}.json", tmp_path / f"{name}.f2"
    if spoilt == "layout":
        card.write_text(card.read_text().replace(LAYOUT_HASH, "0123456789abcdef"))
    elif spoilt == "bytes":
        weights.write_bytes(b"\x01" + weights.read_bytes()[1:])
    elif spoilt == "cut":
        weights.write_bytes(weights.read_bytes()[:-2])
    elif spoilt == "card":
        card.write_text("{")
    else:
        weights.unlink()
    with pytest.raises(nets.WrongNet):
        nets.read(name, tmp_path)


def test_without_a_net_that_fits_the_hand_made_policy_plays():
    assert nets.learned("policy-of-nobody") is WEIGHTS


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
