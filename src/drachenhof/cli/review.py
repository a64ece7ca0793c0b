"""`drachenhof review`: what luck, own choices and those of others did to each seat of finished games."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.errors import FAILED, CommandError, in_range, print_error
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.analysis.review import Review
    from drachenhof.records import Record

WHOLE = 100  # of the bar, for each game
ENDINGS = (".json", ".jsonl")


def review(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-review-file")],
    seat: Annotated[int | None, typer.Option(help="cli-review-seat")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="cli-review-quick")] = False,
    seed: Annotated[int, typer.Option(help="cli-review-seed")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
    html: Annotated[Path | None, typer.Option(help="cli-review-html")] = None,
) -> int:
    """Review every game of a file or a folder; the exit code is 1 if one is not over or broken."""
    words: Words = ctx.obj
    from drachenhof.cli.files import must_have_a_folder, replace
    from drachenhof.cli.review_page import page
    from drachenhof.cli.review_table import Tallies, print_players, print_review
    from drachenhof.cli.screen import progress

    if html is not None:
        must_have_a_folder(words, html)
    named, code = _named(words, file)
    reviews: list[tuple[Record, Review]] = []
    tallies = Tallies()
    with progress(WHOLE * len(named), doing=words.say("cli-review-doing")) as advance:
        for number, (name, record) in enumerate(named, start=1):
            reviewed = _reviewed(words, name, number, record, seat, seed, quick, _in_steps(advance))
            if reviewed is None:
                code = FAILED
                continue
            tallies.add(words, record, reviewed)
            if html is not None:
                reviews.append((record, reviewed))
            elif as_json:
                print(reviewed.to_json(), flush=True)
            else:
                print_review(words, record, reviewed, seat)
    if html is not None and reviews:
        replace(words, html, page(words, reviews, seat, tallies.tables(words)).encode())
    elif not as_json:
        print_players(tallies.tables(words))
    sys.stdout.flush()
    return code


def _named(words: Words, file: str) -> "tuple[list[tuple[str, Record]], int]":
    """All records of a file, or of the files of a folder, with the names of their files; and the exit code so far.

    A broken file of a folder is reported, and the others are reviewed.
    """
    folder = Path(file)
    if file == "-" or not folder.is_dir():
        return list(_records(words, file)), 0
    names = sorted(map(str, _files(folder)))
    if not names:
        raise CommandError(words.say("cli-review-none", file=file))
    named: list[tuple[str, Record]] = []
    code = 0
    for name in names:
        try:
            named += _records(words, name)
        except CommandError as problem:
            print_error(str(problem))
            code = FAILED
    return named, code


def _records(words: Words, name: str) -> "Iterator[tuple[str, Record]]":
    from drachenhof.cli.files import opened
    from drachenhof.i18n.errors import record_error
    from drachenhof.records import BrokenRecord
    from drachenhof.records.files import documents

    with opened(words, name) as stream:
        try:
            yield from ((name, document.parse()) for document in documents(stream))
        except BrokenRecord as error:
            raise CommandError(words.say("cli-in-file", file=name, said=record_error(words, error)), FAILED) from None


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.iterdir() if path.suffix in ENDINGS)


def _reviewed(
    words: Words,
    name: str,
    number: int,
    record: "Record",
    seat: int | None,
    seed: int,
    quick: bool,
    progress: Callable[[float], None],
) -> "Review | None":
    """Review a game; print an error and return None if it is not over."""
    from drachenhof.analysis.review import NotOver
    from drachenhof.analysis.review import review as reviewed
    from drachenhof.i18n.errors import record_error
    from drachenhof.records import BrokenRecord

    if seat is not None:
        in_range(words, "--seat", seat, 1, len(record.seats))
    try:
        return reviewed(record, None if seat is None else [seat - 1], sharp=not quick, seed=seed, progress=progress)
    except NotOver:
        print_error(words.say("cli-in-file", file=name, said=words.say("cli-review-not-over", number=number)))
    except BrokenRecord as error:
        print_error(words.say("cli-in-file", file=name, said=record_error(words, error)))
    progress(1.0)
    return None


def _in_steps(advance: Callable[[int], None]) -> Callable[[float], None]:
    """Return a callback that takes the share of a game done, 0 to 1, and advances the bar by whole steps."""
    done = 0

    def report(share: float) -> None:
        nonlocal done
        steps = int(WHOLE * share) - done
        if steps > 0:
            done += steps
            advance(steps)

    return report
