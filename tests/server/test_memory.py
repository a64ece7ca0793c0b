"""Memory is tidied when nobody plays."""

import gc

import pytest

from drachenhof.server.house.memory import AT_LAST, BETWEEN, QUIET, Tidying


@pytest.fixture
def tidying(monkeypatch: pytest.MonkeyPatch) -> Tidying:
    for name in ("collect", "freeze", "set_threshold"):
        monkeypatch.setattr(gc, name, lambda *_: None)
    made = Tidying()
    made.begin(1000.0)
    return made


def test_not_before_its_time_and_not_while_people_play(tidying: Tidying) -> None:
    tidying.look(1000 + BETWEEN - 1, 0)
    assert tidying.done == 0
    tidying.look(1000 + BETWEEN + 1, 1)  # somebody has just moved
    assert tidying.done == 0
    tidying.look(1000 + BETWEEN + 1 + QUIET / 2, 1)
    assert tidying.done == 0
    tidying.look(1000 + BETWEEN + 2 + QUIET, 1)
    assert tidying.done == 1
    tidying.look(1000 + BETWEEN + 60, 1)
    assert tidying.done == 1


def test_at_last_even_if_people_always_play(tidying: Tidying) -> None:
    for second in range(int(2 * AT_LAST) + 10):
        tidying.look(1000.0 + second, second)
    assert tidying.done == 2
