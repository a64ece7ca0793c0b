"""Processor time of the tests: a table by folder and the costliest tests.

    .venv/bin/python benchmarks/test_cost.py [--json FILE] [arguments of pytest]

Runs pytest with this module as a plugin. A test is charged with the processor time (user and system) that its worker
and all descendants of its worker use while it runs, setup and teardown included: servers, browsers, compilers. A
fixture that several tests share is charged to the test that needs it first.
"""

import argparse
import json
import os
import sys
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
COSTLIEST = 50
TICK = os.sysconf("SC_CLK_TCK")
PROPERTY = "processor seconds"


def processor_seconds(root: int) -> float:
    """User and system time of a process, of its descendants, and of all their children that have ended."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                fields = Path("/proc", entry, "stat").read_bytes().rsplit(b")", 1)[1].split()
            except OSError:
                continue  # it ended meanwhile
            parents[int(entry)] = int(fields[1])
            ticks[int(entry)] = sum(map(int, fields[11:15]))
    family = {root}
    while more := {process for process, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(ticks.get(process, 0) for process in family) / TICK


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    before = processor_seconds(os.getpid())
    # Never negative: a browser that is killed takes the time of its children with it.
    item.user_properties.append((PROPERTY, lambda: max(0.0, processor_seconds(os.getpid()) - before)))
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    call: pytest.CallInfo[None],
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    measured = [(name, value() if callable(value) else value) for name, value in report.user_properties]
    report.user_properties[:] = measured if call.when == "teardown" else []
    return report


class Costs:
    """Collects what the workers measured, in the process that was started."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == PROPERTY:
                self.seconds[report.nodeid] += float(str(value))


def tables(seconds: dict[str, float]) -> str:
    folders: defaultdict[str, float] = defaultdict(float)
    tests: defaultdict[str, int] = defaultdict(int)
    for test, cost in seconds.items():
        folder = "/".join(test.split("::")[0].split("/")[1:-1]) or "."
        folders[folder] += cost
        tests[folder] += 1
    lines = [f"{'folder':<24}{'seconds':>9}{'tests':>8}"]
    lines += [f"{folder:<24}{cost:9.1f}{tests[folder]:8}" for folder, cost in costliest(folders)]
    lines += [f"{'all':<24}{sum(seconds.values()):9.1f}{len(seconds):8}", "", "The costliest tests, in seconds:"]
    lines += [f"{cost:8.1f}  {test}" for test, cost in costliest(seconds)[:COSTLIEST]]
    return "\n".join(lines)


def costliest(seconds: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(seconds.items(), key=lambda one: -one[1])


def main() -> None:
    parser = argparse.ArgumentParser(description="Processor time of the tests, by folder, and the costliest.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the seconds of every test, too")
    chosen, rest = parser.parse_known_args()
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    costs = Costs()
    failed = pytest.main(["-p", "benchmarks.test_cost", *(rest or ["tests", "--ignore=tests/extras", "-q"])], [costs])
    print(tables(costs.seconds))
    if chosen.json:
        chosen.json.write_text(json.dumps(costs.seconds))
    sys.exit(failed)


if __name__ == "__main__":
    main()
