"""A server that the tests of tables share."""

from collections.abc import Iterator

import pytest

from drachenhof.server.workers import process
from drachenhof.tables import keys
from tests.server import small_budgets
from tests.server.play.server import Person, Server

WAYS = ("socket", "http")


@pytest.fixture(scope="package", autouse=True)
def _small_budgets() -> Iterator[None]:
    """Processes that think and review take small budgets: what they say is tested in `analysis`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(process, "COMMAND", small_budgets.COMMAND)
        yield


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of tables, whose clock is theirs alone: nobody minds the others at their tables."""
    before = keys.clock
    running = Server(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    yield running
    running.stop()
    keys.clock = before


@pytest.fixture(autouse=True)
def _everybody_goes(server: Server) -> Iterator[None]:
    """After a test."""
    yield
    server.let_go()


@pytest.fixture
def ada(server: Server) -> Person:
    return server.person("Ada")


@pytest.fixture
def bert(server: Server) -> Person:
    return server.person("Bert")


@pytest.fixture
def cleo(server: Server) -> Person:
    return server.person("Cleo")


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest) -> str:
    """Over a WebSocket, and by plain HTTP."""
    said: str = request.param
    return said
