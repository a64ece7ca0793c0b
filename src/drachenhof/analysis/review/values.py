"""The values of a review: sums, decisions, and the course of chances for each seat."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import log
from typing import Any, Literal, TypeAlias

import msgspec

from drachenhof.analysis.measuring import NORMAL, Measured
from drachenhof.analysis.parts import Yardstick
from drachenhof.games import Parts

ERROR_RATES: Parts[tuple[Yardstick, ...]] = Parts("analysis", "ERROR_RATES")

LEAST = 1e-4  # lower error rates are compared as if they were this
FEW = 12  # with fewer decisions no bot is named
FEW_GAMES = 5  # with fewer games no bot is named for all of them together


def measured(game: str, players: int) -> Yardstick | None:
    """Return the error rates of bots at tables of this size, or the nearest one that was measured."""
    return min(ERROR_RATES[game], key=lambda one: (abs(one.players - players), one.players), default=None)


def like(game: str, players: int, error_rate: float, decisions: int) -> str | None:
    """Return the bot whose error rate is nearest, in proportion; None if none was measured or decisions are few."""
    yardstick = measured(game, players)
    if yardstick is None or decisions < FEW:
        return None
    rates = yardstick.rates
    own = log(max(error_rate, LEAST))
    return min(rates, key=lambda bot: (abs(log(max(rates[bot][0], LEAST)) - own), rates[bot]))


Verdict: TypeAlias = Literal["forced", "equal", "unclear", "doubtful", "bad", "very-bad"]
MISTAKES: tuple[tuple[float, Verdict], ...] = ((0.16, "very-bad"), (0.08, "bad"), (0.04, "doubtful"))
NO_MATTER = 0.01  # of place value
MISTAKEN = tuple(verdict for _, verdict in MISTAKES)
COSTLIEST = 3
FINEST = 2
CLEARLY = 3.0 / NORMAL  # times its margin that a gain has to be: every decision of a game is looked at
GAIN = 0.03  # of the chance to win that is worth a word
CAUSES = ("luck", "own", "given")


def verdict_of(cost: Measured) -> Verdict:
    """Return the verdict on a decision: a mistake only if the lower end of its cost passes a threshold."""
    for threshold, verdict in MISTAKES:
        if cost.low >= threshold:
            return verdict
    return "equal" if cost.low <= NO_MATTER else "unclear"


@dataclass(frozen=True)
class Choice:
    """A legal move: chances and place value for the seat that chooses, and its cost against the best move."""

    move: int
    text: str
    win: Measured
    place: Measured
    cost: Measured
    equal: bool


@dataclass(frozen=True)
class Reason:
    """A difference between the played and the best move on common random numbers: how many more of `what`."""

    what: str
    more: Measured


@dataclass(frozen=True)
class Judged:
    """A decision: the played move, the alternatives, and the cost."""

    number: int
    """The number of the move in the record, from 1."""
    part: int
    """The month or the round, from 1; 0 before the first."""
    seat: int
    text: str
    verdict: Verdict
    cost: Measured
    """Expected place value (1 to −1) that it lost."""
    win: Measured
    """The loss in the seat's own chance to win."""
    rollouts: int
    choices: tuple[Choice, ...]
    """The choices, best first: all of them for a mistake, else the played one and some others."""
    reasons: tuple[Reason, ...] | None = None
    """None if not computed: for moves that are no mistake, and in the quick review for all but the costliest.
    Empty if no reason is clear."""
    kind: str | None = None
    """The class of the mistake, one of the game's `KINDS`; None if it is no mistake."""

    @property
    def played(self) -> Choice:
        return next(one for one in self.choices if one.text == self.text)

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def better(self) -> list[Choice]:
        """The better choices, best first."""
        return [one for one in self.choices if one.cost.value < self.cost.value]

    @property
    def mistake(self) -> bool:
        return self.verdict in MISTAKEN

    @property
    def loss(self) -> float:
        """The decision's share in an error rate: its cost if it is a mistake, else 0."""
        return self.cost.value if self.mistake else 0.0


@dataclass(frozen=True)
class Sums:
    """The components of a result: result − start = luck + own + given + rest."""

    start: float
    luck: Measured
    """The impact of deals."""
    own: Measured
    """The impact of own decisions, relative to the expected value of the rollout policy."""
    given: Measured
    """The impact of all other seats."""
    rest: float
    """The unattributed remainder: 0, except for noise if no seat decided anything between two deals."""
    result: float
    gap: Measured | None
    """The difference between the result and the sum of its components, before they were fitted; only noise.
    None with hidden hands, where the others' impact cannot be measured separately."""


@dataclass(frozen=True)
class Stretch:
    """A deal, a decision or the time between two deals, with its impact on the seat's chance to win and its place."""

    number: int
    part: int
    kind: Literal["luck", "own", "given"]
    by: int
    """The seat that decided; −1 for chance or several."""
    before: tuple[float, ...]
    """Every seat's chance to win."""
    after: tuple[float, ...]
    win: Measured
    place: Measured


@dataclass(frozen=True)
class Point:
    """Every seat's chance to win at some place of the game: after `number` moves."""

    number: int
    part: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class SeatReview:
    """A game as one seat could know it."""

    seat: int
    win: Sums
    place: Sums
    stretches: tuple[Stretch, ...]
    decisions: tuple[Judged, ...]
    line: tuple[Point, ...]

    @property
    def costliest(self) -> list[Judged]:
        """The mistakes that cost most, at most three."""
        mistakes = [one for one in self.decisions if one.mistake]
        return sorted(mistakes, key=lambda one: (-one.cost.value, one.number))[:COSTLIEST]

    @property
    def finest(self) -> list[tuple[Judged, Measured]]:
        """Return at most two own decisions with the largest clear gain in the chance to win, and that gain.

        The gain is relative to the expected value before the move. No other choice was measurably better.
        """
        judged = {one.number: one for one in self.decisions if one.verdict == "equal"}
        own = [one for one in self.stretches if one.kind == "own" and one.number in judged]
        clear = [one for one in own if one.win.value > max(GAIN, CLEARLY * one.win.margin)]
        clear.sort(key=lambda one: (-one.win.value, one.number))
        return [(judged[one.number], one.win) for one in clear[:FINEST]]

    def moved(self) -> dict[int, dict[str, float]]:
        """Return by month or round how luck, own decisions and others' decisions changed the chance to win."""
        parts = sorted({one.part for one in self.stretches})
        sums = {part: dict.fromkeys(CAUSES, 0.0) for part in parts}
        for one in self.stretches:
            sums[one.part][one.kind] += one.win.value
        return sums

    @property
    def free(self) -> int:
        """The number of decisions with a choice."""
        return sum(one.verdict != "forced" for one in self.decisions)

    @property
    def error_rate(self) -> float:
        """Place value lost by mistakes, for each decision that was not forced."""
        return sum(one.loss for one in self.decisions) / max(self.free, 1)


@dataclass(frozen=True)
class Review:
    """The review of a game: what seats did, and what happened to them."""

    game: str
    players: int
    rollouts: int
    sharp: bool
    seats: tuple[SeatReview, ...]

    def of(self, seat: int) -> SeatReview:
        """The review of a seat; raises KeyError."""
        for one in self.seats:
            if one.seat == seat:
                return one
        raise KeyError(seat)

    def like(self, seat: int) -> str | None:
        """The bot whose measured error rate is nearest.

        None in the first form, for the bots' rates are those of the sharp one; and of few decisions, or while no bot
        was measured.
        """
        one = self.of(seat)
        return like(self.game, self.players, one.error_rate, one.free) if self.sharp else None

    def rows(self) -> Iterator[dict[str, Any]]:
        """A row for each decision, ready for a DataFrame."""
        for seat in self.seats:
            gained = {one.number: one.win.value for one in seat.stretches if one.kind == "own"}
            for one in seat.decisions:
                yield _row(one) | {"gained": gained.get(one.number, 0.0)}

    def to_json(self) -> str:
        """Return everything as JSON, with the numbers of the costliest and finest decisions, and error rates."""
        document = msgspec.to_builtins(self)
        for seat, one in zip(document["seats"], self.seats, strict=True):
            seat["costliest"] = [judged.number for judged in one.costliest]
            seat["finest"] = [judged.number for judged, _ in one.finest]
            seat |= {"free": one.free, "error_rate": one.error_rate, "like": self.like(one.seat)}
        return msgspec.json.encode(document).decode()


def _row(one: Judged) -> dict[str, Any]:
    return {
        "number": one.number,
        "part": one.part,
        "seat": one.seat,
        "played": one.text,
        "best": one.best.text,
        "verdict": one.verdict,
        "kind": one.kind,
        "cost": one.cost.value,
        "cost_low": one.cost.low,
        "cost_high": one.cost.high,
        "loss": one.loss,
        "win": one.win.value,
        "chance_played": one.played.win.value,
        "chance_best": one.best.win.value,
        "choices": len(one.choices),
        "rollouts": one.rollouts,
    }
