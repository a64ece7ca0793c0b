"""The result of a tournament as tables."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from drachenhof.arena.adjusted import Adjusted
from drachenhof.arena.standings import Evidence, Standings
from drachenhof.arena.statistics import Estimate
from drachenhof.arena.tournament import Tournament
from drachenhof.cli.errors import ENGLISH
from drachenhof.cli.look import FADED, GOLD
from drachenhof.cli.screen import count_of

UNKNOWN = "–"
ALL_MEET = 100_000  # games in which pairs that have not met are looked for


def tables(tournament: Tournament, standings: Standings) -> list[Any]:
    """Return the standings, the crosstable, ratings and times, and what they mean."""
    game, even = ENGLISH.say(f"game-{tournament.game}"), f"{1 / tournament.players:,.1%}"
    title = f"{game}: {count_of(standings.games, 'game')}, {tournament.players} players"
    shown = [
        _title(title),
        standings_table(standings),
        f"Wins are counted per seat: even would be {even}. Scores and places are averages, "
        "ranges 95% confidence intervals.",
        "",
    ]
    if len(standings.bots) > 1:
        shown += [
            _title("How often the bot of the row finished ahead of the bot of the column"),
            _crosstable(standings),
        ]
    winner = standings.winning_score
    return [
        *shown,
        _title("Ratings (Plackett-Luce), and decisions: how many, and how long they took"),
        _ratings(standings),
        f"The winners’ average score was {_decimal(winner.value)} ({_range(winner)}).",
        f"{count_of(standings.games, 'game')} on {count_of(standings.blocks, 'deal')}, "
        f"the seats rotated on each (seed {tournament.seed}).",
        *_unmet(tournament, standings),
        *forfeits(standings),
    ]


def _unmet(tournament: Tournament, standings: Standings) -> list[str]:
    """Say how many pairs have not met, and after how many games all of them will have."""
    pairs = {frozenset(pair) for pair in combinations(tournament.bots, 2)} if tournament.lineup == "mixed" else set()
    shown = {frozenset((row, other)) for row, met in standings.crosstable.items() for other in met if met[other]}
    left, games, block = set(pairs), 0, 0
    if not left - shown:
        return []
    for match in tournament.matches(ALL_MEET):
        if not left and match.deal != block:
            break
        left -= {frozenset(pair) for pair in combinations(match.seats, 2)}
        games, block = games + 1, match.deal
    return [f"{count_of(len(pairs - shown), 'pair')} of bots did not meet: with --games {games:,} all do."]


def answers(tournament: Tournament, given: Sequence[Evidence]) -> list[str]:
    """Say for each pair which bot is stronger; the ranges hold although the number of games depends on them."""
    result = "{} alone among {} won" if tournament.lineup == "one" else "{} finished ahead of {} in"
    return [
        f"{result.format(answer.bot, answer.other)} {answer.value:.1%} "
        f"({100 * answer.low:.1f}–{100 * answer.high:.1f}; even would be {answer.even:.1%}): "
        f"{'clear' if answer.clear else 'not clear yet'}."
        for answer in given
    ]


def adjusted(without: Sequence[Adjusted]) -> list[Any]:
    """Return a table of wins and scores without luck, and the raw wins; empty without --adjusted."""
    if not without:
        return []
    table, called = _table(), short([one.bot for one in without])
    table.add_column("Bot", overflow="fold")
    for column in ("Wins", "95%", "Raw", "95%", "Worth", "Score", "95%"):
        table.add_column(column, justify="right", no_wrap=True)
    for one in without:
        table.add_row(
            Text(called[one.bot], style="bold"),
            Text(f"{one.win_share.value:,.1%}", style=f"bold {GOLD}"),
            _range(one.win_share, 100),
            f"{one.raw_win_share.value:,.1%}",
            _range(one.raw_win_share, 100),
            UNKNOWN if one.saved is None else f"× {one.saved:,.1f}",
            _decimal(one.score.value),
            _range(one.score),
        )
    return [
        _title("Without the luck of deals and draws"),
        table,
        "Worth: how many times as many games would give as narrow a range without the adjustment.",
        "",
    ]


def short(bots: Sequence[str]) -> dict[str, str]:
    """Return short names of bots: of an external one its factory, unless two would have the same name."""
    names = {bot: bot.rpartition(":")[2] for bot in bots}
    called = list(names.values())
    return {bot: name if called.count(name) == 1 else bot for bot, name in names.items()}


def forfeits(standings: Standings) -> list[str]:
    """Say how often external bots forfeited, and the first error of each."""
    return [
        (
            f"{standing.bot} forfeited {len(standing.forfeits)} of {standing.seats} games. In game "
            f"{standing.forfeits[0][0] + 1}: {fault(standing.bot, standing.forfeits[0][1])}."
        )
        for standing in standings.bots
        if standing.forfeits
    ]


def fault(bot: str, forfeit: Mapping[str, Any]) -> str:
    """Return the error of a bot as a sentence."""
    return ENGLISH.say(f"cli-bots-fault-{forfeit['code']}", bot=bot, problem=str(forfeit["problem"]))


def _title(title: str) -> Text:
    return Text(title, style="bold")


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)


def standings_table(standings: Standings) -> Table:
    table, called = _table(), short(list(standings.crosstable))
    copies = any(standing.seats != standing.games for standing in standings.bots)
    columns = ["Games", *(["Seats"] if copies else []), "Wins", "95%", "Score", "95%", "Place"]
    table.add_column("Bot", overflow="fold")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    for standing in standings.bots:
        table.add_row(
            Text(called[standing.bot], style="bold"),
            str(standing.games),
            *([str(standing.seats)] if copies else []),
            Text(f"{standing.win_share.value:,.1%}", style=f"bold {GOLD}"),
            _range(standing.win_share, 100),
            _decimal(standing.score.value),
            _range(standing.score),
            f"{standing.place.value:,.2f}",
        )
    return table


def _crosstable(standings: Standings) -> Table:
    """Rows and columns in the order of the standings."""
    table = _table()
    table.add_column("", no_wrap=True)
    names = list(standings.crosstable)
    called = short(names)
    for name in names:
        table.add_column(called[name], justify="right", no_wrap=True)
    for row in names:
        cells = (_cell(standings.crosstable[row].get(column)) for column in names)
        table.add_row(Text(called[row], style="bold"), *cells)
    return table


def _cell(ahead: Estimate | None) -> Text:
    if ahead is None:
        return Text(UNKNOWN, style=FADED)
    reach = "\n" + f"{100 * (ahead.low or 0):,.0f}–{100 * (ahead.high or 0):,.0f}"
    return Text.assemble(f"{ahead.value:,.1%}", (reach, FADED))


def _ratings(standings: Standings) -> Table:
    table, called = _table(), short(list(standings.crosstable))
    table.add_column("Bot", overflow="fold")
    for column in ("Rating", "± σ", "at least", "Count", "Average", "Slowest"):
        table.add_column(column, justify="right", no_wrap=True)
    for standing in sorted(standings.bots, key=lambda standing: -standing.rating.mu):
        rating = standing.rating
        table.add_row(
            Text(called[standing.bot], style="bold"),
            _decimal(rating.mu),
            _decimal(rating.sigma),
            _decimal(rating.ordinal),
            str(standing.decisions),
            _milliseconds(standing.mean_seconds),
            _milliseconds(standing.slowest_seconds),
        )
    return table


def _decimal(value: float) -> str:
    return f"{value:,.1f}"


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.2f} ms"


def _range(estimate: Estimate, scale: int = 1) -> str:
    """Return the 95% interval."""
    if estimate.low is None or estimate.high is None:
        return UNKNOWN
    return f"{scale * estimate.low:,.1f}–{scale * estimate.high:,.1f}"
