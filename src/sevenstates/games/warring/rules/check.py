"""Counts every card of a table, and looks at every number."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from ....core import BrokenState, check_stack, rank
from .actions import STATEMENTS, SUPPORT
from .board import ANY_WAR, PEOPLE
from .components import (
    HAND,
    KEEP,
    LATE_DRAW,
    MAX_ATTRIBUTE,
    MIN_ATTRIBUTE,
    PUBLIC_ROUNDS,
    QUOTA,
    STATES,
)

if TYPE_CHECKING:
    from .cards import Entry
    from .state import WarringState


def check(state: "WarringState") -> None:
    """Raise BrokenState if a card is lost, doubled or where it cannot be."""
    for part in (_shape, _board, _news, _events, _known, _people, _public, _said, _result):
        part(state)
    check_stack(state)
    _open_cards(state)


def _want(is_right: bool, what: str, **fields: object) -> None:
    if not is_right:
        raise BrokenState(what, None, **fields)


def _shape(state: "WarringState") -> None:
    """Every list has a row for each seat, and the numbers stand for something."""
    rows = (state.hands, state.known, state.laid, state.characters, state.offers, state.completed)
    _want(all(len(row) == state.seats for row in rows), "seats")
    _want(0 <= state.host < state.seats, "host")
    _want(1 <= state.round <= PUBLIC_ROUNDS + 2, "round", found=state.round)
    _want(-1 <= state.public < len(state.deck.public), "public")
    _want(len(state.stock) == len(state.discards) == len(state.deck.events), "decks")
    _want(len(state.public_left) == len(state.deck.public), "decks")
    laid = [entry for row in state.laid for entry in row]
    entries = [*state.agenda, *state.abandoned, *state.played, *laid]
    _want(all(0 <= entry.owner < state.seats for entry in entries), "owner")
    _want(all(_is_marked(state, entry) for entry in entries), "marks")


def _is_marked(state: "WarringState", entry: "Entry") -> bool:
    """W-EVT-1, W-EVT-7: a target for each slot, all different, and one of the ways."""
    if not 0 <= entry.kind < len(state.deck.events):
        return False
    card = state.deck.events[entry.kind]
    filled = [target for target in entry.targets if target >= 0]
    return (
        len(entry.targets) == len(card.slots)
        and len(set(filled)) == len(filled)
        and all(t < 0 or t in s.states for t, s in zip(entry.targets, card.slots, strict=True))
        and 0 <= entry.choice < len(card.ways)
    )


def _board(state: "WarringState") -> None:
    """W-SET-2, W-SET-3: attributes are 1 to 10, or all 0 when the state is dead."""
    board = state.board
    for number, name in enumerate(STATES):
        values = board.values[number * 4 : number * 4 + 4]
        is_alive = all(MIN_ATTRIBUTE <= value <= MAX_ATTRIBUTE for value in values)
        _want(
            is_alive or not any(values), "attributes", state=name, values=" ".join(map(str, values))
        )
    _want(bool(board.living()), "no-state")
    _want(all(0 <= start <= 4 * MAX_ATTRIBUTE for start in board.start), "start")
    masks = [1 << len(STATES)] * 2 + [1 << 4 * len(STATES)] * 2
    _want(all(0 <= ban < mask for ban, mask in zip(board.bans, masks, strict=True)), "bans")
    _want(board.fought == 0 or ANY_WAR <= board.fought < 2 * ANY_WAR, "fought")
    _want(-1 <= board.unifier < len(STATES), "unifier")
    _want((board.unifier >= 0) == (state.result is not None), "unifier")
    _want(not board.is_decided or state.result is not None, "game-not-over")


def _news(state: "WarringState") -> None:
    """Check that the news of the event just resolved is about states there are."""
    board, sides, states = state.board, range(PEOPLE, len(STATES)), range(len(STATES))
    for winner, loser, by in board.wars:
        _want(winner in sides and loser in sides and winner != loser and by > 0, "news")
    _want(all(dead in states and victor in sides for dead, victor in board.deaths), "news")
    _want(all(victim in states for victim in board.murders), "news")
    if board.resolved is not None:
        key, choice = board.resolved
        ways = [len(card.ways) for card in state.deck.events if card.key == key]
        _want(bool(ways) and 0 <= choice < ways[0], "news")


def _events(state: "WarringState") -> None:
    """W-SET-4: every event card is somewhere."""
    found = Counter(kind for kind, _ in state.buried)
    for hand in state.hands:
        found.update(hand)
        _want(len(hand) <= HAND, "hand-size", found=len(hand))
    for row in (*state.laid, state.agenda, state.abandoned):
        found.update(entry.kind for entry in row)
    _want(min([*state.stock, *state.discards]) >= 0, "negative")
    for kind, card in enumerate(state.deck.events):
        everywhere = found.pop(kind, 0) + state.stock[kind] + state.discards[kind]
        _want(everywhere == card.copies, "cards", card=card.key, found=everywhere)
    _want(not found, "foreign-card")
    # W-RND-5, W-RND-8: two of each seat, and one that the Host adds or abandons.
    cards = len(state.agenda) + len(state.abandoned) + len(state.played)
    _want(cards <= state.seats * max(QUOTA) + 1 and len(state.abandoned) <= 1, "event-deck")


def _known(state: "WarringState") -> None:
    """Check that seats that passed a card know one that is there."""
    for seat, known in enumerate(state.known):
        kinds = Counter(kind for kind, _ in known)
        _want(kinds <= Counter(state.hands[seat]), "known", seat=seat)
        _want(all(0 <= knower < state.seats for _, knower in known), "knower", seat=seat)
    masks = [mask for _, mask in (*state.buried, *state.people_buried)]
    _want(all(0 < mask < 1 << state.seats for mask in masks), "knowers")


def _people(state: "WarringState") -> None:
    """W-SET-4: every character is somewhere, once, and of the present age unless done."""
    held = [number for row in (*state.characters, *state.offers) for number in row]
    current = [*held, *state.people, *(number for number, _ in state.people_buried)]
    done = [number for row in state.completed for number in row]
    waiting = [] if state.is_late else state.deck.era(True)
    everyone = sorted([*current, *done, *state.gone, *waiting])
    _want(everyone == list(range(len(state.deck.characters))), "characters")
    characters = state.deck.characters
    _want(all(characters[n].is_late == state.is_late for n in current), "age")
    _want(not any(characters[n].is_late for n in state.gone), "age")
    _want(state.is_late or not (state.gone or any(characters[n].is_late for n in done)), "age")
    for row in state.characters:
        _want(len(row) <= KEEP, "characters-held", found=len(row))
    for row in state.offers:
        _want(len(row) <= LATE_DRAW, "offer", found=len(row))


def _public(state: "WarringState") -> None:
    """W-SET-5: as many public events are gone as rounds have begun."""
    _want(min(state.public_left) >= 0, "negative")
    total = sum(c.copies for c in state.deck.public if c.special not in ("prelude", "unify"))
    gone = total - sum(state.public_left)
    _want(gone <= min(state.round, PUBLIC_ROUNDS), "public-events", found=gone)
    for card, left in zip(state.deck.public, state.public_left, strict=True):
        most = 0 if card.special in ("prelude", "unify") else card.copies
        _want(left <= most, "public-events", found=left)


def _said(state: "WarringState") -> None:
    """W-RND-3: the Host's statement, then answers, each seat once."""
    seats = [seat for seat, _ in state.said]
    _want(all(0 <= seat < state.seats for seat in seats), "said")
    _want(len(set(seats)) == len(seats), "said")
    for number, (seat, statement) in enumerate(state.said):
        plans, answers = range(SUPPORT), range(SUPPORT, len(STATEMENTS))
        _want((seat == state.host) == (number == 0), "said")
        _want(statement in (answers if number else plans), "said")


def _result(state: "WarringState") -> None:
    """W-END-3: the points, then how many characters."""
    if state.result is None:
        return
    points = tuple(state.points(seat) for seat in range(state.seats))
    done = [len(row) for row in state.completed]
    ranks = rank(list(zip(points, done, strict=True)))
    winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
    found = state.result.ranks, state.result.scores, state.result.winners
    _want(found == (ranks, points, winners), "result")
    _want(state.result.reason in ("last-state", "unified"), "result")


def _open_cards(state: "WarringState") -> None:
    """Offers, laid cards and the event deck are only where a step deals with them."""
    stack: list[Any] = state.stack
    if not stack:
        return
    names = {step.name for step in stack}
    drawing = {step.seat for step in stack if step.name in ("keep_one", "new_hero")}
    if "keep_two" not in names:
        offered = [seat for seat, offer in enumerate(state.offers) if offer]
        _want(all(seat in drawing for seat in offered), "stack")
    if not names & {"swaps", "take_cards"}:
        _want(not any(state.laid), "stack")
    if not names & {"take_cards", "play_out"}:
        _want(not state.agenda, "stack")
