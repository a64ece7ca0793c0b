"""What a refusal of *In the Year of the Dragon* is about, worded."""

from collections.abc import Callable, Mapping
from typing import Any

from drachenhof.games.year.narration.choice import tile, wall_tile
from drachenhof.i18n.telling import Said, Speaker

# Where the sentence says "no old monk", or means the young one of a type; elsewhere a person is only named.
_PERSONS: dict[str, Callable[[Speaker[Any], str], Any]] = {
    "nobody-there": lambda words, name: tile(words, name, "none"),
    "no-tile": lambda words, name: tile(words, name, "none"),
    "no-young": lambda words, name: tile(words, f"young {name}", "none"),
    "no-person": lambda words, name: tile(words, name, "none"),
}

_NAMES: dict[str, Callable[[Speaker[Any], str], Any]] = {
    "card": lambda words, name: words.say(f"card-{name}"),
    "tile": wall_tile,
    "event": lambda words, name: words.say(f"event-{name}"),
    "good": lambda words, name: words.say(f"good-{name}"),
}


def about(words: Speaker[Said], code: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a refusal's message."""
    names = {**_NAMES, "person": _PERSONS.get(code, tile)}
    return {name: names[name](words, value) if name in names else value for name, value in arguments.items()}
