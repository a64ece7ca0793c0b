"""What a finished game brings: results, and ratings for people and bots alike."""

from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, exists, func, insert, select, update

from drachenhof.server.resources import Finished, Rating, Tally
from drachenhof.server.store import schema
from drachenhof.server.table import Table

PERSON, BOT = "person:", "bot:"
_model = PlackettLuce()


@dataclass
class _Standing:
    """A player's rating, and whether the store has it already."""

    mu: float
    sigma: float
    games: int
    known: bool


def player(table: Table, seat: int) -> str:
    """Who played a seat."""
    sitting = table.seats[seat]
    return f"{BOT}{sitting.bot}" if sitting.bot else f"{PERSON}{sitting.person}"


def finish(connection: Connection, table: Table, now: int) -> None:
    """Keep the result of a game that has just ended, and let it move the ratings if it counts."""
    players = [player(table, seat) for seat in range(len(table.seats))]
    assert table.places is not None
    connection.execute(
        insert(schema.results),
        [
            {
                "table_id": table.id,
                "seat": seat,
                "game": table.game,
                "players": len(players),
                "player": who,
                "place": table.places[seat],
                "score": table.scores[seat] if table.scores else None,
                "rated": table.rated,
                "ended": now,
            }
            for seat, who in enumerate(players)
        ],
    )
    if table.rated:
        _rate(connection, table.game, players, table.places)


def _rate(connection: Connection, game: str, players: list[str], places: list[int]) -> None:
    """Move the ratings; a bot in several seats goes on with the mean of what they come to."""
    standings = {who: _standing(connection, game, who) for who in set(players)}
    teams = [[_model.rating(mu=standings[who].mu, sigma=standings[who].sigma)] for who in players]
    rated = [team[0] for team in _model.rate(teams, ranks=[float(place) for place in places])]
    for who in sorted(standings):
        own = [rating for rating, seat in zip(rated, players, strict=True) if seat == who]
        values = {
            "mu": sum(rating.mu for rating in own) / len(own),
            "sigma": (sum(rating.sigma**2 for rating in own) / len(own)) ** 0.5,
            "games": standings[who].games + 1,
        }
        _keep(connection, game, who, standings[who].known, values)


def _standing(connection: Connection, game: str, who: str) -> _Standing:
    row = connection.execute(
        select(schema.ratings).where(schema.ratings.c.player == who, schema.ratings.c.game == game).with_for_update()
    ).one_or_none()
    if row is None:
        return _Standing(_model.mu, _model.sigma, 0, False)
    return _Standing(row.mu, row.sigma, row.games, True)


def _keep(connection: Connection, game: str, who: str, known: bool, values: dict[str, Any]) -> None:
    ratings = schema.ratings
    values["sure"] = values["mu"] - 3 * values["sigma"]
    if known:
        connection.execute(update(ratings).where(ratings.c.player == who, ratings.c.game == game).values(**values))
    else:
        connection.execute(insert(ratings).values(player=who, game=game, **values))


# What people ask for


def best(connection: Connection, game: str, most: int, person: str | None) -> list[Rating]:
    """The ratings of a game, the surest best first."""
    ratings = schema.ratings
    rows = connection.execute(
        select(ratings).where(ratings.c.game == game).order_by(ratings.c.sure.desc()).limit(most)
    ).all()
    names = _names(connection, [row.player.removeprefix(PERSON) for row in rows if row.player.startswith(PERSON)])
    return [_rating(row, names, person) for row in rows]


def ratings_of(connection: Connection, person: str) -> dict[str, Rating]:
    """A person's ratings, by game."""
    rows = connection.execute(select(schema.ratings).where(schema.ratings.c.player == PERSON + person)).all()
    names = _names(connection, [person]) if rows else {}
    return {row.game: _rating(row, names, person) for row in rows}


def _names(connection: Connection, people: list[str]) -> dict[str, str]:
    """The names of some people, by their ids."""
    rows = connection.execute(select(schema.people.c.id, schema.people.c.name).where(schema.people.c.id.in_(people)))
    return {row.id: row.name for row in rows}


def _rating(row: Any, names: dict[str, str], person: str | None) -> Rating:
    bot = row.player.startswith(BOT)
    name = row.player.removeprefix(BOT) if bot else names.get(row.player.removeprefix(PERSON), "")
    return Rating(row.game, name, bot, row.mu, row.sigma, row.games, row.player == f"{PERSON}{person}")


def tallies(connection: Connection, person: str) -> list[Tally]:
    """How a person did, by game and size of the table; what began with a position says nothing of that."""
    result = schema.results.c
    won = func.sum((result.place == 1).cast(schema.results.c.place.type))
    rows = connection.execute(
        select(
            result.game,
            result.players,
            func.count().label("games"),
            won.label("wins"),
            func.avg(result.place).label("mean_place"),
            func.avg(result.score).label("mean_score"),
            func.max(result.score).label("most"),
            func.min(result.score).label("least"),
        )
        .where(result.player == PERSON + person, ~_given())
        .group_by(result.game, result.players)
        .order_by(result.game, result.players)
    )
    return [
        Tally(
            row.game,
            row.players,
            row.games,
            int(row.wins),
            float(row.mean_place),
            None if row.mean_score is None else float(row.mean_score),
            row.least if row.game == "hoard" else row.most,  # coins lost: the fewest are the best
        )
        for row in rows
    ]


def latest(connection: Connection, person: str, most: int) -> list[Finished]:
    """A person's last games."""
    result = schema.results.c
    rows = connection.execute(
        select(schema.results, _given().label("given"))
        .where(result.player == PERSON + person)
        .order_by(result.ended.desc())
        .limit(most)
    )
    return [
        Finished(row.table_id, row.game, row.players, row.seat, row.place, row.score, row.rated, row.ended, row.given)
        for row in rows
    ]


def _given() -> ColumnElement[bool]:
    """Whether the table of a result began with a position: the first entry of its log names the moves.

    What a person is called cannot look like it, because quotes in a text of JSON are escaped.
    """
    entry = schema.entries.c
    first = (entry.table_id == schema.results.c.table_id, entry.number == 1)
    return exists().where(*first, entry.body.contains('"given":[', autoescape=True))
