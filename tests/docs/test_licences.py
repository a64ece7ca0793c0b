"""The licences of what others wrote are in the file that a wheel has in its metadata."""

import json
import runpy
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILE = ROOT / "THIRD-PARTY-LICENSES.txt"
BUNDLED = ROOT / "src" / "drachenhof" / "server" / "page" / "bundled.json"


def test_the_metadata_names_the_file_and_its_licences() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert FILE.name in project["license-files"]
    text = FILE.read_text(encoding="utf-8")
    for licence in project["license"].split(" AND "):
        assert f"\n{licence}\n" in text
    assert {"clsx", "svelte", "zensical", "@fontsource-variable/alegreya"} <= {
        line.partition(" ")[0] for line in text.splitlines()
    }


def test_the_file_is_of_the_page_that_is_built() -> None:
    if not BUNDLED.is_file():
        pytest.skip("the page is not built; `make page` builds it")
    pytest.importorskip("zensical", reason="pip install 'drachenhof[docs]'")
    made = runpy.run_path(str(ROOT / "docs" / "licences.py"))["third_party"]()
    assert FILE.read_text(encoding="utf-8") == made, "python docs/licences.py --third-party writes it"
    assert len(json.loads(BUNDLED.read_text(encoding="utf-8"))) > 3
