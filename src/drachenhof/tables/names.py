"""Names at a table: visible, distinct, and one for each bot."""

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any

from drachenhof.bots.names import names_for
from drachenhof.tables.commands.chat import plain_text
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.state import SeatState

_BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"))
"""Characters without a glyph: Hangul fillers and the empty Braille pattern."""


def visible_name(name: str) -> str:
    """Normalise a name. Raises `Refusal` if it has no visible character."""
    name = plain_text(name.translate(_BLANKS))
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise Refusal("empty")
    return name


_ROMAN = (("x", 10), ("ix", 9), ("v", 5), ("iv", 4), ("i", 1))


def told_apart(wanted: str, others: Iterable[str | None]) -> str:
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
            people.append(told_apart(seat["name"], people))
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
