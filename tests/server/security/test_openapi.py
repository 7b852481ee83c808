"""The OpenAPI document tells all there is, and the server does what it tells."""

from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute

from sevenstates.server.app import create_app
from sevenstates.server.config import Config
from sevenstates.server.http.openapi import document as document_of


@pytest.fixture(scope="module")
def app() -> Starlette:
    return create_app(Config())


@pytest.fixture(scope="module")
def document(app: Starlette) -> dict[str, Any]:
    return document_of(app.state.parts.endpoints())


def routes(app: Starlette) -> Iterator[str]:
    """The paths of the API, without those that catch what is left."""
    for route in app.routes:
        if isinstance(route, Route) and not route.path.endswith("{path:path}"):
            yield route.path


def test_every_route_is_documented(app: Starlette, document: dict[str, Any]) -> None:
    assert sorted(routes(app)) == sorted(document["paths"])
    operations = {
        f"{method.upper()} {path}"
        for path, methods in document["paths"].items()
        for method in methods
    }
    endpoints = app.state.parts.endpoints()
    assert operations == {f"{endpoint.method} {endpoint.path}" for endpoint in endpoints}


def test_names_of_operations_are_different(document: dict[str, Any]) -> None:
    names = [
        operation["operationId"]
        for methods in document["paths"].values()
        for operation in methods.values()
    ]

    assert len(names) == len(set(names)) > 10


def test_schemas_are_schemas(document: dict[str, Any]) -> None:
    assert document["openapi"] == "3.1.0"
    for schema in document["components"]["schemas"].values():
        assert jsonschema_rs.meta.is_valid(schema)


def test_every_operation_says_how_it_refuses(document: dict[str, Any]) -> None:
    for path, methods in document["paths"].items():
        name = "ExternalProblem" if path.startswith("/api/ext/") else "Problem"
        for operation in methods.values():
            refusal = operation["responses"]["4XX"]["content"]["application/json"]
            assert refusal["schema"] == {"$ref": f"#/components/schemas/{name}"}


def test_the_frames_of_the_socket_are_documented(app: Starlette, document: dict[str, Any]) -> None:
    sockets = {route.path for route in app.routes if isinstance(route, WebSocketRoute)}

    assert set(document["x-websockets"]) == sockets
    for frames in document["x-websockets"].values():
        for direction in ("sends", "receives"):
            names = {part["$ref"].rpartition("/")[2] for part in frames[direction]["anyOf"]}
            assert names <= set(document["components"]["schemas"])
    assert {"Act", "Ping", "Update", "Closing"} <= set(document["components"]["schemas"])
