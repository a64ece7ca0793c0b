"""Review games in a process of its own: `python -m drachenhof.server.reviews.worker`.

Standard input is a socket with frames (`ipc.py`). In comes `ReviewWanted`: a request, or (without a record) its
cancellation. Out go `Report`s; the first one, number 0, says that everything is loaded. One review at a time is
sharpened. In between, the first forms of other reviews are made, because clients wait for those.
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
from drachenhof.engine.progress import without_bars
from drachenhof.games import games
from drachenhof.records import parse
from drachenhof.server.reviews.views import ReviewForm, form_of
from drachenhof.server.workers.process import encode_frame, limit_process, read_frame

NICE = 19  # the lowest priority: bots, hints and the server come first
REPORT_SECONDS = 0.2  # between two reports of progress
FIRST = 0.1  # share of its first form in the progress of a sharp review


class ReviewWanted(msgspec.Struct, frozen=True, array_like=True):
    """A request for the review of a seat: only the first form unless `sharp`. Without a record it cancels a request."""

    number: int
    record: bytes = b""
    seat: int = 0
    sharp: bool = False


class Report(msgspec.Struct, frozen=True, array_like=True):
    """The progress of a review, a finished form, whether it is complete, or an error."""

    number: int
    progress: float = 0.0
    form: ReviewForm | None = None
    done: bool = False
    error: str = ""


def main() -> None:
    """Review games until the server closes the socket."""
    limit_process(NICE)
    with suppress(OSError), socket.socket(fileno=os.dup(0)) as line:
        reviewer = Reviewer(line)
        Thread(target=reviewer.listen, daemon=True).start()
        without_bars()
        for game in games:
            games[game].new(games[game].PLAYERS[0])
            prepare(game)
        reviewer.report(Report(0, done=True))
        while True:
            reviewer.do(reviewer.next())


class Reviewer:
    """The requested reviews, and the socket for reports."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._wanted: SimpleQueue[ReviewWanted] = SimpleQueue()
        self._left: deque[ReviewWanted] = deque()  # received while another review was made
        self._stopped: set[int] = set()

    def listen(self) -> None:
        """Receive while the main thread computes. When the server is gone, this process ends."""
        decoder = msgspec.msgpack.Decoder(ReviewWanted)
        try:
            while True:
                wanted = decoder.decode(read_frame(self._line))
                if wanted.record:
                    self._wanted.put(wanted)
                else:
                    self._stopped.add(wanted.number)
        finally:
            os._exit(0)

    def next(self) -> ReviewWanted:
        return self._left.popleft() if self._left else self._wanted.get()

    def report(self, report: Report) -> None:
        self._line.sendall(encode_frame(report))

    def do(self, wanted: ReviewWanted) -> None:
        """Make one review and report it. Without memory the process ends, and the server starts another."""
        report = Report(wanted.number, done=True)
        try:
            if wanted.number not in self._stopped:
                reviewed = self._reviewed(wanted)
                report = Report(wanted.number, 1.0, form_of(reviewed, wanted.seat), done=True)
        except MemoryError:
            os._exit(1)
        except Cancelled:
            pass
        except Exception as error:  # of any kind: the next review may succeed
            report = Report(wanted.number, error=f"{type(error).__name__}: {error}", done=True)
        self._stopped.discard(wanted.number)
        self.report(report)

    def _reviewed(self, wanted: ReviewWanted) -> Review:
        pause, reporter = _Pause(lambda: self._between(wanted)), _Reporter(self.report, wanted)
        record = parse(wanted.record)
        first = reporter.first if wanted.sharp else None
        result = review(
            record, [wanted.seat], sharp=wanted.sharp, cancel=pause, progress=reporter.progress, first=first
        )
        if wanted.number in self._stopped:
            raise Cancelled
        return result

    def _between(self, wanted: ReviewWanted) -> bool:
        """Whether to stop a review; meanwhile make the first forms of other requests."""
        if wanted.sharp:
            with suppress(Empty):
                while True:
                    self._left.append(self._wanted.get_nowait())
            for other in [other for other in self._left if not other.sharp]:
                self._left.remove(other)
                self.do(other)
        return wanted.number in self._stopped


class _Pause(Event):
    """The callback of a review between two parts of its work."""

    def __init__(self, ask: Callable[[], bool]) -> None:
        super().__init__()
        self._ask = ask

    def is_set(self) -> bool:
        return self._ask()


class _Reporter:
    """Report the progress of the next form, at most every `REPORT_SECONDS`."""

    def __init__(self, report: Callable[[Report], None], wanted: ReviewWanted) -> None:
        self._report, self._wanted = report, wanted
        self._before, self._share = 0.0, FIRST if wanted.sharp else 1.0
        self._reported = time.monotonic()

    def progress(self, done: float) -> None:
        if time.monotonic() >= self._reported + REPORT_SECONDS:
            self._reported = time.monotonic()
            share = min(1.0, max(0.0, (done - self._before) / self._share))
            self._report(Report(self._wanted.number, share))

    def first(self, form: Review) -> None:
        self._report(Report(self._wanted.number, 0.0, form_of(form, self._wanted.seat)))
        self._before, self._share = FIRST, 1.0 - FIRST


if __name__ == "__main__":
    main()
