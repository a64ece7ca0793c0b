"""Logs: a line of JSON each, or of words for a terminal; without keys, addresses of seats, or people's words."""

import logging
import sys
import time
from collections import OrderedDict
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog

SAMPLED, SAMPLED_SECONDS = 20, 10.0  # lines of one kind, in that time
KINDS = 1000  # of lines, that are told apart


def set_up(json: bool, level: str = "info", to: TextIO | None = None) -> None:
    """Log to the standard error stream, or another; what libraries have to warn of, too."""
    colors = (to or sys.stderr).isatty()
    shown = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=colors)
    structlog.configure(
        processors=[
            Sampled(),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, _Steady(to))),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[_Passing()], level=logging.WARNING, force=True)


class Sampled:
    """Leaves out lines of a kind that come too often; the next one says how many were left out."""

    def __init__(self, most: int = SAMPLED, seconds: float = SAMPLED_SECONDS) -> None:
        self._most, self._seconds = most, seconds
        self._kinds: OrderedDict[tuple[str, str], list[float]] = OrderedDict()  # since when, shown, left out

    def __call__(self, _logger: Any, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        kind, now = (str(line.get("event")), str(line.get("by", ""))), time.monotonic()
        counted = self._kinds.setdefault(kind, [now, 0, 0])
        if len(self._kinds) > KINDS:
            self._kinds.popitem(last=False)
        if now - counted[0] > self._seconds:
            if counted[2]:
                line["left_out"] = int(counted[2])
            counted[:] = [now, 0, 0]
        if counted[1] >= self._most:
            counted[2] += 1
            raise structlog.DropEvent
        counted[1] += 1
        return line


class _Steady:
    """A stream whose end is no fault of the server's: with its terminal closed or its disk full, tables go on."""

    def __init__(self, to: TextIO | None) -> None:
        self._to = to

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):  # a full disk, a closed stream
            (self._to or sys.stderr).write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            (self._to or sys.stderr).flush()


class _Passing(logging.Handler):
    """Passes the warnings of libraries on."""

    def emit(self, record: logging.LogRecord) -> None:
        logger = structlog.get_logger()
        line = {"by": record.name, "said": record.getMessage()}
        if record.levelno >= logging.ERROR:
            logger.error("library-error", exc_info=record.exc_info, **line)
        else:
            logger.warning("library-warning", **line)
