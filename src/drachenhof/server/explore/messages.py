"""Messages of the explorer: its contents, one picture, and a case that is simulated on request."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from drachenhof.server.reviews.messages import Span
from drachenhof.tables.fields import MAX_SEATS, Phrase

MOST_GIVEN = 16
Given = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z0-9-]+$")]


class ExploreCase(Struct, forbid_unknown_fields=True):
    """A decision: the seat that decides and what is known; chance draws the rest."""

    players: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
    given: Annotated[list[Given], Meta(max_length=MOST_GIVEN)] = []  # events in order, or cards of the seat


class ExploredChoice(Struct):
    """The figures of a choice, and its gain over the mean of all others, on the same luck."""

    move: str
    words: Phrase
    win: Span  # 0 to 1
    gain: Span
    score: Span
    rollouts: int


class ExploreFigure(Struct):
    """A figure with its 95 % interval, and these three numbers in words."""

    value: float
    low: float
    high: float
    words: list[Phrase]


class ExploreRow(Struct):
    """A row of a picture."""

    key: str
    words: Phrase
    move: str | None  # the move of this row; null for several or none
    figure: ExploreFigure  # the figure that the picture shows
    win: ExploreFigure | None
    score: ExploreFigure | None
    often: Phrase | None  # how often players choose it when it is legal
    positions: int
    examples: list[tuple[int, int]]  # numbers of a game and of its move


class Explored(Struct):
    """The choices of a case, the one that won most often first.

    It is the best if there are `fewest` rollouts of each, and no other is as good (`alike`).
    """

    game: str
    view: str  # the picture of the table with the same figures of many games
    players: int
    seat: int
    moves: list[str]  # from the beginning to the decision: a record that can be played on
    chosen: str  # the choice of the policy
    choices: list[ExploredChoice]
    fewest: int
    alike: list[str]
    rows: list[ExploreRow]  # the choices as a picture of their chances to win
    says: Phrase


class ExploreFacet(Struct):
    """Games that a picture can be restricted to."""

    name: str
    words: Phrase


class ExplorePicture(Struct):
    """A picture in the table of contents."""

    name: str
    title: Phrase
    facets: list[ExploreFacet]


class ExploreTable(Struct):
    """What can be explored of a game, and the games that it is made of."""

    game: str
    why: Phrase
    games: int
    fewest: int  # rows with fewer positions are left out
    command: str
    engine: str
    views: list[ExplorePicture]


class ExploreView(Struct):
    """A picture of one facet."""

    game: str
    name: str
    facet: str
    title: Phrase
    says: Phrase
    axis: Phrase
    ground: Phrase  # what the figures are based on
    by: Literal["rollouts", "chance", "games"]
    figure: Literal["win", "gain", "amount", "more"]
    downward: bool  # less is better
    rows: list[ExploreRow]
    hidden: int  # rows that are left out
