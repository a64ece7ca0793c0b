"""The same luck for several games: each kind of deal and draw has a stream of its own (docs/fair.md#the-same-luck).

A stream belongs to one purpose of chance, such as the cards laid out in a round, or those that a seat draws in it.
A decision affects only the streams of its own purpose; within a stream, the outcome is the same wherever it is
still possible.
"""

import hashlib
import hmac
from collections.abc import Callable, Sequence
from contextlib import suppress

from drachenhof.engine.game import CHANCE, Game, IllegalMove, State
from drachenhof.fair.deal import is_table, must_be_secret
from drachenhof.games import Parts
from drachenhof.records import Play

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
