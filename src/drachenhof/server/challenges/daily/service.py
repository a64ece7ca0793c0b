"""The daily game: its secrets, its tables, and the results of a day."""

from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from itertools import accumulate
from typing import Any, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from drachenhof.daily import DAY, Daily, daily, may_be_made_up, missed, open_secret, secret_of, streak, today, told_from
from drachenhof.fair import commitment, new_secret
from drachenhof.games import games
from drachenhof.i18n.narrator import shared
from drachenhof.i18n.phrases import Codes, Phrase
from drachenhof.server.challenges.daily import rows as tries
from drachenhof.server.challenges.daily.messages import DailyGame, DailyResult, DailyScore, DailyTable, OwnTry
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.new_tables import add_table, existing_table, must_have_place
from drachenhof.tables.commands import Caller
from drachenhof.tables.keys import now
from drachenhof.tables.new_table import open_daily_table
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import Created
from drachenhof.tables.state import deal_of_day

FIRST = date(2026, 1, 1)  # first day that is served
SHOWN = 100
FRESH = 2_000  # milliseconds for which the counted results of a day are fresh
OLDEST = 10_000  # milliseconds for which old results are shown while they are counted again
DAYS_KEPT = 16  # days whose results are in memory

_daily = lru_cache(DAYS_KEPT)(daily)  # cached: do not change the result


Tries = Mapping[tuple[str, date], Any]
"""The tries of a person, by game and day."""


class DayResults(NamedTuple):
    """The results of a day that are the same for every caller."""

    made: int
    places: dict[int, int]
    """Places by worth; equal worths share a place."""
    tries: int
    scores: list[DailyScore]
    open: list[DailyResult]
    """The best results, with links to their tables."""
    closed: list[DailyResult]
    """The same without links, for callers who may not see these games yet."""
    rows: dict[str, int]
    """Index of a person's result among the best."""
    before: tuple[str, DailyResult] | None
    """The best result of the day before, and its person."""

    def can_be_shown(self, own: Any, when: int) -> bool:
        """Whether these are recent enough, and include the caller's own finished try."""
        if own is not None and own.ended is not None and own.ended >= self.made:
            return False
        counted = own is None or own.worth is None or own.worth in self.places
        return counted and when - self.made < OLDEST

    def ahead(self, score: int) -> int | None:
        """Return the percentage of the other tries that are worse than a score; None if none is."""
        if self.tries < 2:
            return None
        at = [one.score for one in self.scores].index(score)
        worse = sum(one.count for one in self.scores[at + 1 :])
        return 100 * worse // (self.tries - 1) or None

    def best_for(self, person: str | None, *, shown: bool) -> list[DailyResult]:
        """The best results as a person sees them: always with the person's own."""
        best = self.open if shown else self.closed
        own = None if person is None else self.rows.get(person)
        return best if own is None else [*best[:own], replace(self.open[own], you=True), *best[own + 1 :]]


class Days:
    """The daily games of a server. Their secrets follow from a stored one; commitments are published a day ahead."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.open = hub.settings.open_days
        self._secret: str | None = None
        self._results: dict[tuple[str, str], DayResults] = {}
        self._recounted: set[tuple[str, str]] = set()  # in progress

    async def secret(self, game: str, day: date) -> str:
        """The secret of a day: hidden until the day is over, unless days are open."""
        if self.open:
            return open_secret(game, day)
        if self._secret is None:
            secret = await self.hub.read(tries.kept_secret)
            if secret is None:
                await self.hub.write(lambda store: tries.keep_secret(store, new_secret()))
                secret = await self.hub.read(tries.kept_secret)  # another process may have stored one first
            self._secret = secret
        assert self._secret is not None
        return secret_of(self._secret, game, day)

    def deal(self, day: date) -> str:
        """The name of a day's deal, under which its tries are stored."""
        return deal_of_day(day.isoformat(), open_days=self.open)

    async def begin(self, caller: Caller, game: str, day: date, *, fun: bool) -> Created:
        """Create a table for a try, or return the one begun before. Raises `Refusal`."""
        here = today(now())
        own = await self.hub.read(lambda store: tries.of_person(store, caller.person, game, self.deal(day)))
        if own is not None and not fun:
            return await existing_table(self.hub, caller, own.table_id)
        if fun and (own is None or own.ended is None) and here < told_from(day):
            raise Refusal("not-over")  # a caller who has seen the deal cannot make a rated try
        if not fun and day != here and not may_be_made_up(day, here):
            raise Refusal("no-day", day=day.isoformat())
        await must_have_place(self.hub, caller)
        secret = await self.secret(game, day)
        table = open_daily_table(caller, daily(game, day), secret, now(), counted=not fun, open_days=self.open)
        if fun:
            return await add_table(self.hub, table, caller)

        def also(store: Connection) -> None:
            tries.begin(store, table, caller.person, day == here)

        try:
            return await add_table(self.hub, table, caller, also)
        except IntegrityError:  # begun a moment ago by another request
            own = await self.hub.read(lambda store: tries.of_person(store, caller.person, game, self.deal(day)))
            if own is None:
                raise
            return await existing_table(self.hub, caller, own.table_id)

    async def games(self, person: str | None) -> list[DailyGame]:
        """The daily game of every game."""
        here = today(now())
        promised = {game: commitment(await self.secret(game, here)) for game in games}
        own = await self.hub.read(lambda store: self._tries(store, person)) if person else {}
        return [_daily_game(_daily(game, here), promised[game], own, here) for game in games]

    def is_counted(self, game: str, day: date) -> bool:
        """Whether the results of a day are in memory and fresh."""
        results = self._results.get((game, self.deal(day)))
        return results is not None and results.can_be_shown(None, now())

    async def table(self, person: str | None, game: str, day: date) -> DailyTable:
        """The results of a day. Links to games of others are for callers who have played that day."""
        here, deal = today(now()), self.deal(day)
        secret, following = await self.secret(game, day), await self.secret(game, day + DAY)
        own, results = dict[tuple[str, date], Any](), self._results.get((game, deal))
        if person is not None or results is None or not results.can_be_shown(None, now()):
            own, results = await self.hub.read(lambda store: self._looked_up(store, person, game, day))
        self._refresh(game, day)
        mine = own.get((game, day))
        done, public = _is_over(mine), here >= told_from(day)
        late = day < here and mine is None and _is_over(own.get((game, here)))
        eve = own.get((game, day - DAY))
        played = _played(own, game)
        shown = _daily_game(_daily(game, day), commitment(secret), own, here)
        ahead = None if mine is None or mine.worth is None else results.ahead(_score(game, mine.worth))
        return DailyTable(
            today=shown,
            now=here.isoformat(),
            tries=results.tries,
            results=results.best_for(person, shown=done or public or late),  # a running try could still use them
            scores=results.scores,
            own_place=None if mine is None or mine.worth is None else results.places[mine.worth],
            secret=secret if public or self.open else None,
            next_commitment=commitment(following),
            missed=[one.isoformat() for one in missed(played, here) if not _is_over(own.get((game, one)))],
            may_play=mine is not None or day == here or may_be_made_up(day, here),
            best_before=_best_before(results, person) if done and (eve is None or _is_over(eve)) else None,
            open=self.open,
            ahead=ahead,
            share=_shared(shown, ahead, results.tries - 1),
        )

    def _refresh(self, game: str, day: date) -> None:
        """Count results that are no longer fresh in the background, for later requests."""
        key = (game, self.deal(day))
        results = self._results.get(key)
        if results is not None and now() - results.made >= FRESH and key not in self._recounted:
            self._recounted.add(key)
            self.hub.tasks.attempt(self._recount(game, day))

    async def _recount(self, game: str, day: date) -> None:
        try:
            await self.hub.read(lambda store: self._count(store, game, day))
        finally:
            self._recounted.discard((game, self.deal(day)))

    def _tries(self, store: Connection, person: str | None) -> Tries:
        return tries.at_days(store, person, open_days=self.open) if person else {}

    def _looked_up(self, store: Connection, person: str | None, game: str, day: date) -> tuple[Tries, DayResults]:
        """A person's tries, and the counted results of a day, which include the person's finished try."""
        own, results = self._tries(store, person), self._results.get((game, self.deal(day)))
        if results is None or not results.can_be_shown(own.get((game, day)), now()):
            results = self._count(store, game, day)
        return own, results

    def _count(self, store: Connection, game: str, day: date) -> DayResults:
        deal, made = self.deal(day), now()
        counts, best = tries.counts(store, game, deal), tries.best(store, game, deal, SHOWN)
        places = _places(counts)
        shown = [_result(row, places[row.worth]) for row in best]
        before = [(row.person, _result(row, 1)) for row in tries.best(store, game, self.deal(day - DAY), 1)]
        results = DayResults(
            made=made,
            places=places,
            tries=sum(counts.values()),
            scores=[DailyScore(_score(game, value), count) for value, count in counts.items()],
            open=shown,
            closed=[replace(one, table=None) for one in shown],
            rows={row.person: index for index, row in enumerate(best)},
            before=before[0] if before else None,
        )
        if len(self._results) >= DAYS_KEPT:
            self._results.clear()
        self._results[game, deal] = results
        return results


def _is_over(own: Any) -> bool:
    return own is not None and own.ended is not None


def _played(own: Tries, game: str) -> set[date]:
    """The days whose game the person has finished, in time or later."""
    return {day for (of, day), row in own.items() if of == game and row.score is not None}


def _daily_game(day: Daily, promised: str, own: Tries, here: date) -> DailyGame:
    bot = next(name for name in day.bots if name is not None)
    of_day = (day.options, day.seat, len(day.bots), bot, promised)
    mine = OwnTry.of(own.get((day.game, day.day)))
    return DailyGame(day.game, day.day.isoformat(), *of_day, mine, streak(_played(own, day.game), here))


def _shared(shown: DailyGame, ahead: int | None, others: int) -> list[Phrase]:
    """Return a result as lines to share."""
    own = shown.own
    if own is None or own.score is None or own.place is None:
        return []
    result = {"place": own.place, "players": shown.players, "score": own.score, "streak": shown.streak}
    return shared(Codes(), shown.game, shown.day, **result, ahead=ahead, others=others)


def _result(row: Any, place: int) -> DailyResult:
    return DailyResult(place, row.name, row.score, row.place, row.table_id, you=False)


def _best_before(results: DayResults, person: str | None) -> DailyResult | None:
    if results.before is None:
        return None
    whose, result = results.before
    return replace(result, you=whose == person)


def _score(game: str, worth: int) -> int:
    return worth if games[game].FACTS.fewest_win else -worth


def _places(counts: dict[int, int]) -> dict[int, int]:
    """The place of each worth. Equal worths share a place."""
    return dict(zip(counts, accumulate(counts.values(), initial=1), strict=False))
