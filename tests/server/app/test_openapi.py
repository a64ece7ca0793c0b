"""The description of the API is true: whatever follows from it is answered as it says, and nothing is a fault."""

from collections.abc import Iterator
from functools import cached_property
from itertools import count
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from drachenhof.server.app.routes import description
from drachenhof.server.hosting.hub import Settings
from tests.budget import ten_times
from tests.server.fresh import NO_TLS
from tests.server.hosted import HostedInThread

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]

schema = schemathesis.openapi.from_dict(description())
operations = [found.ok() for found in schema.get_all_operations() if not isinstance(found, Err)]
CASES = [
    *((operation, GenerationMode.POSITIVE) for operation in operations),
    *((operation, GenerationMode.NEGATIVE) for operation in operations if operation.body or operation.query),
]


class Settled(NamedTuple):
    """Somebody's tables, and how the server knows him."""

    tables: list[str]
    headers: dict[str, str]


class Town(HostedInThread):
    """A server, and tables in all states at which somebody sits."""

    def __init__(self, database: Any) -> None:
        self._numbers = count()
        super().__init__(database, Settings(limits=False, hooks=True))

    @cached_property
    def looked_at(self) -> Settled:
        """A person with tables that no test changes."""
        return self.settle()

    def settle(self) -> Settled:
        """A new person with new tables: open, in play, and over."""
        with httpx.Client(base_url=self.address, verify=NO_TLS) as client:
            client.post("/api/me", json={"name": f"P{next(self._numbers)}"}).raise_for_status()
            wishes = [{"game": game, "seats": SEATS[:size]} for game in ("year", "hoard") for size in (2, 3)]
            made = [client.post("/api/tables", json=wish | {"hints": True, "public": True}) for wish in wishes]
            tables = [answer.json()["table"] for answer in made]
            ended = {"type": "resign", "id": "end"}
            client.post(f"/api/tables/{tables[0]}/resign", json=ended).raise_for_status()
            return Settled(tables, {"Authorization": f"Bearer {client.post('/api/me/key').json()['key']}"})


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    town = Town(tmp_path_factory.mktemp("town") / "x.sqlite3")
    yield town
    town.close()


@pytest.mark.slow
@pytest.mark.parametrize("examples", ten_times(3))
@pytest.mark.parametrize(("operation", "mode"), CASES, ids=[f"{case[0].label} {case[1].value}" for case in CASES])
def test_answers_are_as_described(town: Town, operation: Any, mode: GenerationMode, examples: int) -> None:
    tables, headers = town.looked_at if operation.method.upper() == "GET" else town.settle()

    @given(operation.as_strategy(mode), st.sampled_from((*tables, None)), st.booleans())
    @settings(max_examples=examples, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
    def check(case: Any, table: str | None, known: bool) -> None:
        if table is not None and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        case.call_and_validate(base_url=town.address, headers=headers if known else {}, checks=CHECKS)

    check()


def test_every_message_and_address_is_described() -> None:
    said = description()
    assert said["openapi"].startswith("3.1")
    for path, methods in said["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (method, path)
            assert "200" in operation["responses"] or {"201", "204"} & set(operation["responses"])
    assert len({operation.definition.raw["operationId"] for operation in operations}) == len(operations)
