"""What the coins of *Drachensachen* were lost for."""

from collections.abc import Iterable, Iterator

from drachenhof import hoard
from drachenhof.hoard.tables import BACK_COINS, CARD_NAMES, EIGHT, FEATHER_COINS, FRONT_COINS
from drachenhof.records import Step
from drachenhof.words.course import Booking
from drachenhof.words.telling import View

__all__ = ["END", "SOURCES", "bookings"]

SOURCES = ("hand", "open", "backs")
END = None


def bookings(steps: Iterable[Step]) -> Iterator[Booking]:
    """What each round cost."""
    for _, _, before, _, after in steps:
        losses = [later - earlier for earlier, later in zip(hoard.scores(before), hoard.scores(after), strict=True)]
        if not any(losses):
            continue
        for seat, loss in enumerate(losses):
            view, rest = hoard.view(hoard.knowledge(before, seat)), loss
            for source, count in _coins(view, seat).items():
                counted = min(count, rest)  # at most ten a round (H24)
                rest -= counted
                yield view["round"] - 1, source, seat, counted
            yield view["round"] - 1, "hand", seat, rest  # what came at the last moment came into the hand


def _coins(view: View, seat: int) -> dict[str, int]:
    """What lies before a seat, in coins (H24)."""
    holding, feathers = view["holdings"][seat], "golden-feathers" in view["abilities"]
    worth = {name: int(coins) for name, coins in zip(CARD_NAMES, FRONT_COINS, strict=True)}
    if feathers:
        worth[CARD_NAMES[EIGHT]] = int(FEATHER_COINS)  # H46
    open_size = sum(holding["open"].values())
    backs = holding["hidden"] if view["options"]["count_all_backs"] else max(holding["hidden"] - open_size, 0)
    return {
        "hand": sum(worth[card] * count for card, count in holding["hand"].items()),
        "open": sum(worth[card] * count for card, count in holding["open"].items()),
        "backs": int(BACK_COINS) * backs,
    }
