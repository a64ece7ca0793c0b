"""Builds what is released, twice, and compares: `python release/build.py`, or `make release`.

The tree is copied into two folders of different names and times; in each the page, the
docs, the source distribution and the wheels are built. What differs by a byte ends it.

Into `dist/` go the source distribution, a wheel for every machine, a list of what is in them (CycloneDX) and checksums.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
SUMS = "SHA256SUMS"


def main(arguments: list[str]) -> None:
    """Build, compare, list and sum; raises `SystemExit` with what differs."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.parse_args(arguments)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": when()}
    with tempfile.TemporaryDirectory() as folder:
        made = [build(Path(folder) / name, environment) for name in ("one", "another-one")]
        differences = differing(*made)
        if differences:
            raise SystemExit("Two builds of the same tree differ:\n" + "\n".join(differences))
        shutil.rmtree(DIST, ignore_errors=True)
        shutil.copytree(made[0], DIST)
    print(f"Two builds are the same, byte by byte: {', '.join(sorted(path.name for path in DIST.iterdir()))}")


def when() -> str:
    """The time of the last commit, in seconds: the same for everybody who builds it."""
    said = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    if said.returncode:
        raise SystemExit(f"What is released is what is under version control, and git does not know it: {said.stderr}")
    return said.stdout.strip()


def build(tree: Path, environment: dict[str, str]) -> Path:
    """Build everything in a copy of the tree; the folder with what was made."""
    copied(tree)
    subprocess.run(["npm", "run", "--silent", "build"], cwd=tree / "web", env=environment, check=True)
    subprocess.run([sys.executable, "docs/publish.py"], cwd=tree, env=environment, check=True)
    (tree / "web" / "node_modules").unlink()
    made = tree / "dist"
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(made)]
    quiet = {**environment, "DRACHENHOF_NO_PAGE": "1"}  # it is built already
    subprocess.run([*command, "--sdist"], cwd=tree, env=quiet, check=True, stdout=subprocess.DEVNULL)
    subprocess.run([*command, "--wheel"], cwd=tree, env=quiet, check=True, stdout=subprocess.DEVNULL)
    return made


def copied(tree: Path) -> None:
    """The files that are under version control, and the packages that the page is built with."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.split("\0")[:-1]:
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tree / name)
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")


def differing(one: Path, other: Path) -> list[str]:
    """What is not the same in two folders, as sentences."""
    names = {path.name for path in one.iterdir()} | {path.name for path in other.iterdir()}
    found = []
    for name in sorted(names):
        if not (one / name).is_file() or not (other / name).is_file():
            found.append(f"{name} was made only once")
        elif digest(one / name) != digest(other / name):
            found += [f"{name}: {inside}" for inside in _differing_inside(one / name, other / name)]
    return found


def _differing_inside(one: Path, other: Path) -> list[str]:
    """The files of two wheels that differ; of another kind of file only that it does."""
    if one.suffix != ".whl":
        return ["it differs"]
    with zipfile.ZipFile(one) as first, zipfile.ZipFile(other) as second:
        members = {info.filename: (info.CRC, info.date_time) for info in first.infolist()}
        others = {info.filename: (info.CRC, info.date_time) for info in second.infolist()}
    names = sorted({*members, *others})
    return [name for name in names if members.get(name) != others.get(name)] or ["the order of its files"]


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def told(began: float, what: str) -> None:
    """Say what was done, and how long it took."""
    print(f"{time.perf_counter() - began:6.1f} s  {what}", flush=True)


def write_sums(folder: Path) -> None:
    """Checksums of all files, as `sha256sum --check` reads them."""
    lines = [f"{digest(path)}  {path.name}\n" for path in sorted(folder.iterdir()) if path.name != SUMS]
    (folder / SUMS).write_text("".join(lines))


if __name__ == "__main__":
    main(sys.argv[1:])
