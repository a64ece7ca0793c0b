"""A stored drill: the moves that lead to a position, and what each choice there costs, with reasons."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from drachenhof.analysis.measuring import Measured
from drachenhof.analysis.review.reasons import KINDS
from drachenhof.analysis.review.values import Verdict, verdict_of
from drachenhof.engine.game import IllegalMove
from drachenhof.games import games
from drachenhof.records import Play

__all__ = [
    "LEVELS",
    "STARS",
    "BrokenDrill",
    "Drill",
    "DrillChoice",
    "DrillReason",
    "drill",
    "drills",
    "of_day",
    "parse",
]

LEVELS = (1, 2, 3)
"""Levels from easy to hard: one more than how many of two weaker bots choose wrongly."""
STARS: dict[Verdict, int] = {"equal": 3, "unclear": 3, "doubtful": 2, "bad": 1, "very-bad": 0}
"""Stars by the lower end of a choice's cost, as in a review: below 0.04, 0.08, 0.16, and above."""
FILE = "drills.jsonl"


class BrokenDrill(ValueError):  # noqa: N818 (as a broken record is)
    """A drill that the rules do not allow, or that is not written as docs/drills.md says."""


class DrillReason(Struct, frozen=True, forbid_unknown_fields=True):
    """What a choice has more of than the best one (negative: less), as in a review."""

    what: str
    more: Measured


class DrillChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice of a drill: what it costs of place value, the chance to win after it, and what it does harm by."""

    move: str
    cost: Measured
    win: Measured
    reasons: list[DrillReason] = []

    @property
    def stars(self) -> int:
        return STARS[verdict_of(self.cost)]


class Drill(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position in which one choice, or a few about equal ones, are clearly best."""

    id: Annotated[str, Meta(pattern="^[0-9a-f]{10}$")]
    """The id, derived from the moves."""
    theme: str
    """The theme, one of the game's `KINDS`."""
    level: Annotated[int, Meta(ge=LEVELS[0], le=LEVELS[-1])]
    players: int
    options: dict[str, Any] = {}
    seat: int
    """The deciding seat, from 0."""
    part: int
    """The month or the round; 0 before the first."""
    tempting: str
    """The wrong choice that looks right: what a plain bot plays, else the one that costs least."""
    choices: list[DrillChoice]
    """All choices, the best first."""
    moves: list[str]
    """From the beginning on, those of chance included: they hold what the seat cannot know, and are never sent."""
    seed: int
    """The seed of the game that it was found in."""
    game: str = ""

    @property
    def right(self) -> list[str]:
        """The choices that get three stars."""
        return [one.move for one in self.choices if one.stars == STARS["equal"]]

    def play(self) -> Play:
        """The game as far as the position; raises `BrokenDrill` if the rules do not allow it."""
        try:
            play = Play.begin(self.game, self.players, self.options, given=self.moves)
        except (IllegalMove, ValueError) as error:
            raise BrokenDrill(f"{self.game}/{self.id}: {error}") from None
        if play.to_move != self.seat:
            raise BrokenDrill(f"{self.game}/{self.id}: seat {self.seat + 1} is not to move")
        return play

    def check(self) -> None:
        """Raise `BrokenDrill` if a drill contradicts the rules or its own data."""
        play = self.play()
        legal = {play.game.to_text(play.state, move) for move in play.game.legal_moves(play.state)}
        own = {one.move for one in self.choices}
        if own != legal:
            raise BrokenDrill(f"{self.game}/{self.id}: its choices are {sorted(own)}, the rules have {sorted(legal)}")
        if self.theme not in KINDS[self.game]:
            raise BrokenDrill(f"{self.game}/{self.id}: no theme {self.theme!r}; there are {KINDS[self.game]}")
        if not self.right or len(self.right) == len(self.choices):
            raise BrokenDrill(f"{self.game}/{self.id}: some choices are right, and some are not")
        if self.tempting in self.right or self.tempting not in own:
            raise BrokenDrill(f"{self.game}/{self.id}: {self.tempting!r} is no wrong choice")


def parse(line: bytes | str, game: str) -> Drill:
    """A drill from its line; raises `BrokenDrill`."""
    try:
        return msgspec.structs.replace(msgspec.json.decode(line, type=Drill), game=game)
    except msgspec.DecodeError as error:
        raise BrokenDrill(f"{game}: {error}") from None


@cache
def drills(game: str) -> tuple[Drill, ...]:
    """Return the drills that are shipped with a game; may be empty."""
    file = files(games.package(game)) / "learn" / "drills" / FILE
    return tuple(parse(line, game) for line in file.read_text(encoding="utf-8").splitlines()) if file.is_file() else ()


def drill(game: str, name: str) -> Drill:
    """A drill by its id; raises KeyError."""
    for one in drills(game):
        if one.id == name:
            return one
    raise KeyError(name)


def of_day(game: str, day: int) -> Drill | None:
    """Return the drill of a day, by the day's number: all in turn, the same for all players. None without drills."""
    listed = drills(game)
    return listed[day % len(listed)] if listed else None
