"""`make affected` selects the tests that a change can reach, and says why."""

import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.affected import affected, changed_files, files_of_tests, import_graph, routes, visited

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def one_graph(monkeypatch: pytest.MonkeyPatch) -> None:
    """The graph of imports is built once for all tests here."""
    monkeypatch.setattr("tests.affected.import_graph", graph)


graph = cache(import_graph)


def selected(path: str) -> dict[str, str]:
    """The tests that a change of one file selects, by name below `tests`, with the reason."""
    return {str(test.relative_to("tests")): causes[Path(path)] for test, causes in affected([Path(path)]).items()}


def test_a_module_selects_the_tests_that_import_it_and_names_the_chain() -> None:
    tests = selected("src/drachenhof/fair/__init__.py")
    assert "fair/test_check.py" in tests
    assert any(" > " in why for why in tests.values())
    assert not any(test.startswith("web/") for test in tests)


def test_a_module_of_the_server_selects_no_test_of_the_rules() -> None:
    tests = selected("src/drachenhof/server/__init__.py")
    assert any(test.startswith("server/") for test in tests)
    assert not any(test.startswith(("games/year/test_y", "games/hoard/test_h", "perft/")) for test in tests)


def test_a_games_module_selects_tests_of_that_game_only() -> None:
    tests = selected("src/drachenhof/games/hoard/rules/pile.py")
    assert "games/hoard/test_h14_h20_pile_and_effects.py" in tests
    assert "games/year/test_y12_y22_action.py" not in tests


def test_a_test_selects_itself() -> None:
    assert selected("tests/games/hoard/test_refusals.py")["games/hoard/test_refusals.py"] == "changed itself"


def test_a_conftest_selects_the_tests_below_it() -> None:
    tests = selected("tests/cli/conftest.py")
    assert {f"cli/{path.name}" for path in (ROOT / "tests/cli").glob("test_*.py")} <= set(tests)
    assert not any(test.startswith(("games/", "web/")) for test in tests)


def test_a_page_file_selects_the_browser_tests_that_visit_its_route() -> None:
    tests = selected("web/src/features/challenges/Duels.svelte")
    assert tests["web/test_duels.py"] == "visits /duel"
    assert "web/test_lessons.py" not in tests
    everywhere = selected("web/src/App.svelte")
    assert set(everywhere) == {str(test.relative_to("tests")) for test in files_of_tests() if test.parts[1] == "web"}


def test_every_route_is_built_from_files_and_visited_by_a_test() -> None:
    assert {"", "t", "r", "learn", "rules", "duel", "tournament", "daily", "explore", "settings"} <= set(routes())
    assert all(files for files in routes().values())
    browser = [visited(test) for test in files_of_tests() if test.parts[1] == "web"]
    assert {"t", "r", "learn", "duel", "tournament"} <= set().union(*browser)


def test_docs_select_the_tests_that_name_them() -> None:
    assert "test_readme.py" in selected("README.md")


def test_what_everything_depends_on_selects_everything() -> None:
    assert len(affected([Path("pyproject.toml")])) == len(files_of_tests())


def test_a_deleted_file_is_no_error() -> None:
    assert selected("src/drachenhof/no_such_module.py") == {}


def test_the_change_is_what_differs_from_the_base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> None:
        subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@b.c", *arguments], cwd=tmp_path, check=True)

    git("init", "--quiet", "--initial-branch=main")
    for name in ("same.py", "edited.py", "deleted.py"):
        (tmp_path / name).write_text("1\n")
    git("add", ".")
    git("commit", "--quiet", "--message=first")
    git("checkout", "--quiet", "-b", "branch")
    (tmp_path / "edited.py").write_text("2\n")
    git("commit", "--quiet", "--all", "--message=second")
    (tmp_path / "deleted.py").unlink()
    (tmp_path / "new.py").write_text("3\n")
    monkeypatch.setattr("tests.affected.ROOT", tmp_path)
    assert changed_files("main") == [Path("deleted.py"), Path("edited.py"), Path("new.py")]
