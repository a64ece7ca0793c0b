"""The core alone, without what only the server and its clients need: it plays, and says what else would need."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from drachenhof.cli.app import EXTRAS
from tests.budget import extra

ROOT = Path(__file__).parents[2]
LACKING = f"""
import sys

class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {sorted(package for brought in EXTRAS.values() for package in brought)!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Lacking())
"""


def lean(code: str) -> "subprocess.CompletedProcess[str]":
    """Python where no extra is installed."""
    return subprocess.run([sys.executable, "-c", LACKING + code], capture_output=True, text=True)


def command(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return lean(f"from drachenhof.cli import main\nsys.exit(main({list(arguments)!r}))")


def test_rules_bots_and_words_need_no_extra():
    modules = "analysis, arena, bench, bots, cli.app, fair, i18n, learn.lessons, precompile, records, search"
    imports = "\n".join(f"import drachenhof.{name.strip()}" for name in modules.split(","))
    done = lean(imports)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_rule_is_looked_up():
    done = command("rules", "year", "festival")
    assert done.returncode == 0
    assert "Y" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [("play",), ("serve", "--language", "nl"), *extra((("database", "check"),), (("play", "--language", "de"),))],
)
def test_what_needs_the_server_says_so_in_a_sentence(arguments):
    done = command(*arguments)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "pip install 'drachenhof[server]'" in done.stderr
    assert done.stdout == ""


def test_what_needs_the_client_says_so_in_a_sentence():
    done = command("bot", "greedy", "--server", "http://localhost:1")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "pip install 'drachenhof[client]'" in done.stderr


def test_the_client_says_to_python_what_it_needs():
    done = lean("import importlib.util\nimportlib.util.find_spec = lambda name: None\nimport drachenhof.client")
    assert "ModuleNotFoundError: drachenhof.client needs websockets: pip install 'drachenhof[client]'" in done.stderr


def test_the_packages_of_the_extras_are_those_that_are_declared():
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    named = {"prometheus-client": "prometheus_client", "nats-py": "nats", "psycopg[binary]": "psycopg"}
    for name, brought in EXTRAS.items():
        listed = [line.partition(";")[0].partition(">")[0] for line in declared[name]]
        found = {named.get(package, package) for package in listed if not package.startswith("drachenhof")}
        assert found == set(brought)
