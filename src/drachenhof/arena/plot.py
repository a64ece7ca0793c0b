"""The result of a tournament as a picture: win shares and mean scores, with their intervals."""

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from drachenhof.arena.standings import Standings
    from drachenhof.arena.statistics import Estimate

PAPER, INK, LINES = "#fbf7ee", "#3a342c", "#ddd3bf"
LACQUER, JADE = "#b8402c", "#2f7d59"


def draw(title: str, players: int, standings: "Standings") -> bytes:
    """Return a PNG; raises `ImportError` without Matplotlib."""
    try:
        from matplotlib.figure import Figure
        from matplotlib.layout_engine import ConstrainedLayoutEngine
    except ImportError:
        raise ImportError("pictures need Matplotlib: pip install 'drachenhof[plot]'") from None
    layout = ConstrainedLayoutEngine(rect=(0, 0.05, 1, 0.95), w_pad=0.15, wspace=0.04)
    names = [standing.bot for standing in standings.bots]
    figure = Figure(figsize=(10, 1.9 + 0.5 * len(names)), dpi=150, facecolor=PAPER, layout=layout)
    shares, scores = figure.subplots(1, 2, sharey=True)
    figure.suptitle(title, color=INK, fontsize=13, fontweight="bold", x=0.01, ha="left")
    percent = [_scaled(standing.win_share, 100) for standing in standings.bots]
    _panel(shares, names, percent, "Wins, % of games per seat", LACQUER)
    _panel(
        scores,
        names,
        [_scaled(standing.score, 1) for standing in standings.bots],
        "Average score",
        JADE,
    )
    even = 100 / players
    shares.axvline(even, color=INK, linewidth=0.9, linestyle=(0, (4, 3)), zorder=1)
    shares.text(even, 1.01, "even", transform=shares.get_xaxis_transform(), **_SMALL)
    shares.set_xlim(left=-0.03 * shares.get_xlim()[1])
    figure.text(0.99, 0.005, "Bars: 95% confidence", ha="right", va="bottom", color=INK, fontsize=8)
    file = BytesIO()
    figure.savefig(file, format="png", facecolor=PAPER)
    return file.getvalue()


_SMALL = {"ha": "center", "va": "bottom", "color": INK, "fontsize": 8}


def _scaled(estimate: "Estimate", scale: float) -> tuple[float, float, float]:
    """The value, and how far its interval reaches below and above."""
    low = estimate.value if estimate.low is None else estimate.low
    high = estimate.value if estimate.high is None else estimate.high
    return scale * estimate.value, scale * max(0.0, estimate.value - low), scale * max(0.0, high - estimate.value)


def _panel(
    axes: Any,
    names: Sequence[str],
    estimates: Sequence[tuple[float, float, float]],
    label: str,
    colour: str,
) -> None:
    """Draw a row per bot, the best on top: a point, its interval and the number."""
    rows = range(len(names))
    values = [value for value, _, _ in estimates]
    reach = [[below for _, below, _ in estimates], [above for _, _, above in estimates]]
    axes.set_facecolor(PAPER)
    axes.errorbar(values, rows, xerr=reach, fmt="o", color=colour, markersize=7, capsize=4, linewidth=2, zorder=3)
    for row, value in zip(rows, values, strict=True):
        axes.annotate(f"{value:,.1f}", (value, row), (0, 8), textcoords="offset points", **_SMALL)
    axes.set_yticks(list(rows), names, color=INK, fontsize=11)
    axes.set_ylim(len(names) - 0.5, -0.6)
    axes.set_xlabel(label, color=INK)
    axes.tick_params(colors=INK, length=0)
    axes.grid(axis="x", color=LINES, linewidth=0.8, zorder=0)
    for name, spine in axes.spines.items():
        spine.set_visible(name == "bottom")
        spine.set_color(LINES)
