"""States on their way between programs: written as bytes, and read again.

    sent = to_bytes("hoard", game.knowledge(state, seat))
    knowledge = from_bytes("hoard", sent, layout_of("hoard"))

Bytes mean something only to whoever lays a state out alike; `layout_of` is a hash of that.
"""

from drachenhof.states.carrying import OtherLayout, from_bytes, layout_of, to_bytes

__all__ = ["OtherLayout", "from_bytes", "layout_of", "to_bytes"]
