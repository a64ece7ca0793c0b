"""Store results of finished games and update the ratings of people."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, exists, func, insert, select, update

from drachenhof.games import games
from drachenhof.records import Play
from drachenhof.server.db import schema
from drachenhof.server.players.messages import Finished, Rating, SeatRating, TableRatings, Tally
from drachenhof.server.players.ratings import strength as rating_weights
from drachenhof.server.players.ratings.strength import BOT, BOTS, NEW, PERSON, Encounter, Strength, compared, of_bot
from drachenhof.tables import rating_rules
from drachenhof.tables.keys import is_gone
from drachenhof.tables.rating_rules import Outcome
from drachenhof.tables.table import Table

PLACES = 10_000  # largest place that is shown


@dataclass(frozen=True)
class PlayerStrength:
    """A player's strength, the number of its rated games, and whether it is stored."""

    strength: Strength
    games: int
    stored: bool


def player(table: Table, seat: int) -> str:
    """The player of a seat, as stored in results."""
    state = table.seats[seat]
    return f"{BOT}{state.bot}" if state.bot else f"{PERSON}{state.person}"


def finish(connection: Connection, table: Table, now: int) -> None:
    """Store the result of a settled game, and update the ratings if it is rated.

    A game that was cancelled by agreement has no result.
    """
    counts = rating_rules.counts(table)
    for_fun = table.setup.luck is not None and not table.setup.luck.counted  # its player may know the deal already
    if for_fun or (not counts and table.places is None):
        return
    came = rating_rules.outcome(table)
    players = [player(table, seat) for seat in range(len(table.seats))]
    rated = _rate(connection, table, players, came, now) if counts else dict[int, Strength]()
    rows: list[dict[str, Any]] = [
        {
            "table_id": table.id,
            "seat": seat,
            "game": table.game,
            "players": len(players),
            "player": who,
            "place": came.places[seat] if counts else (table.places or came.places)[seat],
            "score": table.scores[seat] if table.scores else None,
            "rated": seat in rated,
            "ended": now,
            "mu": rated[seat].mu if seat in rated else None,
            "sigma": rated[seat].sigma if seat in rated else None,
            **personal(table, seat),
        }
        for seat, who in enumerate(players)
        if table.places is not None or seat in rated
    ]
    if rows:  # none if a game that was given up counts, and all its people are gone
        connection.execute(insert(schema.results), rows)


def _rate(connection: Connection, table: Table, players: list[str], came: Outcome, now: int) -> dict[int, Strength]:
    """Update the ratings of people, all from their ratings before the game; return the new ones by rated seat."""
    standings = {who: standing(connection, table.game, who, lock=True) for who in sorted(set(players))}
    rated = dict[int, Strength]()
    for seat, who in enumerate(players):
        if who.startswith(BOT) or is_gone(who.removeprefix(PERSON)):
            continue
        faced = [
            Encounter(standings[players[other]].strength, result, weight)
            for other, result in came.opponents(seat)
            if (weight := rating_weights.weight(connection, table.game, who, players[other], now)) > 0
        ]
        if faced:
            after = compared(standings[who].strength, faced)
            may_gain = not table.seats[seat].helped and seat not in came.given_up
            program = table.seats[seat].program
            before = standings[who]
            rated[seat] = _keep(connection, table.game, who, before, after, may_gain=may_gain, program=program)
    return rated


def standing(connection: Connection, game: str, who: str, *, lock: bool = False) -> PlayerStrength:
    """The standing of a player."""
    if who.startswith(BOT):
        return PlayerStrength(of_bot(game, who.removeprefix(BOT)), 0, True)
    asked = select(schema.ratings).where(schema.ratings.c.player == who, schema.ratings.c.game == game)
    row = connection.execute(asked.with_for_update() if lock else asked).one_or_none()
    if row is None:
        return PlayerStrength(NEW, 0, False)
    return PlayerStrength(Strength(row.mu, row.sigma), row.games, True)


def _keep(
    connection: Connection,
    game: str,
    who: str,
    before: PlayerStrength,
    after: Strength,
    *,
    may_gain: bool,
    program: bool,
) -> Strength:
    """Store a rating after a game. A player who gave up, or was helped by a bot, can only lose rating."""
    now = after if may_gain or after.mu < before.strength.mu else before.strength
    ratings = schema.ratings
    values = {"mu": now.mu, "sigma": now.sigma, "sure": now.mu - 3 * now.sigma, "games": before.games + 1}
    if before.stored:
        connection.execute(update(ratings).where(ratings.c.player == who, ratings.c.game == game).values(**values))
    else:
        connection.execute(insert(ratings).values(player=who, game=game, program=program, **values))
    return now


# Queries


def best(connection: Connection, game: str, most: int, person: str | None) -> list[Rating]:
    """The ratings of a game, of people, bot accounts and bots, by displayed points."""
    people, programs = (_best(connection, game, most, program=program) for program in (False, True))
    names = _names(connection, [row.player.removeprefix(PERSON) for row in (*people, *programs)])
    listed = [_rating(row, names, person, place) for place, row in enumerate(people, 1)]
    listed += [_rating(row, names, person, None) for row in programs]
    return sorted([*listed, *bots(game)], key=lambda rating: rating.points, reverse=True)[:most]


def _best(connection: Connection, game: str, most: int, *, program: bool) -> Sequence[Any]:
    ratings = schema.ratings
    among = (ratings.c.game == game, ratings.c.program.is_(program))
    return connection.execute(select(ratings).where(*among).order_by(ratings.c.sure.desc()).limit(most)).all()


def bots(game: str) -> list[Rating]:
    """The fixed ratings of a game's bots."""
    return [Rating(game, bot, True, *(strength := of_bot(game, bot)), 0, strength.points, True) for bot in BOTS[game]]


def ratings_of(connection: Connection, person: str) -> dict[str, Rating]:
    """A person's ratings, by game, with the place among all people."""
    rows = connection.execute(select(schema.ratings).where(schema.ratings.c.player == PERSON + person)).all()
    names = _names(connection, [person]) if rows else {}
    return {row.game: _rating(row, names, person, _place(connection, row)) for row in rows}


def _names(connection: Connection, people: list[str]) -> dict[str, str]:
    """The names of some people, by their ids."""
    rows = connection.execute(select(schema.people.c.id, schema.people.c.name).where(schema.people.c.id.in_(people)))
    return {row.id: row.name for row in rows}


def _place(connection: Connection, row: Any) -> int | None:
    """The place among all people, or None beyond `PLACES` and for bot accounts."""
    rating = schema.ratings.c
    if row.program:
        return None
    better = (rating.game == row.game, rating.program.is_(False), rating.sure > row.sure)
    ahead = select(rating.player).where(*better).limit(PLACES)
    place: int = 1 + connection.execute(select(func.count()).select_from(ahead.subquery())).scalar_one()
    return place if place <= PLACES else None


def _rating(row: Any, names: dict[str, str], person: str | None, place: int | None) -> Rating:
    strength, you = Strength(row.mu, row.sigma), row.player == f"{PERSON}{person}"
    name = names.get(row.player.removeprefix(PERSON), "")
    shown = strength.points, strength.sure
    return Rating(row.game, name, False, *strength, row.games, *shown, place, you, row.program)


def at_table(connection: Connection, table: Table, person: str | None, now: int) -> TableRatings:
    """The ratings of the players of a table, and whether the game is rated for one of them."""
    players = [player(table, seat) if state.taken else "" for seat, state in enumerate(table.seats)]
    seats = [
        _seat_rating(connection, table.game, who, table.seats[seat].program) if who else None
        for seat, who in enumerate(players)
    ]
    return TableRatings(why_unrated(connection, table, person, now), seats)


def _seat_rating(connection: Connection, game: str, who: str, program: bool) -> SeatRating:
    own = standing(connection, game, who)
    return SeatRating(own.strength.points, own.strength.sure, own.games, who.startswith(BOT), program)


def why_unrated(connection: Connection, table: Table, person: str | None, now: int) -> str | None:
    """Why a game is not rated for a person; None if it is, against at least one opponent."""
    if (why := rating_rules.reason(table)) is not None or person is None or not table.seats_of(person):
        return why
    others = {player(table, seat) for seat, state in enumerate(table.seats) if state.taken}
    if has_counted(connection, table, person):
        return None
    others -= {PERSON + person}
    if not others or any(other.startswith(BOT) for other in others):
        return None
    reasons = [rating_weights.why_not(connection, table.game, PERSON + person, other, now) for other in sorted(others)]
    return None if None in reasons else reasons[0]


def has_counted(connection: Connection, table: Table, person: str) -> bool:
    """Whether a finished game has changed a person's rating, whatever the rules say now."""
    result = schema.results.c
    own = (result.table_id == table.id, result.player == PERSON + person, result.rated)
    return connection.execute(select(result.seat).where(*own).limit(1)).first() is not None


def tallies(connection: Connection, person: str) -> list[Tally]:
    """Results of a person by game and number of players, without games that began with a position."""
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
            row.least if games[row.game].FACTS.fewest_win else row.most,
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
    """Whether the table of a result began with a position."""
    table = schema.tables.c
    return exists().where(table.id == schema.results.c.table_id, table.given.is_not(None))


EARLY = 100  # moves among which every player has a first choice
LONGEST = 60  # most characters of a stored choice


def personal(table: Table, seat: int) -> dict[str, Any]:
    """The columns `opening` and `feats` of a person's result; both None if the game began with a position."""
    play, sat = table.play, table.seats[seat]
    if play is None or sat.bot is not None or table.given is not None:
        return {"opening": None, "feats": None}
    return {"opening": opening(play, seat), "feats": _feats(play, table.game, seat) if table.scores else None}


def opening(play: Play, seat: int) -> str | None:
    """The first decision of a seat between several moves, in notation."""
    _, steps = play.after(0)
    for _, step in zip(range(EARLY), steps, strict=False):
        if step.decider == seat and len(play.game.legal_moves(step.before)) > 1:
            return step.text[:LONGEST]
    return None


def _feats(play: Play, game: str, seat: int) -> str | None:
    """The counters of the game's `narration` module as JSON; None if it has none."""
    counted = getattr(games.part(game, "narration"), "feats", None)
    return None if counted is None else msgspec.json.encode(counted(play.state, seat)).decode()
