"""Points and places: entrants are compared only with those who had the same deal at the same seat."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, groupby
from typing import NamedTuple

DIGITS = 2  # of a percentage

ALONE, TABLES = "bots", "people"
"""The kinds of tournaments: entrants alone against bots, or together at tables."""
KINDS = (ALONE, TABLES)

PLAYED, LEFT, WON, OPEN = "played", "left", "won", "open"
"""How a game ended for a seat: with a score; resigned or helped by a bot; all others resigned; unfinished."""
STATES = (PLAYED, LEFT, WON, OPEN)


class Result(NamedTuple):
    """The result of a seat; an abandoned game may have a score for comparison."""

    deal: int  # from 1
    entrant: int | None  # None for a bot
    seat: int  # from 0
    score: int | None
    state: str = PLAYED


class Points(NamedTuple):
    """The result of a game compared with the others of the same deal."""

    beaten: int
    tied: int
    others: int

    @property
    def share(self) -> Fraction:
        """The part of the others that was beaten; a tie is half of it."""
        return Fraction(2 * self.beaten + self.tied, 2 * self.others) if self.others else Fraction(0)

    @property
    def percent(self) -> float:
        return percent(self.share)


ALL, HALF = Points(1, 0, 1), Points(0, 1, 1)

AMONG, TOTAL, SHARED = "among", "total", "shared"
"""Tie-breaks: the share beaten among the tied entrants, the sum of scores, or none (they share the place)."""


class Standing(NamedTuple):
    """The place of an entrant; ties share one."""

    entrant: int
    place: int
    share: Fraction  # the mean of all deals
    among: Fraction  # the same among those alone who have the same share
    total: int  # all scores; a deal without one counts as the worst of it
    deals: Mapping[int, Points]  # those that brought points, by number
    tie: str | None = None  # what broke a tie in `share`: `AMONG`, `TOTAL`, or nothing (`SHARED`)

    @property
    def percent(self) -> float:
        return percent(self.share)


class Field(NamedTuple):
    """The form of a tournament, by which points are counted."""

    kind: str
    deals: int
    fewest_win: bool
    over: bool


def percent(share: Fraction) -> float:
    """Return a share in per cent, rounded for display."""
    return round(float(100 * share), DIGITS)


def points(field: Field, entrants: Sequence[int], results: Iterable[Result]) -> dict[int, dict[int, Points]]:
    """By deal and entrant, the points of all games that bring some."""
    deals = dict[int, list[Result]]()
    for result in results:
        deals.setdefault(result.deal, []).append(result)
    return {deal: dict(_of_deal(field, set(entrants), deals[deal])) for deal in sorted(deals)}


def _of_deal(field: Field, entrants: set[int], played: list[Result]) -> Iterator[tuple[int, Points]]:
    """The points of a deal.

    Alone against bots: among those who have a score; those without one are beaten by all once the tournament is over.
    With others at tables: among all who had the same seat, bots included, or all at the table if there was only one.
    """
    own = [result for result in played if result.entrant in entrants]
    if field.kind == ALONE:
        scored = [result for result in own if result.state == PLAYED]
        absent = len(entrants) - len(scored) if field.over else 0
        yield from _compared(scored, scored, field.fewest_win, absent)
        return
    by_seat = dict[int, list[Result]]()
    for result in played:
        if result.score is not None:
            by_seat.setdefault(result.seat, []).append(result)
    everyone = [result for results in by_seat.values() for result in results]
    for seat, same in by_seat.items():
        theirs = [result for result in own if result.seat == seat and result.state == PLAYED]
        yield from _compared(theirs, same if len(same) > 1 else everyone, field.fewest_win)
    for result in own:
        if result.entrant is not None and result.state == WON:
            yield result.entrant, ALL
        elif result.entrant is not None and result.state == OPEN and field.over:
            yield result.entrant, HALF


def _compared(
    own: Sequence[Result], pool: Sequence[Result], fewest_win: bool, absent: int = 0
) -> Iterator[tuple[int, Points]]:
    """Return the points of some games within a pool that includes them."""
    counts = Counter(result.score for result in pool if result.score is not None)
    order = sorted(counts, reverse=fewest_win)  # the worst first
    worse = dict(zip(order, accumulate((counts[score] for score in order), initial=0), strict=False))
    for result in own:
        if result.entrant is not None and result.score is not None:
            beaten, tied = worse[result.score] + absent, counts[result.score] - 1
            yield result.entrant, Points(beaten, tied, len(pool) - 1 + absent)


def standings(field: Field, entrants: Sequence[int], results: Sequence[Result]) -> list[Standing]:
    """Return the table, the best first; ties in order of joining.

    Entrants are ranked by the mean share of others beaten. Ties are broken by the same share among the tied,
    then by the sum of scores; entrants that are still tied share a place.
    """
    by_deal = points(field, entrants, results)
    shares = {entrant: _mean(by_deal, entrant, field.deals) for entrant in entrants}
    totals = _totals(field, entrants, results)
    rows = list[Standing]()
    order = sorted(entrants, key=lambda entrant: (-shares[entrant], entrant))
    for share, group in groupby(order, key=lambda entrant: shares[entrant]):
        equal = list(group)
        theirs = [result for result in results if result.entrant in equal] if len(equal) > 1 else []
        within = points(field, equal, theirs)
        for entrant in equal:
            own = {deal: by_deal[deal][entrant] for deal in by_deal if entrant in by_deal[deal]}
            rows.append(Standing(entrant, 0, share, _mean(within, entrant, field.deals), totals[entrant], own))
    return _placed(rows, lambda row: (-row.share, -row.among, row.total if field.fewest_win else -row.total))


def _mean(by_deal: Mapping[int, Mapping[int, Points]], entrant: int, deals: int) -> Fraction:
    return sum((shares[entrant].share for shares in by_deal.values() if entrant in shares), Fraction(0)) / max(1, deals)


def _totals(field: Field, entrants: Sequence[int], results: Sequence[Result]) -> dict[int, int]:
    """Return the sum of scores of each entrant; a missing deal counts as its worst score."""
    worst, pick = dict.fromkeys(range(1, field.deals + 1), 0), max if field.fewest_win else min
    by_deal = dict[int, list[int]]()
    for result in results:
        if result.score is not None:
            by_deal.setdefault(result.deal, []).append(result.score)
    worst.update({deal: pick(of_deal) for deal, of_deal in by_deal.items() if deal in worst})
    scores = {
        (result.deal, result.entrant): result.score
        for result in results
        if result.state == PLAYED and result.score is not None
    }
    return {entrant: sum(scores.get((deal, entrant), worst[deal]) for deal in worst) for entrant in entrants}


def _placed(rows: list[Standing], key: Callable[[Standing], tuple[object, ...]]) -> list[Standing]:
    rows.sort(key=lambda row: (key(row), row.entrant))
    placed = list[Standing]()
    for number, (row, tie) in enumerate(zip(rows, _ties(rows), strict=True), start=1):
        equal = bool(placed) and key(row) == key(placed[-1])
        placed.append(row._replace(place=placed[-1].place if equal else number, tie=tie))
    return placed


def _ties(rows: Sequence[Standing]) -> Iterator[str | None]:
    """Return for each row the first criterion that separates it from rows of the same share."""
    shares = Counter(row.share for row in rows)
    among = Counter((row.share, row.among) for row in rows)
    alike = Counter((row.share, row.among, row.total) for row in rows)
    for row in rows:
        if shares[row.share] == 1:
            yield None
        elif among[row.share, row.among] == 1:
            yield AMONG
        else:
            yield TOTAL if alike[row.share, row.among, row.total] == 1 else SHARED
