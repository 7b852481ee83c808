"""The protocol every game stands on. Knows no game and needs nothing installed."""

from .action import Action, ActionSet, ActionTable, Fields, bits, choose, nth_bit, number_actions
from .checks import are_different, check_stack, is_int, is_row
from .decision import Decision, DecisionView
from .errors import (
    BadOption,
    BadOrder,
    BadRecord,
    BadText,
    BadVersion,
    BadViewer,
    BrokenState,
    IllegalAction,
    SevenStatesError,
    UndoRefused,
)
from .event import Event, Log, event_kinds
from .game import AnyGame, Game
from .json_file import read_json, write_json
from .luck import Luck, RandomLuck, RecordingLuck, ReplayLuck, ResumedLuck, SealedLuck, draw
from .match import Change, Match
from .options import Options
from .order import Choice, Order, OrderKind, SavedOrder
from .outcome import Outcome, OutcomeView, rank
from .playout import playout
from .position_text import PositionReader, PositionText, unknown_line
from .record import Moment, Move, Record
from .sealed import SealedStep, pending_seen_by
from .seat import Seat, Viewer, check_seat, check_viewer
from .state import State
from .step import AnyStep, Step, load_step
from .view import BaseView, View

__all__ = [
    "Action",
    "ActionSet",
    "ActionTable",
    "AnyGame",
    "AnyStep",
    "BadOption",
    "BadOrder",
    "BadRecord",
    "BadText",
    "BadVersion",
    "BadViewer",
    "BaseView",
    "BrokenState",
    "Change",
    "Choice",
    "Decision",
    "DecisionView",
    "Event",
    "Fields",
    "Game",
    "IllegalAction",
    "Log",
    "Luck",
    "Match",
    "Moment",
    "Move",
    "Options",
    "Order",
    "OrderKind",
    "Outcome",
    "OutcomeView",
    "PositionReader",
    "PositionText",
    "RandomLuck",
    "Record",
    "RecordingLuck",
    "ReplayLuck",
    "ResumedLuck",
    "SavedOrder",
    "SealedLuck",
    "SealedStep",
    "Seat",
    "SevenStatesError",
    "State",
    "Step",
    "UndoRefused",
    "View",
    "Viewer",
    "are_different",
    "bits",
    "check_seat",
    "check_stack",
    "check_viewer",
    "choose",
    "draw",
    "event_kinds",
    "is_int",
    "is_row",
    "load_step",
    "nth_bit",
    "number_actions",
    "pending_seen_by",
    "playout",
    "rank",
    "read_json",
    "unknown_line",
    "write_json",
]
