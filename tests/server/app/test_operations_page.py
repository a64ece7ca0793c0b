"""docs/operations.md says all that an operator can set and see."""

import dataclasses
import re
from pathlib import Path

import pytest
from typer.main import get_command

from drachenhof.cli.app import app
from drachenhof.server.hosting.hub import Settings
from tests.server.hosted import hosted

PAGE = (Path(__file__).parents[3] / "docs" / "operations.md").read_text()
COMMANDS = get_command(app).commands  # type: ignore[attr-defined]


def test_every_option_of_serve_is_there():
    listed = (parameter.opts[0] for parameter in COMMANDS["serve"].params)  # further names are former ones
    options = {name for name in listed if name.startswith("--")}
    assert options - {"--help"} == set(re.findall(r"^\| `(--[a-z-]+)` \|", PAGE, re.MULTILINE))


def test_every_limit_is_there_with_its_default():
    numbers = {field.name: field.default for field in dataclasses.fields(Settings) if type(field.default) is not bool}
    limits = {name: default for name, default in numbers.items() if isinstance(default, int | float)}
    shown = re.findall(r"^\| `([a-z_]+)` \| ([\d.]+) \|", PAGE, re.MULTILINE)
    assert {name: float(default) for name, default in shown} == limits


def test_the_service_may_write_where_the_folders_are():
    unit = PAGE.partition("```ini")[2].partition("```")[0]
    assert "ProtectSystem=strict" in unit
    for kind, variable, root in (
        ("StateDirectory", "DRACHENHOF_DATA", "/var/lib"),
        ("CacheDirectory", "DRACHENHOF_CACHE", "/var/cache"),
    ):
        assert f"\n{kind}=drachenhof\n" in unit
        assert f"\nEnvironment={variable}={root}/drachenhof\n" in unit


@pytest.mark.parametrize("command", COMMANDS["database"].commands)
def test_every_command_for_databases_is_there(command: str):
    assert f"drachenhof database {command}" in PAGE


def test_delays_of_disk_and_event_loop_are_counted(tmp_path: Path):
    import asyncio

    async def counted() -> dict[str, float]:
        async with hosted(tmp_path / "x.sqlite3") as place, place.client() as client:
            await client.post("/api/me", json={"name": "Ada"})
            while True:
                text = (await client.get("/metrics")).text
                found = {
                    name: float(count) for name, count in re.findall(r"^drachenhof_(\w+)_count (\S+)$", text, re.M)
                }
                if found["loop_delay_seconds"]:  # which is looked at twenty times a second
                    return found
                await asyncio.sleep(0.02)

    assert asyncio.run(counted())["store_commit_seconds"] >= 1


def test_every_figure_is_there(tmp_path: Path):
    import asyncio

    async def figures() -> set[str]:
        async with hosted(tmp_path / "x.sqlite3") as place, place.client() as client:
            text = (await client.get("/metrics")).text
        return set(re.findall(r"^# TYPE (drachenhof_\w+) (?:counter|gauge|histogram)$", text, re.MULTILINE))

    shown = set(re.findall(r"`(drachenhof_\w+)`", PAGE))
    found = {name.removesuffix("_created") for name in asyncio.run(figures())}
    assert found == shown
