"""Logs that cannot be written are no reason for a server to fall."""

import io
import json
import logging
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from drachenhof.server.app import monitoring


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = structlog.get_config()
    yield
    structlog.configure(**before)


def test_a_closed_stream_and_a_full_disk_are_borne(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    monitoring.set_up(json=True)
    monkeypatch.setattr(sys, "stderr", closed)
    structlog.get_logger().warning("unheard")
    full = Path("/dev/full").open("w")  # noqa: SIM115, closing it must fail
    monitoring.set_up(json=True, to=full)
    structlog.get_logger().warning("unwritten")
    with pytest.raises(OSError, match="No space"):
        full.close()


def test_a_stream_that_came_later_is_written_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monitoring.set_up(json=True)
    later = io.StringIO()
    monkeypatch.setattr(sys, "stderr", later)
    structlog.get_logger().warning("heard")
    assert "heard" in later.getvalue()


def test_lines_of_one_kind_are_sampled_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    moment, written = [0.0], io.StringIO()
    monkeypatch.setattr("drachenhof.server.app.monitoring.time.monotonic", lambda: moment[0])
    monitoring.set_up(json=True, to=written)
    for _ in range(500):
        structlog.get_logger().warning("bad-request")
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    structlog.get_logger().error("fault")
    moment[0] += monitoring.SAMPLED_SECONDS + 1
    structlog.get_logger().warning("bad-request")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    kinds = Counter(line["event"] for line in lines)
    assert kinds == {"bad-request": monitoring.SAMPLED + 1, "library-warning": monitoring.SAMPLED, "fault": 1}
    assert lines[-1]["left_out"] == 500 - monitoring.SAMPLED
