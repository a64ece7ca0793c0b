"""The standings of a tournament, the results of a deal, and the document that verifies both."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection

from drachenhof.duplicate import FORMAT, LEFT, OPEN, Field, Result, Standing, points, seat_of, standings
from drachenhof.duplicate.points import percent
from drachenhof.games import games
from drachenhof.server.challenges.daily.messages import OwnTry
from drachenhof.server.challenges.duels.messages import Comparison, Duellist
from drachenhof.server.challenges.duels.setup import partings, run, together
from drachenhof.server.challenges.tournaments import messages as protocol
from drachenhof.server.challenges.tournaments import rows as tournaments
from drachenhof.server.challenges.tournaments.messages import (
    DealResult,
    DealTable,
    Entrant,
    ListedTournament,
    TournamentDeal,
)
from drachenhof.server.challenges.tournaments.rows import Tournament, is_of_people
from drachenhof.server.challenges.tournaments.service import may_begin, planned_end, row_of
from drachenhof.server.db import archive
from drachenhof.server.hosting.hub import Hub
from drachenhof.server.hosting.sync import current
from drachenhof.tables.documents import document
from drachenhof.tables.keys import now
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import TableState

SHOWN = 50  # tournaments of one person
RECORDS = 20  # records in one answer


class StoredTournament(NamedTuple):
    """The rows of a tournament, and the caller."""

    row: Any
    tournament: Tournament
    entrants: Sequence[Any]
    plays: Sequence[Any]
    person: str | None
    number: int | None  # the caller's number as an entrant
    single: frozenset[str]  # tables with one person only, in a tournament of people
    host: str  # name of the host, also after leaving

    @property
    def over(self) -> bool:
        return bool(now() >= self.row.ends)

    @property
    def closed(self) -> bool:
        """Whether its host has closed it early."""
        return self.over and bool(self.row.ends < planned_end(self.row))

    @property
    def ranked(self) -> list[int]:
        """The entrants in the standings; at the end only those who have begun a game."""
        came = {play.number for play in self.plays}
        return [one.number for one in self.entrants if not self.over or one.number in came]

    @property
    def field(self) -> Field:
        plan, fewest = self.tournament.plan, games[self.row.game].FACTS.fewest_win
        deals = self.row.opened if self.over and is_of_people(plan) else plan.deals
        return Field(plan.kind, deals, fewest, self.over)

    @property
    def results(self) -> list[Result]:
        """The results of all games."""
        return [Result(play.deal, play.number, play.seat, *self.came(play)) for play in self.plays]

    def came(self, play: Any) -> tuple[int | None, str]:
        """A game's score and how it ended; a game that ended too late counts as unfinished.

        The only person at such a table counts as having left: no other person can have delayed it.
        """
        late = play.ended is None or play.ended > self.row.ends
        score, state = (None, play.state if play.state == LEFT else OPEN) if late else (play.score, play.state)
        return score, LEFT if state == OPEN and play.number is not None and play.table_id in self.single else state

    def own(self, deal: int) -> Any:
        return next((play for play in self.plays if play.deal == deal and play.number == self.number), None)

    def may_look(self, deal: int) -> bool:
        """Whether the caller may see a deal: after an own game of it, or at the end."""
        own = None if self.number is None else self.own(deal)
        return self.over or (own is not None and own.ended is not None)


def _stored(store: Connection, name: str, person: str | None) -> StoredTournament:
    row = row_of(store, name)
    entrants, plays = tournaments.entrants(store, name), tournaments.plays(store, name)
    number = next((one.number for one in entrants if person and one.person == person), None)
    tournament = tournaments.playable(row)
    sat = Counter(play.table_id for play in plays if play.number is not None and is_of_people(tournament.plan))
    single = frozenset(table for table, people in sat.items() if people == 1)
    host = tournaments.name_of_host(store, row)
    return StoredTournament(row, tournament, entrants, plays, person, number, single, host)


async def look(hub: Hub, person: str | None, name: str) -> protocol.Tournament:
    """A tournament as a person may see it. Raises `Refusal`."""
    stored: StoredTournament = await hub.read(lambda store: _stored(store, name, person))
    message: protocol.Tournament = await hub.work_queue.compute(lambda: _message(stored))
    return message


def _message(stored: StoredTournament) -> protocol.Tournament:
    row, plan = stored.row, stored.tournament.plan
    return protocol.Tournament(
        id=row.id,
        game=row.game,
        kind=plan.kind,
        options=plan.options,
        players=plan.players,
        bot=plan.bot,
        live=plan.live,
        created=row.created,
        begun=row.begun,
        opened=row.opened,
        ends=row.ends,
        extended=row.extended,
        over=stored.over,
        closed=stored.closed,
        host=stored.host,
        yours=stored.person is not None and row.host == stored.person,
        number=stored.number,
        next_round=may_begin(row, stored.plays, stored.person, stored.number),
        deals=[_deal(stored, deal) for deal in range(1, plan.deals + 1)],
        entrants=_entrants(stored),
        commitment=stored.tournament.commitment,
        secret=row.secret if stored.over else None,
    )


def _deal(stored: StoredTournament, deal: int) -> TournamentDeal:
    games_of = {play.table_id: play.ended is not None for play in stored.plays if play.deal == deal}
    own, plan = None if stored.number is None else stored.own(deal), stored.tournament.plan
    seat = own.seat if own is not None else None if is_of_people(plan) else seat_of(deal, plan.players)
    tried = None
    if own is not None:
        score, state = stored.came(own)
        counted = state == "played"
        tried = OwnTry(own.table_id, True, own.ended is not None, score if counted else None, own.place)
    return TournamentDeal(deal, seat, tried, sum(games_of.values()), len(games_of))


def _entrants(stored: StoredTournament) -> list[Entrant]:
    named = {one.number: one for one in stored.entrants}
    begun = Counter(play.number for play in stored.plays)
    table = standings(stored.field, stored.ranked, stored.results)
    return [_entrant(stored, row, named[row.entrant], begun[row.entrant]) for row in table]


def _entrant(stored: StoredTournament, row: Standing, one: Any, begun: int) -> Entrant:
    deals = range(1, stored.tournament.plan.deals + 1)
    return Entrant(
        number=row.entrant,
        name=one.name or "",
        program=bool(one.program),
        you=row.entrant == stored.number,
        left=one.left is not None,
        begun=begun,
        place=row.place,
        points=row.percent,
        among=percent(row.among),
        total=row.total if stored.over else None,
        tie=row.tie,  # type: ignore[arg-type]
        deals=[row.deals[deal].percent if deal in row.deals else None for deal in deals],
    )


async def listed(hub: Hub, person: str) -> protocol.Tournaments:
    """The tournaments of a person."""

    def read(store: Connection) -> protocol.Tournaments:
        rows = tournaments.of_person(store, person, SHOWN)
        return protocol.Tournaments([_listed(row, person, tournaments.counts(store, row.id, person)) for row in rows])

    own: protocol.Tournaments = await hub.read(read)
    return own


def _listed(row: Any, person: str, counts: tuple[int, int]) -> ListedTournament:
    plan = tournaments.playable(row).plan
    about = (row.id, row.game, plan.kind, row.created, row.ends, now() >= row.ends, row.host == person)
    return ListedTournament(*about, counts[0], plan.deals, counts[1])


async def deal(hub: Hub, person: str | None, name: str, number: int) -> DealTable:
    """The results of a deal. Raises `Refusal` before the caller's own game of it is over."""
    stored: StoredTournament = await hub.read(lambda store: _stored(store, name, person))
    if not 1 <= number <= stored.tournament.plan.deals:
        raise Refusal("not-found")
    if not stored.may_look(number):
        raise Refusal("not-over")
    return _deal_table(stored, number)


def _deal_table(stored: StoredTournament, number: int) -> DealTable:
    gained = points(stored.field, stored.ranked, stored.results).get(number, {})
    names, bot = {one.number: one.name or "" for one in stored.entrants}, stored.tournament.plan.bot
    rows = list[DealResult]()
    for play in stored.plays:
        if play.deal == number and play.ended is not None:
            score, state = stored.came(play)
            brought = gained.get(play.number) if play.number is not None else None
            rows.append(
                DealResult(
                    number=play.number,
                    name=names.get(play.number, ""),
                    bot=None if play.number is not None else bot,
                    you=play.number is not None and play.number == stored.number,
                    seat=play.seat,
                    state=state,
                    score=score,
                    place=play.place,
                    points=None if brought is None else brought.percent,
                    table=play.table_id,
                )
            )
    rows.sort(key=lambda row: (-(row.points or 0), row.number or 0, row.seat))
    return DealTable(number, rows)


async def compare(hub: Hub, person: str | None, name: str, number: int, one: str, other: str) -> Comparison:
    """Two games of a deal from the same seat. Raises `Refusal`."""
    stored: StoredTournament = await hub.read(lambda store: _stored(store, name, person))
    results = (await deal(hub, person, name, number)).results
    people = [row for row in results if row.table == one and row.number is not None]
    own = next((row for row in people if row.you), next(iter(people), None))
    theirs = next((row for row in results if own and row.table == other and row.seat == own.seat), None)
    if own is None or theirs is None or one == other:
        raise Refusal("no-table")
    lines = []
    for row in (own, theirs):
        play = (await current(hub, row.table)).table.play
        if play is None:
            raise Refusal("broken")
        lines.append(
            await hub.work_queue.compute(lambda play=play: run(play, stored.tournament.plan.players, own.seat))  # type: ignore[misc]
        )
    sides = (_side(own), _side(theirs))
    return Comparison(stored.row.game, own.seat, *sides, together(*lines), partings(stored.row.game, *lines))


def _side(row: DealResult) -> Duellist:
    return Duellist(row.name, row.bot, row.you, True, row.score, row.place, row.table)


async def may_tell_secret(hub: Hub, table: TableState) -> bool:
    """Whether the secret of a table may be revealed, because its tournament is over."""
    luck = table.setup.luck
    if luck is None or luck.tournament is None:
        return False
    row = await hub.read(lambda store: tournaments.of(store, luck.tournament))
    return row is not None and now() >= row.ends


async def sheet(hub: Hub, name: str) -> dict[str, Any]:
    """The standings of a finished tournament as a document for `drachenhof verify`. Raises `Refusal`."""
    stored: StoredTournament = await hub.read(lambda store: _stored(store, name, None))
    if not stored.over:
        raise Refusal("not-over")
    plan, field = stored.tournament.plan, stored.field
    names = {one.number: one.name or "" for one in stored.entrants}
    return {
        "tournament": FORMAT,
        "id": stored.row.id,
        "game": stored.row.game,
        "kind": plan.kind,
        "players": plan.players,
        "options": plan.options,
        "bot": plan.bot,
        "deals": field.deals,
        "ended": stored.row.ends,
        "commitment": stored.tournament.commitment,
        "secret": stored.row.secret,
        "entrants": [
            {
                "number": row.entrant,
                "name": names[row.entrant],
                "place": row.place,
                "points": row.percent,
                "tie": row.tie,
                "among": percent(row.among),
                "total": row.total,
            }
            for row in standings(field, stored.ranked, stored.results)
        ],
        "results": [
            {
                "deal": result.deal,
                "entrant": result.entrant,
                "table": play.table_id,
                "seat": result.seat + 1,
                "score": result.score,
                "state": result.state,
            }
            for play, result in zip(stored.plays, stored.results, strict=True)
        ],
    }


async def records(hub: Hub, name: str, after: int) -> tuple[list[str], int]:
    """Some records of a finished tournament, and the number of entries that were read for them."""
    stored: StoredTournament = await hub.read(lambda store: _stored(store, name, None))
    if not stored.over:
        raise Refusal("not-over")
    scored = [
        play.table_id for play, result in zip(stored.plays, stored.results, strict=True) if result.score is not None
    ]
    lines, read = list[str](), 0
    for table_id in list(dict.fromkeys(scored))[after : after + RECORDS]:
        table, log = await hub.read(
            lambda store, table_id=table_id: (archive.load(store, table_id), archive.entries_after(store, table_id, 0))
        )
        if table is not None:
            lines.append(await hub.work_queue.compute(lambda table=table, log=log: document(table, log, reveal=True)))  # type: ignore[misc]
            read += len(log)
    return lines, read
