"""A review in the terminal: sums, a small plot of the chances, and the costliest mistakes."""

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from drachenhof.cli.look import FADED, SEATS
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.analysis.review import Judged, Review, SeatReview
    from drachenhof.i18n import People
    from drachenhof.records import Record

PeopleTables: TypeAlias = dict[str, list[list[str]]]

COLUMNS = ("seat-column", "games", "decisions", "rate", "kinds", "like")


@dataclass
class _PersonSums:
    """All games of one player at tables of one game."""

    games: int = 0
    decisions: int = 0
    lost: float = 0.0
    players: int = 0
    sharp: bool = True
    kinds: Counter[str] = field(default_factory=Counter)


class Tallies:
    """The tallies of all players by name."""

    def __init__(self) -> None:
        self._games = 0
        self._of: dict[tuple[str, str], _PersonSums] = {}

    def add(self, words: Words, record: "Record", review: "Review") -> None:
        """One more game."""
        from drachenhof.cli.records import name_of, people_of

        self._games += 1
        people = people_of(record, None)
        for one in review.seats:
            tally = self._of.setdefault((review.game, name_of(words, people, one.seat)), _PersonSums())
            tally.games += 1
            tally.decisions += one.free
            tally.lost += one.error_rate * one.free
            tally.players, tally.sharp = review.players, tally.sharp and review.sharp
            tally.kinds.update(judged.kind for judged in one.decisions if judged.kind is not None)

    def tables(self, words: Words) -> PeopleTables:
        """Return by title a table for each game, with a row per player; empty if all played one game only."""
        heads = [words.say(f"cli-review-{column}") for column in COLUMNS]
        tables: PeopleTables = {}
        for game, name in self._of if self._games > 1 else ():
            title = words.say("cli-review-people", game=words.say(f"game-{game}"))
            tables.setdefault(title, [heads]).append(self._row(words, game, name))
        return tables

    def _row(self, words: Words, game: str, name: str) -> list[str]:
        tally = self._of[game, name]
        rate = tally.lost / max(tally.decisions, 1)
        named = ((words.say(f"review-kind-{game}", kind=kind), count) for kind, count in tally.kinds.most_common())
        kinds = ", ".join(f"{kind} {count}" for kind, count in named)
        figures = str(tally.games), str(tally.decisions), words.say("cli-review-rate-value", value=rate)
        return [name, *figures, kinds, _like(words, game, tally, rate)]


def _like(words: Words, game: str, tally: _PersonSums, rate: float) -> str:
    from drachenhof.analysis.review.values import FEW_GAMES, like

    if tally.games < FEW_GAMES:
        return words.say("cli-review-few-games")
    return (like(game, tally.players, rate, tally.decisions) if tally.sharp else None) or "–"


BARS = "▁▂▃▄▅▆▇█"
BETTER = 3  # better choices that are shown


def print_review(words: Words, record: "Record", review: "Review", seat: int | None) -> None:
    """Print a review."""
    from rich.text import Text

    from drachenhof.cli.records import people_of
    from drachenhof.cli.screen import echo
    from drachenhof.i18n.review import summary

    people = people_of(record, None if seat is None else seat - 1)
    echo(_sums(words, review, people), _chances(words, review, people))
    for one in review.seats:
        echo("", Text(summary(words, one.seat, one.win, review.sharp, people), style="bold"))
        echo(*_moved(words, review, one), *_costliest(words, review.game, one), *finest(words, review, one, people))
    echo("", Text(words.say("cli-review-scale"), style=FADED))


def _table(title: str = "") -> Any:
    from rich import box
    from rich.table import Table

    return Table(title=title or None, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)


def _sums(words: Words, review: "Review", people: "People") -> Any:
    """A row for each seat: what its result is made of."""
    from drachenhof.cli.records import name_of
    from drachenhof.i18n.review import percent, points

    table = _table(words.say("cli-review-title", game=words.say(f"game-{review.game}")))
    table.add_column(words.say("cli-review-seat-column"))
    likes = [review.like(one.seat) for one in review.seats]
    for column in ("start", "deals", "own", "given", "rest", "result", "rate", *["like"] * any(likes)):
        table.add_column(words.say(f"cli-review-{column}"), justify="right")
    for one, like in zip(review.seats, likes, strict=True):
        sums = one.win
        parts = [f"{points(part.value)} ± {percent(part.margin)}" for part in (sums.luck, sums.own, sums.given)]
        rate = words.say("cli-review-rate-value", value=one.error_rate)
        row = (percent(sums.start), *parts, points(sums.rest), percent(sums.result), rate)
        table.add_row(name_of(words, people, one.seat), *row, *[like or ""] * any(likes))
    return table


def moved_rows(words: Words, review: "Review", one: "SeatReview") -> list[list[str]]:
    """Return the gains of deals, own choices and others by month or round, after a row of heads.

    A quick review has no gains for what it cannot attribute yet.
    """
    from drachenhof.i18n.review import known, points

    moved, shown = one.moved(), known(one.win, review.sharp)
    rows = [[words.say(f"review-part-{review.game}"), *map(str, moved)]]
    for cause, column in (("luck", "deals"), ("own", "own"), ("given", "given")):
        if cause in shown:
            rows.append([words.say(f"cli-review-{column}"), *(points(part[cause]) for part in moved.values())])
    return rows if len(rows) > 1 else []


def _moved(words: Words, review: "Review", one: "SeatReview") -> list[Any]:
    rows = moved_rows(words, review, one)
    return [_filled(_table(), rows)] if rows else []


def _filled(table: Any, rows: list[list[str]]) -> Any:
    """A table with a row of heads, and the others."""
    heads, *others = rows
    for index, head in enumerate(heads):
        table.add_column(head, justify="right" if index else "left")
    for row in others:
        table.add_row(*row)
    return table


def print_players(tables: "PeopleTables") -> None:
    """Print the tables of players over several games."""
    from drachenhof.cli.screen import echo

    for title, rows in tables.items():
        echo("", _filled(_table(title), rows))


def _chances(words: Words, review: "Review", people: "People") -> Any:
    """A line of small bars for each player: the chance to win before and after every deal, and the result."""
    from rich.text import Text

    from drachenhof.cli.records import name_of

    line = review.seats[0].line
    text = Text(words.say("cli-review-chances") + "\n", style="bold")
    width = max(len(name_of(words, people, seat)) for seat in range(review.players))
    for seat in range(review.players):
        drawn = "".join(BARS[min(len(BARS) - 1, int(point.chances[seat] * len(BARS)))] for point in line)
        text.append(f"{name_of(words, people, seat):<{width}}  ", style="not bold")
        text.append(drawn + "\n", style=f"not bold {SEATS[seat]}")
    return text


def _costliest(words: Words, game: str, one: "SeatReview") -> list[Any]:
    """The costliest mistakes, each with its reason."""
    from drachenhof.i18n.review import because

    if not one.costliest:
        return [words.say("review-no-mistakes")]
    table = _table()
    table.add_column(words.say("cli-review-move"), justify="right")
    table.add_column(words.say(f"review-part-{game}"), justify="right")
    for column in ("played", "better", "cost", "called"):
        table.add_column(words.say(f"cli-review-{column}"))
    reasons = []
    for mistake in one.costliest:
        table.add_row(*row(words, game, mistake))
        why = because(words, game, mistake.reasons)
        reasons.append(words.say("cli-review-reason", number=mistake.number, said=why))
    return [table, *reasons]


def finest(words: Words, review: "Review", one: "SeatReview", people: "People") -> list[str]:
    """Return sentences about good choices: how many were no mistake, and which gained most."""
    from drachenhof.i18n.review import gains

    return gains(words, review.game, one, people) if review.sharp else []


def row(words: Words, game: str, mistake: "Judged") -> tuple[str, ...]:
    """A mistake: its place, what was played, what was better, and what it cost."""
    cost = words.say("cli-review-cost-value", value=mistake.cost.value, low=mistake.cost.low, high=mistake.cost.high)
    verdict = words.say("review-verdict", verdict=mistake.verdict)
    better = "\n".join(_choice(words, game, choice) for choice in mistake.better[:BETTER])
    return str(mistake.number), str(mistake.part), _choice(words, game, mistake.played), better, cost, verdict


def _choice(words: Words, game: str, choice: Any) -> str:
    from drachenhof.i18n.narrator import narration_of
    from drachenhof.i18n.review import percent

    text = narration_of(game).choice(words, choice.text)
    low, high = percent(choice.win.low), percent(choice.win.high)
    return words.say("cli-review-chance", text=text, chance=percent(choice.win.value), low=low, high=high)
