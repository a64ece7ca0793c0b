"""How compiled code is kept: never stale, never in the way."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

DRAW = "from drachenhof.chance import Chance; print(Chance(1).choose(range(1000)))"
TWICE = DRAW + "; print(Chance(1).choose(range(1000)))"


def run(cache: Path, code: str = DRAW) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DRACHENHOF_CACHE": str(cache)}
    environment.pop("NUMBA_DISABLE_JIT", None)
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)


@pytest.fixture
def kept(tmp_path):
    """A folder with compiled code, what came out, and the files."""
    first = run(tmp_path)
    assert "Compiling" in first.stderr
    return tmp_path, first.stdout, sorted(path for path in tmp_path.rglob("*") if path.is_file())


def test_the_second_process_loads_what_the_first_compiled(kept):
    folder, drawn, _ = kept
    second = run(folder, TWICE)
    assert second.stderr == ""
    assert second.stdout == drawn * 2


@pytest.mark.parametrize("ending", [".nbi", ".nbc"])
def test_cut_files_are_compiled_anew(kept, ending):
    folder, drawn, files = kept
    cut = [path for path in files if path.suffix == ending]
    assert cut
    for path in cut:
        path.write_bytes(path.read_bytes()[:40])
    again = run(folder)
    assert "Compiling" in again.stderr
    assert again.stdout == drawn
    assert run(folder).stderr == ""


def test_code_that_cannot_be_kept_still_runs(tmp_path):
    full = "import drachenhof.rule as r, errno\n"
    full += "def no(*_): raise OSError(errno.ENOSPC, 'No space left on device')\n"
    full += "r.CompileResultCacheImpl.reduce = no\n"
    ran = run(tmp_path, full + DRAW)
    assert ran.stdout == run(tmp_path / "other").stdout
    assert "could not be kept" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_folder_that_cannot_be_written_is_replaced(tmp_path):
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be")
    ran = run(blocked)
    assert ran.stdout == run(tmp_path / "other").stdout


def test_the_folder_is_named_by_the_sources(tmp_path, monkeypatch):
    from drachenhof import rule

    source = tmp_path / "chance.py"
    source.write_text("a = 1")
    monkeypatch.setattr(rule, "_PACKAGE", tmp_path)
    first = rule.digest.__wrapped__("chance")
    source.write_text("a = 2")
    assert rule.digest.__wrapped__("chance") != first


@pytest.mark.parametrize(
    ("variable", "folder"), [("HOME", ".cache/drachenhof/compiled"), ("LOCALAPPDATA", "drachenhof/compiled")]
)
def test_the_bots_need_nothing_but_numpy_and_numba(tmp_path, variable, folder):
    environment = {key: value for key, value in os.environ.items() if key not in ("DRACHENHOF_CACHE", "LOCALAPPDATA")}
    blocked = "import sys; sys.modules |= {'platformdirs': None, 'rich': None, 'msgspec': None}; "
    code = blocked + "import drachenhof.bots; " + DRAW
    environment |= {"HOME": str(tmp_path / "home"), variable: str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    assert list((tmp_path / folder).glob("chance-*"))


def test_a_folder_that_another_process_removes_meanwhile_is_no_trouble(tmp_path, monkeypatch):
    from drachenhof import rule

    monkeypatch.setattr(rule, "KEPT", 1)
    for name in ("current", "old", "older"):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1, 1))
    listed = [*tmp_path.iterdir(), tmp_path / "gone"]
    monkeypatch.setattr(Path, "iterdir", lambda _: iter(listed))
    monkeypatch.setattr(Path, "is_dir", lambda _: True)
    rule._prune(tmp_path / "current")
    assert [path.name for path in listed if path.exists()] == ["current"]


THREADS = """
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
import drachenhof
from drachenhof.chance import Chance
together = Barrier(8)
def first_use(number):
    together.wait()
    year = drachenhof.games["year"]
    state = year.new(2)
    year.apply(state, 1)
    return Chance(number).choose(range(3)) in range(3)
with ThreadPoolExecutor(8) as threads:
    print(all(threads.map(first_use, range(8))))
"""


def test_threads_may_begin_together():
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    ran = subprocess.run([sys.executable, "-c", THREADS], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout == "True\n"
