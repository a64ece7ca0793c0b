"""What every test of a server would otherwise make anew: a database with its tables, and a client's certificates."""

import ssl
import tempfile
from functools import cache
from pathlib import Path

from drachenhof.server.db.database import Database

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of httpx, which would each read all certificates of the machine, in 40 ms; our servers have none."""


def make_ready(database: str | Path) -> None:
    """A new file gets what all migrations make of an empty one; what is there already, or no file, stays as it is."""
    path = Path(database)
    if "://" not in str(database) and path.parent.is_dir() and not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(_migrated())


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        Database.open(str(path)).close()
        return path.read_bytes()
