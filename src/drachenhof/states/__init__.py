"""States on their way between programs: written as bytes, read again, and checked.

    sent = to_bytes("hoard", game.knowledge(state, seat))
    knowledge = from_bytes("hoard", sent, layout_of("hoard"))

Bytes mean something only to whoever lays a state out alike; `layout_of` is a hash of that. Compiled rules
do not look whether a number makes sense: a state of somebody else's making goes through `check`
before anything is asked of it, and `from_bytes` does that.
"""

from drachenhof.states.carrying import OtherLayout, from_bytes, layout_of, to_bytes
from drachenhof.states.checking import BadState, asked, check

__all__ = ["BadState", "OtherLayout", "asked", "check", "from_bytes", "layout_of", "to_bytes"]
