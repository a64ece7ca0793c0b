"""Every test of the store that is not about one engine runs on both."""

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite3")
    fresh: str = request.getfixturevalue("postgres_url")
    return fresh
