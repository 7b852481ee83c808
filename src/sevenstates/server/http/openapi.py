"""The OpenAPI document, made from the endpoints and the structs of the wire."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ... import __version__
from ..wire import ClientFrame, ServerFrame
from .endpoint import Endpoint

REFERENCE = "#/components/schemas/{name}"
SOCKET = "/api/tables/{table}/socket"
"""OpenAPI has no words for sockets: their frames are an extension, as a client sees them."""
_PART = re.compile(r"\{(\w+)(?::\w+)?\}")

Schema = dict[str, Any]


def document(endpoints: Sequence[Endpoint], prefix: str = "") -> Schema:
    """The whole document."""
    types = _types(endpoints)
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    by_type = dict(zip(map(id, types), schemas, strict=True))
    paths: Schema = {}
    for endpoint in endpoints:
        operations = paths.setdefault(_PART.sub(r"{\1}", endpoint.path), {})
        operations[endpoint.method.lower()] = _operation(endpoint, by_type, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Seven States",
            "version": __version__,
            "description": "Tables, games and people. docs/protocol.md describes the WebSockets.",
        },
        "servers": [{"url": prefix or "/"}],
        "paths": paths,
        "x-websockets": {
            SOCKET: {"sends": by_type[id(ClientFrame)], "receives": by_type[id(ServerFrame)]}
        },
        "components": {"schemas": components, "securitySchemes": _SECURITY},
    }


_SECURITY: Schema = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": "__Host-sevenstates",
        "description": "On plain HTTP the cookie is called sevenstates.",
    },
    "seat": {"type": "http", "scheme": "bearer", "description": "A token that speaks for a seat."},
}


def _types(endpoints: Iterable[Endpoint]) -> list[Any]:
    found: list[Any] = [ClientFrame, ServerFrame]
    for endpoint in endpoints:
        found += [
            wanted
            for wanted in (endpoint.takes, endpoint.gives, endpoint.query, endpoint.refuses)
            if wanted is not None
        ]
    return found


def _operation(endpoint: Endpoint, by_type: dict[int, Schema], components: Schema) -> Schema:
    operation: Schema = {
        "operationId": _operation_id(endpoint),
        "summary": endpoint.summary,
        "tags": [endpoint.path.strip("/").removeprefix("api/").partition("/")[0]],
        "parameters": [*_path_parts(endpoint), *_query_parts(endpoint, by_type, components)],
        "responses": _responses(endpoint, by_type),
    }
    if endpoint.takes is not None:
        content = {"application/json": {"schema": by_type[id(endpoint.takes)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if endpoint.limit:
        operation["x-rate-limit"] = endpoint.limit
    return operation


def _operation_id(endpoint: Endpoint) -> str:
    words = re.findall(r"\w+", endpoint.path.removeprefix("/api"))
    return "-".join([endpoint.method.lower(), *words])


def _path_parts(endpoint: Endpoint) -> list[Schema]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PART.findall(endpoint.path)
    ]


def _query_parts(
    endpoint: Endpoint, by_type: dict[int, Schema], components: Schema
) -> list[Schema]:
    if endpoint.query is None:
        return []
    schema = components[by_type[id(endpoint.query)]["$ref"].rpartition("/")[2]]
    required = schema.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in required, "schema": part}
        for name, part in schema["properties"].items()
    ]


def _responses(endpoint: Endpoint, by_type: dict[int, Schema]) -> Schema:
    problem = {"application/json": {"schema": by_type[id(endpoint.refuses)]}}
    success: Schema = {"description": "Done."}
    if endpoint.gives is not None:
        success["content"] = {endpoint.media: {"schema": by_type[id(endpoint.gives)]}}
    status = 204 if endpoint.gives is None and endpoint.status == 200 else endpoint.status
    return {
        str(status): success,
        "4XX": {"description": "Refused, with the reason.", "content": problem},
        "5XX": {"description": "The server failed.", "content": problem},
    }
