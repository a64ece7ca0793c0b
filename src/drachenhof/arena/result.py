"""`play` and `tournament`, and the result of a tournament: printed, exported and drawn."""

import csv
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO, StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from drachenhof.arena.match import GameResult, Match, named_apart, parse_all, warm_up
from drachenhof.arena.match import play as play_match
from drachenhof.arena.standings import Standing, Standings, standings
from drachenhof.arena.statistics import Estimate
from drachenhof.arena.store import Results, Store
from drachenhof.arena.tournament import Tournament, run
from drachenhof.arena.workers import play_here
from drachenhof.bots import BotLike, Fault
from drachenhof.games import games as all_games
from drachenhof.records import Record

if TYPE_CHECKING:
    import pyarrow


COLUMNS = ("bot", "games", "wins", "95 %", "score", "95 %", "place", "95 %")
UNKNOWN = "–"


@dataclass(frozen=True, repr=False)
class TournamentResult:
    """The result of a tournament. `print` shows it as a table with 95 % intervals."""

    tournament: Tournament
    games: Sequence[GameResult]
    """The played games: seats, scores, places and moves."""

    @cached_property
    def standings(self) -> Standings:
        """The standings: bots in order, the crosstable, and the winning score."""
        return standings(self.tournament.bots, self.games)

    @cached_property
    def records(self) -> list[Record]:
        """The games as records."""
        matches = self.tournament.matches(len(self.games))
        return [result.record(match) for match, result in zip(matches, self.games, strict=True)]

    def __repr__(self) -> str:
        return "\n".join([self.title, "", *_aligned([COLUMNS, *map(_row, self.standings.bots)]), *self._forfeits()])

    @property
    def title(self) -> str:
        """The game, the number of games and players, and the seed."""
        settings = self.tournament
        return f"{settings.game}: {len(self.games)} games, {settings.players} players, seed {settings.seed}"

    def _forfeits(self) -> list[str]:
        lines = []
        for one in self.standings.bots:
            if one.forfeits:
                number, first = one.forfeits[0]
                fault = Fault(first["code"], one.bot, first["problem"])
                lines.append(
                    f"{one.bot} forfeited {len(one.forfeits)} of {one.seats} games. In game {number + 1}: {fault}"
                )
        return lines

    def to_dict(self) -> dict[str, Any]:
        """Return the settings, the standings and the crosstable as plain names and numbers."""
        return as_document(self.tournament, self.standings)

    def to_csv(self) -> str:
        """Return a row for each bot as CSV, under a header."""
        return as_csv(self.standings)

    def to_arrow(self) -> "pyarrow.Table":
        """Return a row for each bot as an Arrow table (extra `data`)."""
        from drachenhof.data import table

        rows = [_flat(standing) for standing in self.standings.bots]
        return table({name: [row[name] for row in rows] for name in rows[0]})

    def plot(self, path: Path | str) -> None:
        """Draw win shares and scores with their intervals into a PNG (extra `plot`)."""
        Path(path).write_bytes(draw(self.title, self.tournament.players, self.standings))


def _row(standing: Standing) -> tuple[str, ...]:
    wins, score, place = standing.win_share, standing.score, standing.place
    return (
        *(standing.bot, str(standing.games), f"{wins.value:.1%}", _range(wins, 100)),
        *(f"{score.value:.1f}", _range(score), f"{place.value:.2f}", _range(place, digits=2)),
    )


def _range(estimate: Estimate, scale: int = 1, digits: int = 1) -> str:
    if estimate.low is None or estimate.high is None:
        return UNKNOWN
    return f"{scale * estimate.low:.{digits}f}–{scale * estimate.high:.{digits}f}"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return lines of a table: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]


# Documents


def as_document(tournament: Tournament, standings: Standings) -> dict[str, Any]:
    """The result as plain names and numbers."""
    return {
        **tournament.header,
        "games": standings.games,
        "blocks": standings.blocks,
        "standings": [standing.as_json() for standing in standings.bots],
        "crosstable": {
            row: {column: None if cell is None else cell.as_json() for column, cell in cells.items()}
            for row, cells in standings.crosstable.items()
        },
        "winning_score": standings.winning_score.as_json(),
    }


def as_csv(standings: Standings) -> str:
    """A row for each bot, under a header."""
    rows = [_flat(standing) for standing in standings.bots]
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _flat(standing: Standing) -> dict[str, Any]:
    """A standing without anything nested: `win_share`, `win_share_low`, `win_share_high`, …"""
    flat: dict[str, Any] = {}
    for name, value in standing.as_json().items():
        if isinstance(value, dict) and "value" in value:
            low, high = value["interval"] or (None, None)
            flat |= {name: value["value"], f"{name}_low": low, f"{name}_high": high}
        elif isinstance(value, dict):
            flat |= {f"{name}_{part}": number for part, number in value.items()}
        else:
            flat[name] = value
    return flat


PAPER, INK, LINES = "#fbf7ee", "#3a342c", "#ddd3bf"
LACQUER, JADE = "#b8402c", "#2f7d59"


def draw(title: str, players: int, standings: Standings) -> bytes:
    """Return a PNG; raises `ImportError` without Matplotlib."""
    try:
        from matplotlib.figure import Figure
        from matplotlib.layout_engine import ConstrainedLayoutEngine
    except ImportError:
        raise ImportError("pictures need Matplotlib: pip install 'drachenhof[plot]'") from None
    layout = ConstrainedLayoutEngine(rect=(0, 0.05, 1, 0.95), w_pad=0.15, wspace=0.04)
    names = [standing.bot for standing in standings.bots]
    figure = Figure(figsize=(10, 1.9 + 0.5 * len(names)), dpi=150, facecolor=PAPER, layout=layout)
    shares, scores = figure.subplots(1, 2, sharey=True)
    figure.suptitle(title, color=INK, fontsize=13, fontweight="bold", x=0.01, ha="left")
    percent = [_scaled(standing.win_share, 100) for standing in standings.bots]
    _panel(shares, names, percent, "Wins, % of games per seat", LACQUER)
    _panel(
        scores,
        names,
        [_scaled(standing.score, 1) for standing in standings.bots],
        "Average score",
        JADE,
    )
    even = 100 / players
    shares.axvline(even, color=INK, linewidth=0.9, linestyle=(0, (4, 3)), zorder=1)
    shares.text(even, 1.01, "even", transform=shares.get_xaxis_transform(), **_SMALL)
    shares.set_xlim(left=-0.03 * shares.get_xlim()[1])
    figure.text(0.99, 0.005, "Bars: 95% confidence", ha="right", va="bottom", color=INK, fontsize=8)
    file = BytesIO()
    figure.savefig(file, format="png", facecolor=PAPER)
    return file.getvalue()


_SMALL = {"ha": "center", "va": "bottom", "color": INK, "fontsize": 8}


def _scaled(estimate: Estimate, scale: float) -> tuple[float, float, float]:
    """The value, and how far its interval reaches below and above."""
    low = estimate.value if estimate.low is None else estimate.low
    high = estimate.value if estimate.high is None else estimate.high
    return scale * estimate.value, scale * max(0.0, estimate.value - low), scale * max(0.0, high - estimate.value)


def _panel(
    axes: Any,
    names: Sequence[str],
    estimates: Sequence[tuple[float, float, float]],
    label: str,
    colour: str,
) -> None:
    """Draw a row per bot, the best on top: a point, its interval and the number."""
    rows = range(len(names))
    values = [value for value, _, _ in estimates]
    reach = [[below for _, below, _ in estimates], [above for _, _, above in estimates]]
    axes.set_facecolor(PAPER)
    axes.errorbar(values, rows, xerr=reach, fmt="o", color=colour, markersize=7, capsize=4, linewidth=2, zorder=3)
    for row, value in zip(rows, values, strict=True):
        axes.annotate(f"{value:,.1f}", (value, row), (0, 8), textcoords="offset points", **_SMALL)
    axes.set_yticks(list(rows), names, color=INK, fontsize=11)
    axes.set_ylim(len(names) - 0.5, -0.6)
    axes.set_xlabel(label, color=INK)
    axes.tick_params(colors=INK, length=0)
    axes.grid(axis="x", color=LINES, linewidth=0.8, zorder=0)
    for name, spine in axes.spines.items():
        spine.set_visible(name == "bottom")
        spine.set_color(LINES)


PLAYERS = 4  # of a tournament, in games for as many


def play(game: str, seats: Sequence[BotLike], *, seed: int = 1, **options: Any) -> Record:
    """Play a game of bots, one for each seat, and return its record with moves, scores and places.

    A bot is a name, an object, a class or a function (see `bots.bring`). The same arguments
    make the same game, unless a bot has a time limit. Raises `BadOption`, `BadBot` and `Fault`.
    """
    names, own = named_apart(seats)
    labels = parse_all(game, names, own)
    warm_up(game, len(labels), options, labels, own)
    played = Match(game, options, seed, 0, 0, labels, own)
    return play_match(played, strict=True).record(played)


def tournament(
    game: str,
    bots: Sequence[BotLike] | Mapping[str, BotLike],
    *,
    games: int = 100,
    players: int | None = None,
    lineup: str = "mixed",
    seed: int = 1,
    workers: int = 1,
    save: Path | str | None = None,
    **options: Any,
) -> TournamentResult:
    """Play a tournament of bots, every bot in every seat on the same deals, and return the standings.

    `bots` are names, objects, classes or functions, or a dict of them by the name in the table.
    `games` is rounded up to whole blocks. With `lineup="one"` the first bot plays alone against
    copies of each other bot. `workers` is the number of processes; more than one needs
    `if __name__ == "__main__":` in a script. `save` is a file: finished games are stored there, and
    the same call continues. Bots that fail forfeit the game.
    """
    size = min(PLAYERS, all_games[game].PLAYERS[-1]) if players is None else players
    settings = Tournament.of(game, size, options, bots, lineup, seed)
    settings.prepare()
    matches = settings.matches(games)
    with _results(settings, save) as results:
        played = run(matches, results, lambda missing: play_here(missing, workers))
    return TournamentResult(settings, played)


@contextmanager
def _results(settings: Tournament, save: Path | str | None) -> Iterator[Results]:
    """Open the file of a tournament, if it is saved."""
    if save is None:
        yield Results()
        return
    if settings.own:
        raise ValueError(
            f"a saved tournament needs bots by name, such as ./mybot.py:Hasty, not {', '.join(settings.own)}"
        )
    path = Path(save)
    with Store.resume(path, settings.header) if path.exists() else Store.begin(path, settings.header) as store:
        yield store
