"""`drachenhof serve` and `drachenhof play`: the server, for many or for oneself."""

import sys
import threading
import time
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.complaint import FAILED, Complaint, in_range
from drachenhof.words import Words

if TYPE_CHECKING:
    import socket

    from drachenhof.server.serving import Serving

HERE = "127.0.0.1"
PORT = 8642
HIGHEST_PORT = 65535


def serve(
    words: Words,
    host: Annotated[str, typer.Option(help="cli-serve-host")] = HERE,
    port: Annotated[int, typer.Option(help="cli-serve-port")] = PORT,
    database: Annotated[str | None, typer.Option(help="cli-serve-database")] = None,
    thinkers: Annotated[int, typer.Option(help="cli-serve-thinkers")] = 0,
    hooks: Annotated[bool, typer.Option("--hooks", help="cli-serve-hooks")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="cli-serve-origin")] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help="cli-serve-proxy")] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help="cli-serve-log-json")] = False,
) -> int:
    """Serve tables to people, to the page, and to bots."""
    from drachenhof.server import logs
    from drachenhof.server.serving import Serving
    from drachenhof.server.settings import Settings

    in_range(words, "--thinkers", thinkers, 0)
    listening = _bound(words, host, port)
    settings = Settings(hooks=hooks, origins=tuple(origin or ()), secure_cookies=proxy, trusted_proxy=proxy)
    logs.set_up(json=log_json)
    return _run(words, Serving(settings, database, thinkers or None), listening, _tell)


def play(
    words: Words,
    port: Annotated[int, typer.Option(help="cli-play-port")] = 0,
    database: Annotated[str | None, typer.Option(help="cli-serve-database")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="cli-play-browser")] = True,
) -> int:
    """Play in the browser, on this machine."""
    from drachenhof.server import logs
    from drachenhof.server.serving import Serving

    listening = _bound(words, HERE, port)
    logs.set_up(json=False, level="warning")
    return _run(words, Serving(database=database), listening, _open if browser else _tell)


def _bound(words: Words, host: str, port: int) -> "socket.socket":
    from drachenhof.server.serving import bound

    in_range(words, "--port", port, 0, HIGHEST_PORT)
    try:
        return bound(host, port)
    except OSError as error:
        problem = error.strerror or str(error)
        raise Complaint(words.say("cli-serve-taken", host=host, port=str(port), problem=problem), FAILED) from None


def _run(words: Words, serving: "Serving", listening: "socket.socket", announce: "Announcement") -> int:
    from drachenhof.server.serving import server_of, service_of
    from drachenhof.server.store.failures import CannotOpen

    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    try:
        service = service_of(serving)
    except CannotOpen as error:
        raise Complaint(cannot_open(words, error), FAILED) from None
    server = server_of(service)
    threading.Thread(target=_when_ready, args=(server, announce, words, address), daemon=True).start()
    server.run(sockets=[listening])
    return 0 if server.started else FAILED


def cannot_open(words: Words, error: "CannotOpen") -> str:
    """Why a database cannot be used."""
    said = {name: str(value) for name, value in error.arguments.items()}
    return words.say(f"cli-database-{error.code}", **said)


def _when_ready(server: "uvicorn.Server", announce: "Announcement", words: Words, address: str) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.02)
    if server.started:
        announce(words, address)


def _tell(words: Words, address: str) -> None:
    print(words.say("cli-serve-ready", address=address), flush=True)


def _open(words: Words, address: str) -> None:
    _tell(words, address)
    if not webbrowser.open(address):
        print(words.say("cli-play-no-browser", address=address), file=sys.stderr)


if TYPE_CHECKING:
    from collections.abc import Callable

    import uvicorn

    from drachenhof.server.store.failures import CannotOpen

    Announcement = Callable[[Words, str], None]
