"""What is said about the explorer: one case that is played on now, and what each choice of it brings."""

from typing import Annotated

from msgspec import Meta, Struct

from drachenhof.server.reviews.messages import Span
from drachenhof.tables.fields import MAX_SEATS, Phrase

MOST_GIVEN = 16
Given = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z0-9-]+$")]


class ExploreCase(Struct, forbid_unknown_fields=True):
    """A decision that somebody describes: who decides, and what is known of it; the rest is as chance has it."""

    players: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
    given: Annotated[list[Given], Meta(max_length=MOST_GIVEN)] = []  # events in their order, or own cards


class ExploredChoice(Struct):
    """What a choice brings, and by how much more than the mean of all others, on the same luck."""

    move: str
    words: Phrase
    win: Span  # 0 to 1
    gain: Span
    score: Span
    rollouts: int


class Explored(Struct):
    """The choices of a case, the one that won most often first.

    It is the best if there are `fewest` rollouts of each, and none that is `alike`: that cannot be told from it.
    """

    game: str
    view: str  # of the table, which has the same of many cases
    players: int
    seat: int
    moves: list[str]  # from the beginning to the decision: a record that can be played on
    chosen: str  # what the policy would do
    choices: list[ExploredChoice]
    fewest: int
    alike: list[str]
