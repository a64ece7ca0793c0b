"""Rules as WebAssembly: `wasmtime` runs the modules of `wasm_modules`, without compiling anything of ours.

Arguments are copied into the memory of an instance and back. A call takes some microseconds more than machine code of
Numba; what happens within it is nearly as quick. Entries that no module has run interpreted.
"""

import atexit
import struct
from collections.abc import Callable, Sequence
from functools import cache, update_wrapper
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
import wasmtime

from drachenhof.engine.layout import dtype_of
from drachenhof.engine.signatures import Filled
from drachenhof.engine.wasm_modules import module_of, purpose_of

PAGE = 1 << 16
ALIGNED = 64
_FLOAT, _SIGNED, _UNSIGNED = "d", "q", "Q"


class Entry:
    """An entry, for one game or several; the type of its first argument says which.

    `prepare` makes it ready when it is called before anybody has; None if only its callers can.
    """

    def __init__(self, function: Callable[..., Any], prepare: Callable[[], None] | None) -> None:
        update_wrapper(self, function)
        self.py_func = function
        self._prepare = prepare
        self._by_type: dict[Any, Callable[..., Any]] = {}

    def __call__(self, *arguments: Any) -> Any:
        if not arguments:
            raise TypeError(f"{self.py_func.__name__} takes arguments")
        kind = arguments[0].dtype
        if kind not in self._by_type and self._prepare is not None:
            self._prepare()
        if kind not in self._by_type:
            raise TypeError(f"{self.py_func.__name__} is not prepared for this type of state")
        return self._by_type[kind](*arguments)

    def serve(self, kind: "np.dtype[Any]", call: Callable[..., Any]) -> None:
        """Call `call` when the first argument is an array of this type."""
        self._by_type[kind] = call


def load(
    entries: Sequence[tuple[Entry, Sequence[Any]]], unit: str, game: str
) -> list[tuple[Entry, Callable[..., Any]]]:
    """Return each entry of a unit with what executes it for a game. Raises `StaleModule`."""
    purpose = purpose_of(unit, game)
    path = module_of(game, purpose) if purpose and game else None
    done: list[tuple[Entry, Callable[..., Any]]] = []
    for entry, arguments in entries:
        call = _bind(_instances(path), entry.py_func, arguments) if path is not None else entry.py_func
        if (kind := _kind(arguments[0])) is not None:
            entry.serve(kind[0], call)
        done.append((entry, call))
    return done


# Instances


class _Instance:
    """A module with memory of its own; one thread at a time uses it."""

    def __init__(self, engine: wasmtime.Engine, module: wasmtime.Module) -> None:
        self.store = wasmtime.Store(engine)
        self.exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.heap: int = self._function("heap")(self.store)
        self.slots: int = self._function("slots")(self.store)
        self._memory: Any = self.exports["memory"]
        self._look()

    def _look(self) -> None:
        """Memory may move when it grows."""
        self.buffer = self._memory.get_buffer_ptr(self.store)
        self.bytes: Any = np.frombuffer(self.buffer, np.uint8)

    def reserve(self, end: int) -> None:
        """See to it that memory reaches as far as `end`."""
        missing = end - len(self.bytes)
        if missing > 0:
            self._memory.grow(self.store, -(-missing // PAGE))
            self._look()

    def call(self, name: str) -> int:
        status: int = self._function(name)(self.store)
        return status

    def _function(self, name: str) -> Any:
        return self.exports[name]


class _Instances:
    """Instances of one module; more are made when several threads call at once."""

    def __init__(self, path: Path) -> None:
        self._engine = wasmtime.Engine()
        self._module = wasmtime.Module.from_file(self._engine, str(path))
        self._free: list[_Instance] = []
        atexit.register(self._close)  # wasmtime's own clean-up comes when half of Python is gone, and complains

    def take(self) -> _Instance:
        try:
            return self._free.pop()
        except IndexError:
            return _Instance(self._engine, self._module)

    def _close(self) -> None:
        while self._free:
            self._free.pop().store.close()
        self._module.close()
        self._engine.close()

    def give_back(self, instance: _Instance) -> None:
        self._free.append(instance)


_loading = Lock()


def _instances(path: Path) -> _Instances:
    with _loading:  # of several threads one compiles
        return _compiled(path)


@cache
def _compiled(path: Path) -> _Instances:
    return _Instances(path)


# Calls


class _Array(NamedTuple):
    """An argument that is an array."""

    place: int
    kind: "np.dtype[Any]"
    used: int | None
    """The argument that holds how many elements are in use; None if all are."""


def _bind(instances: _Instances, function: Callable[..., Any], arguments: Sequence[Any]) -> Callable[..., Any]:
    """Return what copies arguments in, calls an entry, and copies arrays out."""
    name, size = function.__name__, len(arguments)
    arrays, layout = _arrays(arguments), struct.Struct("<" + "".join(map(_slots, arguments)))
    returns: Any = _RETURNS.get(function.__annotations__.get("return"))

    def call(*given: Any) -> Any:
        if len(given) != size:
            raise TypeError(f"{name} takes {size} arguments, not {len(given)}")
        instance = instances.take()
        values, placed, at = list(given), [], instance.heap
        for place, kind, count in arrays:
            array = given[place]
            if (array.dtype is not kind and array.dtype != kind) or not array.flags.c_contiguous:
                raise TypeError(f"argument {place + 1} of {name} is a row of {kind}, not of {array.dtype}")
            values[place] = (at, len(array))
            placed.append((array, at, count))
            at += array.nbytes + ALIGNED & -ALIGNED
        instance.reserve(at)
        memory = instance.bytes
        for array, begin, count in placed:
            used = array if count is None else array[: given[count][0]]
            memory[begin : begin + used.nbytes] = used.view(np.uint8)
        _pack(layout, instance, values)
        if instance.call(name):
            raise RuntimeError(f"{name} failed")
        for array, begin, count in placed:
            if count is None and array.flags.writeable:
                array.view(np.uint8)[:] = memory[begin : begin + array.nbytes]
        for array, begin, count in placed:
            if count is not None:
                used = array[: given[count][0]]
                used.view(np.uint8)[:] = memory[begin : begin + used.nbytes]
        result = _RESULT.unpack_from(instance.buffer, instance.slots)[0] if returns else None
        instances.give_back(instance)
        return returns(result) if returns else None

    return update_wrapper(call, function)


_RESULT = struct.Struct("<q")
_RETURNS: dict[Any, type] = {int: int, bool: bool}


def _pack(layout: struct.Struct, instance: _Instance, values: list[Any]) -> None:
    flat: list[Any] = []
    for value in values:
        if type(value) is tuple:
            flat += value
        else:
            flat.append(value)
    try:
        layout.pack_into(instance.buffer, instance.slots, *flat)
    except struct.error as error:
        if any(isinstance(value, int) and not -(1 << 63) <= value < 1 << 64 for value in flat):
            raise OverflowError(str(error)) from None
        raise TypeError(str(error)) from None


def _arrays(arguments: Sequence[Any]) -> list[_Array]:
    return [_Array(place, *kind) for place, kind in enumerate(map(_kind, arguments)) if kind is not None]


def _kind(argument: Any) -> "tuple[np.dtype[Any], int | None] | None":
    """The type of an array's elements, and how many of them are in use; None for a number."""
    if isinstance(argument, Filled):
        return dtype_of(argument.layout), argument.count
    if isinstance(argument, list):
        return np.dtype(argument[0]), None
    return None if argument.__module__ == "numpy" else (dtype_of(argument), None)


def _slots(argument: Any) -> str:
    """How an argument is written: an array as its place and length."""
    if _kind(argument) is not None:
        return 2 * _SIGNED
    return _FLOAT if argument is np.float64 else _UNSIGNED if argument is np.uint64 else _SIGNED
