"""How a learner sees a position: a row of numbers, in planes that a table describes.

A game lists its planes in `PLANES`, in the order in which its rule `observe`
writes them. Every number lies between −1 and 1: a mark is 0 or 1, an amount is
divided by its plane's scale, and what would go beyond stays at the border.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np

from drachenhof.engine.rule import rule


class Sheet(Protocol):
    """Where an observation is written: a record with one row, for each game a layout of its own size.

    A record, since compiled code would spend longer on counting references to an array than on writing it.
    """

    row: list[float]


class Plane(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    size: int
    scale: int
    """What an amount is divided by; 1 for marks, which are 0 or 1."""
    meaning: str
    passes: bool = False
    """Whether an amount can be more than the scale, and then stays at the border."""


def size_of(planes: Sequence[Plane]) -> int:
    """How many numbers an observation has."""
    return sum(plane.size for plane in planes)


def starts_of(planes: Sequence[Plane]) -> dict[str, int]:
    """Where each plane begins."""
    return {plane.name: size_of(planes[:index]) for index, plane in enumerate(planes)}


@rule
def clear(sheet: Sheet, size: int) -> None:
    """Begin with nothing."""
    for index in range(size):
        sheet.row[index] = 0.0


@rule
def mark(sheet: Sheet, at: int, size: int, index: int) -> int:
    """Mark `index` among `size` places, or none where it is out of range; say where the next plane begins."""
    if 0 <= index < size:
        sheet.row[at + int(index)] = 1.0
    return at + size


@rule
def mark_bits(sheet: Sheet, at: int, size: int, bits: int) -> int:
    """Mark each bit that is set."""
    for index in range(size):
        sheet.row[at + index] = float(int(bits) >> index & 1)
    return at + size


@rule
def amount(sheet: Sheet, at: int, value: int, scale: int) -> int:
    """Write one amount by its scale."""
    sheet.row[at] = max(-1.0, min(1.0, value * (1.0 / scale)))  # a constant's inverse is known when it is compiled
    return at + 1


@rule
def share(sheet: Sheet, at: int, value: int, scale: int) -> int:
    """Write an amount that never passes its scale."""
    sheet.row[at] = float(np.float32(value) * np.float32(1.0 / scale))
    return at + 1


@rule
def add(sheet: Sheet, at: int, value: int, scale: int) -> None:
    """Add to what is written there; the sum never passes its scale."""
    sheet.row[at] = float(np.float32(sheet.row[at]) + np.float32(value) * np.float32(1.0 / scale))


@rule
def seat_after(seat: int, steps: int, players: int) -> int:
    """The seat `steps` steps clockwise, fewer than there are players."""
    return seat + steps - players if seat + steps >= players else seat + steps


@rule
def steps_between(seat: int, other: int, players: int) -> int:
    """How many steps clockwise from one seat to the other; −1 if that is none."""
    if other < 0:
        return -1
    return other - seat + players if other < seat else other - seat
