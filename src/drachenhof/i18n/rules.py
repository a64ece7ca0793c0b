"""The rules by number, for people."""

from collections.abc import Mapping
from typing import NamedTuple

from drachenhof.games import Parts, games
from drachenhof.i18n import Words


class Rule(NamedTuple):
    """One numbered rule; the text is in paragraphs and lists of Markdown."""

    number: str
    title: str
    text: str
    section: str


SECTIONS: Parts[Mapping[str, range]] = Parts("narration", "SECTIONS")
"""By game the sections of its rules, with their numbers."""

PRINTED: Parts[Mapping[str, int]] = Parts("narration", "PRINTED")
"""By game what its rules repeat of the printed matter, by names that Fluent allows."""


OPTION_RULES: Parts[Mapping[str, int]] = Parts("narration", "OPTION_RULES")
"""By game the rule behind each of its options."""


def numbers(game: str, section: str) -> list[str]:
    """The numbers of a section's rules."""
    return [f"{games[game].FACTS.letter}{number}" for number in SECTIONS[game][section]]


def rule_of_option(game: str, option: str) -> str | None:
    """The number of the rule that says what an option changes."""
    number = OPTION_RULES[game].get(option)
    return None if number is None else f"{games[game].FACTS.letter}{number}"


def rules(words: Words, game: str) -> list[Rule]:
    """All rules of a game, in order."""
    return [
        _rule(words, game, number, words.say(f"rules-{game}-section-{section}"))
        for section in SECTIONS[game]
        for number in numbers(game, section)
    ]


def as_markdown(words: Words, game: str) -> str:
    """All rules of a game as one page."""
    parts = [f"# {words.say(f'rules-{game}')}", words.say(f"rules-{game}.intro")]
    section = ""
    for rule in rules(words, game):
        if rule.section != section:
            section = rule.section
            parts.append(f"## {section}")
        parts += [f"### {rule.number} {rule.title}", rule.text]
    return "\n\n".join(parts) + "\n"


def _rule(words: Words, game: str, number: str, section: str) -> Rule:
    name = f"rule-{number}"
    return Rule(number, words.say(f"{name}.title"), words.say(name, **PRINTED[game]), section)
