"""Logs that cannot be written are no reason for a server to fall."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from drachenhof.server import logs


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = structlog.get_config()
    yield
    structlog.configure(**before)


def test_a_closed_stream_and_a_full_disk_are_borne(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    logs.set_up(json=True)
    monkeypatch.setattr(sys, "stderr", closed)
    structlog.get_logger().warning("unheard")
    full = Path("/dev/full").open("w")  # noqa: SIM115, closing it must fail
    logs.set_up(json=True, to=full)
    structlog.get_logger().warning("unwritten")
    with pytest.raises(OSError, match="No space"):
        full.close()


def test_a_stream_that_came_later_is_written_to(monkeypatch: pytest.MonkeyPatch) -> None:
    logs.set_up(json=True)
    later = io.StringIO()
    monkeypatch.setattr(sys, "stderr", later)
    structlog.get_logger().warning("heard")
    assert "heard" in later.getvalue()
