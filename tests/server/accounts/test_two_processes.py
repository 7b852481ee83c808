"""Two servers on one PostgreSQL know the same people."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.patience import wait_until
from tests.server.conftest import NewDatabase
from tests.server.running import Running, plain_config, serving

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, new_database: NewDatabase
) -> Iterator[tuple[Running, Running]]:
    config = plain_config(tmp_path_factory.mktemp("pair"), database=new_database())
    with serving(config) as one, serving(config) as two:
        yield one, two


def test_a_session_of_one_is_known_to_the_other(pair: tuple[Running, Running]) -> None:
    one, two = pair
    with httpx.Client(base_url=one.url) as client:
        client.post("/api/account", json={"name": "Ada", "password": PASSWORD})
        cookies = dict(client.cookies)
        assert httpx.get(f"{two.url}/api/me", cookies=cookies).json()["name"] == "Ada"
        httpx.delete(f"{two.url}/api/session", cookies=cookies)
        assert client.get("/api/me").json()["id"] is None


def test_a_name_is_given_once_however_many_ask_at_once(pair: tuple[Running, Running]) -> None:
    def ask(number: int) -> int:
        url = f"{pair[number % 2].url}/api/account"
        body = {"name": "Bo", "password": PASSWORD}
        return httpx.post(url, json=body).status_code

    with ThreadPoolExecutor(6) as pool:
        assert sorted(pool.map(ask, range(6))) == [200] + [409] * 5


def test_a_guest_who_signs_in_at_one_keeps_the_seat_at_the_other(
    pair: tuple[Running, Running],
) -> None:
    one, two = pair
    with (
        httpx.Client(base_url=one.url) as host,
        httpx.Client(base_url=two.url) as guest,
    ):
        httpx.post(f"{two.url}/api/account", json={"name": "Cy", "password": PASSWORD})
        plan = {"game": "huang", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = f"/api/tables/{host.post('/api/tables', json=plan).json()['id']}"
        guest.post("/api/me", json={"name": "Somebody"})
        sit = {"type": "take-seat", "id": "sit-0001", "seat": 1}
        assert guest.post(f"{table}/commands", json=sit).json()["type"] == "done"
        wait_until(lambda: host.get(table).json()["table"]["seats"][1]["name"] == "Somebody")
        guest.post("/api/session", json={"name": "Cy", "password": PASSWORD})

        wait_until(lambda: host.get(table).json()["table"]["seats"][1]["name"] == "Cy")
        cookies = dict(guest.cookies)
        assert httpx.get(f"{one.url}{table}", cookies=cookies).json()["viewer"] == 1
