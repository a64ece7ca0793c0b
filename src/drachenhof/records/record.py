"""A game as a document: its header, and every move in words (docs/notation.md)."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from drachenhof.engine.game import OVER, Game, State
from drachenhof.records.errors import BrokenRecord, literal, quoted

FORMAT = 1
LONGEST = 16_000_000  # bytes of one record: a thousand times a long game


@dataclass(frozen=True)
class Record:
    """One game, finished or not. `moves` holds all moves in notation, with those of chance."""

    game: str
    players: int
    options: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    engine: str
    moves: Sequence[str]
    scores: Sequence[int] | None = None  # None while the game is not over
    places: Sequence[int] | None = None  # the same; records of older versions have none
    format: int = FORMAT
    extra: Mapping[str, Any] = field(default_factory=dict)  # keys that this version does not know

    @classmethod
    def of(
        cls,
        game: Game,
        begun: State,
        moves: Iterable[int],
        seats: Sequence[Mapping[str, Any]] | None = None,
        **extra: Any,
    ) -> "Record":
        """Make the record of a game from its begin and its moves (as numbers)."""
        from drachenhof import __version__

        texts, state = spelt(game, begun, moves)
        scores, over = game.scores(state), game.to_move(state) == OVER
        return cls(
            game=game.NAME,
            players=len(scores),
            options=game.options(begun),
            seats=[{} for _ in scores] if seats is None else list(seats),
            engine=f"drachenhof {__version__}",
            moves=texts,
            scores=scores if over else None,
            places=places_of(game.ranking(state), seats or ()) if over else None,
            extra=extra,
        )

    def to_json(self) -> str:
        """Return the record as one line of JSON."""
        document = {
            "format": self.format,
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "seats": [dict(seat) for seat in self.seats],
            "engine": self.engine,
            **self.extra,
            "moves": list(self.moves),
            "scores": None if self.scores is None else list(self.scores),
        }
        if self.places is not None:
            document["places"] = list(self.places)
        return json.dumps(document, ensure_ascii=False)


def spelt(game: Game, begun: State, moves: Iterable[int]) -> tuple[list[str], State]:
    """Moves in words, and the position that they lead to."""
    state, texts = game.copy(begun), list[str]()
    for move in moves:
        texts.append(game.to_text(state, move))
        game.apply(state, move)
    return texts, state


def places_of(ranking: Sequence[int], seats: Sequence[Mapping[str, Any]]) -> list[int]:
    """Return the places by seat. Seats that forfeited share the last place."""
    if not any("forfeit" in seat for seat in seats):
        return list(ranking)
    remaining = [place for place, seat in zip(ranking, seats, strict=True) if "forfeit" not in seat]
    return [
        1 + (len(remaining) if "forfeit" in seat else sum(other < place for other in remaining))
        for place, seat in zip(ranking, seats, strict=True)
    ]


def parse(text: str | bytes) -> Record:
    """Read a record from JSON; raises `BrokenRecord`. It does not check the moves: see `check`."""
    if len(text) > LONGEST:
        raise BrokenRecord("too-large", {"limit": LONGEST})
    return _record(_document(text))


# JSON


def _document(text: str | bytes) -> Any:
    """Parse a JSON text; raises `BrokenRecord`."""
    try:
        return json.loads(text if isinstance(text, str) else text.decode("utf-8-sig"), parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise BrokenRecord("not-utf8", {"byte": error.start + 1}) from None
    except json.JSONDecodeError as error:
        raise _not_json(error) from None
    except RecursionError:
        raise BrokenRecord("too-deep") from None
    except ValueError as error:  # NaN, or a number of thousands of digits
        raise BrokenRecord("not-json", {"problem": quoted(str(error)), "column": 1}) from None


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no number of JSON")


def _not_json(error: json.JSONDecodeError) -> BrokenRecord:
    """Why a text is no JSON: it is empty, it ends too early, or it is wrong."""
    rest = error.doc[error.pos :].strip()
    if not error.doc.strip():
        return BrokenRecord("empty")
    if error.msg.startswith("Unterminated string") or any(word.startswith(rest) for word in ("true", "false", "null")):
        return BrokenRecord("cut")
    line = error.lineno if error.lineno > 1 else None
    return BrokenRecord("not-json", {"problem": error.msg, "column": error.colno}, line=line)


# Keys


def _record(document: Any) -> Record:
    """The record that a document is, if every key is what it should be."""
    if not isinstance(document, dict):
        raise BrokenRecord("not-object", {"kind": _KINDS[type(document)]})
    version = _key(document, "format", int)
    if version != FORMAT:
        raise BrokenRecord("format", {"found": quoted(version), "known": FORMAT})
    record = Record(
        game=_key(document, "game", str),
        players=_key(document, "players", int),
        options=_key(document, "options", dict),
        seats=_list(document, "seats", dict),
        engine=_key(document, "engine", str) if "engine" in document else "",
        moves=_moves(document),
        scores=None if document.get("scores") is None else _list(document, "scores", int),
        places=None if document.get("places") is None else _list(document, "places", int),
        extra={key: value for key, value in document.items() if key not in _KNOWN},
    )
    if len(record.seats) != record.players:
        raise BrokenRecord("seats", {"seats": len(record.seats), "players": quoted(record.players)})
    for key in ("name", "bot"):
        for seat in record.seats:
            if key in seat:
                _key(seat, key, str)
    return record


_KNOWN = frozenset(Record.__dataclass_fields__) - {"extra"}
_KINDS = {
    int: "whole-number",
    float: "number",
    str: "text",
    dict: "object",
    list: "list",
    bool: "truth-value",
    type(None): "null",
}
_LISTS = {int: "whole-numbers", str: "texts", dict: "objects"}


def _key(document: Mapping[str, Any], key: str, kind: type) -> Any:
    """The value of a key, of the kind that it should be."""
    if key not in document:
        raise BrokenRecord("missing-key", {"key": key})
    if type(document[key]) is not kind:
        raise BrokenRecord("bad-key", {"key": key, "expected": _KINDS[kind], "value": literal(document[key])})
    return document[key]


def _moves(document: Mapping[str, Any]) -> list[str]:
    """The moves, each a text; one that is not is named by its number."""
    moves: list[Any] = _key(document, "moves", list)
    for number, move in enumerate(moves, start=1):
        if type(move) is not str:
            raise BrokenRecord("bad-move", {"expected": _KINDS[str], "value": literal(move)}, move=number)
    return moves


def _list(document: Mapping[str, Any], key: str, kind: type) -> list[Any]:
    """The value of a key that lists things of one kind."""
    listed: list[Any] = _key(document, key, list)
    for element in listed:
        if type(element) is not kind:
            raise BrokenRecord("bad-key", {"key": key, "expected": _LISTS[kind], "value": quoted(listed)})
    return listed
