"""Why a choice cost something: what the two lines bring over the same luck, as far as it clearly differs."""

from collections.abc import Callable, Iterable, Mapping

from drachenhof.analysis.measuring import NORMAL, Measured, counted, margin
from drachenhof.analysis.review.values import Reason
from drachenhof.engine.game import Knowledge, Numbers
from drachenhof.games import Parts
from drachenhof.search.causes import CAUSES

HARM: Parts[Mapping[str, int]] = Parts("analysis", "HARM")
KINDS: Parts[tuple[str, ...]] = Parts("analysis", "KINDS")
KIND: Parts[Callable[[str, str, list[str]], str]] = Parts("analysis", "kind")

SURE = 3.0 / NORMAL  # times its margin that a difference has to be: many things are counted
SMALLEST = 0.1  # of a difference that is worth a word
MOST = 3


def reasons(
    game: str, known: Knowledge, seat: int, lines: tuple[int, int], seed: int, rollouts: int
) -> tuple[Reason, ...]:
    """Return why the first of two moves is worse: harmful differences of counts, the clearest first."""
    counts = counted(game, known, list(lines), seat, seed, rollouts)
    return clearest(game, counts[:, 0], counts[:, 1])


def clearest(game: str, one: Numbers, other: Numbers) -> tuple[Reason, ...]:
    """The clearest reasons from what was counted in two lines: by rollout and cause."""
    reasons, harm = [], HARM[game]
    for index, name in enumerate(CAUSES[game]):
        differences = one[:, index] - other[:, index]
        value, off = float(differences.mean()), SURE * margin(differences)
        if value * harm.get(name, 0) > max(off, SMALLEST):
            reasons.append(Reason(name, Measured(value, value - off / SURE, value + off / SURE)))
    reasons.sort(key=lambda one: -abs(one.more.value) / one.more.margin)
    return tuple(reasons[:MOST])


def kind_of(game: str, played: str, best: str, reasons: Iterable[Reason]) -> str:
    """Classify a mistake as one of the game's `KINDS`."""
    return KIND[game](played, best, [one.what for one in reasons])
