"""Why something was refused, as a sentence with the number of the rule."""

import json
from collections.abc import Callable
from typing import Any

from drachenhof.game import BadOption, IllegalMove
from drachenhof.words.hoard import demanded
from drachenhof.words.telling import Said, Speaker
from drachenhof.words.year import tile, wall_tile

__all__ = ["bad_option", "refusal"]

# Where the sentence says "no old monk", or means the young one of a type; elsewhere a person is only named.
_PERSONS: dict[str, Callable[[Speaker[Any], str], Any]] = {
    "nobody-there": lambda words, name: tile(words, name, "none"),
    "no-tile": lambda words, name: tile(words, name, "none"),
    "no-young": lambda words, name: tile(words, f"young {name}", "none"),
    "no-person": lambda words, name: tile(words, name, "none"),
}

_NAMES: dict[str, Callable[[Speaker[Any], str], Any]] = {
    "person": tile,
    "card": lambda words, name: words.say(f"card-{name}"),
    "tile": wall_tile,
    "event": lambda words, name: words.say(f"event-{name}"),
    "good": lambda words, name: words.say(f"good-{name}"),
    "asked": lambda words, name: words.say(f"asked-{name}.what"),
    "move": lambda _, text: str(text),  # a number that is no move is quoted as it came
}

_QUOTING = ("not-a-move", "not-now")  # the refusals that repeat the words of the move


def refusal(words: Speaker[Said], error: IllegalMove) -> Said:
    """Why a move is illegal, with the rule that refuses it."""
    names = {**_NAMES, "person": _PERSONS.get(error.code, tile)}
    about = {"move": error.move, **error.arguments}
    if error.code not in _QUOTING:
        del about["move"]
    if error.code == "too-low":
        about["demand"] = demanded(about.pop("top"), about["base"], one=about.pop("one"))
    arguments = {
        argument: names[argument](words, value) if argument in names else value for argument, value in about.items()
    }
    reason = words.say(f"refusal-{error.code}", **arguments)
    return words.join([reason, f" ({error.rule})"]) if error.rule else reason


def bad_option(words: Speaker[Said], error: BadOption) -> Said:
    """Why a game cannot begin like this; options and values stand as they are typed."""
    said = {argument: _plain(value) for argument, value in error.arguments.items()}
    return words.say(f"bad-option-{error.code}", **{**said, "game": words.say(f"game-{error.arguments['game']}")})


def _plain(value: Any) -> str:
    """A value as records write it, lists with commas."""
    if isinstance(value, list | tuple):
        return ", ".join(map(_plain, value))
    return value if isinstance(value, str) else json.dumps(value, default=repr)
