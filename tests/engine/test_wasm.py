"""WebAssembly modules: made from these sources, refused when they are stale, called as machine code is."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from drachenhof.engine import backends, wasm_modules
from drachenhof.engine.wasm_modules import LIST, MODULES, StaleModule, folder_of, module_of
from drachenhof.games import games
from tests.budget import extra

OWN = [name for name in games if games.package(name).startswith("drachenhof.")]
BUILT = [(game, purpose) for game in OWN for purpose in MODULES]


def run(code: str, engine: str = backends.WASM) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, backends.VARIABLE: engine}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)


@pytest.mark.parametrize(("game", "purpose"), BUILT)
def test_every_module_was_made_from_these_sources(game, purpose):
    path = module_of(game, purpose)
    assert path is not None
    listed = json.loads((folder_of(game) / LIST).read_text())["modules"][purpose]
    assert path.name == listed["file"]


@pytest.mark.parametrize("game", OWN)
def test_no_other_module_lies_there(game):
    listed = json.loads((folder_of(game) / LIST).read_text())["modules"]
    assert {path.name for path in folder_of(game).glob("*.wasm")} == {one["file"] for one in listed.values()}


def test_a_stale_module_is_refused_with_the_command_that_renews_it(monkeypatch):
    monkeypatch.setattr(wasm_modules, "hash_of", lambda _: "0" * 16)
    with pytest.raises(StaleModule, match=r"`drachenhof prepare --wasm year` makes it anew"):
        module_of.__wrapped__("year", "rules")


def test_every_source_counts_and_line_ends_do_not(tmp_path, monkeypatch):
    source = tmp_path / "one.py"
    monkeypatch.setattr(wasm_modules, "path_of", lambda _: source)

    def hashed(text: bytes) -> str:
        source.write_bytes(text)
        return wasm_modules.hash_of(["one"])

    assert hashed(b"a = 1\n") == hashed(b"a = 1\r\n") != hashed(b"a = 2\n")


@pytest.mark.slow
@pytest.mark.skipif(
    find_spec("ziglang") is None or find_spec("numba") is None, reason="the extra wasm-build is missing"
)
@pytest.mark.parametrize(
    ("game", "purpose"), [("hoard", "rules"), *extra(*[one for one in BUILT if one[1] == "search"])]
)
def test_building_a_module_again_gives_the_same_bytes(game, purpose):
    """If this fails, `drachenhof prepare --wasm` renews the modules."""
    from drachenhof.engine.wasm_build import compiled, made_with, sources_of

    made = json.loads((folder_of(game) / LIST).read_text())["made_with"]
    if made != made_with():
        pytest.skip(f"the modules were made with {made}")
    module = sources_of(game, purpose)
    assert (folder_of(game) / module.file).read_bytes() == compiled(game, purpose)


CALLS = """
import numpy as np
import drachenhof
from drachenhof.games.year.rules import entries
year = drachenhof.games["year"]
state = year.new(3)
moves = np.zeros(2048, np.int16)
def refused(*arguments):
    try:
        entries.step(*arguments)
    except (TypeError, OverflowError) as error:
        return type(error).__name__
before = state.tobytes()
print(refused(state, 1 << 70, moves), refused(state, "1", moves), refused(state, 1), refused(state, 1, moves[::2]),
      refused(state, 1, moves.astype(np.int64)), refused(np.zeros(1), 1, moves), entries.step(state, 5000, moves),
      before == state.tobytes(), year.legal_moves(state))
state.flags.writeable = False
print(year.legal_moves(state))
"""


@pytest.mark.slow
@pytest.mark.skipif(find_spec("wasmtime") is None, reason="wasmtime is not installed")
def test_wrong_arguments_are_refused_and_change_nothing():
    called = run(CALLS)
    assert called.returncode == 0, called.stderr
    first, second = called.stdout.splitlines()
    wrong = "OverflowError TypeError TypeError TypeError TypeError TypeError -1 True"
    assert first.startswith(wrong)
    assert first.removeprefix(wrong).strip() == second


RECEIVED = """
import numpy as np
from drachenhof.engine.layout import dtype_of
from drachenhof.games import games
from drachenhof.games.hoard.rules.state import State
import sys
received = np.frombuffer(bytearray.fromhex(sys.stdin.read()), dtype_of(State))
print(games["hoard"].legal_moves(received))
"""
SENT = """
from drachenhof.games import games
print(games["hoard"].new(3).tobytes().hex())
"""


@pytest.mark.slow
@pytest.mark.skipif(find_spec("wasmtime") is None, reason="wasmtime is not installed")
def test_a_state_may_come_before_any_game_was_begun():
    environment = {**os.environ, backends.VARIABLE: backends.WASM}
    command = [sys.executable, "-c", RECEIVED]
    ran = subprocess.run(command, env=environment, input=run(SENT).stdout, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("[")


THREADS = """
from concurrent.futures import ThreadPoolExecutor
from drachenhof import Chance, games
def play(number):
    game, chance = games["hoard"], Chance(number)
    state = game.new(3)
    for _ in range(40):
        if game.to_move(state) == -1:
            game.apply(state, chance.pick(game, state))
        elif game.to_move(state) >= 0:
            game.apply(state, chance.choose(game.legal_moves(state)))
    return state.tobytes()
alone = [play(number) for number in range(4)]
with ThreadPoolExecutor(4) as threads:
    print(list(threads.map(play, range(4))) == alone)
"""


@pytest.mark.slow
@pytest.mark.skipif(find_spec("wasmtime") is None, reason="wasmtime is not installed")
def test_threads_do_not_share_an_instance():
    assert run(THREADS).stdout == "True\n"


@pytest.mark.parametrize(("said", "words"), [("fast", "is one of numba, wasm, python"), ("Numba", "not 'Numba'")])
def test_an_unknown_engine_is_refused(said, words, monkeypatch):
    monkeypatch.setenv(backends.VARIABLE, said)
    with pytest.raises(ValueError, match=words):
        backends.choose()


def test_an_engine_that_is_not_installed_is_refused(monkeypatch):
    monkeypatch.setattr(backends, "find_spec", lambda _: None)
    monkeypatch.setenv(backends.VARIABLE, backends.WASM)
    with pytest.raises(ValueError, match="wasmtime is not installed"):
        backends.choose()


@pytest.mark.parametrize(
    ("environment", "stale", "chosen"),
    [({}, False, backends.WASM), ({}, True, None), ({backends.VARIABLE: "numba"}, False, "numba")],
)
def test_playing_prefers_webassembly_unless_another_engine_is_named_or_a_module_is_stale(
    environment, stale, chosen, monkeypatch
):
    monkeypatch.setattr(os, "environ", dict(environment))

    def module(game, purpose):
        if stale:
            raise StaleModule(game, purpose)
        return game, purpose

    monkeypatch.setattr(wasm_modules, "module_of", module)
    monkeypatch.setattr(backends, "find_spec", lambda _: True)
    wasm_modules.prefer()
    assert os.environ.get(backends.VARIABLE) == chosen


@pytest.mark.parametrize(("game", "purpose"), BUILT)
def test_no_module_names_a_file_of_the_machine_that_built_it(game, purpose):
    path = module_of(game, purpose)
    assert path is not None
    assert b".py" not in path.read_bytes()


def test_an_engine_that_does_not_exist_is_refused_in_a_sentence():
    done = run("import sys; from drachenhof.cli import main; sys.exit(main(['--version']))", "vasm")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "drachenhof: DRACHENHOF_ENGINE is one of numba, wasm, python, not 'vasm'\n"


@pytest.mark.skipif(find_spec("numba") is None, reason="with Numba installed, but not chosen")
def test_what_needs_numba_says_that_another_engine_was_chosen():
    done = run("import drachenhof.envs")
    assert done.stderr.splitlines()[-1].endswith("drachenhof.envs needs Numba: do not set DRACHENHOF_ENGINE to wasm")
