"""Text of the explorer: figures of a view and its sentence, names of rows and facets, and all rows as columns."""

from collections.abc import Iterable, Sequence
from math import floor
from typing import Any, TypeAlias

from msgspec.structs import replace

from drachenhof.explore.live import CaseRows
from drachenhof.explore.parts import part_of
from drachenhof.explore.table import Figure, Ground, Header, Picture, Row, Table
from drachenhof.i18n.narrator import tale_of
from drachenhof.i18n.phrases import Said, Speaker

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
    columns: dict[str, list[Any]] = {
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
            columns[name + end] = [figure[at] for figure in figures]
    return columns


SHARES = ("win", "gain")
"""Figures that are shown in per cent."""
SIGNED = ("gain", "more")


def label(words: Speaker[Said], game: str, view: str, key: str) -> Said:
    """Return the name of a row."""
    text = _tokens(words, game, key)
    row = f"explore-{game}-{view}.row"
    return words.say(row, key=text) if words.has(row) and key.isdigit() else text


def facet_label(words: Speaker[Said], game: str, view: str, facet: str) -> Said:
    """Return the name of a facet: `3.drought` is three players and an event."""
    first, _, second = facet.partition(".")
    kind = "none" if not second else "number" if second.isdigit() else "word"
    arguments = {"a": _token(words, game, first), "b": _token(words, game, second), "kind": kind, "raw": first}
    return words.say(f"explore-{game}-{view}.facet", **arguments)


def _tokens(words: Speaker[Said], game: str, key: str) -> Said:
    """Join names: two as a pair, more as a list."""
    names = [_token(words, game, token) for token in key.split()]
    return words.join(names, " + " if len(names) == 2 else ", ")


def _token(words: Speaker[Said], game: str, token: str) -> Said:
    return words.say(f"explore-{game}-token", token=token)


def number(words: Speaker[Said], figure: str, value: float) -> Said:
    """Return a number of a figure: in per cent if it is a share, with its sign if it is a difference."""
    shown = floor(10 * (100 * value if figure in SHARES else value) + 0.5) / 10
    if figure not in SIGNED or not shown:
        return words.say("explore-plain", value=abs(shown) if figure in SIGNED else shown)
    return words.say("explore-less" if shown < 0 else "explore-more", value=abs(shown))


def sentence(words: Speaker[Said], game: str, view: Picture, facet: str) -> Said:
    """Return what a picture means, with its figures."""
    figures = summary(view, facet)
    arguments: dict[str, Any] = {
        name: number(words, view.figure, figures[name]) for name in ("high", "low", "begin", "end")
    }
    for name in ("best", "worst", "first", "last"):
        arguments[name] = _tokens(words, game, figures[name])
    for name in ("highspan", "lowspan"):
        low, high = (number(words, view.figure, end) for end in figures[name])
        arguments[name] = words.say("explore-span", low=low, high=high)
    arguments["alike"] = figures["near"] + figures["far"]
    for name, others in (("near", "others"), ("far", "rest")):
        arguments |= {name: figures[name], others: words.say("explore-alike", count=figures[name])}
    alone = f"explore-{game}-{view.name}.one"
    single = figures["best"] == figures["worst"] and words.has(alone)
    return words.say(alone if single else f"explore-{game}-{view.name}.says", **arguments)


def why(words: Speaker[Said], header: Header) -> Said:
    """Return which games a table is made of."""
    counts = {"games": header.games, "rollouts": header.rollouts}
    if header.player:
        return words.say("explore-why-bot", **counts, bot=header.player)
    return words.join([words.say("explore-why", **counts), words.say(f"explore-{header.game}-strength")], " ")


def case_sentences(words: Speaker[Said], game: str, case: CaseRows) -> list[Said]:
    """Return which choice of a case is best, if that is clear, and the choice of the policy."""
    tale, first = tale_of(game), case.rows[0]
    outcome = "few" if not case.enough else "alike" if case.alike else "best"
    return [
        words.say(
            f"explore-live-{outcome}",
            rollouts=first.positions,
            fewest=case.fewest,
            count=len(case.alike),
            best=tale.choice(words, first.key),
            high=number(words, "win", first.win.value if first.win else 0.0),
        ),
        words.say("explore-live-policy", chosen=tale.choice(words, case.chosen)),
    ]
