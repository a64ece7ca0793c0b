"""Settings of an operator; `drachenhof serve --help` and docs/operations.md describe each."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The server's limits and permissions."""

    hooks: bool = False  # whether people may have web hooks
    open_days: bool = False  # daily deals follow from the date alone, as in the terminal; for a local server
    origins: tuple[str, ...] = ()  # origins of other pages that may use the API with keys, and open sockets
    secure_cookies: bool = False  # set if the server is behind TLS
    trusted_proxy: bool = False  # take the client's address from X-Forwarded-For
    rooms: int = 4000  # tables in memory without observers
    listeners_each: int = 100  # sockets at one table
    sockets_each: int = 5000  # of one address
    connections_each: int = 500  # HTTP connections of one address; behind a proxy the proxy has them all
    tables_each: int = 50  # unfinished tables of one host
    bot_tables_each: int = 3  # of these, tables at which bots play all seats
    public_tables_each: int = 5  # of these, public tables that are still open
    commands_per_second: float = 20.0  # of one socket
    requests_per_second: float = 50.0  # of one address
    chats_per_minute: float = 20.0  # of one person at one table
    people_per_hour: float = 200.0  # new accounts of one address
    bot_late: float = 20.0  # seconds after which a late bot move is requested again, perhaps by another process
    limits: bool = True  # False only for measurements
