"""A real PostgreSQL for tests, which they may stop and start as they like.

The programs come with the Python package `pgserver`, or with Debian's `postgresql`.
PostgreSQL does not run as root: then another user of the machine runs it.
"""

import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from drachenhof.server.db.database import Database

HBA = "local all locked scram-sha-256\nlocal all all trust\n"
"""Everybody is let in, except a user `locked`, who needs a password."""

SETTINGS = ("listen_addresses=", "shared_buffers=16MB", "max_connections=60", "lc_messages=C", "autovacuum=off")
"""What it knows of a table, and so its plans, must not depend on when it looked at it by itself."""


class PostgresServer:
    """A server in a folder of its own that listens on a socket there, and on no port."""

    def __init__(self, folder: Path, programs: Path, *, durable: bool = False) -> None:
        self._folder, self._cluster, self._durable = folder, folder / "cluster", durable
        self._as = _another_user(folder)
        self._programs = self._reachable(programs)
        self._process: subprocess.Popen[Any] | None = None
        self._numbers = itertools.count(1)
        self._migrated: Any = None  # the name of a database that is copied
        self._run(
            "initdb", "-D", self._cluster, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"
        )
        (self._cluster / "pg_hba.conf").write_text(HBA)

    def start(self) -> None:
        synced = f"fsync={'on' if self._durable else 'off'}"
        settings = [part for setting in (*SETTINGS, synced) for part in ("-c", setting)]
        command = [str(self._programs / "postgres"), "-D", str(self._cluster), "-k", str(self._folder), *settings]
        with (self._folder / "log").open("ab") as log:
            self._process = process = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log, **self._as)
        while not self._answers():
            if process.poll() is not None:
                raise RuntimeError((self._folder / "log").read_text())
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Throw everybody out, and return when it is down; SIGQUIT does not even tidy up."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait()
        self._process = None

    def url(self, database: str = "postgres", login: str = "postgres") -> str:
        return f"postgresql://{login}@/{database}?host={self._folder}"

    def new_database(self, template: str = "template1") -> str:
        """The URL of a database with nothing in it, or of a copy of another one."""
        name = f"fresh{next(self._numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def ready_database(self) -> str:
        """The URL of a database with all tables, as the migrations make them, and nothing in them."""
        if not self._migrated:
            url = self.new_database()
            Database.open(url).close()
            self._migrated = conninfo_to_dict(url)["dbname"]
        return self.new_database(self._migrated)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url()).close()
        except psycopg.OperationalError:
            return False
        return True

    def _reachable(self, programs: Path) -> Path:
        """The programs where the other user can run them; an environment in root's own home is out of reach."""
        try:
            subprocess.run([programs / "postgres", "--version"], cwd="/", check=True, capture_output=True, **self._as)
        except PermissionError:
            return self._copied(programs)
        return programs

    def _copied(self, programs: Path) -> Path:
        """A copy of an installation; that of `pgserver` finds some of its libraries beside its package."""
        package, libraries = programs.parents[1], programs.parents[2] / "pgserver.libs"
        copy = self._folder / "copy"
        shutil.copytree(programs.parent, copy / package.name / programs.parent.name, symlinks=True)
        if libraries.exists():
            shutil.copytree(libraries, copy / libraries.name)
        return copy / programs.relative_to(package.parent)

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self._programs / program), *map(str, arguments)]
        subprocess.run(command, cwd=self._folder, check=True, capture_output=True, **self._as)


def _another_user(folder: Path) -> dict[str, Any]:
    """How to run a program as somebody else who owns the folder, if we are root."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def find_programs() -> Path | None:
    """The folder of `postgres` and `initdb`, if they are on this machine."""
    package = importlib.util.find_spec("pgserver")
    bundled = (
        [Path(place) / "pginstall" / "bin" for place in package.submodule_search_locations or ()] if package else []
    )
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name))
    on_path = [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
    return next((folder for folder in (*bundled, *debian, *on_path) if (folder / "initdb").exists()), None)


@contextmanager
def running(*, durable: bool = False) -> Iterator[PostgresServer | None]:
    """A server for as long as it is needed; None where there is no PostgreSQL. Tests need nothing durable."""
    programs = find_programs()
    if programs is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(dir="/tmp"))  # a short path, which a socket needs, and open to every user
    try:
        server = PostgresServer(folder, programs, durable=durable)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)
    finally:
        shutil.rmtree(folder)
