"""What runs in the process that looks back at games: `python -m drachenhof.server.thinking.review_worker`.

Its standard input is a socket with frames. In comes a `ReviewWanted`: a
review, or (without a record) that nobody waits for one any more. Out go `Report`s;
the first, of the number 0, says that everything is loaded. One review at a time is
sharpened; between two pieces of that work the first forms of others are made, for
people wait for those.
"""

import os
import socket
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Thread

import msgspec

from drachenhof.analysis.review import Cancelled, Review, prepare, review
from drachenhof.game import games
from drachenhof.records import parse
from drachenhof.server.table.reviewing import ReviewForm, form_of
from drachenhof.server.thinking.ipc import framed, heard, settle

NICE = 19  # the lowest priority: bots, hints and the server come first
TOLD_SECONDS = 0.2  # between two reports of how far it is
FIRST = 0.1  # of the progress of a sharp review, that its first form is


class ReviewWanted(msgspec.Struct, frozen=True, array_like=True):
    """The review of a seat; without `sharp` only its first form, and without a record it is to be broken off."""

    number: int
    record: bytes = b""
    seat: int = 0
    sharp: bool = False


class Report(msgspec.Struct, frozen=True, array_like=True):
    """How far a review is, the form that is ready, whether that is all, or what went wrong."""

    number: int
    progress: float = 0.0
    form: ReviewForm | None = None
    done: bool = False
    error: str = ""


def main() -> None:
    """Review games until nobody is there to ask."""
    settle(NICE)
    with suppress(OSError), socket.socket(fileno=os.dup(0)) as line:
        reviewer = Reviewer(line)
        Thread(target=reviewer.listen, daemon=True).start()
        for game in games:
            games[game].new(games[game].PLAYERS[0])
            prepare(game)
        reviewer.report(Report(0, done=True))
        while True:
            reviewer.do(reviewer.next())


class Reviewer:
    """Reviews that are wanted, and the line over which they are told."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._wanted: SimpleQueue[ReviewWanted] = SimpleQueue()
        self._left: deque[ReviewWanted] = deque()  # heard of while another was made
        self._stopped: set[int] = set()

    def listen(self) -> None:
        """Hears while the other thread computes; when the server is gone, however it went, this process ends."""
        decoder = msgspec.msgpack.Decoder(ReviewWanted)
        try:
            while True:
                wanted = decoder.decode(heard(self._line))
                if wanted.record:
                    self._wanted.put(wanted)
                else:
                    self._stopped.add(wanted.number)
        finally:
            os._exit(0)

    def next(self) -> ReviewWanted:
        return self._left.popleft() if self._left else self._wanted.get()

    def report(self, report: Report) -> None:
        self._line.sendall(framed(report))

    def do(self, wanted: ReviewWanted) -> None:
        """One review, whatever it comes to; a process without memory ends, and another comes."""
        report = Report(wanted.number, done=True)
        try:
            if wanted.number not in self._stopped:
                told = self._reviewed(wanted)
                report = Report(wanted.number, 1.0, form_of(told, wanted.seat), done=True)
        except MemoryError:
            os._exit(1)
        except Cancelled:
            pass
        except Exception as error:  # whatever it is, the next game may be all right
            report = Report(wanted.number, error=f"{type(error).__name__}: {error}", done=True)
        self._stopped.discard(wanted.number)
        self.report(report)

    def _reviewed(self, wanted: ReviewWanted) -> Review:
        pause, telling = _Pause(lambda: self._between(wanted)), _Telling(self.report, wanted)
        record = parse(wanted.record)
        first = telling.first if wanted.sharp else None
        told = review(record, [wanted.seat], sharp=wanted.sharp, cancel=pause, progress=telling.progress, first=first)
        if wanted.number in self._stopped:
            raise Cancelled
        return told

    def _between(self, wanted: ReviewWanted) -> bool:
        """Whether a review is to be broken off; first forms of others come before what is left of a sharp one."""
        if wanted.sharp:
            with suppress(Empty):
                while True:
                    self._left.append(self._wanted.get_nowait())
            for other in [other for other in self._left if not other.sharp]:
                self._left.remove(other)
                self.do(other)
        return wanted.number in self._stopped


class _Pause(Event):
    """What a review asks between two pieces of its work."""

    def __init__(self, ask: Callable[[], bool]) -> None:
        super().__init__()
        self._ask = ask

    def is_set(self) -> bool:
        return self._ask()


class _Telling:
    """Tells how far a review is, of the form that comes next; not more often than anybody looks."""

    def __init__(self, report: Callable[[Report], None], wanted: ReviewWanted) -> None:
        self._report, self._wanted = report, wanted
        self._before, self._share = 0.0, FIRST if wanted.sharp else 1.0
        self._told = time.monotonic()

    def progress(self, done: float) -> None:
        if time.monotonic() >= self._told + TOLD_SECONDS:
            self._told = time.monotonic()
            share = min(1.0, max(0.0, (done - self._before) / self._share))
            self._report(Report(self._wanted.number, share))

    def first(self, told: Review) -> None:
        self._report(Report(self._wanted.number, 0.0, form_of(told, self._wanted.seat)))
        self._before, self._share = FIRST, 1.0 - FIRST


if __name__ == "__main__":
    main()
