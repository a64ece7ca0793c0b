"""The game of the day: its secrets, which nobody learns early, and a person's tries."""

from collections.abc import Iterator, Sequence
from datetime import date
from itertools import accumulate
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from drachenhof.daily import DAY, Daily, daily, may_be_made_up, missed, open_secret, secret_of, streak, today, told_from
from drachenhof.fair import commitment, new_secret
from drachenhof.game import games
from drachenhof.server.house.creating import begun_before, must_have_place, put_up
from drachenhof.server.house.house import House
from drachenhof.server.protocol.daily import DailyGame, DailyResult, DailyScore, DailyTable, OwnTry
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.protocol.resources import Created
from drachenhof.server.store import tries
from drachenhof.server.table.commands.deeds import Caller
from drachenhof.server.table.keys import now
from drachenhof.server.table.opening import opened_for_day
from drachenhof.server.table.state import deal_of_day

FIRST = date(2026, 1, 1)  # of the days that are served
SHOWN = 100
FRESH = 2_000  # milliseconds for which all who ask share what was counted of a day
OLDEST = 10_000  # that is still shown while it is counted again
DAYS_KEPT = 16  # whose counts are in memory


class Tally(NamedTuple):
    """What is the same for all who ask about a day: how many tries were worth how much, and the best of them."""

    made: int
    counts: dict[int, int]
    best: Sequence[Any]

    def can_be_shown(self, own: Any, when: int) -> bool:
        """Whether this tally is recent enough, and includes the caller's own finished try."""
        if own is not None and own.ended is not None and own.ended >= self.made:
            return False
        counted = own is None or own.worth is None or own.worth in self.counts
        return counted and when - self.made < OLDEST


class Days:
    """The days at a server: their secrets follow from one that it keeps, and commitments are told a day ahead."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.open = house.settings.open_days
        self._kept: str | None = None
        self._tallies: dict[tuple[str, str], Tally] = {}
        self._recounted: set[tuple[str, str]] = set()  # at present

    async def secret(self, game: str, day: date) -> str:
        """The secret of a day, which is nobody's business before it is over; unless anybody may compute it."""
        if self.open:
            return open_secret(game, day)
        if self._kept is None:
            kept = await self.house.read(tries.kept_secret)
            if kept is None:
                await self.house.write(lambda store: tries.keep_secret(store, new_secret()))
                kept = await self.house.read(tries.kept_secret)  # another process may have been first
            self._kept = kept
        assert self._kept is not None
        return secret_of(self._kept, game, day)

    def deal(self, day: date) -> str:
        """The name of a day's deal, by which its tries are kept; a deal that anybody can compute has another one."""
        return deal_of_day(day.isoformat(), open_days=self.open)

    async def begin(self, caller: Caller, game: str, day: date, *, fun: bool) -> Created:
        """A table for a try, or the one that was begun before; raises `Refusal`."""
        here = today(now())
        own = await self.house.read(lambda store: tries.of_person(store, caller.person, game, self.deal(day)))
        if own is not None and not fun:
            return await begun_before(self.house, caller, own.table_id)
        if fun and (own is None or own.ended is None) and here < told_from(day):
            raise Refusal("not-over")  # who has seen the deal before would not try for the first time
        if not fun and day != here and not may_be_made_up(day, here):
            raise Refusal("no-day", day=day.isoformat())
        await must_have_place(self.house, caller)
        secret = await self.secret(game, day)
        table = opened_for_day(caller, daily(game, day), secret, now(), counted=not fun, open_days=self.open)
        if fun:
            return await put_up(self.house, table, caller)

        def also(store: Connection) -> None:
            tries.begin(store, table, caller.person, day == here)

        try:
            return await put_up(self.house, table, caller, also)
        except IntegrityError:  # begun a moment ago, from another window
            own = await self.house.read(lambda store: tries.of_person(store, caller.person, game, self.deal(day)))
            if own is None:
                raise
            return await begun_before(self.house, caller, own.table_id)

    async def games(self, person: str | None) -> list[DailyGame]:
        """Today's game of every game."""
        here = today(now())
        promised = {game: commitment(await self.secret(game, here)) for game in games}

        def read(store: Connection) -> list[DailyGame]:
            played = tries.days_of(store, person or "", open_days=self.open)
            return [
                _told(daily(game, here), promised[game], self._own(store, person, game, here), played[game].days, here)
                for game in games
            ]

        of_today: list[DailyGame] = await self.house.read(read)
        return of_today

    async def table(self, person: str | None, game: str, day: date) -> DailyTable:
        """How everybody did on a day; the games of others are shown to whoever has played that day."""
        here = today(now())
        secret, following = await self.secret(game, day), await self.secret(game, day + DAY)

        day_table: DailyTable = await self.house.read(
            lambda store: self._table(store, person, daily(game, day), here, secret, following)
        )
        self._refresh(game, self.deal(day))
        return day_table

    def _refresh(self, game: str, deal: str) -> None:
        """Count again what is no longer fresh, for those who ask next: nobody waits for it."""
        tally = self._tallies.get((game, deal))
        if tally is not None and now() - tally.made >= FRESH and (game, deal) not in self._recounted:
            self._recounted.add((game, deal))
            self.house.tasks.attempt(self._recount(game, deal))

    async def _recount(self, game: str, deal: str) -> None:
        try:
            await self.house.read(lambda store: self._count(store, game, deal))
        finally:
            self._recounted.discard((game, deal))

    def _table(
        self, store: Connection, person: str | None, day: Daily, here: date, secret: str, following: str
    ) -> DailyTable:
        game = day.game
        row = tries.of_person(store, person, game, self.deal(day.day)) if person else None
        tally = self._tally(store, game, self.deal(day.day), row)
        own, played = OwnTry.of(row), tries.days_of(store, person or "", open_days=self.open)[game]
        counts, best, places = tally.counts, tally.best, _places(tally.counts)
        done, told = _is_over(own), here >= told_from(day.day)
        late = day.day < here and row is None and _is_over(self._own(store, person, game, here))
        shown = done or told or late  # a try that goes on could still use what others did
        eve = self._own(store, person, game, day.day - DAY) if done else None
        before = tries.best(store, game, self.deal(day.day - DAY), 1) if done and (eve is None or eve.over) else ()
        worth = None if row is None else row.worth
        return DailyTable(
            today=_told(day, commitment(secret), own, played.days, here),
            now=here.isoformat(),
            tries=sum(counts.values()),
            results=list(_results(best, places, person, shown=shown)),
            scores=[DailyScore(_score(game, value), count) for value, count in counts.items()],
            own_place=None if worth is None else places[worth],
            secret=secret if told or self.open else None,
            next_commitment=commitment(following),
            missed=[one.isoformat() for one in missed(played.days, here) if one not in played.given_up],
            may_play=own is not None or day.day == here or may_be_made_up(day.day, here),
            best_before=next(_results(before, {}, person, shown=True), None),
            open=self.open,
        )

    def _own(self, store: Connection, person: str | None, game: str, day: date) -> OwnTry | None:
        return OwnTry.of(tries.of_person(store, person, game, self.deal(day)) if person else None)

    def _tally(self, store: Connection, game: str, deal: str, own: Any) -> Tally:
        """What was counted of a day a moment ago, one's own try among it if that is over."""
        tally = self._tallies.get((game, deal))
        return tally if tally is not None and tally.can_be_shown(own, now()) else self._count(store, game, deal)

    def _count(self, store: Connection, game: str, deal: str) -> Tally:
        tally = Tally(now(), tries.counts(store, game, deal), tries.best(store, game, deal, SHOWN))
        if len(self._tallies) >= DAYS_KEPT:
            self._tallies.clear()
        self._tallies[game, deal] = tally
        return tally


def _is_over(own: OwnTry | None) -> bool:
    return own is not None and own.over


def _told(day: Daily, promised: str, own: OwnTry | None, played: set[date], here: date) -> DailyGame:
    bot = next(name for name in day.bots if name is not None)
    of_day = (day.options, day.seat, len(day.bots), bot, promised)
    return DailyGame(day.game, day.day.isoformat(), *of_day, own, streak(played, here))


def _results(rows: Any, places: dict[int, int], person: str | None, *, shown: bool) -> Iterator[DailyResult]:
    """Tries in the table of a day; their games are `shown` to whoever may look at them."""
    for row in rows:
        table = row.table_id if shown or row.person == person else None
        yield DailyResult(places.get(row.worth, 1), row.name, row.score, row.place, table, row.person == person)


def _score(game: str, worth: int) -> int:
    return worth if games[game].FACTS.fewest_win else -worth


def _places(counts: dict[int, int]) -> dict[int, int]:
    """The place of each worth; equal worths share a place."""
    return dict(zip(counts, accumulate(counts.values(), initial=1), strict=False))
