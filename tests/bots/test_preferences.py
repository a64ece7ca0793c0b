"""Bots with a taste: they take what they like, but only where it costs little."""

import re
from collections import Counter

import numpy as np
import pytest

from drachenhof.bots import Budget
from drachenhof.bots.levels import named
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER
from drachenhof.games import games
from tests.budget import extra

DRAGON = "^(play|open) .*(nulla|protecto|extermino)"
LIKES = [
    ("year", "builder", "^build", 1),
    ("hoard", "raider", DRAGON, 1),
    *extra(("year", "collector", "^privilege", 1), ("year", "seer", "^(fireworks|harvest|parade)", 1)),
    ("hoard", "keeper", DRAGON, -1),
]
QUICK = Budget(simulations=40)
MOST = 0.11  # by which all likings of one choice may move its value


@pytest.mark.parametrize(("game", "style", "pattern", "sign"), LIKES)
def test_it_does_what_it_likes_more_often_where_that_costs_little(game: str, style: str, pattern: str, sign: int):
    rules, chance, chosen = games[game], Chance(3), Counter[str]()
    state = rules.new(3)
    plain, styled = named(game, "courtier"), named(game, style)
    for number in range(150):
        while (seat := rules.to_move(state)) == CHANCE:
            rules.apply(state, chance.pick(rules, state))
        if seat == OVER:
            break
        known = rules.knowledge(state, seat)
        one, other = [bot.decide(known, QUICK, np.random.default_rng(number)) for bot in (plain, styled)]
        for name, decision in (("plain", one), ("styled", other)):
            chosen[name] += bool(re.search(pattern, rules.to_text(known, decision.move)))
        values = {choice.move: choice.value for choice in one.choices}
        assert values[other.move] >= values[one.move] - MOST
        assert sorted(choice.move for choice in other.choices) == sorted(values)
        assert other.choices[0].move == other.move
        rules.apply(state, one.move)
    assert sign * (chosen["styled"] - chosen["plain"]) > 0, chosen
