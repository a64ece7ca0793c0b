"""Memory is tidied when nobody plays."""

import gc

import pytest

from drachenhof.server.app.serving import AT_LAST, BETWEEN, QUIET, Memory


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Memory:
    for name in ("collect", "freeze", "set_threshold"):
        monkeypatch.setattr(gc, name, lambda *_: None)
    made = Memory()
    made.begin(1000.0)
    return made


def test_not_before_its_time_and_not_while_people_play(memory: Memory) -> None:
    memory.look(1000 + BETWEEN - 1, 0)
    assert memory.done == 0
    memory.look(1000 + BETWEEN + 1, 1)  # somebody has just moved
    assert memory.done == 0
    memory.look(1000 + BETWEEN + 1 + QUIET / 2, 1)
    assert memory.done == 0
    memory.look(1000 + BETWEEN + 2 + QUIET, 1)
    assert memory.done == 1
    memory.look(1000 + BETWEEN + 60, 1)
    assert memory.done == 1


def test_at_last_even_if_people_always_play(memory: Memory) -> None:
    for second in range(int(2 * AT_LAST) + 10):
        memory.look(1000.0 + second, second)
    assert memory.done == 2
