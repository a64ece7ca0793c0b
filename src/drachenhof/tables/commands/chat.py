"""Chat at a table: plain text or a reaction, stored in its log.

Only players can write, so that spectators neither advise them nor fill the log.
"""

import re

from drachenhof.tables import messages
from drachenhof.tables.commands import context as limits
from drachenhof.tables.commands.context import CommandContext
from drachenhof.tables.commands.moves import MAX_ENTRIES
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.table import Table


def say(context: CommandContext, command: messages.Say) -> None:
    """Add a text without control characters, or a reaction."""
    own, table = context.seats, context.table
    if (command.text is None) == (command.reaction is None):
        raise Refusal("empty")
    if table.last >= _room_for_talk(table):
        raise Refusal("log-full")
    # Before the game a seat may change hands, so the entry names its speaker.
    speaker = table.seats[own[0]]
    name: dict[str, str | bool | None] = {"name": speaker.name} if table.status == "open" else {}
    if name and speaker.program:
        name["program"] = True
    if command.reaction is not None:
        context.add("say", command, own[0], reaction=command.reaction, **name)
        return
    text = plain_text(command.text or "")
    if not text:
        raise Refusal("empty")
    context.add("say", command, own[0], text=text, **name)


def _room_for_talk(table: Table) -> int:
    """Number of entries from which on chat is refused: half of the log is reserved for the game."""
    return (limits.ENTRIES_BEFORE_GAME if table.status == "open" else MAX_ENTRIES) // 2


# Signs that many scripts and pictures are joined by; between ASCII they would only hide that two names differ.
_JOINED = re.compile(r"(?<=[^\x00-\x7f\u200c\u200d])[\u200c\u200d](?=[^\x00-\x7f\u200c\u200d])")


def plain_text(text: str) -> str:
    """Return text as one line without control and direction characters, stripped."""
    line = " ".join(text.split())
    joined = {match.start() for match in _JOINED.finditer(line)}
    return "".join(char for index, char in enumerate(line) if char.isprintable() or index in joined).strip()
