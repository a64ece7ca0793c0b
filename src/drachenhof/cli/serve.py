"""`drachenhof serve` and `drachenhof play`: the server, for many people or for one."""

import math
import sys
import threading
from contextlib import ExitStack
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from drachenhof.cli.complaint import FAILED, Complaint, in_range
from drachenhof.cli.prepare import compile_missing
from drachenhof.cli.seats import bad_bot
from drachenhof.i18n import Words

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Sequence

    from drachenhof.server.app.serving import Serving
    from drachenhof.server.db.errors import CannotOpen
    from drachenhof.server.hosting.nats_bus import CannotReach

    Announcement = Callable[[Words, str], None]

HERE = "127.0.0.1"
PORT = 8642
HIGHEST_PORT = 65535
MOST_WORKERS = 256
DATABASE, NATS = "DRACHENHOF_DATABASE", "DRACHENHOF_NATS"  # so that passwords need not stand on the command line


def serve(
    words: Words,
    host: Annotated[str, typer.Option(help="cli-serve-host")] = HERE,
    port: Annotated[int, typer.Option(help="cli-serve-port")] = PORT,
    database: Annotated[str | None, typer.Option(help="cli-serve-database", envvar=DATABASE)] = None,
    thinkers: Annotated[int, typer.Option(help="cli-serve-thinkers")] = 0,
    workers: Annotated[int, typer.Option(help="cli-serve-workers")] = 1,
    worker_ports: Annotated[int, typer.Option(help="cli-serve-worker-ports")] = 0,
    nats: Annotated[str | None, typer.Option(help="cli-serve-nats", envvar=NATS)] = None,
    hooks: Annotated[bool, typer.Option("--hooks", help="cli-serve-hooks")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="cli-serve-origin")] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help="cli-serve-proxy")] = False,
    limit: Annotated[list[str] | None, typer.Option(help="cli-serve-limit", metavar="NAME=NUMBER")] = None,
    bot: Annotated[list[str] | None, typer.Option(help="cli-serve-bot", metavar="NAME=BOT")] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="cli-serve-log-json")] = False,
) -> int:
    """Serve tables to people, to the page, and to bots."""
    from drachenhof.server.app import logs
    from drachenhof.server.app.serving import Serving
    from drachenhof.server.hosting.settings import Settings

    in_range(words, "--thinkers", thinkers, 0)
    in_range(words, "--workers", workers, 1, MOST_WORKERS)
    limits = _limits(words, limit or ())
    origins = tuple(_origin(words, text) for text in origin or ())
    settings = Settings(hooks=hooks, origins=origins, secure_cookies=proxy, trusted_proxy=proxy, **limits)
    serving = Serving(settings, database, thinkers or None, nats)
    _check_company(words, serving, workers)
    _admit(words, bot or ())
    logs.set_up(json=log_json)
    with _bound(words, host, port) as listening:
        if workers == 1:
            return _run(words, serving, listening, _tell)
        with ExitStack() as stack:
            ports = range(worker_ports, worker_ports + workers) if worker_ports else ()
            own = [[stack.enter_context(_bound(words, HERE, port))] for port in ports] or [[]] * workers
            return _run_several(words, serving, [[listening, *sockets] for sockets in own], log_json)


def play(
    words: Words,
    port: Annotated[int, typer.Option(help="cli-play-port")] = 0,
    database: Annotated[str | None, typer.Option(help="cli-serve-database")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="cli-play-browser")] = True,
) -> int:
    """Play in the browser, on this machine."""
    from drachenhof.server.app import logs
    from drachenhof.server.app.serving import Serving
    from drachenhof.server.hosting.settings import Settings

    logs.set_up(json=False, level="warning")
    with _bound(words, HERE, port) as listening:
        return _run(words, Serving(Settings(open_days=True), database), listening, _open if browser else _tell)


def _origin(words: Words, text: str) -> str:
    """An origin as browsers name it: scheme, host and port, in small letters."""
    try:
        parts = urlsplit(text.removesuffix("/"))
        usual = {"http": 80, "https": 443}[parts.scheme]
        named, port = parts.hostname, parts.port
    except (ValueError, KeyError):
        named, port, usual = None, None, 0
    if not named or parts.path or parts.query or parts.fragment or "@" in parts.netloc:
        raise Complaint(words.say("cli-serve-bad-origin", origin=text))
    host = f"[{named}]" if ":" in named else named
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, usual) else "")


def _admit(words: Words, given: "Sequence[str]") -> None:
    """Bots of the operator's own, which everybody may choose."""
    from drachenhof.bots import BadBot
    from drachenhof.bots.guests import admit

    named = dict[str, str]()
    for text in given:
        name, equals, program = text.partition("=")
        if not equals:
            raise Complaint(words.say("cli-serve-bad-bot", bot=text))
        named[name] = program
    try:
        admit(named)
    except BadBot as error:
        raise bad_bot(words, error) from None


def _limits(words: Words, given: "Sequence[str]") -> dict[str, Any]:
    """The limits that were set, by name."""
    from drachenhof.server.hosting.settings import Settings

    known: dict[str, Any] = {
        field.name: field.default for field in fields(Settings) if type(field.default) in (int, float)
    }
    limits: dict[str, Any] = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in known:
            raise Complaint(words.say("cli-serve-no-limit", name=name, names=", ".join(known)))
        try:
            limits[name] = type(known[name])(number)
        except ValueError:
            limits[name] = math.nan
        if not 0 < limits[name] < math.inf:
            raise Complaint(words.say("cli-serve-bad-limit", name=name, value=number))
    return limits


def _check_company(words: Words, serving: "Serving", workers: int) -> None:
    """Several processes need a database that all can write to, and a way to hear of each other."""
    import asyncio

    from drachenhof.server.db.address import locate
    from drachenhof.server.db.errors import CannotOpen
    from drachenhof.server.hosting.nats_bus import CannotReach, reach

    try:
        file = locate(serving.database).path
        if workers > 1 and (file or not serving.nats):
            raise Complaint(words.say("cli-serve-workers-need"))
        if serving.nats and file:
            raise Complaint(words.say("cli-serve-nats-needs"))
        if serving.nats:
            asyncio.run(reach(serving.nats))
    except CannotOpen as error:
        raise Complaint(cannot_open(words, error), FAILED) from None
    except CannotReach as error:
        raise Complaint(_cannot_reach(words, error), FAILED) from None


def _bound(words: Words, host: str, port: int) -> "socket.socket":
    from drachenhof.server.app.serving import bound

    in_range(words, "--port", port, 0, HIGHEST_PORT)
    try:
        return bound(host, port)
    except OSError as error:
        problem = error.strerror or str(error)
        raise Complaint(words.say("cli-serve-taken", host=host, port=str(port), problem=problem), FAILED) from None


def _run(words: Words, serving: "Serving", listening: "socket.socket", announce: "Announcement") -> int:
    from drachenhof.server.app.serving import server_of, service_of
    from drachenhof.server.db.errors import CannotOpen

    address = _address(listening)
    compile_missing(words)
    try:
        service = service_of(serving)
    except CannotOpen as error:
        raise Complaint(cannot_open(words, error), FAILED) from None
    server = server_of(service)
    # In a thread: to open a browser may take a while.
    server.on_started = lambda: threading.Thread(target=announce, args=(words, address), daemon=True).start()
    server.run(sockets=[listening])
    return 0 if server.started else FAILED


def _run_several(words: Words, serving: "Serving", listening: "list[list[socket.socket]]", log_json: bool) -> int:
    """A worker for each list of sockets, of which all have the first."""
    import asyncio

    from drachenhof.server.app.workers import Workers
    from drachenhof.server.db.database import Database
    from drachenhof.server.db.errors import CannotOpen

    compile_missing(words)
    try:
        Database.open(serving.database).close()
    except CannotOpen as error:
        raise Complaint(cannot_open(words, error), FAILED) from None

    async def run() -> bool:
        several = Workers(serving, listening, log_json=log_json)
        return await several.run(lambda: _tell(words, _address(listening[0][0])))

    return 0 if asyncio.run(run()) else FAILED


def cannot_open(words: Words, error: "CannotOpen") -> str:
    """Why a database cannot be used."""
    arguments = {name: str(value) for name, value in error.arguments.items()}
    return words.say(f"cli-database-{error.code}", **arguments)


def _cannot_reach(words: Words, error: "CannotReach") -> str:
    return words.say(f"cli-nats-{error.code}", **error.arguments)


def _address(listening: "socket.socket") -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _tell(words: Words, address: str) -> None:
    print(words.say("cli-serve-ready", address=address), flush=True)


def _open(words: Words, address: str) -> None:
    import webbrowser

    _tell(words, address)
    if not webbrowser.open(address):
        print(words.say("cli-play-no-browser", address=address), file=sys.stderr)
