"""The output of `drachenhof explore`: tables and sentences."""

from typing import TYPE_CHECKING, Any

from drachenhof.cli.errors import ENGLISH

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from drachenhof.explore import CaseRows, Picture, Row, Table


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
        rich = _rows(game, title, view.figure, labelled)
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
    return [_rows(game, ENGLISH.say("explore-live"), "gain", labelled), *case_sentences(ENGLISH, game, case)]


def _rows(game: str, title: str, shown: str, rows: "list[tuple[str, Row]]") -> "RichTable":
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
