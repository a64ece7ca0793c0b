"""Bots that a user names: `--bots courtier,prince@100ms`, `--seats prince,random,human`."""

from typing import TYPE_CHECKING

from drachenhof.cli.errors import CommandError
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.arena.competitor import BadBot
    from drachenhof.engine.game import Game

HUMAN = "human"
PLAYERS = 4  # at a table by default


def named_bots(words: Words, game: str, text: str) -> tuple[str, ...]:
    """The bots of a list with commas."""
    from drachenhof.arena.competitor import BadBot, parse_all

    try:
        return parse_all(game, text.split(","))
    except BadBot as error:
        raise bad_bot(words, error) from None


def named_seats(words: Words, game: str, text: str, persons: int) -> tuple[str, ...]:
    """The bot in each seat, `human` where a person sits; there have to be `persons` of these."""
    seats = [seat.strip() for seat in text.split(",")]
    if seats.count(HUMAN) != persons:
        raise CommandError(words.say("cli-seats-human" if persons else "cli-seats-no-human"))
    return tuple(seat if seat == HUMAN else named_bots(words, game, seat)[0] for seat in seats)


def table_size(words: Words, game: "Game", players: int | None, seats: str | None = None) -> int:
    """Return the number of players: as asked for, of the named seats, or four at most."""
    if seats is None:
        return min(PLAYERS, game.PLAYERS[-1]) if players is None else players
    count = len(seats.split(","))
    if players not in (None, count):
        raise CommandError(words.say("cli-seats-count", seats=count, players=players))
    return count


def bad_bot(words: Words, error: "BadBot") -> CommandError:
    return CommandError(words.say(f"cli-bots-{error.code}", **error.arguments))
