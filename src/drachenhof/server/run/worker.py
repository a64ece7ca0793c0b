"""One of several processes at the same address: `python -m drachenhof.server.run.worker`, started by `workers`.

Its standard input says what to serve, and stays open as long as the process that
started it lives; `ready` goes to the standard output.
"""

import os
import socket
import sys
import threading
from typing import BinaryIO

import msgspec

from drachenhof.server.run import logs
from drachenhof.server.run.serving import Server, Serving, server_of, service_of
from drachenhof.server.store.failures import CannotOpen

FAILED = 1


class WorkerTask(msgspec.Struct):
    """What a worker is to do."""

    serving: Serving
    listening: list[int]  # the file descriptors of the sockets
    log_json: bool


def main() -> int:
    """Serve until told to stop."""
    given = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    task = msgspec.json.decode(given.readline(), type=WorkerTask)
    logs.set_up(json=task.log_json)
    listening = [socket.socket(fileno=number) for number in task.listening]
    try:
        server = server_of(service_of(task.serving))
    except CannotOpen as error:
        print(f"{error.code}: {error.arguments['database']}", file=sys.stderr)
        return FAILED
    server.on_started = _say_ready
    threading.Thread(target=_stop_when_alone, args=(server, given), daemon=True).start()
    server.run(sockets=listening)
    return 0 if server.started else FAILED


def _say_ready() -> None:
    print("ready", flush=True)


def _stop_when_alone(server: Server, given: BinaryIO) -> None:
    """Close when the process that started this one is gone."""
    given.read()
    server.should_exit = True


if __name__ == "__main__":
    sys.exit(main())
