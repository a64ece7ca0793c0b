"""A game that others follow (docs/fair.md#a-game-that-others-follow): what chance did, and what everybody decided."""

import hashlib
from collections.abc import Sequence
from contextlib import suppress

from drachenhof.engine.game import CHANCE, Game, IllegalMove, State
from drachenhof.fair.deal import must_be_secret
from drachenhof.fair.stream import stream
from drachenhof.records import Play

METHOD_LINE = "drachenhof-4"


class Line:
    """The moves of a game, by which others go as far as they fit."""

    def __init__(self, game: Game, begun: State, texts: Sequence[str]) -> None:
        self.outcomes: dict[str, list[str]] = {}  # by stream, in the words of the notation
        play = Play(game, begun)
        with suppress(IllegalMove):  # by the rules of an older version: what comes after it leads nobody
            for text in texts:
                step = play.apply(game.from_text(play.state, text))
                if step.decider == CHANCE:
                    self.outcomes.setdefault(stream(game, step.before), []).append(step.text)
        self.moves = play.moves

    def outcome(self, name: str, number: int) -> str | None:
        """What the chance move of this number brought in a stream; None if it did not come to that."""
        outcomes = self.outcomes.get(name, [])
        return outcomes[number - 1] if number <= len(outcomes) else None

    def following(self, play: Play) -> int | None:
        """The move that came next there, as long as both games are the same."""
        at = len(play.moves)
        return self.moves[at] if at < len(self.moves) and play.moves == self.moves[:at] else None


def bound_secret(salt: str, texts: Sequence[str]) -> str:
    """The secret of a luck that follows a game: whoever is shown its commitment is promised both."""
    must_be_secret(salt)
    lines = [METHOD_LINE, f"salt {salt}", *texts]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
