"""What a net adds to a game's policy: points for each kind of move, beside the hand-made ones.

The weights of a policy are the hand-made ones, and after them, if it has learned,
those of its net, two numbers of single precision in the room of one. A net has
one hidden layer; of its outputs each stage of a game has a stretch of its own.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule
from drachenhof.search.net import add_inputs, bend, read_out

MOST_NOTED = 128  # inputs that are not 0
NO_OUTPUT = -1


class Shape:
    """The numbers of a game's nets, and what they mean."""

    def __init__(
        self,
        planes: Sequence[tuple[str, int]],
        critic: str,
        sizes: Mapping[int, int],
        width: int,
        hand: Numbers,
        kept: int,
        version: int,
        alike: Mapping[int, int] = MappingProxyType({}),
    ) -> None:
        names = [name for name, _ in planes]
        self.size = sum(size for _, size in planes)
        self.inputs = sum(size for _, size in planes[: names.index(critic)])
        """A policy is told all but what is for a critic only."""
        self.width, self.outputs = width, sum(sizes.values())
        stages = max([*sizes, *alike]) + 1
        self.first, self.count = np.full(stages, NO_OUTPUT, np.int64), np.zeros(stages, np.int64)
        for stage, size in sizes.items():
            self.first[stage], self.count[stage] = sum(self.count), size
        for stage, other in alike.items():  # stages that share the outputs of another
            self.first[stage], self.count[stage] = self.first[other], self.count[other]
        self.hand = hand
        self.hidden_weights = (self.inputs + 1) * width
        self.weights = self.hidden_weights + (width + 1) * self.outputs
        self.places = kept  # where in a policy's notes there is room
        meaning = (version, tuple(planes), list(sizes.items()), width, hand.tolist())
        self.layout = hashlib.sha256(repr(meaning).encode()).hexdigest()[:16]
        """A hash of what the numbers of a net mean: what it is told, what it says, and the policy that it adds to."""


def reading(shape: Shape, describe: Callable[..., Any]) -> tuple[Callable[..., Any], ...]:
    """Compiled for a game: how its net is asked, what it then answers, and where the outputs of a stage begin."""
    first, count, outputs = shape.first, shape.count, shape.outputs
    hand, hidden_weights = len(shape.hand), shape.hidden_weights
    places_at = shape.places
    amounts_at = places_at + MOST_NOTED
    sums_at = amounts_at + MOST_NOTED
    read_at = sums_at + (shape.width + 1) // 2
    width = shape.width
    end = read_at + (int(count.max()) + 1) // 2
    answers_at = np.uint64(end)  # once more in double precision: a move's worth is then read without making an array
    stages = len(first)

    @rule
    def stretch(state: Any) -> int:
        return int(first[state.stage]) if state.stage < stages else NO_OUTPUT

    @rule
    def consult(state: Any, seat: int, notes: Any, weights: Any) -> None:
        begin = stretch(state)
        if begin == NO_OUTPUT:
            return
        places, amounts = notes[places_at:amounts_at], notes[amounts_at:sums_at]
        noted = describe(state, seat, notes, places, amounts)
        net = weights[hand:].view(np.float32)
        sums = notes[sums_at:read_at].view(np.float32)[:width]
        add_inputs(places, amounts, noted, net[:hidden_weights], sums)
        bend(sums)
        read = notes[read_at:end].view(np.float32)[: count[state.stage]]
        read_out(sums, net[hidden_weights:], outputs, begin, read)
        for output in range(len(read)):
            notes[answers_at + np.uint64(output)] = read[output]

    @rule
    def answer(one: int, other: int, notes: Any) -> float:
        """The sum of two outputs, or one."""
        if one == NO_OUTPUT:
            return 0.0
        worth = np.float32(notes[answers_at + np.uint64(one)])
        if other != NO_OUTPUT:
            worth += np.float32(notes[answers_at + np.uint64(other)])
        return float(worth)

    return consult, answer, stretch
