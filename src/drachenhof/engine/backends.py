"""What executes the rules: Numba's machine code, WebAssembly, or the Python interpreter.

`DRACHENHOF_ENGINE` names one. Without it, the first that is installed is used: Numba, then WebAssembly.
All of them compute the same bits.
"""

import os
from importlib.metadata import version
from importlib.util import find_spec

NUMBA, WASM, PYTHON = "numba", "wasm", "python"
ENGINES = (NUMBA, WASM, PYTHON)
VARIABLE = "DRACHENHOF_ENGINE"
"""The environment variable that names an engine."""
_PACKAGES = {NUMBA: "numba", WASM: "wasmtime"}


def choose() -> str:
    """Return the name of the engine; raises ValueError if the variable names none, or one that is not installed."""
    asked = os.environ.get(VARIABLE, "")
    if asked and asked not in ENGINES:
        raise ValueError(f"{VARIABLE} is one of {', '.join(ENGINES)}, not {asked!r}")
    if asked in _PACKAGES and not installed(asked):
        raise ValueError(f"{VARIABLE} is {asked}, and {_PACKAGES[asked]} is not installed")
    if asked:
        return asked
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return PYTHON
    return next((engine for engine in _PACKAGES if installed(engine)), PYTHON)


def describe() -> str:
    """Return the name and version of what executes the rules, such as `numba 0.68.1`."""
    engine = choose()
    return f"{_PACKAGES[engine]} {version(_PACKAGES[engine])}" if engine in _PACKAGES else "interpreted Python"


def require_numba(what: str) -> None:
    """Raise ModuleNotFoundError unless the rules run on Numba, or interpreted."""
    if choose() != WASM:
        return
    remedy = f"do not set {VARIABLE} to {WASM}" if installed(NUMBA) else "pip install 'drachenhof[fast]'"
    raise ModuleNotFoundError(f"{what} needs Numba: {remedy}", name="numba")


def installed(engine: str) -> bool:
    """Return whether the package of an engine can be imported."""
    try:
        return find_spec(_PACKAGES[engine]) is not None
    except ModuleNotFoundError:
        return False
    except ValueError:  # a module without a specification is there
        return True
