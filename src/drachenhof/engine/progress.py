"""What is said while something compiles."""

WORDS = {
    "compiling": "Compiling {unit} for this machine (once)",
    "unkept": "Compiled code could not be kept in {folder} ({error}) and is compiled again next time: make room or "
    "name another folder in DRACHENHOF_CACHE",
    "elsewhere": "Compiled code cannot be kept in {wanted} ({error}), so for a while it is kept in {folder}: make room "
    "or name another folder in DRACHENHOF_CACHE",
}
"""Messages about compiling; the command line replaces them by translations."""

_bars = True


def without_bars() -> None:
    """Write lines instead of bars from now on, because several processes share the terminal."""
    global _bars
    _bars = False


def bars() -> bool:
    """Return whether this process may show a bar."""
    return _bars
