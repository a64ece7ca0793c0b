"""Every test of the store that is not about one engine runs on both."""

from pathlib import Path

import pytest

from tests.server.fresh import make_ready


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database whose tables are there already, and empty."""
    if request.param == "sqlite":
        make_ready(path := tmp_path / "store.sqlite3")
        return str(path)
    ready: str = request.getfixturevalue("ready_postgres_url")
    return ready


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite3")
    fresh: str = request.getfixturevalue("postgres_url")
    return fresh
