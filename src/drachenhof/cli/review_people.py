"""Several reviewed games together: what everybody's mistakes cost, what they were about, and whom one plays like."""

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.analysis.review import Review
    from drachenhof.records import Record

PeopleTables: TypeAlias = dict[str, list[list[str]]]

COLUMNS = ("seat-column", "games", "decisions", "rate", "kinds", "like")


@dataclass
class _PersonSums:
    """All games of somebody at tables of one game."""

    games: int = 0
    decisions: int = 0
    lost: float = 0.0
    players: int = 0
    sharp: bool = True
    kinds: Counter[str] = field(default_factory=Counter)


class Tallies:
    """Everybody by name, game by game."""

    def __init__(self) -> None:
        self._games = 0
        self._of: dict[tuple[str, str], _PersonSums] = {}

    def add(self, words: Words, record: "Record", review: "Review") -> None:
        """One more game."""
        from drachenhof.cli.replay import name_of, people_of

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
        """By title, for each game: a row of heads, and one for everybody; none if there is a single one."""
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
    from drachenhof.analysis.review.yardstick import FEW_GAMES, like

    if tally.games < FEW_GAMES:
        return words.say("cli-review-few-games")
    return (like(game, tally.players, rate, tally.decisions) if tally.sharp else None) or "–"
