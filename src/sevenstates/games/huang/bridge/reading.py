"""Views of the protocol, read into states: a world that looks to the seat as the view does."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ....core import BadOption, BadText, Luck, draw
from ....external.game import Json
from ..rules.colours import COLOUR_NAMES, COLOURS, YELLOW
from ..rules.components import PAGODAS, SHORT_GAME_REMOVES
from ..rules.grid import TRIANGLES
from ..rules.hidden import deal_hidden
from ..rules.maps import board_for
from ..rules.options import HuangOptions
from ..rules.state import HuangState
from ..rules.steps.building import OfferBuilding
from ..rules.steps.market import OfferMarket
from ..rules.steps.red_tiles import PayTile
from ..rules.steps.revolt import AttackerCommits, DefenderCommits
from ..rules.steps.tile import AfterTile, OfferChain
from ..rules.steps.turn import ACTIONS_A_TURN, NextAction, TakeAction, Turns
from ..rules.steps.war import NameWinner, War
from .spaces import Spaces, spaces_of

View = Mapping[str, Any]
COLOUR_NUMBERS: dict[str, int] = {name: colour for colour, name in enumerate(COLOUR_NAMES)}
SPENT = {"riot": "blue", "pagoda": "green", "revolt": "yellow", "war": "red"}
"""The colour of the tiles that each kind of event costs."""
AFTER = ("blue", "green")
"""The colours of tiles after which something else is offered."""


def options_of(rows: list[str], is_short: bool, seats: int) -> HuangOptions:
    """The options of such a table; BadOption or BadText if there can be none."""
    printed = board_for(None, False)
    text = None if tuple(rows) == printed.rows else "\n".join(["name: own", "board:", *rows])
    options = HuangOptions(short=is_short, map=text)
    options.check(seats)
    return options


def can_play(lobby: View) -> bool:
    """Whether there is such a table of ours."""
    seats = lobby["seats"]
    if not 2 <= len(seats) <= 5:
        return False
    try:
        options_of(lobby["map"]["rows"], bool(lobby["options"].get("shortGame")), len(seats))
    except (BadOption, BadText):
        return False
    return True


def state_of(view: View, seat: int, luck: Luck) -> HuangState:
    """A possible world of the view; what the seat does not know is dealt."""
    seats = len(view["players"])
    is_short = bool(view["options"].get("shortGame"))
    options = options_of(view["map"]["rows"], is_short, seats)
    state = HuangState.blank(seats, options, options.board())
    spaces = spaces_of(state.board.spaces)
    _lay_out(state, view, spaces)
    _count_tiles(state, view, seat)
    _deal(state, view, seat, luck)
    state.stack = _stack(state, view, spaces)
    state.check()
    return state


def forced_answer(pending: Json | None) -> Json | None:
    """The answer to a question that our rules do not ask: to pay with all tiles that there are."""
    if pending is None or pending["kind"] != "warRemove":
        return None
    candidates = pending["candidates"]
    is_forced = pending["count"] >= len(candidates)
    return {"type": "warRemove", "spaces": candidates} if is_forced else None


def _lay_out(state: HuangState, view: View, spaces: Spaces) -> None:
    """The board, the market and the points, which everybody sees or has seen."""
    for number, colour in enumerate(view["tiles"]):
        if colour is not None:
            state.add_tile(COLOUR_NUMBERS[colour], spaces.places[number])
    for number, leader in enumerate(view["leaders"]):
        if leader is not None:
            colour = COLOUR_NUMBERS[leader["color"]]
            state.add_leader(leader["player"], colour, spaces.places[number])
    state.supply = list(PAGODAS)
    for pagoda in sorted(view["pagodas"], key=lambda pagoda: int(pagoda["id"])):
        if pagoda["tri"] is not None:
            colour = COLOUR_NUMBERS[pagoda["color"]]
            shape = tuple(sorted(spaces.places[number] for number in pagoda["tri"]))
            state.supply[colour] -= 1
            state.pagodas = (*state.pagodas, (colour, TRIANGLES.index(shape)))
    state.measure_built()
    for colour in view["market"]:
        state.market[COLOUR_NUMBERS[colour]] += 1
    for entry in view["log"]:
        for award in entry.get("vp") or ():
            state.points[award["p"] * 5 + COLOUR_NUMBERS[award["color"]]] += award["n"]


def _count_tiles(state: HuangState, view: View, seat: int) -> None:
    """Count the tiles of the history: spent, taken from the market and replaced."""
    gone: Counter[str] = Counter({COLOUR_NAMES[YELLOW]: len(state.board.capitals)})
    history = view.get("tileHistory") or {"events": ()}
    for event in history["events"]:
        player, kind = event["player"], event["kind"]
        colour = SPENT.get(kind) or event.get("color", "")
        count = event.get("count", 1)
        if kind == "market":
            state.known[player * 5 + COLOUR_NUMBERS[colour]] += 1
        elif kind == "replace":
            _replace(state, event, is_own=player == seat)
        else:
            gone[colour] += count
            cell = player * 5 + COLOUR_NUMBERS[colour]
            state.known[cell] = max(0, state.known[cell] - count)
    if history["events"]:
        for colour, mask in enumerate(state.tiles):
            state.discards[colour] = gone[COLOUR_NAMES[colour]] - mask.bit_count()


def _replace(state: HuangState, event: View, *, is_own: bool) -> None:
    """The number is known, the colours only of the seat's own."""
    player, count = event["player"], event["count"]
    for colour in COLOURS:  # any of the tiles that are known may be among them
        cell = player * 5 + colour
        state.known[cell] = max(0, state.known[cell] - count)
    if is_own:
        for name in event["colors"]:
            state.buried[player * 5 + COLOUR_NUMBERS[name]] += 1
    else:
        state.buried[player * 5] += count  # a pile of the right size, for the deal


def _deal(state: HuangState, view: View, seat: int, luck: Luck) -> None:
    """Deal what the seat does not know; the bag is as large as the view says.

    A server without the history of tiles leaves some over: they lie among the discards.
    """
    for player, shown in enumerate(view["players"]):
        if player == seat:
            for name in shown["hand"]:
                state.hands[player * 5 + COLOUR_NUMBERS[name]] += 1
        else:
            state.hands[player * 5] = shown["handCount"]
    state.removed[0] = SHORT_GAME_REMOVES if state.options.short else 0
    deal_hidden(state, seat, luck)
    if min(state.discards) < 0 or sum(state.bag) < view["bagCount"]:
        raise ValueError("tiles")
    while sum(state.bag) > view["bagCount"]:
        state.discards[draw(state.bag, luck)] += 1


def _stack(state: HuangState, view: View, spaces: Spaces) -> list[Any]:
    """The open question and what comes after it."""
    current = view["current"]
    left = min(view["actionsLeft"], ACTIONS_A_TURN)
    turns = Turns((current + 1) % state.seats)
    pending = view["pending"]
    if pending is None:
        return [turns, TakeAction(current, left)]
    steps = _steps(state, view, pending, spaces)
    return [turns, NextAction(current, max(0, left - 1)), *steps]


def _steps(state: HuangState, view: View, pending: Json, spaces: Spaces) -> list[Any]:
    player, places = pending["player"], spaces.places
    match pending["kind"]:
        case "pagodaBuild":
            return _building(view, pending, spaces)
        case "market":
            return [OfferMarket(player)]
        case "chain":
            return [OfferChain(player, places[pending["from"]])]
        case "revolt":
            return [_revolt(state, pending)]
        case "war":
            return [_war(view["war"], spaces)]
        case "warTie":
            return [NameWinner(_war(view["war"], spaces), tuple(pending["tied"]))]
        case "warRemove":
            pool = tuple(places[number] for number in pending["candidates"])
            marker = places[view["war"]["tile"]]
            return [PayTile(player, pool, pending["count"], "war", marker)]
    raise ValueError(pending["kind"])


def _building(view: View, pending: Json, spaces: Spaces) -> list[Any]:
    """The tile that completed the triangles is the newest that is part of all of them."""
    common = set(pending["triangles"][0]).intersection(*pending["triangles"])
    placed = [
        *view.get("lastPlaced", ()),
        *(e["space"] for e in (view.get("tileHistory") or {}).get("events", ()) if "space" in e),
    ]
    newest = [number for number in placed if number in common]
    place = spaces.places[newest[-1] if newest else min(common)]
    colour = COLOUR_NUMBERS[pending["color"]]
    player = pending["player"]
    after = [AfterTile(player, colour, place)] if pending["color"] in AFTER else []
    return [*after, OfferBuilding(player, colour, place)]


def _revolt(state: HuangState, pending: Json) -> AttackerCommits | DefenderCommits:
    attacker, defender = pending["attacker"], pending["defender"]
    attack = AttackerCommits(attacker, defender, COLOUR_NUMBERS[pending["color"]])
    if pending["stage"] == "attacker":
        return attack
    total = attack.attack(state) + pending["aCommit"] + pending["aLeader"]
    return DefenderCommits(attacker, defender, attack.colour, total)


def _war(war: View, spaces: Spaces) -> War:
    sides = war["sides"]
    return War(
        war["unifier"],
        spaces.places[war["tile"]],
        tuple(tuple(sorted(spaces.places[n] for n in side["spaces"])) for side in sides),
        war["order"][min(war["idx"], len(war["order"]) - 1)],
        tuple(side["committed"] for side in sides),
        tuple(len(side["leaderSupport"]) for side in sides),
    )
