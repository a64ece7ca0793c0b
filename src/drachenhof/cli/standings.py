"""The result of a tournament: as tables that a person reads, as a JSON document, as CSV."""

import csv
from collections.abc import Mapping, Sequence
from io import StringIO
from itertools import combinations
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from drachenhof.arena.adjusted import Adjusted
from drachenhof.arena.sequential import Evidence
from drachenhof.arena.standings import Standing, Standings
from drachenhof.arena.statistics import Estimate
from drachenhof.arena.tournament import Tournament
from drachenhof.cli.look import FADED, GOLD
from drachenhof.i18n import Words

UNKNOWN = "–"
ALL_MEET = 100_000  # games after which one need not look on


def tables(words: Words, tournament: Tournament, standings: Standings) -> list[Any]:
    """What a person reads: the standings, the crosstable, ratings and times, and what they mean."""
    game, even = words.say(f"game-{tournament.game}"), words.say("cli-arena-share", value=1 / tournament.players)
    title = words.say("cli-arena-title", game=game, games=standings.games, players=tournament.players)
    shown = [_title(title), _standings(words, standings), words.say("cli-arena-even", share=even), ""]
    if len(standings.bots) > 1:
        shown += [_title(words.say("cli-arena-crosstable")), _crosstable(words, standings)]
    winner = standings.winning_score
    return [
        *shown,
        _title(words.say("cli-arena-ratings")),
        _ratings(words, standings),
        words.say("cli-arena-winner", score=_decimal(words, winner.value), range=_range(words, winner)),
        words.say("cli-arena-blocks", games=standings.games, blocks=standings.blocks, seed=str(tournament.seed)),
        *_unmet(words, tournament, standings),
        *forfeits(words, standings),
    ]


def _unmet(words: Words, tournament: Tournament, standings: Standings) -> list[str]:
    """How many pairs have not met, and after how many games all of them will have."""
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
    return [words.say("cli-arena-unmet", pairs=len(pairs - shown), games=games)]


def answers(words: Words, tournament: Tournament, given: Sequence[Evidence]) -> list[str]:
    """What could be told of each pair, by ranges that hold although one stopped when it was clear."""
    asked = "alone" if tournament.lineup == "one" else "ahead"
    return [
        words.say(
            f"cli-arena-answer-{asked}",
            bot=answer.bot,
            other=answer.other,
            share=words.say("cli-arena-share", value=answer.value),
            range=words.say("cli-arena-range", low=100 * answer.low, high=100 * answer.high),
            even=words.say("cli-arena-share", value=answer.even),
            clear="yes" if answer.clear else "no",
        )
        for answer in given
    ]


def adjusted(words: Words, without: Sequence[Adjusted]) -> list[Any]:
    """Wins and scores with the luck taken out, beside the raw wins; nothing if nobody asked."""
    if not without:
        return []
    table, called = _table(), short([one.bot for one in without])
    table.add_column(words.say("cli-arena-bot"), no_wrap=True)
    for column in ("adjusted", "interval", "raw", "interval", "worth", "score", "interval"):
        table.add_column(words.say(f"cli-arena-column-{column}"), justify="right", no_wrap=True)
    for one in without:
        table.add_row(
            Text(called[one.bot], style="bold"),
            Text(words.say("cli-arena-share", value=one.win_share.value), style=f"bold {GOLD}"),
            _range(words, one.win_share, 100),
            words.say("cli-arena-share", value=one.raw_win_share.value),
            _range(words, one.raw_win_share, 100),
            UNKNOWN if one.saved is None else words.say("cli-arena-times", value=one.saved),
            _decimal(words, one.score.value),
            _range(words, one.score),
        )
    return [_title(words.say("cli-arena-without-luck")), table, words.say("cli-arena-worth-why"), ""]


def short(bots: Sequence[str]) -> dict[str, str]:
    """What tables call bots: of one that was brought along what makes it, unless two would be called the same."""
    names = {bot: bot.rpartition(":")[2] for bot in bots}
    called = list(names.values())
    return {bot: name if called.count(name) == 1 else bot for bot, name in names.items()}


def forfeits(words: Words, standings: Standings) -> list[str]:
    """What bots did wrong that somebody brought along, and how often."""
    return [
        words.say(
            "cli-arena-forfeits",
            bot=standing.bot,
            count=len(standing.forfeits),
            seats=standing.seats,
            game=standing.forfeits[0][0] + 1,
            said=fault(words, standing.bot, standing.forfeits[0][1]),
        )
        for standing in standings.bots
        if standing.forfeits
    ]


def fault(words: Words, bot: str, forfeit: Mapping[str, Any]) -> str:
    """What a bot did wrong."""
    return words.say(f"cli-bots-fault-{forfeit['code']}", bot=bot, problem=str(forfeit["problem"]))


def _title(title: str) -> Text:
    return Text(title, style="bold")


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)


def _standings(words: Words, standings: Standings) -> Table:
    table, called = _table(), short(list(standings.crosstable))
    copies = any(standing.seats != standing.games for standing in standings.bots)
    columns = ["games", *(["seats"] if copies else []), "wins", "interval", "score", "interval", "place"]
    table.add_column(words.say("cli-arena-bot"), no_wrap=True)
    for column in columns:
        table.add_column(words.say(f"cli-arena-column-{column}"), justify="right", no_wrap=True)
    for standing in standings.bots:
        table.add_row(
            Text(called[standing.bot], style="bold"),
            str(standing.games),
            *([str(standing.seats)] if copies else []),
            Text(words.say("cli-arena-share", value=standing.win_share.value), style=f"bold {GOLD}"),
            _range(words, standing.win_share, 100),
            _decimal(words, standing.score.value),
            _range(words, standing.score),
            words.say("cli-simulate-decimal", value=standing.place.value),
        )
    return table


def _crosstable(words: Words, standings: Standings) -> Table:
    """Rows and columns in the order of the standings."""
    table = _table()
    table.add_column("", no_wrap=True)
    names = list(standings.crosstable)
    called = short(names)
    for name in names:
        table.add_column(called[name], justify="right", no_wrap=True)
    for row in names:
        cells = (_cell(words, standings.crosstable[row].get(column)) for column in names)
        table.add_row(Text(called[row], style="bold"), *cells)
    return table


def _cell(words: Words, ahead: Estimate | None) -> Text:
    if ahead is None:
        return Text(UNKNOWN, style=FADED)
    reach = "\n" + words.say("cli-arena-range-short", low=100 * (ahead.low or 0), high=100 * (ahead.high or 0))
    return Text.assemble(words.say("cli-arena-share", value=ahead.value), (reach, FADED))


def _ratings(words: Words, standings: Standings) -> Table:
    table, called = _table(), short(list(standings.crosstable))
    table.add_column(words.say("cli-arena-bot"), no_wrap=True)
    for column in ("rating", "sigma", "ordinal", "decisions", "mean", "slowest"):
        table.add_column(words.say(f"cli-arena-column-{column}"), justify="right", no_wrap=True)
    for standing in sorted(standings.bots, key=lambda standing: -standing.rating.mu):
        rating = standing.rating
        table.add_row(
            Text(called[standing.bot], style="bold"),
            _decimal(words, rating.mu),
            _decimal(words, rating.sigma),
            _decimal(words, rating.ordinal),
            str(standing.decisions),
            _milliseconds(words, standing.mean_seconds),
            _milliseconds(words, standing.slowest_seconds),
        )
    return table


def _decimal(words: Words, value: float) -> str:
    return words.say("cli-arena-decimal", value=value)


def _milliseconds(words: Words, seconds: float) -> str:
    return words.say("cli-arena-milliseconds", value=1000 * seconds)


def _range(words: Words, estimate: Estimate, scale: int = 1) -> str:
    """Where the true value lies."""
    if estimate.low is None or estimate.high is None:
        return UNKNOWN
    return words.say("cli-arena-range", low=scale * estimate.low, high=scale * estimate.high)


# For machines


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
