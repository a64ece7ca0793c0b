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


def test_the_example_is_that_of_the_examples_and_plays_and_plots(capsys, tmp_path, monkeypatch):
    assert EXAMPLE is not None
    assert EXAMPLE[1] in (ROOT / "examples" / "ten_lines.py").read_text()
    monkeypatch.chdir(tmp_path)
    namespace: dict = {}
    exec(compile(EXAMPLE[1], "README.md", "exec"), namespace)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{list(namespace['game'].scores)} [")
    assert sorted(namespace["game"].places) == [1, 2, 3]
    assert [line.split()[0] for line in lines[-3:]] == ["greedy", "novice", "hasty"]
    assert (tmp_path / "tournament.png").read_bytes().startswith(b"\x89PNG")


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
