"""Figures for the sentence of a view, example games, and all rows as columns."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from drachenhof.explore.live import CaseRows
from drachenhof.explore.parts import part_of
from drachenhof.explore.table import Figure, Ground, Picture, Row, Table

FIGURES = ("win", "gain", "amount", "more")

_Listed: TypeAlias = tuple[str, Ground, str, Row, float | None]
"""View, ground, facet, row, and how often the row was chosen."""


def summary(view: Picture, facet: str) -> dict[str, Any]:
    """Return the figures for the sentence of a view: its best, worst, first and last row.

    `highspan` and `lowspan` are the 95 % intervals of the best and the worst row. `near` and `far` count rows that do
    not differ measurably from these: only if there are none does the sentence call the row best or worst.
    """
    rows = [row for row in view.facets[facet] if getattr(row, view.figure) is not None]
    ranked = sorted(rows, key=lambda row: shown(view, row).value, reverse=not view.downward)
    best, worst = ranked[0], ranked[-1]
    near, far = view.alike[facet]
    return {
        "best": best.key,
        "worst": worst.key,
        "first": rows[0].key,
        "last": rows[-1].key,
        "high": shown(view, best).value,
        "low": shown(view, worst).value,
        "begin": shown(view, rows[0]).value,
        "end": shown(view, rows[-1]).value,
        "highspan": shown(view, best)[1:],
        "lowspan": shown(view, worst)[1:],
        "near": near,
        "far": far,
        "positions": sum(row.positions for row in rows),
    }


def shown(view: Picture, row: Row) -> Figure:
    """Return the figure of a row that the picture shows."""
    figure: Figure = getattr(row, view.figure)
    return figure


def ground(view: Picture, facets: Iterable[str]) -> str:
    """Return what the figures of some facets are based on: `rollouts-mixed` if rows differ in their positions."""
    mixed = any(len({row.positions for row in view.facets[facet]}) > 1 for facet in facets)
    return f"{view.by}-mixed" if view.by == "rollouts" and mixed else view.by


def examples(view: Picture, game: str, players: int, seat: int, move: str) -> list[tuple[int, int]]:
    """Return games of a view with a move, of these players and this seat first."""
    part = part_of(game)
    nearest = (facet for facet in (f"{players}.{seat + 1}", str(players)) if facet in view.facets)
    for facet in (*nearest, *view.facets):
        for row in view.facets[facet]:
            if row.examples and part.move_of(view.name, facet, row.key) == move:
                return row.examples
    return []


def columns(table: Table, views: list[Picture]) -> dict[str, list[Any]]:
    """Return all rows of some views as columns, for CSV, Parquet and JSON."""
    listed = [
        (view.name, view.by, facet, row, row.chosen)
        for view in views
        for facet, rows in view.facets.items()
        for row in rows
    ]
    return _columns(table.header.game, listed)


def live_columns(game: str, players: int, case: CaseRows) -> dict[str, list[Any]]:
    """Return the choices of a case in the same columns, each with its facet and key in the table."""
    listed = list[_Listed]()
    for row in case.rows:
        facet, key = part_of(game).place(row.key, players, case.seat)
        listed.append((case.view, "rollouts", facet, replace(row, key=key), float(row.key == case.chosen)))
    return _columns(game, listed)


def _columns(game: str, listed: "Sequence[_Listed]") -> dict[str, list[Any]]:
    told: dict[str, list[Any]] = {
        "game": [game] * len(listed),
        "view": [view for view, _, _, _, _ in listed],
        "by": [by for _, by, _, _, _ in listed],
        "facet": [facet for _, _, facet, _, _ in listed],
        "key": [row.key for _, _, _, row, _ in listed],
        "positions": [row.positions for _, _, _, row, _ in listed],
        "chosen": [chosen for _, _, _, _, chosen in listed],
    }
    for name in FIGURES:
        figures = [getattr(row, name) or (None, None, None) for _, _, _, row, _ in listed]
        for at, end in enumerate(("", "_low", "_high")):
            told[name + end] = [figure[at] for figure in figures]
    return told
