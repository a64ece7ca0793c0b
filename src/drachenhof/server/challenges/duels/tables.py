"""Duels: their deal, and the tables of their tries."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from drachenhof import records
from drachenhof.bots.levels import OPPONENT, steady
from drachenhof.bots.names import names_for
from drachenhof.bots.server_bots import offered
from drachenhof.fair import bound_secret, commitment, new_secret
from drachenhof.games import games
from drachenhof.server.challenges.duels.messages import OfGame
from drachenhof.tables.commands.context import Caller
from drachenhof.tables.keys import new_id, nobody
from drachenhof.tables.messages import BotSeat, Create
from drachenhof.tables.new_table import opened, opened_with_luck
from drachenhof.tables.positions import checked_record
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import TableLuck, written
from drachenhof.tables.table import Table

USUAL = 4  # players of a duel without a game before


class DuelSetup(msgspec.Struct):
    """The deal of a duel. The others are bots; None marks the seat that is played."""

    options: dict[str, Any]
    others: list[dict[str, str] | None]
    given: tuple[str, ...] | None = None  # the position that it begins with, if it does
    salt: str | None = None
    line: tuple[str, ...] | None = None  # the game whose luck it has


class Duel(msgspec.Struct):
    """A duel that can be played."""

    id: str
    game: str
    seat: int
    secret: str
    deal: DuelSetup

    @property
    def weight(self) -> int:
        """Bytes that its moves take where it is kept."""
        return written(self.deal.given) + written(self.deal.line)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def luck(self, *, counted: bool) -> TableLuck:
        """What its tables have in common."""
        deal = self.deal
        return TableLuck(f"duel/{self.id}", counted, duel=self.id, seat=self.seat, salt=deal.salt, line=deal.line)


def opened_for_duel(caller: Caller, duel: Duel, now: int, *, counted: bool, bot: str | None = None) -> Table:
    """Open a table for a try, or for the `bot` that is the challenger."""
    seats = [dict(other) if other else None for other in duel.deal.others]
    if bot is not None:
        seats[duel.seat] = {"bot": bot}
    luck, given = duel.luck(counted=counted), duel.deal.given
    return opened_with_luck(caller, duel.game, duel.deal.options, seats, luck, duel.secret, now, given)


def opened_as_played(caller: Caller, duel: Duel, record: records.Record, now: int) -> Table:
    """Open the finished table of a challenger whose game is a record, without the names of others."""
    names = names_for(duel.id, [caller.name])
    seats: list[dict[str, Any] | None] = []
    for seat, bot in enumerate(map(bot_of, record.seats)):
        if bot in offered(duel.game):
            seats.append({"bot": bot, "name": next(names)})
        else:
            seats.append(None if seat == duel.seat else {"person": nobody(), "name": next(names)})
    luck, moves = duel.luck(counted=False), duel.deal.line
    return opened_with_luck(caller, duel.game, duel.deal.options, seats, luck, duel.secret, now, moves)


def of_table(table: Table, seat: int) -> Duel:
    """A duel with the luck of a game that is over; raises `Refusal`."""
    if table.status != "over" or table.scores is None or table.play is None or table.problem is not None:
        raise Refusal("no-duel")
    _must_have_seat(seat, len(table.seats))
    others = [(one.bot, one.name if one.bot else None) for one in table.seats]
    return _following(table.game, table.setup.options, seat, others, table.play.texts(), table.given)


class DuelResult(NamedTuple):
    """The result of a seat."""

    score: int
    place: int


def of_record(text: bytes, seat: int) -> tuple[Duel, records.Record, DuelResult]:
    """The same of a record that is correct, and how its seat did; raises `Refusal`."""
    record, play = checked_record(text)
    if not play.over:
        raise Refusal("no-duel")
    _must_have_seat(seat, record.players)
    others = [(bot_of(one), None) for one in record.seats]
    duel = _following(record.game, play.game.options(play.begun), seat, others, play.texts())
    result = DuelResult(play.game.scores(play.state)[seat], play.game.ranking(play.state)[seat])
    return duel, record, result


def of_game(caller: Caller, wanted: OfGame, seat: int, now: int) -> Duel:
    """A duel without a game before. Raises `Refusal`."""
    if wanted.game not in games:
        raise Refusal("no-game", game=wanted.game, games=list(games))
    usual = [size for size in games[wanted.game].PLAYERS if size <= USUAL][-1]
    players, bot = wanted.players or usual, steady(wanted.game, OPPONENT[wanted.game])
    _must_have_seat(seat, players)
    options = opened(caller, Create(wanted.game, [BotSeat(bot)] * players, dict(wanted.options)), now).setup.options
    name = new_id()
    deal = DuelSetup(options, _others(name, wanted.game, seat, [(bot, None)] * players))
    return Duel(name, wanted.game, seat, new_secret(), deal)


def bot_of(seat: Mapping[str, Any]) -> str | None:
    """The bot that a record names at a seat."""
    bot = seat.get("bot")
    return bot if isinstance(bot, str) else None


def _following(
    game: str,
    options: dict[str, Any],
    seat: int,
    sat: Sequence[tuple[str | None, str | None]],
    moves: Sequence[str],
    given: tuple[str, ...] | None = None,
) -> Duel:
    name, salt = new_id(), new_secret()
    deal = DuelSetup(dict(options), _others(name, game, seat, sat), given, salt, tuple(moves))
    return Duel(name, game, seat, bound_secret(salt, moves), deal)


def _others(
    name: str, game: str, seat: int, sat: Sequence[tuple[str | None, str | None]]
) -> list[dict[str, str] | None]:
    """The bots at the other seats: those that sat there, by their names, if they decide alike every time."""
    names = names_for(name, [called for _, called in sat if called])
    return [
        None if index == seat else {"bot": steady(game, bot), "name": called or next(names)}
        for index, (bot, called) in enumerate(sat)
    ]


def _must_have_seat(seat: int, players: int) -> None:
    if seat >= players:
        raise Refusal("no-seat", seats=players)
