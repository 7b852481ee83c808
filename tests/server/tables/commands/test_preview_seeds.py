"""Previews: the worlds in which an action is tried cannot be worked out from outside."""

from collections.abc import Callable

import pytest

from sevenstates.core import RandomLuck
from sevenstates.server.tables.commands import preview as previews
from tests.server.tables.client import Guest, Json

Make = Callable[[str], Guest]
ME: Json = {"kind": "me"}


def test_the_seeds_of_previews_are_steady_and_nobody_can_know_them(
    guest: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[str] = []

    class Noted(RandomLuck):
        def __init__(self, seed: str) -> None:
            seeds.append(seed)
            super().__init__(seed)

    monkeypatch.setattr(previews, "RandomLuck", Noted)
    ada = guest("Ada")
    table = ada.open("huang", ME, ME, start=True)["id"]
    now = next(now for seat in range(2) if (now := ada.update(table, seat=seat))["ask"])
    plan = {"action": now["ask"]["legal"][0]["index"], "position": now["position"]}

    def preview() -> list[str]:
        seeds.clear()
        answer = ada.post(f"/api/tables/{table}/preview", plan, seat=now["viewer"])
        assert answer.status_code == 200
        return list(seeds)

    before = preview()
    assert len(set(before)) == previews.WORLDS
    assert preview() == before
    monkeypatch.setattr(previews, "SECRET", "that of another process")
    assert not set(preview()) & set(before)
