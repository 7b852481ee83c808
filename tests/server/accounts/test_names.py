"""Names that people type: visible, and no guest passes for an account."""

from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest

from sevenstates.server.accounts.names import clean_label, clean_line, clean_name
from sevenstates.server.errors import Refused
from sevenstates.server.tables.model.seat import seat_state_of_row
from tests.server.running import Running, plain_config, serving
from tests.server.tables.client import Guest

PASSWORD = "correct horse"
UNSEEN = {
    "control": "Ada\x07",
    "nul": "A\x00da",
    "right to left": "\u202eadA",
    "isolate": "Ada\u2066Eve",
    "mark": "\u200fAda",
    "zero width": "A\u200bda",
    "joiner": "A\u200dda",
    "soft hyphen": "A\u00adda",
    "tag": "Ada\U000e0041",
    "private": "Ada\ue000",
    "unassigned": "Ada\u0378",
    "filler": "Ada\u3164",
    "braille blank": "Ada\u2800",
    "marks": "A" + "\u0316" * 20,
    "nothing but marks": "\u0316\u0317",
    "nothing but dots": "...",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(plain_config(tmp_path_factory.mktemp("names"), bot_workers=1)) as running:
        yield running


@pytest.fixture
def guest(server: Running) -> Iterator[Guest]:
    one = Guest(server.url, "Somebody")
    yield one
    one.close()


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_what_cannot_be_seen_is_in_no_name_and_no_label(name: str) -> None:
    for clean in (clean_name, clean_label):
        with pytest.raises(Refused, match="bad-name"):
            clean(name)


@pytest.mark.parametrize(
    "name", ["Łucja", "Nguyễn Thị", "李白", "محمد", "हिन्दी", "Ada ♥", "O'Hara-2"]
)
def test_names_of_all_languages_are_taken(name: str) -> None:
    assert clean_label(name) == clean_name(name)


def test_a_word_of_several_alphabets_passes_for_another() -> None:
    for name in ("\u0410da", "Od\u03b9n", "Ada \u0410da"):
        with pytest.raises(Refused, match="mixed-alphabets"):
            clean_name(name)
    assert clean_name("Ada \u0410\u0434\u0430") == "Ada \u0410\u0434\u0430"


def test_a_label_may_be_one_letter_or_missing() -> None:
    assert [clean_label(text) for text in (None, "  ", "A")] == [None, None, "A"]


def test_a_line_of_chat_loses_what_cannot_be_seen_and_keeps_emoji() -> None:
    family = "\U0001f468\u200d\U0001f469"
    assert (
        clean_line("\u202eone\x00\u2066 two\n\tthree\x1b[2J " + family)
        == f"one two three[2J {family}"
    )


def test_a_line_of_chat_piles_nothing_on_other_lines() -> None:
    assert clean_line("o" + "\u0300" * 400 + "ne") == "o" + "\u0300" * 3 + "ne"


def test_a_guest_takes_no_name_of_an_account(server: Running, guest: Guest) -> None:
    body = {"name": "Xun Kuang", "password": PASSWORD}
    assert httpx.post(f"{server.url}/api/account", json=body).status_code == 200

    answer = guest.post("/api/me", {"name": "xun  kuang"})
    assert (answer.status_code, answer.json()["error"]) == (409, "name-taken")


@pytest.mark.parametrize("label", ["\u202eadA", "A\x01", "\u2066"])
def test_labels_are_checked_wherever_they_are_given(guest: Guest, label: str) -> None:
    seat: dict[str, Any] = {"kind": "me", "name": label}
    opened = guest.post("/api/tables", {"game": "huang", "seats": [seat, {"kind": "open"}]})
    assert (opened.status_code, opened.json()["error"]) == (422, "bad-name")

    table = guest.open("huang", {"kind": "me"}, {"kind": "open"})["id"]
    result = guest.command(table, "set-seat", seat=1, plan=seat)
    assert (result["type"], result["problem"]["error"]) == ("refused", "bad-name")


def test_guests_and_labels_are_marked_and_accounts_are_not(server: Running, guest: Guest) -> None:
    host = Guest(server.url, "Host")
    assert host.post("/api/account", {"name": "Mencius", "password": PASSWORD}).status_code == 200
    own, named = {"kind": "me"}, {"kind": "me", "name": "Confucius"}
    table = host.open("huang", own, named, {"kind": "open"})["id"]
    guest.done(table, "take-seat", seat=2)
    for person in (host, guest):
        person.done(table, "say", text="here")

    seats = guest.update(table)["table"]["seats"]
    assert [(seat["name"], seat["guest"]) for seat in seats] == [
        ("Mencius", False),
        ("Confucius", True),
        ("Somebody", True),
    ]
    lines = guest.get(f"/api/tables/{table}/chat")["lines"]
    assert [(line["name"], line["guest"]) for line in lines] == [
        ("Mencius", False),
        ("Somebody", True),
    ]
    host.close()


def test_a_label_from_before_is_shown_without_what_cannot_be_seen() -> None:
    class Row:
        seat, kind, person, person_kind, name = 0, "person", "p", "account", "Ada"
        label, level, standin, left, since = "\u202eevE\x07", None, None, 0, None
        entropy_hash = entropy = None
        orders: tuple[()] = ()
        program: None = None

    assert seat_state_of_row(cast(Any, Row)).shown_name == "evE"
