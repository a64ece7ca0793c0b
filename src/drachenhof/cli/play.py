"""`drachenhof play`: the server for one person, in the browser."""

import sys
from typing import Annotated

import typer

from drachenhof.cli.serve import HERE, bound_socket, print_address, run_server
from drachenhof.i18n import Words


def play(
    ctx: typer.Context,
    port: Annotated[int, typer.Option(help="cli-play-port")] = 0,
    database: Annotated[str | None, typer.Option(help="cli-serve-database")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="cli-play-browser")] = True,
) -> int:
    """Play in the browser, on this machine."""
    from drachenhof.server.app import logs
    from drachenhof.server.app.serving import Serving
    from drachenhof.server.hosting.settings import Settings

    words: Words = ctx.obj
    logs.set_up(json=False, level="warning")
    with bound_socket(words, HERE, port) as listening:
        announce = _open if browser else print_address
        return run_server(words, Serving(Settings(open_days=True), database), listening, announce)


def _open(words: Words, address: str) -> None:
    import webbrowser

    print_address(words, address)
    if not webbrowser.open(address):
        print(words.say("cli-play-no-browser", address=address), file=sys.stderr)
