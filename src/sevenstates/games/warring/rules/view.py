"""The view of a table of The Warring States: an allow-list, ready for JSON."""

from typing import TYPE_CHECKING, TypedDict, cast

from ....core import BaseView, SealedStep, Viewer, pending_seen_by
from .board import ANY_WAR, BANS
from .cards import Entry
from .components import ATTRIBUTES, STATES
from .goals import GoalContext
from .steps.agenda import MarkAdded, Order
from .steps.speech import said

if TYPE_CHECKING:
    from .state import WarringState


class OptionsView(TypedDict):
    """The options of the table."""

    stepwise: bool
    deck: str | None


class StateView(TypedDict):
    """A state with its attributes; `forbidden` has bans like "war" or "rise military"."""

    key: str
    is_alive: bool
    military: int
    economy: int
    culture: int
    morale: int
    strength: int
    start: int
    fought: bool
    forbidden: list[str]


class StatementView(TypedDict):
    """A seat's statement, and the state that it is about."""

    seat: int
    said: str
    state: str | None


class CardView(TypedDict):
    """An event card with its marks; those not set yet are None."""

    card: str
    targets: list[str | None]
    choice: str | None


class AgendaCardView(CardView):
    """A card of the event deck; its owner is None if the viewer does not know."""

    owner: int | None


class LaidCardView(CardView):
    """A card that the viewer plays, with its number in the hand."""

    slot: int


class CharacterView(TypedDict):
    """A character card; `progress` goes from 0 to 1."""

    key: str
    points: int
    progress: float


class SeatView(TypedDict):
    """One seat: cards and characters only for itself, and what the viewer passed to it."""

    points: int
    completed: list[str]
    hand_size: int
    hand: list[str] | None
    known: list[str]
    laid: int
    laid_cards: list[CardView] | None
    characters: int
    own_characters: list[CharacterView] | None
    offer: int
    own_offer: list[CharacterView] | None


class AgendaView(TypedDict):
    """The event deck: the Host sees it in order, others their own cards of it."""

    count: int
    cards: list[AgendaCardView]
    abandoned: int
    own_abandoned: list[CardView] | None
    played: list[AgendaCardView]
    taken: list[int]


class BuriedView(TypedDict):
    """Event cards discarded face down: how many, and those the viewer saw."""

    count: int
    seen: list[str]


class AnswerView(TypedDict, total=False):
    """The viewer's answer so far: cards played, kept, given or ordered, or the card it marks."""

    laid: list[LaidCardView]
    marking: bool
    swap: int
    keeps: list[int]
    gives: int
    order: list[int]
    slot: int
    card: str
    targets: list[str | None]
    choice: str | None


class OwnView(TypedDict):
    """The viewer's part of the open question."""

    answer: AnswerView


class WarringView(BaseView):
    """A viewer's view of a table (W-RND-4, W-RND-7)."""

    options: OptionsView
    round: int
    year: int
    host: int
    public: str | None
    states: list[StateView]
    any_war: bool
    unifier: str | None
    said: list[StatementView]
    seats: list[SeatView]
    agenda: AgendaView
    stock: int
    discards: dict[str, int]
    buried: BuriedView
    people: int
    people_buried: int
    own: OwnView | None


def view(state: "WarringState", viewer: Viewer) -> WarringView:
    """The viewer's view (W-RND-4, W-RND-7)."""
    return {
        "game": "warring",
        "viewer": viewer,
        "options": {"stepwise": state.options.stepwise, "deck": state.options.deck},
        "round": state.round,
        "year": state.year,
        "host": state.host,
        "public": state.deck.public[state.public].key if state.public >= 0 else None,
        "states": [_state(state, number) for number in range(len(STATES))],
        "any_war": bool(state.board.fought & ANY_WAR),
        "unifier": STATES[state.board.unifier] if state.board.unifier >= 0 else None,
        "said": [_statement(seat, statement) for seat, statement in state.said],
        "seats": [_seat(state, viewer, seat) for seat in range(state.seats)],
        "agenda": _agenda(state, viewer),
        "stock": sum(state.stock),
        "discards": {
            state.deck.events[kind].key: count for kind, count in enumerate(state.discards) if count
        },
        "buried": _buried(state, viewer),
        "people": len(state.people),
        "people_buried": len(state.people_buried),
        "own": _own(state, viewer),
        "pending": pending_seen_by(state, viewer),
        "outcome": state.result.to_json() if state.result else None,
    }


def _state(state: "WarringState", number: int) -> StateView:
    board = state.board
    military, economy, culture, morale = board.values[number * 4 : number * 4 + 4]
    return {
        "key": STATES[number],
        "is_alive": board.is_alive(number),
        "military": military,
        "economy": economy,
        "culture": culture,
        "morale": morale,
        "strength": board.strength(number),
        "start": board.start[number],
        "fought": bool(board.fought >> number & 1),
        "forbidden": _forbidden(board.bans, number),
    }


def _forbidden(bans: list[int], number: int) -> list[str]:
    """The acts forbidden to a state this round, as "war" or "rise military"."""
    found = [BANS[what] for what in (0, 1) if bans[what] >> number & 1]
    for what in (2, 3):
        names = [name for a, name in enumerate(ATTRIBUTES) if bans[what] >> number * 4 + a & 1]
        found += [f"{BANS[what]} {name}" for name in names]
    return found


def _statement(seat: int, statement: int) -> StatementView:
    kind, about = said(statement)
    return {"seat": seat, "said": kind, "state": about}


def _seat(state: "WarringState", viewer: Viewer, seat: int) -> SeatView:
    own = viewer == seat
    shows_laid = own or state.rule == "reveal"
    return {
        "points": state.points(seat),
        "completed": state.people_names(state.completed[seat]),
        "hand_size": len(state.hands[seat]),
        "hand": state.card_names(state.hands[seat]) if own else None,
        "known": state.card_names(
            sorted(kind for kind, knower in state.known[seat] if knower == viewer)
        ),
        "laid": len(state.laid[seat]),
        "laid_cards": [state.card_view(entry) for entry in state.laid[seat]]
        if shows_laid
        else None,
        "characters": len(state.characters[seat]),
        "own_characters": [_character(state, n) for n in state.characters[seat]] if own else None,
        "offer": len(state.offers[seat]),
        "own_offer": [_character(state, n) for n in state.offers[seat]] if own else None,
    }


def _character(state: "WarringState", number: int) -> CharacterView:
    card = state.deck.characters[number]
    return {
        "key": card.key,
        "points": card.points,
        "progress": round(card.goal.progress(GoalContext(state.board)), 3),
    }


def _agenda(state: "WarringState", viewer: Viewer) -> AgendaView:
    is_host = viewer == state.host and state.rule != "no_host"
    cards = state.agenda if is_host else sorted([*state.agenda, *state.abandoned])
    counts = [0] * state.seats
    for entry in (*state.agenda, *state.abandoned, *state.played):
        counts[entry.owner] += 1
    return {
        "count": len(state.agenda),
        "cards": [_known(state, viewer, e) for e in cards if state.knows_agenda(viewer, e)],
        "abandoned": len(state.abandoned),
        "own_abandoned": [state.card_view(entry) for entry in state.abandoned] if is_host else None,
        "played": [_known(state, viewer, entry) for entry in state.played],
        "taken": counts,
    }


def _known(state: "WarringState", viewer: Viewer, entry: Entry) -> AgendaCardView:
    owner = entry.owner if state.knows_agenda(viewer, entry) else None
    return {**state.card_view(entry), "owner": owner}


def _buried(state: "WarringState", viewer: Viewer) -> BuriedView:
    seen = [kind for kind, knowers in state.buried if viewer is not None and knowers >> viewer & 1]
    return {"count": len(state.buried), "seen": state.card_names(seen)}


def _own(state: "WarringState", viewer: Viewer) -> OwnView | None:
    """The viewer's answer so far to the open question."""
    if viewer is None or not state.stack:
        return None
    step = state.stack[-1]
    if isinstance(step, SealedStep):
        return {"answer": cast(AnswerView, step.own_answer(state, viewer))}
    if viewer != state.host:
        return None
    if isinstance(step, MarkAdded):
        kind = state.hands[viewer][step.slot]
        entry = Entry(kind, step.targets, step.choice, viewer)
        card = state.card_view(entry)
        answer: AnswerView = {
            "slot": step.slot + 1,
            "card": card["card"],
            "targets": card["targets"],
            "choice": card["choice"],
        }
        return {"answer": answer}
    if isinstance(step, Order):
        return {"answer": {"order": [place + 1 for place in step.order]}}
    return None
