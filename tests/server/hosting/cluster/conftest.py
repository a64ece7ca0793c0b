"""Two servers on one PostgreSQL and one NATS, for all tests here."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.hosting.cluster.sharing import FAULTS, LIMITS, Pair
from tests.server.nats_server import NatsServer
from tests.server.postgres import PostgresServer
from tests.server.served import Served


@pytest.fixture(scope="package")
def database(postgres: PostgresServer) -> str:
    """A database for all tests here."""
    return postgres.new_database()


@pytest.fixture(scope="package")
def started(database: str, nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    shared = ("--database", database, "--nats", nats.url, "--bot-processes", "1", "--limit=bot_late=1", *LIMITS)
    folder = tmp_path_factory.mktemp("logs")
    first, second = (Served(folder / f"log{number}", *shared) for number in (1, 2))
    yield first, second
    left = [server for server in (first, second) if server.is_running]
    assert [server.stop() for server in left] == [0] * len(left)
    for server in (first, second):
        assert [line for line in server.lines if line["event"] in FAULTS] == []
        assert "secret-word" not in server.log.read_text()


@pytest.fixture
def pair(started: Pair) -> Pair:
    """Two servers for the same tables, started if the last test left them otherwise."""
    with ThreadPoolExecutor() as threads:
        list(threads.map(lambda server: server.is_running or server.start(), started))
    return started
