"""What stands ready in deploy/ fits the server, and fits together; `make test-deploy` builds and runs the container."""

import importlib.util
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml
from typer.main import get_command

from drachenhof.cli.app import app
from drachenhof.server.app import api as server_endpoints
from drachenhof.server.app.routes import ROUTES

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def module(name: str) -> ModuleType:
    """A script of deploy/."""
    spec = importlib.util.spec_from_file_location(name, DEPLOY / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules[name] = found  # where dataclasses look for it
    spec.loader.exec_module(found)
    return found


def load(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text("utf-8"))


CONTAINER = module("containerfile").read()
WATCHING = module("watching")
ADDRESSES = {route.path for route in ROUTES}


def check_command(arguments: list[str]) -> None:
    """Assert that `drachenhof` takes these arguments."""
    name, *options = arguments
    command = get_command(app).commands[name]  # type: ignore[attr-defined]
    command.make_context(name, options)  # raises if not


# The container


def test_it_does_not_run_as_root():
    user, group = CONTAINER.user.split(":")
    assert int(user) > 0
    assert int(group) > 0


def test_it_has_one_volume_and_keeps_everything_there():
    assert CONTAINER.volumes == ["/data"]
    for variable in ("DRACHENHOF_DATA", "DRACHENHOF_CACHE", "HOME"):
        assert Path(CONTAINER.environment[variable]).is_relative_to("/data")


def test_what_is_installed_is_taken_over():
    assert ("COPY", "--from=install /opt/drachenhof /opt/drachenhof") in CONTAINER.stages[-1].steps


def test_it_starts_the_server_and_asks_whether_it_is_ready():
    assert CONTAINER.entrypoint == ["drachenhof"]
    check_command(CONTAINER.command)
    asked = re.findall(r"http://127\.0\.0\.1:8642(/\w+)", CONTAINER.health[-1])
    assert asked == ["/ready"]
    assert set(asked) <= ADDRESSES
    assert server_endpoints is not None


def test_an_instruction_that_is_not_known_is_refused(tmp_path):
    (tmp_path / "Containerfile").write_text("FROM a\nONBUILD RUN b\n")
    with pytest.raises(ValueError, match="ONBUILD"):
        module("containerfile").read(tmp_path / "Containerfile")


# Compose


@pytest.mark.parametrize("name", ["compose.yaml", "compose.cluster.yaml"])
def test_everything_that_a_compose_file_names_is_there(name):
    composed = load(name)
    for title, service in composed["services"].items():
        assert ("build" in service) == (title == "drachenhof")
        assert "image" in service
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in composed["volumes"], volume
        for other in service.get("depends_on", {}):
            assert other in composed["services"]
    server = composed["services"]["drachenhof"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert server["cap_drop"] == ["ALL"]
    assert server["read_only"] is True
    if "command" in server:
        check_command(server["command"])


def test_one_server_has_one_volume():
    assert load("compose.yaml")["services"]["drachenhof"]["volumes"] == ["data:/data"]


def test_several_servers_have_what_they_need():
    services = load("compose.cluster.yaml")["services"]
    server = services["drachenhof"]
    assert server["deploy"]["replicas"] > 1
    assert "@postgres/" in server["environment"]["DRACHENHOF_DATABASE"]
    assert server["environment"]["DRACHENHOF_NATS"] == "nats://nats:4222"
    assert {"proxy", "postgres", "nats", "prometheus", "grafana"} < set(services)
    assert "--proxy" in server["command"]
    passwords = [text for text in (DEPLOY / "compose.cluster.yaml").read_text().split() if "PASSWORD" in text]
    assert not any(re.search(r"PASSWORD: ?\w", text) for text in passwords)


# Watching


def test_dashboard_and_alerts_are_made_of_the_servers_figures():
    for path, text in WATCHING.texts().items():
        assert path.read_text("utf-8") == text, "run `python deploy/watching.py`"


def test_every_figure_has_a_panel_and_every_alert_asks_for_a_figure():
    known = {name for name, *_ in WATCHING.figures()}
    board = json.loads(WATCHING.DASHBOARD.read_text())
    assert {panel["description"] for panel in board["panels"]} == known
    for alert in WATCHING.ALERTS:
        for name in re.findall(r"drachenhof_\w+", alert.expression):
            assert re.sub(r"_(bucket|total)$", "", name) in known


def test_what_operators_are_told_to_watch_alerts_them():
    page = (ROOT / "docs" / "operations.md").read_text("utf-8")
    told = re.findall(
        r"^\| (`drachenhof_.*) \|.*(?:above|any rise|any 5xx|a rise|: other processes)", page, re.MULTILINE
    )
    watched = "".join(alert.expression for alert in WATCHING.ALERTS)
    assert len(told) > 5
    for names in told:
        assert any(name.removesuffix("_total") in watched for name in re.findall(r"drachenhof_\w+", names)), names


def test_prometheus_reads_the_alerts_and_finds_every_process():
    settings = load("prometheus/prometheus.yml")
    assert all((DEPLOY / "prometheus" / name).is_file() for name in settings["rule_files"])
    (job,) = settings["scrape_configs"]
    assert job["dns_sd_configs"] == [{"names": ["drachenhof"], "type": "A", "port": 8642}]
    assert 'up{job="drachenhof"}' in WATCHING.RULES.read_text()
    assert load("grafana/provisioning/datasources/prometheus.yaml")["datasources"][0]["uid"] == WATCHING.SOURCE["uid"]


# Kubernetes and systemd


def test_kubernetes_asks_for_what_the_server_answers():
    service, stateful = yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text("utf-8"))
    pod = stateful["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    probes = {kind: container[f"{kind}Probe"]["httpGet"]["path"] for kind in ("startup", "readiness", "liveness")}
    assert probes == {"startup": "/ready", "readiness": "/ready", "liveness": "/health"}
    assert set(probes.values()) <= ADDRESSES
    check_command(container["args"])
    assert f"{pod['securityContext']['runAsUser']}:{pod['securityContext']['runAsGroup']}" == CONTAINER.user
    assert [mount["mountPath"] for mount in container["volumeMounts"]] == [*CONTAINER.volumes, "/tmp"]
    assert service["spec"]["selector"] == stateful["spec"]["template"]["metadata"]["labels"]
    assert stateful["spec"]["replicas"] == 1


def test_the_unit_of_the_docs_is_the_one_in_the_folder():
    shown = (ROOT / "docs" / "operations.md").read_text("utf-8").partition("```ini\n")[2].partition("```")[0]
    assert shown == (DEPLOY / "drachenhof.service").read_text("utf-8")


@pytest.mark.parametrize("path", sorted(DEPLOY.glob("drachenhof*.*")), ids=lambda path: path.name)
def test_systemd_takes_its_files(path, tmp_path):
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("there is no systemd-analyze here")
    for other in DEPLOY.glob("drachenhof*.*"):
        text = other.read_text("utf-8").replace("/opt/drachenhof/bin/drachenhof", "/bin/true")
        (tmp_path / other.name).write_text(text)
    done = subprocess.run([verify, "verify", tmp_path / path.name], capture_output=True, text=True)
    said = [line for line in done.stderr.splitlines() if "drachenhof" in line]
    assert said == []


def test_what_systemd_starts_are_commands():
    for path in DEPLOY.glob("*.service"):
        for program in re.findall(r"/opt/drachenhof/bin/drachenhof ([a-z -]+)", path.read_text()):
            group, *rest = program.split()
            assert group in ("serve", "database")
            if group == "serve":
                check_command([group, *rest])


# TLS


def test_whatever_does_tls_tells_browsers_to_keep_to_it():
    told = (ROOT / "docs" / "operations.md").read_text("utf-8")
    examples = [block for block in re.findall(r"```\w*\n(.*?)```", told, re.DOTALL) if "127.0.0.1:8642" in block]
    proxies = [text for text in examples if "reverse_proxy" in text or "proxy_pass" in text]
    proxies.append((DEPLOY / "Caddyfile").read_text("utf-8"))
    assert len(proxies) >= 3
    assert all(re.search(r'Strict-Transport-Security "max-age=\d{7,}"', text) for text in proxies)
