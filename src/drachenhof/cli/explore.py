"""`drachenhof explore`: what works, from the table that comes with the package, or from rollouts now."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drachenhof.cli.complaint import FAILED, Complaint, in_range, write_problem
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.data import Columns
    from drachenhof.explore import CaseRows, Picture, Table

GAMES = 100_000
ROLLOUTS = 400
MOST_GAMES = 100_000_000


def explore(
    words: Words,
    game: Annotated[str, typer.Argument(help="cli-game")],
    view: Annotated[str | None, typer.Argument(help="cli-explore-view")] = None,
    facet: Annotated[str | None, typer.Option(help="cli-explore-facet")] = None,
    csv: Annotated[Path | None, typer.Option(help="cli-explore-csv", metavar="FILE")] = None,
    parquet: Annotated[Path | None, typer.Option(help="cli-explore-parquet", metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
    live: Annotated[bool, typer.Option("--live", help="cli-explore-live")] = False,
    players: Annotated[int, typer.Option(help="cli-explore-players")] = 3,
    seat: Annotated[int, typer.Option(help="cli-explore-seat")] = 1,
    given: Annotated[str, typer.Option(help="cli-explore-given")] = "",
    rollouts: Annotated[int, typer.Option(help="cli-explore-rollouts")] = ROLLOUTS,
    make: Annotated[Path | None, typer.Option(help="cli-explore-make", metavar="FILE")] = None,
    count: Annotated[int, typer.Option("--games", help="cli-explore-games")] = GAMES,
    bot: Annotated[str | None, typer.Option(help="cli-explore-bot", metavar="NAME")] = None,
    seed: Annotated[int, typer.Option(help="cli-simulate-seed")] = 1,
) -> None:
    """What works, from many games: tables, pictures of numbers, rollouts now."""
    from drachenhof.cli.screen import known_game
    from drachenhof.explore.parts import explored

    known_game(words, game)
    if not explored(game):
        raise Complaint(words.say("cli-explore-none", game=game))
    if make is not None:
        in_range(words, "--games", count, 1, MOST_GAMES)
        _make(words, game, make, count, seed, bot)
        return
    asked = {"--csv": csv, "--parquet": parquet}
    _must_fit(words, asked)
    if live:
        case = _look(words, game, players, seat - 1, given.split(), rollouts, seed)
        _tell_case(words, game, players, case, asked, as_json)
    else:
        _tell(words, game, view, facet, asked, as_json)


def _tell(
    words: Words, game: str, view: str | None, facet: str | None, asked: "dict[str, Path | None]", as_json: bool
) -> None:
    """What the table says: on the screen, or in files."""
    from drachenhof.explore import columns

    table = _shipped(words, game)
    views = table.views if view is None else [_named(words, table, view)]
    if facet is not None:
        views = [_only(words, one, facet) for one in views]
    _write(words, columns(table, views), asked)
    if as_json:
        _print_json(table, views)
    elif not any(asked.values()):
        _show(words, table, views, named=view is not None)


def _shipped(words: Words, game: str) -> "Table":
    from drachenhof.explore import shipped

    try:
        table = shipped(game)
    except FileNotFoundError:
        table = None
    if table is None:
        raise Complaint(words.say("cli-explore-none", game=game))
    return table


def _named(words: Words, table: "Table", name: str) -> "Picture":
    try:
        return table.view(name)
    except KeyError:
        names = ", ".join(one.name for one in table.views)
        raise Complaint(words.say("cli-explore-no-view", view=name, views=names)) from None


def _only(words: Words, view: "Picture", facet: str) -> "Picture":
    import msgspec

    if facet not in view.facets:
        raise Complaint(words.say("cli-explore-no-facet", facet=facet, view=view.name, facets=", ".join(view.facets)))
    return msgspec.structs.replace(view, facets={facet: view.facets[facet]})


def _must_fit(words: Words, asked: "dict[str, Path | None]") -> None:
    """Files that are asked for have the right endings and are new: told before anything is worked out."""
    from drachenhof.cli.files import must_be_new
    from drachenhof.cli.tables import ENDINGS

    for option, path in asked.items():
        if path is None:
            continue
        if path.suffix not in ENDINGS[option]:
            raise Complaint(words.say("cli-ending", option=option, endings=", ".join(ENDINGS[option])))
        must_be_new(words, path)


def _write(words: Words, rows: "Columns", asked: "dict[str, Path | None]") -> None:
    """The rows in new files."""
    from drachenhof.cli.screen import printed
    from drachenhof.data import write

    for path in filter(None, asked.values()):
        try:
            write(rows, path)
        except ImportError:
            raise Complaint(words.say("cli-parquet-missing")) from None
        except OSError as error:
            raise Complaint(write_problem(words, str(path), error), FAILED) from None
        printed(words.say("cli-simulate-table", file=str(path)))


def _print_json(table: "Table", views: "list[Picture]") -> None:
    import json

    import msgspec

    from drachenhof.explore import columns

    rows = _rows(columns(table, views))
    json.dump({"header": msgspec.to_builtins(table.header), "rows": rows}, sys.stdout, indent=2)
    print()


def _print_case(case: "CaseRows", told: "Columns") -> None:
    """One case as JSON: its rows are those of the table, each with the move that it stands for."""
    import json

    import msgspec

    rows = [{**row, "move": one.key} for row, one in zip(_rows(told), case.rows, strict=True)]
    json.dump({**msgspec.to_builtins(case), "rows": rows}, sys.stdout, indent=2)
    print()


def _rows(told: "Columns") -> list[dict[str, object]]:
    return [dict(zip(told, row, strict=True)) for row in zip(*told.values(), strict=True)]


def _show(words: Words, table: "Table", views: "list[Picture]", *, named: bool) -> None:
    from drachenhof.cli.explore_table import contents, view_tables
    from drachenhof.cli.screen import printed

    printed(*(view_tables(words, table, views[0]) if named else contents(words, table, views)))


def _look(words: Words, game: str, players: int, seat: int, given: list[str], rollouts: int, seed: int) -> "CaseRows":
    """Rollouts of one case."""
    from drachenhof.cli.progress import progress
    from drachenhof.explore import Unexplored, look
    from drachenhof.explore.live import MOST_ROLLOUTS

    in_range(words, "--rollouts", rollouts, 2, MOST_ROLLOUTS)
    with progress(words, rollouts) as heard:
        done = [0]

        def hear(share: float) -> None:
            heard(round(share * rollouts) - done[0])
            done[0] = round(share * rollouts)

        try:
            return look(game, players, seat, given, rollouts, seed=seed, progress=hear)
        except Unexplored as error:
            raise Complaint(words.say("cli-explore-unfit", problem=str(error))) from None


def _tell_case(
    words: Words, game: str, players: int, case: "CaseRows", asked: "dict[str, Path | None]", as_json: bool
) -> None:
    """What rollouts said of one case: on the screen, or in files."""
    from drachenhof.cli.explore_table import case_tables
    from drachenhof.cli.screen import printed
    from drachenhof.explore import live_columns

    told = live_columns(game, players, case)
    _write(words, told, asked)
    if as_json:
        _print_case(case, told)
    elif not any(asked.values()):
        printed(*case_tables(words, game, case))


def _make(words: Words, game: str, path: Path, count: int, seed: int, bot: str | None) -> None:
    """A table; what is there of it so far lies beside it, so that it can be stopped and gone on with."""
    import msgspec

    from drachenhof.cli.files import must_have_a_folder, replace
    from drachenhof.cli.progress import progress
    from drachenhof.cli.screen import printed
    from drachenhof.explore.keeping import carry_on, resume
    from drachenhof.explore.making import finished
    from drachenhof.explore.playing import searching

    if bot is not None:
        try:
            searching(game, bot)
        except (KeyError, ValueError) as error:
            raise Complaint(words.say("cli-explore-unfit", problem=str(error.args[0]))) from None
    must_have_a_folder(words, path)
    part = path.with_name(f"{path.name}.part")
    try:
        work = resume(part, game, seed, bot)
    except ValueError as error:
        raise Complaint(words.say("cli-explore-other", file=str(part), problem=str(error))) from None
    try:
        with progress(words, count, work.done) as heard:
            carry_on(work, count, part, heard)
    except OSError as error:
        raise Complaint(write_problem(words, str(part), error), FAILED) from None
    by = f" --bot {bot}" if bot else ""
    table = finished(work, f"drachenhof explore {game} --make {path.name} --games {work.done} --seed {seed}{by}")
    replace(words, path, msgspec.json.encode(table) + b"\n")
    part.unlink(missing_ok=True)
    printed(words.say("cli-simulate-table", file=str(path)))
