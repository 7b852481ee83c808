"""Secrets stay where they belong, and nothing is unpickled."""

import ast
import json
from pathlib import Path

import httpx

import sevenstates.server
from tests.server.command import serve_command

FOLDER = Path(sevenstates.server.__file__).parent
UNSAFE = {"pickle", "cPickle", "dill", "shelve", "marshal", "cloudpickle", "joblib"}


def test_a_whole_visit_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    secrets = ["open sesame", "wrong sesame", "bearer-of-bad-news", "invitation-code"]
    with (
        serve_command(tmp_path, "--log-level", "debug") as command,
        httpx.Client(base_url=command.url) as client,
    ):
        body = {"name": "Ada", "password": secrets[0]}
        client.post("/api/account", json=body)
        secrets += list(client.cookies.values())
        client.post("/api/session", json={**body, "password": secrets[1]})
        client.post("/api/session", json={**body, "extra": secrets[0]})
        client.get("/api/me", headers={"authorization": f"Bearer {secrets[2]}"})
        client.get(f"/api/invites/{secrets[3]}")
        client.get(f"/api/me?token={secrets[2]}")
        client.request("DELETE", "/api/account", json={"password": secrets[0]})
        command.stop()
        log = command.log

    lines = [json.loads(line) for line in log.splitlines()]
    routes = [line["route"] for line in lines if line["message"] == "request"]
    assert routes[:3] == ["/api/account", "/api/session", "/api/session"]
    assert len(routes) == 7
    assert len(secrets) == 5
    assert [secret for secret in secrets if secret in log] == []


def imported(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.partition(".")[0])
    return names


def test_the_server_unpickles_nothing() -> None:
    found = {path.name: imported(path) & UNSAFE for path in FOLDER.rglob("*.py")}

    assert len(found) > 20
    assert {name: unsafe for name, unsafe in found.items() if unsafe} == {}


def test_a_planted_pickle_is_caught(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text("def f(x):\n    from pickle import loads\n    return loads(x)\n")

    assert imported(planted) & UNSAFE == {"pickle"}
