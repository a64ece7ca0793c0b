"""Hints: what the choices of a seat are worth, from what that seat knows."""

from typing import Any

from drachenhof.analysis.advice import Advice
from drachenhof.engine.game import CHANCE
from drachenhof.i18n.codes import Codes
from drachenhof.i18n.narrator import tale_of
from drachenhof.server.protocol import messages
from drachenhof.server.protocol.refusal import Refusal
from drachenhof.server.table.commands.deeds import Caller
from drachenhof.server.table.table import Table
from drachenhof.server.thinking.thinking import Overloaded, Thinkers, ThinkingFailed

ADVISED = 5  # choices that are told

_codes = Codes()


async def advise(thinkers: Thinkers, table: Table, caller: Caller, command: messages.Hint) -> messages.Advice:
    """A hint for the caller's decision, from what the caller's seat knows; raises `Refusal`."""
    if not table.seats_of(caller.person):
        raise Refusal("not-seated")
    if not table.setup.hints:
        raise Refusal("no-hints")
    seat = must_decide(table, caller, command.at)
    assert table.play is not None
    known = table.play.game.knowledge(table.play.state, seat)
    try:
        advice = await thinkers.advise(table.game, known.tobytes(), caller.person)
    except (Overloaded, ThinkingFailed):
        raise Refusal("busy") from None
    return _advice(command, table.game, table.play.game, known, advice)


def must_decide(table: Table, caller: Caller, at: int) -> int:
    """The seat of the caller that decides at the position `at`; raises `Refusal` if that is not now."""
    if table.play is None or table.status != "playing" or table.play.to_move == CHANCE:
        raise Refusal("not-now", status=table.status)
    if at != table.at:
        raise Refusal("stale", at=table.at)
    if table.mover is None or table.mover not in table.seats_of(caller.person):
        raise Refusal("not-your-turn", seat=table.mover)
    if table.seats[table.mover].holder is not None:
        raise Refusal("held")
    return table.mover


def _advice(command: messages.Hint, game: str, rules: Any, known: Any, advice: Advice) -> messages.Advice:
    tale, shown = tale_of(game), []
    for one in advice.choices[:ADVISED]:
        text = rules.to_text(known, one.move)
        words = tale.choice(_codes, text)
        shown.append(messages.Advised(text, words, one.low, one.high, one.score, one.equal, one.rollouts))
    return messages.Advice(command.id, command.at, advice.exact, shown)
