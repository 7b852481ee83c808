"""Thousands of odd requests: never a failure of the server, always an answer as documented."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import checks
from schemathesis.core.failures import FailureGroup

from sevenstates.server.app import create_app
from sevenstates.server.config import Config
from sevenstates.server.http.openapi import document
from tests.server.running import Running

API = schemathesis.openapi.from_dict(document(create_app(Config()).state.parts.endpoints()))

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
]


@API.parametrize()
@settings(
    max_examples=6,
    derandomize=True,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_server_does_what_it_tells(case: schemathesis.Case[Any], server: Running) -> None:
    case.call_and_validate(base_url=server.url, checks=CHECKS)


def test_a_failure_of_the_server_would_be_seen(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(type(server.parts.accounts), "_me", lambda self, person: fail(self))
    case = API["/api/me"]["GET"].Case()

    with pytest.raises(FailureGroup, match="Server error"):
        case.call_and_validate(base_url=server.url, checks=CHECKS)
