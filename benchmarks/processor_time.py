"""Run a command, then print how long it took and how much processor time all its processes used.

    python3 benchmarks/processor_time.py COMMAND [ARGUMENT ...]

Processor time is user and system time of the command and of every process that it starts, also of those whose parent
ends first (on Linux). It hardly depends on what else the machine does. Exits as the command does.
"""

import ctypes
import os
import resource
import subprocess
import sys
import time

PR_SET_CHILD_SUBREAPER = 36


def adopt_orphans() -> None:
    """Become the parent of descendants whose own parent ends, so that their time is counted here."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def wait_for_orphans(seconds: float) -> None:
    """Wait until the adopted processes have ended, but not longer than some seconds."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(0.05)
        except ChildProcessError:
            return


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    adopt_orphans()
    start = time.monotonic()
    try:
        code = subprocess.run(sys.argv[1:]).returncode
    except KeyboardInterrupt:
        code = 130
    wall = time.monotonic() - start
    wait_for_orphans(5)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    minutes, seconds = divmod(round(wall), 60)
    print(f"{minutes} min {seconds} s of wall time, {used.ru_utime + used.ru_stime:.0f} s of processor time.")
    sys.exit(code)


if __name__ == "__main__":
    main()
