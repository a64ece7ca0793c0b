"""Settings of an operator; `drachenhof serve --help` and docs/operations.md describe each."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The server's limits and permissions."""

    hooks: bool = False  # whether people may have web hooks
    open_days: bool = False  # the luck of a day follows from the date alone, as in the terminal: on one's own machine
    origins: tuple[str, ...] = ()  # besides the server's own, of pages that may use it: with keys, and open sockets
    secure_cookies: bool = False  # behind TLS
    trusted_proxy: bool = False  # take the client's address from X-Forwarded-For
    rooms: int = 4000  # tables in memory that nobody looks at
    listeners_each: int = 100  # sockets at one table
    sockets_each: int = 5000  # of one address
    connections_each: int = 500  # of one address, besides its sockets; behind a proxy they are the proxy's
    tables_each: int = 50  # that one person hosts and that are not over
    bot_tables_each: int = 3  # of those, with bots in charge of all seats
    public_tables_each: int = 5  # of those, that are public and still open
    commands_per_second: float = 20.0  # of one socket
    requests_per_second: float = 50.0  # of one address
    chats_per_minute: float = 20.0  # of one person at one table
    people_per_hour: float = 200.0  # of one address
    bot_late: float = 20.0  # seconds after which a bot's move is asked for again, perhaps by another process
    limits: bool = True  # False only to measure
