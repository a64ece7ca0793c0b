"""A table in the making, kept in a file, so that an interrupted run goes on where it stopped."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from drachenhof.explore.making import TableSoFar, go_on

TOGETHER = 500  # games between two times that the file is written


def resume(path: Path, game: str, seed: int, player: str | None = None) -> TableSoFar:
    """The work kept in a file, or a fresh start without one; raises ValueError if it is of other games."""
    if not path.exists():
        return TableSoFar(game, seed, player)
    try:
        work = msgspec.json.decode(path.read_bytes(), type=TableSoFar)
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from None
    if (work.game, work.seed, work.player) != (game, seed, player):
        raise ValueError(f"{work.game}, seed {work.seed}" + (f", {work.player}" if work.player else ""))
    return work


def save(work: TableSoFar, path: Path) -> None:
    """Write the work to its file, whole or not at all."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(msgspec.json.encode(work))
    beside.replace(path)


def carry_on(work: TableSoFar, count: int, path: Path, heard: Callable[[int], None] = lambda _: None) -> None:
    """Play until there are `count` games, saving the work now and then."""
    while work.done < count:
        go_on(work, min(TOGETHER, count - work.done), heard)
        save(work, path)
