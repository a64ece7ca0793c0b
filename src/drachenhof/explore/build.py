"""Build a table: play games, run rollouts at their decisions, add up the results and save them."""

import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from drachenhof import __version__
from drachenhof.engine.game import Numbers
from drachenhof.explore.parts import Continuation, Question, Shown, Sighting, fingerprint, part_of
from drachenhof.explore.playing import Played, played, policy
from drachenhof.explore.table import Header, Picture, Row, RowSums, Table, alike
from drachenhof.games import games
from drachenhof.search.rollouts import SCORE, WIN, Luck

FEWEST = 100  # positions that a row needs to be shown
EXAMPLES = 3  # example games of a row
CALM = 0.0  # noise in the decisions of rollouts: all seats choose the policy's favourite move


class TableSoFar(Struct):
    """An unfinished table: sums over the first games of a seed, played by the policy or by a bot."""

    game: str
    seed: int
    player: str | None = None
    done: int = 0
    rollouts: int = 0
    sums: dict[str, dict[str, dict[str, RowSums]]] = {}
    """By view, facet and row."""


def make(game: str, count: int, seed: int, advance: Callable[[int], None] = lambda _: None) -> Table:
    """The table of `count` games; the same seed gives the same table, but for its date."""
    work = TableSoFar(game, seed)
    go_on(work, count, advance)
    return finished(work, f"drachenhof explore {game} --make table.json --games {count} --seed {seed}")


def go_on(work: TableSoFar, count: int, advance: Callable[[int], None] = lambda _: None) -> None:
    """Play `count` more games and add their results to the sums."""
    part = part_of(work.game)
    for number in range(work.done, work.done + count):
        one = played(work.game, work.seed, number, player=work.player)
        rng = np.random.default_rng((work.seed, number))
        for question in part.questions(one, rng):
            _answer(work, question, one, int(rng.integers(1 << 50)))
        for sighting in part.sightings(one):
            _see(work, sighting, one)
        work.done += 1
        advance(1)


def answers(game: str, lines: Iterable[Continuation], players: int, seed: int, first: int, count: int) -> Numbers:
    """Rollouts of each continuation on the same luck: by rollout, continuation, seat, and WIN, PLACE, SCORE."""
    figures, listed = [], list(lines)
    together = [at for at, line in enumerate(listed) if not at or line.state is not listed[at - 1].state]
    for begin, end in zip(together, [*together[1:], len(listed)], strict=True):
        luck = Luck(game, listed[begin].state, players, seed, CALM, anew=False, weights=policy(game))
        figures.append(luck.roll(np.array([line.move for line in listed[begin:end]], np.int16), first, count))
    return np.concatenate(figures, axis=1)


def _answer(work: TableSoFar, question: Question, one: Played, seed: int) -> None:
    results = answers(work.game, question.lines, one.players, seed, 0, 1)[0]
    work.rollouts += len(question.lines)
    for facet, seat in question.facets.items():
        wins, scores = results[:, seat, WIN], results[:, seat, SCORE]
        for at, line in enumerate(question.lines):
            if line.key is None:
                continue
            sums = _sums(work, question.view, facet, line.key)
            sums.asked |= question.chosen is not None
            sums.chosen += line.key == question.chosen
            _book(sums, one, question.at, float(wins[at]), float(scores[at]))
            if at != question.base:
                sums.gain.add(float(wins[at]) - _compared(wins, at, question.base))
                sums.more.add(float(scores[at]) - _compared(scores, at, question.base))


def _compared(figures: Numbers, at: int, base: int | None) -> float:
    """Return the figure to compare a continuation with: that of `base`, or the mean of all others."""
    if base is not None:
        return float(figures[base])
    return float((figures.sum() - figures[at]) / max(1, len(figures) - 1))


def _see(work: TableSoFar, sighting: Sighting, one: Played) -> None:
    _book(_sums(work, sighting.view, sighting.facet, sighting.key), one, sighting.at, sighting.win, sighting.amount)


def _book(sums: RowSums, one: Played, at: int, win: float | None, amount: float | None) -> None:
    sums.positions += 1
    if win is not None:
        sums.win.add(win)
    if amount is not None:
        sums.amount.add(amount)
    if len(sums.examples) < EXAMPLES:
        sums.examples.append((one.number, at))


def _sums(work: TableSoFar, view: str, facet: str, key: str) -> RowSums:
    return work.sums.setdefault(view, {}).setdefault(facet, {}).setdefault(key, RowSums())


def finished(work: TableSoFar, command: str, fewest: int = FEWEST) -> Table:
    """Make the finished table from the sums."""
    part = part_of(work.game)
    views = {name: _view(work, name, fewest) for name in part.VIEWS if name in work.sums}
    for view in part.finish(views, work.seed, work.done):
        views[view.name] = view
    header = Header(
        game=work.game,
        command=command,
        games=work.done,
        seed=work.seed,
        bot=work.player or _called(work.game),
        tables=[(players, {name: str(value) for name, value in options.items()}) for players, options in part.TABLES],
        rollouts=work.rollouts,
        fewest=fewest,
        engine=f"drachenhof {__version__}",
        fingerprint=fingerprint(work.game, work.seed, work.player),
        made=datetime.now(UTC).date().isoformat(),
        player=work.player,
    )
    return Table(header, [_with_ties(views[name]) for name in part.VIEWS if name in views])


def _view(work: TableSoFar, name: str, fewest: int) -> Picture:
    shown, facets, hidden = part_of(work.game).VIEWS[name], dict[str, list[Row]](), 0
    for facet, rows in sorted(work.sums[name].items(), key=lambda item: natural(item[0])):
        visible = [_row(key, sums) for key, sums in rows.items() if sums.positions >= fewest]
        if not any(getattr(row, shown.figure) for row in visible):  # a row to compare with is useless alone
            visible = []
        hidden += len(rows) - len(visible)
        if visible:
            facets[facet] = _ordered(visible, shown)
    return Picture(name, shown.by, shown.figure, shown.downward, facets, hidden)


def _with_ties(view: Picture) -> Picture:
    """Add to a view how many rows of each facet do not differ significantly from its best and its worst."""
    counts = {facet: alike(rows, view.figure, view.downward) for facet, rows in view.facets.items()}
    return replace(view, alike=counts)


def _ordered(rows: list[Row], shown: Shown) -> list[Row]:
    """Sort rows by number if all are numbers (months, places), otherwise the best first."""
    if all(row.key.isdigit() for row in rows):
        return sorted(rows, key=lambda row: int(row.key))
    return sorted(rows, key=lambda row: (_worst_first(row, shown), row.key), reverse=True)


def _worst_first(row: Row, shown: Shown) -> float:
    figure = getattr(row, shown.figure)
    value = 0.0 if figure is None else float(figure.value)
    return -value if shown.downward else value


def natural(facet: str) -> tuple[tuple[int, str], ...]:
    """Return a sort key that orders numbers by size, also at the beginning of a word."""
    matches = (re.match(r"(\d*)(.*)", word) for word in facet.split("."))
    return tuple((int(one[1] or 0), one[2]) for one in matches if one)


def _row(key: str, sums: RowSums) -> Row:
    chosen = round(sums.chosen / sums.positions, 4) if sums.asked else None
    win = sums.win.share()
    return Row(
        key, sums.positions, chosen, win, sums.gain.figure(), sums.amount.figure(), sums.more.figure(), sums.examples
    )


def _called(game: str) -> str:
    """Return the name of the policy: that of its net, or `policy` if it has none."""
    return str(getattr(games.part(game, "bots"), "NET", "policy"))


TOGETHER = 500  # games between two times that the file is written


def resume(path: Path, game: str, seed: int, player: str | None = None) -> TableSoFar:
    """Load unfinished work from a file, or start anew without one; raises ValueError if its games are others."""
    if not path.exists():
        return TableSoFar(game, seed, player)
    try:
        work = msgspec.json.decode(path.read_bytes(), type=TableSoFar)
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from None
    if (work.game, work.seed, work.player) != (game, seed, player):
        raise ValueError(f"{work.game}, seed {work.seed}" + (f", {work.player}" if work.player else ""))
    return work


def save(work: TableSoFar, path: Path) -> None:
    """Write the work to its file, whole or not at all."""
    temporary = path.with_name(f"{path.name}.new")
    temporary.write_bytes(msgspec.json.encode(work))
    temporary.replace(path)


def carry_on(work: TableSoFar, count: int, path: Path, advance: Callable[[int], None] = lambda _: None) -> None:
    """Play until there are `count` games, saving the work regularly."""
    while work.done < count:
        go_on(work, min(TOGETHER, count - work.done), advance)
        save(work, path)
