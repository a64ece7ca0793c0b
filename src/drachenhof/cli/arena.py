"""`drachenhof arena`: tournaments of bots, balanced over seats and deals."""

import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from drachenhof.cli.errors import (
    ENGLISH,
    FAILED,
    CommandError,
    bots_print_to_stderr,
    in_range,
    print_error,
    read_problem,
    write_problem,
)
from drachenhof.cli.params import AsJson, GameName, PlayerCount, Seed, Workers, complete_bots, game_options

if TYPE_CHECKING:
    from drachenhof.arena.adjusted import Adjusted
    from drachenhof.arena.match import GameResult
    from drachenhof.arena.standings import Evidence, Standings
    from drachenhof.arena.store import Store
    from drachenhof.arena.tournament import Players, Tournament

GAMES = 100  # without --games
MOST_GAMES = 10_000  # until it is clear
MOST_WORKERS = 256
INTERRUPTED = 130
_RAY_ERRORS = {
    "absent": "Ray is not installed: pip install 'drachenhof[ray]'.",
    "unreachable": "There is no Ray cluster at {address}: {problem}.",
}


@dataclass(frozen=True)
class Outputs:
    """Which outputs are written in addition to the tables."""

    as_json: bool
    csv: str | None
    plot: Path | None
    records: Path | None
    answers: bool
    adjusted: bool


def arena(
    ctx: typer.Context,
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots with optional budgets: courtier,prince@500,emperor@100ms,./mybot.py:Factory.",
            autocompletion=complete_bots,
        ),
    ] = None,
    players: PlayerCount = None,
    count: Annotated[
        int | None,
        typer.Option("--games", help="How many games, rounded up to whole blocks; 100 if left out."),
    ] = None,
    until_clear: Annotated[
        bool,
        typer.Option(
            "--until-clear",
            help="Play until it is clear which bot is better, at most --games.",
        ),
    ] = False,
    adjusted: Annotated[
        bool,
        typer.Option(
            "--adjusted",
            help="Also show the results without the luck of deals and draws, which have narrower ranges.",
        ),
    ] = False,
    seed: Seed = 1,
    lineup: Annotated[
        str,
        typer.Option(
            help="mixed: all meet equally often; one: the first bot against copies of another.", metavar="mixed|one"
        ),
    ] = "mixed",
    as_json: AsJson = False,
    csv: Annotated[
        str | None, typer.Option(help="Write the standings to this file as CSV; - prints them.", metavar="FILE")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw win shares and scores into this file.", metavar="FILE.png")
    ] = None,
    records: Annotated[Path | None, typer.Option(help="Write the games to this new file, a record per line.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the games to this file instead of the data folder.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue a tournament that was interrupted, or add games to it.")
    ] = False,
    workers: Workers = 0,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on the Ray cluster at this address; local starts one here.", metavar="ADDRESS"),
    ] = None,
    listing: Annotated[
        bool, typer.Option("--list", help="List the tournaments of this game in the data folder.")
    ] = False,
) -> int:
    """Play a tournament of bots: every bot in every seat on the same deals."""
    from drachenhof.cli.params import table_size
    from drachenhof.cli.screen import count_of, known_game

    if listing:
        known_game(ENGLISH, game)
        _list_kept(game, as_json)
        return 0
    if bots is None:
        raise CommandError("--bots is missing; --help says what it is.")
    count = (MOST_GAMES if until_clear else GAMES) if count is None else count
    in_range(ENGLISH, "--games", count, 1)
    in_range(ENGLISH, "--workers", workers, 0, MOST_WORKERS)
    size = table_size(ENGLISH, known_game(ENGLISH, game), players)
    tournament = _tournament(game, size, game_options(ctx), bots, lineup, seed)
    if until_clear and len(tournament.bots) < 2:
        raise CommandError("--until-clear needs two bots.")
    outputs = Outputs(as_json, csv, plot, records, until_clear, adjusted)
    _check(outputs)
    with _store(tournament, save, resume) as store:
        began = perf_counter()
        try:
            results = _played(tournament, count, store, workers, ray, until_clear)
            without = _without_luck(tournament, results, workers) if adjusted else []
        except KeyboardInterrupt:
            if not store.results:
                raise
            print_error(
                f"Stopped; {count_of(len(store.results), 'game')} kept in {store.path}. "
                "The same command with --resume continues."
            )
            return INTERRUPTED
        _show(tournament, results, without, store.path, perf_counter() - began, outputs)
    return 0


def _list_kept(game: str, as_json: bool) -> None:
    """List the tournaments in the user's folder."""
    from drachenhof.arena import store as stores
    from drachenhof.cli.screen import count_of, echo

    tournaments = stores.saved(game)
    if as_json:
        names = ("bots", "players", "options", "lineup", "seed", "engine")
        rows = [
            {"file": str(path), "games": count} | {one: header.get(one) for one in names}
            for path, header, count in tournaments
        ]
        json.dump(rows, sys.stdout, indent=2)
        print()
        return
    for path, header, count in tournaments:
        bots, players = ", ".join(map(str, header.get("bots", []))), header.get("players", 0)
        size = path.stat().st_size / 1e6
        echo(f"{path.name}: {bots}, {players} at a table, {count_of(count, 'game')}, {size:,.1f} MB")
    folder = stores.folder()
    echo(
        f"They are in {folder}; delete the files that you no longer need."
        if tournaments
        else f"{folder} has no tournament of this game."
    )


@bots_print_to_stderr()
def _tournament(game: str, players: int, options: dict[str, Any], bots: str, lineup: str, seed: int) -> "Tournament":
    from drachenhof.arena.match import BadBot
    from drachenhof.arena.tournament import LINEUPS, Tournament
    from drachenhof.cli.params import bad_bot

    if lineup not in LINEUPS:
        raise CommandError(f"There is no line-up “{lineup}”; there are: {', '.join(LINEUPS)}.")
    try:
        return Tournament.of(game, players, options, bots.split(","), lineup, seed)
    except BadBot as error:
        raise bad_bot(ENGLISH, error) from None


def _check(outputs: Outputs) -> None:
    """Raise `CommandError` for files that could not be written, before the games are played."""
    from drachenhof.cli.files import must_be_new, must_have_a_folder

    if outputs.as_json and outputs.csv == "-":
        raise CommandError("--json and --csv - would both print; give --csv a file.")
    if outputs.records is not None:
        must_be_new(ENGLISH, outputs.records)
    if outputs.plot is not None:
        _must_be_drawable()
    files = [None if outputs.csv in (None, "-") else Path(outputs.csv or ""), outputs.plot, outputs.records]
    for path in filter(None, files):
        must_have_a_folder(ENGLISH, path)


def _must_be_drawable() -> None:
    """Raise `CommandError` without Matplotlib."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise CommandError("Pictures need Matplotlib: pip install 'drachenhof[plot]'.", FAILED) from None


# Playing


@contextmanager
def _store(tournament: "Tournament", save: Path | None, resume: bool) -> "Iterator[Store]":
    """Open the file of the tournament."""
    from drachenhof.arena import store as stores
    from drachenhof.cli.files import store_error

    path = save
    try:
        if resume:
            path = save or stores.newest(tournament.identity)
            if path is None:
                raise CommandError(f"There is no tournament of these settings to continue in {stores.folder()}.")
            store = stores.Store.resume(path, tournament.header)
        else:
            path = save or stores.fresh(tournament.identity)
            store = stores.Store.begin(path, tournament.header)
    except stores.BadStore as error:
        raise store_error(error) from None
    except FileExistsError:
        raise CommandError(f"{path} exists already; --resume continues a tournament that is kept there.") from None
    except OSError as error:
        problem = read_problem if resume else write_problem
        raise CommandError(problem(ENGLISH, str(path or stores.folder()), error)) from None
    with store:
        try:
            yield store
        finally:
            if store.begun and not store.results:
                store.discard()  # nothing to keep, and the name is free for another try


@bots_print_to_stderr()
def _played(
    tournament: "Tournament",
    count: int,
    store: "Store",
    workers: int,
    ray: str | None,
    until_clear: bool,
) -> "list[GameResult]":
    """Return the results of all matches, or of those until the answer is clear; missing ones are played."""
    from concurrent.futures.process import BrokenProcessPool

    from drachenhof.arena.standings import answers
    from drachenhof.arena.tournament import run
    from drachenhof.cli.screen import progress

    def clear(results: "list[GameResult]") -> bool:
        return all(answer.clear for answer in answers(tournament.bots, tournament.lineup, results))

    def never(_: "list[GameResult]") -> bool:
        return False

    total, missing = _counted(tournament, count, store)
    if missing:
        tournament.prepare()
    try:
        with ExitStack() as stack:
            players = stack.enter_context(_players(missing, workers, ray if missing else None))
            advance = stack.enter_context(progress(total, total - missing))
            return run(tournament.matches(count), store, players, advance, clear if until_clear else never)
    except BrokenProcessPool:
        raise CommandError(
            f"A worker process was killed. The games so far are in {store.path}; --resume continues.",
            FAILED,
        ) from None
    except OSError as error:
        raise CommandError(write_problem(ENGLISH, str(store.path), error), FAILED) from None


def _counted(tournament: "Tournament", count: int, store: "Store") -> tuple[int, int]:
    """Return how many games there are, and how many of them are missing."""
    if not store.results:
        return count, count
    present = [match.number in store.results for match in tournament.matches(count)]
    return len(present), present.count(False)


@contextmanager
def _players(games: int, workers: int, ray: str | None) -> "Iterator[Players]":
    """Yield the executor of games: processes of this machine, or a Ray cluster."""
    from functools import partial

    from drachenhof.arena.workers import NoRay, play_here, play_on, ray_cluster, suggested_workers

    if ray is None:
        yield partial(play_here, workers=workers or suggested_workers(games))
        return
    with ExitStack() as stack:
        try:
            cluster = stack.enter_context(ray_cluster(ray, workers or None))
        except NoRay as error:
            raise CommandError(_RAY_ERRORS[error.code].format(address=ray, problem=error.problem), FAILED) from None
        yield partial(play_on, cluster)


@bots_print_to_stderr()
def _without_luck(tournament: "Tournament", results: "list[GameResult]", workers: int) -> "list[Adjusted]":
    """Return the results of the same games without the luck of deals and draws."""
    from drachenhof.arena.adjusted import adjusted, fortunes
    from drachenhof.arena.workers import suggested_workers
    from drachenhof.cli.screen import progress

    pairs = zip(tournament.matches(len(results)), results, strict=False)
    with progress(len(results), doing="Weighing the luck") as advance:
        luck = fortunes(pairs, workers or suggested_workers(len(results)), progress=advance)
    return adjusted(tournament.bots, results, luck)


# Showing


def _show(
    tournament: "Tournament",
    results: "list[GameResult]",
    without: "list[Adjusted]",
    path: Path,
    seconds: float,
    outputs: Outputs,
) -> None:
    from drachenhof.arena.result import as_csv, draw
    from drachenhof.arena.standings import answers, standings
    from drachenhof.cli.files import replace, writing
    from drachenhof.cli.screen import count_of

    table: Standings = standings(tournament.bots, results)
    clear = answers(tournament.bots, tournament.lineup, results) if outputs.answers else []
    if outputs.records is not None:
        with writing(ENGLISH, outputs.records) as put:
            for match, result in zip(tournament.matches(len(results)), results, strict=True):
                put(result.record(match).to_json())
    if outputs.csv not in (None, "-"):
        replace(ENGLISH, Path(outputs.csv or ""), as_csv(table).encode())
    try:
        _print(tournament, table, without, clear, path, seconds, outputs)
    finally:  # also if the reader of the table closes the pipe
        if outputs.plot is not None:
            game, players = ENGLISH.say(f"game-{tournament.game}"), tournament.players
            title = f"{game}: {count_of(table.games, 'game')}, {players} players"
            replace(ENGLISH, outputs.plot, draw(title, players, table))


def _print(
    tournament: "Tournament",
    table: "Standings",
    without: "list[Adjusted]",
    clear: "list[Evidence]",
    path: Path,
    seconds: float,
    outputs: Outputs,
) -> None:
    from drachenhof.arena.result import as_csv, as_document
    from drachenhof.cli import standings as tables
    from drachenhof.cli.screen import echo

    if outputs.as_json:
        document = as_document(tournament, table) | {"file": str(path), "seconds": seconds}
        if outputs.answers:
            document["answers"] = [answer.as_json() for answer in clear]
        if outputs.adjusted:
            document["adjusted"] = [one.as_json() for one in without]
        json.dump(document, sys.stdout, indent=2, ensure_ascii=False)
        print()
    elif outputs.csv == "-":
        print(as_csv(table), end="")
    else:
        shown = [*tables.tables(tournament, table), *tables.adjusted(without)]
        shown += tables.answers(tournament, clear)
        echo(*shown, f"The games are kept in {path}.", whole=True)
