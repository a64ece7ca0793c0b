"""The description of the API, made from the routes and the messages (OpenAPI 3.1)."""

import re
from typing import Any

import msgspec

from drachenhof import __version__
from drachenhof.server.app.routes import ROUTES, Route
from drachenhof.tables.messages import ANSWERS, COMMANDS, Refused

_REFERENCE = "#/components/schemas/{name}"
_ERRORS = (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)


def description() -> dict[str, Any]:
    """All addresses, and all messages."""
    kinds = [*COMMANDS, *ANSWERS, *(kind for route in ROUTES for kind in (route.body, route.answer) if kind)]
    listed, components = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
    schemas = dict(zip(map(repr, kinds), listed, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Drachenhof", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "drachenhof"},
                "key": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    refused = {"description": "Refused", "content": {"application/json": {"schema": schemas[repr(Refused)]}}}
    operation: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.endpoint.__name__,
        "parameters": [*_path_parameters(route), *_query_parameters(route)],
        "responses": {str(route.status): _answer(route, schemas), **{str(status): refused for status in _ERRORS}},
    }
    if route.status == 201 and route.path == "/api/me":
        operation["responses"]["200"] = _answer(route, schemas)
    if route.path == "/ready":
        operation["responses"]["503"] = _answer(route, schemas)
    if route.body is not None:
        content = {"application/json": {"schema": schemas[repr(route.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if route.named:
        operation["security"] = [{"cookie": []}, {"key": []}]
    return operation


def _path_parameters(route: Route) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"\{(\w+)\}", route.path)
    ]


def _query_parameters(route: Route) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "query",
            "required": bool(schema.get("x-required")),
            "schema": {key: value for key, value in schema.items() if key != "x-required"},
        }
        for name, schema in route.query.items()
    ]


def _answer(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    if route.answer is None and route.media == "application/json":
        return {"description": route.summary}
    schema = schemas[repr(route.answer)] if route.answer is not None else {"type": "string"}
    return {"description": route.summary, "content": {route.media: {"schema": schema}}}
