"""`drachenhof verify`: whether every record of a file is a legal game with the right result."""

from typing import Annotated

import typer

from drachenhof.cli.complaint import FAILED
from drachenhof.words import Words


def verify(words: Words, file: Annotated[str, typer.Argument(help="cli-file")]) -> int:
    """Check every record of a file, a sentence each; the exit code is 1 if one is broken."""
    from drachenhof.cli.files import opened
    from drachenhof.records import BrokenRecord, check, documents
    from drachenhof.words.broken import broken

    all_correct = True
    with opened(words, file) as stream:
        try:
            for number, document in enumerate(documents(stream), start=1):
                try:
                    record = document.parse()
                    check(record)
                    scores = "–".join(map(str, record.scores or ()))
                    found = "finished" if scores else "unfinished"
                    said = words.say("cli-verified", found=found, moves=len(record.moves), scores=scores)
                except BrokenRecord as error:
                    all_correct = False
                    said = broken(words, error)
                print(words.say("cli-verified-game", number=number, said=said), flush=True)
        except BrokenRecord as error:  # no record at all
            all_correct = False
            print(broken(words, error))
    return 0 if all_correct else FAILED
