"""All that a seat has heard, as numbers: the tensor of an information state.

A move is one number, and so is one of chance of which only the kind was heard; what no move
says (what each has lost at the end of a round, a deal of the small game) is spelt letter by
letter. So who has heard the same has the same numbers, and nobody else.
"""

from collections.abc import Iterable, Sequence

import numpy as np

from drachenhof.engine.game import IllegalMove
from drachenhof.envs.hearing import NO_MOVE, Said
from drachenhof.envs.spaces import Row, Spaces

BYTES = 256


class Recall:
    """How what is heard becomes numbers; `room` is how many there can be."""

    def __init__(self, spaces: Spaces, room: int) -> None:
        self.room = room
        self._kinds = {kind: number for number, kind in enumerate(_kinds(spaces), spaces.first_action + spaces.actions)}
        self._letters = spaces.first_action + spaces.actions + len(self._kinds)
        self.scale = self._letters + BYTES
        """What every number was divided by. Move m is m + 1; 0 is where nothing was heard yet."""

    def write(self, heard: Sequence[Said], place: int, row: Row) -> None:
        """Write what one place at the table has heard, the first first, and zeros behind it."""
        numbers = [number + 1 for said in heard for number in self._read(said, place)]
        if len(numbers) > self.room:
            raise ValueError(f"{len(numbers)} numbers were heard, and there is room for {self.room}")
        row[: len(numbers)] = np.array(numbers, np.float32) / np.float32(self.scale)
        row[len(numbers) :] = 0

    def _read(self, said: Said, place: int) -> Iterable[int]:
        text = said.texts[place]
        if said.move != NO_MOVE and text == said.whole:
            return [said.move]
        if text in self._kinds:
            return [self._kinds[text]]
        return [self._letters + letter for letter in text.encode()]


def _kinds(spaces: Spaces) -> list[str]:
    """What those hear who do not see what chance has done; a game without secrets has nothing of the kind."""
    game, kinds = spaces.game, dict[str, None]()
    begun = game.new(game.PLAYERS[0])
    for move in range(spaces.first_action if game.FACTS.hidden else 0):
        try:
            kinds[f"{game.to_text(begun, move).split()[0]} ?"] = None
        except IllegalMove:  # it has words only where it can happen
            continue
    return list(kinds)
