"""The plan of a tournament as tables, and the rows of tournaments: plan, entrants, results of seats."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from drachenhof.bots.levels import OPPONENT, names_for, steady
from drachenhof.duplicate import ALONE, LEFT, OPEN, PLAYED, TABLES, WON, luck_of, seat_of, secret_of
from drachenhof.fair import commitment, new_secret
from drachenhof.games import games
from drachenhof.server.challenges.tournaments.messages import NewTournament
from drachenhof.server.db import schema
from drachenhof.tables.commands import Caller
from drachenhof.tables.commands.seats import known_bot
from drachenhof.tables.keys import new_id
from drachenhof.tables.messages import BotSeat, Correspondence, Create, Live
from drachenhof.tables.new_table import open_with_luck, opened
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import TableLuck
from drachenhof.tables.table import Table

USUAL = 4  # default number of players
HOUR = 3_600_000
LIVE_GRACE = 180  # seconds that a player may be absent from a live table
DAYS_GRACE = 86_400  # seconds for one decision by correspondence


class TournamentPlan(msgspec.Struct, frozen=True):
    """The plan of a tournament."""

    kind: str
    options: dict[str, Any]
    players: int
    deals: int
    bot: str
    live: bool
    lasts: int  # milliseconds from its beginning to its end


class Tournament(msgspec.Struct, frozen=True):
    """A tournament that can be played."""

    id: str
    game: str
    secret: str
    plan: TournamentPlan

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def begins_by_itself(self) -> bool:
        """Whether its deals can be played as soon as it exists."""
        return self.plan.kind == ALONE and not self.plan.live

    def luck(self, deal: int) -> TableLuck:
        """The luck that all tables of a deal share."""
        return TableLuck(luck_of(self.id, deal), counted=True, tournament=self.id)


def planned(caller: Caller, wanted: NewTournament, now: int) -> Tournament:
    """A new tournament. Raises `Refusal`."""
    game = wanted.game
    if game not in games:
        raise Refusal("no-game", game=game, games=list(games))
    usual = [size for size in games[game].PLAYERS if size <= USUAL][-1]
    bot = wanted.bot or OPPONENT[game]
    known_bot(game, bot)
    bot = steady(game, bot)  # a budget of time instead of simulations would make its moves differ between tables
    players = wanted.players or usual
    options = opened(caller, Create(game, [BotSeat(bot)] * players, dict(wanted.options)), now).setup.options
    plan = TournamentPlan(wanted.kind, dict(options), players, wanted.deals, bot, wanted.live, wanted.hours * HOUR)
    return Tournament(new_id(), game, new_secret(), plan)


def open_deal_alone(caller: Caller, tournament: Tournament, deal: int, now: int) -> Table:
    """Open a table for a deal against bots."""
    plan, luck = tournament.plan, tournament.luck(deal)
    others, own = names_for(luck.name, [caller.name]), seat_of(deal, plan.players)
    seats = [None if seat == own else {"bot": plan.bot, "name": next(others)} for seat in range(plan.players)]
    secret = secret_of(tournament.secret, deal)
    return open_with_luck(caller, tournament.game, plan.options, seats, luck, secret, now)


def open_deal_together(
    caller: Caller, tournament: Tournament, deal: int, people: Sequence[dict[str, Any] | None], now: int
) -> Table:
    """Open a table of a round without a host: people by seat, and bots at the other seats."""
    plan, luck = tournament.plan, tournament.luck(deal)
    others = names_for(luck.name, [person["name"] for person in people if person])
    seats = [dict(person) if person else {"bot": plan.bot, "name": next(others)} for person in people]
    pace = Live(LIVE_GRACE) if plan.live else Correspondence(DAYS_GRACE)
    secret = secret_of(tournament.secret, deal)
    table = open_with_luck(caller, tournament.game, plan.options, seats, luck, secret, now, pace=pace)
    table.host = None
    return table


def is_of_people(plan: TournamentPlan) -> bool:
    """Whether people sit at its tables together."""
    return plan.kind == TABLES


_encode = msgspec.json.Encoder().encode
_plan = msgspec.json.Decoder(TournamentPlan).decode
_t, _e, _p = schema.tournaments.c, schema.entrants.c, schema.plays.c


def keep(connection: Connection, tournament: Tournament, host: str, now: int, ends: int) -> None:
    """Store a new tournament. One without a host's start has all its deals open."""
    at_once = tournament.begins_by_itself
    row = {
        "id": tournament.id,
        "game": tournament.game,
        "plan": _encode(tournament.plan).decode(),
        "secret": tournament.secret,
        "host": host,
        "created": now,
        "begun": now if at_once else None,
        "opened": tournament.plan.deals if at_once else 0,
        "ends": ends,
        "extended": False,
    }
    connection.execute(insert(schema.tournaments), row)


def of(connection: Connection, tournament: str, *, lock: bool = False) -> Any:
    """The row of a tournament, or None. `lock` serialises changes."""
    asked = select(schema.tournaments).where(_t.id == tournament)
    return connection.execute(asked.with_for_update() if lock else asked).one_or_none()


def name_of_host(connection: Connection, row: Any) -> str:
    """The name of the host; empty if the host was deleted."""
    asked = select(schema.people.c.name).where(schema.people.c.id == row.host)
    return connection.execute(asked).scalar_one_or_none() or ""


def playable(row: Any) -> Tournament:
    """The tournament of a row."""
    return Tournament(row.id, row.game, row.secret, _plan(row.plan))


def change(connection: Connection, tournament: str, **columns: Any) -> None:
    connection.execute(update(schema.tournaments).where(_t.id == tournament).values(**columns))


def running(connection: Connection, host: str, now: int) -> int:
    """Number of unfinished tournaments of a host."""
    asked = select(func.count()).select_from(schema.tournaments).where(_t.host == host, _t.ends > now)
    return connection.execute(asked).scalar_one()


# Who takes part


def entrants(connection: Connection, tournament: str) -> Sequence[Any]:
    """All entrants with their names, in order of joining."""
    people = schema.people.c
    return connection.execute(
        select(_e.number, _e.person, _e.left, people.name, people.program)
        .outerjoin(schema.people, people.id == _e.person)
        .where(_e.tournament_id == tournament)
        .order_by(_e.number)
    ).all()


def number_of(connection: Connection, tournament: str, person: str) -> int | None:
    """The number of a person as an entrant, or None."""
    own = (_e.person == person, _e.tournament_id == tournament)
    return connection.execute(select(_e.number).where(*own)).scalar_one_or_none()


def join(connection: Connection, tournament: str, person: str, now: int) -> int:
    """Add an entrant. The caller has locked the tournament."""
    last = connection.execute(select(func.max(_e.number)).where(_e.tournament_id == tournament)).scalar_one() or 0
    row = {"tournament_id": tournament, "number": last + 1, "person": person, "joined": now}
    connection.execute(insert(schema.entrants), row)
    return last + 1


def leave(connection: Connection, tournament: str, number: int, now: int | None) -> None:
    """Mark an entrant as gone, or as back."""
    own = (_e.tournament_id == tournament, _e.number == number)
    connection.execute(update(schema.entrants).where(*own).values(left=now))


def remove(connection: Connection, tournament: str, number: int) -> None:
    """Remove an entrant who has begun no game."""
    own = (_e.tournament_id == tournament, _e.number == number)
    connection.execute(delete(schema.entrants).where(*own))


# Games


def begin(connection: Connection, tournament: str, deal: int, table: str, numbers: Mapping[int, int | None]) -> None:
    """Store a table of a deal with entrants by seat. Raises IntegrityError if one has a table of this deal already."""
    row = {"tournament_id": tournament, "deal": deal, "table_id": table, "state": OPEN}
    connection.execute(
        insert(schema.plays), [{**row, "seat": seat, "number": number} for seat, number in numbers.items()]
    )


def gone(table: Table) -> list[bool]:
    """By seat of a tournament table, whether a bot plays for its person, or has helped."""
    if table.setup.luck is None or table.setup.luck.tournament is None:
        return []
    return [seat.helped or seat.resigned or seat.holder is not None for seat in table.seats]


def note_leavers(connection: Connection, before: Table, table: Table) -> None:
    """Store who has left a running game or came back in time: the game may never end."""
    if gone(table) == gone(before) or not _in_time(connection, table, table.changed):
        return
    for seat, left in enumerate(gone(table)):
        own = (_p.table_id == table.id, _p.seat == seat, _p.number.is_not(None))
        connection.execute(update(schema.plays).where(*own).values(state=LEFT if left else OPEN))


def _in_time(connection: Connection, table: Table, now: int) -> bool:
    """Whether the tournament of a table has not ended."""
    row = None if table.setup.luck is None else of(connection, table.setup.luck.tournament or "")
    return row is not None and now <= row.ends


def finish(connection: Connection, table: Table, now: int) -> None:
    """Store the result of each seat of a finished table. After the end of the tournament it does not count."""
    luck = table.setup.luck
    if luck is None or luck.tournament is None:
        return
    in_time = _in_time(connection, table, now)
    rows = connection.execute(select(_p.seat, _p.number).where(_p.table_id == table.id)).all()
    for seat, number in rows:
        came = {
            "ended": now,
            "score": table.scores[seat] if table.scores else None,
            "place": table.places[seat] if table.places and table.scores else None,
        }
        counts = {"state": _state(table, seat, number)} if in_time else {}
        own = (_p.table_id == table.id, _p.seat == seat)
        connection.execute(update(schema.plays).where(*own).values(**came, **counts))


def _state(table: Table, seat: int, number: int | None) -> str:
    """How a game ended for a seat. Agreeing to cancel counts as leaving."""
    agreed = table.status == "cancelled" and table.seats[seat].cancels
    if number is not None and (agreed or gone(table)[seat]):
        return LEFT
    if table.scores:
        return PLAYED
    return WON if table.places and table.places[seat] == 1 else OPEN


def plays(connection: Connection, tournament: str) -> Sequence[Any]:
    """All seats of all games, deal by deal."""
    asked = select(schema.plays).where(_p.tournament_id == tournament)
    return connection.execute(asked.order_by(_p.deal, _p.number, _p.table_id, _p.seat)).all()


def play_of(connection: Connection, tournament: str, deal: int, number: int) -> Any:
    """The game of an entrant at a deal, or None."""
    own = (_p.tournament_id == tournament, _p.deal == deal, _p.number == number)
    return connection.execute(select(schema.plays).where(*own)).one_or_none()


# A person's own


def of_person(connection: Connection, person: str, most: int) -> list[Any]:
    """The tournaments that a person hosts or takes part in, the latest first."""
    own = select(schema.tournaments).join(schema.entrants, _e.tournament_id == _t.id).where(_e.person == person)
    asked = (select(schema.tournaments).where(_t.host == person), own)
    rows = {row.id: row for one in asked for row in connection.execute(one.order_by(_t.created.desc()).limit(most))}
    return sorted(rows.values(), key=lambda row: -row.created)[:most]


def counts(connection: Connection, tournament: str, person: str) -> tuple[int, int]:
    """Number of entrants, and number of deals that a person has played."""
    many = connection.execute(
        select(func.count()).select_from(schema.entrants).where(_e.tournament_id == tournament)
    ).scalar_one()
    number = number_of(connection, tournament, person)
    if number is None:
        return many, 0
    own = (_p.tournament_id == tournament, _p.number == number, _p.ended.is_not(None))
    return many, connection.execute(select(func.count()).select_from(schema.plays).where(*own)).scalar_one()


def all_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """All stored data of a person's tournaments, without secrets of future deals."""
    exported = list[dict[str, Any]]()
    for row in of_person(connection, person, 1_000_000):
        number = number_of(connection, row.id, person)
        own = [play for play in plays(connection, row.id) if number is not None and play.number == number]
        games = [{"deal": play.deal, "table": play.table_id, "score": play.score, "state": play.state} for play in own]
        host = row.host == person
        exported.append({"id": row.id, "game": row.game, "created": row.created, "host": host, "games": games})
    return exported


def erase(connection: Connection, person: str) -> None:
    """Remove a person from tournaments. Results stay, because others were compared with them."""
    connection.execute(update(schema.tournaments).where(_t.host == person).values(host=None))
    connection.execute(
        update(schema.entrants).where(_e.person == person).values(person=None, left=func.coalesce(_e.left, _e.joined))
    )
