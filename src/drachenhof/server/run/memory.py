"""When memory is tidied: at quiet moments.

Python looks through all objects of a process for circles of them that nobody
uses any more. With a thousand tables that takes half a second in which nobody
is answered, and finds next to nothing. So what is there at the start is never
looked through again, and the rest only when nobody plays, or at last when
much time has passed.
"""

import gc

YOUNG, MIDDLE = 5_000, 20
"""Objects after which the newest are looked through, and how often before those are, too, that outlived it."""
NEVER = 1_000_000
BETWEEN = 600.0  # seconds from one look through everything to the next
QUIET = 2.0  # seconds without anything written, before it
AT_LAST = 3_600.0  # seconds after which it is done even if people play


class Memory:
    """Decides when all objects are looked through."""

    def __init__(self) -> None:
        self.done = 0
        self._writes, self._written, self._last = 0, 0.0, 0.0

    def begin(self, now: float) -> None:
        """Stop the interpreter from deciding by itself: from now on `look` does."""
        self._written = self._last = now
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def look(self, now: float, writes: int) -> None:
        """Tidy if it is time; `writes` counts all that was ever written."""
        if writes != self._writes:
            self._writes, self._written = writes, now
        since = now - self._last
        if (since > BETWEEN and now - self._written > QUIET) or since > AT_LAST:
            self._last = now
            self.done += 1
            gc.collect()
