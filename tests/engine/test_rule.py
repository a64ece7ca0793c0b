"""How compiled code is kept: never stale, never in the way."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.budget import extra

DRAW = "from drachenhof.chance import Chance; print(Chance(1).choose(range(1000)))"
TWICE = DRAW + "; print(Chance(1).choose(range(1000)))"


def run(cache: Path, code: str = DRAW, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DRACHENHOF_CACHE": str(cache), **more}
    environment.pop("NUMBA_DISABLE_JIT", None)
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory):
    """A folder with compiled code, and what came out."""
    folder = tmp_path_factory.mktemp("compiled")
    first = run(folder)
    assert "Compiling" in first.stderr
    return folder, first.stdout


@pytest.fixture
def kept(compiled_once, tmp_path):
    """A folder of one's own with compiled code, what came out, and the files."""
    folder = shutil.copytree(compiled_once[0], tmp_path / "kept")
    return folder, compiled_once[1], sorted(path for path in folder.rglob("*") if path.is_file())


@pytest.mark.slow
@pytest.mark.parametrize("ending", [".nbc", *extra(".nbi")])
def test_cut_files_are_compiled_anew_and_the_next_process_loads_what_was_compiled(kept, ending):
    folder, drawn, files = kept
    cut = [path for path in files if path.suffix == ending]
    assert cut
    for path in cut:
        path.write_bytes(path.read_bytes()[:40])
    again = run(folder)
    assert "Compiling" in again.stderr
    assert again.stdout == drawn
    second = run(folder, TWICE)
    assert second.stderr == ""
    assert second.stdout == drawn * 2


FULL = """
import errno
import drachenhof.engine.numba_cache as compiled
kept = compiled.CompileResultCacheImpl.reduce
def no(self, *given):
    if {where}:
        raise OSError(errno.ENOSPC, "No space left on device")
    return kept(self, *given)
compiled.CompileResultCacheImpl.reduce = no
"""
CHILD = f"""
import subprocess, sys
print(subprocess.run([sys.executable, "-c", {DRAW!r}], capture_output=True, text=True).stderr)
"""


@pytest.mark.slow
def test_code_that_cannot_be_kept_still_runs(tmp_path, compiled_once):
    (tmp_path / "temporary").mkdir()
    ran = run(tmp_path, FULL.format(where="True") + DRAW, TMPDIR=str(tmp_path / "temporary"))
    assert ran.stdout == compiled_once[1]
    assert ran.stderr.count("could not be kept") == 1
    assert "Traceback" not in ran.stderr


@pytest.mark.extra
def test_when_the_disk_is_full_the_rest_is_kept_elsewhere_and_that_is_said_once(tmp_path, compiled_once):
    chosen, temporary = tmp_path / "chosen", tmp_path / "temporary"
    temporary.mkdir()
    here = FULL.format(where=f"str(compiled._root()) == {str(chosen)!r}")
    ran = run(chosen, here + DRAW + CHILD, TMPDIR=str(temporary))
    assert ran.stderr.count("DRACHENHOF_CACHE") == 1
    drawn, _, child = ran.stdout.partition("\n")
    assert child.strip() == ""  # it finds what was kept, and says nothing
    assert list(temporary.rglob("*.nbc"))
    assert drawn == compiled_once[1].strip()


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="no such place")
@pytest.mark.parametrize("more", ["", *extra(CHILD)])
def test_nothing_is_kept_and_nothing_said_where_nothing_shall_be_kept(more):
    ran = run(Path(os.devnull), DRAW + more)
    assert "DRACHENHOF_CACHE" not in ran.stderr + ran.stdout


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_is_replaced_by_one_that_later_processes_find(tmp_path, compiled_once):
    blocked, temporary = tmp_path / "blocked", tmp_path / "temporary"
    blocked.write_text("a file where the folder should be")
    temporary.mkdir()
    first = run(blocked, DRAW + CHILD, TMPDIR=str(temporary))
    drawn, _, child = first.stdout.partition("\n")
    assert drawn == compiled_once[1].strip()
    assert first.stderr.count("DRACHENHOF_CACHE") == 1
    assert "Compiling" in first.stderr
    assert child.strip() == ""  # a later process finds what was kept


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "getuid"), reason="no owners of folders")
def test_nothing_is_loaded_from_a_folder_that_others_can_write_to(tmp_path):
    blocked, temporary = tmp_path / "blocked", tmp_path / "temporary"
    blocked.write_text("a file where the folder should be")
    open_to_all = temporary / f"drachenhof-{os.getuid()}"
    open_to_all.mkdir(parents=True)
    open_to_all.chmod(0o777)
    run(blocked, TMPDIR=str(temporary))
    assert not list(open_to_all.iterdir())


def test_the_folder_is_named_by_the_sources(tmp_path, monkeypatch):
    from drachenhof.engine import sources

    source = tmp_path / "chance.py"
    source.write_text("a = 1")
    monkeypatch.setattr(sources, "_PACKAGE", tmp_path)
    first = sources.digest.__wrapped__("chance")
    source.write_text("a = 2")
    assert sources.digest.__wrapped__("chance") != first


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variable", "folder"), [("HOME", ".cache/drachenhof/compiled"), *extra(("LOCALAPPDATA", "drachenhof/compiled"))]
)
def test_the_bots_need_nothing_but_numpy_and_numba(tmp_path, variable, folder):
    environment = {key: value for key, value in os.environ.items() if key not in ("DRACHENHOF_CACHE", "LOCALAPPDATA")}
    blocked = "import sys; sys.modules |= {'platformdirs': None, 'rich': None, 'msgspec': None}; "
    code = blocked + "import drachenhof.bots; " + DRAW
    environment |= {"HOME": str(tmp_path / "home"), variable: str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    assert list((tmp_path / folder).glob("chance-*"))


def test_a_folder_that_another_process_removes_meanwhile_is_no_trouble(tmp_path, monkeypatch):
    from drachenhof.engine import numba_cache as compiled

    monkeypatch.setattr(compiled, "KEPT", 1)
    for name in ("current", "old", "older"):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1, 1))
    listed = [*tmp_path.iterdir(), tmp_path / "gone"]
    monkeypatch.setattr(Path, "iterdir", lambda _: iter(listed))
    monkeypatch.setattr(Path, "is_dir", lambda _: True)
    compiled._prune(tmp_path / "current")
    assert [path.name for path in listed if path.exists()] == ["current"]


def test_a_rule_that_python_calls_says_the_same_as_compiled():
    from drachenhof import chance

    own, other = (chance.Chance(1)._rng for _ in range(2))
    compiled = [chance.next_below(own, 1000) for _ in range(100)]
    assert compiled == [chance.below(other, 1000) for _ in range(100)]
    assert len(set(compiled)) > 50


# Several processes


SHARED = """
import sys
import drachenhof.engine.numba_cache as compiled
from drachenhof.chance import Chance
kept, saved = compiled.Cache.save_overload, []
def keep(self, *given):
    saved.append(self._py_func.__name__)
    print(saved[-1], flush=True)
    if sys.argv[1] == "slowly":
        sys.stdin.readline()
    kept(self, *given)
compiled.Cache.save_overload = keep
print(Chance(1).choose(range(1000)))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no locks of files")
def test_two_processes_share_the_work_and_nothing_is_compiled_twice(tmp_path):
    environment = {**os.environ, "DRACHENHOF_CACHE": str(tmp_path)}
    environment.pop("NUMBA_DISABLE_JIT", None)

    def begin(how: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", SHARED, how]
        return subprocess.Popen(command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    with begin("slowly") as first:
        assert first.stdin
        assert first.stdout
        held = first.stdout.readline()
        with begin("quickly") as second:
            assert second.stdout
            other = second.stdout.readline()
            first.stdin.write("\n")
            first.stdin.flush()
            assert {held.strip(), other.strip()} == {"start_game", "next_below"}
            assert first.stdout.read() == second.stdout.read()  # what was drawn, and no other entry was compiled


THREADS = """
import sys
sys.setswitchinterval(1e-6)
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


@pytest.mark.slow
def test_threads_may_begin_together():
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    ran = subprocess.run([sys.executable, "-c", THREADS], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout == "True\n"
