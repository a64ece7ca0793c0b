"""Results with the luck of deals and draws taken out, beside the raw ones, with the ranges of both."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from drachenhof.arena.luck import ROLLOUTS, Fortune, fortune
from drachenhof.arena.match import Match, Result
from drachenhof.arena.standings import shared_places, won
from drachenhof.arena.statistics import Estimate, by_blocks, mean
from drachenhof.arena.workers import over

Pairs: TypeAlias = Iterable[tuple[Match, Result]]


@dataclass(frozen=True)
class Adjusted:
    """How one bot did, as it was and without luck, and what taking luck out was worth."""

    bot: str
    win_share: Estimate
    score: Estimate
    place: Estimate
    raw_win_share: Estimate
    saved: float | None
    """How many times as many games would give the same range of the win share without it."""

    def as_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "win_share": self.win_share.as_json(),
            "score": self.score.as_json(),
            "place": self.place.as_json(),
            "raw_win_share": self.raw_win_share.as_json(),
            "saved": self.saved,
        }


def fortunes(
    pairs: Pairs, workers: int, rollouts: int = ROLLOUTS, progress: Callable[[int], None] = lambda _: None
) -> dict[int, Fortune]:
    """The luck of each of some games, by its number, worked out by so many processes."""
    found: dict[int, Fortune] = {}
    told: Iterator[Fortune] = over(partial(_fortune, rollouts=rollouts), pairs, workers)
    for one in told:
        found[one.number] = one
        progress(1)
    return found


def _fortune(pair: tuple[Match, Result], rollouts: int) -> Fortune:
    return fortune(*pair, rollouts)


def adjusted(bots: Sequence[str], results: Sequence[Result], luck: Mapping[int, Fortune]) -> list[Adjusted]:
    """What came out of these games, and what would have without luck; the best bot first."""
    listed = [_adjusted(bot, results, luck) for bot in bots if any(bot in result.seats for result in results)]
    return sorted(listed, key=lambda one: (-one.win_share.value, one.bot))


def _adjusted(bot: str, results: Sequence[Result], luck: Mapping[int, Fortune]) -> Adjusted:
    own = [(result, seat) for result in results for seat, name in enumerate(result.seats) if name == bot]
    wins = [(result.deal, won(result.places)[seat]) for result, seat in own]
    without = [
        (deal, value - luck[result.number].wins[seat]) for (deal, value), (result, seat) in zip(wins, own, strict=True)
    ]
    raw, clean = by_blocks(mean, wins), by_blocks(mean, without)
    return Adjusted(
        bot=bot,
        win_share=clean,
        score=by_blocks(mean, ((one.deal, one.scores[seat] - luck[one.number].scores[seat]) for one, seat in own)),
        place=by_blocks(
            mean, ((one.deal, shared_places(one.places)[seat] - luck[one.number].places[seat]) for one, seat in own)
        ),
        raw_win_share=raw,
        saved=_saved(raw, clean),
    )


def _saved(raw: Estimate, clean: Estimate) -> float | None:
    """By the widths of both ranges: half as wide is as good as four times as many games."""
    if raw.low is None or raw.high is None or clean.low is None or clean.high is None or clean.high == clean.low:
        return None
    return ((raw.high - raw.low) / (clean.high - clean.low)) ** 2
