"""What a reader of a game of *Drachensachen* sees and hears: one seat, a spectator, or somebody who may know all."""

from collections import Counter

from drachenhof.engine.game import SPECTATOR, State
from drachenhof.games.hoard import rules as hoard
from drachenhof.games.hoard.rules.tables import Card
from drachenhof.games.hoard.rules.view import HoardView

UNSEEN = "?"
"""In the words of a move, a card that the reader did not see."""


def seen(state: State, seat: int | None) -> HoardView:
    """What a seat or `SPECTATOR` sees; None sees all hands, as a finished game may be shown."""
    return _face_up(state) if seat is None else hoard.view(hoard.knowledge(state, seat))


def heard(state: State, move: int, seat: int | None) -> str:
    """A move in the words that a seat or `SPECTATOR` may hear, `card ?` where it does not see which; None hears all."""
    text = hoard.to_text(state, move)
    if seat is None or seat in hoard.audience(state, move):
        return text
    return f"{text.split()[0]} {UNSEEN}"


def _face_up(state: State) -> HoardView:
    """The public table, and in each holding what its owner sees; unseen is then only what nobody has seen."""
    view = seen(state, SPECTATOR)
    unseen: Counter[Card] = Counter(view["unseen"])
    for seat, holding in enumerate(view["holdings"]):
        hand = seen(state, seat)["holdings"][seat]["hand"]
        unseen -= Counter(hand) - Counter(holding["hand"])
        holding["hand"] = hand
    view["unseen"] = dict(unseen)
    return view
