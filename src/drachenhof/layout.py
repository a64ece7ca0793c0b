"""A state's layout: an annotated class, turned into a NumPy record type.

    @layout
    class Palace:
        floors: int8
        persons: Annotated[list[int8], 3]

Readers and type checkers see a class with fields; `dtype_of(Palace)` is the
record that compiled rules work on, a fixed number of bytes without pointers.
"""

import struct
from collections import namedtuple
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

int8 = Annotated[int, np.int8]
int16 = Annotated[int, np.int16]
int32 = Annotated[int, np.int32]
float32 = Annotated[float, np.float32]

Layout = TypeVar("Layout", bound=type)
Records: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

_DTYPES: dict[type, np.dtype[Any]] = {}


def layout(cls: Layout) -> Layout:
    """Declare a class as the layout of a record: each annotation is a field, in order."""
    fields = [(name, *_field(hint)) for name, hint in get_type_hints(cls, include_extras=True).items()]
    # np.record lets interpreted rules read `state.month` as compiled ones do.
    _DTYPES[cls] = np.dtype((np.record, fields))
    return cls


def dtype_of(cls: type) -> np.dtype[Any]:
    """The NumPy record type of a class declared with `@layout`."""
    return _DTYPES[cls]


def duplicate(state: Records) -> Records:
    """A copy, byte by byte: NumPy's own goes field by field and takes forty times as long."""
    return np.ndarray(state.shape, state.dtype, bytearray(state.tobytes()))


def plain(cls: type, records: Records) -> Any:
    """The first record of an array as plain Python: the same fields, a dozen times quicker for Python to read."""
    unpack, make = _readers(cls)
    return make(iter(unpack(records.tobytes())))


@cache
def _readers(cls: type) -> tuple[Any, "Maker"]:
    dtype = _DTYPES[cls]
    return struct.Struct("=" + _characters(dtype)).unpack_from, _maker(dtype)


def _characters(dtype: np.dtype[Any]) -> str:
    """The numbers of a type in order, as `struct` names them."""
    if dtype.subdtype is not None:
        element, (size,) = dtype.subdtype
        return _characters(element) * int(size)
    if dtype.fields is None:
        return str(dtype.char)
    return "".join(_characters(field) for field, *_ in dtype.fields.values())


Maker: TypeAlias = Callable[[Iterator[Any]], Any]


def _maker(dtype: np.dtype[Any]) -> Maker:
    """Makes an object of the next numbers: a number, a list for a row, a named tuple for a record."""
    if dtype.subdtype is not None:
        element, (size,) = dtype.subdtype
        if element.fields is None:
            return lambda numbers: list(islice(numbers, size))
        make = _maker(element)
        return lambda numbers: [make(numbers) for _ in range(size)]
    if dtype.fields is None:
        return next
    makers = [_maker(field) for field, *_ in dtype.fields.values()]
    named = namedtuple("Plain", dtype.names or ())  # type: ignore[misc]
    return lambda numbers: named._make([make(numbers) for make in makers])


def _field(hint: Any) -> tuple[Any, ...]:
    """What NumPy wants to know of one field: its type, and its length if it is a row."""
    if hint in _DTYPES:
        return (_DTYPES[hint],)
    if get_origin(hint) is Annotated:
        kind, size = get_args(hint)
        if get_origin(kind) is list:
            (element,) = get_args(kind)
            return (*_field(element), (size,))
        return (size,)
    raise TypeError(f"a field of a layout is int8, int16, int32, float32, a layout, or a row of these, not {hint!r}")
