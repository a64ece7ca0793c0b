"""Records played again, move by move, as quickly as Python can, over several processes if there are many."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from drachenhof.data.sources import SourceGame
from drachenhof.engine.game import CHANCE, IllegalMove
from drachenhof.records import BrokenRecord, Record, begin, game_of, replay
from drachenhof.records.vocabulary import vocabulary

TOGETHER = 200  # games that a process replays in one go


class Replayed(NamedTuple):
    """The moves of some games, a list for each column."""

    row: list[int]
    number: list[int]
    seat: list[int]
    choices: list[int]
    move: list[int]
    text: list[str]


class ReplayedGame(NamedTuple):
    """One game's moves, and its places if it is over."""

    moves: Replayed
    places: list[int] | None


def replayed(games: Iterable[SourceGame], chance: bool, workers: int) -> Iterator[ReplayedGame]:
    """All games, in order."""
    if workers < 1:
        raise ValueError(f"records are replayed by at least one process, not {workers}")
    numbered = enumerate(game.record for game in games if game.record is not None)
    if workers == 1:
        for row, record in numbered:
            yield _replayed(row, record, chance)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(workers, get_context("spawn")) as processes:
        ahead = [processes.submit(_chunk, chunk, chance) for chunk in _chunks(numbered, 2 * workers)]
        while ahead:
            yield from ahead.pop(0).result()
            ahead += [processes.submit(_chunk, chunk, chance) for chunk in _chunks(numbered, 1)]


def _chunks(numbered: Iterator[tuple[int, Record]], count: int) -> Iterator[list[tuple[int, Record]]]:
    for _ in range(count):
        if chunk := list(islice(numbered, TOGETHER)):
            yield chunk


def _chunk(chunk: list[tuple[int, Record]], chance: bool) -> list[ReplayedGame]:
    return [_replayed(row, record, chance) for row, record in chunk]


def _replayed(row: int, record: Record, chance: bool) -> ReplayedGame:
    """One game; what is wrong with it is told by `records.replay`."""
    game, state = game_of(record), begin(record)
    words = vocabulary(record)
    moves = Replayed([], [], [], [], [], [])
    columns: list[list[Any]] = list(moves)
    legal = game.legal_moves(state)
    for place, text in enumerate(record.moves, start=1):
        seat = game.to_move(state)
        try:
            move = words.number(state, text)
            following = game.step(state, move)
        except IllegalMove:
            for _ in replay(record):
                """Until it comes to the move that is wrong."""
            raise BrokenRecord("after-end", move=place) from None
        if chance or seat != CHANCE:
            for column, value in zip(columns, (row, place, seat, len(legal), move, text), strict=True):
                column.append(value)
        legal = following
    return ReplayedGame(moves, game.ranking(state) if not legal else None)
