"""The record of a game, made from its log."""

from ....core import Move, Outcome, Record
from ..model.log_entry import LogEntry, standing
from ..model.table import Table


def record_of(table: Table, entries: list[LogEntry]) -> tuple[Record, list[LogEntry]]:
    """The record of the decisions that stand, and the changes that made it.

    A game that began in the middle has no key.
    """
    moves = standing(entries)
    is_verifiable = table.key is not None and table.fork is None
    added = [seat_state.entropy for seat_state in table.seat_states if seat_state.entropy]
    record = Record(
        table.game.key,
        table.rules_version,
        table.seats,
        table.options,
        tuple(table.setup or ()),
        tuple(Move(move.seat or 0, move.action or "", move.luck) for move in moves),
        table.commitment if is_verifiable else None,
        table.key.hex() if table.key and is_verifiable and table.outcome else None,
        Outcome.from_json(table.outcome) if table.outcome else None,
        tuple(added) if is_verifiable else (),
        tuple(_skips(entries)) if is_verifiable else (),
        {n: move.standing_order for n, move in enumerate(moves, 1) if move.standing_order},
    )
    return record, moves


def _skips(entries: list[LogEntry]) -> list[tuple[int, int]]:
    """The places where numbers of the key were skipped, by the decisions that stand before."""
    skips: dict[int, int] = {}
    for entry in entries:
        if entry.kind == "rewind":
            skips = {moves: n for moves, n in skips.items() if moves <= entry.moves}
            skips[entry.moves] = entry.counter or 0
    return sorted(skips.items())
