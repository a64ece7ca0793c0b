"""A database with many people and games, made quickly: valid logs, of which few are different, written in bulk."""

import random
import sqlite3
from dataclasses import dataclass, field
from typing import Any

import msgspec
from kinds import GAMES, LONG, SHORT
from rich.progress import Progress

from drachenhof.daily import DAY, today
from drachenhof.duplicate import ALONE, MOST_DEALS, MOST_ENTRANTS, PLAYED
from drachenhof.fair import new_secret
from drachenhof.server.challenges.tournaments.rows import TournamentPlan
from drachenhof.server.db.database import Database
from drachenhof.server.db.listing import row_of
from drachenhof.server.players.accounts.rows import COOKIE
from drachenhof.tables.commands import Caller
from drachenhof.tables.commands.lifecycle import begin
from drachenhof.tables.commands.moves import follow_up
from drachenhof.tables.documents import document
from drachenhof.tables.keys import digest, new_id, new_key, now
from drachenhof.tables.messages import Create, PersonSeat
from drachenhof.tables.new_table import opened
from drachenhof.tables.table import Table

PATTERNS = 12  # different games of each kind, which the others are copies of
SEATS = 4
KEEN = 4  # people who play in all games, one of them in each
UNDOS = 2000  # at the one table where far more was taken back than is allowed now
INDEXES = ("ix_entries_person", "ix_tables_public", "ix_tables_public_game", "ix_results_player", "ix_ratings_sure")

_encode = msgspec.json.Encoder().encode


@dataclass
class Many:
    """What was made, as far as somebody who means harm can know it."""

    people: int
    games: int
    entries: int
    keys: list[str]  # of some people
    tables: list[str]  # some that are over
    undone: str  # the table where very much was taken back
    record: str
    keen: list[str] = field(default_factory=list)  # keys of a few who have played very many games
    day: str = ""  # on which everybody has played
    cup: str = ""  # a tournament that is over, as large as one may be


def played(game: str) -> Table:
    """A game of four people at random; they are called by their seats."""
    table = opened(Caller("0", "Nobody"), Create(game, [PersonSeat() for _ in range(SEATS)], public=True), now())
    begin(table, now())
    while table.status == "playing":
        _move(table)
    return table


def _move(table: Table) -> None:
    assert table.play is not None
    move = random.choice(table.play.game.legal_moves(table.play.state))
    table.play_move("move", now(), move, seat=table.mover, person=str(table.mover), request=f"r{table.last}")
    follow_up(table, now())


def much_undone() -> Table:
    """A game in which nearly every move was taken back."""
    table = opened(Caller("0", "Nobody"), Create(LONG, [PersonSeat() for _ in range(SEATS)], public=True), now())
    begin(table, now())
    for _ in range(UNDOS):
        assert table.play is not None
        to = table.play.numbers[-1]
        for _ in range(3):
            if table.mover is not None:
                _move(table)
        if table.status == "playing" and random.random() < 0.99:
            table.add("undo", now(), seat=0, person="0", to=to, long=True)
    return table


class Pattern:
    """The rows of a game, into which people are put."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rows = [
            (
                entry.number,
                entry.time,
                entry.kind,
                entry.seat,
                entry.person,
                entry.request,
                _encode(entry.body).decode(),
            )
            for entry in table.fresh
        ]
        self.first = table.fresh[0].body

    def entries(self, table: str, people: list[str]) -> list[tuple[Any, ...]]:
        seats = [{**seat, "person": people[index]} for index, seat in enumerate(self.first["seats"])]
        body = _encode({**self.first, "seats": seats}).decode()
        return [
            (table, number, at, kind, seat, people[int(by)] if by else None, request, body if number == 1 else said)
            for number, at, kind, seat, by, request, said in self.rows
        ]


def fill(database: str, people: int, games: int, entries: int, progress: Progress) -> Many:
    """Make a new database."""
    Database.open(database).close()
    short = [Pattern(played(SHORT)) for _ in range(PATTERNS)]
    long = [Pattern(played(LONG)) for _ in range(PATTERNS)]
    undone = Pattern(much_undone())
    ids = [new_id() for _ in range(people)]
    keys, keen = [new_key() for _ in range(min(people, 1000))], [new_key() for _ in range(KEEN)]
    tables = sorted(new_id() for _ in range(games + 1))
    store = sqlite3.connect(database, isolation_level=None)
    for pragma in ("synchronous=OFF", "journal_mode=OFF", "cache_size=-200000", "foreign_keys=OFF"):
        store.execute(f"PRAGMA {pragma}").close()
    made = [said for (said,) in store.execute("SELECT sql FROM sqlite_schema WHERE name IN (?,?,?,?,?)", INDEXES)]
    store.execute("BEGIN")
    for name in INDEXES:
        store.execute(f"DROP INDEX {name}")
    _people(store, ids, [*zip(keys, ids, strict=False), *zip(keen, ids[-KEEN:], strict=True)])
    written = _games(store, tables, ids, (short, long, undone), entries, progress)
    day, cup = _tries(store, tables, ids), _cup(store, tables, ids)
    for said in made:
        store.execute(said)
    store.execute("COMMIT")
    store.close()
    table = long[0].table
    return Many(people, games, written, keys, tables[1:401], tables[0], document(table, table.fresh), keen, day, cup)


def _people(store: sqlite3.Connection, ids: list[str], keys: list[tuple[str, str]]) -> None:
    moment = now()
    rows = [(person, f"Person {number}", moment, moment) for number, person in enumerate(ids)]
    store.executemany("INSERT INTO people (id, name, created, seen) VALUES (?,?,?,?)", rows)
    known = [(digest(key), person, COOKIE, moment) for key, person in keys]
    store.executemany("INSERT INTO keys (digest, person, purpose, created) VALUES (?,?,?,?)", known)
    rated = [(f"person:{person}", game, mu := random.gauss(25, 5), 4.0, 5, mu - 12) for person in ids for game in GAMES]
    store.executemany("INSERT INTO ratings (player, game, mu, sigma, games, sure) VALUES (?,?,?,?,?,?)", rated)


def _games(
    store: sqlite3.Connection, tables: list[str], ids: list[str], patterns: Any, entries: int, progress: Progress
) -> int:
    """All games, short and long ones mixed so that there are about `entries` entries."""
    short, long, undone = patterns
    bar, written = progress.add_task("games", total=len(tables)), 0
    for number, table in enumerate(tables):
        behind = written < entries * number / len(tables)
        pattern = undone if number == 0 else random.choice(long if behind else short)
        some = [*random.choices(ids, k=SEATS - 1), ids[-1 - number % KEEN]]
        people = ids[:SEATS] if number == 0 else some
        _game(store, table, pattern, people)
        written += len(pattern.rows)
        progress.advance(bar)
    return written


def _game(store: sqlite3.Connection, table: str, pattern: Pattern, people: list[str]) -> None:
    played = pattern.table
    store.execute(
        "INSERT INTO tables (id, game, engine, setup, secret, host, public, created, status, changed, last, mover,"
        " part, seating) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        (
            *(table, played.game, played.engine, _encode(played.setup).decode(), new_secret(), people[0], True),
            *(played.created, *row_of(played).values()),
        ),
    )
    seats = [(table, seat, person) for seat, person in enumerate(people)]
    store.executemany("INSERT INTO seats (table_id, seat, person) VALUES (?,?,?)", seats)
    store.executemany(
        "INSERT INTO entries (table_id, number, at, kind, seat, person, request, body) VALUES (?,?,?,?,?,?,?,?)",
        pattern.entries(table, people),
    )
    if played.places:
        results = [
            (table, seat, played.game, SEATS, f"person:{person}", played.places[seat], played.changed)
            for seat, person in enumerate(people)
        ]
        store.executemany(
            "INSERT INTO results (table_id, seat, game, players, player, place, score, rated, ended)"
            " VALUES (?,?,?,?,?,?,0,1,?)",
            results,
        )


def _tries(store: sqlite3.Connection, tables: list[str], ids: list[str]) -> str:
    """Yesterday, everybody has played every game of the day."""
    day = (today(now()) - DAY).isoformat()
    rows = [
        (game, day, person, tables[number % len(tables)], True, now(), score := random.randrange(150), 1, -score)
        for game in GAMES
        for number, person in enumerate(ids)
    ]
    store.executemany(
        "INSERT INTO tries (game, deal, person, table_id, in_time, ended, score, place, worth)"
        " VALUES (?,?,?,?,?,?,?,?,?)",
        rows,
    )
    return day


def _cup(store: sqlite3.Connection, tables: list[str], ids: list[str]) -> str:
    """A tournament against bots in which as many as may have played as many deals as there may be."""
    name, people = new_id(), ids[:MOST_ENTRANTS]
    plan = TournamentPlan(ALONE, {}, SEATS, MOST_DEALS, "greedy", live=False, lasts=1)
    row = (name, LONG, _encode(plan).decode(), new_secret(), people[0], now() - 2, now() - 2, MOST_DEALS, now(), False)
    store.execute(
        "INSERT INTO tournaments (id, game, plan, secret, host, created, begun, opened, ends, extended)"
        " VALUES (?,?,?,?,?,?,?,?,?,?)",
        row,
    )
    entrants = list(enumerate(people, start=1))
    store.executemany(
        "INSERT INTO entrants (tournament_id, number, person, joined) VALUES (?,?,?,?)",
        [(name, number, person, now()) for number, person in entrants],
    )
    played = [(deal, number) for deal in range(1, MOST_DEALS + 1) for number, _ in entrants]
    store.executemany(
        "INSERT INTO plays (table_id, seat, tournament_id, deal, number, ended, score, place, state)"
        " VALUES (?,?,?,?,?,?,?,?,?)",
        [
            (tables[at % len(tables)], at // len(tables), name, *one, now() - 1, random.randrange(150), 1, PLAYED)
            for at, one in enumerate(played)
        ],
    )
    return name
