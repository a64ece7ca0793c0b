"""Errors of records, each as one sentence."""

import json
from collections.abc import Mapping
from typing import Any

SHOWN = 60  # characters of what a record says, when it is quoted

REASONS = {
    "empty": "there is no record in it",
    "too-large": "it is longer than any record ({limit} bytes)",
    "not-utf8": "it is not text in UTF-8 (byte {byte})",
    "not-json": "it is not JSON: {problem} (column {column})",
    "cut": "it ends in the middle of the JSON document",
    "too-deep": "its JSON is nested too deeply",
    "not-object": "it is {kind}, not a JSON object",
    "missing-key": 'it has no "{key}"',
    "bad-key": '"{key}" should be {expected}, not {value}',
    "bad-move": "it should be {expected}, not {value}",
    "format": "its format is {found}, and this version of drachenhof reads format {known}",
    "game": 'it is of a game "{game}" that this version of drachenhof does not know; it knows {names}',
    "seats": "it lists {seats} seats for {players} players",
    "option": "{problem}",
    "illegal": "{problem}",
    "after-end": "the game is over before this move",
    "not-over": "it gives scores, but the game is not over after move {moves}",
    "no-scores": "the game is over, but it gives no scores",
    "wrong-scores": "it gives the scores {given}, but after move {moves} the scores are {found}",
    "wrong-places": "it gives the places {given}, but after move {moves} the places are {found}",
    "fair-form": '"{key}" should be {expected}, not {value}',
    "fair-method": "its deals follow a method {found}, and this version of drachenhof knows {known}",
    "fair-seats": "its fair deal lists seat {seat} twice, or not in the order of the seats",
    "fair-commitment": "the server's secret does not fit its commitment",
    "fair-seat-commitment": "the secret of seat {seat} does not fit its commitment",
    "fair-no-secret": "the game is over, but the server's secret is not told",
    "fair-table": "it is of table {table}, but its deals are those of table {dealt}",
    "fair-differs": 'by the secrets, deal or draw {number} should be "{due}", not "{found}"',
}

KINDS = {
    "object": "an object",
    "list": "a list",
    "text": "a text",
    "whole-number": "a whole number",
    "number": "a number",
    "truth-value": "true or false",
    "null": "null",
    "objects": "a list of objects",
    "texts": "a list of texts",
    "whole-numbers": "a list of whole numbers",
    "digits": "64 hexadecimal digits (0 to 9, a to f)",
    "table-id": "1 to 64 visible ASCII characters",
    "seat": "the number of a seat",
    "given": "how many of its moves are given, a whole number",
}
"""The types of JSON values, by their names in error arguments."""

_KIND_NAMES = ("kind", "expected")


class BrokenRecord(ValueError):  # noqa: N818 (it is the record that is broken)
    """An invalid record.

    `code` and `arguments` give the reason, for a message in any language. `move` is the
    number of the wrong move, from 1, `line` the line in the file, and `cause` the
    `IllegalMove` or `BadOption`; each is None if it does not apply.
    """

    def __init__(
        self,
        code: str,
        arguments: Mapping[str, Any] | None = None,
        *,
        move: int | None = None,
        line: int | None = None,
        cause: Exception | None = None,
    ) -> None:
        self.code, self.arguments = code, dict(arguments or {})
        self.move, self.line, self.cause = move, line, cause
        super().__init__(code, self.arguments, move, line)

    def __reduce__(self) -> tuple[Any, ...]:
        return _broken_record, (self.code, self.arguments, self.move, self.line, self.cause)

    def __str__(self) -> str:
        where = {"line": self.line, "move": self.move}
        place = ", ".join(f"{name} {number}" for name, number in where.items() if number is not None)
        named = {name: KINDS.get(str(value), value) for name, value in self.arguments.items() if name in _KIND_NAMES}
        reason = REASONS[self.code].format(**{**self.arguments, **named})
        return f"broken record, {place}: {reason}" if place else f"broken record: {reason}"


def _broken_record(
    code: str, arguments: dict[str, Any], move: int | None, line: int | None, cause: Exception | None
) -> BrokenRecord:
    return BrokenRecord(code, arguments, move=move, line=line, cause=cause)


def literal(value: Any) -> str:
    """A value as JSON writes it, a text in its quotes, short and printable."""
    return quoted(json.dumps(value, ensure_ascii=False) if isinstance(value, str) else value)


def quoted(value: Any) -> str:
    """Return a value of a record as a short printable text."""
    try:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    except RecursionError:
        text = "…"
    plain = "".join(char if char.isprintable() else f"\\u{ord(char):04x}" for char in text[: SHOWN + 1])
    return plain if len(plain) <= SHOWN else plain[:SHOWN] + "…"
