"""What can be foreseen in *Drachensachen*: nothing, for no event lies open."""

from collections.abc import Sequence

from drachenhof.analysis.calibration import Corrections, kept
from drachenhof.analysis.parts import Yardstick
from drachenhof.engine.game import Knowledge
from drachenhof.games.hoard.rules.foresight import DRAGON_NAMES
from drachenhof.games.hoard.rules.tables import END_LOSS

HARM = {
    **dict.fromkeys(("coins-hand", "coins-open", "coins-backs"), 1),
    **dict.fromkeys(("pile-taken", "turns-missed", "cards-drawn", "cards-left", "dragons-left"), 1),
    "rounds-won": -1,
}
"""What can be told as a reason: 1 if more of it is bad, −1 if less of it is."""

KINDS = ("pile", "dragons", "sets", "remainders", "other")
"""What a mistake can be about."""
_REMAINDERS = {"swap", "keep", "open", "flip", "peek"}
_BY_REASON = {"pile-taken": "pile", "dragons-left": "dragons", "coins-open": "remainders", "coins-backs": "remainders"}

BLIND = "flip"
"""A hidden card is turned up (H11): nobody knows any of them."""

ERROR_RATES: tuple[Yardstick, ...] = (
    Yardstick(
        4,
        "python benchmarks/blunders.py hoard --rates novice courtier prince emperor --simulations 16000 --games 3"
        " --seed 10000",
        {
            "novice": (0.0064, 0.0009, 0.0118),
            "courtier": (0.0022, 0.0011, 0.0033),
            "prince": (0.0014, 0.0, 0.0043),
            "emperor": (0.0002, 0.0, 0.0011),
        },
    ),
)
"""What bots lose by their mistakes: `benchmarks/blunders.py --rates` measures it, and says it in this form."""


def forecast(known: Knowledge, seat: int) -> None:  # noqa: ARG001 (as in any game)
    """None: no event lies open."""
    return None  # noqa: RET501 (it is the answer)


def phase(known: Knowledge) -> int:
    """How far the game is, in thirds from 0: by the most coins that anybody has lost, of those that end it (H25)."""
    return min(2, 3 * int(known["holdings"]["lost"].max()) // END_LOSS)


def part(known: Knowledge) -> int:
    """The round."""
    return int(known["round_number"][0])


def kind(played: str, best: str, reasons: Sequence[str]) -> str:
    """What a mistake is about: by the two moves, else by what follows most clearly.

    The pile taken or not, a dragon spent or kept, four of a kind broken up or laid
    aside, cards of the Remainders.
    """
    moves = played.split(), best.split()
    if ["take"] in moves:
        return "pile"
    if set(DRAGON_NAMES) & {word for words in moves for word in words}:
        return "dragons"
    if any(words[0] == "set" for words in moves) or 0 < _cards(played) != _cards(best) > 0:
        return "sets"
    if any(words[0] in _REMAINDERS or "open" in words for words in moves):
        return "remainders"
    return next((_BY_REASON[one] for one in reasons if one in _BY_REASON), "other")


def _cards(text: str) -> int:
    """How many cards a play has, if it is one."""
    return sum(int(word[1:]) for word in text.split() if word[0] == "x" and word[1:].isdigit())


def corrections() -> Corrections:
    """What makes the chances of rollouts true."""
    return kept("drachenhof.games.hoard", "calibration.json")
