"""`drachenhof verify`: whether every record of a file is a legal game with the right result, and dealt fairly."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drachenhof.cli.complaint import FAILED
from drachenhof.words import Words

if TYPE_CHECKING:
    from drachenhof.fair import Fairness
    from drachenhof.records import Document


def verify(
    words: Words,
    file: Annotated[str, typer.Argument(help="cli-file")],
    commitment: Annotated[str | None, typer.Option(help="cli-verify-commitment")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="cli-verify-quiet")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
) -> int:
    """Check every record of a file, a sentence each, and a sum of several; the exit code is 1 if one is broken."""
    games, broken = 0, list[dict[str, Any]]()
    for games, (correct, said) in enumerate(_verdicts(words, file, commitment), start=1):
        if not correct:
            broken.append({"game": games, "said": said})
        if not as_json and not (quiet and correct):
            print(said, flush=True)
    if as_json:
        sums = {"file": file, "games": games, "correct": games - len(broken), "broken": broken}
        print(json.dumps(sums, indent=2, ensure_ascii=False))
    elif quiet or games > 1:
        print(words.say("cli-verified-sum", games=games, broken=len(broken)))
    return FAILED if broken else 0


def _verdicts(words: Words, file: str, commitment: str | None) -> Iterator[tuple[bool, str]]:
    """Whether each record is correct, and a sentence about it."""
    from drachenhof.cli.files import opened
    from drachenhof.records import BrokenRecord, documents
    from drachenhof.words.broken import broken

    with opened(words, file) as stream:
        try:
            for number, document in enumerate(documents(stream), start=1):
                correct, said = _verdict(words, document, commitment)
                yield correct, words.say("cli-verified-game", number=number, said=said)
        except BrokenRecord as error:  # no record at all
            yield False, broken(words, error)


def _verdict(words: Words, document: "Document", noted: str | None) -> tuple[bool, str]:
    from drachenhof.fair import check_fair
    from drachenhof.records import BrokenRecord, check
    from drachenhof.words.broken import broken

    try:
        record = document.parse()
        fairness = check_fair(record)  # first: a deal that was changed makes later moves illegal
        check(record)
    except BrokenRecord as error:
        return False, broken(words, error)
    if noted is not None and record.extra.get("fair", {}).get("commitment") != noted.strip().lower():
        return False, words.say("cli-verified-other-commitment")
    scores = "–".join(map(str, record.scores or ()))
    found = "finished" if scores else "unfinished"
    said = words.say("cli-verified", found=found, moves=len(record.moves), scores=scores)
    return True, _fair(words, said, fairness)


def _fair(words: Words, said: str, fairness: "Fairness | None") -> str:
    """What is to be said of the deals."""
    if fairness is None:
        return words.say("cli-verified-unchecked", said=said)
    if fairness.recomputed is None:
        said = words.say("cli-verified-not-yet", said=said)
    else:
        said = words.say("cli-verified-fair", said=said, count=fairness.recomputed)
    if fairness.given is not None:
        said = words.say("cli-verified-given", said=said, moves=fairness.given)
    for seat in fairness.left_out:
        said = words.say("cli-verified-left-out", said=said, seat=seat + 1)
    return said
