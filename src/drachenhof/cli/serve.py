"""`drachenhof serve`: the server."""

import math
import sys
import threading
from contextlib import ExitStack
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from drachenhof.cli.errors import ENGLISH, FAILED, CommandError, in_range
from drachenhof.cli.params import bad_bot
from drachenhof.cli.screen import speak
from drachenhof.i18n import Words

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Sequence

    from drachenhof.server.app.serving import Serving
    from drachenhof.server.db.backend import CannotOpen
    from drachenhof.server.hosting.bus import CannotReach

    Announcement = Callable[[Words, str], None]


HERE = "127.0.0.1"
PORT = 8642
HIGHEST_PORT = 65535
MOST_WORKERS = 256
DATABASE, NATS = "DRACHENHOF_DATABASE", "DRACHENHOF_NATS"  # so that passwords need not stand on the command line
_NATS_ERRORS = {
    "address": "“{nats}” is no NATS server: give nats://… or tls://….",
    "driver": "NATS needs a driver: {command}.",
    "unreachable": "No NATS server answers at {nats}: {reason}.",
}


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 means all addresses of this machine.")
    ] = HERE,
    port: Annotated[int, typer.Option(help="The port to listen at; 0 takes a free one.")] = PORT,
    database: Annotated[
        str | None,
        typer.Option(
            help="A file, sqlite:///… or postgresql://…; a file in the user's data folder if left out.",
            envvar=DATABASE,
        ),
    ] = None,
    bot_processes: Annotated[
        int,
        typer.Option(
            "--bot-processes",
            "--thinkers",
            help="How many processes compute bot moves; 0 takes one less than there are cores.",
        ),
    ] = 0,
    workers: Annotated[
        int, typer.Option(help="How many processes serve; more than one needs PostgreSQL and NATS.")
    ] = 1,
    worker_ports: Annotated[
        int,
        typer.Option(
            help="Each worker also listens on a local port of its own, from this one on, for metrics; 0: none."
        ),
    ] = 0,
    nats: Annotated[
        str | None,
        typer.Option(
            help="NATS servers that connect the processes, such as nats://localhost; several with commas.",
            envvar=NATS,
        ),
    ] = None,
    hooks: Annotated[
        bool, typer.Option("--hooks", help="Allow webhooks that are called when it is a player’s turn.")
    ] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Allow requests from pages of this origin, such as https://example.org; repeatable."),
    ] = None,
    proxy: Annotated[
        bool,
        typer.Option("--proxy", help="The server is behind a proxy that handles TLS and sends client addresses."),
    ] = False,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            help="A limit, such as tables_each=20; repeatable. docs/operations.md lists them.",
            metavar="NAME=NUMBER",
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="An external bot for all players, such as hasty=./mybot.py:Hasty@100ms; repeatable.",
            metavar="NAME=BOT",
        ),
    ] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log as lines of JSON.")] = False,
) -> int:
    """Serve tables to people, to the page, and to bots."""
    from drachenhof.server.app import monitoring
    from drachenhof.server.app.serving import Serving
    from drachenhof.server.hosting.hub import Settings

    in_range(ENGLISH, "--bot-processes", bot_processes, 0)
    in_range(ENGLISH, "--workers", workers, 1, MOST_WORKERS)
    limits = _limits(limit or ())
    origins = tuple(_origin(text) for text in origin or ())
    settings = Settings(hooks=hooks, origins=origins, secure_cookies=proxy, trusted_proxy=proxy, **limits)
    serving = Serving(settings, database, bot_processes or None, nats)
    _check_company(serving, workers)
    _register(bot or ())
    monitoring.set_up(json=log_json)
    with bound_socket(ENGLISH, host, port) as listening:
        if workers == 1:
            return run_server(ENGLISH, serving, listening, print_address)
        with ExitStack() as stack:
            ports = range(worker_ports, worker_ports + workers) if worker_ports else ()
            own = [[stack.enter_context(bound_socket(ENGLISH, HERE, port))] for port in ports] or [[]] * workers
            return _run_several(serving, [[listening, *sockets] for sockets in own], log_json)


def _origin(text: str) -> str:
    """Return an origin as browsers send it: scheme, host and port, in lower case."""
    try:
        parts = urlsplit(text.removesuffix("/"))
        usual = {"http": 80, "https": 443}[parts.scheme]
        named, port = parts.hostname, parts.port
    except (ValueError, KeyError):
        named, port, usual = None, None, 0
    if not named or parts.path or parts.query or parts.fragment or "@" in parts.netloc:
        raise CommandError(f"“{text}” is no origin: give it as https://example.org or http://example.org:8080.")
    host = f"[{named}]" if ":" in named else named
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, usual) else "")


def _register(given: "Sequence[str]") -> None:
    """Register the bots of `--bot`, which every player may choose."""
    from drachenhof.bots import BadBot
    from drachenhof.bots.server_bots import register

    named = dict[str, str]()
    for text in given:
        name, equals, program = text.partition("=")
        if not equals:
            raise CommandError(f"“{text}” is no bot: give it as hasty=./mybot.py:Hasty@100ms.")
        named[name] = program
    try:
        register(named)
    except BadBot as error:
        raise bad_bot(ENGLISH, error) from None


def _limits(given: "Sequence[str]") -> dict[str, Any]:
    """Return the limits of `--limit` by name."""
    from drachenhof.server.hosting.hub import Settings

    known: dict[str, Any] = {
        field.name: field.default for field in fields(Settings) if type(field.default) in (int, float)
    }
    limits: dict[str, Any] = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in known:
            raise CommandError(f"There is no limit “{name}”; there are: {', '.join(known)}.")
        try:
            limits[name] = type(known[name])(number)
        except ValueError:
            limits[name] = math.nan
        if not 0 < limits[name] < math.inf:
            raise CommandError(f"The limit {name} has to be a number above 0, not “{number}”.")
    return limits


def _check_company(serving: "Serving", workers: int) -> None:
    """Raise `CommandError` if several processes lack PostgreSQL or NATS, or cannot reach them."""
    import asyncio

    from drachenhof.server.db.backend import CannotOpen, locate
    from drachenhof.server.hosting.bus import CannotReach, reach

    try:
        file = locate(serving.database).path
        if workers > 1 and (file or not serving.nats):
            raise CommandError("Several workers need --database postgresql://… and --nats nats://….")
        if serving.nats and file:
            raise CommandError("--nats needs --database postgresql://…: only one process can serve a file.")
        if serving.nats:
            asyncio.run(reach(serving.nats))
    except CannotOpen as error:
        raise CommandError(cannot_open(ENGLISH, error), FAILED) from None
    except CannotReach as error:
        raise CommandError(_cannot_reach(error), FAILED) from None


def bound_socket(words: Words, host: str, port: int) -> "socket.socket":
    from drachenhof.server.app.serving import bound

    in_range(words, "--port", port, 0, HIGHEST_PORT)
    try:
        return bound(host, port)
    except OSError as error:
        problem = error.strerror or str(error)
        raise CommandError(words.say("cli-serve-taken", host=host, port=str(port), problem=problem), FAILED) from None


def run_server(words: Words, serving: "Serving", listening: "socket.socket", announce: "Announcement") -> int:
    from drachenhof.server.app.serving import server_of, service_of
    from drachenhof.server.db.backend import CannotOpen

    address = _address(listening)
    speak(words)
    try:
        service = service_of(serving)
    except CannotOpen as error:
        raise CommandError(cannot_open(words, error), FAILED) from None
    server = server_of(service)
    # in a thread: opening a browser may take a while
    server.on_started = lambda: threading.Thread(target=announce, args=(words, address), daemon=True).start()
    server.run(sockets=[listening])
    return 0 if server.started else FAILED


def _run_several(serving: "Serving", listening: "list[list[socket.socket]]", log_json: bool) -> int:
    """Run a worker for each list of sockets; all share the first socket."""
    import asyncio

    from drachenhof.server.app.workers import Workers
    from drachenhof.server.db.backend import CannotOpen
    from drachenhof.server.db.database import Database

    try:
        Database.open(serving.database).close()
    except CannotOpen as error:
        raise CommandError(cannot_open(ENGLISH, error), FAILED) from None

    async def run() -> bool:
        several = Workers(serving, listening, log_json=log_json)
        return await several.run(lambda: print_address(ENGLISH, _address(listening[0][0])))

    return 0 if asyncio.run(run()) else FAILED


def cannot_open(words: Words, error: "CannotOpen") -> str:
    """Return why a database cannot be used."""
    arguments = {name: str(value) for name, value in error.arguments.items()}
    return words.say(f"cli-database-{error.code}", **arguments)


def _cannot_reach(error: "CannotReach") -> str:
    return _NATS_ERRORS[error.code].format(**error.arguments)


def _address(listening: "socket.socket") -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def print_address(words: Words, address: str) -> None:
    print(words.say("cli-serve-ready", address=address), flush=True)


def play(
    ctx: typer.Context,
    port: Annotated[int, typer.Option(help="cli-play-port")] = 0,
    database: Annotated[str | None, typer.Option(help="cli-serve-database")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="cli-play-browser")] = True,
) -> int:
    """Play in the browser, on this machine."""
    from drachenhof.server.app import monitoring
    from drachenhof.server.app.serving import Serving
    from drachenhof.server.hosting.hub import Settings

    words: Words = ctx.obj
    monitoring.set_up(json=False, level="warning")
    with bound_socket(words, HERE, port) as listening:
        announce = _open if browser else print_address
        return run_server(words, Serving(Settings(open_days=True), database), listening, announce)


def _open(words: Words, address: str) -> None:
    import webbrowser

    print_address(words, address)
    if not webbrowser.open(address):
        print(words.say("cli-play-no-browser", address=address), file=sys.stderr)
