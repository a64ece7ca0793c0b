"""Hints: what the strongest bot thinks of one's choices, from what one knows."""

import secrets
from typing import Any

from drachenhof.game import CHANCE
from drachenhof.server import messages
from drachenhof.server.deeds import Caller
from drachenhof.server.refusal import Refusal
from drachenhof.server.table import Table
from drachenhof.server.thinking import Overloaded, Thinkers, ThinkingFailed
from drachenhof.words.codes import Codes
from drachenhof.words.tales import tale_of

ADVISER, ADVICE_BUDGET, ADVISED = "emperor", "300ms", 5

_codes = Codes()


async def advise(thinkers: Thinkers, table: Table, caller: Caller, command: messages.Hint) -> messages.Advice:
    """A hint for one's own decision, from what one knows; raises `Refusal`."""
    own = table.seats_of(caller.person)
    if not own:
        raise Refusal("not-seated")
    if not table.setup.hints:
        raise Refusal("no-hints")
    if table.play is None or table.status != "playing" or table.play.to_move == CHANCE:
        raise Refusal("not-now", status=table.status)
    if command.at != table.at:
        raise Refusal("stale", at=table.at)
    if table.mover not in own:
        raise Refusal("not-your-turn", seat=table.mover)
    if table.seats[table.mover].holder is not None:
        raise Refusal("held")
    known = table.play.game.knowledge(table.play.state, table.mover)
    try:
        thought = await thinkers.think(
            table.game,
            known.tobytes(),
            ADVISER,
            ADVICE_BUDGET,
            secrets.randbits(63),
            owner=caller.person,
            hint=True,
        )
    except (Overloaded, ThinkingFailed):
        raise Refusal("busy") from None
    return _advice(command, table.game, table.play.game, known, thought)


def _advice(command: messages.Hint, game: str, rules: Any, known: Any, thought: Any) -> messages.Advice:
    tale = tale_of(game)
    shown = []
    for choice in thought.choices[:ADVISED]:
        text = rules.to_text(known, choice.move)
        words = tale.choice(_codes, text)
        shown.append(messages.Advised(text, words, choice.win, choice.score, choice.visits))
    return messages.Advice(command.id, command.at, thought.exact, shown)
