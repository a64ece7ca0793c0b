"""What is explored, as tables and sentences."""

from typing import TYPE_CHECKING, Any

from drachenhof.i18n import Words

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from drachenhof.explore import CaseRows, Picture, Row, Table


def contents(words: Words, table: "Table", views: "list[Picture]") -> list[Any]:
    """Which views there are, each with what it says at its first facet."""
    from drachenhof.explore.saying import facet_label, sentence

    rich, game = _blank(), table.header.game
    for column in ("cli-explore-name", "cli-explore-facets", "cli-explore-says"):
        rich.add_column(words.say(column))
    for view in views:
        facet = next(iter(view.facets))
        title = words.say(f"explore-{game}-{view.name}")
        summary = f"{title} ({facet_label(words, game, view.name, facet)}). {sentence(words, game, view, facet)}"
        rich.add_row(view.name, str(len(view.facets)), summary)
    return [rich, *_header(words, table)]


def view_tables(words: Words, table: "Table", view: "Picture") -> list[Any]:
    """The facets of a view, each as a table with its sentence."""
    from drachenhof.explore.saying import facet_label, label, sentence
    from drachenhof.explore.telling import ground

    game, told = table.header.game, list[Any]()
    for facet, rows in view.facets.items():
        title = f"{words.say(f'explore-{game}-{view.name}')}: {facet_label(words, game, view.name, facet)}"
        labelled = [(label(words, game, view.name, row.key), row) for row in rows]
        rich = _rows(words, game, title, view.figure, labelled)
        told += [rich, sentence(words, game, view, facet), ""]
    told.append(words.say(f"explore-{game}-{view.name}.axis"))
    told.append(words.say(f"explore-by-{ground(view, view.facets)}"))
    if any(row.chosen is not None for rows in view.facets.values() for row in rows):
        told.append(words.say("explore-chosen-why"))
    told.append(words.say("explore-hidden", count=view.hidden, fewest=table.header.fewest))
    return [*told, *_header(words, table)]


def case_tables(words: Words, game: str, case: "CaseRows") -> list[Any]:
    """What rollouts said of one case."""
    from drachenhof.explore.saying import case_sentences
    from drachenhof.i18n.narrator import tale_of

    tale = tale_of(game)
    labelled = [(tale.choice(words, row.key), row) for row in case.rows]
    return [_rows(words, game, words.say("explore-live"), "gain", labelled), *case_sentences(words, game, case)]


def _rows(words: Words, game: str, title: str, shown: str, rows: "list[tuple[str, Row]]") -> "RichTable":
    """A row each: the chance to win, the figure that is shown, the mean score, and how often it is chosen.

    Below each figure stands its interval: beside it names would have no room on a screen of 80 columns.
    """
    from drachenhof.explore.saying import number

    rich = _blank(title)
    rich.add_column(words.say("explore-row"), overflow="fold")  # a name goes on below where the screen is narrow
    figures = [name for name in dict.fromkeys(("win", shown, "amount")) if any(getattr(row, name) for _, row in rows)]
    for name in figures:
        scores = name == "amount" and shown != name  # else the view says what it counts
        head = words.say(f"explore-{game}-score" if scores else f"cli-explore-{name}")
        rich.add_column(f"{head}\n{words.say('explore-interval')}", justify="right")
    chosen = any(row.chosen is not None for _, row in rows)
    if chosen:
        rich.add_column(words.say("explore-chosen"), justify="right")
    rich.add_column(words.say("explore-positions"), justify="right")
    for label, row in rows:
        cells = [label]
        for name in figures:
            figure = getattr(row, name)
            value, low, high = (number(words, name, one) for one in figure) if figure else ("", "", "")
            cells.append(f"{value}\n{low}–{high}" if figure else "")
        if chosen:
            cells.append("" if row.chosen is None else words.say("explore-plain", value=100 * row.chosen))
        rich.add_row(*cells, str(row.positions))
    return rich


def _blank(title: str | None = None) -> "RichTable":
    from rich import box
    from rich.table import Table

    return Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)


def _header(words: Words, table: "Table") -> list[str]:
    from drachenhof.explore.saying import why

    header = table.header
    return [
        why(words, header),
        f"{header.engine} ({header.fingerprint}), {header.bot}, {header.made}: {header.command}",
    ]
