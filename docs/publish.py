"""Builds the pages of this folder as a site, into the package: `python docs/publish.py [FOLDER]`, or `make docs`.

The pages are those that are read in the tree. What a page links to beside this folder
is brought along as a page (examples, the change log), or else named without a link.
Nothing comes from other hosts. Scripts and styles inside of pages are allowed by the server's policy for `/docs`.
"""

import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

DOCS = Path(__file__).parent
ROOT = DOCS.parent
BUILT = ROOT / "src" / "drachenhof" / "server" / "docs"
ROOT_PAGES = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security.md"}
FILES = ("*.md", "*.svg", "*.css", "pictures/*.png", "pictures/*.svg")
TEXTS = (".html", ".css", ".js", ".json", ".svg")  # which are compressed ahead
LINK = re.compile(r"\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)")


def main(arguments: list[str]) -> None:
    """Build it; raises `SystemExit` with what is wrong."""
    build(Path(arguments[0]) if arguments else BUILT)


def build(target: Path) -> None:
    """Put the pages together, make a site of them, and let it replace what is at `target`."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        assemble(work / "pages")
        (work / "zensical.toml").write_text(settings(sorted(path.name for path in (work / "pages").glob("*.md"))))
        _generate(work)
        site = work / "site"
        for name in ("sitemap.xml", "assets/stylesheets/classic"):  # which nothing leads to
            path = site / name
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        for path in sorted(path for path in site.rglob("*") if path.suffix in TEXTS):
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(site, target)


def assemble(target: Path) -> None:
    """All pages in one folder, with links that stay inside of it."""
    (target / "pictures").mkdir(parents=True)
    for pattern in FILES:
        for path in sorted(DOCS.glob(pattern)):
            shutil.copyfile(path, target / path.relative_to(DOCS))
    shutil.copyfile(ROOT / "web" / "public" / "favicon.svg", target / "favicon.svg")
    for path in sorted(DOCS.glob("research/*.md")):
        shutil.copyfile(path, target / f"research-{path.name}")
    for name, page in ROOT_PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        (target / page).write_text(text.replace("](docs/", "]("), encoding="utf-8")
    (target / "licences.md").write_text(_licences(), encoding="utf-8")
    for path in sorted(target.glob("*.md")):
        path.write_text(_with_links(path.read_text(encoding="utf-8"), target), encoding="utf-8")


def _licences() -> str:
    from licences import page

    return page()


def _with_links(text: str, target: Path) -> str:
    """A page whose links lead to pages of the site."""

    def led(found: re.Match[str]) -> str:
        title, to, anchor = found[1], found[2].removeprefix("../"), found[3] or ""
        to = to.replace("research/", "research-")
        if "://" in to or to.startswith("mailto:"):
            return found[0]
        if to in ROOT_PAGES:
            return f"[{title}]({ROOT_PAGES[to]}{anchor})"
        if to.startswith("examples/") and (ROOT / to).is_file():
            return f"[{title}]({_example(ROOT / to, target)})"
        return f"[{title}]({to}{anchor})" if (target / to).exists() else title  # a file of the tree, named as it is

    return LINK.sub(led, text)


def _example(path: Path, target: Path) -> str:
    """A page with the code of an example; its name."""
    page = target / f"example-{path.stem}.md"
    kind = "js" if path.suffix == ".mjs" else "python"
    page.write_text(f"# {path.name}\n\n````{kind}\n{path.read_text(encoding='utf-8')}````\n", encoding="utf-8")
    return page.name


def settings(pages: list[str]) -> str:
    """The settings of the site, with unnamed pages last in the navigation; examples and research are only linked to."""
    text = (DOCS / "zensical.toml").read_text(encoding="utf-8")
    named = set(re.findall(r'"([\w-]+\.md)"', text))
    for page in sorted(set(pages) - named):
        if not page.startswith(("example-", "research-")):
            text = text.replace("  ] },\n]\n", f'    "{page}",\n  ] }},\n]\n')
    tomllib.loads(text)
    return text.replace("[project]\n", '[project]\ndocs_dir = "pages"\nsite_dir = "site"\n', 1)


def _generate(work: Path) -> None:
    """Let Zensical build it; a link to a page that is not there ends it."""
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    made = subprocess.run(command, cwd=work, capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"})
    if made.returncode:
        if "No module named zensical" in made.stderr:
            raise SystemExit("The docs are built by Zensical, which is not installed: pip install zensical")
        raise SystemExit(made.stdout + made.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
