"""`drachenhof explore`: statistics of choices, from the bundled table or from rollouts."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drachenhof.cli.errors import ENGLISH, FAILED, CommandError, in_range, write_problem
from drachenhof.cli.params import AsJson, GameName, Seed

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from drachenhof.data import Columns
    from drachenhof.explore import CaseRows, Picture, Row, Table


GAMES = 100_000
ROLLOUTS = 400
MOST_GAMES = 100_000_000


def explore(
    game: GameName,
    view: Annotated[
        str | None, typer.Argument(metavar="VIEW", help="The view; without it, all views are listed.")
    ] = None,
    facet: Annotated[str | None, typer.Option(help="Only one facet, as the table names it, such as 3.1.")] = None,
    csv: Annotated[Path | None, typer.Option(help="Write the rows to this new CSV file.", metavar="FILE")] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="Write the rows to this new Parquet file (extra data).", metavar="FILE")
    ] = None,
    as_json: AsJson = False,
    live: Annotated[
        bool, typer.Option("--live", help="Compute rollouts of one decision now, instead of reading the table.")
    ] = False,
    players: Annotated[int, typer.Option(help="How many play; with --live.")] = 3,
    seat: Annotated[int, typer.Option(help="Which seat decides, from 1; with --live.")] = 1,
    given: Annotated[
        str,
        typer.Option(help="The known facts of the case in notation, separated by spaces; with --live."),
    ] = "",
    rollouts: Annotated[int, typer.Option(help="Rollouts of each choice; with --live.")] = ROLLOUTS,
    make: Annotated[
        Path | None,
        typer.Option(
            help="Build a new table and write it to this file; an interrupted build continues.",
            metavar="FILE",
        ),
    ] = None,
    count: Annotated[int, typer.Option("--games", help="How many games make a new table.")] = GAMES,
    bot: Annotated[
        str | None,
        typer.Option(
            help="The bot whose games make the new table, such as herald; the policy without search if left out.",
            metavar="NAME",
        ),
    ] = None,
    seed: Seed = 1,
) -> None:
    """Show what works, from many games of bots: a game’s choices with intervals, or rollouts of one case."""
    from drachenhof.cli.screen import known_game
    from drachenhof.explore.parts import explored

    known_game(ENGLISH, game)
    if not explored(game):
        raise CommandError(f"There is nothing to explore in {game}.")
    if make is not None:
        in_range(ENGLISH, "--games", count, 1, MOST_GAMES)
        _make(game, make, count, seed, bot)
        return
    asked = {"--csv": csv, "--parquet": parquet}
    _must_fit(asked)
    if live:
        case = _rollouts(game, players, seat - 1, given.split(), rollouts, seed)
        _output_case(game, players, case, asked, as_json)
    else:
        _output(game, view, facet, asked, as_json)


def _output(game: str, view: str | None, facet: str | None, asked: "dict[str, Path | None]", as_json: bool) -> None:
    """Print the table or write it to files."""
    from drachenhof.explore import columns

    table = _shipped(game)
    views = table.views if view is None else [_named(table, view)]
    if facet is not None:
        views = [_only(one, facet) for one in views]
    _write(columns(table, views), asked)
    if as_json:
        _print_json(table, views)
    elif not any(asked.values()):
        _show(table, views, named=view is not None)


def _shipped(game: str) -> "Table":
    from drachenhof.explore import shipped

    try:
        table = shipped(game)
    except FileNotFoundError:
        table = None
    if table is None:
        raise CommandError(f"There is nothing to explore in {game}.")
    return table


def _named(table: "Table", name: str) -> "Picture":
    try:
        return table.view(name)
    except KeyError:
        names = ", ".join(one.name for one in table.views)
        raise CommandError(f"There is no view {name}; there are: {names}.") from None


def _only(view: "Picture", facet: str) -> "Picture":
    import msgspec

    if facet not in view.facets:
        raise CommandError(f"{view.name} has no facet {facet}; it has: {', '.join(view.facets)}.")
    return msgspec.structs.replace(view, facets={facet: view.facets[facet]})


def _must_fit(asked: "dict[str, Path | None]") -> None:
    """Raise `CommandError` for wrong endings or existing files, before anything is computed."""
    from drachenhof.cli.files import must_be_new
    from drachenhof.cli.simulate import ENDINGS

    for option, path in asked.items():
        if path is None:
            continue
        if path.suffix not in ENDINGS[option]:
            raise CommandError(f"{option} wants a file that ends with {', '.join(ENDINGS[option])}.")
        must_be_new(ENGLISH, path)


def _write(rows: "Columns", asked: "dict[str, Path | None]") -> None:
    """The rows in new files."""
    from drachenhof.cli.screen import echo
    from drachenhof.data import write

    for path in filter(None, asked.values()):
        try:
            write(rows, path)
        except ImportError:
            raise CommandError("Parquet needs pyarrow: pip install 'drachenhof[data]'.") from None
        except OSError as error:
            raise CommandError(write_problem(ENGLISH, str(path), error), FAILED) from None
        echo(f"Wrote the table {path}.")


def _print_json(table: "Table", views: "list[Picture]") -> None:
    import json

    import msgspec

    from drachenhof.explore import columns

    rows = _rows(columns(table, views))
    json.dump({"header": msgspec.to_builtins(table.header), "rows": rows}, sys.stdout, indent=2)
    print()


def _print_case(case: "CaseRows", columns: "Columns") -> None:
    """One case as JSON: its rows are those of the table, each with the move that it stands for."""
    import json

    import msgspec

    rows = [{**row, "move": one.key} for row, one in zip(_rows(columns), case.rows, strict=True)]
    json.dump({**msgspec.to_builtins(case), "rows": rows}, sys.stdout, indent=2)
    print()


def _rows(columns: "Columns") -> list[dict[str, object]]:
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


def _show(table: "Table", views: "list[Picture]", *, named: bool) -> None:
    from drachenhof.cli.screen import echo

    echo(*(view_tables(table, views[0]) if named else contents(table, views)))


def _rollouts(game: str, players: int, seat: int, given: list[str], rollouts: int, seed: int) -> "CaseRows":
    """Rollouts of one case."""
    from drachenhof.cli.screen import progress
    from drachenhof.explore import Unexplored, look
    from drachenhof.explore.text import MOST_ROLLOUTS

    in_range(ENGLISH, "--rollouts", rollouts, 2, MOST_ROLLOUTS)
    with progress(rollouts) as advance:
        done = [0]

        def report(share: float) -> None:
            advance(round(share * rollouts) - done[0])
            done[0] = round(share * rollouts)

        try:
            return look(game, players, seat, given, rollouts, seed=seed, progress=report)
        except Unexplored as error:
            raise CommandError(f"That does not fit the game: {error}.") from None


def _output_case(game: str, players: int, case: "CaseRows", asked: "dict[str, Path | None]", as_json: bool) -> None:
    """Print the result of rollouts or write it to files."""
    from drachenhof.cli.screen import echo
    from drachenhof.explore import live_columns

    columns = live_columns(game, players, case)
    _write(columns, asked)
    if as_json:
        _print_case(case, columns)
    elif not any(asked.values()):
        echo(*case_tables(game, case))


def _make(game: str, path: Path, count: int, seed: int, bot: str | None) -> None:
    """Build a table; an unfinished one is saved in a `.part` file, from which the next call continues."""
    import msgspec

    from drachenhof.cli.files import must_have_a_folder, replace
    from drachenhof.cli.screen import echo, progress
    from drachenhof.explore.build import carry_on, finished, resume
    from drachenhof.explore.playing import searching

    if bot is not None:
        try:
            searching(game, bot)
        except (KeyError, ValueError) as error:
            raise CommandError(f"That does not fit the game: {error.args[0]}.") from None
    must_have_a_folder(ENGLISH, path)
    part = path.with_name(f"{path.name}.part")
    try:
        work = resume(part, game, seed, bot)
    except ValueError as error:
        raise CommandError(f"{part} is not of this game, seed and bot: {error}.") from None
    try:
        with progress(count, work.done) as advance:
            carry_on(work, count, part, advance)
    except OSError as error:
        raise CommandError(write_problem(ENGLISH, str(part), error), FAILED) from None
    by = f" --bot {bot}" if bot else ""
    table = finished(work, f"drachenhof explore {game} --make {path.name} --games {work.done} --seed {seed}{by}")
    replace(ENGLISH, path, msgspec.json.encode(table) + b"\n")
    part.unlink(missing_ok=True)
    echo(f"Wrote the table {path}.")


_COLUMNS = {"win": "Wins %", "gain": "Wins more", "amount": "Average", "more": "More"}


def contents(table: "Table", views: "list[Picture]") -> list[Any]:
    """Return the list of views, each with the sentence of its first facet."""
    from drachenhof.explore.text import facet_label, sentence

    rich, game = _blank(), table.header.game
    for column in ("View", "Facets", "Summary"):
        rich.add_column(column)
    for view in views:
        facet = next(iter(view.facets))
        title = ENGLISH.say(f"explore-{game}-{view.name}")
        summary = f"{title} ({facet_label(ENGLISH, game, view.name, facet)}). {sentence(ENGLISH, game, view, facet)}"
        rich.add_row(view.name, str(len(view.facets)), summary)
    return [rich, *_header(table)]


def view_tables(table: "Table", view: "Picture") -> list[Any]:
    """Return the facets of a view, each as a table with its sentence."""
    from drachenhof.explore.text import facet_label, ground, label, sentence

    game, lines = table.header.game, list[Any]()
    for facet, rows in view.facets.items():
        title = f"{ENGLISH.say(f'explore-{game}-{view.name}')}: {facet_label(ENGLISH, game, view.name, facet)}"
        labelled = [(label(ENGLISH, game, view.name, row.key), row) for row in rows]
        rich = _table_rows(game, title, view.figure, labelled)
        lines += [rich, sentence(ENGLISH, game, view, facet), ""]
    lines.append(ENGLISH.say(f"explore-{game}-{view.name}.axis"))
    lines.append(ENGLISH.say(f"explore-by-{ground(view, view.facets)}"))
    if any(row.chosen is not None for rows in view.facets.values() for row in rows):
        lines.append(ENGLISH.say("explore-chosen-why"))
    lines.append(ENGLISH.say("explore-hidden", count=view.hidden, fewest=table.header.fewest))
    return [*lines, *_header(table)]


def case_tables(game: str, case: "CaseRows") -> list[Any]:
    """Return the result of rollouts of one case."""
    from drachenhof.explore.text import case_sentences
    from drachenhof.i18n.narrator import narration_of

    narration = narration_of(game)
    labelled = [(narration.choice(ENGLISH, row.key), row) for row in case.rows]
    return [_table_rows(game, ENGLISH.say("explore-live"), "gain", labelled), *case_sentences(ENGLISH, game, case)]


def _table_rows(game: str, title: str, shown: str, rows: "list[tuple[str, Row]]") -> "RichTable":
    """Return a row per choice: win rate, the figure of the view, mean score, and how often it is chosen.

    Each interval stands below its figure, because names need the room on a screen of 80 columns.
    """
    from drachenhof.explore.text import number

    rich = _blank(title)
    rich.add_column(ENGLISH.say("explore-row"), overflow="fold")  # a name goes on below where the screen is narrow
    figures = [name for name in dict.fromkeys(("win", shown, "amount")) if any(getattr(row, name) for _, row in rows)]
    for name in figures:
        scores = name == "amount" and shown != name  # else the view says what it counts
        head = ENGLISH.say(f"explore-{game}-score") if scores else _COLUMNS[name]
        rich.add_column(f"{head}\n{ENGLISH.say('explore-interval')}", justify="right")
    chosen = any(row.chosen is not None for _, row in rows)
    if chosen:
        rich.add_column(ENGLISH.say("explore-chosen"), justify="right")
    rich.add_column(ENGLISH.say("explore-positions"), justify="right")
    for label, row in rows:
        cells = [label]
        for name in figures:
            figure = getattr(row, name)
            value, low, high = (number(ENGLISH, name, one) for one in figure) if figure else ("", "", "")
            cells.append(f"{value}\n{low}–{high}" if figure else "")
        if chosen:
            cells.append("" if row.chosen is None else ENGLISH.say("explore-plain", value=100 * row.chosen))
        rich.add_row(*cells, str(row.positions))
    return rich


def _blank(title: str | None = None) -> "RichTable":
    from rich import box
    from rich.table import Table

    return Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)


def _header(table: "Table") -> list[str]:
    from drachenhof.explore.text import why

    header = table.header
    return [
        why(ENGLISH, header),
        f"{header.engine} ({header.fingerprint}), {header.bot}, {header.made}: {header.command}",
    ]
