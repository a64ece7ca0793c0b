"""Is the coach right? What it warns of, compared again with forty times its rollouts, and by one policy alone.

    python benchmarks/coach.py year --warnings 60 --into coach.jsonl

`novice` plays at all four seats, as in a coached game. At decisions that are drawn by lot the coach is asked; where it
would warn, one of the choices that it warns of, by lot, is compared with the one that it would make itself: by
`analysis.compare` with another seed and up to `LONG` rollouts, and by the hand-made policy alone with `OTHER` of each.
Every warning is a line of JSON as it comes; the last line sums up: how many of them cost something beyond doubt, how
many gain something beyond doubt, and what they cost on the mean, with 95 % intervals.
"""

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count, islice
from pathlib import Path
from typing import Any

import numpy as np

from drachenhof.analysis.coaching import ROLLOUTS, coach
from drachenhof.analysis.comparing import compare
from drachenhof.analysis.measuring import Effort, handmade, luck, margin
from drachenhof.arena.statistics import Estimate, by_blocks, mean, share
from drachenhof.bots.levels import named
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, Knowledge
from drachenhof.games import games
from drachenhof.records import Play
from drachenhof.search.rollouts import PLACE

BOT, PLAYERS = "novice", 4
OFTEN = 0.1  # of all decisions at which the coach is asked
LONG, PRECISION = 40 * ROLLOUTS, 0.03
OTHER = 2_048


def decisions(game: str, rng: np.random.Generator) -> Iterator[Knowledge]:
    """Some decisions of one game of beginners, as who decides knows them."""
    rules, bot, chance = games[game], named(game, BOT), Chance(seed=int(rng.integers(1 << 62)))
    play = Play(rules, rules.new(PLAYERS))
    while not play.over:
        if play.to_move == CHANCE:
            play.apply(chance.pick(rules, play.state))
            continue
        known = rules.knowledge(play.state, play.to_move)
        if len(rules.legal_moves(known)) > 1 and rng.random() < OFTEN:
            yield known
        play.apply(bot.decide(known, bot.budget, rng).move)


def warnings(game: str, seed: int) -> Iterator[dict[str, Any]]:
    """Warnings, each compared again; those of one game after the other."""
    asked = 0
    for number in count():
        rng = np.random.default_rng((seed, number))
        for known in decisions(game, rng):
            asked += 1
            found = coach(game, known)
            if found.better and found.costly:
                warned = found.costly[int(rng.integers(len(found.costly)))]
                told = {"game": number, "asked": asked, "warned": warned.cost.value, "low": warned.cost.low}
                yield told | again(game, known, found.better[0], warned.move, int(rng.integers(1 << 50)))


def again(game: str, known: Knowledge, better: int, warned: int, seed: int) -> dict[str, Any]:
    """What a choice costs against another one: by long comparison, and by one policy; each with its interval."""
    long = compare(game, known, Effort(PRECISION, LONG), moves=(better, warned), played=warned, seed=seed)
    cost = long.of(better if long.best.move == warned else warned).cost
    long_cost = -cost.value if long.best.move == warned else cost.value
    seat, players = games[game].to_move(known), len(games[game].scores(known))
    lines = luck(game, known, players, seed, policies=handmade(game))
    rolled = lines.roll(np.array((better, warned), np.int16), 0, OTHER)
    lost = rolled[:, 0, seat, PLACE] - rolled[:, 1, seat, PLACE]
    return {"long": long_cost, "long_off": cost.margin, "other": float(lost.mean()), "other_off": margin(lost)}


def summed(told: list[dict[str, Any]]) -> dict[str, Any]:
    """How often a warning was right, by either yardstick; games are the blocks."""

    def of(estimate: Callable[[Sequence[float], Sequence[int]], Estimate], values: Iterable[float]) -> dict[str, Any]:
        return by_blocks(estimate, zip((one["game"] for one in told), values, strict=True)).as_json()

    def by(name: str) -> dict[str, Any]:
        costs, off = np.array([(one[name], one[f"{name}_off"]) for one in told]).T
        return {"costs": of(share, costs > off), "gains": of(share, costs < -off), "cost": of(mean, costs)}

    warned = of(mean, [one["warned"] for one in told])
    return {
        "warnings": len(told),
        "asked": told[-1]["asked"],
        "warned": warned,
        "long": by("long"),
        "other": by("other"),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(games))
    parser.add_argument("--warnings", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path)
    told = parser.parse_args()
    found: list[dict[str, Any]] = []
    for one in islice(warnings(told.game, told.seed), told.warnings):
        found.append(one)
        print(json.dumps(one), flush=True)
    summary = json.dumps(summed(found))
    print(summary)
    if told.into is not None:
        told.into.write_text("\n".join([*map(json.dumps, found), summary]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
