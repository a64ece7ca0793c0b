"""Sentences of errors in records."""

from drachenhof.engine.game import BadOption, IllegalMove
from drachenhof.i18n.refusal import bad_option, refusal
from drachenhof.i18n.telling import Said, Speaker
from drachenhof.records import BrokenRecord


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
