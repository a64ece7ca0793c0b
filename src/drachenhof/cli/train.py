"""`drachenhof train`: a policy from nothing, by games against itself."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Protocol

import typer

from drachenhof.cli.complaint import FAILED, Complaint, in_range
from drachenhof.i18n import Words

ROUNDS, SEED, MOST_ROUNDS = 400, 2000, 1_000_000
SAVED_EVERY = 5


class TrainingCourse(Protocol):
    """A course of `bots.training`."""

    plan: Any
    round: int

    def rounds(self) -> Iterator[dict[str, float]]:
        """What came of each round that is still to come."""

    def save(self, path: Path) -> None:
        """All that is needed to go on."""

    def export(self, folder: Path) -> str:
        """Write the net and its card; its name."""


CHECKPOINT, COURSE, PICTURE = "checkpoint.pt", "course.jsonl", "course.png"


def train(
    words: Words,
    game: Annotated[str, typer.Argument(help="cli-game")],
    folder: Annotated[Path, typer.Argument(help="cli-train-folder")],
    rounds: Annotated[int, typer.Option(help="cli-train-rounds")] = ROUNDS,
    seed: Annotated[int, typer.Option(help="cli-train-seed")] = SEED,
    rows: Annotated[int, typer.Option(help="cli-train-rows")] = 1 << 17,
    workers: Annotated[int, typer.Option(help="cli-train-workers")] = 0,
) -> int:
    """Train a policy; in a folder where that was begun, go on."""
    from drachenhof.cli.screen import known_game

    known_game(words, game)
    in_range(words, "--rounds", rounds, 1, MOST_ROUNDS)
    in_range(words, "--rows", rows, 1 << 13, 1 << 22)
    in_range(words, "--workers", workers, 0, 256)
    part = _part(words, game)
    threads = workers or os.cpu_count() or 1
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / CHECKPOINT
    if kept.exists():
        training = part.Training.load(kept, threads, rounds=rounds)
    else:
        training = part.Training(game, part.TrainingPlan(seed=seed, rounds=rounds, rows=rows), threads)
    try:
        _run(words, training, folder)
    except KeyboardInterrupt:
        print(words.say("cli-train-stopped", rounds=training.round))
    _draw(folder)
    print(words.say("cli-train-done", rounds=training.round, file=str(folder / training.export(folder))))
    return 0


def _part(words: Words, game: str) -> Any:
    """What trains a game; complains where nothing learns, or PyTorch is missing."""
    from drachenhof.search.nets import shape

    try:
        shape(game)
        from drachenhof.bots import training
    except LookupError:
        raise Complaint(words.say("cli-train-nothing", game=game), FAILED) from None
    except ModuleNotFoundError:
        raise Complaint(words.say("cli-train-no-torch", game=game), FAILED) from None
    return training


def _run(words: Words, training: TrainingCourse, folder: Path) -> None:
    """Round by round, each on record; every few of them all is kept."""
    from drachenhof.cli.progress import progress

    with progress(words, training.plan.rounds, training.round) as more, (folder / COURSE).open("a") as course:
        for figures in training.rounds():
            course.write(json.dumps(figures) + "\n")
            course.flush()
            more(1)
            if training.round % SAVED_EVERY == 0 or training.round == training.plan.rounds:
                training.save(folder / CHECKPOINT)


def _told(folder: Path) -> Iterator[dict[str, float]]:
    """The rounds that were kept on record; those after the last checkpoint are told again."""
    rounds = {}
    if (folder / COURSE).exists():
        for line in (folder / COURSE).read_text().splitlines():
            figures = json.loads(line)
            rounds[figures["round"]] = figures
    yield from (rounds[number] for number in sorted(rounds))


def _draw(folder: Path) -> None:
    """The course as a picture, where Matplotlib is."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return
    rounds = list(_told(folder))
    figure = Figure(figsize=(10, 6), dpi=120, layout="constrained")
    for axes, name in zip(figure.subplots(2, 2).flat, ("wins", "place", "entropy", "known"), strict=True):
        seen = [one for one in rounds if name in one]
        axes.plot([one["round"] for one in seen], [one[name] for one in seen])
        axes.set(title=name, xlabel="round")
    figure.savefig(folder / PICTURE)
