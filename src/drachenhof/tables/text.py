"""Text that people enter: names, visible and distinct, and chat."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any

from drachenhof.bots.levels import names_for
from drachenhof.tables import commands as limits
from drachenhof.tables import messages
from drachenhof.tables.commands import CommandContext
from drachenhof.tables.commands.moves import MAX_ENTRIES
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import SeatState
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


_BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"))
"""Characters without a glyph: Hangul fillers and the empty Braille pattern."""


def visible_name(name: str) -> str:
    """Normalise a name. Raises `Refusal` if it has no visible character."""
    name = plain_text(name.translate(_BLANKS))
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise Refusal("empty")
    return name


_ROMAN = (("x", 10), ("ix", 9), ("v", 5), ("iv", 4), ("i", 1))


def distinct_name(wanted: str, others: Iterable[str | None]) -> str:
    """Return a name that no other player has: "Yun II" if there is a Yun."""
    taken = {other.casefold() for other in others if other}
    if wanted.casefold() not in taken:
        return wanted
    return next(name for number in count(2) if (name := f"{wanted} {_roman(number)}").casefold() not in taken)


def _roman(number: int) -> str:
    """A number in Roman numerals."""
    numeral = ""
    for letters, value in _ROMAN:
        numeral += letters.upper() * (number // value)
        number %= value
    return numeral


def bot_name(table: str, seats: Sequence[SeatState]) -> str:
    """A name for one more bot."""
    return next(names_for(table, [seat.name or "" for seat in seats]))


def all_named(table: str, seats: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give the seats of a new table distinct names, including bots without one."""
    people: list[str] = []
    for seat in seats:
        if seat.get("person"):
            people.append(distinct_name(seat["name"], people))
    names, spare = iter(people), names_for(table, [*people, *(seat["name"] for seat in seats if _named_bot(seat))])
    return [_named(seat, next(names) if seat.get("person") else None, spare) for seat in seats]


def _named_bot(seat: dict[str, Any]) -> bool:
    return bool(seat.get("bot") and seat.get("name"))


def _named(seat: dict[str, Any], person: str | None, spare: Iterable[str]) -> dict[str, Any]:
    if person is not None:
        return {**seat, "name": person}
    if seat.get("bot") and not seat.get("name"):
        return {**seat, "name": next(iter(spare))}
    return seat
