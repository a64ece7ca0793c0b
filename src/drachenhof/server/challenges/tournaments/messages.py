"""Messages of duplicate tournaments: the plan, the entrants, the standings, and the results of a deal."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from drachenhof.duplicate import MOST_DEALS
from drachenhof.server.challenges.daily.messages import OwnTry
from drachenhof.tables.fields import MAX_SEATS, BotName, Digest, Small, Word


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament: each entrant alone against `bots`, or with other `people` at tables.

    `live`: the host begins it, and its tables are live. Otherwise the deals can be played at once, and tables are by
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
    """A new tournament; its page is `/tournament/ID`."""

    tournament: str


class TournamentWish(Struct, forbid_unknown_fields=True):
    """An action: join or leave; for the host also begin, extend, close, or `remove` an entrant without a game."""

    act: Literal["join", "leave", "begin", "extend", "close", "remove"]
    number: Annotated[int, Meta(ge=1, le=10_000)] | None = None


class Entrant(Struct):
    """An entrant: `place` and `points` (percent of the others beaten) so far, and by deal in `deals`.

    `among` is like `points`, but compares only entrants with equal points. `total` is the sum of the scores, null until
    the tournament is over. `tie` says what separated entrants with equal points; null if there are none.
    """

    number: int
    name: str
    program: bool
    you: bool
    left: bool
    begun: int  # number of games
    place: int
    points: float
    among: float
    total: int | None
    tie: Literal["among", "total", "shared"] | None
    deals: list[float | None]


class TournamentDeal(Struct):
    """A deal: the reader's seat and try, and the numbers of finished and begun games."""

    number: int
    seat: int | None
    own: OwnTry | None
    over: int
    begun: int


class Tournament(Struct):
    """A tournament as the reader may see it.

    `opened`: number of deals that can be played, or of rounds that have begun. `next_round`: the reader may begin the
    next round. `closed`: the host has ended it early.
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
    """A tournament in the reader's list; `done`: the number of its `deals` that the reader has played."""

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
    """The reader's tournaments, the latest first."""

    tournaments: list[ListedTournament]


class DealResult(Struct):
    """A game of a deal; `number` is the entrant's, null for a bot; `points`: percent of the others beaten."""

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
    """The results of a deal, the best first; available after an own game of it, and to all at the end."""

    deal: int
    results: list[DealResult]
