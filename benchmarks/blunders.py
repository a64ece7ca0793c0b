"""Does the review find what is wrong? Blunders planted in strong games, and the error rates of bots.

    python benchmarks/blunders.py year --blunders 200 --into blunders.jsonl
    python benchmarks/blunders.py year --rates emperor novice --games 4 --into rates.jsonl
    python benchmarks/blunders.py hoard --seed 10110 --at 725 --by steward --times 32

Blunders are planted in games of the bot `--bot`: at a share `--often` of its decisions a seat plays a move that costs
at least 0.16 of place value beyond doubt, if there is one; then at least eight decisions as the bot would. The cost is
measured here, not by the review: 100 rollouts choose the best move and the candidates, and 1,500 others compare the
two, where two policies take turns 750 of each; by each of them it has to cost so much. The game goes on, and every
seat's decisions are judged as in the sharp form of its review; found is a blunder that is called a mistake. Error rates
are those of bots that play against themselves, of every seat, judged in the same way. With `--at` the blunder of that
number, and what rollouts find best instead, are played on by a bot, from what the seat knew.
Every game is a line of JSON as it comes, also in the file `--into`, from which it goes on when it is started again; the
last lines sum up, with 95 % intervals; of error rates also as what a game's `ERROR_RATES` has.
"""

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from drachenhof.analysis.measuring import JUDGES, luck
from drachenhof.analysis.review.race import Race
from drachenhof.analysis.review.walk import walk
from drachenhof.analysis.review.work import Work
from drachenhof.arena.statistics import mean, wilson
from drachenhof.bots import Budget
from drachenhof.bots.levels import named
from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE, OVER, Knowledge, Numbers
from drachenhof.games import games
from drachenhof.records import Play, Record
from drachenhof.search.rollouts import PLACE

COST = 0.16
LOOK, SURE = 100, 1500  # rollouts that choose a blunder, and that measure it
OTHER_SEED = 99
APART = 8  # decisions of a seat between two of its blunders


class SelfPlay:
    """A game of one bot in all seats."""

    def __init__(self, told: argparse.Namespace, bot: str, seed: int) -> None:
        game, self._bot = games[told.game], named(told.game, bot)
        timed = self._bot.budget.simulations is None  # what time allows is not the same everywhere
        self._budget = Budget(simulations=told.simulations) if timed else self._bot.budget
        self.rng, self._chance = np.random.default_rng(seed), Chance(seed=seed)
        self.play = Play(game, game.new(told.players))

    def move(self, move: int | None = None) -> None:
        """One move: of chance, of the bot, or this one."""
        play = self.play
        if move is None and play.to_move == CHANCE:
            move = self._chance.pick(play.game, play.state)
        elif move is None:
            known = play.game.knowledge(play.state, play.to_move)
            move = self._bot.decide(known, self._budget, self.rng).move
        play.apply(move)

    def finish(self) -> Record:
        while not self.play.over:
            self.move()
        return self.play.record()


def blunder(game: str, known: Knowledge, players: int, rng: np.random.Generator) -> tuple[int, float] | None:
    """A move that costs far too much, and how much; None if there is none."""
    rules = games[game]
    legal, seat = rules.legal_moves(known), rules.to_move(known)
    rollouts = luck(game, known, players, OTHER_SEED)
    looked = rollouts.roll(np.array(legal, np.int16), 0, LOOK)[:, :, seat, PLACE]
    best = int(looked.mean(axis=0).argmax())
    lost = looked[:, [best]] - looked
    bad = [at for at in range(len(legal)) if lost[:, at].mean() - 2 * lost[:, at].std() / LOOK**0.5 > COST]
    if not bad:
        return None
    chosen = int(rng.choice(bad))
    pair = rollouts.roll(np.array([legal[best], legal[chosen]], np.int16), LOOK, SURE)[:, :, seat, PLACE]
    cost = pair[:, 0] - pair[:, 1]
    policies = len(JUDGES[game]())
    sure = all(_surely(cost[turn::policies]) >= COST for turn in range(policies))
    return (legal[chosen], float(cost.mean())) if sure else None


def _surely(cost: Numbers) -> float:
    """The least that it costs, with a doubt of 2.5 %."""
    return float(cost.mean() - 1.96 * cost.std() / len(cost) ** 0.5)


def judged(record: Record, seed: int) -> dict[int, Race]:
    """Every decision that was not forced, by its number, as the sharp form of its seat's review judges it."""
    walked, found = walk(record), dict[int, Race]()
    for seat in range(record.players):
        work = Work(walked, [seat], seed, None)
        work.judge()
        found |= {number: race for number, race in work.races.items() if not race.forced}
    return found


def plant(told: argparse.Namespace, seed: int, until: int | None = None) -> tuple[SelfPlay, dict[int, float]]:
    """A game in which seats blunder now and then, to its end or some move, and what each blunder costs."""
    bots, costs, since = SelfPlay(told, told.bot, seed), dict[int, float](), [APART] * told.players
    play = bots.play
    while not play.over and len(play.moves) != until:
        move, seat = None, play.to_move
        if seat != CHANCE:
            since[seat] += 1
            if since[seat] > APART and bots.rng.random() < told.often:
                worse = blunder(told.game, play.game.knowledge(play.state, seat), told.players, bots.rng)
                if worse is not None:
                    move, costs[len(play.moves) + 1] = worse
                    since[seat] = 0
        bots.move(move)
    return bots, costs


def planted(told: argparse.Namespace, seed: int) -> Iterator[dict[str, Any]]:
    """A game in which seats blunder now and then; what the review calls each blunder."""
    bots, costs = plant(told, seed)
    races = judged(bots.finish(), seed) if costs else {}
    for number, cost in costs.items():
        one = races[number]
        known_by = {"seed": seed, "seat": one.seat, "number": number, "cost": cost}
        yield known_by | {"found": one.mistake, "verdict": one.verdict(), "told": one.cost.value, "low": one.cost.low}


def played_on(told: argparse.Namespace) -> None:
    """What a blunder, and what rollouts like best instead, come to where a bot plays on: place values, 95 %."""
    rules, moves = games[told.game], plant(told, told.seed, told.at)[0].play.moves
    before = Play(rules, rules.new(told.players))
    for move in moves[:-1]:
        before.apply(move)
    seat = before.to_move
    known, legal = rules.knowledge(before.state, seat), rules.legal_moves(before.state)
    looked = luck(told.game, known, told.players, OTHER_SEED).roll(np.array(legal, np.int16), 0, LOOK)[
        :, :, seat, PLACE
    ]
    for move in (moves[-1], legal[int(looked.mean(axis=0).argmax())]):
        came = [_ended(told, known, move, number)[seat] for number in range(told.times)]
        found = mean(came, [1] * told.times).as_json() | {"rollouts": float(looked.mean(axis=0)[legal.index(move)])}
        print(json.dumps({"move": rules.to_text(known, move), "by": told.by, "games": told.times, **found}), flush=True)


def _ended(told: argparse.Namespace, known: Knowledge, move: int, number: int) -> Sequence[float]:
    """The place values of a game in which a bot plays on after a move, with what is hidden drawn anew."""
    rules, bot = games[told.game], named(told.game, told.by)
    rng, chance = np.random.default_rng((OTHER_SEED, number)), Chance(seed=number)
    state = rules.resample(known, np.random.default_rng(number))
    rules.apply(state, move)
    while (seat := rules.to_move(state)) != OVER:
        if seat == CHANCE:
            rules.apply(state, chance.pick(rules, state))
        else:
            rules.apply(state, bot.decide(rules.knowledge(state, seat), bot.budget, rng).move)
    return rules.returns(state)


def rate(told: argparse.Namespace, bot: str, seed: int) -> dict[str, Any]:
    """What the mistakes of a bot cost in a game against itself, and at how many decisions."""
    races = judged(SelfPlay(told, bot, seed).finish(), seed).values()
    costs = [race.cost.value for race in races if race.mistake]
    asked = {"bot": bot, "players": told.players, "seed": seed}
    return asked | {"decisions": len(races), "mistakes": len(costs), "lost": sum(costs)}


def kept(told: argparse.Namespace) -> list[dict[str, Any]]:
    """What earlier runs found."""
    if told.into is None or not told.into.exists():
        return []
    return [json.loads(line) for line in told.into.read_text(encoding="utf-8").splitlines()]


def tell(told: argparse.Namespace, one: dict[str, Any]) -> None:
    line = json.dumps(one)
    print(line, flush=True)
    if told.into is not None:
        with told.into.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def blunders(told: argparse.Namespace) -> None:
    found = kept(told)
    for seed in count(max([told.seed - 1, *(one["seed"] for one in found)]) + 1):
        if len(found) >= told.blunders:
            break
        for one in planted(told, seed):
            found.append(one)
            tell(told, one)
    share = sum(one["found"] for one in found) / max(len(found), 1)
    low, high = wilson(share, max(len(found), 1))
    print(json.dumps({"blunders": len(found), "found": share, "low": low, "high": high}), flush=True)


def rates(told: argparse.Namespace) -> None:
    found = kept(told)
    for seed in range(told.seed, told.seed + told.games):
        for bot in told.rates:
            if not any((one["bot"], one["players"], one["seed"]) == (bot, told.players, seed) for one in found):
                found.append(rate(told, bot, seed))
                tell(told, found[-1])
    table: dict[str, tuple[float, float, float]] = {}
    for bot in told.rates:
        own = [one for one in found if (one["bot"], one["players"]) == (bot, told.players)]
        value = mean([one["lost"] for one in own], [one["decisions"] for one in own])
        print(json.dumps({"bot": bot, "players": told.players, "games": len(own), "error_rate": value.as_json()}))
        if value.low is not None and value.high is not None:
            table[bot] = round(value.value, 4), max(0.0, round(value.low, 4)), round(value.high, 4)
    print(yardstick(told.players, shlex.join(sys.argv[1:]), table))


def yardstick(players: int, arguments: str, rates: dict[str, tuple[float, float, float]]) -> str:
    """The rates in the form of a game's `ERROR_RATES`: with intervals, so of two games or more."""
    lines = "".join(f'    "{bot}": {rate},\n' for bot, rate in rates.items())
    return f'Yardstick({players}, "python benchmarks/blunders.py {arguments}", {{\n{lines}}})'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(games))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="emperor")
    parser.add_argument("--simulations", type=int, default=300, help="for each decision, of bots that go by time")
    parser.add_argument("--blunders", type=int, default=200)
    parser.add_argument("--often", type=float, default=0.3, help="at which share of decisions a blunder is looked for")
    parser.add_argument("--rates", nargs="*", default=[], help="bots whose error rates are measured instead")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at", type=int, help="the number of a planted blunder in the game of this seed, to play on")
    parser.add_argument("--by", default="steward", help="who plays on")
    parser.add_argument("--times", type=int, default=32)
    parser.add_argument("--into", type=Path, help="a file that keeps what was found")
    told = parser.parse_args()
    if told.at is not None:
        played_on(told)
    elif told.rates:
        rates(told)
    else:
        blunders(told)


if __name__ == "__main__":
    main()
