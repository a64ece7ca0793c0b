"""Tries what `compose.cluster.yaml` puts together, process by process: `python deploy/try_cluster.py PROGRAM`.

PostgreSQL and NATS, as many servers as the file has, with its command and its
environment; before them Caddy and beside them Prometheus, with their files, where the
machine has these programs (Debian has both; what is missing is said). A table is opened
at one server and seen at all, backed up, lost and restored. Only names and ports differ
from the containers', and Grafana is left out: what its dashboard asks, Prometheus is asked.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import yaml

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from tests.server import nats_server, postgres
from watching import DASHBOARD, FOLDER, figures

PATIENCE = 120.0
SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]


def main(arguments: Sequence[str]) -> None:
    """Start everything and try it; raises if something is not as it should be."""
    program = Path(arguments[0])
    service = yaml.safe_load((FOLDER / "compose.cluster.yaml").read_text("utf-8"))["services"]["drachenhof"]
    with postgres.running(durable=True) as database, nats_server.running() as bus:
        if database is None or bus is None:
            print("There is no PostgreSQL or no NATS here: several servers are not tried.")
            return
        with tempfile.TemporaryDirectory() as name:
            before, after, backup = database.new_database(), database.new_database(), Path(name) / "backup.sqlite3"
            with servers(program, service, before, bus.url, Path(name)) as addresses:
                key, table = open_table(addresses[0])
                for address in addresses:
                    expect_table(address, table, key)
                proxied(addresses, Path(name))
                watched(addresses, Path(name))
                command(program, "database", "backup", backup, "--database", before)
            command(program, "database", "copy", backup, after)
            with servers(program, service, after, bus.url, Path(name)) as addresses:
                expect_table(addresses[-1], table, key)
    print(f"{len(addresses)} servers on PostgreSQL and NATS: a table was backed up, lost and restored.")


@contextmanager
def servers(program: Path, service: dict[str, Any], database: str, bus: str, folder: Path) -> Iterator[list[str]]:
    """All of them, ready; where each is."""
    assert set(service["environment"]) == {"DRACHENHOF_DATABASE", "DRACHENHOF_NATS"}
    surroundings = {"DRACHENHOF_DATABASE": database, "DRACHENHOF_NATS": bus, "DRACHENHOF_CACHE": str(folder / "cache")}
    given = [part if part != "0.0.0.0" else "127.0.0.1" for part in service["command"]]
    began = time.perf_counter()
    with ExitStack() as stack:
        addresses = []
        for _ in range(service["deploy"]["replicas"]):
            port = free_port()
            stack.enter_context(running([str(program), *given, "--port", str(port)], surroundings))
            addresses.append(f"http://127.0.0.1:{port}")
        for address in addresses:
            until(lambda address=address: httpx.get(f"{address}/ready").status_code == 200, f"{address}/ready")  # type: ignore[misc]
        print(f"{time.perf_counter() - began:6.1f} s  {len(addresses)} servers are ready", flush=True)
        yield addresses


def open_table(address: str) -> tuple[dict[str, str], str]:
    """A new person with a key, and a table."""
    with httpx.Client(base_url=address, timeout=60, headers={"X-Forwarded-Proto": "https"}) as client:
        cookie = client.post("/api/me", json={"name": "Ada"}).raise_for_status().headers["set-cookie"]
        given = client.post("/api/me/key", headers={"Cookie": cookie.partition(";")[0]}).raise_for_status().json()
        key = {"Authorization": f"Bearer {given['key']}"}
        game = client.get("/api/games").json()["games"][0]["name"]
        opened = client.post("/api/tables", json={"game": game, "seats": SEATS}, headers=key).raise_for_status()
        return key, opened.json()["table"]


def expect_table(address: str, table: str, key: dict[str, str], **how: Any) -> None:
    """Raise unless the person has this table."""
    me = httpx.get(f"{address}/api/me", headers=key, timeout=60, **how).raise_for_status().json()
    if [one["id"] for one in me["tables"]] != [table]:
        raise SystemExit(f"{address} does not know the table")


def proxied(addresses: list[str], folder: Path) -> None:
    """Caddy with its file: TLS, the right headers, and no figures for strangers."""
    caddy = shutil.which("caddy")
    if caddy is None:
        print("There is no Caddy here: the Caddyfile is not tried.")
        return
    plain, secure = free_port(), free_port()
    servers = " ".join(address.removeprefix("http://") for address in addresses)
    text = (FOLDER / "Caddyfile").read_text("utf-8")
    assert "dynamic a drachenhof 8642" in text
    own = f"{{\n\tskip_install_trust\n\tadmin off\n\thttp_port {plain}\n\thttps_port {secure}\n}}\n"
    (folder / "Caddyfile").write_text(own + text.replace("dynamic a drachenhof 8642", f"to {servers}"))
    surroundings = {"SITE": "localhost", "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with running([caddy, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], surroundings):
        address = f"https://localhost:{secure}"
        until(lambda: httpx.get(f"{address}/ready", verify=False).status_code == 200, "Caddy")
        if httpx.get(f"{address}/metrics", verify=False).status_code != 404:
            raise SystemExit("strangers see the figures")
        with httpx.Client(base_url=address, verify=False, timeout=60) as client:
            made = client.post("/api/me", json={"name": "Bo"}, headers={"Origin": address}).raise_for_status()
            page = client.get("/").raise_for_status()
        if "__Host-" not in made.headers["set-cookie"] or "max-age" not in page.headers["strict-transport-security"]:
            raise SystemExit("cookies are not for https only, or browsers are not told to keep to it")
    print("Caddy spreads connections over all servers, with TLS.", flush=True)


def watched(addresses: list[str], folder: Path) -> None:
    """Prometheus with its file: every server is seen, every rule and every panel of the dashboard has an answer."""
    program = shutil.which("prometheus")
    if program is None:
        print("There is no Prometheus here: alerts and dashboard are not tried.")
        return
    settings = yaml.safe_load((FOLDER / "prometheus" / "prometheus.yml").read_text("utf-8"))
    settings["global"]["scrape_interval"] = settings["global"]["evaluation_interval"] = "1s"
    settings["rule_files"] = [str(FOLDER.resolve() / "prometheus" / name) for name in settings["rule_files"]]
    (job,) = settings["scrape_configs"]
    del job["dns_sd_configs"]
    job["static_configs"] = [{"targets": [address.removeprefix("http://") for address in addresses]}]
    (folder / "prometheus.yml").write_text(yaml.safe_dump(settings))
    port = free_port()
    where = ["--storage.tsdb.path", str(folder / "figures"), "--web.listen-address", f"127.0.0.1:{port}"]
    with running([program, "--config.file", str(folder / "prometheus.yml"), *where, "--log.level", "error"], {}):
        client = httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=60)

        def asked(query: str) -> list[Any]:
            return list(client.get("/query", params={"query": query}).raise_for_status().json()["data"]["result"])

        def evaluated() -> bool:
            groups = client.get("/rules").json()["data"]["groups"]
            return all(rule["health"] == "ok" for group in groups for rule in group["rules"]) and bool(groups)

        until(lambda: len(asked('up{job="drachenhof"} == 1')) == len(addresses), "Prometheus")
        until(evaluated, "the alert rules")
        known = client.get("/metadata").raise_for_status().json()["data"]
        for name, *_ in figures():
            if not {name, f"{name}_total"} & set(known):
                raise SystemExit(f"Prometheus has not heard of {name}")
        for panel in json.loads(DASHBOARD.read_text())["panels"]:
            for target in panel["targets"]:
                asked(target["expr"])
    print("Prometheus sees all servers; every alert rule and every panel of the dashboard has an answer.", flush=True)


@contextmanager
def running(command: list[str], surroundings: dict[str, str]) -> Iterator[None]:
    """A program, as long as it is needed; asked to end at the end, as an engine does."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with (
        tempfile.TemporaryFile("w+") as said,
        subprocess.Popen(command, env={**inherited, **surroundings}, stderr=said) as process,
    ):
        try:
            yield
        except BaseException:
            said.seek(0)
            print(said.read()[-3000:], file=sys.stderr)
            raise
        finally:
            process.terminate()


def command(program: Path, *arguments: object) -> None:
    subprocess.run([str(program), *map(str, arguments)], check=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(holds: Callable[[], bool], what: str) -> None:
    """Wait for something; raises if it does not come."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if holds():
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.1)
    raise SystemExit(f"{what}: it did not come")


if __name__ == "__main__":
    main(sys.argv[1:])
