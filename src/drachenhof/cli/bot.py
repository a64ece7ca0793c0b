"""`drachenhof bot`: a bot of one's own at the tables of a server, over the network."""

import sys
import threading
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drachenhof.cli.complaint import FAILED, Complaint
from drachenhof.cli.seats import bad_bot
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.client import Client, Player

KEY = "DRACHENHOF_KEY"  # so that it need not stand on the command line


def bot(
    words: Words,
    program: Annotated[str, typer.Argument(help="cli-bot-program")],
    invitations: Annotated[list[str] | None, typer.Argument(help="cli-bot-invitations")] = None,
    server: Annotated[str, typer.Option(help="cli-bot-server")] = "http://127.0.0.1:8642",
    key: Annotated[str | None, typer.Option(help="cli-bot-key", envvar=KEY)] = None,
    name: Annotated[str | None, typer.Option(help="cli-bot-name")] = None,
    once: Annotated[bool, typer.Option("--once", help="cli-bot-once")] = False,
) -> int:
    """Let a bot play at a server, at the tables to which it is invited."""
    import asyncio

    from drachenhof.client import Refused, Unreachable

    if not server.startswith(("http://", "https://")):
        raise Complaint(words.say("cli-bot-bad-server", server=server))
    _must_play_something(words, program)
    try:
        return asyncio.run(_run(words, program, invitations or [], server, key, name, once))
    except Unreachable as error:
        raise Complaint(words.say("cli-bot-unreachable", server=server, problem=str(error)), FAILED) from None
    except Refused as refused:
        raise Complaint(
            words.say("cli-bot-refused", server=server, problem=_problem_in_words(words, refused.code)), FAILED
        ) from None


def _must_play_something(words: Words, program: str) -> None:
    """Complain now about a bot that can play no game at all."""
    from drachenhof.bots import BadBot, bring
    from drachenhof.games import games

    problems = []
    for game in games:
        try:
            bring(game, program)
        except BadBot as error:
            problems.append(error)
    if len(problems) == len(games):
        raise bad_bot(words, problems[0])


async def _run(
    words: Words, program: str, invitations: list[str], server: str, key: str | None, name: str | None, once: bool
) -> int:
    from drachenhof.client import Client, Player

    key = await _key(words, server, key, name)
    async with Client(server, key) as client:
        await _must_be_program(words, client)
        player = Player(client, program, lambda event, **details: _report(words, event, details))
        try:
            await player.resume()
            for invitation in invitations:
                await player.accept(invitation)
            if once:
                await player.idle()
            else:
                await _listen(player)
        finally:
            await player.close()
    return 0


async def _key(words: Words, server: str, key: str | None, name: str | None) -> str:
    """The key that was given, or that of a new name, which is shown."""
    from drachenhof.client import Client

    if (key is None) == (name is None):
        raise Complaint(words.say("cli-bot-key-or-name"))
    if key is not None:
        return key
    new = await Client.introduce(server, name or "")
    print(words.say("cli-bot-new", name=new.me.name, key=new.key), flush=True)
    return new.key


async def _must_be_program(words: Words, client: "Client") -> None:
    """Nobody lets a bot play under a person's name."""
    from drachenhof.client import Refused
    from drachenhof.client.wire import request

    try:
        await request(client.server, "GET", "/api/me", client.key)  # once: what is wrong now is told now
    except Refused as refused:
        if refused.code == "no-person":
            raise Complaint(words.say("refused-no-key"), FAILED) from None
        raise
    me = await client.me()
    if not me.program:
        raise Complaint(words.say("cli-bot-person", name=me.name))
    print(words.say("cli-bot-ready", name=me.name, server=client.server), flush=True)


async def _listen(player: "Player") -> None:
    """Accept the invitations that are typed, or written into a pipe, until the command is ended."""
    import asyncio

    loop, typed = asyncio.get_running_loop(), asyncio.Queue[str]()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(typed.put_nowait, line)

    threading.Thread(target=read, daemon=True).start()
    while True:
        if invitation := (await typed.get()).strip():
            await player.accept(invitation)


def _report(words: Words, event: str, details: dict[str, Any]) -> None:
    if "problem" in details:
        details["problem"] = _problem_in_words(words, details["problem"])
    if "game" in details:
        details["game"] = words.say(f"game-{details['game']}")
    print(words.say(f"cli-bot-{event}", **details), flush=True)


def _problem_in_words(words: Words, problem: str) -> str:
    """A refusal in words; what has no code is said already."""
    return words.say(f"refused-{problem}") if words.has(f"refused-{problem}") else problem
