"""Tries what is in `dist/` as somebody who has just heard of it: `python release/check.py [WHEEL]`, or `make release`.

The wheel is installed into a clean environment. Then, without Node, without a network
and with an empty cache: games, the terminal, the server, the page and the docs in a
browser, and a few starts with bad luck. Says how long each took, writes the list of
what was installed, and makes a wheel of the source distribution.
"""

import json
import os
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import bad_luck
from build import DIST, ROOT, digest, told, when, write_sums
from visit import browsing, look, served

from drachenhof.games import games

ALONE = "DRACHENHOF_ALONE"  # set in the process that has no network


def main(arguments: list[str]) -> None:
    """Install and try; raises if something does not work."""
    wheel = Path(arguments[0]) if arguments else newest()
    if os.environ.get(ALONE):
        if apart():
            without_network()
        try_all(Path(os.environ[ALONE]))
        return
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "installed"
        lean(wheel, Path(folder) / "lean")
        fits_every_python(wheel)
        python = install(wheel, place, "[server]")
        if wheel.parent == DIST:
            write_list(python, wheel)
            write_sums(DIST)
        command = [*apart(), sys.executable, __file__, str(wheel)]
        subprocess.run(command, env={**os.environ, ALONE: str(place)}, check=True)
        if not apart():
            print("A network cannot be taken away here (`unshare`): it was there while the wheel was tried.")


def newest() -> Path:
    """The wheel."""
    (wheel,) = DIST.glob("*-none-any.whl")
    return wheel


def apart() -> list[str]:
    """What lets a command have no network, and mounts of its own; nothing where that cannot be."""
    for command in (["unshare", "--net", "--mount"], ["unshare", "--map-root-user", "--net", "--mount"]):
        if shutil.which("unshare") and subprocess.run([*command, "true"], capture_output=True).returncode == 0:
            return command
    return []


LEAN = """
from drachenhof.bots.levels import named
from drachenhof.games import games
import sys
for game in games:
    named(game, "greedy").prepare()
there = {"numba", "starlette", "sqlalchemy", "uvicorn", "websockets"} & set(sys.modules)
assert not there, there
"""


def lean(wheel: Path, place: Path) -> None:
    """The core alone: rules and bots are there, and what needs the server says so in a sentence."""
    python = install(wheel, place, "")
    surroundings = {"PATH": str(place / "bin"), "HOME": str(place), "LANG": "C.UTF-8"}
    for game in games:
        subprocess.run(
            [python, "-m", "drachenhof", "rules", game], check=True, stdout=subprocess.DEVNULL, env=surroundings
        )
    refused = subprocess.run([python, "-m", "drachenhof", "play"], capture_output=True, text=True, env=surroundings)
    if refused.returncode != 1 or "pip install 'drachenhof[server]'" not in refused.stderr:
        raise SystemExit(f"drachenhof play without the server's packages: {refused.stderr}")
    began = time.perf_counter()
    subprocess.run([python, "-c", LEAN], check=True, env=surroundings, stderr=subprocess.DEVNULL, cwd=place)
    told(began, "the core alone: bots")
    listed = subprocess.run([python, "-m", "pip", "list", "--format=json"], capture_output=True, text=True, check=True)
    print(f"The core alone: {len(json.loads(listed.stdout))} packages. {refused.stderr.strip()}", flush=True)


def fits_every_python(wheel: Path) -> None:
    """For each Python that the package names there are wheels of all that it needs."""
    named = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["classifiers"]
    versions = [line.rpartition(" :: ")[2] for line in named if re.search(r":: 3\.\d+$", line)]
    for version in versions:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        kind = ["--only-binary", ":all:", "--python-version", version, "--target", "nowhere"]
        subprocess.run([*command, *kind, f"{wheel}[server]"], check=True)
    print(f"All that it needs has wheels for Python {', '.join(versions)}", flush=True)


def install(wheel: Path, place: Path, extra: str) -> Path:
    """A clean environment with the wheel and what an extra needs; its Python."""
    subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
    python = place / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", f"{wheel}{extra}"], check=True)
    return python


def write_list(python: Path, wheel: Path) -> None:
    """What is in the wheel and is installed with it, as CycloneDX reads and writes it."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    listed = DIST / f"{'-'.join(wheel.name.split('-')[:2])}.cdx.json"
    command = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible", "--of", "JSON"]
    project = ["--pyproject", str(ROOT / "pyproject.toml")]
    subprocess.run([*command, *project, "-o", str(listed), str(python)], check=True)
    document = json.loads(listed.read_text())
    sys.path.insert(0, str(ROOT / "docs"))
    from licences import in_the_page

    for one in in_the_page():
        reference = f"pkg:npm/{one['name'].replace('@', '%40')}@{one['version']}"
        part: dict[str, Any] = {"type": "library", "bom-ref": reference, "purl": reference, "name": one["name"]}
        part |= {"version": one["version"], "licenses": [{"expression": one["licence"]}]}
        document["components"].append(part)
    text = json.dumps(document, indent=2, sort_keys=True) + "\n"
    if problem := JsonStrictValidator(SchemaVersion.from_version(document["specVersion"])).validate_str(text):
        raise SystemExit(f"{listed.name} is not as CycloneDX has it: {problem}")
    listed.write_text(text)
    print(f"{listed.name}: {len(document['components'])} components")


def without_network() -> None:
    """There is only this machine: its own address is made to answer, and none else does."""
    import fcntl

    set_flags, up = 0x8914, 1  # SIOCSIFFLAGS, IFF_UP
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        fcntl.ioctl(asking, set_flags, struct.pack("16sh14x", b"lo", up))
    try:
        socket.create_connection(("1.1.1.1", 443), 2).close()
    except OSError:
        return
    raise SystemExit("There is a network, and there should be none.")


def try_all(place: Path) -> None:
    """Games, terminal, server and page; the source distribution; bad luck."""
    with tempfile.TemporaryDirectory() as folder:
        surroundings = {
            "PATH": str(place / "bin"),
            "HOME": folder,
            "LANG": "C.UTF-8",
            "DRACHENHOF_CACHE": f"{folder}/c",
        }
        program = str(place / "bin" / "drachenhof")
        assert shutil.which("node", path=surroundings["PATH"]) is None
        from_source(Path(folder) / "again", surroundings)
        database = f"{folder}/played.sqlite3"
        with browsing() as page, served(program, surroundings, database) as (address, began):
            look(page, address, began)
            if apart():
                bad_luck.try_all(program, surroundings, address, database)
        run(program, surroundings, "--version")
        for game in games:
            kept = f"{folder}/{game}.json"
            run(program, surroundings, "simulate", game, "--games", "200", "--seed", "7")
            run(program, surroundings, "terminal", game, "--seed", "5", "--save", kept, answers="1\n" * 600)
            run(program, surroundings, "verify", kept)


def from_source(folder: Path, surroundings: dict[str, str]) -> None:
    """The source distribution makes the same wheel, byte by byte, and needs neither Node nor a network for it."""
    for source in DIST.glob("*.tar.gz"):
        began = time.perf_counter()
        shutil.unpack_archive(source, folder, filter="data")
        (tree,) = folder.iterdir()
        command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(folder)]
        given = {**surroundings, "SOURCE_DATE_EPOCH": when()}
        subprocess.run(command, cwd=tree, env=given, check=True, stdout=subprocess.DEVNULL)
        (made,) = folder.glob("*.whl")
        if digest(made) != digest(newest()):
            raise SystemExit(f"{source.name} makes another wheel than the tree does")
        told(began, f"{source.name} makes {made.name}")


def run(program: str, surroundings: dict[str, str], *arguments: str, answers: str = "") -> None:
    """A command of the installed wheel."""
    began = time.perf_counter()
    done = subprocess.run(
        [program, *arguments],
        env=surroundings,
        input=answers,
        capture_output=True,
        text=True,
        cwd=surroundings["HOME"],
    )
    if done.returncode:
        raise SystemExit(f"drachenhof {' '.join(arguments)}: {done.stderr}")
    told(began, f"drachenhof {' '.join(arguments)}")


if __name__ == "__main__":
    main(sys.argv[1:])
