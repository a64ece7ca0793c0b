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

from drachenhof.cli.complaint import FAILED, Complaint, complain, in_range, read_problem, write_problem
from drachenhof.i18n import Words

if TYPE_CHECKING:
    from drachenhof.arena.adjusted import Adjusted
    from drachenhof.arena.match import GameResult
    from drachenhof.arena.sequential import Evidence
    from drachenhof.arena.standings import Standings
    from drachenhof.arena.store import Store
    from drachenhof.arena.tournament import Players, Tournament

GAMES = 100  # if nobody says how many
MOST_GAMES = 10_000  # until it is clear
MOST_WORKERS = 256
INTERRUPTED = 130


@dataclass(frozen=True)
class Outputs:
    """What is asked for besides the tables."""

    as_json: bool
    csv: str | None
    plot: Path | None
    records: Path | None
    answers: bool
    adjusted: bool


def arena(
    words: Words,
    options: dict[str, Any],
    game: Annotated[str, typer.Argument(help="cli-game")],
    bots: Annotated[str | None, typer.Option(help="cli-arena-bots")] = None,
    players: Annotated[int | None, typer.Option(help="cli-players")] = None,
    count: Annotated[int | None, typer.Option("--games", help="cli-arena-games")] = None,
    until_clear: Annotated[bool, typer.Option("--until-clear", help="cli-arena-until-clear")] = False,
    adjusted: Annotated[bool, typer.Option("--adjusted", help="cli-arena-adjusted")] = False,
    seed: Annotated[int, typer.Option(help="cli-simulate-seed")] = 1,
    lineup: Annotated[str, typer.Option(help="cli-arena-lineup", metavar="mixed|one")] = "mixed",
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
    csv: Annotated[str | None, typer.Option(help="cli-arena-csv", metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option(help="cli-arena-plot", metavar="FILE.png")] = None,
    records: Annotated[Path | None, typer.Option(help="cli-simulate-records")] = None,
    save: Annotated[Path | None, typer.Option(help="cli-arena-save")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-arena-resume")] = False,
    workers: Annotated[int, typer.Option(help="cli-simulate-workers")] = 0,
    ray: Annotated[str | None, typer.Option(help="cli-arena-ray", metavar="[ADDRESS]")] = None,
    listing: Annotated[bool, typer.Option("--list", help="cli-arena-list")] = False,
) -> int:
    """Play a tournament, and show who won how much; or list those that are kept."""
    from drachenhof.cli.screen import known_game
    from drachenhof.cli.seats import table_size

    if listing:
        known_game(words, game)
        _list_kept(words, game, as_json)
        return 0
    if bots is None:
        raise Complaint(words.say("cli-missing-argument", argument="--bots"))
    count = (MOST_GAMES if until_clear else GAMES) if count is None else count
    in_range(words, "--games", count, 1)
    in_range(words, "--workers", workers, 0, MOST_WORKERS)
    size = table_size(words, known_game(words, game), players)
    tournament = _tournament(words, game, size, options, bots, lineup, seed)
    if until_clear and len(tournament.bots) < 2:
        raise Complaint(words.say("cli-arena-nobody-else"))
    outputs = Outputs(as_json, csv, plot, records, until_clear, adjusted)
    _check(words, outputs)
    with _store(words, tournament, save, resume) as store:
        began = perf_counter()
        try:
            results = _played(words, tournament, count, store, workers, ray, until_clear)
            without = _without_luck(words, tournament, results, workers) if adjusted else []
        except KeyboardInterrupt:
            if not store.results:
                raise
            complain(words.say("cli-arena-stopped", games=len(store.results), file=str(store.path)))
            return INTERRUPTED
        _show(words, tournament, results, without, store.path, perf_counter() - began, outputs)
    return 0


def _list_kept(words: Words, game: str, as_json: bool) -> None:
    """The tournaments that are kept among one's own, and how one is removed."""
    from drachenhof.arena import store as stores
    from drachenhof.cli.screen import printed

    kept = stores.kept(game)
    if as_json:
        names = ("bots", "players", "options", "lineup", "seed", "engine")
        rows = [
            {"file": str(path), "games": count} | {one: header.get(one) for one in names}
            for path, header, count in kept
        ]
        json.dump(rows, sys.stdout, indent=2)
        print()
        return
    for path, header, count in kept:
        bots, players = ", ".join(map(str, header.get("bots", []))), header.get("players", 0)
        size = path.stat().st_size / 1e6
        printed(words.say("cli-arena-list-one", file=path.name, bots=bots, players=players, games=count, size=size))
    printed(words.say("cli-arena-list-where" if kept else "cli-arena-list-none", folder=str(stores.folder())))


def _tournament(
    words: Words, game: str, players: int, options: dict[str, Any], bots: str, lineup: str, seed: int
) -> "Tournament":
    from drachenhof.arena.competitor import BadBot
    from drachenhof.arena.schedule import LINEUPS
    from drachenhof.arena.tournament import Tournament
    from drachenhof.cli.seats import bad_bot

    if lineup not in LINEUPS:
        raise Complaint(words.say("cli-arena-no-lineup", lineup=lineup, lineups=", ".join(LINEUPS)))
    try:
        return Tournament.of(game, players, options, bots.split(","), lineup, seed)
    except BadBot as error:
        raise bad_bot(words, error) from None


def _check(words: Words, outputs: Outputs) -> None:
    """Complain of what could not be written, before hours are spent on it."""
    from drachenhof.cli.files import must_be_new, must_have_a_folder
    from drachenhof.cli.plot import must_be_drawable

    if outputs.as_json and outputs.csv == "-":
        raise Complaint(words.say("cli-arena-both"))
    if outputs.records is not None:
        must_be_new(words, outputs.records)
    if outputs.plot is not None:
        must_be_drawable(words)
    files = [None if outputs.csv in (None, "-") else Path(outputs.csv or ""), outputs.plot, outputs.records]
    for path in filter(None, files):
        must_have_a_folder(words, path)


# Playing


@contextmanager
def _store(words: Words, tournament: "Tournament", save: Path | None, resume: bool) -> "Iterator[Store]":
    """The file of the tournament; what is wrong with it is a complaint."""
    from drachenhof.arena import store as stores

    path = save
    try:
        if resume:
            path = save or stores.newest(tournament.identity)
            if path is None:
                raise Complaint(words.say("cli-arena-none", folder=str(stores.folder())))
            store = stores.Store.resume(path, tournament.header)
        else:
            path = save or stores.fresh(tournament.identity)
            store = stores.Store.begin(path, tournament.header)
    except stores.BadStore as error:
        raise Complaint(words.say(f"cli-arena-file-{error.code}", **error.arguments), FAILED) from None
    except FileExistsError:
        raise Complaint(words.say("cli-arena-exists", file=str(path))) from None
    except OSError as error:
        problem = read_problem if resume else write_problem
        raise Complaint(problem(words, str(path or stores.folder()), error)) from None
    with store:
        try:
            yield store
        finally:
            if store.begun and not store.results:
                store.discard()  # nothing to keep, and the name is free for another try


def _played(
    words: Words,
    tournament: "Tournament",
    count: int,
    store: "Store",
    workers: int,
    ray: str | None,
    until_clear: bool,
) -> "list[GameResult]":
    """The results of all matches, or of those until it is clear; those that the store lacks are played."""
    from concurrent.futures.process import BrokenProcessPool

    from drachenhof.arena.sequential import answers
    from drachenhof.arena.tournament import run
    from drachenhof.cli.progress import progress

    def clear(results: "list[GameResult]") -> bool:
        return all(answer.clear for answer in answers(tournament.bots, tournament.lineup, results))

    def never(_: "list[GameResult]") -> bool:
        return False

    total, missing = _counted(tournament, count, store)
    if missing:
        tournament.prepare()
    try:
        with ExitStack() as stack:
            players = stack.enter_context(_players(words, missing, workers, ray if missing else None))
            heard = stack.enter_context(progress(words, total, total - missing))
            return run(tournament.matches(count), store, players, heard, clear if until_clear else never)
    except BrokenProcessPool:
        raise Complaint(words.say("cli-arena-broken-pool", file=str(store.path)), FAILED) from None
    except OSError as error:
        raise Complaint(write_problem(words, str(store.path), error), FAILED) from None


def _counted(tournament: "Tournament", count: int, store: "Store") -> tuple[int, int]:
    """How many games there are, and how many of them are missing; a new tournament is not laid out for it."""
    if not store.results:
        return count, count
    present = [match.number in store.results for match in tournament.matches(count)]
    return len(present), present.count(False)


@contextmanager
def _players(words: Words, games: int, workers: int, ray: str | None) -> "Iterator[Players]":
    """Who plays: processes of this machine, or a Ray cluster."""
    from functools import partial

    from drachenhof.arena.workers import NoRay, play_here, play_on, ray_cluster, suggested_workers

    if ray is None:
        yield partial(play_here, workers=workers or suggested_workers(games))
        return
    with ExitStack() as stack:
        try:
            cluster = stack.enter_context(ray_cluster(ray, workers or None))
        except NoRay as error:
            message = words.say(f"cli-arena-ray-{error.code}", address=ray, problem=error.problem)
            raise Complaint(message, FAILED) from None
        yield partial(play_on, cluster)


def _without_luck(
    words: Words, tournament: "Tournament", results: "list[GameResult]", workers: int
) -> "list[Adjusted]":
    """What would have come of the same games without the luck of deals and draws."""
    from drachenhof.arena.adjusted import adjusted, fortunes
    from drachenhof.arena.workers import suggested_workers
    from drachenhof.cli.progress import progress

    pairs = zip(tournament.matches(len(results)), results, strict=False)
    with progress(words, len(results), doing="cli-arena-weighing") as heard:
        luck = fortunes(pairs, workers or suggested_workers(len(results)), progress=heard)
    return adjusted(tournament.bots, results, luck)


# Showing


def _show(
    words: Words,
    tournament: "Tournament",
    results: "list[GameResult]",
    without: "list[Adjusted]",
    path: Path,
    seconds: float,
    outputs: Outputs,
) -> None:
    from drachenhof.arena.sequential import answers
    from drachenhof.arena.standings import standings
    from drachenhof.cli import standings as tables
    from drachenhof.cli.files import replace, writing
    from drachenhof.cli.plot import drawn

    table: Standings = standings(tournament.bots, results)
    clear = answers(tournament.bots, tournament.lineup, results) if outputs.answers else []
    if outputs.records is not None:
        with writing(words, outputs.records) as put:
            for match, result in zip(tournament.matches(len(results)), results, strict=True):
                put(result.record(match).to_json())
    if outputs.csv not in (None, "-"):
        replace(words, Path(outputs.csv or ""), tables.as_csv(table).encode())
    try:
        _print(words, tournament, table, without, clear, path, seconds, outputs)
    finally:  # whether somebody reads the table or not; a picture that fails takes no table with it
        if outputs.plot is not None:
            replace(words, outputs.plot, drawn(words, tournament, table))


def _print(
    words: Words,
    tournament: "Tournament",
    table: "Standings",
    without: "list[Adjusted]",
    clear: "list[Evidence]",
    path: Path,
    seconds: float,
    outputs: Outputs,
) -> None:
    from drachenhof.cli import standings as tables
    from drachenhof.cli.screen import printed

    if outputs.as_json:
        document = tables.as_document(tournament, table) | {"file": str(path), "seconds": seconds}
        if outputs.answers:
            document["answers"] = [answer.as_json() for answer in clear]
        if outputs.adjusted:
            document["adjusted"] = [one.as_json() for one in without]
        json.dump(document, sys.stdout, indent=2, ensure_ascii=False)
        print()
    elif outputs.csv == "-":
        print(tables.as_csv(table), end="")
    else:
        shown = [*tables.tables(words, tournament, table), *tables.adjusted(words, without)]
        shown += tables.answers(words, tournament, clear)
        printed(*shown, words.say("cli-arena-kept", file=str(path)))
