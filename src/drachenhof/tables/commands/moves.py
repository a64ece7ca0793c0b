"""Make moves and undo them, and add their automatic consequences."""

from functools import lru_cache
from itertools import islice
from typing import Any

from drachenhof.engine.game import CHANCE, IllegalMove
from drachenhof.fair import FairDeal, Line, SameLuck
from drachenhof.games import games
from drachenhof.i18n.phrases import Codes
from drachenhof.i18n.phrases import refusal as worded_refusal
from drachenhof.tables import messages
from drachenhof.tables.commands import CommandContext
from drachenhof.tables.refusal import Refusal
from drachenhof.tables.table import Table

MAX_ENTRIES = 20_000  # entries of one table
MAX_UNDOS = 500  # undo entries of one table
SHOWN = 20  # positions that a refused undo names
LINES = 200  # recorded games in the cache: some kilobytes each

_codes = Codes()


def move(context: CommandContext, command: messages.Move) -> None:
    """Make a move of the seat whose turn it is."""
    table, mover = context.table, own_turn(context, command.at)
    assert table.play is not None
    game = table.play.game
    known = game.knowledge(table.play.state, mover)  # a refusal must not reveal what the seat cannot know
    try:
        number = game.from_text(known, command.move)
    except IllegalMove as error:
        raise illegal(error) from None
    table.play_move("move", context.now, number, seat=mover, person=context.caller.person, request=command.id)
    follow_up(table, context.now)


def illegal(error: IllegalMove) -> Refusal:
    """The refusal of an illegal move, without the list of legal moves, which the client has."""
    worded = worded_refusal(_codes, error)
    return Refusal("illegal", rule=error.rule, said=worded, reason=error.code, **error.arguments)


def own_turn(context: CommandContext, at: int) -> int:
    """Return the caller's seat if it is to move at position `at`. Raises `Refusal`."""
    own, table = context.seats, context.table
    context.must_be("playing")
    context.must_be_at(at)
    if table.mover not in own:
        raise Refusal("not-your-turn", seat=table.mover)
    if table.seats[table.mover].holder is not None:
        raise Refusal("held")
    return table.mover


def undo(context: CommandContext, command: messages.Undo) -> None:
    """Undo to an earlier position: until something was learnt, or alone among bots to any own decision."""
    own, table = context.own_play, context.table
    context.must_be_at(command.at)
    if undo_spent(table):
        raise Refusal("undo-spent", most=MAX_UNDOS)
    near = {to for seat in own for to in near_undo(table, seat)[0]}
    far = far_undo(table, own) if alone(table, context.caller.person) else []
    if command.to not in near and command.to not in far:
        raise Refusal("no-undo", to=sorted(near.union(far), reverse=True)[:SHOWN])
    long = {"long": True} if command.to not in near else {}
    context.add("undo", command, own[0], to=command.to, **long)
    follow_up(table, context.now)


def undo_spent(table: Table) -> bool:
    """Whether the table has reached `MAX_UNDOS`."""
    return table.play is not None and table.play.undos >= MAX_UNDOS


def alone(table: Table, person: str) -> bool:
    """Whether all other seats are bots and the game is no rated try, so that any own decision can be undone."""
    counted = table.setup.luck is not None and table.setup.luck.counted
    return table.people == {person} and not counted


def near_undo(table: Table, seat: int) -> tuple[list[int], str]:
    """How far a seat can undo before something was learnt, and what stops it there."""
    play, numbers = table.play, list[int]()
    if play is None or table.mover != seat:
        return [], "other"
    for index in range(len(play.moves) - 1, play.given - 1, -1):
        if play.deciders[index] != seat:
            return numbers, "chance" if play.deciders[index] == CHANCE else "other"
        numbers.append(play.numbers[index])
    return numbers, "begin"


def far_undo(table: Table, seats: list[int], most: int = MAX_ENTRIES) -> list[int]:
    """The decisions of some seats at this table, the last first."""
    play = table.play
    if play is None:
        return []
    backwards = range(len(play.moves) - 1, play.given - 1, -1)
    return list(islice((play.numbers[index] for index in backwards if play.deciders[index] in seats), most))


def precedent(table: Table) -> int | None:
    """The next move of the recorded game that this one repeats; None after the games differ."""
    luck, play = table.setup.luck, table.play
    if luck is None or luck.line is None or play is None or play.to_move == luck.seat:
        return None
    return _line(table, luck.line).following(play)


def _line(table: Table, moves: tuple[str, ...]) -> Line:
    return _line_of(table.game, table.setup.players, tuple(sorted(table.setup.options.items())), moves)


@lru_cache(maxsize=LINES)
def _line_of(game: str, players: int, options: tuple[tuple[str, Any], ...], moves: tuple[str, ...]) -> Line:
    return Line(games[game], games[game].new(players, **dict(options)), moves)


def follow_up(table: Table, now: int) -> None:
    """Add chance moves, and the end of the game."""
    play = table.play
    assert play is not None
    deal = fair_deal(table)
    while play.to_move == CHANCE:
        table.play_move("chance", now, deal.due(play))
    if play.over:
        table.add("over", now, scores=play.game.scores(play.state), places=play.game.ranking(play.state), why="end")
    elif table.last - table.asides + play.given >= MAX_ENTRIES:
        table.add("cancel", now, why="too-long")


def fair_deal(table: Table) -> FairDeal | SameLuck:
    """The source of chance of a table."""
    if (luck := table.setup.luck) is not None:
        return SameLuck(luck.name, table.secret, None if luck.line is None else _line(table, luck.line))
    shown = {index: seat.secret for index, seat in enumerate(table.seats) if seat.secret is not None}
    return FairDeal(table.id, table.secret, shown, None if table.given is None else len(table.given))
