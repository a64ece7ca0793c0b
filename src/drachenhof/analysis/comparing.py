"""Values of all moves of a position, by rollouts with common random numbers, or exactly if no chance is left."""

from collections.abc import Iterable, Mapping
from threading import Event

import numpy as np
from msgspec import Struct, structs

from drachenhof.analysis.measuring import Effort, Measured, Policies, Progress, Sample, SeatWorth, Worth, margin
from drachenhof.engine.game import Knowledge, Numbers
from drachenhof.engine.rule import prepare
from drachenhof.games import games
from drachenhof.search.kernels import LAYOUTS
from drachenhof.search.rollouts import PLACE, SCORE, WIN
from drachenhof.search.solve import SOLVED, UNFINISHED, Lines

CHUNK = 16_384  # ends of lines between two looks at a cancel


def solved(
    game: str, knowledge: Knowledge, players: int, ends: int, cancel: Event | None = None
) -> dict[int, float] | None:
    """The place value of each legal move to the seat that moves, if all play their best from there.

    None where hands are hidden, chance has a part, or more than `ends` lines would have to be followed.
    """
    rules = games[game]
    if rules.FACTS.hidden:
        return None
    prepare("search.solve", LAYOUTS[game])
    lines = Lines(knowledge, rules.MOVES)
    ended = UNFINISHED
    while ended == UNFINISHED and ends > 0 and not (cancel is not None and cancel.is_set()):
        ended = lines.follow(min(CHUNK, ends))
        ends -= CHUNK
    if ended != SOLVED:
        return None
    return {move: _place(float(lines.worths[move]), players) for move in rules.legal_moves(knowledge)}


def _place(worth: float, players: int) -> float:
    """Exact play counts the place from 0 to 1, and a little for the lead, which falls out here."""
    steps = 2 * (players - 1)
    return 2 * int(worth * steps + 1e-6) / steps - 1


NO_MATTER = 0.01  # of place value: a move that costs no more is as good as the best
SURE = 3.0 / 1.96  # times the 95 % margin by which a move has to be worse before it is given up
TRIED = 128  # rollouts before a move is given up
CHANCE = 0.025  # how far the best move's chance to win may be off
ENDS = 20  # of lines that are followed to the end of the game, for each rollout that may be played


class MoveWorth(Struct, frozen=True):
    """A move, its value for each seat, and its cost for the seat that makes it."""

    move: int
    worth: Worth
    cost: Measured
    """Expected place value (1 to −1) that is lost against the best move; 0 for the best itself."""
    equal: bool
    """Whether it may be as good as the best: the lower end of its cost is at most 0.01."""
    chance: Measured
    """Chance to win that is lost against the best move, over the luck that both had; 0 for the best itself."""


class Comparison(Struct, frozen=True):
    """The moves of a position, the best first."""

    seat: int
    moves: tuple[MoveWorth, ...]
    rollouts: int
    """Of all moves together."""
    enough: bool
    """Whether each cost is known as exactly as was wanted, or the move is clearly worse."""
    exact: bool
    """Whether the costs and the values for the deciding seat come from an exact search to the end of the game."""

    @property
    def best(self) -> MoveWorth:
        return self.moves[0]

    def of(self, move: int) -> MoveWorth:
        """Return the values of a move; raises KeyError if it was not compared."""
        for one in self.moves:
            if one.move == move:
                return one
        raise KeyError(move)


def compare(
    game: str,
    knowledge: Knowledge,
    effort: Effort = Effort(),  # noqa: B008 (it is frozen)
    *,
    moves: Iterable[int] | None = None,
    played: int | None = None,
    seed: int | None = None,
    calibrated: bool = True,
    policies: "Policies | None" = None,
    cancel: Event | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Estimate the value of each legal move (or each of `moves`) for every seat, from what the seat to move knows.

    Each rollout uses the same random numbers for all moves. A clearly worse move gets no
    more rollouts, unless it is the one that was `played`. The comparison ends when the
    other costs and the best move's chance to win are as exact as wanted. Without a seed,
    the seed is derived from the position. Rollouts are played by the game's policies,
    unless others are given. Raises ValueError if no seat is to move, or a move is illegal.
    """
    race = _Race(game, knowledge, moves, played)
    sample = Sample(game, knowledge, seed, effort, calibrated, policies, cancel, progress)
    race.exact = solved(game, knowledge, sample.players, ENDS * effort.rollouts, cancel)
    while sample.more(race.running):
        short = max(race.look(sample) / effort.precision, race.vague(sample) / CHANCE)
        if short <= 1:
            sample.enough = True
            break
        sample.tell(1 / short**2)
    race.look(sample)
    sample.tell(1.0)
    return race.comparison(sample)


class _Race:
    """The moves that still get rollouts, and their costs relative to the best so far."""

    def __init__(self, game: str, knowledge: Knowledge, moves: Iterable[int] | None, played: int | None) -> None:
        rules = games[game]
        self.seat = rules.to_move(knowledge)
        if self.seat < 0:
            raise ValueError("nobody is to decide")
        legal = rules.legal_moves(knowledge)
        self._all = legal if moves is None else sorted(set(moves) | ({played} if played is not None else set()))
        if wrong := set(self._all) - set(legal):
            raise ValueError(f"not legal here: {', '.join(map(str, sorted(wrong)))}")
        if not self._all:
            raise ValueError("there is no move to compare")
        self._played = played
        self._better = -1.0 if rules.FACTS.fewest_win else 1.0
        self.running = np.array(self._all, np.int16)
        self.exact: Mapping[int, float] | None = None
        self._best = self._all[0]

    def look(self, sample: Sample) -> float:
        """Find the best move and drop those that are clearly worse; the largest margin of the costs that are left."""
        self._best = max(self.running.tolist(), key=lambda move: (*self._means(sample, move), -move))
        costs = {move: self._cost(sample, move) for move in self.running.tolist() if move != self._best}
        running = [move for move, cost in costs.items() if move == self._played or not _clearly(cost, sample, move)]
        self.running = np.array(sorted([self._best, *running]), np.int16)
        return max((costs[move].margin for move in running), default=0.0)

    def vague(self, sample: Sample) -> float:
        """Return the margin of the best move's chance to win."""
        return sample.worth(self._best).margin()

    def _means(self, sample: Sample, move: int) -> tuple[float, float]:
        results = sample.of(move)[:, self.seat]
        place = float(results[:, PLACE].mean()) if self.exact is None else self.exact[move]
        return place, self._better * float(results[:, SCORE].mean())

    def _cost(self, sample: Sample, move: int) -> Measured:
        """Return the cost from rollouts of both moves; common random numbers cancel out."""
        if self.exact is not None:
            return _certain(self.exact[self._best] - self.exact[move])
        own, best = sample.of(move)[:, self.seat, PLACE], sample.of(self._best)[:, self.seat, PLACE]
        lost: Numbers = best[: len(own)] - own[: len(best)]
        value, off = sample.correction.place * float(lost.mean()), sample.correction.place * margin(lost)
        return Measured(value, value - off, value + off)

    def comparison(self, sample: Sample) -> Comparison:
        compared = [self._worth_of(sample, move) for move in self._all]
        compared.sort(key=lambda one: (one.move != self._best, one.cost.value, one.move))
        return Comparison(self.seat, tuple(compared), sample.rollouts, sample.enough, self.exact is not None)

    def _worth_of(self, sample: Sample, move: int) -> MoveWorth:
        cost = _certain(0.0) if move == self._best else self._cost(sample, move)
        worth = sample.worth(move).as_worth(CHANCE)
        if self.exact is not None:
            seats = list(worth.seats)
            seats[self.seat] = _solved(seats[self.seat], self.exact[move], len(seats))
            worth = structs.replace(worth, seats=tuple(seats))
        chance = _certain(0.0) if move == self._best else self._chance(sample, move)
        return MoveWorth(move, worth, cost, cost.low <= NO_MATTER, chance)

    def _chance(self, sample: Sample, move: int) -> Measured:
        """Return the lost chance to win from rollouts of both moves, with the same correction for both."""
        both = min(len(sample.of(move)), len(sample.of(self._best)))
        own, best = sample.of(move)[:both, self.seat, WIN], sample.of(self._best)[:both, :, WIN]
        lost, off = float((best[:, self.seat] - own).mean()), margin(best[:, self.seat] - own)
        shares = np.clip(best.mean(axis=0), 0.0, 1.0)
        most = float(shares[self.seat])

        def corrected(less: float) -> float:
            won = [min(1.0, max(0.0, share)) for share in (most, most - less)]
            one, other = (sample.correction.win(share, shares, self.seat) for share in won)
            return one - other

        return Measured(corrected(lost), corrected(lost - off), corrected(lost + off))


def _clearly(cost: Measured, sample: Sample, move: int) -> bool:
    """Whether a move is worse beyond doubt, however often one looks."""
    return len(sample.of(move)) >= TRIED and cost.value > SURE * (cost.high - cost.value)


def _certain(value: float) -> Measured:
    return Measured(value, value, value)


def _solved(seat: SeatWorth, place: float, players: int) -> SeatWorth:
    """A seat whose place is certain; then so is whether it wins, unless the first place may be shared."""
    second = 1 - 2 / (players - 1)
    win = _certain(1.0) if place == 1 else _certain(0.0) if place <= second else seat.win
    return structs.replace(seat, win=win, place=_certain(place))
