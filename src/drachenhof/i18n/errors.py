"""Sentences for refused moves and options, and for errors in records."""

import json
from typing import Any

from drachenhof.engine.game import BadOption, IllegalMove
from drachenhof.games import games
from drachenhof.i18n.phrases import Said, Speaker
from drachenhof.records import BrokenRecord

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


def record_error(words: Speaker[Said], error: BrokenRecord) -> Said:
    """Say what is wrong with a record, with the line and the move if known."""
    reason = words.say(f"broken-{error.code}", **{**error.arguments, **_problem(words, error)})
    for place, number in (("move", error.move), ("line", error.line)):
        if number is not None:
            reason = words.say(f"broken-at-{place}", number=number, reason=reason)
    return words.say("broken", reason=reason)


def _problem(words: Speaker[Said], error: BrokenRecord) -> dict[str, Said]:
    """Return the sentence of the cause as an argument."""
    if isinstance(error.cause, IllegalMove):
        return {"problem": refusal(words, error.cause)}
    if isinstance(error.cause, BadOption):
        return {"problem": bad_option(words, error.cause)}
    return {}
