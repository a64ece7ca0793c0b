"""The narration of each game, and texts about one game: its course, and its result to share.

A narration is a module with the functions of `Narration`. With `Words` they return text, with `Codes` phrases.

>>> from drachenhof.i18n import Words
>>> narration_of("year").choice(Words("de"), "floor 2")
'Eine Etage auf Palast 2 setzen'
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from drachenhof.engine.game import Game, Knowledge, State
from drachenhof.games import Parts, games
from drachenhof.i18n import UNNAMED, People
from drachenhof.i18n.phrases import Moment, Said, Sentence, Speaker, View
from drachenhof.records.history import Step

SOURCES: Parts[Sequence[str]] = Parts("narration", "SOURCES")
"""By game where points or coins come from."""

END: Parts[int | None] = Parts("narration", "END")
"""By game the part that is no month or round but what the end brings; None where nothing comes after the last."""

Booking: TypeAlias = tuple[int, str, int, int]
"""The part, the source, the seat, and how much."""


@dataclass
class Course:
    """`parts[part][source][seat]`: points of each month and of the end, or coins lost in each round."""

    sources: list[str]
    parts: list[list[list[int]]]
    end: bool = False
    """The last part is what the end brought."""


def course(game: str, players: int, steps: Iterable[Step]) -> Course:
    """The points or lost coins of a game by month or round, by source, and by seat.

    >>> course("hoard", 2, []).sources
    ['hand', 'open', 'backs']
    """
    booked = Course(list(SOURCES[game]), [])
    for part, source, seat, count in games.part(game, "narration").bookings(steps):
        while len(booked.parts) <= part:
            booked.parts.append([[0] * players for _ in booked.sources])
        booked.parts[part][booked.sources.index(source)][seat] += count
    booked.end = len(booked.parts) - 1 == END[game]
    return booked


class Narration(Protocol):
    """The functions of a narration. A seat may be `SPECTATOR`, or None to reveal everything, as for a finished game."""

    FORMS: Sequence[str]
    """The kinds of moves, in the notation; the fixed words of a form are the name of its message."""
    SOURCES: Sequence[str]
    """The sources of points or coins."""
    END: int | None
    """The part of a course that is what the end brings; None where nothing comes after the last month or round."""
    SECTIONS: Mapping[str, range]
    """The sections of the rules, with their numbers."""
    OPTION_RULES: Mapping[str, int]
    """The number of the rule behind each option that has one."""
    PRINTED: Mapping[str, int]
    """Numbers from the printed components that the rules texts use, by Fluent variable name."""

    def printed_matter(self) -> Mapping[str, Any]:
        """Return the components for the web page, with the rule of each: names, numbers, rows and records of them."""

    def seen(self, state: State, seat: int | None) -> View:
        """Return the view of a seat."""

    # `feats(state, seat)` may be left out: what a won game may be a record in, by name; of `fewest-…` less is more.

    def part(self, known: Knowledge) -> int:
        """The month or the round, from 1, as a list of games names it."""

    def heard(self, state: State, move: int, seat: int | None) -> str:
        """A move in the words of the notation that a seat may hear."""

    def heading(self, words: Speaker[Said], view: View) -> Said | None:
        """Return the heading of a new part of the game; None within a part."""

    def sentences(
        self, words: Speaker[Said], before: View, text: str | None, moments: Sequence[Moment], people: People = UNNAMED
    ) -> list[Sentence[Said]]:
        """Return sentences on a move and its effects; views and text are those of `seen` and `heard` for one seat.

        The moments are those of the move (`Game.moments`), or later ones. For later ones there
        is no text, and only automatic effects are described.
        """

    def question(self, words: Speaker[Said], view: View, legal: Sequence[str], people: People = UNNAMED) -> Said:
        """Return the question to the seat to move; it mentions only what the legal moves, in notation, allow."""

    def demand(self, words: Speaker[Said], view: View) -> Said | None:
        """Return what the table publicly demands of the next player; None if it demands nothing."""

    def choice(self, words: Speaker[Said], text: str, people: People = UNNAMED) -> Said:
        """A move of the notation as a choice."""

    def previews(self, words: Speaker[Said], known: Knowledge, view: View, moves: Sequence[int]) -> list[Said]:
        """Describe the effect of each choice in short; empty if its name says it already. The view is of `known`."""

    def reason(self, words: Speaker[Said], what: str, count: float) -> Said:
        """Why a choice cost something: `count` more of what harms, or less of what helps (`analysis.NAME.HARM`)."""

    def warning(self, words: Speaker[Said], what: str, count: float) -> Said:
        """Return the same as a coach's warning to the player who is about to choose it."""

    def threat(self, words: Speaker[Said], strikes: Sequence[Any]) -> Said:
        """A coach's sentence about what is announced and would be lost to it (`Danger.strikes`)."""

    def price(self, words: Speaker[Said], strikes: Sequence[Any]) -> Said:
        """A coach's sentence about what the better choice loses, too: more than the one that is warned of."""

    def mattered(self, words: Speaker[Said], steps: Sequence[Step], seat: int) -> Said | None:
        """A coach's sentence about what mattered to a seat in a month or a round, which are its moves; no secrets."""

    def about(self, words: Speaker[Said], code: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Return the arguments of a refusal's message."""

    def bookings(self, steps: Iterable[Step]) -> Iterator[Booking]:
        """Yield the gains of each move, by seat and source: see `course`."""


def narration_of(game: str) -> Narration:
    """The narration of a game, loaded when it is first asked for."""
    narration: Narration = games.part(game, "narration")
    return narration


def seen_moments(game: Game, state: State, move: int, seat: int | None) -> list[Moment]:
    """Return the effects of a move before the next decision, as a seat sees them."""
    narration = narration_of(game.NAME)
    return [(name, narration.seen(then, seat)) for name, then in game.moments(state, move)]


def shared(
    words: Speaker[Said],
    game: str,
    day: str,
    *,
    place: int,
    players: int,
    score: int,
    streak: int,
    ahead: int | None = None,
    others: int = 0,
) -> list[Said]:
    """Return the lines of the text, without an address.

    `ahead` is the share of the `others` with a worse result, in per cent; None if unknown.
    """
    scored = words.say(f"page-score-{game}", score=score)
    lines = [
        words.say("daily-share-title", game=words.say(f"game-{game}"), day=day),
        words.say("daily-share-result", place=place, players=players, score=scored),
    ]
    if ahead is not None:
        lines.append(words.say("daily-share-ahead", percent=ahead, count=others))
    if streak > 1:
        lines.append(words.say("daily-share-streak", days=streak))
    return lines
