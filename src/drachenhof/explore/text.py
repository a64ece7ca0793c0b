"""Live rollouts for one decision that the user describes, and the text of all figures."""

from collections.abc import Callable, Iterable, Sequence
from math import floor, inf
from threading import Event
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from drachenhof.analysis.measuring import own_seed
from drachenhof.engine.game import Numbers
from drachenhof.explore.build import FEWEST, answers
from drachenhof.explore.parts import Continuation, explored, part_of
from drachenhof.explore.playing import best
from drachenhof.explore.table import Figure, Ground, Header, Picture, Row, Sum, Table, sure_of
from drachenhof.games import games
from drachenhof.i18n.narrator import narration_of
from drachenhof.i18n.phrases import Said, Speaker
from drachenhof.search.rollouts import SCORE, WIN

ROLLOUTS, MOST_ROLLOUTS = 400, 4_000  # of each choice
CHUNK = 10  # of each choice, between two looks at a cancel


_Four: TypeAlias = tuple[Sum, Sum, Sum, Sum]


class Unexplored(ValueError):  # noqa: N818 (it names what is wrong)
    """The described case does not fit the game; the message says why."""


class CaseRows(Struct, frozen=True):
    """The rollout results for each choice of a case, the best first."""

    view: str
    seat: int
    moves: list[str]
    """From the beginning of the game to the decision, chance included: a game that goes on from here can be played."""
    chosen: str
    """The policy's choice."""
    rows: list[Row]
    fewest: int = FEWEST
    """The rollouts per choice below which no choice is called the best, since the order may be luck."""
    alike: tuple[str, ...] = ()
    """Choices that are not significantly worse than the one that won most often; if empty, that one is the best."""

    @property
    def enough(self) -> bool:
        """Whether there were enough rollouts to say which choice is best."""
        return self.rows[0].positions >= self.fewest


def look(
    game: str,
    players: int,
    seat: int,
    given: Sequence[str] = (),
    rollouts: int = ROLLOUTS,
    *,
    seconds: float | None = None,
    seed: int = 1,
    cancel: Event | None = None,
    progress: Callable[[float], None] = lambda _: None,
) -> CaseRows:
    """Estimate the value of each choice of a seat in a situation; the seed draws what is not given.

    With `seconds` it ends after that time, even with fewer rollouts.
    Raises `Unexplored`.
    """
    if not explored(game):
        raise Unexplored(f"there is nothing to explore in {game}")
    rules, part = games[game], part_of(game)
    if players not in rules.PLAYERS or seat not in range(players):
        raise Unexplored(f"{game} has no seat {seat + 1} of {players}")
    try:
        state, moves = part.situation(players, seat, given, seed)
    except ValueError as error:
        raise Unexplored(str(error)) from None
    legal = rules.legal_moves(state)
    keys = [rules.to_text(state, move) for move in legal]
    lines = [Continuation(key, state, move) for key, move in zip(keys, legal, strict=True)]
    sums: dict[str, _Four] = {key: (Sum(), Sum(), Sum(), Sum()) for key in keys}
    wins = list[Numbers]()
    done, until = 0, inf if seconds is None else perf_counter() + seconds
    while done < rollouts and (not done or perf_counter() < until) and not (cancel is not None and cancel.is_set()):
        count = min(CHUNK, rollouts - done)
        results = answers(game, lines, players, own_seed(state), done, count)[:, :, seat]
        wins.append(results[:, :, WIN])
        for figures in results:
            _add(sums, keys, figures[:, WIN].tolist(), figures[:, SCORE].tolist())
        done += count
        progress(done / rollouts)
    rows = [_row(key, done, sums[key]) for key in keys]
    rows.sort(key=lambda row: (-(row.win.value if row.win else 0.0), row.key))
    chosen, alike = rules.to_text(state, best(game, state, legal)), _alike(keys, rows[0].key, np.concatenate(wins))
    return CaseRows(part.LIVE, seat, moves, chosen, rows, alike=alike)


def _alike(keys: list[str], first: str, wins: Numbers) -> tuple[str, ...]:
    """Return the choices that are not significantly worse than the first on the same random numbers.

    The threshold grows with the number of choices, since the first of many may just be the luckiest.
    """
    if len(keys) < 2:
        return ()
    less = wins[:, [keys.index(first)]] - wins
    off = less.std(axis=0) / np.sqrt(max(1, len(wins) - 1))
    close = less.mean(axis=0) <= sure_of(len(keys) - 1) * off
    return tuple(key for key, near in zip(keys, close, strict=True) if near and key != first)


def _row(key: str, done: int, sums: _Four) -> Row:
    win, gain, amount, more = sums
    return Row(key, done, None, win.share(), gain.figure(), amount.figure(), more.figure(), [])


def _add(sums: dict[str, _Four], keys: list[str], wins: list[float], scores: list[float]) -> None:
    """Add one rollout of each choice: its figures, and their differences to the mean of all others."""
    others = max(1, len(keys) - 1)
    for at, key in enumerate(keys):
        win, gain, amount, more = sums[key]
        win.add(wins[at])
        amount.add(scores[at])
        gain.add(wins[at] - (sum(wins) - wins[at]) / others)
        more.add(scores[at] - (sum(scores) - scores[at]) / others)


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
    narration, first = narration_of(game), case.rows[0]
    outcome = "few" if not case.enough else "alike" if case.alike else "best"
    return [
        words.say(
            f"explore-live-{outcome}",
            rollouts=first.positions,
            fewest=case.fewest,
            count=len(case.alike),
            best=narration.choice(words, first.key),
            high=number(words, "win", first.win.value if first.win else 0.0),
        ),
        words.say("explore-live-policy", chosen=narration.choice(words, case.chosen)),
    ]
