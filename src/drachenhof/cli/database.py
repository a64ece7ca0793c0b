"""`drachenhof database`: copies and checks of what the server keeps."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.complaint import FAILED, Complaint
from drachenhof.cli.progress import parts
from drachenhof.cli.serve import DATABASE, cannot_open
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.server.db.errors import StoreFailed

SHOWN = 20  # tables with problems


def backup(
    words: Words,
    file: Annotated[Path, typer.Argument(help="cli-database-file")],
    database: Annotated[str | None, typer.Option(help="cli-serve-database", envvar=DATABASE)] = None,
) -> int:
    """Copy everything into one file of SQLite, while it is served."""
    from drachenhof.server.db.backup import back_up

    with _explained(words), parts(words) as progress:
        back_up(database, file, progress)
    print(words.say("cli-database-backed-up", file=str(file)))
    return 0


def copy(
    words: Words,
    source: Annotated[str, typer.Argument(help="cli-database-source")],
    target: Annotated[str, typer.Argument(help="cli-database-target")],
) -> int:
    """Copy everything into an empty database, of either kind."""
    from drachenhof.server.db.database import Database
    from drachenhof.server.db.transfer import copy as copy_all

    with _explained(words), Database.open(source, reading=True) as read, Database.open(target) as written:
        with parts(words) as progress:
            rows = copy_all(read, written, progress)
        print(words.say("cli-database-copied", rows=sum(rows.values()), target=str(written.address)))
    return 0


def check(
    words: Words,
    database: Annotated[str | None, typer.Option(help="cli-serve-database", envvar=DATABASE)] = None,
) -> int:
    """Read everything, and replay the log of every table."""
    from drachenhof.server.db.database import Database
    from drachenhof.server.db.integrity import check as check_all

    with _explained(words), Database.open(database, reading=True) as read, parts(words) as progress:
        outcome = check_all(read, progress)
    print(
        words.say(
            "cli-database-checked", tables=outcome.tables, entries=outcome.entries, problems=len(outcome.problems)
        )
    )
    for where, problem in list(outcome.problems.items())[:SHOWN]:
        print(f"{where}: {problem}")
    return FAILED if outcome.problems else 0


@contextmanager
def _explained(words: Words) -> Iterator[None]:
    """What goes wrong with a database, as a sentence."""
    from drachenhof.server.db.errors import StoreFailed

    try:
        yield
    except StoreFailed as error:
        raise Complaint(_sentence(words, error), FAILED) from None


def _sentence(words: Words, error: "StoreFailed") -> str:
    from drachenhof.server.db.errors import CannotOpen
    from drachenhof.server.db.transfer import CannotCopy

    if isinstance(error, CannotOpen):
        return cannot_open(words, error)
    arguments = {name: str(value) for name, value in error.arguments.items()}
    if isinstance(error, CannotCopy):
        return words.say(f"cli-copy-{error.code}", **arguments)
    return words.say("cli-store-failed", code=error.code)
