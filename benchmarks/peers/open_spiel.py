"""Three card games of OpenSpiel, in C++ and from Python."""

import random
from typing import Any

from .figures import EngineFigures, Once, rate

GAMES = ("crazy_eights", "hearts", "oh_hell")
SIMULATIONS = 200
CHOICES = 4  # that a search has at least


def row(name: str) -> EngineFigures:
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(1)
    decisions = sum(_play(game, dice, _nothing) for _ in range(30)) / 30
    first = game.new_initial_state()
    look = observer(game)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def inside() -> int:
        """Games of its own random bots in its own loop, all of it C++."""
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, dice.getrandbits(31))
        return round(decisions)

    return EngineFigures(
        "OpenSpiel",
        name,
        game.num_players(),
        decisions,
        inside=rate(inside),
        python=(played := rate(driven(game, dice))),
        applied=played,
        observed=rate(lambda: _play(game, dice, look)),
        copies=rate(lambda: _copies(first)),
        search=rate(_searched(game, dice)),
    )


def driven(game: Any, dice: random.Random) -> Once:
    """A random game from Python, move by move."""
    return lambda: _play(game, dice, _nothing)


def _nothing(_: Any) -> None:
    pass


def observer(game: Any) -> Any:
    """Its quickest way to see: the tensor that the game has written into one NumPy array, and the mask as a list."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    recalls = not game.get_type().provides_observation_tensor
    seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recalls))

    def look(state: Any) -> None:
        seen.set_from(state, state.current_player())
        state.legal_actions_mask()

    return look


def _play(game: Any, dice: random.Random, look: Any) -> int:
    """A random game from Python; its decisions. Chance moves that are all equally likely are picked the quick way."""
    state, count, pick = game.new_initial_state(), 0, dice.random
    while not state.is_terminal():
        if state.is_chance_node():
            moves = state.legal_actions()
        else:
            look(state)
            moves = state.legal_actions()
            count += 1
        state.apply_action(moves[int(pick() * len(moves))])
    return count


def _copies(state: Any, times: int = 1000) -> int:
    for _ in range(times):
        state.clone()
    return times


def _searched(game: Any, dice: random.Random) -> Once:
    """Its C++ search at the first decision with a real choice; a forced one would be no search at all."""
    import pyspiel

    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < CHOICES:
        state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal():  # a short game without one: another
            state = game.new_initial_state()
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, 100, False, 1, False)

    def once() -> int:
        bot.step(state.clone())
        return SIMULATIONS

    return once
