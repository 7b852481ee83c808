"""The local server runs where nothing of a server is installed."""

import subprocess
import sys

import pytest

ABSENT = (
    *("alembic", "argon2", "numpy", "openskill", "prometheus_client", "rich", "sqlalchemy"),
    *("starlette", "typer", "uvicorn", "websockets"),
)
"""Our dependencies that there are no builds of for the browser, or no use."""

PLAY = """
import sys
sys.modules.update(dict.fromkeys({absent!r}))
from sevenstates.local import LocalServer
server = LocalServer({{}}, lambda key, text: None, lambda socket, text: None)
seats = [{{"kind": "me"}}, {{"kind": "bot", "level": "hard"}}, {{"kind": "bot", "level": "hard"}}]
plan = {{"game": {game!r}, "seats": seats, "start": True}}
import json
answer = server.request("POST", "tables", {{}}, json.dumps(plan), "en")
assert answer.status == 201, answer
table = json.loads(answer.text)["id"]
assert server.open(1, f"tables/{{table}}/socket", {{}}, "en") == 0
while server.work():
    pass
assert server.request("GET", "puzzles", {{}}, None, "en").status == 200
assert server.request("GET", f"tables/{{table}}/cards/en", {{}}, None, "en").status == 200
"""


@pytest.mark.parametrize("game", ["huang", "huangdi", "warring"])
def test_it_plays_without_them(game: str) -> None:
    script = PLAY.format(absent=ABSENT, game=game)
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
