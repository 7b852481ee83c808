"""The bot of the documentation plays a whole game."""

import json
import re
import subprocess
import sys
from pathlib import Path

import httpx

from tests.paths import DOCS
from tests.patience import PATIENCE
from tests.server.running import plain_config, serving

PAGE = DOCS / "outside-bot.md"


def program() -> str:
    found = re.search(r"^```python file=bot.py\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    assert found
    return found[1]


def test_it_is_as_short_as_it_is_said_to_be() -> None:
    code = [line for line in program().splitlines() if line.strip()]

    assert len(code) <= 50


def test_it_plays_a_game_to_its_end(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(program(), "utf-8")
    with (
        serving(plain_config(tmp_path / "data", bot_workers=1)) as server,
        httpx.Client(base_url=server.url) as person,
    ):
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = person.post("/api/tables", json={"game": "huang", "seats": seats, "start": True})
        address = f"/api/tables/{table.json()['id']}"
        players = []
        for seat in (0, 1):
            token = person.post(f"{address}/seats/{seat}/token").json()["token"]
            words = [sys.executable, str(bot), server.url, table.json()["id"], token]
            players.append(
                subprocess.Popen(
                    words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
                )
            )
        outputs = [player.communicate(timeout=PATIENCE) for player in players]
        after = person.get(address).json()["table"]

    assert [errors for _, errors in outputs] == ["", ""]
    assert after["status"] == "over"
    assert [json.loads(out) for out, _ in outputs] == [after["outcome"]] * 2
