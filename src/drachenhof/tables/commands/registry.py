"""The function of each command."""

from collections.abc import Callable
from typing import Any

from drachenhof.tables import messages
from drachenhof.tables.commands.chat import say
from drachenhof.tables.commands.context import CommandContext
from drachenhof.tables.commands.deal import commit, reveal
from drachenhof.tables.commands.end import cancel, decline, rematch, resign
from drachenhof.tables.commands.moves import move, undo
from drachenhof.tables.commands.seats import back, change, leave, link, sit
from drachenhof.tables.log import Done
from drachenhof.tables.refusal import Refusal

HANDLERS: dict[type[messages.Command], Callable[[CommandContext, Any], None]] = {
    messages.Move: move,
    messages.Undo: undo,
    messages.Resign: resign,
    messages.Sit: sit,
    messages.Leave: leave,
    messages.Back: back,
    messages.Change: change,
    messages.Cancel: cancel,
    messages.Decline: decline,
    messages.Link: link,
    messages.Commit: commit,
    messages.Reveal: reveal,
    messages.Say: say,
    messages.Rematch: rematch,
}

_LEAVES: dict[str, tuple[str, ...]] = {
    "leave": ("rise", "hold"),
    "cancel": ("cancel", "asks"),
    "decline": ("declines",),
}
"""The kind of the entry that a command adds, if its name differs."""


def done_before(command: messages.Command, done: Done) -> messages.Accepted:
    """Answer a request that was done before. Raises `Refusal` if its id was another command's."""
    name = type(command).__name__.lower()
    if done.kind not in _LEAVES.get(name, (name,)):
        raise Refusal("id-used", number=done.number)
    return messages.Accepted(command.id, done.number)
