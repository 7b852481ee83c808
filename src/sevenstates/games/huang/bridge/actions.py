"""Actions of the protocol: read into ours, and written from ours."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ....core import Action, BadText, IllegalAction, ReplayLuck
from ....external.game import Choose, Json
from ..rules import actions as act
from ..rules.colours import BLUE, COLOUR_NAMES
from ..rules.components import PALACE_HAND
from ..rules.grid import TRIANGLES
from ..rules.state import HuangState
from ..rules.steps.pagoda import ChoosePagoda
from ..rules.steps.red_tiles import PayTile
from .spaces import spaces_of, standing, triangle_spaces

MAIN = ("leader", "tile", "riot", "pagoda", "replace")
ANSWERS: dict[str, tuple[str, ...]] = {
    "take_action": MAIN,
    "offer_building": ("pagodaBuild",),
    "choose_pagoda": ("pagodaBuild",),
    "offer_market": ("market",),
    "offer_chain": ("chain",),
    "revolt_attack": ("revoltCommit",),
    "revolt_defence": ("revoltCommit",),
    "war": ("warCommit",),
    "war_tie": ("warTie",),
    "pay_tile": ("warRemove",),
}
"""The types of action that answer each of our questions."""
MAX_SHOWN = 120
"""Maximum characters of an action that a refusal repeats."""


class ActionReader:
    """Reads one action of the protocol in a state."""

    def __init__(self, state: HuangState, market: Sequence[str], data: Mapping[str, Any]) -> None:
        self.state = state
        self.market = market
        self.data = data
        self.spaces = spaces_of(state.board.spaces)

    def actions(self) -> list[Action]:
        """Our actions; BadText or IllegalAction if it is none, or answers another question."""
        kind = self.data.get("type")
        readers: dict[object, Callable[[], list[int]]] = {
            "leader": self._leader,
            "tile": self._tile,
            "riot": self._riot,
            "pagoda": self._pagoda,
            "replace": self._replace,
            "pagodaBuild": self._pagoda_build,
            "market": self._take,
            "chain": self._chain,
            "revoltCommit": self._revolt_commit,
            "warCommit": self._war_commit,
            "warTie": self._war_tie,
            "warRemove": self._war_remove,
        }
        reader = readers.get(kind) if isinstance(kind, str) else None
        if reader is None:
            raise self._unreadable()
        step = self.state.stack[-1]
        if kind not in ANSWERS.get(step.name, ()):
            raise IllegalAction("not-now", step.rule)
        return [act.ACTIONS[index] for index in reader()]

    def _unreadable(self) -> BadText:
        return BadText("no-such-move", text=json.dumps(self.data)[:MAX_SHOWN])

    # Fields

    def _number(self, name: str, numbers: range) -> int:
        value = self.data.get(name)
        if type(value) is not int or value not in numbers:
            raise self._unreadable()
        return value

    def _flag(self, name: str) -> bool:
        value = self.data.get(name, False)
        if type(value) is not bool:
            raise self._unreadable()
        return value

    def _colour_of(self, value: object) -> int:
        if value not in COLOUR_NAMES:
            raise self._unreadable()
        return COLOUR_NAMES.index(value)

    def _is_null(self, name: str) -> bool:
        """Whether the field says no; a field that is missing says nothing."""
        if name not in self.data:
            raise self._unreadable()
        return self.data[name] is None

    def _place(self, name: str) -> int:
        return self.spaces.places[self._number(name, range(len(self.spaces.places)))]

    def _places(self, name: str) -> list[int]:
        values, places = self.data.get(name), self.spaces.places
        if not isinstance(values, list) or any(
            type(value) is not int or not 0 <= value < len(places) for value in values
        ):
            raise self._unreadable()
        if len(set(values)) != len(values):
            raise self._unreadable()
        return [places[value] for value in values]

    def _triangle(self) -> int:
        shape = tuple(sorted(self._places("tri")))
        if shape not in TRIANGLES:
            raise self._unreadable()
        return TRIANGLES.index(shape)

    # Actions of a turn

    def _leader(self) -> list[int]:
        colour = self._colour_of(self.data.get("color"))
        if self._is_null("to"):
            return [act.WITHDRAW + colour]
        return [act.LEADER[colour] + self._place("to")]

    def _tile(self) -> list[int]:
        return [act.TILE[self._colour_of(self.data.get("color"))] + self._place("space")]

    def _riot(self) -> list[int]:
        return [act.RIOT[self._flag("useLeader")] + self._place("space")]

    def _pagoda(self) -> list[int]:
        triangle = self._triangle()
        trade = act.TRADE[self._flag("useLeader")] + triangle
        return [trade, *self._lift(triangle)]

    def _replace(self) -> list[int]:
        tiles = self.data.get("tiles")
        if tiles == []:
            return [act.SKIP]  # to pass, which the rules refuse
        if not isinstance(tiles, list):
            raise self._unreadable()
        counts = [0] * len(COLOUR_NAMES)
        for colour in tiles:
            counts[self._colour_of(colour)] += 1
        if tuple(counts) not in act.HANDFULS:
            raise self._unreadable()
        return [act.REPLACE + act.HANDFULS.index(tuple(counts))]

    def _lift(self, triangle: int) -> list[int]:
        """The pagoda that moves there, if there is none beside the board and two could."""
        colour = self.state.colour_at(TRIANGLES[triangle][0])
        if colour is None or self.state.supply[colour]:
            return []
        built = standing(self.state, colour)
        if len(built) < 2 and "source" not in self.data:
            return []
        source = self._number("source", range(9))
        if source not in built:
            raise self._unreadable()
        return [act.LIFT + built[source]] if len(built) > 1 else []

    # Answers

    def _pagoda_build(self) -> list[int]:
        if self._is_null("tri"):
            return [act.SKIP]
        triangle = self._triangle()
        lift = self._lift(triangle)
        step = self.state.stack[-1]
        if isinstance(step, ChoosePagoda):  # the person in the seat has chosen the triangle
            if triangle != step.triangle:
                raise self._unreadable()
            return lift
        return [act.PAGODA + triangle, *lift]

    def _take(self) -> list[int]:
        if self._is_null("index"):
            return [act.SKIP]
        index = self._number("index", range(len(self.market)))
        return [act.TAKE + self._colour_of(self.market[index])]

    def _chain(self) -> list[int]:
        return [act.SKIP] if self._is_null("space") else [act.TILE[BLUE] + self._place("space")]

    def _revolt_commit(self) -> list[int]:
        count = self._number("count", range(PALACE_HAND + 1))
        return [act.COMMIT[self._flag("useLeader")] + count]

    def _war_commit(self) -> list[int]:
        if self._is_null("side"):
            return [act.SKIP]
        side = self._number("side", range(act.SIDES))
        count, leader = self._number("count", range(PALACE_HAND + 1)), self._flag("useLeader")
        if not count and not leader:
            return [act.SKIP]
        return [act.SUPPORT[side][leader] + count - (not leader)]

    def _war_tie(self) -> list[int]:
        return [act.WINNER + self._number("side", range(act.SIDES))]

    def _war_remove(self) -> list[int]:
        step = self.state.stack[-1]
        assert isinstance(step, PayTile)
        places = self._places("spaces")
        if len(places) != step.owed:
            raise self._unreadable()
        return [act.REMOVE + place for place in places]


def write_action(state: HuangState, seat: int, market: Sequence[str], choose: Choose) -> Json:
    """The action that is chosen, with what the protocol wants to know at the same time."""
    action = choose(state)
    spaces = spaces_of(state.board.spaces)
    match action:
        case act.PlaceLeader():
            to = spaces.numbers[action.place]
            return {"type": "leader", "color": COLOUR_NAMES[action.colour], "to": to}
        case act.Withdraw():
            return {"type": "leader", "color": COLOUR_NAMES[action.colour], "to": None}
        case act.PlaceTile():
            return _written_tile(state, action, spaces.numbers[action.place])
        case act.Riot():
            return {
                "type": "riot",
                "space": spaces.numbers[action.place],
                "useLeader": action.leader,
            }
        case act.Replace():
            tiles = [COLOUR_NAMES[c] for c, count in enumerate(action.counts) for _ in range(count)]
            return {"type": "replace", "tiles": tiles}
        case act.TradePagoda() | act.BuildPagoda():
            return _written_pagoda(state, seat, action, choose)
        case act.TakeTile():
            return {"type": "market", "index": market.index(COLOUR_NAMES[action.colour])}
        case act.RemoveTile():
            return {"type": "warRemove", "spaces": _removed(state, seat, action, choose)}
    return _written_answer(state, action)


def _written_tile(state: HuangState, action: act.PlaceTile, space: int) -> Json:
    if state.stack[-1].name == "offer_chain":
        return {"type": "chain", "space": space}
    return {"type": "tile", "color": COLOUR_NAMES[action.colour], "space": space}


def _written_pagoda(
    state: HuangState, seat: int, action: act.TradePagoda | act.BuildPagoda, choose: Choose
) -> Json:
    triangle = triangle_spaces(spaces_of(state.board.spaces), action.triangle)
    written: Json = {"type": "pagodaBuild", "tri": triangle}
    if isinstance(action, act.TradePagoda):
        written = {"type": "pagoda", "tri": triangle, "useLeader": action.leader}
    colour = state.colour_at(TRIANGLES[action.triangle][0])
    assert colour is not None
    if not state.supply[colour]:
        sources = {origin: pagoda for pagoda, origin in standing(state, colour).items()}
        written["source"] = min(sources.values())
        if len(sources) > 1:
            after = state.copy()
            after.apply(seat, action, ReplayLuck(()))
            lifted = choose(after)
            assert isinstance(lifted, act.LiftPagoda)
            written["source"] = sources[lifted.triangle]
    return written


def _removed(state: HuangState, seat: int, action: act.RemoveTile, choose: Choose) -> list[int]:
    """The spaces of all tiles that are paid, the first of them chosen already."""
    step = state.stack[-1]
    assert isinstance(step, PayTile)
    after, chosen = state.copy(), [action]
    for _ in range(step.owed - 1):
        after.apply(seat, chosen[-1], ReplayLuck(()))
        following = choose(after)
        assert isinstance(following, act.RemoveTile)
        chosen.append(following)
    return spaces_of(state.board.spaces).of_places([removed.place for removed in chosen])


def _written_answer(state: HuangState, action: Action) -> Json:
    match action:
        case act.Commit():
            return {"type": "revoltCommit", "count": action.tiles, "useLeader": action.leader}
        case act.Support():
            written: Json = {"type": "warCommit", "side": action.side, "count": action.tiles}
            return {**written, "useLeader": action.leader}
        case act.NameWinner():
            return {"type": "warTie", "side": action.side}
        case act.Skip():
            return DECLINED[state.stack[-1].name]
    raise TypeError(action)


DECLINED: dict[str, Json] = {
    "offer_building": {"type": "pagodaBuild", "tri": None},
    "offer_market": {"type": "market", "index": None},
    "offer_chain": {"type": "chain", "space": None},
    "war": {"type": "warCommit", "side": None, "count": 0},
}
"""The action that answers each question with no."""
