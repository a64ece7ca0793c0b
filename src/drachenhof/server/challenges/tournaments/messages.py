"""What is said about duplicate tournaments: what is played, who takes part, the table, and the results of a deal."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from drachenhof.server.challenges.daily.messages import OwnTry
from drachenhof.tables.fields import MAX_SEATS, BotName, Digest, Small, Word
from drachenhof.tournament import MOST_DEALS


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament: everybody alone against `bots`, or with other `people` at tables.

    `live`: the host begins it, and people at tables are there; else the deals can be played at once, and tables are by
    correspondence. It ends `hours` after its beginning.
    """

    game: Annotated[str, Meta(max_length=10)]
    kind: Literal["bots", "people"] = "bots"
    options: dict[Annotated[str, Meta(max_length=40)], bool | Small | Word | None] = {}
    players: Annotated[int, Meta(ge=2, le=MAX_SEATS)] | None = None
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 4
    bot: BotName | None = None
    live: bool = False
    hours: Literal[1, 3, 24, 72, 168, 336] = 72


class TournamentMade(Struct):
    """A tournament, which stands at `/tournament/ID`."""

    tournament: str


class TournamentWish(Struct, forbid_unknown_fields=True):
    """What one does: take part or not any more; of the host: begin, extend, close, or `remove` who never came."""

    act: Literal["join", "leave", "begin", "extend", "close", "remove"]
    number: Annotated[int, Meta(ge=1, le=10_000)] | None = None


class Entrant(Struct):
    """One who takes part: `place` and `points` (percent of the others beaten) so far, `deals` those of each deal.

    `among` is the same among those alone who have the same points, and `total` the sum of the scores, which is told
    when the tournament is over. `tie` says what told those with the same points apart; null if there are none.
    """

    number: int
    name: str
    program: bool
    you: bool
    left: bool
    begun: int  # games
    place: int
    points: float
    among: float
    total: int | None
    tie: Literal["among", "total", "shared"] | None
    deals: list[float | None]


class TournamentDeal(Struct):
    """A deal: one's seat and try, how many games of it are over, and how many were begun."""

    number: int
    seat: int | None
    own: OwnTry | None
    over: int
    begun: int


class Tournament(Struct):
    """A tournament as somebody may see it.

    `opened`: how many deals can be played, or rounds have begun; `next_round`: one may begin the next one;
    `closed`: the host has ended it before its time.
    """

    id: str
    game: str
    kind: str
    options: dict[str, Any]
    players: int
    bot: str
    live: bool
    created: int
    begun: int | None
    opened: int
    ends: int
    extended: bool
    over: bool
    closed: bool
    host: str
    yours: bool
    number: int | None
    next_round: bool
    deals: list[TournamentDeal]
    entrants: list[Entrant]
    commitment: Digest
    secret: Digest | None


class ListedTournament(Struct):
    """A tournament of one's own; `done`: how many of its `deals` one has played."""

    id: str
    game: str
    kind: str
    created: int
    ends: int
    over: bool
    yours: bool
    entrants: int
    deals: int
    done: int


class Tournaments(Struct):
    """One's tournaments, the latest first."""

    tournaments: list[ListedTournament]


class DealResult(Struct):
    """A game of a deal; `number` is null where a bot sat, `points` percent of the others beaten."""

    number: int | None
    name: str
    bot: str | None
    you: bool
    seat: int
    state: str
    score: int | None
    place: int | None
    points: float | None
    table: str


class DealTable(Struct):
    """How everybody did in a deal, the best first; told to whoever has played it, and to all at the end."""

    deal: int
    results: list[DealResult]
