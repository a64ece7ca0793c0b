"""The moves of one decision, played on over the same luck as often as it takes: what the played one cost."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from math import hypot, sqrt

import numpy as np
from msgspec.structs import replace

from drachenhof.analysis.calibration import correction
from drachenhof.analysis.measuring import NORMAL, Measured, luck, margin
from drachenhof.analysis.review.reasons import reasons
from drachenhof.analysis.review.values import MISTAKEN, NO_MATTER, Choice, Reason, Verdict, verdict_of
from drachenhof.arena.statistics import wilson
from drachenhof.bots.searcher import Searcher
from drachenhof.engine.game import Knowledge, Numbers
from drachenhof.games import Parts, games
from drachenhof.search.rollouts import FIGURES, PLACE, SCORE, WIN

ARBITERS: Parts[Callable[[], tuple[Searcher, float]]] = Parts("bots", "arbiter")


@dataclass(frozen=True)
class Opinion:
    """The move that a search prefers, and its gain in place value."""

    better: int
    gain: Measured


def opinion(
    game: str, known: Knowledge, played: int, best: int, rivals: Collection[int], quicker: float, seed: int
) -> Opinion:
    """Let a search judge the played move, the best one by rollouts, and its own favourite among rivals.

    `quicker` divides the simulations of the arbiter's budget.
    """
    bot, places = ARBITERS[game]()
    simulations = max(len(rivals), round((bot.budget.simulations or 0) / quicker))
    contest = bot.contest(known, {played, best}, simulations, seed)
    own = contest.of(played)
    others = [one for one in contest.choices if one.move != played and (one.move == best or one.move in rivals)]
    other = max((one for one in others if 2 * one.visits >= own.visits), key=lambda one: one.value)
    gain = places * (other.value - own.value)
    off = places * NORMAL * contest.spread * (1 / max(own.visits, 1) + 1 / max(other.visits, 1)) ** 0.5
    return Opinion(other.move, Measured(gain, gain - off, gain + off))


TRIED = 16  # rollouts before a move is given up
FEW = 128  # rollouts below which it is looked at again even if they speak for the played move
UNKNOWN = 3.0  # times the margin of so few rollouts that it may cost, for all one knows
HALVED, RIVALS = 512, 3  # rollouts that all rivals share at each doubling; rivals of which there are always so many
SURE = 3.0 / NORMAL  # times its margin by which it has to be worse
SHOWN = 4  # choices in the result, besides the played one
EVERY = slice(None)  # of the rollouts


class Race:
    """A decision as its seat knew it."""

    def __init__(self, game: str, known: Knowledge, players: int, move: int, seed: int) -> None:
        rules = games[game]
        self._known, self._rules, self._players = known, rules, players
        self.seat, self.played = rules.to_move(known), move
        self.legal = rules.legal_moves(known)
        self.running = list(self.legal)
        self.correction = correction(game, known, players)
        self._game, self._seed, self._reasons = game, seed, dict[tuple[int, int], tuple[Reason, ...]]()
        self._luck = luck(game, known, players, seed)
        self._results: dict[int, Numbers] = {}
        self.count = self.rollouts = 0
        self._rolled, self._rolled_cost, self.win = move, _nothing(), _nothing()  # the best, by rollouts
        self._noise = 0.0  # how far the cost may be off for want of rollouts
        self._opinion: Opinion | None = None

    @property
    def forced(self) -> bool:
        return len(self.legal) == 1

    @property
    def best(self) -> int:
        """The best move: for a mistake by rollouts that of the second opinion, else that of the rollouts."""
        return self._opinion.better if self._opinion and self.suspected else self._rolled

    @property
    def cost(self) -> Measured:
        """The cost of the played move; for a mistake by rollouts, at most what the second opinion confirms."""
        cost = self._rolled_cost
        if self._opinion is None or not self.suspected:
            return cost
        gain = self._opinion.gain
        return Measured(max(0.0, min(cost.value, gain.value)), min(cost.low, gain.low), cost.high)

    @property
    def suspected(self) -> bool:
        """Whether rollouts alone call it a mistake."""
        return not self.forced and verdict_of(self._rolled_cost) in MISTAKEN

    def ask(self, quicker: float = 1.0) -> None:
        """Get a second opinion on the best move, with simulations divided by `quicker`."""
        moves = self.played, self._rolled, self.running
        self._opinion = opinion(self._game, self._known, *moves, quicker, self._seed)

    def price(self) -> int:
        """How many rollouts the next doubling costs."""
        return max(self.count, 1) * len(self.running)

    def more(self, count: int) -> None:
        """`count` more rollouts of each move that is still in the race, then a look at what they say."""
        results = self._luck.roll(np.array(self.running, np.int16), self.count, count)
        for index, move in enumerate(self.running):
            cached = self._results.get(move)
            self._results[move] = results[:, index] if cached is None else np.concatenate([cached, results[:, index]])
        self.count += count
        self.rollouts += count * len(self.running)
        self._look()

    def _look(self) -> None:
        self._rolled = self._best_of(self.running, EVERY)
        if not self.forced:
            lost = self._against(self.running)
            self._rolled_cost = self._lost(lost[:, PLACE], self.correction.place)
            self._noise = self.correction.place * margin(lost[:, PLACE])
            self.win = self._lost(lost[:, WIN], 1.0)
        if self.count >= TRIED:
            rivals = self._foremost(max(RIVALS, HALVED // self.count))
            self.running = [move for move in self.running if move == self.played or move in rivals]

    def _foremost(self, count: int) -> list[int]:
        """Return up to `count` of the best rivals that are not clearly worse."""
        rivals = [move for move in self.running if move != self.played and not self._worse(move)]
        return sorted(rivals, key=self._worth, reverse=True)[:count]

    def _lost(self, results: Numbers, scale: float) -> Measured:
        lost = _measured(results, scale)
        return Measured(0.0, 0.0, min(lost.margin, 2.0)) if self._rolled == self.played else lost

    def _best_of(self, moves: list[int], rollouts: slice) -> int:
        return max(moves, key=lambda move: self._worth(move, rollouts))

    def _worth(self, move: int, rollouts: slice = EVERY) -> tuple[float, float, int]:
        """Return the sort key of moves: their place value, then the score."""
        results, better = self._results[move][rollouts, self.seat], -1.0 if self._rules.FACTS.fewest_win else 1.0
        return float(results[:, PLACE].mean()), better * float(results[:, SCORE].mean()), -move

    def _against(self, moves: list[int]) -> Numbers:
        """Return the loss of each rollout, by figure.

        One half of the rollouts selects the best move, and the other half measures the loss.
        This avoids selection bias: the luckiest of many moves would look too good.
        If two policies alternate, each half has the games of one policy.
        """
        lost = np.empty((self.count, FIGURES))
        for half, other in ((slice(0, None, 2), slice(1, None, 2)), (slice(1, None, 2), slice(0, None, 2))):
            best = self._results[self._best_of(moves, other)]
            lost[half] = (best[half] - self._results[self.played][half])[:, self.seat]
        return lost

    def _worse(self, move: int) -> bool:
        lost = self._results[self._rolled][:, self.seat, PLACE] - self._results[move][:, self.seat, PLACE]
        return float(lost.mean()) > SURE * margin(lost)

    # What was found

    def verdict(self) -> Verdict:
        return "forced" if self.forced else verdict_of(self.cost)

    @property
    def mistake(self) -> bool:
        return self.verdict() in MISTAKEN

    def need(self, precision: float) -> float:
        """How much more rollouts would tell: what the decision may have cost, or 0 if that is known well enough.

        A few rollouts that speak for the played move say little: it may cost several times their margin.
        """
        cost = self._rolled_cost
        if self.forced or self._noise <= max(precision, 0.15 * abs(cost.value)):
            return 0.0
        return max(cost.high, UNKNOWN * cost.margin) if self.count < FEW else cost.high

    def reasons(self, rollouts: int) -> tuple[Reason, ...]:
        """Return why the best move is better; results are cached."""
        asked = self.best, rollouts
        if asked not in self._reasons:
            lines = self.played, self.best
            self._reasons[asked] = reasons(self._game, self._known, self.seat, lines, self._seed, rollouts)
        return self._reasons[asked]

    def choices(self) -> tuple[Choice, ...]:
        """Return the best moves and the played one; for a mistake all, so that players can retry any."""
        listed = sorted(self.legal, key=lambda move: (move != self.best, -self._place(move), move))
        shown = len(listed) if self.mistake else SHOWN
        visible = [move for index, move in enumerate(listed) if index < shown or move == self.played]
        return tuple(self.choice(move) for move in visible)

    def _place(self, move: int) -> float:
        return float(self._results[move][:, self.seat, PLACE].mean())

    def choice(self, move: int) -> Choice:
        """Return the results for one move."""
        results = self._results[move]
        share, count = float(np.clip(results[:, self.seat, WIN].mean(), 0.0, 1.0)), len(results)
        shares = results[:, :, WIN].mean(axis=0)
        low, high = wilson(share, count)
        apart = _apart(results[:, self.seat, WIN])
        ends = (share, max(0.0, share - hypot(share - low, apart)), min(1.0, share + hypot(high - share, apart)))
        win = Measured(*(self.correction.win(one, shares, self.seat) for one in ends))
        place = _measured(results[:, self.seat, PLACE], self.correction.place)
        cost = self._cost(move)
        text = self._rules.to_text(self._known, move)
        return Choice(move, text, win, place, cost, cost.low <= NO_MATTER)

    def _cost(self, move: int) -> Measured:
        if move == self.best:
            return Measured(0.0, 0.0, 0.0)
        if move == self.played:
            return self.cost
        own, best = self._results[move][:, self.seat, PLACE], self._results[self.best][:, self.seat, PLACE]
        cost = _measured(best[: len(own)] - own, self.correction.place)
        return replace(cost, value=max(0.0, cost.value))  # the second opinion may prefer one of equals


def _measured(results: Numbers, scale: float) -> Measured:
    """A mean and its interval, which allows for the noise of rollouts and for how far the two policies differ."""
    value, off = scale * float(results.mean()), scale * hypot(margin(results), _apart(results))
    return Measured(value, value - off, value + off)


def _apart(results: Numbers) -> float:
    """How far each of the two halves is from their mean, beyond what noise explains."""
    if len(results) < 4:
        return 0.0
    half = float(results[::2].mean() - results[1::2].mean()) / 2
    return sqrt(max(0.0, half**2 - (margin(results) / NORMAL) ** 2))


def _nothing() -> Measured:
    return Measured(0.0, 0.0, 0.0)
