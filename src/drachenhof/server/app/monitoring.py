"""Log as JSON lines or as text, without keys, links of seats or chat. Collect metrics for Prometheus."""

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Iterator, MutableMapping
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from drachenhof.server.app.services import Services

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
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, _SafeStream(to))),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[_LibraryLogHandler()], level=logging.WARNING, force=True)


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


class _SafeStream:
    """A stream whose errors are ignored: the server goes on with a full disk or a closed terminal."""

    def __init__(self, to: TextIO | None) -> None:
        self._to = to

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):  # a full disk, a closed stream
            (self._to or sys.stderr).write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            (self._to or sys.stderr).flush()


class _LibraryLogHandler(logging.Handler):
    """Logs the warnings of libraries."""

    def emit(self, record: logging.LogRecord) -> None:
        logger = structlog.get_logger()
        line = {"by": record.name, "said": record.getMessage()}
        if record.levelno >= logging.ERROR:
            logger.error("library-error", exc_info=record.exc_info, **line)
        else:
            logger.warning("library-warning", **line)


SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
EVERY = 0.05  # seconds between two measurements of the delay of the event loop


class Metrics:
    """Counters and histograms, in a registry of their own."""

    def __init__(self, services: Services) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "drachenhof_commands", "Commands at tables", ["command", "outcome"], registry=self.registry
        )
        self.seconds = Histogram(
            "drachenhof_command_seconds",
            "Time from a command to its answer",
            ["command"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.commits = Histogram(
            "drachenhof_store_commit_seconds",
            "Duration of a commit, including the sync",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.lateness = Histogram(
            "drachenhof_loop_delay_seconds", "Delay of the event loop", buckets=SECONDS, registry=self.registry
        )
        services.hub.database.tell_commits(self.commits.observe)
        self.requests = Counter("drachenhof_requests", "HTTP requests", ["route", "status"], registry=self.registry)
        self.registry.register(_State(services))

    async def measure_loop_lag(self) -> None:
        """Measure the delay of the event loop until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.lateness.observe(max(0.0, loop.time() - due))

    def command(self, name: str, outcome: str, began: float) -> None:
        """Count an answered command."""
        self.commands.labels(name, outcome).inc()
        self.seconds.labels(name).observe(time.perf_counter() - began)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _State(Collector):
    """Gauges that are read at each scrape."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def collect(self) -> Iterator[GaugeMetricFamily]:
        hub, database = self._services.hub, self._services.hub.database
        reviews = self._services.reviewing.reviews
        listeners = sum(len(room.listeners) for room in hub.rooms.values())
        figures = {
            "rooms": ("Tables in memory", len(hub.rooms)),
            "sockets": ("Connected observers", listeners),
            "store_groups": ("Commits", database.groups),
            "store_writes": ("Successful writes", database.writes),
            "store_failures": ("Failed writes", database.failures),
            "store_queue": ("Waiting writes", database.queue_length),
            "store_group_seconds": ("Duration of the last commit", database.last_group_seconds),
            "bus_connected": ("Whether the bus to other processes is connected", self._services.cluster.bus.connected),
            "thoughts_waiting": ("Bot moves and hints that wait", self._services.bots.worker_pool.waiting),
            "reviews_waiting": ("Waiting reviews", reviews.waiting),
            "reviews_done": ("Completed reviews", reviews.done),
            "reviews_stopped": ("Reviews dropped because no request waited", reviews.stopped),
            "reviews_failures": ("Failed reviews", reviews.failures),
        }
        for name, (title, value) in figures.items():
            yield GaugeMetricFamily(f"drachenhof_{name}", title, value=value)
