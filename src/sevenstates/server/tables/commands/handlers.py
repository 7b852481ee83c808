"""Handlers: the function that carries out each kind of command."""

from collections.abc import Callable
from typing import Any

from ... import wire
from ..model.changeset import Changeset
from ..model.reader import Reader
from . import play, rematch, seating, start, undo

Handler = Callable[[Changeset, Reader, Any], None]

HANDLERS: dict[type, Handler] = {
    wire.Act: play.act,
    wire.SetOrders: play.set_orders,
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
    wire.Rematch: rematch.rematch,
}
"""The commands of every server, the local one too: no chat and no outside programs."""
