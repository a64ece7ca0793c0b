"""Types of the public API, for type checkers only: a wrong game, option or state is found before a program runs."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict, Unpack, overload

from drachenhof.engine.game import Game, State
from drachenhof.games.hoard.facts import HoardKeywords
from drachenhof.games.year.facts import YearKeywords

if TYPE_CHECKING:
    from drachenhof.arena.result import TournamentResult
    from drachenhof.bots import BotLike
    from drachenhof.envs import batch, one_game
    from drachenhof.envs.opponents import Others
    from drachenhof.games.hoard.rules import HoardGame
    from drachenhof.games.year.rules import YearGame
    from drachenhof.records import Record

GameName: TypeAlias = Literal["year", "hoard"]


class NamedGames(Mapping[GameName, Game]):
    """The type of `drachenhof.games`: each game has its own options and states."""

    @overload
    def __getitem__(self, name: Literal["year"]) -> "YearGame": ...
    @overload
    def __getitem__(self, name: Literal["hoard"]) -> "HoardGame": ...
    @overload
    def __getitem__(self, name: GameName) -> Game: ...
    def __getitem__(self, name: GameName) -> Any: ...


Reward: TypeAlias = Literal["place", "win", "score", "lead"]


class BatchKeywords(TypedDict, total=False):
    """The keywords of `Batch` without the options of the game."""

    players: int | None
    others: "Others | None"
    seat: int | None
    seed: int
    threads: int
    reward: Reward
    finals: bool
    start: "State | Sequence[State]"


class YearBatch(BatchKeywords, YearKeywords, total=False):
    """The keywords of a batch of *In the Year of the Dragon*."""


class HoardBatch(BatchKeywords, HoardKeywords, total=False):
    """The keywords of a batch of *Drachensachen*."""


class OneKeywords(TypedDict, total=False):
    """The keywords of `OneGame` without the options of the game."""

    seed: int
    others: Literal["random", "greedy"] | None


class YearOne(OneKeywords, YearKeywords, total=False):
    """The keywords of one game of *In the Year of the Dragon*."""


class HoardOne(OneKeywords, HoardKeywords, total=False):
    """The keywords of one game of *Drachensachen*."""


class PlayKeywords(TypedDict, total=False):
    """The keywords of `play` without the options of the game."""

    seed: int


class YearPlay(PlayKeywords, YearKeywords, total=False):
    """The keywords of `play` in *In the Year of the Dragon*."""


class HoardPlay(PlayKeywords, HoardKeywords, total=False):
    """The keywords of `play` in *Drachensachen*."""


class TournamentKeywords(PlayKeywords, total=False):
    """The keywords of `tournament` without the options of the game."""

    games: int
    players: int | None
    lineup: Literal["mixed", "one"]
    workers: int
    save: Path | str | None


class YearTournament(TournamentKeywords, YearKeywords, total=False):
    """The keywords of `tournament` in *In the Year of the Dragon*."""


class HoardTournament(TournamentKeywords, HoardKeywords, total=False):
    """The keywords of `tournament` in *Drachensachen*."""


if TYPE_CHECKING:

    class Batch(batch.Batch):
        """`envs.Batch` with the options of each game."""

        @overload
        def __init__(self, game: Literal["year"], n: int, **settings: Unpack[YearBatch]) -> None: ...
        @overload
        def __init__(self, game: Literal["hoard"], n: int, **settings: Unpack[HoardBatch]) -> None: ...
        def __init__(self, game: GameName, n: int, **settings: Any) -> None: ...

    class OneGame(one_game.OneGame):
        """`envs.OneGame` with the options of each game."""

        @overload
        def __init__(self, game: Literal["year"], players: int | None = None, **settings: Unpack[YearOne]) -> None: ...
        @overload
        def __init__(
            self, game: Literal["hoard"], players: int | None = None, **settings: Unpack[HoardOne]
        ) -> None: ...
        def __init__(self, game: GameName, players: int | None = None, **settings: Any) -> None: ...

    Entrants: TypeAlias = Sequence[BotLike] | Mapping[str, BotLike]

    @overload
    def play(game: Literal["year"], seats: Sequence[BotLike], **settings: Unpack[YearPlay]) -> Record: ...
    @overload
    def play(game: Literal["hoard"], seats: Sequence[BotLike], **settings: Unpack[HoardPlay]) -> Record: ...
    def play(game: GameName, seats: Sequence[BotLike], **settings: Any) -> Record: ...

    @overload
    def tournament(game: Literal["year"], bots: Entrants, **settings: Unpack[YearTournament]) -> TournamentResult: ...
    @overload
    def tournament(game: Literal["hoard"], bots: Entrants, **settings: Unpack[HoardTournament]) -> TournamentResult: ...
    def tournament(game: GameName, bots: Entrants, **settings: Any) -> TournamentResult: ...
