"""Logs: a line of JSON each, or of words for a terminal; without keys, addresses of seats, or people's words."""

import logging
import sys
from contextlib import suppress
from typing import TextIO, cast

import structlog


def set_up(json: bool, level: str = "info", to: TextIO | None = None) -> None:
    """Log to the standard error stream, or another; what libraries have to warn of, too."""
    colors = (to or sys.stderr).isatty()
    shown = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=colors)
    structlog.configure(
        processors=[
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
        said = {"by": record.name, "said": record.getMessage()}
        if record.levelno >= logging.ERROR:
            logger.error("library-error", exc_info=record.exc_info, **said)
        else:
            logger.warning("library-warning", **said)
