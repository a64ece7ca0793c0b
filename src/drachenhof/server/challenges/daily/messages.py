"""What is said about the game of the day: what is played, one's own try, and how everybody did."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from drachenhof.tables.fields import Digest

Day = Annotated[str, Meta(min_length=10, max_length=10, pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class NewTry(Struct, forbid_unknown_fields=True):
    """A try at the game of a day, today's if none is named; `fun`: one more that does not count, after one's own."""

    day: Day | None = None
    fun: bool = False


class OwnTry(Struct):
    """One's own try; `score` and `place` are null while it is not over, and if it was given up."""

    table: str
    in_time: bool  # begun on its day; else made up later, for the streak alone
    over: bool
    score: int | None
    place: int | None

    @classmethod
    def of(cls, row: Any) -> "OwnTry | None":
        """A try as its row has it, if there is one."""
        if row is None:
            return None
        return cls(row.table_id, row.in_time, row.ended is not None, row.score, row.place)


class DailyGame(Struct):
    """The game of a day: what everybody plays, and how far one has come with it."""

    game: str
    day: str
    options: dict[str, Any]
    seat: int
    players: int
    bot: str
    commitment: Digest
    own: OwnTry | None
    streak: int


class DailyGames(Struct):
    """Today's game of every game, and when the next day begins."""

    games: list[DailyGame]
    until: int


class DailyResult(Struct):
    """A try in the table of its day; `table` is null until one may look at it: after one's own try."""

    place: int
    name: str
    score: int
    finished: int  # the place at its own table, among the bots
    table: str | None
    you: bool


class DailyScore(Struct):
    """How many tries of a day had a score."""

    score: int
    count: int


class DailyTable(Struct):
    """How everybody did on a day.

    `scores` says how many had each score, the best first; `own_place` where one stands among `tries`.
    `secret` is told two days later; `next_commitment` is that of the day after. `missed` are days
    that can be made up for the streak. `best_before`: the best of the day before, to look at. `open`: the secret
    follows from the date alone, and is told at once.
    """

    today: DailyGame
    now: str
    tries: int
    results: list[DailyResult]
    scores: list[DailyScore]
    own_place: int | None
    secret: Digest | None
    next_commitment: Digest
    missed: list[str]
    may_play: bool
    best_before: DailyResult | None
    open: bool = False
