"""Writes the dashboard and the alert rules from the server's own list of figures: `python deploy/watching.py`.

A figure that is new gets a panel by itself; what is alarming about it is said in `ALERTS`.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import yaml

from drachenhof.server.app.monitoring import Metrics

FOLDER = Path(__file__).parent
DASHBOARD = FOLDER / "grafana" / "drachenhof.json"
RULES = FOLDER / "prometheus" / "alerts.yml"
SOURCE = {"type": "prometheus", "uid": "prometheus"}
GROWING = ("groups", "writes", "failures", "done", "stopped")  # how figures end that only ever grow
WIDTH, HEIGHT, ROW = 8, 8, 24


@dataclass(frozen=True)
class Alert:
    """What is alarming, for how long, and what to do; docs/operations.md says more."""

    name: str
    expression: str
    lasting: str
    urgent: bool
    what: str


def _late(figure: str, seconds: float) -> str:
    """That one in a hundred takes longer."""
    return f"histogram_quantile(0.99, sum by (le) (rate(drachenhof_{figure}_seconds_bucket[5m]))) > {seconds}"


ALERTS = (
    Alert("Down", 'up{job="drachenhof"} == 0', "1m", True, "A process does not answer."),
    Alert(
        "SlowAnswers",
        _late("command", 0.5),
        "5m",
        False,
        "One command in a hundred takes longer than half a second.",
    ),
    Alert(
        "NotKept",
        'sum(rate(drachenhof_commands_total{outcome=~"not-kept|busy|unknown-outcome"}[5m])) > 0.1',
        "5m",
        True,
        "Commands are not kept: look at the disk and at the database.",
    ),
    Alert(
        "Faults",
        'sum(increase(drachenhof_requests_total{status=~"5.."}[10m])) > 5',
        "0m",
        False,
        "Requests fail: look for `fault` in the log.",
    ),
    Alert(
        "StoreFails",
        "increase(drachenhof_store_failures[5m]) > 0",
        "0m",
        True,
        "The disk is full, or the database is gone.",
    ),
    Alert("StoreBehind", "drachenhof_store_queue > 1000", "2m", True, "The disk does not keep up."),
    Alert("SlowDisk", "drachenhof_store_group_seconds > 0.1", "5m", False, "The disk is slow to sync."),
    Alert("SlowCommits", _late("store_commit", 0.1), "5m", False, "One commit in a hundred waits for the disk."),
    Alert("LoopLate", _late("loop_delay", 0.05), "5m", False, "One core is not enough: more --workers."),
    Alert("BotsWait", "drachenhof_thoughts_waiting > 50", "5m", False, "Bots are late: more --bot-processes."),
    Alert("ReviewsWait", "drachenhof_reviews_waiting > 50", "30m", False, "Reviews take minutes: more workers."),
    Alert("ReviewsFail", "increase(drachenhof_reviews_failures[30m]) > 0", "0m", False, "A game cannot be reviewed."),
    Alert("BusLost", "drachenhof_bus_connected == 0", "5m", False, "Processes hear of moves up to two seconds late."),
)


def figures() -> list[tuple[str, str, str, list[str]]]:
    """Of every figure: its name, its kind, its title, and the labels that it is divided by."""
    metrics = Metrics(MagicMock())
    divided = {"drachenhof_commands": ["outcome"], "drachenhof_requests": ["status"]}
    found = []
    for family in metrics.registry.collect():
        grows = family.type == "gauge" and family.name.rpartition("_")[2] in GROWING
        found.append(
            (family.name, "grows" if grows else family.type, family.documentation, divided.get(family.name, []))
        )
    return found


def dashboard() -> dict[str, Any]:
    """A panel for each figure, in the order in which the server tells them."""
    panels = []
    for number, (name, kind, title, labels) in enumerate(figures()):
        place = {"x": number * WIDTH % ROW, "y": number * WIDTH // ROW * HEIGHT, "w": WIDTH, "h": HEIGHT}
        panels.append(
            {
                "id": number + 1,
                "type": "timeseries",
                "title": title,
                "description": name,
                "datasource": SOURCE,
                "gridPos": place,
                "fieldConfig": {"defaults": {"unit": "s" if name.endswith("seconds") else "short"}, "overrides": []},
                "targets": [_asked(*one) for one in enumerate(queries(name, kind, labels))],
            }
        )
    return {
        "uid": "drachenhof",
        "title": "Drachenhof",
        "schemaVersion": 39,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "panels": panels,
    }


def _asked(number: int, query: tuple[str, str]) -> dict[str, Any]:
    expression, legend = query
    return {"refId": "ABC"[number], "datasource": SOURCE, "expr": expression, "legendFormat": legend}


def queries(name: str, kind: str, labels: list[str]) -> list[tuple[str, str]]:
    """What Prometheus is asked for a figure, each with its legend."""
    if kind == "histogram":
        rates = f"sum by (le) (rate({name}_bucket[5m]))"
        shares = ((0.5, "half"), (0.95, "19 of 20"), (0.99, "99 of 100"))
        return [(f"histogram_quantile({share}, {rates})", legend) for share, legend in shares]
    if kind == "counter":
        by = ", ".join(labels)
        return [(f"sum by ({by}) (rate({name}_total[5m]))", " ".join(f"{{{{{label}}}}}" for label in labels))]
    if kind == "grows":
        return [(f"rate({name}[5m])", "{{instance}}")]
    return [(name, "{{instance}}")]


def rules() -> dict[str, Any]:
    """The alerts as Prometheus reads them."""
    listed = [
        {
            "alert": f"Drachenhof{alert.name}",
            "expr": alert.expression,
            "for": alert.lasting,
            "labels": {"severity": "critical" if alert.urgent else "warning"},
            "annotations": {"summary": alert.what},
        }
        for alert in ALERTS
    ]
    return {"groups": [{"name": "drachenhof", "rules": listed}]}


def texts() -> dict[Path, str]:
    """What the files are to hold."""
    made = "# Made by deploy/watching.py from the server's own list of figures; change it there.\n"
    return {
        DASHBOARD: json.dumps(dashboard(), indent=2) + "\n",
        RULES: made + yaml.safe_dump(rules(), sort_keys=False, width=200),
    }


if __name__ == "__main__":
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path}")
