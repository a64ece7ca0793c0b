"""Chance moves that follow from secrets and can be recomputed, also the same for several games (docs/fair.md).

For the same luck each kind of deal and draw has a stream of its own. A stream belongs to one purpose of chance, such as
the cards laid out in a round, or those that a seat draws in it. A decision affects only the streams of its own purpose.
Within a stream, the outcome is the same wherever it is still possible.
"""

import hmac
import re
import secrets
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from drachenhof.engine.game import Game, State

if TYPE_CHECKING:
    from drachenhof.records import Play
import hashlib
from collections.abc import Callable
from contextlib import suppress

from drachenhof.engine.game import CHANCE, IllegalMove
from drachenhof.games import Parts
from drachenhof.records import Play

METHOD = "drachenhof-1"
METHOD_FROM = "drachenhof-2"  # of a game that begins with a position: its first moves are given
MANY = 32  # outcomes whose order is worth remembering
CACHED = 64  # cached orders of all tables: far more than a game has kinds of large deals

_ORDER = 1 << 256  # how many values a hash has
_DIGITS = re.compile("[0-9a-f]{64}")
_TABLE = re.compile("[!-~]{1,64}")


def new_secret() -> str:
    """Return 32 random bytes as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def is_secret(value: Any) -> bool:
    """Return whether a value has the form of a secret or commitment: 64 digits 0 to 9, a to f."""
    return isinstance(value, str) and _DIGITS.fullmatch(value) is not None


def is_table(value: Any) -> bool:
    """Return whether a value can be a table's id: 1 to 64 visible ASCII characters."""
    return isinstance(value, str) and _TABLE.fullmatch(value) is not None


def commitment(secret: str) -> str:
    """SHA-256 of the 32 bytes that a secret's digits stand for, as 64 hexadecimal digits."""
    must_be_secret(secret)
    return sha256(bytes.fromhex(secret)).hexdigest()


def choose(key: bytes, number: int, words: Sequence[str], weights: Sequence[int]) -> int:
    """Choose the outcome of chance move `number` by weight; returns its index in `words`."""
    places, sums = _ordered(words, weights)
    return places[bisect_right(sums, ticket(key, number, sums[-1]))]


def _ordered(words: Sequence[str], weights: Sequence[int]) -> tuple[list[int], list[int]]:
    """The places of the outcomes in alphabetical order of their words, and the sums of their weights so far."""
    if not words or len(set(words)) < len(words) or len(words) != len(weights) or min(weights) < 1:
        raise ValueError("outcomes have different words, and each a weight of at least 1")
    places = sorted(range(len(words)), key=words.__getitem__)
    return places, list(accumulate(weights[place] for place in places))


def ticket(key: bytes, number: int | str, total: int) -> int:
    """A number below `total`, all equally likely: hashes in the incomplete last row are drawn again."""
    limit = _ORDER - _ORDER % total
    attempt = 0
    while True:
        drawn = int.from_bytes(hmac.digest(key, f"{number} {attempt}".encode(), "sha256"), "big")
        if drawn < limit:
            return drawn % total
        attempt += 1


class FairDeal:
    """All chance moves of one game, fixed by the table's id, the server's secret and those of the seats (from 0).

    A game that begins with a position has `given` moves that led there: these follow from nothing.
    """

    def __init__(self, table: str, server: str, seats: Mapping[int, str], given: int | None = None) -> None:
        if not is_table(table):
            raise ValueError(f"a table's id is 1 to 64 visible ASCII characters, not {table!r}")
        for secret in (server, *seats.values()):
            must_be_secret(secret)
        self.key = _key(table, server, seats, given)

    def pick(self, game: Game, state: State, number: int) -> int:
        """The chance move that is due; `number` counts the chance moves of the record, from 1."""
        weights = game.chance_weights(state)
        if not weights or number < 1:
            raise ValueError("chance is not to move" if not weights else "chance moves count from 1")
        legal = game.legal_moves(state)
        places, sums = _remembered(game, state, legal, weights)
        return legal[places[bisect_right(sums, ticket(self.key, number, sums[-1]))]]

    def due(self, play: "Play") -> int:
        """The chance move that is due in a running game."""
        return self.pick(play.game, play.state, play.chances + 1)

    def __repr__(self) -> str:
        return "FairDeal(…)"  # a log must not tell what will be dealt


_orders: dict[tuple[Any, ...], tuple[list[int], list[int]]] = {}


def _remembered(game: Game, state: State, legal: list[int], weights: list[int]) -> tuple[list[int], list[int]]:
    """The same as `_ordered`, but cached for many outcomes (a deal can have hundreds)."""

    def spelt(move: int) -> str:
        return game.to_text(state, move)

    if len(legal) < MANY:
        return _ordered([*map(spelt, legal)], weights)
    # Numbers do not say all: those of a deal for three are those of one for five, and only the words differ.
    outcomes = (game.NAME, tuple(legal), tuple(weights), spelt(legal[0]), spelt(legal[-1]))
    if outcomes not in _orders:
        if len(_orders) >= CACHED:
            _orders.clear()
        _orders[outcomes] = _ordered([*map(spelt, legal)], weights)
    return _orders[outcomes]


def _key(table: str, server: str, seats: Mapping[int, str], given: int | None) -> bytes:
    """A line for each part; none can hold a line's end, so no two sets of parts have the same key."""
    begun = [METHOD] if given is None else [METHOD_FROM, f"given {given}"]
    lines = [*begun, f"table {table}", f"server {server}"]
    lines += [f"seat {seat + 1} {seats[seat]}" for seat in sorted(seats)]
    return "".join(f"{line}\n" for line in lines).encode("ascii")


def must_be_secret(secret: str) -> None:
    """Raises ValueError of what has not the form of a secret."""
    if not is_secret(secret):
        raise ValueError("a secret is 64 hexadecimal digits, 0 to 9 and a to f")


def seats_by_lot(deal: FairDeal, players: int) -> list[int]:
    """By seat, the place (from 0) at which its player sat before the game; the deal's seats are these places."""
    places = list(range(players))
    return [places.pop(ticket(deal.key, f"lot {seat}", len(places))) for seat in range(1, players + 1)]


OCCASION: Parts[Callable[[State], str]] = Parts("fair", "occasion")
"""Each game's function for the purpose of a chance move; empty if all of a kind come in one order."""


def stream(game: Game, state: State) -> str:
    """Return the stream of the pending chance move: its kind, and the game's `occasion`."""
    kind = game.to_text(state, game.legal_moves(state)[0]).split()[0]
    return f"{kind} {OCCASION[game.NAME](state)}".rstrip()


METHOD_LINE = "drachenhof-4"


class Line:
    """The moves of a game, by which others go as far as they fit."""

    def __init__(self, game: Game, begun: State, texts: Sequence[str]) -> None:
        self.outcomes: dict[str, list[str]] = {}  # by stream, in the words of the notation
        play = Play(game, begun)
        with suppress(IllegalMove):  # by the rules of an older version: the rest is not followed
            for text in texts:
                step = play.apply(game.from_text(play.state, text))
                if step.decider == CHANCE:
                    self.outcomes.setdefault(stream(game, step.before), []).append(step.text)
        self.moves = play.moves

    def outcome(self, name: str, number: int) -> str | None:
        """Return the outcome of a chance move of a stream by number; None if the game did not reach it."""
        outcomes = self.outcomes.get(name, [])
        return outcomes[number - 1] if number <= len(outcomes) else None

    def following(self, play: Play) -> int | None:
        """The move that came next there, as long as both games are the same."""
        at = len(play.moves)
        return self.moves[at] if at < len(self.moves) and play.moves == self.moves[:at] else None


def bound_secret(salt: str, texts: Sequence[str]) -> str:
    """Return the secret of luck that follows a game; its commitment covers the salt and the moves."""
    must_be_secret(salt)
    lines = [METHOD_LINE, f"salt {salt}", *texts]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


METHOD_SAME = "drachenhof-3"
SEED_BITS = 63


class SameLuck:
    """All chance moves of any number of games that have the same luck, fixed by its name and one secret.

    With a `line` they have, as far as it is possible, the luck of a game that was played before.
    """

    def __init__(self, luck: str, secret: str, line: Line | None = None) -> None:
        if not is_table(luck):
            raise ValueError(f"the name of a luck is 1 to 64 visible ASCII characters, not {luck!r}")
        must_be_secret(secret)
        method = METHOD_SAME if line is None else METHOD_LINE
        self.key = f"{method}\nluck {luck}\nserver {secret}\n".encode("ascii")
        self.line = line

    def pick(self, game: Game, state: State, number: int) -> int:
        """The chance move that is due; `number` counts those of its stream, from 1."""
        weights = game.chance_weights(state)
        if not weights or number < 1:
            raise ValueError("chance is not to move" if not weights else "chance moves count from 1")
        legal = game.legal_moves(state)
        words, name = [game.to_text(state, move) for move in legal], stream(game, state)
        before = None if self.line is None else self.line.outcome(name, number)
        if before is not None and before in words:
            return legal[words.index(before)]
        return legal[first(self.key, f"{name} {number}", words, weights)]

    def due(self, play: Play) -> int:
        """The chance move that is due in a running game."""
        return self.pick(play.game, play.state, play.drawn(stream)[stream(play.game, play.state)] + 1)

    def seed(self, play: Play) -> int:
        """Return the seed of the bot to move: the same for the same decision of the same seat."""
        seat = play.to_move
        text = f"bot seat {seat + 1} {play.deciders.count(seat) + 1}"
        return int.from_bytes(hmac.digest(self.key, text.encode(), "sha256"), "big") % (1 << SEED_BITS)

    def __repr__(self) -> str:
        return "SameLuck(…)"  # a log must not tell what will be dealt


def first(key: bytes, text: str, words: Sequence[str], weights: Sequence[int]) -> int:
    """Return the index of the outcome with the lowest hash in `words`.

    An outcome has as many tickets as it weighs, so each is as likely as its weight says.
    One that cannot happen any more takes only its own tickets along: whatever else would
    have come still comes.
    """
    if not words or len(set(words)) < len(words) or len(words) != len(weights) or min(weights) < 1:
        raise ValueError("outcomes have different words, and each a weight of at least 1")
    tickets = (
        (hmac.digest(key, f"{text} | {word} {number}".encode(), "sha256"), place)
        for place, (word, weight) in enumerate(zip(words, weights, strict=True))
        for number in range(1, weight + 1)
    )
    return min(tickets)[1]
