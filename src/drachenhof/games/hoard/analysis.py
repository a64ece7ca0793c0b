"""Analysis of *Drachensachen*: phases, classes of mistakes and corrections; no forecast, as no event lies open."""

from collections.abc import Sequence

from drachenhof.analysis.calibration import Corrections, load_corrections
from drachenhof.analysis.parts import Yardstick
from drachenhof.engine.game import Knowledge
from drachenhof.games.hoard.rules.foresight import DRAGON_NAMES
from drachenhof.games.hoard.rules.tables import END_LOSS

HARM = {
    **dict.fromkeys(("coins-hand", "coins-open", "coins-backs"), 1),
    **dict.fromkeys(("pile-taken", "turns-missed", "cards-drawn", "cards-left", "dragons-left"), 1),
    "rounds-won": -1,
}
"""Counts that can serve as a reason: 1 if more of it is bad, −1 if less of it is."""

KINDS = ("pile", "dragons", "sets", "remainders", "other")
"""The classes of mistakes."""
_REMAINDERS = {"swap", "keep", "open", "flip", "peek"}
_BY_REASON = {"pile-taken": "pile", "dragons-left": "dragons", "coins-open": "remainders", "coins-backs": "remainders"}

BLIND = "flip"
"""The move that turns up a hidden card (H11): no player knows it."""

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
"""Bots' losses by mistakes, as printed by `benchmarks/blunders.py --rates`."""


def forecast(known: Knowledge, seat: int) -> None:  # noqa: ARG001 (as in any game)
    """Return None: no event lies open."""
    return None  # noqa: RET501 (it is the answer)


def phase(known: Knowledge) -> int:
    """Return the third of the game, from 0: the most coins lost by a player, relative to those that end it (H25)."""
    return min(2, 3 * int(known["holdings"]["lost"].max()) // END_LOSS)


def part(known: Knowledge) -> int:
    """The round."""
    return int(known["round_number"][0])


def kind(played: str, best: str, reasons: Sequence[str]) -> str:
    """Classify a mistake by the two moves, else by its clearest consequence.

    Classes are taking the pile or not, playing a dragon or saving it, breaking up four of
    a kind or laying them aside, and the cards of the Remainders.
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
    """Return the number of cards of a play."""
    return sum(int(word[1:]) for word in text.split() if word[0] == "x" and word[1:].isdigit())


def corrections() -> Corrections:
    """Return the corrections that calibrate the chances of rollouts."""
    return load_corrections("drachenhof.games.hoard", "calibration.json")
