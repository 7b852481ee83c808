"""Command handlers, and the rate limits of commands."""

from collections.abc import Callable
from typing import Any

from ... import wire
from ...security.limits import Limiter
from ..model.changeset import Changeset
from ..model.reader import Reader
from . import chat, orders, play, rematch, seating, start, undo

Handler = Callable[[Changeset, Reader, Any], None]

HANDLERS: dict[type, Handler] = {
    wire.Act: play.act,
    wire.ActInFull: play.act_in_full,
    wire.SetOrders: orders.set_orders,
    wire.Undo: undo.undo,
    wire.AskUndo: undo.ask_undo,
    wire.AnswerUndo: undo.answer_undo,
    wire.Resign: play.resign,
    wire.Return: play.come_back,
    wire.TakeSeat: seating.take_seat,
    wire.LeaveSeat: seating.leave_seat,
    wire.SetSeat: seating.set_seat,
    wire.Start: start.start,
    wire.OfferEntropy: start.offer_entropy,
    wire.RevealEntropy: start.reveal_entropy,
    wire.Say: chat.say,
    wire.Mute: chat.mute,
    wire.Rematch: rematch.rematch,
}

LIMIT_NAMES: dict[type, str] = {
    wire.Say: "chat",
    wire.Mute: "chat",
    wire.TakeSeat: "seat",
    wire.LeaveSeat: "seat",
    wire.SetSeat: "seat",
    wire.Rematch: "table",
}
"""The rate limits that some commands have in addition to `command`."""


def count(limiter: Limiter, command: object, address: str, session: str) -> None:
    """Count a command against the limit of its own kind, if it has one."""
    name = LIMIT_NAMES.get(type(command))
    if name is not None:
        limiter.take(name, address, session)
