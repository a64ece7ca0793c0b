"""`drachenhof train`: train a policy from scratch by self-play."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Protocol

import typer

from drachenhof.cli.errors import ENGLISH, FAILED, CommandError, in_range
from drachenhof.cli.params import GameName

ROUNDS, SEED, MOST_ROUNDS = 400, 2000, 1_000_000
SAVED_EVERY = 5


class TrainingCourse(Protocol):
    """A course of `bots.training`."""

    plan: Any
    round: int

    def rounds(self) -> Iterator[dict[str, float]]:
        """Yield the figures of each further round."""

    def save(self, path: Path) -> None:
        """Save everything that is needed to resume."""

    def export(self, folder: Path) -> str:
        """Write the net and its card; its name."""


CHECKPOINT, COURSE, PICTURE = "checkpoint.pt", "course.jsonl", "course.png"


def train(
    game: GameName,
    folder: Annotated[
        Path,
        typer.Argument(
            help="The folder of the run: checkpoints, figures, a picture, and finally the net with its card."
        ),
    ],
    rounds: Annotated[int, typer.Option(help="How many rounds in all, each of many games.")] = ROUNDS,
    seed: Annotated[int, typer.Option(help="The same seed gives the same run on the same machine.")] = SEED,
    rows: Annotated[int, typer.Option(help="How many positions each round learns from.")] = 1 << 17,
    workers: Annotated[
        int, typer.Option(help="How many threads play and learn; 0 takes all cores. It does not change the games.")
    ] = 0,
) -> int:
    """Train the policy of a game from scratch by self-play (needs the extra train), or continue a run."""
    from drachenhof.cli.screen import known_game

    known_game(ENGLISH, game)
    in_range(ENGLISH, "--rounds", rounds, 1, MOST_ROUNDS)
    in_range(ENGLISH, "--rows", rows, 1 << 13, 1 << 22)
    in_range(ENGLISH, "--workers", workers, 0, 256)
    part = _part(game)
    threads = workers or os.cpu_count() or 1
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / CHECKPOINT
    if checkpoint.exists():
        training = part.Training.load(checkpoint, threads, rounds=rounds)
    else:
        training = part.Training(game, part.TrainingPlan(seed=seed, rounds=rounds, rows=rows), threads)
    try:
        _run(training, folder)
    except KeyboardInterrupt:
        print(f"Stopped after {training.round} rounds; the same command continues from the last checkpoint.")
    _draw(folder)
    print(f"After {training.round} rounds the net is {folder / training.export(folder)}.")
    return 0


def _part(game: str) -> Any:
    """Return the training module; raises `CommandError` without a policy or without PyTorch."""
    from drachenhof.search.nets import shape

    try:
        shape(game)
        from drachenhof.bots import training
    except LookupError:
        raise CommandError(f"{game} has no policy that learns yet.", FAILED) from None
    except ModuleNotFoundError as error:
        if error.name == "numba":
            raise CommandError(str(error), FAILED) from None
        raise CommandError("PyTorch is missing: pip install drachenhof[train]", FAILED) from None
    return training


def _run(training: TrainingCourse, folder: Path) -> None:
    """Run the rounds, log each, and save a checkpoint every few rounds."""
    from drachenhof.cli.screen import progress

    with progress(training.plan.rounds, training.round) as more, (folder / COURSE).open("a") as course:
        for figures in training.rounds():
            course.write(json.dumps(figures) + "\n")
            course.flush()
            more(1)
            if training.round % SAVED_EVERY == 0 or training.round == training.plan.rounds:
                training.save(folder / CHECKPOINT)


def _log(folder: Path) -> Iterator[dict[str, float]]:
    """Yield the logged rounds; of rounds that were repeated after a checkpoint the last."""
    rounds = {}
    if (folder / COURSE).exists():
        for line in (folder / COURSE).read_text().splitlines():
            figures = json.loads(line)
            rounds[figures["round"]] = figures
    yield from (rounds[number] for number in sorted(rounds))


def _draw(folder: Path) -> None:
    """Draw the log as a picture, if Matplotlib is installed."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return
    rounds = list(_log(folder))
    figure = Figure(figsize=(10, 6), dpi=120, layout="constrained")
    for axes, name in zip(figure.subplots(2, 2).flat, ("wins", "place", "entropy", "known"), strict=True):
        seen = [one for one in rounds if name in one]
        axes.plot([one["round"] for one in seen], [one[name] for one in seen])
        axes.set(title=name, xlabel="round")
    figure.savefig(folder / PICTURE)
