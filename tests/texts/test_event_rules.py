"""Every line of a log leads to the clause of the rules that it follows."""

import re
from importlib import import_module

import pytest

from sevenstates.server.tables.views.games import load_event_rules
from tests.paths import ROOT

GAMES = ("huang", "huangdi", "warring")


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_a_clause_and_nothing_else_has(game: str) -> None:
    kinds = import_module(f"sevenstates.games.{game}.rules.events").KINDS

    assert load_event_rules(game).keys() == set(kinds)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_stands_in_the_rules(game: str) -> None:
    known = (ROOT / "tests" / "games" / game / "ledger.txt").read_text("utf-8").split()
    named: set[str] = set()
    for rule in load_event_rules(game).values():
        named |= {rule} if isinstance(rule, str) else set(rule.values())

    assert named <= set(known)


@pytest.mark.parametrize("game", GAMES)
def test_where_the_clause_depends_on_a_field_every_value_has_one(game: str) -> None:
    words = (ROOT / f"src/sevenstates/games/{game}/words/en.ftl").read_text("utf-8")
    for kind, rule in load_event_rules(game).items():
        if isinstance(rule, dict):
            # The message of such an event chooses its words by the same values.
            start = words.index(f"event-{kind.replace('_', '-')} =")
            message = re.split(r"\n(?=\S)", words[start:])[0]
            assert rule.keys() == set(re.findall(r"\*?\[(\w+)\]", message)), kind
