"""What a shell offers to complete: commands, options, games, bots, numbers of rules (`drachenhof completion`).

The shell calls `drachenhof __complete WORD …` with all words so far; the last one is to be completed.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, TypeAlias, get_args

import typer

from drachenhof.cli.complaint import Complaint
from drachenhof.games import games
from drachenhof.i18n import LANGUAGES, Words

Command: TypeAlias = Callable[..., int | None]
Groups: TypeAlias = Mapping[str, Sequence[Command]]
ASKED = "__complete"
SHELLS = {
    "bash": """_drachenhof() {
    local IFS=$'\\n' word="${COMP_WORDS[COMP_CWORD]}"
    COMPREPLY=($(drachenhof __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
    [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))
}
complete -o nosort -F _drachenhof drachenhof""",
    "zsh": """#compdef drachenhof
_drachenhof() {
    local -a offered
    offered=("${(@f)$(drachenhof __complete "${(@)words[2,$CURRENT]}" 2>/dev/null)}")
    if [[ -n "${offered[1]}" ]]; then compadd -Q -S '' -V drachenhof -- "${offered[@]}"; else _files; fi
}
compdef _drachenhof drachenhof""",
    "fish": """complete --command drachenhof --arguments \\
    '(drachenhof __complete (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'""",
}


def completion(
    words: Words, shell: Annotated[str, typer.Argument(help="cli-completion-shell", metavar="|".join(SHELLS))]
) -> None:
    """Print what lets a shell complete commands."""
    if shell not in SHELLS:
        raise Complaint(words.say("cli-completion-none", shell=shell, shells=", ".join(SHELLS)))
    print(SHELLS[shell])


def offered(arguments: Sequence[str], commands: Sequence[Command], groups: Groups) -> list[str]:
    """What could stand in the place of the last word."""
    *before, word = arguments or [""]
    named = {command.__name__: command for command in commands}
    return [one for one in _offered(before, word, named, groups) if one.startswith(word)]


def _offered(before: list[str], word: str, commands: Mapping[str, Command], groups: Groups) -> Iterable[str]:
    if not before:
        return [*commands, *groups, "--help", "--version", "--language"]
    if before[-1] == "--language":
        return LANGUAGES
    if before[0] in groups:
        return [command.__name__ for command in groups[before[0]]] if len(before) == 1 else ["--help"]
    if before[0] not in commands:
        return []
    parameters = inspect.signature(commands[before[0]]).parameters
    game = next((one for one in before[1:] if one in games), None)
    if before[-1] in ("--bots", "--seats"):
        return _bots(game, word)
    flags = _flags(parameters)
    if word.startswith("-"):
        extra = _game_flags(game) if game and "options" in parameters else []
        return [*flags, *extra, "--language", "--help"]
    if before[-1] in flags and before[-1] not in _switches(parameters):
        return []  # a value that only the user knows
    if "game" in parameters and game is None:
        return games
    if before[0] == "rules" and game is not None:
        return _rules(game, word)
    return SHELLS if before[0] == "completion" else []


def _options(parameters: Any) -> Iterable[tuple[str, Any, Any]]:
    """The flag, the kind and the default of each option."""
    for name, parameter in parameters.items():
        kind, *told = get_args(parameter.annotation) or (None,)
        if told and type(told[0]).__name__ == "OptionInfo":
            declared = [one for one in told[0].param_decls or () if one.startswith("--")]
            yield (declared[0] if declared else f"--{name.replace('_', '-')}"), kind, parameter.default


def _flags(parameters: Any) -> list[str]:
    return [flag for flag, _, _ in _options(parameters)]


def _switches(parameters: Any) -> set[str]:
    """Options that take no value."""
    return {flag for flag, kind, _ in _options(parameters) if kind is bool}


def _game_flags(game: str) -> list[str]:
    return [f"--{name.replace('_', '-')}" for name in games[game].OPTIONS]


def _bots(game: str | None, word: str) -> list[str]:
    """The named bots, each behind what stands before the last comma."""
    from drachenhof.bots.ladder import LEVELS

    first, comma, _ = word.rpartition(",")
    return [f"{first}{comma}{bot}" for bot in LEVELS[game or next(iter(games))]]


def _rules(game: str, word: str) -> list[str]:
    from drachenhof.i18n.rules import SECTIONS, numbers

    rule_numbers = [number for section in SECTIONS[game] for number in numbers(game, section)]
    return [number.lower() for number in rule_numbers] if word.islower() else rule_numbers
