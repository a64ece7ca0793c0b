"""From an address to a database that is up to date, or the reason why not."""

from sqlalchemy.exc import DBAPIError

from drachenhof.server.store import migrating
from drachenhof.server.store.address import Address
from drachenhof.server.store.backend import Backend
from drachenhof.server.store.failures import CannotOpen
from drachenhof.server.store.postgresql import PostgreSQL
from drachenhof.server.store.sqlite import SQLite


def connect(address: Address, *, reading: bool) -> Backend:
    """Connect to a database; raises `CannotOpen`, and holds nothing open then."""
    backend: Backend = SQLite(address, reading=reading) if address.path else PostgreSQL(address)
    try:
        if reading:
            migrating.need_current(backend.reading, str(address))
        else:
            migrating.recognise(backend.reading, str(address))  # before anything of somebody else is changed
            migrating.upgrade(backend.writing, str(address))
    except DBAPIError as problem:
        backend.close()
        code, reason = backend.opening_failure(problem)
        raise CannotOpen(code, database=str(address), reason=reason) from problem
    except BaseException:
        backend.close()
        raise
    return backend
