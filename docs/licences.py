"""What others wrote that comes with the package or is installed with it, and its licences, as a page of the site.

Read from what the page says of its own parts (`bundled.json`, which is built with it), and
from what is installed beside the package. Where a package names its licence and brings
no text, the text is the one in `licence-texts/`.
"""

import json
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
BUNDLED = ROOT / "src" / "drachenhof" / "server" / "page" / "bundled.json"
TEXTS = Path(__file__).parent / "licence-texts"
LICENCE = re.compile(r"(?i)^(.*licen[cs]e.*|copying.*|notice.*)$")
INSTALLED = ("server", "cluster", "fast")  # extras whose packages are listed, after those of the core

HEAD = """---
search:
  exclude: true
---

# Licences of others

Drachenhof itself is under the MIT licence. The page, its fonts and these docs have parts that others wrote; Python
packages are installed beside it. All of them with the texts of their licences:

"""


NOTICE = """Drachenhof is under the MIT licence. Its wheel also contains work of others, under these licences.
`python docs/licences.py --third-party` writes this file.
"""


def page() -> str:
    """All of it, as Markdown."""
    parts = [
        ("In the page", [_told(one["name"], one["version"], one["licence"], one["texts"]) for one in in_the_page()]),
        ("In these docs", [_of_distribution(distribution("zensical"), _theme())]),
        ("Installed beside it", [_of_distribution(one) for one in installed()]),
    ]
    return HEAD + "\n".join(f"## {title}\n\n" + "\n".join(told) for title, told in parts)


def in_the_page() -> list[dict[str, Any]]:
    """The packages of npm whose code, styles or fonts the page has: name, version, licence and its texts."""
    return list(json.loads(BUNDLED.read_text(encoding="utf-8")))


def _theme() -> list[str]:
    """What the site's theme says of the packages that it is made of."""
    import zensical

    found = sorted(Path(str(zensical.__file__)).parent.glob("templates/assets/javascripts/LICENSE"))
    return [path.read_text(encoding="utf-8") for path in found]


def installed() -> list[Distribution]:
    """What the package needs, and all that this needs, as far as it is installed here; by name."""
    found: dict[str, Distribution] = {}
    waiting = [("drachenhof", extra) for extra in ("", *INSTALLED)]
    seen = set(waiting)
    while waiting:
        name, extra = waiting.pop()
        try:
            one = distribution(name)
        except PackageNotFoundError:  # not of this kind of machine
            continue
        found[re.sub(r"[-_.]+", "-", name).lower()] = one
        for needed in _needs(one, extra):
            if needed not in seen:
                seen.add(needed)
                waiting.append(needed)
    del found["drachenhof"]
    return [found[name] for name in sorted(found)]


def _needs(one: Distribution, extra: str) -> list[tuple[str, str]]:
    """The packages, each with an extra or none, that a package needs for one of its extras."""
    from packaging.requirements import Requirement

    needs = []
    for line in one.requires or []:
        needed = Requirement(line)
        if needed.marker is None or needed.marker.evaluate({"extra": extra}):
            needs += [(needed.name, asked) for asked in ("", *needed.extras)]
    return needs


def _of_distribution(one: Distribution, more: list[str] | None = None) -> str:
    """An installed package of Python."""
    folder = [file for file in one.files or [] if ".dist-info" in file.parts[0] and LICENCE.match(file.name)]
    texts = [Path(str(file.locate())).read_text(encoding="utf-8", errors="replace") for file in sorted(folder)]
    return _told(one.name, one.version, _named(one), [*texts, *(more or [])])


def _named(one: Distribution) -> str:
    """The licence that a package names: as an expression, in words, or as a classifier."""
    about = one.metadata
    classes = [value.rpartition(" :: ")[2] for value in about.get_all("Classifier") or [] if "License ::" in value]
    named = [about[field] for field in ("License-Expression", "License") if field in about]
    expression = named[0] if "License-Expression" in about else " or ".join(classes) or "".join(named[:1])
    return str(expression).split("\n")[0]


def _told(name: str, version: str, licence: str, texts: list[str]) -> str:
    if not texts:
        texts = [_text(name, licence)]
    blocks = "\n\n".join(f"~~~~~ text\n{text.strip()}\n~~~~~" for text in texts)
    return f"### {name} {version}\n\n{licence}\n\n{blocks}\n"


def _text(name: str, licence: str) -> str:
    """The text of a licence that a package only names; raises `SystemExit` if there is none of it."""
    short = "Apache-2.0" if "Apache" in licence else licence
    path = TEXTS / f"{short}.txt"
    if not path.is_file():
        raise SystemExit(f"{name} is under {licence} and brings no text of it; put one into {path}")
    return path.read_text(encoding="utf-8")


def third_party() -> str:
    """Return names and licence texts of what a wheel contains of others, as plain text."""
    bundled = [(f"{one['name']} {one['version']}", one["licence"], one["texts"]) for one in in_the_page()]
    theme = distribution("zensical")
    parts = [*bundled, (f"{theme.name} {theme.version}", _named(theme), _theme())]
    blocks = [f"{name}\n{licence}\n\n" + "\n\n".join(text.strip() for text in texts) for name, licence, texts in parts]
    return NOTICE + "".join(f"\n{'-' * 80}\n{text}\n" for text in blocks)


if __name__ == "__main__":
    print(third_party() if "--third-party" in sys.argv else page(), end="")
