"""The tables that the kit plays: for each game seats and options, chosen by hand.

Every value of every option, every number of seats and every pair of modules that may be
played together occurs; tests/core/test_kit.py holds that.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sevenstates.core import Game

from .walk import Table

GAMES = Path(__file__).parents[1] / "games"
"""A folder for each game; its `goldens` holds playthroughs, and positions to begin from."""

Chosen = list[tuple[int, dict[str, Any]]]


@dataclass(frozen=True)
class Tables:
    """What the kit must know of a game."""

    chosen: Callable[[], Chosen]
    """Seats and options, as JSON carries them."""
    reveals: frozenset[str] = frozenset()
    """The kinds of event that show what lay hidden until then, or dice that leave no trace."""


SMALL_MAP = """\
name: small
board:
....~~.
.C.~~..
..~~.C.
~~~....
..C.~~.
....~..
"""


def huang() -> Chosen:
    """Modules are spread over seats and editions."""
    return [
        (2, {}),
        (2, {"short": True, "edition": "pl"}),
        (2, {"short": True, "bandits": True, "edition": "de"}),
        (2, {"short": True, "kingdoms": True}),
        (2, {"short": True, "palace": True, "open_scores": True, "edition": "pl"}),
        (2, {"edition": "de", "map": SMALL_MAP}),
        (3, {"edition": "pl", "bandits": True, "palace": True}),
        (3, {"edition": "de", "kingdoms": True, "palace": True}),
        (3, {"bandits": True, "open_scores": True, "dynasties": ["Dragon", "Rat", "Goat"]}),
        (4, {"edition": "de", "palace": True, "map": SMALL_MAP}),
        (4, {"edition": "pl", "kingdoms": True, "open_scores": True}),
        (4, {"bandits": True, "palace": True}),
        (4, {"edition": "de", "palace": True}),
        (5, {"map": SMALL_MAP}),
        (5, {"edition": "pl", "bandits": True}),
        (5, {"edition": "de", "palace": True, "open_scores": True}),
        (5, {"kingdoms": True, "palace": True}),
    ]


SMALL_DECK = """\
[
  {"id": 0, "pattern": ["##"], "jade": 1},
  {"id": 1, "pattern": ["#", "#"], "petition": 1},
  {"id": 2, "pattern": ["###"], "income": 1},
  {"id": 3, "pattern": ["#.", "##"], "income": 1, "points": 2},
  {"id": 4, "pattern": [".#", "##"], "jade": 1, "points": 2},
  {"id": 5, "pattern": ["##", "##"], "petition": 2, "points": 1},
  {"id": 6, "pattern": ["##", "#."], "points": 5},
  {"id": 7, "pattern": ["##", ".#"], "points": 5},
  {"id": 8, "pattern": ["#", "#", "#"], "income": 2},
  {"id": 9, "pattern": ["#..", "###"], "jade": 2},
  {"id": 10, "pattern": [".#.", "###"], "petition": 2},
  {"id": 11, "pattern": ["..#", "###"], "income": 2}
]
"""


def huangdi() -> Chosen:
    """Every number of provinces, and a deck that is soon drawn up."""
    return [
        (2, {}),
        (2, {"deck": SMALL_DECK}),
        (3, {}),
        (3, {"variant": "friendly"}),
        (4, {"variant": "cutthroat"}),
        (4, {"variant": "friendly"}),
        (5, {}),
        (6, {}),
        (6, {"variant": "cutthroat"}),
    ]


WARRING_DECK = """\
{
 "events": [
  {"key": "war", "name": "War", "copies": 9, "slots": ["any", "any"], "alike": true,
   "do": [{"do": "war", "who": [0, 1], "bonus": [3, 0]}]},
  {"key": "plague", "name": "Plague", "copies": 4, "slots": ["any", ["qin", "qi"]],
   "do": [{"do": "die", "each": "all", "needs": 5, "then": [],
           "else": [{"do": "change", "who": "it", "military": -1, "culture": -1}]}]},
  {"key": "gift", "name": {"en": "Gift", "de": "Gabe", "pl": "Dar"}, "copies": 3,
   "slots": ["qin", "any"],
   "a": {"name": "Grain", "do": [{"do": "move", "from": 0, "to": 1, "attribute": "economy",
                                   "amount": 3}]},
   "b": {"name": "Steel", "do": [{"do": "level", "who": 1, "attribute": "military",
                                   "at_most": 2}]}}
 ],
 "characters": [
  {"key": "first", "name": "First", "state": "qi", "era": "early", "points": 3,
   "goal": {"is": "war", "winner": "qi"}},
  {"key": "second", "name": "Second", "state": "chu", "era": "early", "points": 1,
   "goal": {"is": "attribute", "state": "chu", "attribute": "sum", "below": 30}},
  {"key": "third", "name": "Third", "state": "yan", "era": "late", "points": 5,
   "goal": {"is": "strongest", "state": "yan"}}
 ]
}
"""


def warring() -> Chosen:
    """A deck so small that it runs out, and the printed one."""
    return [
        (3, {}),
        (3, {"stepwise": True, "deck": WARRING_DECK}),
        (4, {"stepwise": True}),
        (4, {"deck": WARRING_DECK}),
        (5, {}),
        (5, {"deck": WARRING_DECK}),
    ]


def toy() -> Chosen:
    """All there is."""
    return [
        (2, {}),
        (2, {"pace": "short", "rich": True}),
        (3, {"rich": True}),
        (4, {}),
        (4, {"pace": "short"}),
    ]


TABLES: dict[str, Tables] = {
    "huang": Tables(huang),
    "huangdi": Tables(huangdi, frozenset({"bids_shown", "favours_drawn"})),
    "warring": Tables(
        warring,
        frozenset(
            {
                *("all_played", "cards_revealed", "cards_taken", "card_passed", "card_played"),
                *("claim_possible", "claimed", "war", "raid", "die", "assassination"),
            }
        ),
    ),
    "toy": Tables(toy, frozenset({"bids_shown", "lays_shown"})),
}


def tables_of(game: Game[Any, Any]) -> list[Table]:
    """The tables of a game; a LookupError that says what to do if it has none."""
    if game.key not in TABLES:
        raise LookupError(f"no tables for {game.key!r}: add a function to tests/kit/tables.py")
    tables = TABLES[game.key]
    return [
        Table(game, seats, game.options_type.from_json(options), tables.reveals)
        for seats, options in tables.chosen()
    ]


def positions_of(game: Game[Any, Any]) -> list[Table]:
    """The positions of a game's golden folder: what games hardly ever come to."""
    options, reveals = game.options_type(), TABLES[game.key].reveals
    found = []
    for path in sorted(GAMES.joinpath(game.key, "goldens", "positions").glob("*.txt")):
        seats = game.parse_position(path.read_text(encoding="utf-8")).seats
        found.append(Table(game, seats, options, reveals, path))
    return found
