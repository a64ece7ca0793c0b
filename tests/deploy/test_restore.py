"""Backup and restore as docs/operations.md tells them, in the forms that run here.

The container has its own in `deploy/try_image.py`.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from drachenhof.cli import main
from tests.server import nats_server
from tests.server.hosted import HostedInThread
from tests.server.postgres import running
from tests.server.served import served

pytestmark = pytest.mark.slow
DEPLOY = Path(__file__).parents[2] / "deploy"
SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]


def drachenhof(*arguments: object) -> None:
    assert main([*map(str, arguments)]) == 0


def opened(address: str) -> tuple[str, dict[str, str]]:
    """A new table, and the key of the one who opened it."""
    with httpx.Client(base_url=address, timeout=60) as client:
        client.post("/api/me", json={"name": "Ada"}).raise_for_status()
        key = client.post("/api/me/key").json()["key"]
        answer = client.post("/api/tables", json={"game": "year", "seats": SEATS})
        answer.raise_for_status()
        return answer.json()["table"], {"Authorization": f"Bearer {key}"}


def is_there(address: str, table: str, key: dict[str, str]) -> bool:
    """Whether the table goes on, and its person is still known by the same key."""
    me = httpx.get(f"{address}/api/me", headers=key, timeout=60).json()
    return [one["id"] for one in me["tables"]] == [table]


@contextmanager
def variables(**values: str) -> Iterator[None]:
    before = dict(os.environ)
    os.environ.update(values)
    yield
    os.environ.clear()
    os.environ.update(before)


def test_one_file_as_the_nightly_service_backs_it_up(tmp_path):
    unit = (DEPLOY / "drachenhof-backup.service").read_text()
    (command,) = re.findall(r"^ExecStart=/bin/sh -c '(/opt.*)'$", unit, re.MULTILINE)
    data = tmp_path / "drachenhof"
    (data / "backup").mkdir(parents=True)
    program = f"{sys.executable} -P -m drachenhof"
    command = command.replace("/opt/drachenhof/bin/drachenhof", program).replace("/var/lib/drachenhof", str(data))
    command = command.replace("$$", "$").replace("%%", "%")
    with variables(DRACHENHOF_DATA=str(data)):
        with served(tmp_path / "log") as server:
            table, key = opened(server.address)
            subprocess.run(["/bin/sh", "-c", command], check=True)
            assert is_there(server.address, table, key)
        for path in data.glob("drachenhof.sqlite3*"):
            path.unlink()
        (backup,) = (data / "backup").iterdir()
        drachenhof("database", "check", "--database", backup)
        shutil.copy(backup, data / "drachenhof.sqlite3")
        server_of_restored = HostedInThread(data / "drachenhof.sqlite3")
        assert is_there(server_of_restored.address, table, key)
        server_of_restored.close()


@pytest.mark.extra
def test_several_processes_on_postgresql_and_nats(tmp_path):
    with running() as postgres, nats_server.running() as nats:
        if postgres is None or nats is None:
            pytest.skip("there is no PostgreSQL or no NATS here")
        before, after = postgres.new_database(), postgres.new_database()
        backup = tmp_path / "backup.sqlite3"
        with served(tmp_path / "log", "--database", before, "--nats", nats.url, "--workers", "2") as server:
            table, key = opened(server.address)
            drachenhof("database", "backup", backup, "--database", before)
        drachenhof("database", "check", "--database", backup)
        drachenhof("database", "copy", backup, after)
        with served(tmp_path / "log", "--database", after, "--nats", nats.url, "--workers", "2") as server:
            assert is_there(server.address, table, key)
