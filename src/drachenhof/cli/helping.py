"""What `--help` says beside our own words, in the reader's language: headings, marks, and where there is more."""

import re
from typing import Any

from typer.core import TyperCommand, TyperGroup

from drachenhof.i18n import Words

_HEADINGS = {"Options:": "options", "Arguments:": "arguments", "Commands:": "commands"}
_USAGE, _HELP = "Usage: ", "Show this message and exit."
_BRACES = re.compile(r"\{([A-Z|]+)\}")  # around what has to be there
_KIND = re.compile(r"^(  (?:\[?[A-Z|]+\]?)) <[a-z\[\]]+>", re.MULTILINE)


def worded_command(words: Words, example: str | None = None) -> type[TyperCommand]:
    """A command whose help is in the reader's language; `example` is one that shows more."""

    class WordedCommand(TyperCommand):
        def get_help(self, ctx: Any) -> str:
            more = "" if example is None else "\n" + words.say("cli-help-more", example=example) + "\n"
            return worded(words, super().get_help(ctx)) + more

    return WordedCommand


def worded_group(words: Words) -> type[TyperGroup]:
    """The same for commands that stand together."""

    class WordedGroup(TyperGroup):
        def get_help(self, ctx: Any) -> str:
            return worded(words, super().get_help(ctx))

    return WordedGroup


def worded(words: Words, text: str) -> str:
    """Help as Typer lays it out, with our words in the place of its own."""
    text = _BRACES.sub(r"\1", text)
    text = _KIND.sub(lambda match: match[1] + " " * (len(match[0]) - len(match[1])), text)
    lines = [f"{words.say(f'cli-help-{_HEADINGS[line]}')}:" if line in _HEADINGS else line for line in text.split("\n")]
    text = "\n".join(lines).replace(_USAGE, f"{words.say('cli-help-usage')}: ", 1)
    for mark in ("required", "default"):
        text = re.sub(rf"\[{mark}(?=[\]:])", f"[{words.say(f'cli-help-{mark}')}", text)
    return text.replace(_HELP, words.say("cli-help-help"))
