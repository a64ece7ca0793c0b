"""What is wrong with a record, as a sentence."""

from drachenhof.game import BadOption, IllegalMove
from drachenhof.records import BrokenRecord
from drachenhof.words import Words
from drachenhof.words.refusal import bad_option, refusal

__all__ = ["broken"]


def broken(words: Words, error: BrokenRecord) -> str:
    """What is wrong with a record, naming the line and the move where one is concerned."""
    reason = words.say(f"broken-{error.code}", **{**error.arguments, "problem": _problem(words, error)})
    for place, number in (("move", error.move), ("line", error.line)):
        if number is not None:
            reason = words.say(f"broken-at-{place}", number=number, reason=reason)
    return words.say("broken", reason=reason)


def _problem(words: Words, error: BrokenRecord) -> str:
    if isinstance(error.cause, IllegalMove):
        return refusal(words, error.cause)
    if isinstance(error.cause, BadOption):
        return bad_option(words, error.cause)
    return str(error.arguments.get("problem", ""))
