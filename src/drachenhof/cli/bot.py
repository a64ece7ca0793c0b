"""`drachenhof bot` and `train`: let an external bot play at the tables of a server; train a policy."""

import json
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import typer

from drachenhof.cli.errors import ENGLISH, FAILED, CommandError, in_range
from drachenhof.cli.params import GameName, bad_bot

if TYPE_CHECKING:
    from drachenhof.client import Client, Player


KEY = "DRACHENHOF_KEY"  # so that it need not stand on the command line
_EVENTS = {
    "plays": "{table}: it plays {game}.",
    "over": "{table}: the game is over, place {place} of {players}.",
    "ended": "{table}: the game has ended without a result.",
    "fault": "{table}: it forfeits, and one of the server’s bots plays on. {problem}",
    "left": "{table}: it plays here no longer. {problem}",
    "declined": "{invitation}: not accepted. {problem}",
}


def bot(
    program: Annotated[
        str, typer.Argument(help="The bot: ./mybot.py:Factory, package.module:Factory, or the name of a level.")
    ],
    invitations: Annotated[
        list[str] | None, typer.Argument(help="Links of seats; more can be typed while it runs.")
    ] = None,
    server: Annotated[str, typer.Option(help="The address of the server.")] = "http://127.0.0.1:8642",
    key: Annotated[str | None, typer.Option(help="The key of the bot account.", envvar=KEY)] = None,
    name: Annotated[str | None, typer.Option(help="Create a bot account of this name and print its key.")] = None,
    once: Annotated[bool, typer.Option("--once", help="Stop when no game is left, without rematches.")] = False,
    game: Annotated[str | None, typer.Option(help="Open a table of this game, with the bots of --against.")] = None,
    against: Annotated[
        str | None, typer.Option(help="Bots of the server for the other seats: courtier,greedy.", metavar="BOTS")
    ] = None,
) -> int:
    """Let a bot of your own play at a server, where it is invited or against bots of the server."""
    import asyncio

    from drachenhof.cli.screen import known_game
    from drachenhof.client import Refused, Unreachable

    if not server.startswith(("http://", "https://")):
        raise CommandError(f"“{server}” is no server: give http://… or https://….")
    if (game is None) != (against is None):
        raise CommandError("--game and --against belong together: --game GAME --against courtier,greedy.")
    if game is not None:
        known_game(ENGLISH, game)
    _must_play_something(program)
    table = None if game is None or against is None else (game, against.split(","))
    try:
        return asyncio.run(_run(program, invitations or [], server, key, name, once, table))
    except Unreachable as error:
        raise CommandError(f"No server answers at {server}: {error}.", FAILED) from None
    except Refused as refused:
        raise CommandError(f"{server} refuses: {_problem_in_words(refused.code)}", FAILED) from None


def _must_play_something(program: str) -> None:
    """Raise `CommandError` if the bot can play no game."""
    from drachenhof.bots import BadBot, bring
    from drachenhof.games import games

    problems = []
    for game in games:
        try:
            bring(game, program)
        except BadBot as error:
            problems.append(error)
    if len(problems) == len(games):
        raise bad_bot(ENGLISH, problems[0])


async def _run(
    program: str,
    invitations: list[str],
    server: str,
    key: str | None,
    name: str | None,
    once: bool,
    table: tuple[str, list[str]] | None,
) -> int:
    from drachenhof.bots import BadBot
    from drachenhof.client import Client, Player

    key = await _key(server, key, name)
    async with Client(server, key) as client:
        await _must_be_program(client)
        player = Player(client, program, lambda event, **details: _report(event, details), rematches=not once)
        try:
            if table is not None:
                print(f"The table is {client.server}/t/{await player.open(*table)}", flush=True)
            await player.resume()
            for invitation in invitations:
                await player.accept(invitation)
            if once:
                await player.idle()
            else:
                await _listen(player)
        except BadBot as error:
            raise bad_bot(ENGLISH, error) from None
        finally:
            await player.close()
    return 0


async def _key(server: str, key: str | None, name: str | None) -> str:
    """Return the key that was given, or create a new account and print its key."""
    from drachenhof.client import Client

    if (key is None) == (name is None):
        raise CommandError("Give the --key of a bot account, or a --name for a new one.")
    if key is not None:
        return key
    new = await Client.introduce(server, name or "")
    print(f"{new.me.name} is new here. Its key, which is shown only now: {new.key}", flush=True)
    return new.key


async def _must_be_program(client: "Client") -> None:
    """Raise `CommandError` if the key belongs to a person."""
    from drachenhof.client import Refused
    from drachenhof.client.wire import request

    try:
        await request(client.server, "GET", "/api/me", client.key)  # once: no retries, so that an error is reported now
    except Refused as refused:
        if refused.code == "no-person":
            raise CommandError(ENGLISH.say("refused-no-key"), FAILED) from None
        raise
    me = await client.me()
    if not me.program:
        raise CommandError(f"This key belongs to a person, {me.name}; --name NAME creates an account for a bot.")
    print(
        f"{me.name} is at {client.server}. Type a seat’s link to let it play there; Ctrl-C ends.",
        flush=True,
    )


async def _listen(player: "Player") -> None:
    """Accept the invitations from standard input until the command is ended."""
    import asyncio

    loop, typed = asyncio.get_running_loop(), asyncio.Queue[str]()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(typed.put_nowait, line)

    threading.Thread(target=read, daemon=True).start()
    while True:
        if invitation := (await typed.get()).strip():
            await player.accept(invitation)


def _report(event: str, details: dict[str, Any]) -> None:
    if "problem" in details:
        details["problem"] = _problem_in_words(details["problem"])
    if "game" in details:
        details["game"] = ENGLISH.say(f"game-{details['game']}")
    if event == "over" and not details["place"]:
        event = "ended"
    print(_EVENTS[event].format(**details), flush=True)


def _problem_in_words(problem: str) -> str:
    """Return the sentence of a refusal; a problem without a code is one already."""
    return ENGLISH.say(f"refused-{problem}") if ENGLISH.has(f"refused-{problem}") else problem


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
        _train(training, folder)
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


def _train(training: TrainingCourse, folder: Path) -> None:
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
