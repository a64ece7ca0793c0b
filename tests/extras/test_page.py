"""The examples of gymnasium.md, open-spiel.md and batch.md that need extras run as they stand there."""

import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGE = "".join((DOCS / name).read_text() for name in ("gymnasium.md", "open-spiel.md"))


def run(library: str) -> dict[str, Any]:
    """The example that imports a library, carried out; its names."""
    pytest.importorskip(library, reason=f"{library} is not installed: `make test-extras` does it, if it can be")
    (code,) = (code for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if uses(code, library))
    names: dict[str, Any] = {}
    exec(compile(code, "page.md", "exec"), names)
    return names


def uses(code: str, library: str) -> bool:
    return f"import {library}\n" in code or f"from drachenhof.envs.{library} " in code


def test_the_example_of_pettingzoo_plays_a_whole_game() -> None:
    env = run("pettingzoo")["env"]
    assert env.agents == []
    assert env.game.over
    assert sum(env.game.rewards()) == pytest.approx(0, abs=1e-6)  # of single precision


def test_the_example_of_gymnasium_takes_a_step() -> None:
    names = run("gymnasium")
    assert names["observation"] in names["env"].observation_space
    assert names["env"].unwrapped.game.players == 4


def test_the_example_of_openspiel_loads_both() -> None:
    names = run("pyspiel")
    assert names["game"].num_players() == 4
    assert names["game"].get_parameters()["great_wall"]
    assert names["small"].num_players() == 2


def test_the_small_game_is_the_one_that_is_described() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make test-extras` does it")
    import drachenhof.envs.open_spiel  # noqa: F401 (registers the games)

    (described,) = re.findall(r"`(drachenhof_hoard_end\(.*?\))`", PAGE)[:1]
    small = pyspiel.load_game("drachenhof_hoard_end")
    assert str(pyspiel.load_game(described).new_initial_state()) == str(small.new_initial_state())
    assert pyspiel.load_game(described).get_parameters() == small.get_parameters()


def test_batches_are_handed_to_pytorch() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: `make test-extras` does it, if it can be")
    code = re.findall(r"```python\n(.*?)```", (DOCS / "batch.md").read_text(), re.DOTALL)[0]
    code = code.replace("range(1000)", "range(10)")
    names: dict[str, Any] = {}
    exec(compile(code, "page.md", "exec"), names)
    assert isinstance(names["rows"], torch.Tensor)
    assert names["rows"].data_ptr() == names["batch"].observations.ctypes.data
