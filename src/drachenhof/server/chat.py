"""What people say to each other at a table: plain text, or a reaction; kept in its log."""

import re

from drachenhof.server import messages
from drachenhof.server.deeds import Deed
from drachenhof.server.playing import MAX_ENTRIES
from drachenhof.server.refusal import Refusal


def say(deed: Deed, command: messages.Say) -> None:
    """Chat: a text without control characters, or a reaction. It never takes the game's place in the log."""
    own = deed.seats
    if (command.text is None) == (command.reaction is None):
        raise Refusal("empty")
    if deed.table.last >= MAX_ENTRIES // 2:
        raise Refusal("log-full")
    if command.reaction is not None:
        deed.add("say", command, own[0], reaction=command.reaction)
        return
    text = plain_text(command.text or "")
    if not text:
        raise Refusal("empty")
    deed.add("say", command, own[0], text=text)


# Signs that many scripts and pictures are joined by; between ASCII they would only hide that two names differ.
_JOINED = re.compile(r"(?<=[^\x00-\x7f\u200c\u200d])[\u200c\u200d](?=[^\x00-\x7f\u200c\u200d])")


def plain_text(text: str) -> str:
    """One line without control and direction characters, and without blanks around it."""
    line = " ".join(text.split())
    joined = {match.start() for match in _JOINED.finditer(line)}
    return "".join(char for at, char in enumerate(line) if char.isprintable() or at in joined).strip()
