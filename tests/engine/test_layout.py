"""How a state is declared."""

from typing import Annotated

import numpy as np
import pytest

from drachenhof.engine.layout import dtype_of, duplicate, int8, int16, layout


@layout
class Shelf:
    books: int8
    heights: Annotated[list[int16], 3]


@layout
class Room:
    shelves: Annotated[list[Shelf], 2]
    door: int8


def test_annotations_become_fields_in_their_order():
    assert dtype_of(Shelf) == np.dtype([("books", np.int8), ("heights", np.int16, (3,))])
    assert dtype_of(Room).itemsize == 2 * 7 + 1


def test_a_record_reads_as_its_class():
    rooms = np.zeros(1, dtype_of(Room))
    room = rooms[0]
    room.shelves[1].books += 4
    room.shelves[1].heights[2] = 300
    assert rooms["shelves"]["books"].tolist() == [[0, 4]]
    assert rooms["shelves"]["heights"].tolist() == [[[0, 0, 0], [0, 0, 300]]]


def test_a_duplicate_is_equal_independent_and_writable():
    rooms = np.zeros(1, dtype_of(Room))
    rooms["door"] = 3
    copied = duplicate(rooms)
    assert copied.tobytes() == rooms.tobytes()
    assert copied.dtype == rooms.dtype
    copied[0].door = 5
    assert rooms["door"][0] == 3


def test_a_field_that_is_no_number_is_refused():
    with pytest.raises(TypeError, match="a field of a layout is"):

        @layout
        class Bad:
            name: str
