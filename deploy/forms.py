"""The forms in which the server of the `Containerfile` can be built and run: by podman, or in a plain folder."""

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import yaml
from containerfile import FILE, Image

ROOT = FILE.parents[1]
PORT = 8642
CLOSING = 45  # seconds that an engine waits for it
PROGRAMS = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"  # where engines look for them


class Form(Protocol):
    """A built server."""

    name: str

    @property
    def data(self) -> Path:
        """The folder that is its volume."""

    def build(self) -> None:
        """Do what the Containerfile says."""

    def start(self) -> None:
        """Start the server, as the image says."""

    def has_ended(self) -> bool:
        """Whether it does not run any more."""

    def stop(self) -> None:
        """Ask it to end, as an engine does."""

    def inside(self, *command: str) -> str:
        """What a command says beside the running server, as its user; raises `CalledProcessError`."""

    def is_healthy(self) -> bool:
        """What the health check of the image says."""


class Container:
    """An image and a container, by podman, with a store of their own; run as `compose.yaml` has it."""

    name = "a container, by podman"

    def __init__(self, image: Image, folder: Path, base: str) -> None:
        self._image, self._folder, self._base = image, folder, base
        self._podman = ["podman", "--root", str(folder / "store"), "--runroot", str(folder / "run")]

    @property
    def data(self) -> Path:
        return Path(self._run("volume", "inspect", "--format", "{{.Mountpoint}}", "drachenhof"))

    def build(self) -> None:
        base = self._base
        if Path(base).is_dir():
            packed = self._folder / "base.tar"
            subprocess.run(["tar", "-C", base, "-cf", packed, "."], check=True)
            self._run("import", "--quiet", str(packed), "localhost/base")
            packed.unlink()
            base = "localhost/base"
        given = ["--format", "docker", "--build-arg", f"BASE={base}", "--tag", "localhost/drachenhof"]
        self._run("build", "--quiet", *given, "--file", str(FILE), str(ROOT))

    def start(self) -> None:
        service = yaml.safe_load((FILE.parent / "compose.yaml").read_text("utf-8"))["services"]["drachenhof"]
        safely = ["--read-only"] if service["read_only"] else []
        safely += [f"--cap-drop={name}" for name in service["cap_drop"]]
        safely += [f"--tmpfs={path}" for path in service["tmpfs"]]
        safely += [f"--security-opt={option}" for option in service["security_opt"]]
        where = ["--publish", f"127.0.0.1:{PORT}:{PORT}", "--volume", f"drachenhof:{self._image.volumes[0]}"]
        self._run("run", "--detach", "--replace", "--name", "drachenhof", *safely, *where, "localhost/drachenhof")

    def has_ended(self) -> bool:
        return self._run("inspect", "--format", "{{.State.Running}}", "drachenhof") != "true"

    def stop(self) -> None:
        self._run("stop", "--time", str(CLOSING), "drachenhof")

    def inside(self, *command: str) -> str:
        return self._run("exec", "drachenhof", *command)

    def is_healthy(self) -> bool:
        return subprocess.run([*self._podman, "healthcheck", "run", "drachenhof"]).returncode == 0

    def remove(self) -> None:
        """Leave nothing mounted."""
        for command in (["rm", "--force", "--all", "--volumes"], ["rmi", "--force", "--all"]):
            subprocess.run([*self._podman, *command], stdout=subprocess.DEVNULL)
        subprocess.run(["umount", str(self._folder / "store" / "overlay")], capture_output=True)

    def _run(self, *command: str) -> str:
        done = subprocess.run([*self._podman, *command], stdout=subprocess.PIPE, text=True, check=True)
        return done.stdout.strip()


def why_no_container() -> str:
    """Why no container can be run here; nothing if one can."""
    if not os.environ.get("BASE"):
        return "BASE names neither an image nor a folder"
    if shutil.which("podman") is None:
        return "there is no podman"
    if os.getuid() != 0:
        return ""  # it will say so itself
    base = os.environ["BASE"]
    if not Path(base).is_dir():
        return ""
    tried = subprocess.run(["podman", "run", "--rm", "--rootfs", base, "true"], capture_output=True, text=True)
    return "" if tried.returncode == 0 else f"podman says: {tried.stderr.strip()}"


class Folder:
    """The same steps in a plain folder: paths of the image lie below it."""

    name = "a plain folder"

    def __init__(self, image: Image, folder: Path) -> None:
        self._image, self._folder = image, folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def data(self) -> Path:
        return self._folder / "data"

    def build(self) -> None:
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        surroundings = {**inherited, "PATH": PROGRAMS}  # a Python of root's own could not be run by another user
        for stage in self._image.stages:
            for instruction, rest in stage.steps:
                if instruction == "RUN":
                    subprocess.run(self._here(rest), shell=True, check=True, env=surroundings)
                elif not rest.startswith("--from="):  # what an earlier stage made lies here already
                    *sources, target = rest.split()
                    for path in (path for source in sources for path in ROOT.glob(source)):
                        Path(self._here(target)).mkdir(parents=True, exist_ok=True)
                        shutil.copy(path, self._here(target))
        for path in (self._folder, *self._folder.parents):
            path.chmod(path.stat().st_mode | 0o011) if path.stat().st_uid == os.getuid() else None

    def start(self) -> None:
        command = self._command([*self._image.entrypoint, *self._image.command])
        self._process = subprocess.Popen(command, **self._surroundings())

    def has_ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(CLOSING)

    def inside(self, *command: str) -> str:
        done = subprocess.run(
            self._command(command), stdout=subprocess.PIPE, text=True, check=True, **self._surroundings()
        )
        return str(done.stdout).strip()

    def is_healthy(self) -> bool:
        return subprocess.run(self._command(self._image.health), **self._surroundings()).returncode == 0

    def program(self, name: str) -> str:
        """Where a program of the image lies."""
        return shutil.which(name, path=self._here(self._image.environment["PATH"])) or name

    def _command(self, command: Sequence[str]) -> list[str]:
        return [self.program(command[0]), *(self._here(part) for part in command[1:])]

    def _surroundings(self) -> dict[str, Any]:
        environment = {name: self._here(value) for name, value in self._image.environment.items()}
        user, group = map(int, self._image.user.split(":"))
        itself: dict[str, Any] = {"user": user, "group": group, "extra_groups": []} if os.getuid() == 0 else {}
        return {"env": environment, "cwd": self._folder, **itself}

    def _here(self, text: str) -> str:
        """A text whose paths of the image are those of the folder."""
        return re.sub(r"(?<![\w.])/(opt|wheels|data)\b", rf"{self._folder}/\1", text)
