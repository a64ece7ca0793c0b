"""The section `fair` of a record: commitments, and the published secrets."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from drachenhof.engine.game import Game, State
from drachenhof.fair.deal import (
    METHOD,
    METHOD_FROM,
    METHOD_LINE,
    METHOD_SAME,
    FairDeal,
    Line,
    SameLuck,
    bound_secret,
    commitment,
    is_secret,
    is_table,
    seats_by_lot,
)
from drachenhof.records import BrokenRecord
from drachenhof.records.errors import literal, quoted

__all__ = ["METHOD", "METHOD_FROM", "METHOD_LINE", "METHOD_SAME", "Followed", "Part", "Section", "read"]
__all__ += ["same_section", "section"]

METHODS = (METHOD, METHOD_FROM, METHOD_SAME, METHOD_LINE)


class Followed(NamedTuple):
    """A game that others follow: its moves and the salt; the secret is a hash of both."""

    salt: str
    moves: tuple[str, ...]


class Part(NamedTuple):
    """The contribution of one seat (from 0); the seat is left out if its secret is None."""

    seat: int
    commitment: str
    secret: str | None


def section(
    table: str,
    secret: str,
    parts: Sequence[Part],
    *,
    revealed: bool,
    given: int | None = None,
    lot: Sequence[int] | None = None,
) -> dict[str, Any]:
    """Return the section of a record; `server` only if the secret may be published.

    Of a game that begins with a position it says how many moves are `given`; where the
    seats were drawn by `lot`, at which place (from 0) each sat before.
    """
    return {
        **({"method": METHOD} if given is None else {"method": METHOD_FROM, "given": given}),
        "table": table,
        "commitment": commitment(secret),
        "secret": secret if revealed else None,
        "seats": [
            {"seat": part.seat + 1, "commitment": part.commitment, "secret": part.secret}
            for part in sorted(parts, key=lambda part: part.seat)
        ],
        **({} if lot is None else {"lot": [place + 1 for place in lot]}),
    }


def same_section(
    luck: str, table: str, secret: str, *, revealed: bool, followed: Followed | None = None
) -> dict[str, Any]:
    """Return the section of games with the same luck; the secret only if it may be published.

    So the game that it followed, if it did: who knows that knows what comes.
    """
    revealed_too = {"salt": followed.salt, "line": list(followed.moves)} if followed and revealed else {}
    return {
        "method": METHOD_SAME if followed is None else METHOD_LINE,
        "luck": luck,
        "table": table,
        "commitment": commitment(secret),
        "secret": secret if revealed else None,
        "seats": [],
        **revealed_too,
    }


class Section(NamedTuple):
    """The section as it was read; all is of the right form, and secrets fit their commitments."""

    table: str
    secret: str | None
    parts: tuple[Part, ...]
    given: int | None  # moves before the first that follows from the secrets
    lot: tuple[int, ...] | None = None  # by seat, the place before the seats were drawn by lot
    luck: str | None = None  # of a game that has the same luck as others: what this is called
    followed: Followed | None = None  # whose luck that is, as far as it was possible

    def deal(self, game: Game, begun: State) -> FairDeal | SameLuck | None:
        """Return the deal of a game, once all secrets are published."""
        if self.secret is None:
            return None
        if self.luck is not None:
            line = None if self.followed is None else Line(game, begun, self.followed.moves)
            return SameLuck(self.luck, self.secret, line)
        return FairDeal(self.table, self.secret, self._told(), self.given)

    def drawn(self, players: int) -> list[int] | None:
        """Return the seats by lot, once all secrets are published."""
        if self.secret is None or self.lot is None:
            return None
        secrets = {self.lot[seat]: secret for seat, secret in self._told().items()}
        return seats_by_lot(FairDeal(self.table, self.secret, secrets, self.given), players)

    def _told(self) -> dict[int, str]:
        return {part.seat: part.secret for part in self.parts if part.secret}


def read(value: Any, players: int, moves: int) -> Section:
    """The section that a record holds, which may be anything; raises `BrokenRecord`."""
    fair = _object(value, "fair")
    method = _member(fair, "fair", "method")
    if method not in METHODS:
        raise BrokenRecord("fair-method", {"found": literal(method), "known": ", ".join(METHODS)})
    given = _given(fair, moves) if method == METHOD_FROM else None
    table = _formed(fair, "fair", "table", is_table, "table-id")
    promised = _formed(fair, "fair", "commitment", is_secret, "digits")
    secret = _secret(fair, "fair")
    if secret is not None and commitment(secret) != promised:
        raise BrokenRecord("fair-commitment")
    if method not in (METHOD_SAME, METHOD_LINE):
        parts = _parts(_member(fair, "fair", "seats"), players)
        return Section(table, secret, parts, given, _lot(fair, players))
    _formed(fair, "fair", "seats", lambda seats: seats == [], "empty")  # they would have no part in the deals
    luck = _formed(fair, "fair", "luck", is_table, "table-id")
    followed = None if method == METHOD_SAME or secret is None else _followed(fair, secret)
    return Section(table, secret, (), None, luck=luck, followed=followed)


def _followed(fair: Mapping[str, Any], secret: str) -> Followed:
    """The game that a record's luck follows, which its secret was made of."""
    salt = _formed(fair, "fair", "salt", is_secret, "digits")
    line = _formed(fair, "fair", "line", _are_texts, "line")
    if bound_secret(salt, line) != secret:
        raise BrokenRecord("fair-line")
    return Followed(salt, tuple(line))


def _are_texts(value: Any) -> bool:
    return type(value) is list and all(type(text) is str and text.isascii() and text.isprintable() for text in value)


def _lot(fair: Mapping[str, Any], players: int) -> tuple[int, ...] | None:
    """By seat, the place before the lot."""
    if "lot" not in fair:
        return None
    lot = _formed(fair, "fair", "lot", lambda value: _are_places(value, players), "lot")
    return tuple(place - 1 for place in lot)


def _are_places(value: Any, players: int) -> bool:
    """Return whether each place occurs once."""
    numbers = type(value) is list and all(type(place) is int for place in value)
    return numbers and sorted(value) == list(range(1, players + 1))


def _given(fair: Mapping[str, Any], moves: int) -> int:
    """Return how many of a record's moves are given."""
    given: int = _formed(fair, "fair", "given", lambda number: type(number) is int and 0 <= number <= moves, "given")
    return given


def _parts(listed: Any, players: int) -> tuple[Part, ...]:
    """Return the contributions of the seats, each once at most, in order."""
    if type(listed) is not list:
        raise BrokenRecord("bad-key", {"key": "fair.seats", "expected": "list", "value": quoted(listed)})
    parts: list[Part] = []
    for place, one in enumerate(listed):
        part = _part(one, f"fair.seats[{place}]", players)
        if parts and part.seat <= parts[-1].seat:
            raise BrokenRecord("fair-seats", {"seat": part.seat + 1})
        parts.append(part)
    return tuple(parts)


def _part(value: Any, key: str, players: int) -> Part:
    one = _object(value, key)
    seat = _formed(one, key, "seat", lambda number: type(number) is int and 1 <= number <= players, "seat")
    promised = _formed(one, key, "commitment", is_secret, "digits")
    secret = _secret(one, key)
    if secret is not None and commitment(secret) != promised:
        raise BrokenRecord("fair-seat-commitment", {"seat": seat})
    return Part(seat - 1, promised, secret)


def _secret(fair: Mapping[str, Any], key: str) -> str | None:
    secret: str | None = _member(fair, key, "secret")
    return None if secret is None else _formed(fair, key, "secret", is_secret, "digits")


def _object(value: Any, key: str) -> Mapping[str, Any]:
    if type(value) is not dict:
        raise BrokenRecord("bad-key", {"key": key, "expected": "object", "value": literal(value)})
    return value


def _member(section: Mapping[str, Any], key: str, name: str) -> Any:
    if name not in section:
        raise BrokenRecord("missing-key", {"key": f"{key}.{name}"})
    return section[name]


def _formed(section: Mapping[str, Any], key: str, name: str, fits: Callable[[Any], bool], form: str) -> Any:
    value = _member(section, key, name)
    if not fits(value):
        raise BrokenRecord("fair-form", {"key": f"{key}.{name}", "expected": form, "value": literal(value)})
    return value
