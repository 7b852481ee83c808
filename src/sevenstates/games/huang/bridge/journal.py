"""The journal of a game: what the protocol shows and a view of ours does not hold."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ....core import Event
from ....external.game import Json, KnownGame, SeenMove
from ..rules.actions import SIDE_LETTERS
from ..rules.colours import COLOUR_NAMES
from ..rules.state import HuangState
from .spaces import Spaces, spaces_of

Fields = Mapping[str, Any]


class Journal:
    """The course of the game so far, read from the events that a seat saw."""

    def __init__(self, seats: int, spaces: Spaces, market: Sequence[str]) -> None:
        """`market` are the tiles that it began with."""
        self.seats = seats
        self.spaces = spaces
        self.turn = 0
        self.current = 0
        """The seat whose turn it is."""
        self.market = list(market)
        self.log: list[Json] = []
        self.history: list[Json] = []
        self.placed: list[int] = []
        """The spaces of the tiles placed in this turn."""
        self.leaders: dict[tuple[int, str], int] = {}
        self.committed: tuple[int, bool] = (0, False)
        """The attacker's tiles and leader in the last revolt."""
        self.war: Json | None = None
        """The last war."""

    def add(self, event: Event) -> None:
        """Take in the next event."""
        reader: Callable[[Fields], None] | None = getattr(self, f"on_{event.kind}", None)
        if reader is not None:
            reader(event.fields)

    def _remember(self, kind: str, player: int, **fields: object) -> None:
        self.history.append({"kind": kind, "player": player, **fields})

    def _spent(self, kind: str, fields: Fields, count: int) -> None:
        if count:
            self._remember(kind, fields["seat"], count=count)

    def on_turn_began(self, fields: Fields) -> None:
        self.turn += 1
        self.current = fields["seat"]
        self.placed = []

    def on_points(self, fields: Fields) -> None:
        award = {"p": fields["seat"], "color": fields["colour"], "n": fields["points"]}
        self.log.append({"turn": self.turn, "vp": [award]})

    def on_tile_placed(self, fields: Fields) -> None:
        space = self.spaces.of_name(fields["place"])
        self.placed.append(space)
        self._remember("place", fields["seat"], color=fields["colour"], space=space)

    def on_market_taken(self, fields: Fields) -> None:
        slot = self.market.index(fields["colour"])
        del self.market[slot]
        self._remember("market", fields["seat"], color=fields["colour"], slot=slot)

    def on_market_refilled(self, fields: Fields) -> None:
        self.market += Counter(fields["tiles"]).elements()

    def on_riot(self, fields: Fields) -> None:
        self._spent("riot", fields, 1 if fields["leader"] else 2)

    def on_trade(self, fields: Fields) -> None:
        self._spent("pagoda", fields, 1 if fields["leader"] else 2)

    def on_replaced(self, fields: Fields) -> None:
        own: Json = {"colors": [*Counter(fields["tiles"]).elements()]} if "tiles" in fields else {}
        self._remember("replace", fields["seat"], count=fields["count"], **own)

    # Leaders, for the states of a war

    def on_leader_placed(self, fields: Fields) -> None:
        self.leaders[fields["seat"], fields["colour"]] = self.spaces.of_name(fields["place"])

    on_leader_moved = on_leader_placed

    def on_leader_lost(self, fields: Fields) -> None:
        del self.leaders[fields["seat"], fields["colour"]]

    on_leader_withdrawn = on_leader_lost

    # Conflicts

    def on_revolt_began(self, fields: Fields) -> None:
        self.committed = (0, False)

    def on_committed(self, fields: Fields) -> None:
        self.committed = fields["tiles"], fields["leader"]
        self._spent("revolt", fields, fields["tiles"])

    def on_war_began(self, fields: Fields) -> None:
        unifier = fields["seat"]
        self.war = {
            "unifier": unifier,
            "tile": self.spaces.of_name(fields["place"]),
            "sides": [self._side(side) for side in fields["sides"].values()],
            "order": [(unifier + ahead) % self.seats for ahead in range(1, self.seats + 1)],
            "idx": 0,
        }

    def _side(self, side: Fields) -> Json:
        inside = self.spaces.of_names(side["places"])
        leaders = [
            {"space": space, "player": player, "color": colour}
            for (player, colour), space in self.leaders.items()
            if space in inside
        ]
        counted = {"board": side["strength"], "committed": 0, "leaderSupport": []}
        return {"spaces": inside, "leaders": leaders, **counted}

    def on_supported(self, fields: Fields) -> None:
        assert self.war is not None
        side = self.war["sides"][SIDE_LETTERS.index(fields["side"])]
        side["committed"] += fields["tiles"]
        if fields["leader"]:
            side["leaderSupport"].append(fields["seat"])
        self.war["idx"] += 1
        self._spent("war", fields, fields["tiles"])

    def on_stood_aside(self, fields: Fields) -> None:
        assert self.war is not None
        self.war["idx"] += 1

    def on_war_over(self, fields: Fields) -> None:
        assert self.war is not None
        self.war["winner"] = SIDE_LETTERS.index(fields["winner"])


def journal_of(known: KnownGame) -> Journal:
    """The journal of a game as the seat knows it."""
    state = known.state
    assert isinstance(state, HuangState)
    events = [*known.opening, *(event for move in known.moves for event in move.events)]
    journal = Journal(state.seats, spaces_of(state.board.spaces), _first_market(state, events))
    for event in events:
        journal.add(event)
    return journal


def _first_market(state: HuangState, events: Iterable[Event]) -> list[str]:
    """The market at the start: that of now, with all that was taken and without the refills."""
    market: Counter[str] = Counter(dict(zip(COLOUR_NAMES, state.market, strict=True)))
    for event in events:
        if event.kind == "market_taken":
            market[str(event.fields["colour"])] += 1
        elif event.kind == "market_refilled":
            market.subtract(event.fields["tiles"])
    return [colour for colour in COLOUR_NAMES for _ in range(market[colour])]


def count_actions(moves: Sequence[SeenMove]) -> int:
    """The number of the protocol's actions in these decisions.

    Which pagoda moves is part of building one, and a debt is paid at once.
    """
    count, before = 0, ""
    for move in moves:
        is_part = move.kind == "lift" or (move.kind == "remove" and before == "remove")
        count += not is_part
        before = move.kind
    return count
