"""Why something was refused, as a sentence with the number of the rule."""

import json
from typing import Any

from drachenhof.engine.game import BadOption, IllegalMove
from drachenhof.games import games
from drachenhof.i18n.telling import Said, Speaker

_QUOTING = ("not-a-move", "not-now")  # the refusals that repeat the words of the move


def refusal(words: Speaker[Said], error: IllegalMove) -> Said:
    """Why a move is illegal, with the rule that refuses it."""
    arguments = games.part(error.game, "narration").about(words, error.code, error.arguments)
    if "asked" in arguments:
        arguments["asked"] = words.say(f"asked-{arguments['asked']}.what")
    arguments.pop("move", None)
    if error.code in _QUOTING:
        arguments["move"] = str(error.move)  # a number that is no move is quoted as it came
    reason = words.say(f"refusal-{error.code}", **arguments)
    return words.join([reason, f" ({error.rule})"]) if error.rule else reason


def bad_option(words: Speaker[Said], error: BadOption) -> Said:
    """Why a game cannot begin like this; options and values stand as they are typed."""
    arguments = {argument: _plain(value) for argument, value in error.arguments.items()}
    return words.say(f"bad-option-{error.code}", **{**arguments, "game": words.say(f"game-{error.arguments['game']}")})


def _plain(value: Any) -> str:
    """A value as records write it, lists with commas."""
    if isinstance(value, list | tuple):
        return ", ".join(map(_plain, value))
    return value if isinstance(value, str) else json.dumps(value, default=repr)
