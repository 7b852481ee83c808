"""Wars of states and raids of peoples: dice, winners and losses (W-EVT-2, W-EVT-4)."""

from collections.abc import Sequence

from ....core import Log, Luck
from . import events
from .board import ANY_WAR, PEOPLE, WAR, Board, roll


def fight(
    board: Board, sides: tuple[int, int], bonus: tuple[int, int], luck: Luck, log: Log
) -> int | None:
    """Two states fight (W-EVT-2); the winner, None if it is tied or does not happen."""
    one, two = sides
    if min(sides) < 0 or not (board.is_alive(one) and board.is_alive(two)):
        return None
    if board.bans[WAR] >> one & 1 or board.bans[WAR] >> two & 1:
        if log is not None:
            log.append(events.war_forbidden(one, two))
        return None
    dice = roll(luck), roll(luck)
    totals = [board.values[s * 4] + b + d for s, b, d in zip(sides, bonus, dice, strict=True)]
    board.fought |= 1 << one | 1 << two | ANY_WAR
    by = abs(totals[0] - totals[1])
    winner, loser = sides if totals[0] >= totals[1] else (two, one)
    if log is not None:
        log.append(events.war(sides, dice, bonus, totals, winner if by else None))
    if not by:
        return None
    board.wars.append((winner, loser, by))
    board.change(winner, (0, 1, 0, 0), log)
    board.change(loser, (-(by // 2),) * 4, log, victor=winner)
    return winner


def raid(
    board: Board,
    state: int,
    strength: int,
    changes: tuple[Sequence[int], Sequence[int]],
    luck: Luck,
    log: Log,
) -> None:
    """A state fights a people; `changes` are for victory and defeat (W-EVT-4)."""
    if board.bans[WAR] >> state & 1:
        if log is not None:
            log.append(events.raid_forbidden(state))
        return
    dice = roll(luck), roll(luck)
    totals = [board.values[state * 4] + dice[0], strength + dice[1]]
    board.fought |= 1 << state | ANY_WAR
    by = totals[0] - totals[1]
    if log is not None:
        log.append(events.raid(state, dice, strength, totals))
    if by > 0:
        board.wars.append((state, PEOPLE, by))
        board.change(state, changes[0], log)
    elif by < 0:
        board.wars.append((PEOPLE, state, -by))
        board.change(state, changes[1], log)
