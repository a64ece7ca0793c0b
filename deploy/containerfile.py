"""Reads `Containerfile`: what is done step by step, and how what comes out of it is run."""

import json
import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

FILE = Path(__file__).parent / "Containerfile"


@dataclass
class Stage:
    """What happens between one `FROM` and the next."""

    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class Image:
    """The stages, and what the last one says about running it."""

    stages: list[Stage]
    environment: dict[str, str]
    user: str
    volumes: list[str]
    health: list[str]
    entrypoint: list[str]
    command: list[str]


def read(path: Path = FILE) -> Image:
    """The file as values; raises `ValueError` at an instruction that nobody here knows."""
    image = Image([], {}, "root", [], [], [], [])
    for line in re.sub(r"\\\n", " ", path.read_text(encoding="utf-8")).splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        instruction, _, rest = line.partition(" ")
        _take(image, instruction, rest.strip())
    return image


def _take(image: Image, instruction: str, rest: str) -> None:
    match instruction:
        case "FROM":
            image.stages.append(Stage(rest.rpartition(" AS ")[2] if " AS " in rest else ""))
        case "RUN" | "COPY":
            image.stages[-1].steps.append((instruction, rest))
        case "ENV":
            image.environment |= dict(part.split("=", 1) for part in shlex.split(rest))
        case "USER":
            image.user = rest
        case "VOLUME":
            image.volumes.append(rest)
        case "HEALTHCHECK":
            image.health = json.loads(rest.partition("CMD ")[2])
        case "ENTRYPOINT":
            image.entrypoint = json.loads(rest)
        case "CMD":
            image.command = json.loads(rest)
        case "ARG" | "EXPOSE" | "STOPSIGNAL":
            pass
        case _:
            raise ValueError(f"Containerfile has {instruction}, which deploy/containerfile.py does not know")
