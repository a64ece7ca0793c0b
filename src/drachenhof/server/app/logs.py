"""Log as JSON lines, or as text for a terminal; without keys, links of seats, or chat."""

import logging
import sys
import time
from collections import OrderedDict
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog

SAMPLED, SAMPLED_SECONDS = 20, 10.0  # lines of one kind within so many seconds
KINDS = 1000  # kinds of lines that are counted separately


def set_up(json: bool, level: str = "info", to: TextIO | None = None) -> None:
    """Log to standard error or another stream, including warnings of libraries."""
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
    """Omits lines of a kind that come too often; the next one says how many were omitted."""

    def __init__(self, most: int = SAMPLED, seconds: float = SAMPLED_SECONDS) -> None:
        self._most, self._seconds = most, seconds
        self._kinds: OrderedDict[tuple[str, str], list[float]] = (
            OrderedDict()
        )  # start of the interval, lines shown, lines omitted

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
    """A stream whose errors are ignored: the server goes on with a full disk or a closed terminal."""

    def __init__(self, to: TextIO | None) -> None:
        self._to = to

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):  # a full disk, a closed stream
            (self._to or sys.stderr).write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            (self._to or sys.stderr).flush()


class _Passing(logging.Handler):
    """Logs the warnings of libraries."""

    def emit(self, record: logging.LogRecord) -> None:
        logger = structlog.get_logger()
        line = {"by": record.name, "said": record.getMessage()}
        if record.levelno >= logging.ERROR:
            logger.error("library-error", exc_info=record.exc_info, **line)
        else:
            logger.warning("library-warning", **line)
