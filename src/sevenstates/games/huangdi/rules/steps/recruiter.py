"""The Recruiter: peasants, convicts, jade and the prison (D-REC)."""

from typing import TYPE_CHECKING

from .....core import Action, IllegalAction, Log, Luck
from .. import actions as act
from .. import events
from ..components import COLLECTED_JADE, CONVICTS_PRICE, CONVICTS_TAKEN, RECRUIT_COST

if TYPE_CHECKING:
    from ..state import HuangdiState


def affordable(jade: int, stock: int) -> int:
    """The amounts that can be paid and are in the stock, a bit each from one (D-SET-6)."""
    mask = 0
    for index, cost in enumerate(RECRUIT_COST):
        mask |= (cost <= jade and index < stock) << index
    return mask


def amount_refusal(count: int, jade: int, stock: int, rule: str) -> IllegalAction | None:
    """The reason why that many peasants or blocks cannot be taken."""
    if count > stock:
        return IllegalAction("stock-too-small", "D-SET-6", wanted=count, stock=stock)
    if RECRUIT_COST[count - 1] > jade:
        return IllegalAction("too-little-jade", rule, needed=RECRUIT_COST[count - 1], held=jade)
    return None


def collect_jade(state: "HuangdiState", seat: int, log: Log) -> None:
    """D-REC-3, D-RES-2: three and the jade bonus of played favours."""
    jade = state.take_jade(seat, COLLECTED_JADE + state.bonus(seat, "jade"))
    if log is not None:
        log.append(events.jade_collected(seat, jade))


def runs(state: "HuangdiState", seat: int, jade: int) -> list[tuple[int, int]]:
    """The actions that the card offers to a seat with that much jade."""
    convicts = state.peasants[seat] >= CONVICTS_PRICE and state.convict_stock > 0
    return [
        (act.RECRUIT, affordable(jade, state.peasant_stock)),
        (act.COLLECT_CONVICTS, int(convicts)),
        (act.RECRUITER_JADE, 1),
        (act.PRISON, 1),
    ]


def refusal(state: "HuangdiState", seat: int, action: Action) -> IllegalAction | None:
    """The reason why the seat cannot do this with the card."""
    if isinstance(action, act.Recruit):
        if not state.peasant_stock:
            return IllegalAction("no-peasants-left", "D-ACT-6")
        return amount_refusal(action.count, state.jade[seat], state.peasant_stock, "D-REC-1")
    if isinstance(action, act.CollectConvicts):
        if state.peasants[seat] < CONVICTS_PRICE:
            held = state.peasants[seat]
            return IllegalAction("too-few-peasants", "D-REC-2", needed=CONVICTS_PRICE, held=held)
        if not state.convict_stock:
            return IllegalAction("no-convicts-left", "D-ACT-6")
    return None


def apply(state: "HuangdiState", seat: int, action: Action, luck: Luck, log: Log) -> None:
    """Carry out one of the card's actions."""
    if isinstance(action, act.Recruit):
        _recruit(state, seat, action.count, log)
    elif isinstance(action, act.CollectConvicts):
        _collect_convicts(state, seat, log)
    elif isinstance(action, act.CollectJade):
        collect_jade(state, seat, log)
    else:
        _empty_prison(state, seat, log)


def _recruit(state: "HuangdiState", seat: int, count: int, log: Log) -> None:
    state.imprison(seat, 0, log)
    jade = RECRUIT_COST[count - 1]
    state.pay_jade(seat, jade)
    state.lose_peasants(seat, -count)
    if log is not None:
        log.append(events.recruited(seat, count, jade))


def _collect_convicts(state: "HuangdiState", seat: int, log: Log) -> None:
    convicts = min(CONVICTS_TAKEN, state.convict_stock)
    state.lose_peasants(seat, CONVICTS_PRICE)
    state.lose_convicts(seat, -convicts)
    if log is not None:
        log.append(events.convicts_collected(seat, CONVICTS_PRICE, convicts))


def _empty_prison(state: "HuangdiState", seat: int, log: Log) -> None:
    province = state.camps[seat]
    jade, convicts = state.prison_jade[province], state.prison_convicts[province]
    state.prison_jade[province] = state.prison_convicts[province] = 0
    state.jade[seat] += jade
    state.convicts[seat] += convicts
    if log is not None:
        log.append(events.prison_emptied(seat, province, jade, convicts))
