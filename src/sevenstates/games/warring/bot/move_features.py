"""Features of moves: what cards and characters in them do for the seat."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ....core import Action
from ..rules import WarringState
from ..rules import actions as act
from ..rules.board import ANY_WAR
from ..rules.cards import Entry
from ..rules.components import STATES
from ..rules.steps.agenda import MarkAdded
from ..rules.steps.play import PlayCards
from . import rollout_policy
from .character_features import TENTH, character_features, home_of
from .character_value import rounds_left
from .priors import CHANCE, promises, weighed
from .trials import Trials, trials

STEPS = {
    name: place
    for place, name in enumerate(
        (
            "keep_two",
            "keep_one",
            "new_hero",
            "ask_claim",
            "speech",
            "pass_right",
            "play_cards",
            "take_cards",
            "amend",
            "mark_added",
            "order",
            "choose_next",
        )
    )
}
"""The steps that ask, each with its place."""
KINDS = (
    act.Pass,
    act.Done,
    act.Play,
    act.Mark,
    act.Choose,
    act.Swap,
    act.Keep,
    act.Exchange,
    act.Give,
    act.Say,
    act.Take,
    act.Abandon,
    act.Add,
    act.Next,
    act.Claim,
)
_PLACES = {kind: place for place, kind in enumerate(KINDS)}
CARD_FEATURES = 9
CHARACTER_COLUMNS = (0, 2, 3, 4, 12, 13)
"""The columns of a character's features that a move has."""
OTHER_FEATURES = 5
MOVE_FEATURES = (
    len(KINDS) + len(STEPS) + CARD_FEATURES + len(CHARACTER_COLUMNS) + OTHER_FEATURES + 3
)
NO_CARD = [0.0] * CARD_FEATURES
NO_CHARACTER = [0.0] * len(CHARACTER_COLUMNS)
NOTHING_ELSE = [0.0] * OTHER_FEATURES
"""Points scored, words about a state of the seat, cards that lie, a card of the seat, the
plan's end."""


class _Scene(NamedTuple):
    """The parts that all moves of a decision share."""

    state: WarringState
    seat: int
    found: Trials
    mine: tuple[int, ...]
    left: int


def move_features(state: WarringState, seat: int, moves: Sequence[Action]) -> list[list[float]]:
    """A row of MOVE_FEATURES for each move; the last number is its share of the priors."""
    promised, liked = promises(state, seat, moves), rollout_policy.choose(state, seat, CHANCE)
    weights = weighed(promised, moves, liked)
    scale, most = 1 / sum(weights), max(promised)
    scene = _Scene(state, seat, trials(state), tuple(state.characters[seat]), rounds_left(state))
    column = len(KINDS) + STEPS[state.stack[-1].name]
    rows = []
    for action, promise, weight in zip(moves, promised, weights, strict=True):
        row = [0.0] * (len(KINDS) + len(STEPS))
        row[_PLACES[type(action)]] = 1.0
        row[column] = TENTH * promise
        describe = _DESCRIBE.get(type(action))
        if describe is None:
            row += NO_CARD + NO_CHARACTER + NOTHING_ELSE
        else:
            row += describe(scene, action)
        row += [float(action is liked), TENTH * (promise - most), weight * scale]
        rows.append(row)
    return rows


# Cards.


def _shown(scene: _Scene, kind: int, place: int, sign: float = 1.0) -> list[float]:
    """The features of a card marked in one of its ways, for the seat's characters."""
    key = "features", kind, place, scene.mine
    known = scene.found.plans.get(key)
    if known is None:
        known = scene.found.plans[key] = _tried(scene, kind, place)
    assert isinstance(known, list)
    return known if sign > 0 else [-number for number in known]


def _tried(scene: _Scene, kind: int, place: int) -> list[float]:
    state, found, mine = scene.state, scene.found, scene.mine
    marking = found.markings(kind)[place]
    gains = sorted([found.gains(kind, number)[place] for number in mine], reverse=True)
    homes = [home_of(state, number) for number in mine]
    fought = any(board.fought & ANY_WAR for board in marking.boards)
    completed = sum(
        state.deck.characters[number].points * found.completes(marking, number) for number in mine
    )
    return [
        1.0,
        TENTH * sum(gains),
        TENTH * gains[0] if gains else 0.0,
        TENTH * gains[1] if len(gains) > 1 else 0.0,
        TENTH * completed,
        float(len(marking.boards) == 1),
        float(fought),
        marking.touched.bit_count() / len(STATES),
        float(any(marking.touched >> home & 1 for home in homes)),
    ]


def _best(scene: _Scene, slot: int, sign: float = 1.0) -> list[float]:
    """A card of the hand in its best way."""
    kind = scene.state.hands[scene.seat][slot]
    return _shown(scene, kind, scene.found.best(kind, scene.mine)[1], sign)


def _lying(scene: _Scene, entry: Entry, sign: float = 1.0) -> list[float]:
    place = scene.found.place_of(entry)
    return _shown(scene, entry.kind, place, sign) if place >= 0 else NO_CARD


def _play(scene: _Scene, action: act.Play | act.Add) -> list[float]:
    return [*_best(scene, action.slot), *NO_CHARACTER, *NOTHING_ELSE]


def _give(scene: _Scene, action: act.Give) -> list[float]:
    return [*_best(scene, action.slot, -1.0), *NO_CHARACTER, *NOTHING_ELSE]


def _mark(scene: _Scene, action: act.Mark | act.Choose) -> list[float]:
    """The best that can come of the mark."""
    step = scene.state.stack[-1]
    if isinstance(step, PlayCards):
        slot, targets, _ = step.laid[scene.seat][-1]
    else:
        assert isinstance(step, MarkAdded)
        slot, targets = step.slot, step.targets
    kind, begun = scene.state.hands[scene.seat][slot], len(targets)
    sums = scene.found.sums(kind, scene.mine)
    fitting = [
        place
        for place, way in enumerate(scene.found.markings(kind))
        if way.targets[:begun] == targets
        and (
            way.choice == action.choice
            if isinstance(action, act.Choose)
            else way.targets[begun] == action.state
        )
    ]
    card = _shown(scene, kind, max(fitting, key=sums.__getitem__)) if fitting else NO_CARD
    return [*card, *NO_CHARACTER, *NOTHING_ELSE]


def _done(scene: _Scene, action: act.Done) -> list[float]:
    step = scene.state.stack[-1]
    lying = len(step.laid[scene.seat]) if isinstance(step, PlayCards) else 1
    return [*NO_CARD, *NO_CHARACTER, 0.0, 0.0, TENTH * lying, 0.0, float(lying in (1, 3))]


def _take(scene: _Scene, action: act.Take) -> list[float]:
    entry = scene.state.laid[action.seat][action.card]
    is_own = float(action.seat == scene.seat)
    return [*_lying(scene, entry), *NO_CHARACTER, 0.0, 0.0, 0.0, is_own, 0.0]


def _abandon(scene: _Scene, action: act.Abandon) -> list[float]:
    entry = scene.state.agenda[action.card]
    is_own = float(entry.owner == scene.seat)
    return [*_lying(scene, entry, -1.0), *NO_CHARACTER, 0.0, 0.0, 0.0, -is_own, 0.0]


def _next(scene: _Scene, action: act.Next) -> list[float]:
    entry = scene.state.agenda[action.card]
    is_own = float(entry.owner == scene.seat)
    return [*_lying(scene, entry), *NO_CHARACTER, 0.0, 0.0, 0.0, is_own, 0.0]


# Characters.


def _character(scene: _Scene, number: int) -> list[float]:
    state = scene.state
    shown = character_features(state, number, state.hands[scene.seat], scene.left)
    return [shown[place] for place in CHARACTER_COLUMNS]


def _keep(scene: _Scene, action: act.Keep) -> list[float]:
    number = scene.state.offers[scene.seat][action.slot]
    return [*NO_CARD, *_character(scene, number), *NOTHING_ELSE]


def _exchange(scene: _Scene, action: act.Exchange) -> list[float]:
    new = _character(scene, scene.state.offers[scene.seat][action.offer])
    old = _character(scene, scene.mine[action.slot])
    return [*NO_CARD, *[a - b for a, b in zip(new, old, strict=True)], *NOTHING_ELSE]


def _swap(scene: _Scene, action: act.Swap) -> list[float]:
    if action.slot >= len(scene.mine):
        return NO_CARD + NO_CHARACTER + NOTHING_ELSE
    old = _character(scene, scene.mine[action.slot])
    return [*NO_CARD, *[-number for number in old], *NOTHING_ELSE]


def _claim(scene: _Scene, action: act.Claim) -> list[float]:
    number = scene.mine[action.slot]
    old = [-one for one in _character(scene, number)]
    points = TENTH * scene.state.deck.characters[number].points
    return [*NO_CARD, *old, points, 0.0, 0.0, 0.0, 0.0]


def _say(scene: _Scene, action: act.Say) -> list[float]:
    homes = [home_of(scene.state, number) for number in scene.mine]
    about = (action.statement in homes) - (action.statement - len(STATES) in homes)
    return [*NO_CARD, *NO_CHARACTER, 0.0, float(about), 0.0, 0.0, 0.0]


_DESCRIBE: dict[type[Action], Callable[[_Scene, Any], list[float]]] = {
    act.Done: _done,
    act.Play: _play,
    act.Mark: _mark,
    act.Choose: _mark,
    act.Swap: _swap,
    act.Keep: _keep,
    act.Exchange: _exchange,
    act.Give: _give,
    act.Say: _say,
    act.Take: _take,
    act.Abandon: _abandon,
    act.Add: _play,
    act.Next: _next,
    act.Claim: _claim,
}
