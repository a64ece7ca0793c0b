"""The files for public hosts run what is there, on the Pythons that the package says it is for."""

import re
import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).parent.parent
TESTS = yaml.safe_load((ROOT / ".github" / "workflows" / "tests.yml").read_text())
RELEASE = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text())
STEPS = [step for jobs in (TESTS, RELEASE) for job in jobs["jobs"].values() for step in job["steps"]]


def test_the_pythons_are_those_of_the_package():
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["classifiers"]
    named = [line.rpartition(" :: ")[2] for line in classifiers if re.search(r":: 3\.\d+$", line)]
    matrix = TESTS["jobs"]["matrix"]["strategy"]["matrix"]
    assert matrix["python"] == named == ["3.11", "3.12", "3.13", "3.14"]
    assert matrix["system"] == ["ubuntu-latest", "macos-latest", "windows-latest"]


def test_commands_and_folders_that_are_named_exist():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    commands = " ".join(step["run"] for step in STEPS if "run" in step)
    assert set(re.findall(r"make ([a-z-]+)", commands)) <= targets
    folders = re.findall(r"tests/[\w/]+", commands)
    assert len(folders) > 10
    assert all((ROOT / folder).is_dir() for folder in folders)


def test_nothing_may_write_and_no_secret_is_asked_for():
    for workflow in (TESTS, RELEASE):
        assert workflow["permissions"] == {"contents": "read"}
    text = "".join(path.read_text() for path in (ROOT / ".github" / "workflows").iterdir())
    assert "secrets." not in text
