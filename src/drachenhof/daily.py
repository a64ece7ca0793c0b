"""The game of the day: one deal for all players, every day, for every game.

Options, players, seat and opponents follow from the date. The luck follows from a secret
(`fair.SameLuck`), which a server publishes when the day is over. Without a public server
it follows from the date, too.
"""

import hashlib
import hmac
from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple

from drachenhof.bots.levels import HOLDER, OPPONENT, steady
from drachenhof.fair.deal import ticket
from drachenhof.games import games

DAY = timedelta(days=1)
MADE_UP = 7  # days back for which a missed game still keeps the streak
PLAYERS = (3, 4)  # at a table, where the game is for that many
SATURDAY = 5


class Daily(NamedTuple):
    """The setup of a day."""

    game: str
    day: date
    options: dict[str, Any]
    seat: int  # of the player, from 0
    bots: tuple[str | None, ...]  # by seat; None is the seat of the player

    @property
    def luck(self) -> str:
        """Return the name of the luck of that day."""
        return luck_of(self.game, self.day)


def today(milliseconds: int | None = None) -> date:
    """Return the UTC day, now or at a Unix time."""
    moment = datetime.now(UTC) if milliseconds is None else datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.date()


def luck_of(game: str, day: date) -> str:
    """Return the name of the luck of a day."""
    return f"{game}/{day.isoformat()}"


def daily(game: str, day: date) -> Daily:
    """Return the game of a day; raises KeyError of an unknown game."""
    facts, key = games.part(game, "facts"), f"drachenhof daily {luck_of(game, day)}".encode()
    sizes = [size for size in PLAYERS if size in facts.PLAYERS] or [facts.PLAYERS[-1]]
    players = sizes[ticket(key, "players", len(sizes))]
    seat = ticket(key, "seat", players)
    options = {
        name: option.choices[ticket(key, f"option {name}", len(option.choices))]
        if ticket(key, f"varied {name}", 2)
        else option.default
        for name, option in facts.OPTIONS.items()
    }
    bot = opponent(game, day)
    return Daily(game, day, options, seat, tuple(None if place == seat else bot for place in range(players)))


def opponent(game: str, day: date) -> str:
    """The bot of a day: a stronger one on Saturday and Sunday, unless it thinks by the clock."""
    return OPPONENT[game] if day.weekday() < SATURDAY else steady(game, HOLDER[game])


def secret_of(server_secret: str, game: str, day: date) -> str:
    """Derive the secret of a day from the server's secret; known days reveal nothing about others."""
    return hmac.digest(bytes.fromhex(server_secret), f"daily {luck_of(game, day)}".encode(), "sha256").hex()


def open_secret(game: str, day: date) -> str:
    """Return the secret of a day without a public server, which follows from the date."""
    return hashlib.sha256(f"drachenhof daily {luck_of(game, day)}".encode()).hexdigest()


def told_from(day: date) -> date:
    """The first day on which a server reveals the secret of a day: one day later, so that late games can finish."""
    return day + 2 * DAY


def may_be_made_up(day: date, now: date) -> bool:
    """Return whether a missed day still counts for the streak if it is played now."""
    return now - MADE_UP * DAY <= day < now


def streak(played: Collection[date], now: date) -> int:
    """Return the days in a row up to today; today counts as missed only after it ends."""
    day, count = now if now in played else now - DAY, 0
    while day in played:
        day, count = day - DAY, count + 1
    return count


def missed(played: Collection[date], now: date) -> list[date]:
    """The days that can be made up and would make the streak longer: the gaps since the last played day before them."""
    back = [now - number * DAY for number in range(1, MADE_UP + 1)]
    open_days = [day for day in back if day not in played]
    if not open_days or not played:
        return []
    earliest = min(played)
    return [day for day in open_days if day > earliest]
