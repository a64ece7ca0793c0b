"""What the README shows is true."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import drachenhof

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()
EXAMPLE = re.search(r"```python\n(import drachenhof\n.*?)```", README, re.DOTALL)


def test_the_two_commands_are_on_the_first_screen():
    first_screen = README.splitlines()[:12]
    assert any(line.startswith("make play") for line in first_screen)
    assert any(line.startswith("make test") for line in first_screen)


def test_the_example_runs_and_prints_scores_and_places(capsys):
    assert EXAMPLE is not None
    namespace: dict = {}
    exec(compile(EXAMPLE[1], "README.md", "exec"), namespace)
    ((scores, places),) = re.findall(r"^(\[.*\]) (\[.*\])\n$", capsys.readouterr().out)
    assert scores == str(drachenhof.games["year"].scores(namespace["state"]))
    assert sorted(eval(places)) == [1, 2, 3, 4]


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "tests/README.md",
        *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")),
    ],
)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)", (ROOT / page).read_text()):
        assert "://" in target or ((ROOT / page).parent / target).exists(), f"{page} links to {target}"


def test_every_command_in_the_readme_exists():
    from typer.main import get_command

    from drachenhof.cli.app import app

    commands = get_command(app).commands  # type: ignore[attr-defined]
    named = set(re.findall(r"\bdrachenhof ([a-z]+)", README))
    assert {"play", "serve", "terminal"} <= named
    assert named <= set(commands)


def test_an_index_is_shown_no_link_that_leads_only_somewhere_in_a_clone():
    hatchling = pytest.importorskip("hatchling.metadata.plugin.interface", reason="pip install hatchling")
    assert hatchling is not None
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    metadata: dict = {}
    module.ReadmeHook(str(ROOT), {}).update(metadata)
    shown = metadata["readme"]["text"]
    assert all(target.startswith("https://") for target in re.findall(r"\]\(([^)]+)\)", shown))
    assert "![" not in shown
    assert "drachenhof play" in shown


def test_the_version_to_cite_is_the_packages():
    assert f"version: {drachenhof.__version__}\n" in (ROOT / "CITATION.cff").read_text()
