"""Are chances true? Games at the level of `prince`, what rollouts say of their positions, and what came of them.

    python benchmarks/calibration.py year --positions 5000 --rollouts 256 --workers 2

Games are kept as lines of a file under `--folder` as they end, and what was foretold of each in another, so that the
same command goes on where it was stopped, and other `--policies` foretell the same games. Every second game is played
with all options. Corrections that are fitted to one half of the games are judged by the other half, and the other way
round, so that every position counts and none is judged by its own game. `--ship` writes the corrections of all games
to the game's `calibration.json`; `--json` prints all figures, `--plot FILE.svg` draws them.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from drachenhof.analysis.calibration import Correction
from drachenhof.analysis.measuring import JUDGES, Policies, luck, own_seed
from drachenhof.analysis.reliability import (
    Foretold,
    Reliability,
    ToldChances,
    arrays,
    corrected,
    drawn,
    fit_together,
    reliability,
)
from drachenhof.arena.match import Match, play, warm_up
from drachenhof.arena.standings import won
from drachenhof.arena.workers import over
from drachenhof.engine.game import CHANCE
from drachenhof.games import Parts, games
from drachenhof.records import Play
from drachenhof.search.rollouts import STAY

FULL: Parts[dict[str, Any]] = Parts("bots", "FULL")
PER_GAME = 24
GAMES = 200  # at all tables together that are needed to correct chances, and not only scores
ROLLOUTS = 1024
_SAMPLED = 5  # keeps these random numbers apart
SCREEN = Console(stderr=True)


class Played(msgspec.Struct, frozen=True):
    """A game, by its moves."""

    number: int
    moves: tuple[int, ...]


class Watched(msgspec.Struct, frozen=True):
    """What was foretold of some positions of a game."""

    number: int
    positions: tuple[Foretold, ...]


Kept = TypeVar("Kept", Played, Watched)
Tables: TypeAlias = Mapping[str, Sequence[Foretold]]
"""By number of players."""


def match_of(asked: argparse.Namespace, players: int, number: int) -> Match:
    rules = games[asked.game]
    options = rules.options(rules.new(players, **(FULL[asked.game] if number % 2 else {})))
    return Match(asked.game, options, asked.seed, number, number, (asked.bot,) * players)


def played(match: Match) -> Played:
    return Played(match.number, play(match).moves)


def watched(told: tuple[Match, Played], per_game: int, rollouts: int, policies: str) -> Watched:
    """What rollouts say of some positions of a game in which somebody had to decide, and what came of it."""
    match, kept = told
    rules = games[match.game]
    again = Play(rules, rules.new(len(match.seats), **match.options))
    decisions = [
        (step.decider, step.before)
        for step in map(again.apply, kept.moves)
        if step.decider != CHANCE and len(rules.legal_moves(step.before)) > 1
    ]
    ended = again.state
    scores = map(float, rules.scores(ended))
    came = tuple(zip(won(tuple(rules.ranking(ended))), rules.returns(ended), scores, strict=True))
    rng = np.random.default_rng((_SAMPLED, match.seed, match.number))
    chosen = rng.choice(len(decisions), min(per_game, len(decisions)), replace=False)
    rows = []
    for at in sorted(chosen.tolist()):
        mover, here = decisions[at]
        known = rules.knowledge(here, mover)
        lines = luck(match.game, known, len(match.seats), own_seed(known), policies=read(match.game, policies))
        means = lines.roll(np.array([STAY], np.int16), 0, rollouts).mean(axis=(0, 1))
        said = tuple((float(one[0]), float(one[1]), float(one[2])) for one in means)
        rows.append(Foretold(match.number, games.part(match.game, "analysis").phase(known), mover, said, came))
    return Watched(match.number, tuple(rows))


def read(game: str, text: str) -> "Policies | None":
    """Policies as they are named: `hand:2,learned:12`; none are the game's own."""
    if not text:
        return None
    learned = next((weights for weights, _ in JUDGES[game]() if weights is not None), None)
    named = {"hand": None, "learned": learned}
    return tuple((named[name], float(heat)) for name, _, heat in (one.partition(":") for one in text.split(",")))


def whole_lines(file: Path) -> list[bytes]:
    """What a file has, but for a line in which it was broken off."""
    lines = (file.read_bytes() if file.exists() else b"").splitlines(keepends=True)
    return [line for line in lines if line.endswith(b"\n")]


def kept(
    file: Path, kind: type[Kept], work: Callable[[Any], Kept], missing: dict[int, Any], workers: int
) -> list[Kept]:
    """What is asked for by the number of the game: from a file, and what that lacks, which is then added to it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = whole_lines(file)
    found = {one.number: one for one in (msgspec.json.decode(line, type=kind) for line in lines)}
    left = [given for number, given in missing.items() if number not in found]
    with file.open("ab") as out, Progress(console=SCREEN, disable=not SCREEN.is_terminal) as bar:
        out.truncate(sum(map(len, lines)))
        for one in bar.track(over(work, left, workers) if left else [], len(left), description=file.stem):
            out.write(msgspec.json.encode(one) + b"\n")
            out.flush()
            found[one.number] = one
    return [found[number] for number in sorted(missing)]


def gathered(asked: argparse.Namespace, players: int) -> list[Foretold]:
    """The positions of all games that are asked for: those that are kept already, and those that are missing."""
    folder, name = Path(asked.folder), f"{asked.game}-{players}-{asked.bot}-{asked.seed}"
    count = len(whole_lines(folder / f"{name}.games.jsonl")) if asked.kept else -(-asked.positions // asked.per_game)
    matches = {number: match_of(asked, players, number) for number in range(count)}
    warm_up(asked.game, players, {}, [asked.bot])
    over_now = kept(folder / f"{name}.games.jsonl", Played, played, matches, asked.workers)
    policies = read(asked.game, asked.policies) or JUDGES[asked.game]()
    by = "-".join(f"{'hand' if weights is None else 'learned'}{heat:g}" for weights, heat in policies)
    work = partial(watched, per_game=asked.per_game, rollouts=asked.rollouts, policies=asked.policies)
    pairs = {one.number: (matches[one.number], one) for one in over_now}
    file = folder / f"{name}-{asked.per_game}-{asked.rollouts}-{by}.jsonl"
    return [row for one in kept(file, Watched, work, pairs, asked.workers) for row in one.positions]


def fitted(tables: Tables, enough: bool) -> dict[str, tuple[Correction, ...]]:
    """A correction for each number of players and part of a game; with few games, of scores alone."""
    found: dict[str, list[Correction]] = {name: [] for name in tables}
    for phase in range(1 + max(row.phase for rows in tables.values() for row in rows)):
        of_phase = {name: [row for row in rows if row.phase == phase] for name, rows in tables.items()}
        for name, own in fit_together(of_phase).items():
            found[name].append(own if enough else Correction(score=own.score))
    return {name: tuple(corrections) for name, corrections in found.items()}


def judged(tables: Tables, enough: bool) -> dict[str, tuple[ToldChances, ToldChances]]:
    """Chances as rollouts say them, and corrected by what the other half of the games says."""
    halves = [
        {name: [row for row in rows if (row.game % 4 < 2) == first] for name, rows in tables.items()}
        for first in (True, False)
    ]
    fits = [fitted(half, enough) for half in reversed(halves)]
    found = {}
    for name in tables:
        both = [row for half in halves for row in half[name]]
        true = [corrected(half[name], own[name]) for half, own in zip(halves, fits, strict=True)]
        found[name] = ToldChances.of(both, arrays(both)[0][:, :, 0]), ToldChances.of(both, np.concatenate(true))
    return found


def main() -> None:
    asked = _asked()
    tables = {str(players): gathered(asked, players) for players in asked.players or list(games[asked.game].PLAYERS)}
    enough = sum(len({row.game for row in rows}) for rows in tables.values()) >= GAMES
    corrections = fitted(tables, enough)
    each = {f"{players} players": one for players, one in judged(tables, enough).items()}
    if len(each) > 1:
        as_said, as_corrected = zip(*each.values(), strict=True)
        each["all"] = ToldChances.together(as_said), ToldChances.together(as_corrected)
    found = {name: (reliability(raw), reliability(true)) for name, (raw, true) in each.items()}
    if asked.ship:
        path = Path(games.part(asked.game, "rules").__file__).parents[1] / "calibration.json"
        known = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
        merged = dict(sorted((known | msgspec.to_builtins(corrections)).items()))
        path.write_bytes(msgspec.json.format(msgspec.json.encode(merged), indent=1) + b"\n")
    if asked.plot:
        drawn({name: true for name, (_, true) in found.items()}, asked.plot)
    if asked.json:
        json.dump(msgspec.to_builtins({"corrections": corrections, "found": found}), sys.stdout, indent=2)
        return
    for name, (raw, true) in found.items():
        _show(f"{name}, as rollouts say", raw)
        _show(f"{name}, corrected", true)
    for players, fits in corrections.items():
        for phase, one in enumerate(fits, start=1):
            Console().print(f"{players} players, part {phase}: {one}")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(games))
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--positions", type=int, default=20_000, help="for each number of players")
    parser.add_argument("--kept", action="store_true", help="as many games as are kept, and no further ones")
    parser.add_argument("--bot", default="prince")
    parser.add_argument("--per-game", type=int, default=PER_GAME)
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS)
    parser.add_argument(
        "--policies", default="", help="that play rollouts, as hand:2,learned:12; the game's own if none"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", default="calibration")
    parser.add_argument("--ship", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--plot", type=Path)
    return parser.parse_args()


def _show(name: str, one: Reliability) -> None:
    gap = "–" if one.largest_gap is None else f"{100 * one.largest_gap:.1f}"
    title = f"{name}: {one.positions} positions of {one.games} games"
    brier = f"Brier {one.brier:.4f} ({one.brier_low:.4f}–{one.brier_high:.4f}; even: {one.brier_even:.4f})"
    table = Table(title=f"{title}, {brier}, largest gap {gap}")
    for column in ("told", "chances", "mean", "won", "95 %"):
        table.add_column(column, justify="right")
    for each in one.bins:
        low, high = each.won_low or 0.0, each.won_high or 0.0
        told = f"{100 * each.low:.0f}–{100 * each.high:.0f} %"
        won_in = f"{100 * low:.1f}–{100 * high:.1f}"
        table.add_row(told, str(each.count), f"{100 * each.told:.1f}", f"{100 * each.won:.1f}", won_in)
    Console().print(table)


if __name__ == "__main__":
    main()
