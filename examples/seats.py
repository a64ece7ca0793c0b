"""Does the seat matter? A worked analysis (docs/data.md): `python examples/seats.py games.jsonl seats.png`."""

import sys
from math import sqrt

from matplotlib.figure import Figure

import drachenhof.data


def main(source: str, picture: str) -> None:
    games = drachenhof.data.games(source, arrow=False)
    count, seats = len(games["row"]), range(games["players"][0])
    shares = [sum(place == 1 for place in games[f"place_{seat}"]) / count for seat in seats]
    margins = [1.96 * sqrt(share * (1 - share) / count) for share in shares]
    for seat, share, margin in zip(seats, shares, margins, strict=True):
        print(f"seat {seat} wins {share:.1%} ± {margin:.1%}")
    figure = Figure(figsize=(6, 3), layout="constrained")
    axes = figure.subplots()
    axes.errorbar(seats, shares, margins, fmt="o", capsize=4)
    axes.axhline(1 / len(seats), linestyle="--", color="grey", label="even")
    axes.set(xlabel="seat", ylabel="share of games won", xticks=list(seats), title=f"{count:,} games")
    axes.legend()
    figure.savefig(picture)


if __name__ == "__main__":
    main(*sys.argv[1:])
