"""What `make test` runs, and what only `make test-extras` runs: the marker `extra`, and values that have it."""

from typing import Any, TypeVar

import pytest

T = TypeVar("T", int, float)


def extra(*values: Any) -> list[Any]:
    """Parameters that only `make test-extras` tries: a further language, window or seed."""
    return [
        pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.extra) for value in values
    ]


def ten_times(number: T) -> list[Any]:
    """A number of games, rounds or examples as a parameter, and ten times as many for `make test-extras`."""
    return [number, *extra(number * 10)]
