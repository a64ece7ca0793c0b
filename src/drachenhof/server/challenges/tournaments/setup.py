"""Tournaments: their plan, and the tables of their deals."""

from collections.abc import Sequence
from typing import Any

import msgspec

from drachenhof.bots.levels import OPPONENT, steady
from drachenhof.bots.names import names_for
from drachenhof.duplicate import ALONE, TABLES, luck_of, seat_of, secret_of
from drachenhof.fair import commitment, new_secret
from drachenhof.games import games
from drachenhof.server.challenges.tournaments.messages import NewTournament
from drachenhof.tables.commands.context import Caller
from drachenhof.tables.commands.seats import known_bot
from drachenhof.tables.keys import new_id
from drachenhof.tables.messages import BotSeat, Correspondence, Create, Live
from drachenhof.tables.new_table import opened, opened_with_luck
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


def opened_alone(caller: Caller, tournament: Tournament, deal: int, now: int) -> Table:
    """Open a table for a deal against bots."""
    plan, luck = tournament.plan, tournament.luck(deal)
    others, own = names_for(luck.name, [caller.name]), seat_of(deal, plan.players)
    seats = [None if seat == own else {"bot": plan.bot, "name": next(others)} for seat in range(plan.players)]
    secret = secret_of(tournament.secret, deal)
    return opened_with_luck(caller, tournament.game, plan.options, seats, luck, secret, now)


def opened_together(
    caller: Caller, tournament: Tournament, deal: int, people: Sequence[dict[str, Any] | None], now: int
) -> Table:
    """Open a table of a round without a host: people by seat, and bots at the other seats."""
    plan, luck = tournament.plan, tournament.luck(deal)
    others = names_for(luck.name, [person["name"] for person in people if person])
    seats = [dict(person) if person else {"bot": plan.bot, "name": next(others)} for person in people]
    pace = Live(LIVE_GRACE) if plan.live else Correspondence(DAYS_GRACE)
    secret = secret_of(tournament.secret, deal)
    table = opened_with_luck(caller, tournament.game, plan.options, seats, luck, secret, now, pace=pace)
    table.host = None
    return table


def is_of_people(plan: TournamentPlan) -> bool:
    """Whether people sit at its tables together."""
    return plan.kind == TABLES
