"""`benchmarks/structure.py` counts what it says it counts."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def structure() -> Any:
    spec = importlib.util.spec_from_file_location("structure", ROOT / "benchmarks/structure.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_single_importer_is_the_only_file_that_imports_the_module(structure: Any) -> None:
    found = structure.single_importers()
    assert found["drachenhof.server.app.app"] == "drachenhof.server.app.serving"
    assert "drachenhof.tables.table" not in found


def test_a_game_is_in_its_folders_and_texts_do_not_count(structure: Any) -> None:
    places = structure.places("year")
    assert {"src/drachenhof/games/year", "tests/games/year", "web/src/games/year"} <= set(places)
    assert not any("locale" in place for place in places)


def test_every_file_of_the_page_that_a_move_passes_is_there(structure: Any) -> None:
    assert all((ROOT / name).is_file() for name in structure.page_files())


def test_a_missing_file_of_the_page_is_named(structure: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(structure, "PAGE", (*structure.PAGE, "lib/net/gone.ts"))
    with pytest.raises(ValueError, match=r"lib/net/gone\.ts"):
        structure.page_files()


def test_a_traced_move_passes_the_server_and_the_store(structure: Any) -> None:
    files = structure.server_files(2)
    assert {f"src/drachenhof/server/{name}.py" for name in ("hosting/commit", "db/writer")} <= set(files)
    assert "src/drachenhof/cli/app.py" not in files
