"""States as bytes: the same on the other side, and refused where they are laid out otherwise."""

import numpy as np
import pytest

from drachenhof.games import games
from drachenhof.states import OtherLayout, from_bytes, layout_of, to_bytes


@pytest.mark.parametrize("name", list(games))
def test_bytes_are_the_same_state_again_and_can_be_played_on(name: str) -> None:
    game = games[name]
    state = game.new(3)
    again = from_bytes(name, to_bytes(name, state), layout_of(name))
    assert again.tobytes() == state.tobytes()
    game.apply(again, game.legal_moves(again)[0])
    assert again.tobytes() != state.tobytes()


def test_what_is_laid_out_otherwise_is_refused_in_words() -> None:
    sent = to_bytes("year", games["year"].new(2))
    with pytest.raises(OtherLayout, match=r"has \d+ bytes, not"):
        from_bytes("hoard", sent)
    with pytest.raises(OtherLayout, match="are laid out as"):
        from_bytes("year", sent, layout_of("hoard"))
    with pytest.raises(TypeError, match="a state of hoard is what"):
        to_bytes("hoard", games["year"].new(2))
    with pytest.raises(TypeError):
        to_bytes("year", np.concatenate([games["year"].new(2)] * 2))


def test_layouts_of_games_differ() -> None:
    assert len({layout_of(name) for name in games}) == len(games)
