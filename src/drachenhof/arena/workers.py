"""Executors of matches: this process, several, or a Ray cluster. The games are the same."""

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from drachenhof.arena.match import GameResult, Match, play

Given = TypeVar("Given")
Done = TypeVar("Done")

AHEAD = 2  # matches per process that are handed out: enough to keep all busy
WORTH_A_WORKER = 8  # games that take longer than starting a process


def suggested_workers(games: int) -> int:
    """Return the number of cores, or fewer if starting more workers would not pay off."""
    return max(1, min(os.cpu_count() or 1, games // WORTH_A_WORKER))


def play_here(matches: Iterable[Match], workers: int) -> Iterator[GameResult]:
    """The results as they come, from `workers` processes."""
    return over(play, matches, workers)


def over(work: Callable[[Given], Done], given: Iterable[Given], workers: int) -> Iterator[Done]:
    """Yield the results of a function over items in any order, from `workers` processes."""
    if workers == 1:
        yield from map(work, given)
        return
    waiting = iter(given)
    with pool(workers) as processes:
        working = {processes.submit(work, one) for one in islice(waiting, AHEAD * workers)}
        while working:
            done, working = wait(working, return_when=FIRST_COMPLETED)
            working |= {processes.submit(work, one) for one in islice(waiting, len(done))}
            yield from (future.result() for future in done)


@contextmanager
def pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Return a pool of processes that end immediately with this one, however it ends."""
    others = set(active_children())
    processes = ProcessPoolExecutor(workers, get_context("spawn"), _begin_worker)
    try:
        yield processes
    finally:
        own = set(active_children()) - others
        results = getattr(processes, "_result_queue", None)
        processes.shutdown(wait=False, cancel_futures=True)
        for child in own:
            child.terminate()
        # A child that was ended in the middle of a result has left half of it in the pipe. The executor would wait for
        # the other half as long as any process could write it; this process closes its end.
        if results is not None:
            results._writer.close()


def _begin_worker() -> None:
    """Ignore Ctrl-C, which the parent process handles, print to stderr, and end with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr  # what bots print is no result
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(1)


# Ray


class NoRay(ImportError):  # noqa: N818 (it names what is missing)
    """Ray is not installed, or has no cluster at the address; `code` says which."""

    def __init__(self, code: str, problem: str = "") -> None:
        self.code, self.problem = code, problem
        super().__init__(code, problem)


LOCAL = "local"
PATIENCE = 5.0  # seconds; Ray itself would try for minutes


@contextmanager
def ray_cluster(address: str, workers: int | None = None) -> Iterator[Any]:
    """Ray, joined to the cluster at an address, or to one that is started here; raises `NoRay`."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics
    try:
        import ray
    except ImportError:
        raise NoRay("absent") from None
    settings: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        settings |= {"num_cpus": workers, "include_dashboard": False}
    try:
        _knock(address)
        ray.init(**settings)
    except OSError as error:
        raise NoRay("unreachable", error.strerror or str(error)) from None
    except ValueError as error:
        raise NoRay("unreachable", str(error)) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise `OSError` if no server answers at the host and port of an address."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def play_on(ray: Any, matches: Iterable[Match]) -> Iterator[GameResult]:
    """The results as they come, from a Ray cluster."""
    remote = ray.remote(play)
    waiting = iter(matches)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    playing: Sequence[Any] = [remote.remote(match) for match in islice(waiting, room)]
    while playing:
        done, playing = ray.wait(list(playing))
        playing = [*playing, *(remote.remote(match) for match in islice(waiting, len(done)))]
        yield from ray.get(done)
