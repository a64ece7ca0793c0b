"""Metrics for Prometheus."""

import asyncio
import time
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from drachenhof.server.app.services import Services

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
        services.house.database.tell_commits(self.commits.observe)
        self.requests = Counter("drachenhof_requests", "HTTP requests", ["route", "status"], registry=self.registry)
        self.registry.register(_State(services))

    async def feel(self) -> None:
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
        house, database = self._services.house, self._services.house.database
        reviews = self._services.reviewing.reviews
        listeners = sum(len(room.listeners) for room in house.rooms.values())
        figures = {
            "rooms": ("Tables in memory", len(house.rooms)),
            "sockets": ("Connected observers", listeners),
            "store_groups": ("Commits", database.groups),
            "store_writes": ("Successful writes", database.writes),
            "store_failures": ("Failed writes", database.failures),
            "store_queue": ("Waiting writes", database.queue_length),
            "store_group_seconds": ("Duration of the last commit", database.last_group_seconds),
            "bus_connected": ("Whether the bus to other processes is connected", self._services.cluster.bus.connected),
            "thoughts_waiting": ("Bot moves and hints that wait", self._services.bots.thinkers.waiting),
            "reviews_waiting": ("Waiting reviews", reviews.waiting),
            "reviews_done": ("Completed reviews", reviews.done),
            "reviews_stopped": ("Reviews dropped because no request waited", reviews.stopped),
            "reviews_failures": ("Failed reviews", reviews.failures),
        }
        for name, (title, value) in figures.items():
            yield GaugeMetricFamily(f"drachenhof_{name}", title, value=value)
