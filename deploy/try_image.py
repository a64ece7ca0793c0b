"""Builds the container and tries it as an operator would: `python deploy/try_image.py`, or `make test-deploy`.

With podman, the image is built from a base that `BASE` names (an image, or a folder with a
root file system such as `debootstrap` makes) and run as `compose.yaml` has it. The steps of
the Containerfile are also done in a plain folder; where that is all, it is said, and why.
In each form: it runs as its own user, becomes ready and healthy, a table is opened, backed
up, lost and restored. Then the parts of `compose.cluster.yaml` are put together
(`try_cluster.py`).
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parent))

from containerfile import FILE, Image, read
from forms import PORT, ROOT, Container, Folder, Form, why_no_container

ADDRESS = f"http://127.0.0.1:{PORT}"
PATIENCE = 300.0


def main() -> None:
    """Build and try; raises if something is not as it should be."""
    image = read()
    if not list((ROOT / "dist").glob("*.whl")):
        raise SystemExit("There is no wheel in dist/: `make wheel` builds one.")
    if _is_taken():
        raise SystemExit(f"Something else answers at {ADDRESS}, where the server of the image has to be.")
    missing = why_no_container()
    if missing:
        print(f"No container is tried, only the same steps in a plain folder: {missing}.", flush=True)
    else:
        with _folder() as folder:
            container = Container(image, folder, os.environ["BASE"])
            try:
                try_form(container, image)
            finally:
                container.remove()
    with _folder() as folder:
        plain = Folder(image, folder)
        try_form(plain, image)
        cluster = [sys.executable, str(FILE.parent / "try_cluster.py"), plain.program("drachenhof")]
        subprocess.run(cluster, check=True)


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR", "/var/tmp")) as name:
        yield Path(name)


def _is_taken() -> bool:
    try:
        urllib.request.urlopen(ADDRESS, timeout=5).close()
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


def try_form(form: Form, image: Image) -> None:
    """Build it, start it, be healthy, keep a table; back up, lose everything, restore."""
    began = time.perf_counter()
    form.build()
    told(began, f"built: {form.name}")
    with running(form):
        client = httpx.Client(base_url=ADDRESS, timeout=60)
        key = client.post("/api/me", json={"name": "Ada"}).headers["set-cookie"].partition(";")[0]
        game = client.get("/api/games").json()["games"][0]
        seats = [{"kind": "person"}, {"kind": "bot", "bot": game["opponent"]}]
        opened = client.post("/api/tables", json={"game": game["name"], "seats": seats})
        if opened.status_code >= 300:
            raise SystemExit(opened.text)
        table = opened.json()["table"]
        if not form.is_healthy():
            raise SystemExit("HEALTHCHECK says that it is not healthy")
        who = form.inside("python", "-c", "import os; print(os.getuid())")
        if os.getuid() == 0 and who != image.user.split(":")[0]:
            raise SystemExit(f"it runs as {who}, not as {image.user}")
        form.inside(*image.entrypoint, "database", "backup", "/data/today.sqlite3")
    backup = form.data / "today.sqlite3"
    for path in form.data.glob("drachenhof.sqlite3*"):
        path.unlink()
    database = form.data / "drachenhof.sqlite3"
    shutil.copy(backup, database)
    shutil.chown(database, backup.stat().st_uid, backup.stat().st_gid)
    with running(form):
        found = httpx.get(f"{ADDRESS}/api/tables/{table}", headers={"Cookie": key}, timeout=60)
        if found.status_code != 200:
            raise SystemExit(f"the table is not there after the restore: {found.text}")
    print(f"In {form.name} a table was backed up, lost and restored.", flush=True)


@contextmanager
def running(form: Form) -> Iterator[None]:
    """The server while it runs; says how long it took to be ready."""
    began = time.perf_counter()
    form.start()
    try:
        _wait(form)
        told(began, f"ready: {form.name}")
        yield
    finally:
        form.stop()


def _wait(form: Form) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{ADDRESS}/ready", timeout=5).close()
            return
        except OSError:
            time.sleep(0.05)
        if form.has_ended():
            raise SystemExit("the server ended by itself")
    raise SystemExit("/ready was not 200 in time")


def told(began: float, what: str) -> None:
    print(f"{time.perf_counter() - began:6.1f} s  {what}", flush=True)


if __name__ == "__main__":
    main()
