"""Small nets inside compiled code: the inputs that are not 0, a hidden layer, and the outputs that are asked for.

Single precision, each sum in one order and no operation contracted with another:
the same bits on every machine, compiled or interpreted. Weights lie by input, so
that what one input adds to all sums stands side by side. Places are unsigned:
Numba then need not ask whether they count from the end, and a row is added at
once, in a fifth of the time.
"""

import numpy as np

from drachenhof.engine.game import Numbers
from drachenhof.engine.rule import rule

NOTHING = np.float32(0.0)


@rule
def note(places: Numbers, amounts: Numbers, count: int, place: int, amount: float) -> int:
    """One more input, if it is not 0."""
    if amount != 0.0:
        places[count] = place
        amounts[count] = amount
        return count + 1
    return count


@rule
def add_inputs(places: Numbers, amounts: Numbers, count: int, weights: Numbers, sums: Numbers) -> None:
    """Begin with the biases, which follow the weights, and add what each input brings."""
    width = len(sums)
    biases = np.uint64(len(weights) - width)
    for unit in range(width):
        sums[unit] = weights[biases + np.uint64(unit)]
    for index in range(count):
        row = np.uint64(places[index]) * np.uint64(width)
        amount = np.float32(amounts[index])
        for unit in range(width):
            sums[unit] += weights[row + np.uint64(unit)] * amount


@rule
def bend(sums: Numbers) -> None:
    """What is below 0 becomes 0."""
    for unit in range(len(sums)):
        sums[unit] = max(sums[unit], NOTHING)


@rule
def read_out(hidden: Numbers, weights: Numbers, outputs: int, first: int, read: Numbers) -> None:
    """The outputs from the first on, as many as there is room for; weights by hidden unit, then biases."""
    width = len(hidden)
    row = np.uint64(width * outputs + first)
    for output in range(len(read)):
        read[output] = weights[row + np.uint64(output)]
    for unit in range(width):
        row = np.uint64(unit * outputs + first)
        amount = hidden[unit]
        if amount > NOTHING:
            for output in range(len(read)):
                read[output] += weights[row + np.uint64(output)] * amount
