"""PostgreSQL, for several server processes on one database."""

import re
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from drachenhof.server.db.backend import Address, CannotOpen, driver_error

INSTALL = "pip install 'drachenhof[cluster]'"

_CONNECT = {
    "connect_timeout": "5",
    "tcp_user_timeout": "15000",  # milliseconds without an answer after which the connection counts as lost
    "keepalives_idle": "10",
    "application_name": "drachenhof",
    "client_encoding": "utf8",  # also for a database without an encoding
}
_SETTINGS = """
    SELECT set_config('lock_timeout', '5s', false), set_config('synchronous_commit',
        CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END,
        false)
"""  # acknowledged writes are on disk, whatever the server's default

_IN_TRANSACTION = 2  # libpq's PQTRANS_INTRANS
_CONFLICTS = ("40001", "40P01", "55P03")  # serialization failure, deadlock, lock timeout

_REFUSALS = {
    r'database ".*" does not exist': "absent",
    r'role ".*" does not exist|authentication failed|no password supplied|no pg_hba.conf entry': "password",
    r"FATAL:": "refused",  # a server answered, so it is reachable
}


class PostgreSQL:
    """A database of a PostgreSQL server, through psycopg."""

    def __init__(self, address: Address) -> None:
        try:
            self.writing = _engine(address, "BEGIN")
        except ModuleNotFoundError as problem:
            raise CannotOpen("driver", database=str(address), command=INSTALL) from problem
        self.reading = _engine(address, "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")

    def sound(self, raw: Any) -> bool:
        """False after a failed statement: a commit would silently store nothing."""
        return bool(raw.info.transaction_status == _IN_TRANSACTION)

    def savepoint(self, raw: Any, *, first: bool) -> None:
        # Both in one message, to save a round trip.
        raw.execute("SAVEPOINT item" if first else "RELEASE item; SAVEPOINT item")

    def undo(self, raw: Any) -> None:
        raw.execute("ROLLBACK TO item")

    def failure(self, problem: BaseException) -> str | None:
        state = _state(problem)
        if state in _CONFLICTS:
            return "conflict"
        if state == "53100":
            return "full"
        if state in ("XX001", "XX002"):
            return "damaged"
        return "unavailable" if _unavailable(problem, state) else None

    def lost(self, problem: BaseException) -> bool:
        """If the connection broke before the answer came, the server may have committed or not."""
        state = _state(problem)
        return _unavailable(problem, state) and (not state or state[:2] in ("08", "57"))

    def conflicting(self, problem: BaseException) -> bool:
        return _state(problem) in _CONFLICTS

    def opening_failure(self, problem: BaseException) -> tuple[str, str]:
        """Classify by the text of the message, because the driver has no code for errors while connecting."""
        reason = str(driver_error(problem)).strip()
        for words, code in _REFUSALS.items():
            if re.search(words, reason):
                return code, reason
        return ("unreachable" if _unavailable(problem, _state(problem)) else "refused"), reason

    def scrub(self) -> None:
        """Do nothing: PostgreSQL's own vacuum does it."""

    def close(self) -> None:
        self.reading.dispose()
        self.writing.dispose()


def _state(problem: BaseException) -> str:
    """The SQLSTATE of an error; empty if it does not come from the server."""
    return str(getattr(driver_error(problem), "sqlstate", None) or "")


def _unavailable(problem: BaseException, state: str) -> bool:
    """Whether there is no answer, or an error of connection (08), resources (53), shutdown (57P) or I/O (58)."""
    from psycopg import InterfaceError, OperationalError

    if state:
        return state[:2] in ("08", "53", "58") or state[:3] == "57P"
    return isinstance(driver_error(problem), OperationalError | InterfaceError)


def _engine(address: Address, begin: str) -> Engine:
    connecting = {name: value for name, value in _CONNECT.items() if name not in address.url.query}
    engine = create_engine(address.url, connect_args=connecting, hide_parameters=True)  # errors are logged

    @event.listens_for(engine, "connect")
    def _(raw: Any, _record: object) -> None:
        raw.autocommit = True  # we send BEGIN ourselves, and so notice a lost connection
        raw.execute(_SETTINGS)

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
