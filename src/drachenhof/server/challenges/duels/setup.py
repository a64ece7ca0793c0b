"""Duels: their deal, the tables of their tries, and the comparison of two tries."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec

from drachenhof import records
from drachenhof.bots.levels import OPPONENT, names_for, steady
from drachenhof.bots.server_bots import offered
from drachenhof.fair import bound_secret, commitment, new_secret
from drachenhof.games import games
from drachenhof.i18n.narrator import Narration, course, narration_of
from drachenhof.i18n.phrases import Codes
from drachenhof.records import Play
from drachenhof.server.challenges.duels.messages import DuelChoice, OfGame, Parting
from drachenhof.tables.commands import Caller
from drachenhof.tables.keys import deleted_person_id, new_id
from drachenhof.tables.messages import BotSeat, Create
from drachenhof.tables.new_table import checked_record, open_with_luck, opened
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.resources import Course
from drachenhof.tables.state import TableLuck, written
from drachenhof.tables.table import Table

USUAL = 4  # players of a duel that was not made from a game


class DuelSetup(msgspec.Struct):
    """The deal of a duel. `others` are the bots by seat, with None at the seat that people play."""

    options: dict[str, Any]
    others: list[dict[str, str] | None]
    given: tuple[str, ...] | None = None  # moves of the position it begins with; None for a whole game
    salt: str | None = None
    line: tuple[str, ...] | None = None  # moves of the recorded game whose luck it repeats


class Duel(msgspec.Struct):
    """A duel that can be played."""

    id: str
    game: str
    seat: int
    secret: str
    deal: DuelSetup

    @property
    def weight(self) -> int:
        """Bytes that its moves take in the store."""
        return written(self.deal.given) + written(self.deal.line)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def luck(self, *, counted: bool) -> TableLuck:
        """The luck that all its tables share."""
        deal = self.deal
        return TableLuck(f"duel/{self.id}", counted, duel=self.id, seat=self.seat, salt=deal.salt, line=deal.line)


def open_duel_table(caller: Caller, duel: Duel, now: int, *, counted: bool, bot: str | None = None) -> Table:
    """Open a table for a try, or for the `bot` that is the challenger."""
    seats = [dict(other) if other else None for other in duel.deal.others]
    if bot is not None:
        seats[duel.seat] = {"bot": bot}
    luck, given = duel.luck(counted=counted), duel.deal.given
    return open_with_luck(caller, duel.game, duel.deal.options, seats, luck, duel.secret, now, given)


def open_played_table(caller: Caller, duel: Duel, record: records.Record, now: int) -> Table:
    """Open the finished table of a challenger whose game is a record, without the names of others."""
    names = names_for(duel.id, [caller.name])
    seats: list[dict[str, Any] | None] = []
    for seat, bot in enumerate(map(bot_of, record.seats)):
        if bot in offered(duel.game):
            seats.append({"bot": bot, "name": next(names)})
        else:
            seats.append(None if seat == duel.seat else {"person": deleted_person_id(), "name": next(names)})
    luck, moves = duel.luck(counted=False), duel.deal.line
    return open_with_luck(caller, duel.game, duel.deal.options, seats, luck, duel.secret, now, moves)


def of_table(table: Table, seat: int) -> Duel:
    """A duel with the luck of a finished game. Raises `Refusal`."""
    if table.status != "over" or table.scores is None or table.play is None or table.problem is not None:
        raise Refusal("no-duel")
    _must_have_seat(seat, len(table.seats))
    others = [(one.bot, one.name if one.bot else None) for one in table.seats]
    return _following(table.game, table.setup.options, seat, others, table.play.texts(), table.given)


class DuelResult(NamedTuple):
    """The result of a seat."""

    score: int
    place: int


def of_record(text: bytes, seat: int) -> tuple[Duel, records.Record, DuelResult]:
    """A duel from a valid record, the record, and the result of `seat`. Raises `Refusal`."""
    record, play = checked_record(text)
    if not play.over:
        raise Refusal("no-duel")
    _must_have_seat(seat, record.players)
    others = [(bot_of(one), None) for one in record.seats]
    duel = _following(record.game, play.game.options(play.begun), seat, others, play.texts())
    result = DuelResult(play.game.scores(play.state)[seat], play.game.ranking(play.state)[seat])
    return duel, record, result


def of_game(caller: Caller, wanted: OfGame, seat: int, now: int) -> Duel:
    """A duel with a new deal. Raises `Refusal`."""
    if wanted.game not in games:
        raise Refusal("no-game", game=wanted.game, games=list(games))
    usual = [size for size in games[wanted.game].PLAYERS if size <= USUAL][-1]
    players, bot = wanted.players or usual, steady(wanted.game, OPPONENT[wanted.game])
    _must_have_seat(seat, players)
    options = opened(caller, Create(wanted.game, [BotSeat(bot)] * players, dict(wanted.options)), now).setup.options
    name = new_id()
    deal = DuelSetup(options, _others(name, wanted.game, seat, [(bot, None)] * players))
    return Duel(name, wanted.game, seat, new_secret(), deal)


def bot_of(seat: Mapping[str, Any]) -> str | None:
    """The bot that a record names at a seat."""
    bot = seat.get("bot")
    return bot if isinstance(bot, str) else None


def _following(
    game: str,
    options: dict[str, Any],
    seat: int,
    sat: Sequence[tuple[str | None, str | None]],
    moves: Sequence[str],
    given: tuple[str, ...] | None = None,
) -> Duel:
    name, salt = new_id(), new_secret()
    deal = DuelSetup(dict(options), _others(name, game, seat, sat), given, salt, tuple(moves))
    return Duel(name, game, seat, bound_secret(salt, moves), deal)


def _others(
    name: str, game: str, seat: int, sat: Sequence[tuple[str | None, str | None]]
) -> list[dict[str, str] | None]:
    """The bots at the other seats: those of the game, as deterministic ones; None at `seat`."""
    names = names_for(name, [called for _, called in sat if called])
    return [
        None if index == seat else {"bot": steady(game, bot), "name": called or next(names)}
        for index, (bot, called) in enumerate(sat)
    ]


def _must_have_seat(seat: int, players: int) -> None:
    if seat >= players:
        raise Refusal("no-seat", seats=players)


SHOWN = 4  # months or rounds in which two games differ most

_codes = Codes()


class Chosen(NamedTuple):
    """A decision between several moves; `number` counts all moves of its game, from 1."""

    number: int
    part: int  # the month or the round, from 1
    text: str


class Run(NamedTuple):
    """The game of one seat: its points or coins by part and source, and its decisions."""

    sources: list[str]
    parts: list[list[int]]
    end: bool  # the last part is the final scoring
    chosen: list[Chosen]


def run(play: Play, players: int, seat: int) -> Run:
    """The run of a seat in a finished game."""
    game, narration, chosen = play.game, narration_of(play.game.NAME), list[Chosen]()
    for number, step in enumerate(play.steps(), start=1):
        if step.decider == seat and len(game.legal_moves(step.before)) > 1:
            chosen.append(Chosen(number, narration.part(step.before), step.text))
    booked = course(game.NAME, players, play.steps())
    parts = [[source[seat] for source in part] for part in booked.parts]
    return Run(booked.sources, parts, booked.end, chosen)


def together(one: Run, other: Run) -> Course:
    """Combine two runs as if they were two seats of one game."""
    nothing = [0] * len(one.sources)
    parts = zip_longest(one.parts, other.parts, fillvalue=nothing)
    return Course(one.sources, [[list(pair) for pair in zip(*part, strict=True)] for part in parts], one.end)


def partings(game: str, one: Run, other: Run) -> list[Parting]:
    """The first decision in which two games differ, and the first of each part in which they differ most."""
    narration = narration_of(game)
    gaps = [sum(mine) - sum(theirs) for mine, theirs in zip_longest(one.parts, other.parts, fillvalue=())]
    first = _first(one.chosen, other.chosen)
    if first is None:
        return []
    begun = min(choice.part for choice in first if choice is not None)
    by_part = {begun: (True, first)}
    for index in sorted(range(len(gaps)), key=lambda index: -abs(gaps[index])):
        part = index + 1
        differing = _first(*([choice for choice in line.chosen if choice.part == part] for line in (one, other)))
        if part > begun and gaps[index] and differing is not None and len(by_part) <= SHOWN:
            by_part[part] = (False, differing)
    return [
        Parting(part, is_first, _gap(gaps, part), *(_choice(narration, choice) for choice in choices))
        for part, (is_first, choices) in sorted(by_part.items())
    ]


def _first(one: Sequence[Chosen], other: Sequence[Chosen]) -> tuple[Chosen | None, Chosen | None] | None:
    """The first pair of decisions that differ. One of them is None if its game has no more decisions."""
    for mine, theirs in zip_longest(one, other):
        if mine is None or theirs is None or mine.text != theirs.text:
            return mine, theirs
    return None


def _gap(gaps: Sequence[int], part: int) -> int:
    return gaps[part - 1] if 1 <= part <= len(gaps) else 0


def _choice(narration: Narration, choice: Chosen | None) -> DuelChoice | None:
    return None if choice is None else DuelChoice(choice.number, choice.text, narration.choice(_codes, choice.text))
