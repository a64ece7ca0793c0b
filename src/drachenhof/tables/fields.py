"""Types of message fields, with their limits and formats."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from drachenhof.games import Parts, games

GAME_NAMES = tuple(games)
PLAYERS: Parts[range] = Parts("facts", "PLAYERS")
MAX_SEATS = max(players[-1] for players in PLAYERS.values())  # of a table of any game
MAX_NAME, MAX_CHAT, MAX_REQUEST = 40, 500, 64
MAX_MESSAGE = 8192  # bytes of one message from a client
MAX_RECORD = 60_000  # bytes of a record, below the limit of a request
DAY = 86_400

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Request: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_REQUEST, pattern="^[ -~]+$")]
Digest: TypeAlias = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Key: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Small: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
Phrase: TypeAlias = Any
Foreseen: TypeAlias = Any  # a forecast; each game has its own classes
REACTIONS = ("bravo", "ouch", "thanks", "thinking", "hurry", "laugh")
