"""What a refusal of *Drachensachen* is about, worded."""

from collections.abc import Mapping
from typing import Any

from drachenhof.games.hoard.narration.choice import demanded
from drachenhof.i18n.telling import Said, Speaker


def about(words: Speaker[Said], code: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a refusal's message."""
    named = dict(arguments)
    if code == "too-low":
        named = {name: value for name, value in named.items() if name not in ("top", "one", "playable")}
        named["demand"] = demanded(arguments["playable"])
    return {name: words.say(f"card-{value}") if name == "card" else value for name, value in named.items()}
