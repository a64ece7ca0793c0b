"""Runs the tests that a change can reach: `make affected`.

    python -m tests.affected [--base main] [--list] [--why]

The change is everything that differs from the commit at which this branch left `main`: commits, uncommitted edits, new
files. A test file is selected if

- it imports a changed module, directly or through others (import graph by grimp; a package's `__init__` and the
  `conftest.py` files above a test count as imports);
- it names the game, or all `games`, and a module of that game's rules has changed: these are loaded by name;
- it names a changed file that Python does not import, such as a page of the docs, or the folder of it;
- it opens a page in the browser whose route is built from a changed file of `web/src`.

Page units are selected by Vitest, with `vitest related`. A change of the server selects no browser test: those reach
all of the server, and `make test` runs them.
"""

import argparse
import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parent.parent
PACKAGE, TESTS, PAGE = Path("src/drachenhof"), Path("tests"), Path("web/src")
APP = PAGE / "App.svelte"
REACHES_ALL = {"pyproject.toml", "Makefile", "tests/conftest.py"}
REACHES_PAGE = {f"web/{name}" for name in ("package.json", "package-lock.json", "vite.config.ts", "index.html")}
GAMES = ("year", "hoard")
LOADED_BY = {"narration": "i18n", "terminal": "cli"}
"""The layer that loads a part of a game, where it has another name."""
BROWSER, EXTRAS = TESTS / "web", TESTS / "extras"
HELPERS = "tests.web."


def changed_files(base: str) -> list[Path]:
    """Files that differ from where this branch left `base`, sorted; deleted ones too."""
    start = _git("merge-base", base, "HEAD").strip()
    names = _git("diff", "--name-only", start) + _git("ls-files", "--others", "--exclude-standard")
    return sorted({Path(name) for name in names.splitlines()})


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def files_of_tests() -> list[Path]:
    """The files of tests of `make test`, relative to the root."""
    files = sorted(path.relative_to(ROOT) for path in (ROOT / TESTS).rglob("test_*.py"))
    return [path for path in files if EXTRAS not in path.parents]


def module_of(path: Path) -> str:
    """The name of the module in a file below `src` or `tests`."""
    parts = path.with_suffix("").parts[1 if path.parts[0] == "src" else 0 :]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def import_graph() -> grimp.ImportGraph:
    """Which module imports which, with the imports that no source names."""
    sys.path.insert(0, str(ROOT))
    graph = grimp.build_graph("drachenhof", "tests", exclude_type_checking_imports=True)
    for module in sorted(graph.modules):
        for parent in _parents(module):
            if parent in graph.modules:
                graph.add_import(importer=module, imported=parent)
            if module.startswith("tests.") and f"{parent}.conftest" in graph.modules - {module}:
                graph.add_import(importer=module, imported=f"{parent}.conftest")
        if (part := re.fullmatch(r"drachenhof\.games\.\w+\.(\w+)", module)) and part[1] != "rules":
            layer = f"drachenhof.{LOADED_BY.get(part[1], part[1])}"
            graph.add_import(importer=layer, imported=module)  # loaded by `games.part`
    return graph


def _parents(module: str) -> Iterator[str]:
    while "." in module:
        module = module.rpartition(".")[0]
        yield module


def reached_by_import(graph: grimp.ImportGraph, path: Path) -> Iterator[tuple[Path, str]]:
    """The files of tests that import a changed module, each with the shortest chain of imports."""
    files = [path]
    if (
        path.suffix != ".py"
    ):  # data is read by the modules of its folder, or of the nearest folder above it that has any
        folder = next((one for one in path.parents if any((ROOT / one).glob("*.py"))), path.parent)
        files = [one.relative_to(ROOT) for one in (ROOT / folder).glob("*.py")]
    for name in sorted({module_of(file) for file in files} & graph.modules):
        for test in graph.find_downstream_modules(name) | {name}:
            if test.startswith("tests.") and test.rpartition(".")[2].startswith("test_"):
                file = Path(*test.split(".")).with_suffix(".py")
                if test == name:
                    yield file, "changed itself"
                elif through := graph.find_shortest_chain(importer=test, imported=name, as_packages=False):
                    yield file, " > ".join(through[1:])


def reached_by_game(path: Path) -> Iterator[tuple[Path, str]]:
    """The files of tests that name the game whose rules have changed, or all games."""
    for game in GAMES:
        if PACKAGE / "games" / game / "rules" in path.parents:
            for test in files_of_tests():
                if re.search(rf"(?<![.\w])({game}|games)\b(?!\.)", _text(ROOT / test)):
                    yield test, f"plays {game}"


def reached_by_name(path: Path) -> Iterator[tuple[Path, str]]:
    """The files of tests in which a changed file, or a folder that it lies in, is named."""
    names = [re.escape(path.name), *(rf"""["']{re.escape(part)}["'/]""" for part in path.parts[:-1])]
    mentions = re.compile("|".join(names))
    for test in files_of_tests():
        if test.parts[:2] == ("tests", path.parts[0]) or mentions.search(_text(ROOT / test)):
            yield test, "names it"


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def imported_by_page(path: Path) -> set[Path]:
    """What a file of the page imports, with the files that a pattern of `import.meta.glob` stands for."""
    text = _text(path)
    found: set[Path] = set()
    for name in re.findall(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]""", text):
        target = (path.parent / name.partition("?")[0]).resolve()
        found |= {one for end in ("", ".ts", "/index.ts") if (one := target.parent / (target.name + end)).is_file()}
    for pattern in re.findall(r"""import\.meta\.glob[^(]*\(\s*'(\.[^']+)'""", text):
        up = pattern.count("../")
        folder = path.parent.parents[up - 1] if up else path.parent
        found |= set(folder.glob(pattern.replace("../", "").removeprefix("./")))
    return found


def all_imported(starts: Iterable[Path]) -> set[Path]:
    found, waiting = set[Path](), list(starts)
    while waiting:
        if (path := waiting.pop()) not in found:
            found.add(path)
            if path.suffix in (".ts", ".svelte"):
                waiting.extend(imported_by_page(path))
    return found


@cache
def routes() -> dict[str, set[Path]]:
    """The files that each route is built from, by its first part: "t", "learn"; "" is the first page."""
    app = ROOT / APP
    text = _text(app)
    of_route: dict[str, set[Path]] = defaultdict(set)
    for name, file in re.findall(r"^\s*(\w+): \(\) => import\('(\./[^']+)'\)", text, re.MULTILINE):
        of_route[name].add((app.parent / file).resolve())
    for branch in re.split(r"\{(?:#|:else )if ", text)[1:]:
        place = re.match(r"place === '(\w*)'", branch)
        if place:
            of_route[place[1]] |= {
                (app.parent / file).resolve() for file in re.findall(r"import\('(\./[^']+)'", branch)
            }
    of_route[""].add((app.parent / "features/home/Home.svelte").resolve())
    lazy = set().union(*of_route.values())
    shell = all_imported(imported_by_page(app) - lazy) | {app, app.parent / "main.ts"}
    return {route: all_imported(files) | shell for route, files in of_route.items()}


@cache
def visited(test: Path) -> frozenset[str]:
    """The routes that a browser test names, itself or in the helpers that it imports."""
    strings: set[str] = set()
    for file in {test, *_helpers(test)}:
        strings |= {
            str(node.value) for node in ast.walk(ast.parse(_text(ROOT / file))) if isinstance(node, ast.Constant)
        }
    return frozenset(
        {route for route in routes() if any(re.search(rf"(^|[\"*=])/{route}(/|$|\?)", one) for one in strings)} | {""}
    )


@cache
def _helpers(test: Path) -> frozenset[Path]:
    modules = re.findall(r"^from (tests\.web\.\w+) import", _text(ROOT / test), re.MULTILINE)
    direct = {
        Path(*name.split(".")).with_suffix(".py") for name in modules if not name.endswith((".conftest", ".browser"))
    }
    return frozenset(direct.union(*map(_helpers, direct)))


def reached_by_route(path: Path) -> Iterator[tuple[Path, str]]:
    """The browser tests that visit a route which is built from a changed file."""
    built = {route for route, files in routes().items() if (ROOT / path).resolve() in files}
    for test in files_of_tests():
        if BROWSER in test.parents and (common := visited(test) & built):
            yield test, "visits " + ", ".join(f"/{route}" for route in sorted(common))


def affected(changed: Iterable[Path]) -> dict[Path, dict[Path, str]]:
    """The selected files of tests, each with the changed files that select it, and why."""
    found: dict[Path, dict[Path, str]] = defaultdict(dict)
    graph = import_graph()
    for path in changed:
        if str(path) in REACHES_ALL:
            reached: Iterator[tuple[Path, str]] = ((test, "reaches all tests") for test in files_of_tests())
        elif str(path) in REACHES_PAGE:
            reached = ((test, "reaches the whole page") for test in files_of_tests() if BROWSER in test.parents)
        elif PAGE in path.parents:
            reached = reached_by_route(path)
        elif PACKAGE in path.parents or TESTS in path.parents:
            reached = chain(reached_by_import(graph, path), reached_by_game(path))
        else:
            reached = reached_by_name(path)
        for test, why in reached:
            if BROWSER in test.parents and PACKAGE in path.parents and why != "changed itself":
                continue
            if EXTRAS not in test.parents and (ROOT / test).is_file():
                found[test].setdefault(path, why)
    return dict(sorted(found.items()))


def report(changed: list[Path], selected: dict[Path, dict[Path, str]], *, why: bool) -> None:
    print(f"{len(changed)} changed files reach {len(selected)} of {len(files_of_tests())} files of tests:")
    for path in changed:
        tests = [test for test, causes in selected.items() if path in causes]
        print(f"  {path}: {len(tests)}")
        for test in tests if why or len(tests) <= 5 else ():
            print(f"      {test}: {selected[test][path]}")
    if selected and not why:
        print("WHY=1 names the chain of imports, or the route, for each.")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make affected", description="Run the tests that a change can reach.")
    parser.add_argument("--base", default="main", help="the branch to compare with (default: main)")
    parser.add_argument("--list", action="store_true", help="name the tests, run nothing")
    parser.add_argument("--why", action="store_true", help="say for every test what reaches it, and how")
    chosen, pytest_arguments = parser.parse_known_args()
    changed = changed_files(chosen.base)
    selected = affected(changed)
    report(changed, selected, why=chosen.why)
    units = [path for path in changed if path.parts[0] == "web" and (ROOT / path).is_file()]
    if chosen.list:
        return
    failed = 0
    if units:
        names = [str(path.relative_to("web")) for path in units]
        failed |= subprocess.run(
            ["npx", "vitest", "related", "--run", "--passWithNoTests", *names], cwd=ROOT / "web"
        ).returncode
    if selected:
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-n",
            "2",
            "--dist",
            "worksteal",
            *pytest_arguments,
            *map(str, selected),
        ]
        failed |= subprocess.run(command, cwd=ROOT).returncode
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
