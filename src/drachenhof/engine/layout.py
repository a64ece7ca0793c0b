"""A state's layout: an annotated class, turned into a NumPy record type.

    @layout
    class Palace:
        floors: int8
        persons: Annotated[list[int8], 3]

Readers and type checkers see a class with fields; `dtype_of(Palace)` is the
record that compiled rules work on, a fixed number of bytes without pointers.
"""

import struct
from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

int8 = Annotated[int, np.int8]
int16 = Annotated[int, np.int16]
int32 = Annotated[int, np.int32]
float32 = Annotated[float, np.float32]

Layout = TypeVar("Layout", bound=type)
Records: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

_ONE = (1,)
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


def single(state: Records) -> Records:
    """The state, if it is one record: compiled code is not asked again how far an array goes."""
    if state.shape != _ONE:
        raise ValueError(f"a state is an array of one record, not one of the shape {state.shape}")
    return state


def plain(cls: type, records: Records) -> Any:
    """The first record of an array for Python to read: the same fields, a dozen times quicker than NumPy's."""
    unpack, reader = _readers(cls)
    return reader(unpack(records.tobytes()), 0)


@cache
def _readers(cls: type) -> tuple[Any, type]:
    dtype = _DTYPES[cls]
    return struct.Struct("=" + _characters(dtype)).unpack_from, _reader(dtype)


def _characters(dtype: np.dtype[Any]) -> str:
    """The numbers of a type in order, as `struct` names them."""
    if dtype.subdtype is not None:
        element, (size,) = dtype.subdtype
        return _characters(element) * int(size)
    if dtype.fields is None:
        return str(dtype.char)
    return "".join(_characters(field) for field, *_ in dtype.fields.values())


class _Record:
    """A record within a row of numbers; what is not asked for costs nothing."""

    __slots__ = ("begin", "numbers")

    def __init__(self, numbers: tuple[Any, ...], begin: int) -> None:
        self.numbers, self.begin = numbers, begin


class _Row:
    """A row of records."""

    __slots__ = ("begin", "numbers", "reader", "size", "width")

    def __init__(self, numbers: tuple[Any, ...], begin: int, reader: type, width: int, size: int) -> None:
        self.numbers, self.begin, self.reader, self.width, self.size = numbers, begin, reader, width, size

    def __getitem__(self, index: int) -> Any:
        if not 0 <= index < self.size:
            raise IndexError(index)
        return self.reader(self.numbers, self.begin + index * self.width)

    def __len__(self) -> int:
        return self.size


@cache
def _reader(dtype: np.dtype[Any]) -> type:
    """A class that reads the fields of a record."""
    members: dict[str, Any] = {"__slots__": ()}
    begin = 0
    for name, (field, *_) in (dtype.fields or {}).items():
        members[name] = _member(field, begin)
        begin += len(_characters(field))
    return type("Plain", (_Record,), members)


def _member(field: np.dtype[Any], begin: int) -> property:
    """A field: a number, a tuple of numbers, a record, or a row of records."""
    element, shape = field.subdtype or (field, ())
    width = len(_characters(element))
    if element.fields is None and not shape:
        return property(lambda record: record.numbers[record.begin + begin])
    if element.fields is None:
        size = int(shape[0])
        return property(lambda record: record.numbers[record.begin + begin : record.begin + begin + size])
    reader = _reader(element)
    if not shape:
        return property(lambda record: reader(record.numbers, record.begin + begin))
    size = int(shape[0])
    return property(lambda record: _Row(record.numbers, record.begin + begin, reader, width, size))


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
