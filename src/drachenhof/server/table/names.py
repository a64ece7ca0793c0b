"""What one may be called: something that others can see."""

import unicodedata

from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.table.commands.chat import plain_text

_BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"))
"""Letters and signs that are drawn as nothing: fillers of Hangul, and the Braille pattern without dots."""


def visible_name(name: str) -> str:
    """A name as others see it; raises `Refusal` if there is nothing to see."""
    name = plain_text(name.translate(_BLANKS))
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise Refusal("empty")
    return name
