"""States that come from outside: what a game can come to passes, and nothing else that passes does any harm."""

import json
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from drachenhof.bots.levels import named
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER, SPECTATOR
from drachenhof.engine.layout import dtype_of
from drachenhof.games import games
from drachenhof.search.kernels import LAYOUTS
from drachenhof.states import BadState, check, from_bytes, to_bytes
from tests.conformance.journeys import variants

ROOT = Path(__file__).parents[2]


def walk(name, players, options, seed):
    """The positions of a random game, each with the move that follows."""
    game, chance = games[name], Chance(seed)
    state = game.new(players, **dict(options))
    while game.to_move(state) != OVER:
        chosen = chance.pick(game, state) if game.to_move(state) == CHANCE else chance.choose(game.legal_moves(state))
        yield game.copy(state), chosen
        game.apply(state, chosen)
    yield state, None


@pytest.mark.parametrize("name", list(games))
def test_all_that_a_game_comes_to_passes(name):
    game = games[name]
    for number, options in enumerate(list(variants(game))[::6]):
        players = game.PLAYERS[number % len(game.PLAYERS)]
        for place, (state, move) in enumerate(walk(name, players, options, number)):
            assert check(name, state) is state
            if place % 10 == 0:
                for seat in (SPECTATOR, *range(players)):
                    check(name, game.knowledge(state, seat))
                for _, moment in game.moments(state, move) if move is not None else ():
                    check(name, moment)


@pytest.mark.parametrize("name", list(games))
def test_numbers_of_fields_that_cannot_be_are_refused_in_words(name):
    game = games[name]
    states = [state for state, _ in walk(name, game.PLAYERS[0], (), 1)]
    for field in ({"players", "mover", "stage"}).intersection(dtype_of(LAYOUTS[name]).names or ()):
        for value in (-5, 99, 127):
            for state in states[40::30] or states:
                wrong = game.copy(state)
                wrong[field] = value
                with pytest.raises(BadState, match=f"this is no state of {name}: "):
                    from_bytes(name, wrong.tobytes())


def mutants(name, count, seed):
    """Positions of which a few bytes are others."""
    dice, game, found = random.Random(seed), games[name], list[bytes]()
    options = list(variants(game))
    while len(found) < count:
        chosen = dice.choice(options)
        states = [state for state, _ in walk(name, dice.choice(game.PLAYERS), chosen, dice.randrange(1000))]
        for _ in range(count // 4):
            data = bytearray(dice.choice(states).tobytes())
            for _ in range(dice.randint(1, 3)):
                place = dice.randrange(min(len(data), dice.choice((32, 64, len(data)))))
                near = (data[place] + dice.choice((-1, 1))) % 256
                data[place] = dice.choice((near, near, dice.randrange(256), dice.randrange(8)))
            found.append(bytes(data))
    return found[:count]


def play_on(name, data, seed):
    """Play what passes to its end; how many moves that took, or None if it does not pass."""
    game, chance = games[name], Chance(seed)
    try:
        state = from_bytes(name, data)
    except BadState:
        return None
    game.view(state)
    state = game.resample(state, np.random.default_rng(seed))
    moves = 0
    while game.to_move(state) >= CHANCE:
        legal = game.legal_moves(state)
        assert legal, "nothing is legal, and the game is not over"
        game.apply(state, chance.pick(game, state) if game.to_move(state) == CHANCE else chance.choose(legal))
        moves += 1
        assert moves <= game.FACTS.longest
    game.view(state)
    return moves


def fuzz(name, count, seed):
    """What came of many mutants: how many passed, and how many moves they were played on."""
    played = [play_on(name, data, seed + place) for place, data in enumerate(mutants(name, count, seed))]
    passed = [moves for moves in played if moves is not None]
    return {"passed": len(passed), "refused": len(played) - len(passed), "moves": sum(passed)}


@pytest.mark.slow
@pytest.mark.parametrize("name", list(games))
def test_bytes_of_anybody_neither_crash_nor_hang(name):
    """In a process of its own: a state that the rules cannot be trusted with would end it, or never let it end."""
    program = f"import json; from {__name__} import fuzz; print(json.dumps(fuzz({name!r}, 400, 5)))"
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert told["refused"] > 100
    assert told["passed"] > 20
    assert told["moves"] > min(1000, told["passed"])  # a game may be over soon


@pytest.mark.parametrize("name", list(games))
def test_any_bytes_at_all(name):
    size, dice = dtype_of(LAYOUTS[name]).itemsize, random.Random(3)
    for _ in range(200):
        with pytest.raises(BadState):
            from_bytes(name, dice.randbytes(size))


@pytest.mark.parametrize("name", list(games))
@pytest.mark.parametrize("bot", ["random", "greedy", "courtier"])
def test_bots_say_where_nobody_decides(name, bot):
    game, rng = games[name], np.random.default_rng(1)
    player = named(name, bot)
    begun = game.new(2)
    with pytest.raises(ValueError, match="it is chance's turn"):
        player.decide(begun, player.budget, rng)
    *_, (ended, _) = walk(name, 2, (), 1)
    with pytest.raises(ValueError, match="the game is over"):
        player.decide(ended, player.budget, rng)


def test_bots_refuse_what_another_seat_knows():
    game, rng = games["hoard"], np.random.default_rng(1)
    state = next(state for state, _ in walk("hoard", 2, (), 1) if game.to_move(state) == 0)
    for name in ("random", "greedy", "courtier"):
        bot = named("hoard", name)
        with pytest.raises(ValueError, match=r"seat 0 is to decide.*knowledge\(state, 0\)"):
            bot.decide(game.knowledge(state, 1), bot.budget, rng)
        assert bot.decide(game.knowledge(state, 0), bot.budget, rng).move in game.legal_moves(state)


def test_bytes_that_are_checked_are_the_same():
    state = games["year"].new(2)
    assert from_bytes("year", to_bytes("year", state)).tobytes() == state.tobytes()
