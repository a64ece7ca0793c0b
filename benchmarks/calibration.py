"""Are chances true? Games at the level of `prince`, what rollouts say of their positions, and what came of them.

    python benchmarks/calibration.py year --players 2 3 4 5 --positions 20000 --workers 2

Each game is kept as a line of a file under `--folder` as it ends, so that the same command goes on where it was
stopped. Half of the games fit the corrections, the others, which are used for nothing else, say how true the chances
are. `--ship` writes the corrections to where `drachenhof.analysis` reads them; `--json` prints all figures, `--plot
FILE.svg` draws them. Every second game is played with all options.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from drachenhof.analysis import calibration
from drachenhof.analysis.calibration import Correction
from drachenhof.analysis.measuring import HEATS, own_seed
from drachenhof.analysis.reliability import Foretold, Reliability, arrays, corrected, drawn, fit, reliability
from drachenhof.arena.match import Match, play, warm_up
from drachenhof.arena.standings import won
from drachenhof.arena.workers import over
from drachenhof.game import CHANCE, Parts, games
from drachenhof.records import Play
from drachenhof.search.rollouts import STAY, Luck

FULL: Parts[dict[str, Any]] = Parts("bots", "FULL")
PER_GAME = 24
GAMES = 200  # that are needed to correct chances, and not only scores
ROLLOUTS = 1024
_SAMPLED = 5  # keeps these random numbers apart


class Played(msgspec.Struct, frozen=True):
    """A game, and some of its positions."""

    number: int
    positions: tuple[Foretold, ...]


def watched(match: Match, per_game: int, rollouts: int, heat: float) -> Played:
    """Play a game; what rollouts said of some positions in which somebody had to decide, and what came of it."""
    rules, result = games[match.game], play(match)
    again = Play(rules, rules.new(len(match.seats), **match.options))
    steps = [again.apply(move) for move in result.moves]
    decisions = [
        (step.decider, step.before)
        for step in steps
        if step.decider != CHANCE and len(rules.legal_moves(step.before)) > 1
    ]
    came = tuple(zip(won(result.places), rules.returns(again.state), map(float, result.scores), strict=True))
    rng = np.random.default_rng((_SAMPLED, match.seed, match.number))
    chosen = rng.choice(len(decisions), min(per_game, len(decisions)), replace=False)
    rows = []
    for at in sorted(chosen.tolist()):
        mover, here = decisions[at]
        rows.append(_row(match, mover, here, came, rollouts, heat))
    return Played(match.number, tuple(rows))


def _row(match: Match, mover: int, state: Any, came: Any, rollouts: int, heat: float) -> Foretold:
    known = games[match.game].knowledge(state, mover)
    luck = Luck(match.game, known, len(match.seats), own_seed(known), heat)
    told = luck.roll(np.array([STAY], np.int16), 0, rollouts).mean(axis=(0, 1))
    said = tuple((float(one[0]), float(one[1]), float(one[2])) for one in told)
    return Foretold(match.number, games.part(match.game, "analysis").phase(known), mover, said, came)


def matches(game: str, players: int, bot: str, seed: int, count: int) -> Iterator[Match]:
    for number in range(count):
        options = games[game].options(games[game].new(players, **(FULL[game] if number % 2 else {})))
        yield Match(game, options, seed, number, number, (bot,) * players)


def gathered(asked: argparse.Namespace, players: int, bar: Progress) -> list[Foretold]:
    """The positions of all games that are asked for: those that are kept already, and those that are missing."""
    heat = HEATS[asked.game] if asked.heat is None else asked.heat
    name = f"{asked.game}-{players}-{asked.bot}-{asked.seed}-{asked.per_game}-{asked.rollouts}-{heat:g}.jsonl"
    file = Path(asked.folder) / name
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    kept = {one.number: one for one in map(_read, (line for line in lines if line.endswith(b"\n")))}
    count = -(-asked.positions // asked.per_game)
    task = bar.add_task(f"{asked.game}, {players} players", total=count, completed=min(len(kept), count))
    missing = (one for one in matches(asked.game, players, asked.bot, asked.seed, count) if one.number not in kept)
    work = partial(watched, per_game=asked.per_game, rollouts=asked.rollouts, heat=heat)
    with file.open("ab") as out:
        out.truncate(sum(len(line) for line in lines if line.endswith(b"\n")))
        for one in over(work, missing, asked.workers):
            out.write(msgspec.json.encode(one) + b"\n")
            out.flush()
            kept[one.number] = one
            bar.advance(task)
    return [row for number in sorted(kept) if number < count for row in kept[number].positions]


def _read(line: bytes) -> Played:
    return msgspec.json.decode(line, type=Played)


def fitted(rows: Sequence[Foretold]) -> tuple[Correction, ...]:
    """A correction for each part of a game, from the half of the games that is for it; with few, of scores alone."""
    mine = [row for row in rows if for_fitting(row)]
    enough = len({row.game for row in mine}) >= GAMES
    found = []
    for phase in range(max(row.phase for row in mine) + 1):
        own = fit([row for row in mine if row.phase == phase])
        found.append(own if enough else Correction(score=own.score))
    return tuple(found)


def for_fitting(row: Foretold) -> bool:
    """Two of four games, with and without options."""
    return row.game % 4 < 2


def judged(rows: Sequence[Foretold], corrections: Sequence[Correction]) -> dict[str, Reliability]:
    """How true the chances of the other half are, as rollouts say them and corrected."""
    others = [row for row in rows if not for_fitting(row)]
    raw, true = arrays(others)[0][:, :, 0], corrected(others, corrections)
    return {
        "raw": reliability(others, raw),
        "calibrated": reliability(others, true),
        "calibrated, who decides": reliability(others, true, movers=True),
    }


def main() -> None:
    asked = _asked()
    rules = games[asked.game]
    screen = Console(stderr=True)
    found: dict[str, dict[str, Reliability]] = {}
    corrections: dict[str, tuple[Correction, ...]] = {}
    for players in asked.players or list(rules.PLAYERS):
        warm_up(asked.game, players, {}, [asked.bot])
        with Progress(console=screen, disable=not screen.is_terminal) as bar:
            rows = gathered(asked, players, bar)
        corrections[str(players)] = fitted(rows)
        found[str(players)] = judged(rows, corrections[str(players)])
    if asked.ship:
        path = Path(calibration.__file__).with_name(f"{asked.game}.json")
        known = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
        merged = dict(sorted((known | msgspec.to_builtins(corrections)).items()))
        path.write_bytes(msgspec.json.format(msgspec.json.encode(merged), indent=1) + b"\n")
    if asked.plot:
        drawn({f"{players} players": one["calibrated"] for players, one in found.items()}, asked.plot)
    if asked.json:
        json.dump(msgspec.to_builtins({"corrections": corrections, "found": found}), sys.stdout, indent=2)
        return
    for players, one in found.items():
        _show(players, one, corrections[players])


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(games))
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--positions", type=int, default=20_000, help="for each number of players")
    parser.add_argument("--bot", default="prince")
    parser.add_argument("--per-game", type=int, default=PER_GAME)
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS)
    parser.add_argument("--heat", type=float, help="points of noise in rollouts, if not the game's own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", default="calibration")
    parser.add_argument("--ship", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--plot", type=Path)
    return parser.parse_args()


def _show(players: str, found: dict[str, Reliability], corrections: Sequence[Correction]) -> None:
    screen = Console()
    for name, one in found.items():
        gap = "–" if one.largest_gap is None else f"{100 * one.largest_gap:.1f}"
        title = f"{players} players, {name}: {one.positions} positions of {one.games} games"
        table = Table(title=f"{title}, Brier {one.brier:.4f} (even: {one.brier_even:.4f}), largest gap {gap}")
        for column in ("told", "chances", "mean", "won", "95 %"):
            table.add_column(column, justify="right")
        for each in one.bins:
            low, high = each.won_low or 0.0, each.won_high or 0.0
            told = f"{100 * each.low:.0f}–{100 * each.high:.0f} %"
            won_in = f"{100 * low:.1f}–{100 * high:.1f}"
            table.add_row(told, str(each.count), f"{100 * each.told:.1f}", f"{100 * each.won:.1f}", won_in)
        screen.print(table)
    for phase, fitting in enumerate(corrections):
        screen.print(f"part {phase + 1}: {fitting}")


if __name__ == "__main__":
    main()
