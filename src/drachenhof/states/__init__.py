"""Send states between programs as bytes, and check them.

    sent = to_bytes("hoard", game.knowledge(state, seat))
    knowledge = from_bytes("hoard", sent, layout_of("hoard"))

Both programs need the same layout; `layout_of` is a hash of it. Compiled rules do not validate numbers, so pass
every untrusted state through `check`. `from_bytes` does so.
"""

from drachenhof.states.serialization import from_bytes, layout_of, to_bytes
from drachenhof.states.validation import BadState, check

__all__ = ["BadState", "check", "from_bytes", "layout_of", "to_bytes"]
