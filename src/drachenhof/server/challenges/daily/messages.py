"""Messages of the game of the day: the game, a person's try, and the results."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from drachenhof.tables.fields import Digest, Phrase

Day = Annotated[str, Meta(min_length=10, max_length=10, pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class NewTry(Struct, forbid_unknown_fields=True):
    """A try at the game of a day, by default today's; `fun`: another try that does not count."""

    day: Day | None = None
    fun: bool = False


class OwnTry(Struct):
    """A person's try; `score` and `place` are null until it is over, and if it was given up."""

    table: str
    in_time: bool  # begun on its day; a later try counts for the streak only
    over: bool
    score: int | None
    place: int | None

    @classmethod
    def of(cls, row: Any) -> "OwnTry | None":
        """The try of a row, or None without a row."""
        if row is None:
            return None
        return cls(row.table_id, row.in_time, row.ended is not None, row.score, row.place)


class DailyGame(Struct):
    """The game of a day, and the state of a person's try."""

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
    """A try in the results of its day; `table` is null until the reader's own try is over."""

    place: int
    name: str
    score: int
    finished: int  # place at its own table, among the bots
    table: str | None
    you: bool


class DailyScore(Struct):
    """How many tries of a day had a score."""

    score: int
    count: int


class DailyTable(Struct):
    """The results of a day.

    `scores`: number of tries with each score, the best first. `own_place`: the reader's place among `tries`.
    `secret`: published two days later. `next_commitment`: of the day after. `missed`: days that can be made up for
    the streak. `best_before`: the best try of the day before. `open`: the secret follows from the date alone and is
    published at once. `ahead`: percentage of the other tries that are worse than the reader's, null if none is.
    `share`: the reader's result as lines of a text, empty without a result.
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
    ahead: int | None = None
    share: list[Phrase] = []
