"""Opening tables: from a plan, as a rematch, or from a moment of a finished game."""

import secrets
from collections.abc import Sequence

import msgspec

from .... import games
from ....core import SealedLuck
from ... import wire
from ...accounts.names import clean_label
from ...accounts.person import Person
from ...errors import Refused
from ..model import chance, clock
from ..model.levels import check_level
from ..model.new_table import NewTable, SeatRow, TableRow
from ..model.text_options import check_length
from ..views.external import bridge_for

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Nothing that is easily taken for something else."""


def new_table(
    game_key: str,
    seats: Sequence[SeatRow],
    host: str,
    now: int,
    *,
    options: dict[str, object],
    visibility: wire.Visibility,
    mode: wire.Mode,
    rule: wire.ClockRule,
) -> NewTable:
    """A table with a fresh key; the key's hash is known from now on."""
    game = games.get(game_key)
    check_length(sum(len(v) for v in options.values() if isinstance(v, str)))
    checked = game.check_table(len(seats), game.options_type.from_json(options))
    luck = SealedLuck(chance.new_key())
    table_id = "".join(secrets.choice(LETTERS) for _ in range(12))
    row: TableRow = {
        "id": table_id,
        "game": game.key,
        "rules_version": game.rules_version,
        "options": checked.to_json(),
        "seat_count": len(seats),
        "status": "open",
        "visibility": visibility,
        "mode": mode,
        "clock": msgspec.to_builtins(rule),
        "host": host,
        "invite": secrets.token_urlsafe(12),
        "key": luck.key.hex(),
        "commitment": luck.commitment,
        "seq": 0,
        "asked": [],
        "created": now,
    }
    places: list[dict[str, object]] = [
        {**_EMPTY, **seat, "table_id": table_id, "seat": number, "left": clock.full_time(rule)}
        for number, seat in enumerate(seats)
    ]
    return NewTable(row, places)


_EMPTY: SeatRow = {"kind": "open", "person": None, "label": None, "level": None}


def from_plan(plan: wire.CreateTable, person: Person, now: int) -> NewTable:
    """The table that a plan describes; Refused or BadOption if it is impossible."""
    games.get(plan.game)  # or there is no such game, before its name leads to any file
    if plan.mode == "rated":
        _check_rated(plan, person)
    if plan.start and any(isinstance(seat, wire.OpenSeat) for seat in plan.seats):
        raise Refused(409, "seats-open")
    new = new_table(
        plan.game,
        [_seat(plan.game, seat, person) for seat in plan.seats],
        person.id,
        now,
        options=plan.options,
        visibility=plan.visibility,
        mode=plan.mode,
        rule=plan.clock,
    )
    has_programs = any(isinstance(seat, wire.ProgramSeat) for seat in plan.seats)
    if has_programs and bridge_for(plan.game, len(plan.seats), new.row["options"]) is None:
        raise Refused(409, "no-external")
    new.row["skill"] = msgspec.to_builtins(_checked(plan.skill))
    return new


def _checked(skill: wire.Skill | None) -> wire.Skill | None:
    """The ratings that a table is for; none where every rating is."""
    if skill is None or (skill.least is None and skill.most is None):
        return None
    if skill.least is not None and skill.most is not None and skill.least > skill.most:
        raise Refused(422, "bad-skill", least=skill.least, most=skill.most)
    return skill


def _check_rated(plan: wire.CreateTable, person: Person) -> None:
    if person.is_guest:
        raise Refused(403, "rated-needs-account")
    if any(isinstance(seat, wire.BotSeat | wire.ProgramSeat) for seat in plan.seats):
        raise Refused(409, "rated-no-bots")
    if sum(isinstance(seat, wire.OwnSeat) for seat in plan.seats) > 1:
        raise Refused(409, "rated-one-seat")


def _seat(game_key: str, plan: wire.SeatPlan, person: Person) -> SeatRow:
    if isinstance(plan, wire.BotSeat):
        check_level(plan.level, game_key)
        return {"kind": "bot", "level": plan.level}
    if isinstance(plan, wire.OwnSeat):
        return {"kind": "person", "person": person.id, "label": clean_label(plan.name)}
    return {"kind": "program" if isinstance(plan, wire.ProgramSeat) else "open"}
