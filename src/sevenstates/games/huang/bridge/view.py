"""The game as a seat knows it, in the form of the protocol."""

from typing import cast

from ....core import bits
from ....external.game import Json, KnownGame
from ..rules.colours import COLOUR_NAMES, COLOURS
from ..rules.components import PAGODAS
from ..rules.state import HuangState
from ..rules.steps.building import OfferBuilding
from ..rules.steps.market import OfferMarket
from ..rules.steps.pagoda import ChoosePagoda
from ..rules.steps.red_tiles import PayTile
from ..rules.steps.revolt import AttackerCommits, DefenderCommits
from ..rules.steps.tile import OfferChain
from ..rules.steps.turn import NextAction, TakeAction
from ..rules.steps.war import NameWinner, War
from ..rules.view import Counts
from .journal import Journal, journal_of
from .spaces import FIRST_PAGODA, Spaces, spaces_of, standing, triangle_spaces


def map_of(rows: tuple[str, ...], name: str) -> Json:
    return {"name": name, "rows": list(rows)}


def view_of(known: KnownGame) -> Json:
    """Everything the seat may know, and nothing else."""
    state = known.state
    assert isinstance(state, HuangState)
    journal, spaces = journal_of(known), spaces_of(state.board.spaces)
    pending = _pending(state, known.seat, journal, spaces)
    is_at_war = pending is not None and pending["kind"] in ("war", "warTie", "warRemove")
    return {
        "options": {"shortGame": state.options.short},
        "map": map_of(state.board.rows, state.board.name),
        "market": journal.market,
        **_board(state, spaces),
        **_turn(state, journal),
        "pending": pending,
        "war": journal.war if is_at_war else None,
        "unification": journal.war["tile"] if is_at_war and journal.war else None,
        "players": _players(known),
        "bagCount": sum(state.bag),
        "log": journal.log,
        "logComplete": True,
        "tileHistory": {"version": 1, "complete": True, "events": journal.history},
        "lastPlaced": journal.placed,
        "queue": [],
        "gameOver": _game_over(state),
        "you": known.seat,
    }


def _board(state: HuangState, spaces: Spaces) -> Json:
    tiles: list[str | None] = [None] * len(spaces.places)
    leaders: list[Json | None] = [None] * len(spaces.places)
    for colour, mask in enumerate(state.tiles):
        for place in bits(mask):
            tiles[spaces.numbers[place]] = COLOUR_NAMES[colour]
    for index, place in enumerate(state.leaders):
        if place >= 0:
            player, colour = divmod(index, len(COLOURS))
            leader = {"player": player, "color": COLOUR_NAMES[colour]}
            leaders[spaces.numbers[place]] = leader
    return {"tiles": tiles, "leaders": leaders, "pagodas": _pagodas(state, spaces)}


def _pagodas(state: HuangState, spaces: Spaces) -> list[Json]:
    pagodas = []
    for colour in COLOURS:
        built = standing(state, colour)
        for pagoda in range(FIRST_PAGODA[colour], FIRST_PAGODA[colour] + PAGODAS[colour]):
            triangle = triangle_spaces(spaces, built[pagoda]) if pagoda in built else None
            pagodas.append({"id": pagoda, "color": COLOUR_NAMES[colour], "tri": triangle})
    return pagodas


def _turn(state: HuangState, journal: Journal) -> Json:
    """The seat to move and the actions it has left; an action under way still counts."""
    left, in_action = 0, False
    for step in state.stack:
        if isinstance(step, TakeAction):
            left = step.left
        elif isinstance(step, NextAction):
            left, in_action = step.left + 1, True
    whose = {"current": journal.current, "turn": journal.turn}
    return {**whose, "actionsLeft": left, "inAction": in_action}


def _pending(state: HuangState, seat: int, journal: Journal, spaces: Spaces) -> Json | None:
    """The question that is open; none at the main decision and at the end."""
    if state.result is not None or isinstance(state.stack[-1], TakeAction):
        return None
    player = state.pending()[0].seat
    return {"player": player, **_question(state, state.stack[-1], seat, journal, spaces)}


def _question(state: HuangState, step: object, seat: int, journal: Journal, spaces: Spaces) -> Json:
    match step:
        case OfferBuilding():
            return _building(state, spaces, step.colour, list(bits(step.triangles(state))))
        case ChoosePagoda():
            return _building(state, spaces, step.colour, [step.triangle])
        case OfferMarket():
            return {"kind": "market"}
        case OfferChain():
            # What others see must not depend on the hand.
            has_tiles = step.seat != seat or len(step.legal_actions(state, seat)) > 1
            targets = spaces.of_places(list(bits(step.spaces(state)))) if has_tiles else []
            return {"kind": "chain", "from": spaces.numbers[step.place], "targets": targets}
        case AttackerCommits() | DefenderCommits():
            return _revolt(state, step, journal, spaces)
        case War():
            return {"kind": "war"}
        case NameWinner():
            return {"kind": "warTie", "tied": list(step.tied)}
        case PayTile():
            candidates = spaces.of_places(step.pool)
            return {"kind": "warRemove", "count": step.owed, "candidates": candidates}
    raise TypeError(step)


def _building(state: HuangState, spaces: Spaces, colour: int, triangles: list[int]) -> Json:
    return {
        "kind": "pagodaBuild",
        "color": COLOUR_NAMES[colour],
        "triangles": [triangle_spaces(spaces, triangle) for triangle in triangles],
        "sources": [] if state.supply[colour] else list(standing(state, colour)),
    }


def _revolt(
    state: HuangState,
    step: AttackerCommits | DefenderCommits,
    journal: Journal,
    spaces: Spaces,
) -> Json:
    is_attack = isinstance(step, AttackerCommits)
    tiles, leader = (0, False) if is_attack else journal.committed
    fields = step.pending(state)[0].fields
    attack = cast(int, fields["attack"])
    return {
        "kind": "revolt",
        "stage": "attacker" if is_attack else "defender",
        "attacker": step.attacker,
        "defender": step.defender,
        "color": COLOUR_NAMES[step.colour],
        "aSpace": spaces.numbers[state.leaders[step.attacker * 5 + step.colour]],
        "dSpace": spaces.numbers[state.leaders[step.defender * 5 + step.colour]],
        "aBase": attack - tiles - leader,
        "dBase": fields["defence"],
        "aCommit": tiles,
        "dCommit": 0,
        "aLeader": leader,
        "dLeader": False,
    }


def _players(known: KnownGame) -> list[Json]:
    players = []
    for seat, shown in enumerate(cast(HuangState, known.state).view(known.seat)["seats"]):
        is_own = seat == known.seat
        hand = shown["hand"]
        players.append(
            {
                "name": known.names[seat],
                "dynasty": shown["dynasty"],
                "handCount": shown["hand_size"],
                "hand": _tiles(hand) if is_own and hand is not None else None,
                "vp": shown["points"] if is_own else None,
            }
        )
    return players


def _tiles(counts: Counts) -> list[str]:
    return [colour for colour in COLOUR_NAMES for _ in range(counts[colour])]


def _game_over(state: HuangState) -> list[Json] | None:
    if state.result is None:
        return None
    outcome = state.result
    return [
        {"player": seat, "rank": outcome.ranks[seat], "score": outcome.scores[seat]}
        for seat in range(state.seats)
    ]
