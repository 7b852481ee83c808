"""Bodies are held to their schema, and an error says where and what would be right."""

from typing import Annotated

import msgspec
import pytest

from sevenstates.server.errors import Refused
from sevenstates.server.security.decoding import decode, read_query


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    count: Annotated[int, msgspec.Meta(ge=0)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    inner: list[Inner] = []


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ('{"name": 5}', "$.name", "Expected `str`, got `int`"),
        ("{}", "$", "Object missing required field `name`"),
        ('{"name": "a", "rank": 1}', "$", "Object contains unknown field `rank`"),
        ('{"name": "a", "inner": [{"count": "1"}]}', "$.inner[0].count", "Expected `int`"),
        ('{"name": "a", "inner": [{"count": -1}]}', "$.inner[0].count", "Expected `int` >= 0"),
        ("[]", "$", "Expected `object`, got `array`"),
    ],
)
def test_a_wrong_field_is_named(text: str, where: str, why: str) -> None:
    with pytest.raises(Refused) as caught:
        decode(text, Body)

    assert (caught.value.status, caught.value.reason) == (422, "bad-body")
    assert caught.value.fields["where"] == where
    assert str(caught.value.fields["why"]).startswith(why)


@pytest.mark.parametrize("text", [b"", b"{", b"\xff\xfe", b'{"name": "\xff"}', b"nothing"])
def test_what_is_no_json_is_said_to_be_none(text: bytes) -> None:
    with pytest.raises(Refused) as caught:
        decode(text, Body)

    assert (caught.value.status, caught.value.reason) == (400, "bad-json")


def test_deep_nesting_is_refused_and_not_followed() -> None:
    with pytest.raises(Refused):
        decode(b"[" * 100_000, list[object])


class Query(msgspec.Struct, forbid_unknown_fields=True):
    since: int = 0


def test_numbers_of_a_query_are_read_from_text() -> None:
    assert read_query({"since": "12"}, Query) == Query(12)


@pytest.mark.parametrize("given", [{"since": "x"}, {"until": "1"}])
def test_a_wrong_query_is_refused(given: dict[str, str]) -> None:
    with pytest.raises(Refused) as caught:
        read_query(given, Query)

    assert (caught.value.status, caught.value.reason) == (422, "bad-query")
