"""Finished games of a person, opponents in them, and statistics with confidence intervals."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, func, select

from drachenhof.arena.statistics import wilson
from drachenhof.games import games
from drachenhof.i18n.narrator import narration_of
from drachenhof.i18n.phrases import Codes
from drachenhof.server.db import schema
from drachenhof.server.players.messages import Feat, Finished, Group, PlayerStats, RatingPoint, RatingRun, Rival
from drachenhof.server.players.ratings.strength import BOT, PERSON, POINTS, Strength
from drachenhof.server.reviews.messages import Span
from drachenhof.tables.resources import ListedSeat

BATCH = 500  # tables in one query


def seats_by_table(connection: Connection, tables: Sequence[str], person: str) -> dict[str, list[ListedSeat]]:
    """The seats of some tables by table, as shown to `person`."""
    seated: dict[str, list[ListedSeat]] = {}
    for begin in range(0, len(tables), BATCH):
        for row in _seats(connection, tables[begin : begin + BATCH]):
            seated.setdefault(row.table_id, []).append(
                ListedSeat(row.name, row.bot, row.person == person, bool(row.program), reserved=_is_reserved(row))
            )
    return seated


def _is_reserved(row: Any) -> bool:
    """Whether a seat waits for its person, who has not sat down under a name."""
    return row.person is not None and row.sat_as is None


def _seats(connection: Connection, tables: Sequence[str]) -> list[Any]:
    """The rows of seats. A reserved seat, or one without a name, has the name of its person."""
    seats, people = schema.seats.c, schema.people.c
    name = func.coalesce(seats.name, people.name).label("name")
    return list(
        connection.execute(
            select(seats.table_id, seats.person, seats.bot, name, seats.name.label("sat_as"), people.program)
            .outerjoin(schema.people, people.id == seats.person)
            .where(seats.table_id.in_(tables))
            .order_by(seats.table_id, seats.seat)
        )
    )


def with_opponents(connection: Connection, games: list[Finished], person: str) -> list[Finished]:
    """Add their players to finished games."""
    seats = seats_by_table(connection, [game.table for game in games], person)
    for game in games:
        game.seats = seats.get(game.table, [])
    return games


class _Agreed(msgspec.Struct):
    """The options of a table's setup."""

    options: dict[str, Any]


_agreed = msgspec.json.Decoder(_Agreed).decode


class Sat(NamedTuple):
    """Another seat at the same table, and its result."""

    seat: int
    player: str  # "person:…" or "bot:…"
    place: int
    score: int | None


class OwnGame(NamedTuple):
    """A finished game of a person."""

    finished: Finished
    options: dict[str, Any]
    others: list[Sat]
    opening: str | None
    feats: dict[str, int]
    mu: float | None
    sigma: float | None

    @property
    def against(self) -> str:
        """`people` or `bots`: games against bots only are counted separately."""
        return "bots" if all(sat.player.startswith(BOT) for sat in self.others) else "people"

    def seat(self, sat: Sat) -> ListedSeat:
        """The player of another seat."""
        return self.finished.seats[sat.seat]


def own_games(
    connection: Connection, person: str, most: int, game: str | None = None, before: int | None = None
) -> list[OwnGame]:
    """The latest finished games of a person, the last first; optionally of one game, or before a time."""
    result, tables = schema.results.c, schema.tables.c
    wanted = [result.player == PERSON + person]
    wanted += [] if game is None else [result.game == game]
    wanted += [] if before is None else [result.ended < before]
    rows = connection.execute(
        select(schema.results, tables.setup, tables.given)
        .join(schema.tables, tables.id == result.table_id)
        .where(*wanted)
        .order_by(result.ended.desc())
        .limit(most)
    ).all()
    names = [row.table_id for row in rows]
    seats, results = seats_by_table(connection, names, person), _results_by_table(connection, names)
    return [_played(row, seats.get(row.table_id, []), results[row.table_id]) for row in rows]


def _results_by_table(connection: Connection, tables: list[str]) -> dict[str, list[Sat]]:
    """The results of all seats at some tables."""
    row, seats = schema.results.c, dict[str, list[Sat]]()
    for begin in range(0, len(tables), BATCH):
        wanted = select(row.table_id, row.seat, row.player, row.place, row.score)
        for one in connection.execute(wanted.where(row.table_id.in_(tables[begin : begin + BATCH]))):
            seats.setdefault(one.table_id, []).append(Sat(one.seat, one.player, one.place, one.score))
    return seats


def _played(row: Any, seats: list[ListedSeat], results: list[Sat]) -> OwnGame:
    columns = (row.table_id, row.game, row.players, row.seat, row.place, row.score, row.rated, row.ended)
    others = [sat for sat in results if sat.seat != row.seat and sat.seat < len(seats)]
    feats = msgspec.json.decode(row.feats, type=dict[str, int]) if row.feats else {}
    finished = Finished(*columns, row.given is not None, seats)
    return OwnGame(finished, _agreed(row.setup).options, others, row.opening, feats, row.mu, row.sigma)


LEAST = 5  # games from which on a group or rival is shown
CERTAIN = 1.96  # standard deviations of a 95% interval
RIVALS = 50

_codes = Codes()


def player_stats(played: Sequence[OwnGame], *, more: bool) -> PlayerStats:
    """Compute all statistics. Games that began with a position count for ratings only."""
    whole = [game for game in played if not game.finished.given]
    sums = [*_groups(whole)], [*_rivals(whole)], [*_feats(whole)]
    return PlayerStats(len(played), more, LEAST, [*_ratings(played)], *sums)


def _ratings(played: Sequence[OwnGame]) -> Iterator[RatingRun]:
    for name in games:
        points = [_point(game) for game in reversed(played) if game.finished.game == name and game.mu is not None]
        if points:
            yield RatingRun(name, points)


def _point(game: OwnGame) -> RatingPoint:
    strength = Strength(game.mu or 0.0, game.sigma or 0.0)
    middle, around = POINTS * strength.mu, POINTS * CERTAIN * strength.sigma
    span = Span(round(middle, 1), round(middle - around, 1), round(middle + around, 1))
    return RatingPoint(game.finished.ended, game.finished.table, strength.points, span)


# Groups


def _groups(played: Sequence[OwnGame]) -> Iterator[Group]:
    grouped: dict[tuple[Any, ...], list[OwnGame]] = defaultdict(list)
    for game in played:
        for by in _kinds(game):
            grouped[game.finished.game, game.against, *by].append(game)
    for (name, against, by, option, _, value), alike in grouped.items():
        if len(alike) >= LEAST or by not in ("option", "opening"):
            words = narration_of(name).choice(_codes, value) if by == "opening" else None
            yield Group(name, against, by, option, value, words, *_tally(alike))


def _kinds(game: OwnGame) -> Iterator[tuple[str, str | None, str, Any]]:
    """The groups of a game. The key has the type of the value, because True equals 1."""
    finished = game.finished
    yield "all", None, "", None
    yield "seat", None, "", finished.seat
    yield "players", None, "", finished.players
    for option, value in game.options.items():
        yield "option", option, type(value).__name__, value
    if game.opening is not None:
        yield "opening", None, "", game.opening


def _tally(games: Sequence[OwnGame]) -> tuple[int, int, Span, float, float | None]:
    count, wins = len(games), sum(game.finished.place == 1 for game in games)
    scores = [game.finished.score for game in games if game.finished.score is not None]
    mean_place = sum(game.finished.place for game in games) / count
    return (
        count,
        wins,
        share(wins, count),
        round(mean_place, 2),
        round(sum(scores) / len(scores), 1) if scores else None,
    )


def share(hits: float, count: int) -> Span:
    """A share and its confidence interval."""
    value = hits / count
    low, high = wilson(value, count)
    return Span(round(value, 3), round(low, 3), round(high, 3))


# Rivals


def _rivals(played: Sequence[OwnGame]) -> Iterator[Rival]:
    """The most frequent opponents."""
    met: dict[tuple[str, str], list[tuple[OwnGame, Sat]]] = defaultdict(list)
    for game in played:
        for sat in game.others:
            met[game.finished.game, sat.player].append((game, sat))
    often = sorted((pairs for pairs in met.values() if len(pairs) >= LEAST), key=len, reverse=True)
    return map(_rival, often[:RIVALS])


def _rival(met: Sequence[tuple[OwnGame, Sat]]) -> Rival:
    (game, sat), count = met[0], len(met)
    ahead = sum(one.finished.place < other.place for one, other in met)
    behind = sum(one.finished.place > other.place for one, other in met)
    equal, listed = count - ahead - behind, game.seat(sat)
    name = "" if listed.bot else listed.name or ""
    span = share(ahead + equal / 2, count)
    return Rival(game.finished.game, name, listed.bot, listed.program, count, ahead, behind, equal, span)


# Records


def _feats(played: Sequence[OwnGame]) -> Iterator[Feat]:
    """The best value of each kind; of equal ones the earliest."""
    best: dict[tuple[str, str, str], tuple[int, OwnGame]] = {}
    for game in reversed(played):
        for kind, value, sign in _done(game):
            key = (game.finished.game, game.against, kind)
            if key not in best or sign * value > sign * best[key][0]:
                best[key] = (value, game)
    for (name, against, kind), (value, game) in best.items():
        yield Feat(name, against, kind, value, game.finished.table, game.finished.ended)  # type: ignore[arg-type]


def _done(game: OwnGame) -> Iterable[tuple[str, int, int]]:
    """The possible records of a game: kind, value, and 1 if more is better or -1."""
    finished, sign = game.finished, -1 if games[game.finished.game].FACTS.fewest_win else 1
    if finished.score is None:
        return
    yield "score", finished.score, sign
    rivals = [sat.score for sat in game.others if sat.score is not None]
    if finished.place == 1 and rivals:
        yield "lead", sign * (finished.score - (max(rivals) if sign > 0 else min(rivals))), 1
        for kind, value in game.feats.items():
            yield kind, value, -1 if kind.startswith("fewest") else 1
