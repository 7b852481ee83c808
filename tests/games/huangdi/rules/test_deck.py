"""The favour deck that comes with the game, and decks of one's own (D-FAV, D-SET-3)."""

import json
from importlib.resources import files
from typing import Any

import pytest

from sevenstates.core import BadOption, BadText, RandomLuck, playout
from sevenstates.games.huangdi.rules import HUANGDI, HuangdiOptions
from tests.paths import DOCS

TEXT = files("sevenstates.games.huangdi.rules").joinpath("data", "favours.json").read_text("utf-8")
DECK: list[dict[str, Any]] = json.loads(TEXT)
Cells = set[tuple[int, int]]


def cells(card: dict[str, Any]) -> Cells:
    """Column and level of each block, from the lower left corner."""
    rows = list(reversed(card["pattern"]))
    return {(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"}


def worker_cost(card: dict[str, Any]) -> int:
    """The workers for all blocks of the pattern and the cells beneath, from level 1 up."""
    height = {x: max(y for column, y in cells(card) if column == x) for x, _ in cells(card)}
    return sum(2 * (level + 1) for top in height.values() for level in range(top + 1))


def worth(card: dict[str, Any]) -> int:
    total: int = 2 * card["income"] + card["petition"] + card["jade"] + card["points"]
    return total


@pytest.mark.rule("D-SET-3")
def test_there_are_thirty_six_cards_numbered_from_zero() -> None:
    assert [card["id"] for card in DECK] == list(range(36))


def test_all_patterns_differ() -> None:
    assert len({tuple(card["pattern"]) for card in DECK}) == 36


@pytest.mark.parametrize("card", DECK, ids=lambda card: str(card["id"]))
def test_a_pattern_has_two_to_five_connected_blocks_within_three_by_three(
    card: dict[str, Any],
) -> None:
    blocks = cells(card)
    assert 2 <= len(blocks) <= 5
    assert len(card["pattern"]) <= 3
    assert {len(row) for row in card["pattern"]} <= {1, 2, 3}
    reached = {min(blocks)}
    for _ in blocks:
        reached |= {
            (x, y) for x, y in blocks if reached & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        }
    assert reached == blocks


@pytest.mark.parametrize("card", DECK, ids=lambda card: str(card["id"]))
def test_the_worth_follows_the_worker_cost(card: dict[str, Any]) -> None:
    assert worth(card) == round(1 + 0.6 * worker_cost(card))


def test_the_worth_rises_with_the_worker_cost() -> None:
    by_cost = sorted(DECK, key=worker_cost)
    worths = [worth(card) for card in by_cost]

    assert worths == sorted(worths)
    assert worths[0] < worths[-1]


@pytest.mark.parametrize("card", DECK, ids=lambda card: str(card["id"]))
def test_rewards_are_those_of_the_box(card: dict[str, Any]) -> None:
    assert card["income"] in range(4)
    assert card["petition"] in range(3)
    assert card["jade"] in range(3)
    assert card["points"] > 0


def test_large_patterns_pay_mostly_points() -> None:
    def share(size: int) -> float:
        same = [card for card in DECK if len(cells(card)) == size]
        points: int = sum(card["points"] for card in same)
        return points / sum(map(worth, same))

    assert share(2) < share(4) < 0.8
    assert all(card["points"] < worth(card) for card in DECK)


@pytest.mark.rule("D-FAV-1")
def test_the_engine_plays_this_deck() -> None:
    view = HUANGDI.new_state(2, luck=RandomLuck(1)).view(None)

    assert view["favours"] == DECK


def test_the_page_shows_the_deck() -> None:
    page = DOCS.joinpath("games", "huangdi", "favours.md").read_text("utf-8")
    shown = [
        [word.strip().strip("`") for word in line.split("|")[1:8]]
        for line in page.partition("## The cards")[2].splitlines()
        if line.startswith("| ") and line[2].isdigit()
    ]

    assert shown == [
        [
            str(card["id"]),
            "/".join(card["pattern"]),
            *(str(card[name]) for name in ("income", "petition", "jade", "points")),
            str(worker_cost(card)),
        ]
        for card in DECK
    ]


def own(**changes: Any) -> str:
    """The deck with one card changed: own(card=3, pattern=["##"])."""
    deck = json.loads(TEXT)
    number = changes.pop("card")
    deck[number].update(changes)
    return json.dumps(deck)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"id": 7}, "deck-number"),
        ({"id": "3"}, "deck-number"),
        ({"colour": "red"}, "deck-field"),
        ({"pattern": "##"}, "deck-pattern"),
        ({"pattern": [1, 2]}, "deck-pattern"),
        ({"pattern": []}, "deck-pattern-size"),
        ({"pattern": ["####"]}, "deck-pattern-size"),
        ({"pattern": ["#", "#", "#", "#"]}, "deck-pattern-size"),
        ({"pattern": ["##", "#"]}, "deck-pattern-size"),
        ({"pattern": ["#x"]}, "deck-pattern-mark"),
        ({"pattern": ["##", ".."]}, "deck-pattern-loose"),
        ({"pattern": [".##", ".#."]}, "deck-pattern-loose"),
        ({"pattern": ["#"]}, "deck-pattern-blocks"),
        ({"pattern": ["###", "###"]}, "deck-pattern-blocks"),
        ({"pattern": ["#.", ".#"]}, "deck-pattern-apart"),
        ({"pattern": ["##"]}, "deck-pattern-twice"),
        ({"income": 4}, "deck-reward"),
        ({"petition": -1}, "deck-reward"),
        ({"jade": True}, "deck-reward"),
        ({"points": 21}, "deck-reward"),
        ({"income": 0, "petition": 0, "jade": 0, "points": 0}, "deck-no-reward"),
    ],
)
def test_a_bad_card_is_named(change: dict[str, Any], reason: str) -> None:
    options = HuangdiOptions(deck=own(card=3, **change))
    with pytest.raises(BadText) as error:
        HUANGDI.check_table(3, options)

    assert error.value.reason == reason
    assert error.value.fields["card"] == 3


def test_a_card_that_is_no_card_is_named() -> None:
    deck = json.dumps([*DECK[:5], 5, *DECK[6:]])
    with pytest.raises(BadText) as error:
        HUANGDI.check_table(2, HuangdiOptions(deck=deck))

    assert (error.value.reason, error.value.fields["card"]) == ("deck-card", 5)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[{,", "deck-not-json"),
        ("[" + "1" * 5000 + "]", "deck-not-json"),
        ("[" * 100_000, "deck-not-json"),
        ("{}", "deck-size"),
        ("[]", "deck-size"),
    ],
    ids=range(5),
)
def test_a_file_that_is_no_deck(text: str, reason: str) -> None:
    with pytest.raises(BadText) as error:
        HUANGDI.check_table(2, HuangdiOptions(deck=text))

    assert error.value.reason == reason


def test_a_deck_of_more_than_the_box_holds() -> None:
    with pytest.raises(BadText) as error:
        HUANGDI.check_table(2, HuangdiOptions(deck=json.dumps(DECK + DECK[:1])))

    assert (error.value.reason, error.value.rule_id) == ("deck-size", "D-SET-3")


@pytest.mark.rule("D-SET-5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_small_deck_must_be_enough_to_deal(seats: int) -> None:
    enough = json.dumps(DECK[: 5 * seats])
    luck = RandomLuck(seats)
    state = HUANGDI.new_state(seats, HuangdiOptions(deck=enough), luck=luck)
    assert state.view(None)["deck"] == 0
    playout(state, luck)
    state.check()

    with pytest.raises(BadOption) as error:
        HUANGDI.check_table(seats, HuangdiOptions(deck=json.dumps(DECK[: 5 * seats - 1])))
    assert (error.value.reason, error.value.rule_id) == ("deck-too-small", "D-SET-5")
