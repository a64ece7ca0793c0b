"""Copies of states in compiled code, as searches make them: here only to be measured."""

from typing import Any

import numpy as np

from drachenhof.engine.rule import ANY_GAME, entry


@entry(ANY_GAME, ANY_GAME, np.int64)
def copy_often(begun: Any, states: Any, times: int) -> None:
    """Copy a state many times over, into one place after the other."""
    for count in range(times):
        states[count % len(states)] = begun[0]
