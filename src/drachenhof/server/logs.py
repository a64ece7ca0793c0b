"""Logs: a line of JSON each, or of words for a terminal; without keys, addresses of seats, or people's words."""

import logging
import sys
from typing import TextIO

import structlog


def set_up(json: bool, level: str = "info", to: TextIO | None = None) -> None:
    """Log to the standard error stream, or another; what libraries have to warn of, too."""
    stream = to or sys.stderr
    shown = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=stream.isatty())
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[_Passing()], level=logging.WARNING, force=True)


class _Passing(logging.Handler):
    """Passes the warnings of libraries on."""

    def emit(self, record: logging.LogRecord) -> None:
        logger = structlog.get_logger()
        said = {"by": record.name, "said": record.getMessage()}
        if record.levelno >= logging.ERROR:
            logger.error("library-error", exc_info=record.exc_info, **said)
        else:
            logger.warning("library-warning", **said)
