"""`drachenhof database`: back up, copy and check the server's database."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.errors import ENGLISH, FAILED, CommandError
from drachenhof.cli.screen import count_of, parts
from drachenhof.cli.serve import DATABASE, cannot_open

if TYPE_CHECKING:
    from drachenhof.server.db.backend import StoreFailed

SHOWN = 20  # tables with problems
_COPY_ERRORS = {
    "not-empty": "The target is not empty: its table “{table}” has rows.",
    "exists": "{file} is there already; give another name.",
    "unwritable": "{file} cannot be written: {reason}.",
    "differs": "What was read back is not what was written ({table}); nothing was kept.",
}
_STORE_ERRORS = {
    "full": "The disk is full.",
    "locked": "Another program has locked the database.",
    "damaged": "The database file is damaged.",
    "unavailable": "The disk or the database server does not answer.",
}
app = typer.Typer(help="Back up, copy and check the server's database.", rich_markup_mode=None)
_Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="A file, sqlite:///… or postgresql://…; a file in the user's data folder if left out.",
        envvar=DATABASE,
    ),
]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not be there yet.")],
    database: _Database = None,
) -> int:
    """Copy everything into one file, while it is served."""
    from drachenhof.server.db.backup import back_up

    with _explained(), parts() as progress:
        back_up(database, file, progress)
    print(f"{file} is complete and verified.")
    return 0


@app.command()
def copy(
    source: Annotated[
        str, typer.Argument(metavar="SOURCE", help="The database to read: a file, sqlite:///… or postgresql://….")
    ],
    target: Annotated[
        str, typer.Argument(metavar="TARGET", help="The database to fill; it is made if need be, and must be empty.")
    ],
) -> int:
    """Copy everything into an empty database, from SQLite to PostgreSQL or back."""
    from drachenhof.server.db.backup import copy as copy_all
    from drachenhof.server.db.database import Database

    with _explained(), Database.open(source, reading=True) as read, Database.open(target) as written:
        with parts() as progress:
            rows = copy_all(read, written, progress)
        print(f"{count_of(sum(rows.values()), 'row')} copied to {written.address} and read back: both are the same.")
    return 0


@app.command()
def check(
    database: _Database = None,
) -> int:
    """Read everything, and replay the log of every table."""
    from drachenhof.server.db.backup import check as check_all
    from drachenhof.server.db.database import Database

    with _explained(), Database.open(database, reading=True) as read, parts() as progress:
        outcome = check_all(read, progress)
    print(f"Tables: {outcome.tables}. Entries: {outcome.entries}. Problems: {len(outcome.problems)}.")
    for where, problem in list(outcome.problems.items())[:SHOWN]:
        print(f"{where}: {problem}")
    return FAILED if outcome.problems else 0


@contextmanager
def _explained() -> Iterator[None]:
    """Turn errors of a database into `CommandError`."""
    from drachenhof.server.db.backend import StoreFailed

    try:
        yield
    except StoreFailed as error:
        raise CommandError(_sentence(error), FAILED) from None


def _sentence(error: "StoreFailed") -> str:
    from drachenhof.server.db.backend import CannotOpen
    from drachenhof.server.db.backup import CannotCopy

    if isinstance(error, CannotOpen):
        return cannot_open(ENGLISH, error)
    arguments = {name: str(value) for name, value in error.arguments.items()}
    if isinstance(error, CannotCopy):
        return _COPY_ERRORS[error.code].format(**arguments)
    return _STORE_ERRORS.get(error.code, f"The database failed: {error.code}.")
