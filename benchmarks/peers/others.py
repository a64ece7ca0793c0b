"""Catanatron, RLCard, PettingZoo's classic games, and Pgx on the CPU."""

import random
import warnings
from typing import Any

from .figures import EngineFigures, rate

GAMES = 1024


def catanatron() -> EngineFigures:
    """Its engine is Python, so what is measured inside is what is measured from Python."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    begun = Game([RandomPlayer(colour) for colour in colours])

    def once() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    def copies() -> int:
        for _ in range(20):
            begun.copy()
        return 20

    decisions, played = sum(once() for _ in range(5)) / 5, rate(once)
    return EngineFigures("Catanatron", "Catan", 4, decisions, inside=played, python=played, copies=rate(copies))


def rlcard() -> EngineFigures:
    """Each of its steps makes an observation and the legal actions, so there is one figure for both."""
    import rlcard

    env, dice = rlcard.make("uno", config={"seed": 1}), random.Random(1)

    def once() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            count += 1
        return count

    decisions, played = sum(once() for _ in range(20)) / 20, rate(once)
    return EngineFigures("RLCard", "uno", env.num_players, decisions, python=played, observed=played)


def pettingzoo() -> EngineFigures:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3

        env = connect_four_v3.raw_env()
    dice = random.Random(1)

    def once() -> int:
        env.reset()
        count = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(int(dice.choice(seen["action_mask"].nonzero()[0])))
                count += 1
        return count

    decisions = sum(once() for _ in range(50)) / 50
    return EngineFigures("PettingZoo", "connect_four", 2, decisions, observed=rate(once))


def pgx(name: str) -> EngineFigures:
    """It plays many games at once or none, so there is one figure for inside and batched."""
    env, step, state, key, jax = _pgx(name)
    carried: dict[str, Any] = {"state": state, "key": key, "ends": 0, "steps": 0}

    def once() -> int:
        carried["state"], carried["key"], ends = step(carried["state"], carried["key"])
        jax.block_until_ready(carried["state"].observation)
        carried["ends"] += int(ends)
        carried["steps"] += GAMES
        return GAMES

    batched = rate(once)
    decisions = carried["steps"] / max(carried["ends"], 1)
    return EngineFigures("Pgx", name, env.num_players, decisions, inside=batched, batched=batched)


def _pgx(name: str) -> tuple[Any, ...]:
    """A step of many games at once, compiled: random legal actions, new games where one has ended."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import jax
        import jax.numpy as jnp
        import pgx as engine
        from pgx.experimental import auto_reset

    env = engine.make(name)
    begin, advance = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> Any:
        key, choice, fresh = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choice, logits, axis=-1)
        state = advance(state, actions, jax.random.split(fresh, GAMES))
        return state, key, state.terminated.sum()

    key = jax.random.PRNGKey(1)
    return env, jax.jit(step), jax.jit(begin)(jax.random.split(key, GAMES)), key, jax
