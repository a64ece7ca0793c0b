"""`drachenhof mcp`: games for language models, by the Model Context Protocol over standard input and output."""

from functools import wraps
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drachenhof.cli.errors import FAILED, CommandError
from drachenhof.games import games
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from drachenhof.cli.conversation import Conversation

COMMAND = "pip install 'drachenhof[mcp]'"


def mcp(
    ctx: typer.Context,
    hints: Annotated[bool, typer.Option("--hints", help="cli-mcp-hints")] = False,
) -> int:
    """Let a language model play, by the Model Context Protocol over standard input and output."""
    words: Words = ctx.obj
    if find_spec("mcp") is None:
        raise CommandError(words.say("cli-mcp-missing", command=COMMAND), FAILED)
    from drachenhof.cli.conversation import Conversation

    served(words, Conversation(words, hints=hints)).run("stdio")
    return 0


def served(words: Words, talk: "Conversation") -> Any:
    """The server with its tools, described in the reader's language."""
    from mcp.server import MCPServer

    from drachenhof import __version__

    server = MCPServer("drachenhof", instructions=words.say("mcp-instructions"), version=__version__)

    def new_game(
        game: str,
        players: int = 2,
        opponent: str | None = None,
        options: dict[str, bool | int | str | None] | None = None,
        seed: int = -1,
    ) -> str:
        return talk.new_game(game, players, opponent, options, seed)

    def rules(game: str, search: str = "") -> str:
        return talk.rules(game, search)

    def story(last: int = 0) -> str:
        return talk.story(last)

    tools = (new_game, talk.position, talk.legal_moves, talk.play, talk.undo, talk.hint, rules, story)
    for tool in tools:
        named = words.say(f"mcp-{tool.__name__.replace('_', '-')}", games=", ".join(games))
        server.tool(description=named, structured_output=False)(_with_tool_errors(tool))
    return server


def _with_tool_errors(tool: "Callable[..., str]") -> "Callable[..., str]":
    """Pass errors of a tool on to the model; the SDK hides all other exceptions."""
    from mcp.server.mcpserver.exceptions import ToolError

    @wraps(tool)
    def called(**given: Any) -> str:
        try:
            return tool(**given)
        except CommandError as error:
            raise ToolError(str(error)) from None

    return called
