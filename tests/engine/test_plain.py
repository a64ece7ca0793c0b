"""Reading a record from Python: the same fields as NumPy gives, and the same errors at the ends of rows."""

import pytest

from drachenhof.chance import Chance
from drachenhof.engine.game import CHANCE
from drachenhof.engine.layout import dtype_of, plain
from drachenhof.games import games
from drachenhof.search.kernels import LAYOUTS


def compared(seen, record, dtype):
    """Every number that NumPy sees, read from the plain record."""
    for name, (field, *_) in dtype.fields.items():
        element, shape = field.subdtype or (field, ())
        own, theirs = getattr(seen, name), record[name]
        if element.fields is None:
            assert list(own) == theirs.tolist() if shape else own == int(theirs)
        elif shape:
            assert len(own) == shape[0]
            for one, other in zip(own, theirs, strict=True):
                compared(one, other, element)
        else:
            compared(own, theirs, element)


@pytest.mark.parametrize("name", games)
def test_a_plain_record_has_the_same_numbers(name):
    game, chance = games[name], Chance(3)
    state = game.new(3)
    for _ in range(120):
        move = chance.pick(game, state) if game.to_move(state) == CHANCE else chance.choose(game.legal_moves(state))
        game.apply(state, move)
    compared(plain(LAYOUTS[name], state), state[0], dtype_of(LAYOUTS[name]))


def test_a_row_of_records_ends():
    state = games["year"].new(2)
    courts = plain(LAYOUTS["year"], state).courts
    assert len(list(courts)) == len(courts)
    with pytest.raises(IndexError):
        courts[len(courts)]
    with pytest.raises(IndexError):
        courts[-1]
