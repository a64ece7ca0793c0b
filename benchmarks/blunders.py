"""Does the review find what is wrong? Blunders planted in strong games, and the error rates of bots.

    python benchmarks/blunders.py year --blunders 200
    python benchmarks/blunders.py year --rates emperor novice --games 20

A blunder is planted in a game of the bot `--bot`: at a random decision the seat plays a move that costs at least 0.16
of place value beyond doubt, as `analysis.compare` says with another seed and up to 40,000 rollouts. The game goes on,
and is reviewed for that seat; found is a blunder that is called a mistake. Every result is a line of JSON as it comes;
the last one sums up, with a 95 % interval.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import numpy as np

from drachenhof.analysis import Effort, compare
from drachenhof.analysis.review import review
from drachenhof.arena.statistics import wilson
from drachenhof.bots import Budget, named
from drachenhof.chance import Chance
from drachenhof.game import CHANCE, OVER, games
from drachenhof.records import Record

COST = 0.16
THOROUGH = Effort(precision=0.02, rollouts=40_000)
OTHER_SEED = 99


class Table:
    """A game of one bot in all seats."""

    def __init__(self, game: str, players: int, bot: str, simulations: int, seed: int) -> None:
        self.game, self._bot = games[game], named(game, bot)
        self._budget = Budget(simulations=simulations)
        self._rng, self._chance = np.random.default_rng(seed), Chance(seed=seed)
        self.begun = self.game.new(players)
        self.state, self.moves = self.game.copy(self.begun), list[int]()

    def move(self, move: int | None = None) -> None:
        """One move: of chance, of the bot, or this one."""
        seat = self.game.to_move(self.state)
        if move is None and seat == CHANCE:
            move = self._chance.pick(self.game, self.state)
        elif move is None:
            move = self._bot.decide(self.game.knowledge(self.state, seat), self._budget, self._rng).move
        self.moves.append(move)
        self.game.apply(self.state, move)

    def finish(self) -> Record:
        while self.game.to_move(self.state) != OVER:
            self.move()
        return Record.of(self.game, self.begun, self.moves)


def planted(table: Table, rng: np.random.Generator, tries: int = 30) -> tuple[int, int, float] | None:
    """Play on to a random place, then the first clear blunder from there: its number, the seat, what it costs."""
    for _ in range(int(rng.integers(10, 150))):
        if table.game.to_move(table.state) == OVER:
            return None
        table.move()
    while tries and table.game.to_move(table.state) != OVER:
        seat = table.game.to_move(table.state)
        if seat >= 0 and len(table.game.legal_moves(table.state)) > 1:
            tries -= 1
            known = table.game.knowledge(table.state, seat)
            found = compare(table.game.NAME, known, THOROUGH, seed=OTHER_SEED)
            worst = [one for one in found.moves if one.cost.low >= COST]
            if worst:
                chosen = worst[int(rng.integers(len(worst)))]
                table.move(chosen.move)
                return len(table.moves), seat, chosen.cost.value
        table.move()
    return None


def blunders(told: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Planted blunders, each with what the review calls it."""
    done = 0
    for seed in count(told.seed):
        if done == told.blunders:
            return
        table = Table(told.game, told.players, told.bot, told.simulations, seed)
        blunder = planted(table, np.random.default_rng(seed))
        if blunder is None:
            continue
        number, seat, cost = blunder
        judged = {one.number: one for one in review(table.finish(), [seat]).of(seat).decisions}[number]
        done += 1
        yield {"seed": seed, "number": number, "seat": seat, "cost": cost} | {
            "found": judged.mistake,
            "verdict": judged.verdict,
            "told": judged.cost.value,
        }


def rate(told: argparse.Namespace, bot: str) -> dict[str, Any]:
    """The mean error rate of a bot's games against itself."""
    rates = []
    for seed in range(told.seed, told.seed + told.games):
        record = Table(told.game, told.players, bot, told.simulations, seed).finish()
        rates += [one.error_rate for one in review(record).seats]
    off = 1.96 * float(np.std(rates, ddof=1)) / len(rates) ** 0.5
    return {"bot": bot, "games": told.games, "error_rate": float(np.mean(rates)), "off": off}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(games))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="prince")
    parser.add_argument("--simulations", type=int, default=2000, help="of a search, for each decision")
    parser.add_argument("--blunders", type=int, default=200)
    parser.add_argument("--rates", nargs="*", default=[], help="bots whose error rates are measured instead")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    if told.rates:
        for bot in told.rates:
            print(json.dumps(rate(told, bot)), flush=True)
        return
    found = []
    for one in blunders(told):
        found.append(one["found"])
        print(json.dumps(one), flush=True)
    share = sum(found) / max(len(found), 1)
    low, high = wilson(share, max(len(found), 1))
    print(json.dumps({"blunders": len(found), "found": share, "low": low, "high": high}), flush=True)


if __name__ == "__main__":
    main()
