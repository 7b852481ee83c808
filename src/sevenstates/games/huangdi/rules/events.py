"""The events of Huang Di, one function a kind. Places, provinces and roles go by name."""

from collections.abc import Iterable, Sequence

from ....core import Event, Seat, bits, event_kinds
from .names import COLOURS, ROLE_NAMES
from .wall import NAMES, PROVINCE_LETTERS


def _cards(mask: int) -> list[int]:
    return list(bits(mask))


def favour_chosen(seat: Seat, card: int) -> Event:
    """A card kept while others still choose: nobody else learns of it."""
    return Event("favour_chosen", {"seat": seat}, {"card": card}, (seat,), hidden=True)


def favours_kept(seat: Seat, kept: int, returned: int) -> Event:
    """Cards kept of those dealt or drawn; the others went back."""
    return Event(
        "favours_kept",
        {"seat": seat, "kept": kept.bit_count(), "returned": returned.bit_count()},
        {"kept_cards": _cards(kept), "returned_cards": _cards(returned)},
        (seat,),
    )


def round_began(number: int) -> Event:
    return Event("round_began", {"round": number})


def income(seat: Seat, jade: int) -> Event:
    return Event("income", {"seat": seat, "jade": jade})


def bid_placed(seat: Seat, jade: int) -> Event:
    """A bid while others still bid: nobody else learns of it."""
    return Event("bid_placed", {"seat": seat}, {"jade": jade}, (seat,), hidden=True)


def bids_shown(bids: Sequence[int], petition: Sequence[int]) -> Event:
    return Event(
        "bids_shown",
        {
            "bids": {
                COLOURS[seat]: {
                    "seat": seat,
                    "jade": jade,
                    "petition": more,
                    "total": jade + more,
                }
                for seat, (jade, more) in enumerate(zip(bids, petition, strict=True))
            }
        },
    )


def petition_won(seat: Seat, jade: int, by: str) -> Event:
    """`by` is total, jade (a tie broken by the jade bid), order or chance."""
    return Event("petition_won", {"seat": seat, "jade": jade, "by": by})


def prison_filled(province: int, jade: int, convicts: int) -> Event:
    where = PROVINCE_LETTERS[province]
    return Event("prison_filled", {"province": where, "jade": jade, "convicts": convicts})


def turn_began(seat: Seat, turn: int) -> Event:
    return Event("turn_began", {"seat": seat, "turn": turn})


def role_played(seat: Seat, role: int) -> Event:
    return Event("role_played", {"seat": seat, "role": ROLE_NAMES[role]})


def role_repeated(seat: Seat, role: int, jade: int) -> Event:
    return Event("role_repeated", {"seat": seat, "role": ROLE_NAMES[role], "jade": jade})


def bought_back(seat: Seat, role: int, chip: bool, jade: int) -> Event:
    return Event(
        "bought_back", {"seat": seat, "role": ROLE_NAMES[role], "chip": chip, "jade": jade}
    )


def recruited(seat: Seat, peasants: int, jade: int) -> Event:
    return Event("recruited", {"seat": seat, "peasants": peasants, "jade": jade})


def convicts_collected(seat: Seat, peasants: int, convicts: int) -> Event:
    return Event("convicts_collected", {"seat": seat, "peasants": peasants, "convicts": convicts})


def jade_collected(seat: Seat, jade: int) -> Event:
    return Event("jade_collected", {"seat": seat, "jade": jade})


def prison_emptied(seat: Seat, province: int, jade: int, convicts: int) -> Event:
    return Event(
        "prison_emptied",
        {
            "seat": seat,
            "province": PROVINCE_LETTERS[province],
            "jade": jade,
            "convicts": convicts,
        },
    )


def quarried(seat: Seat, blocks: int, jade: int) -> Event:
    return Event("quarried", {"seat": seat, "blocks": blocks, "jade": jade})


def favours_drawn(seat: Seat, drawn: int) -> Event:
    return Event(
        "favours_drawn",
        {"seat": seat, "count": drawn.bit_count()},
        {"cards": _cards(drawn)},
        (seat,),
    )


def build_began(seat: Seat, blocks: int, jade: int) -> Event:
    return Event("build_began", {"seat": seat, "blocks": blocks, "jade": jade})


def block_built(seat: Seat, place: int) -> Event:
    return Event("block_built", {"seat": seat, "place": NAMES[place]})


def workers_used(seat: Seat, peasants: int, convicts: int, dead_peasants: int) -> Event:
    """All convicts used died, and so did some peasants (D-BLD-4)."""
    return Event(
        "workers_used",
        {
            "seat": seat,
            "peasants": peasants,
            "convicts": convicts,
            "dead_peasants": dead_peasants,
        },
    )


def favour_played(seat: Seat, card: int) -> Event:
    return Event("favour_played", {"seat": seat, "card": card})


def plaque_placed(seat: Seat, place: int) -> Event:
    return Event("plaque_placed", {"seat": seat, "place": NAMES[place]})


def block_removed(seat: Seat, owner: Seat, place: int, convicts: int) -> Event:
    return Event(
        "block_removed",
        {"seat": seat, "owner": owner, "place": NAMES[place], "convicts": convicts},
    )


def taskmaster_moved(seat: Seat, origin: int, province: int) -> Event:
    return Event(
        "taskmaster_moved",
        {
            "seat": seat,
            "origin": PROVINCE_LETTERS[origin],
            "province": PROVINCE_LETTERS[province],
        },
    )


def emperor_placed(seat: Seat, place: int) -> Event:
    return Event("emperor_placed", {"seat": seat, "place": NAMES[place]})


def emperor_lost(seat: Seat) -> Event:
    return Event("emperor_lost", {"seat": seat})


def row_completed(seat: Seat, province: int, level: int) -> Event:
    return Event(
        "row_completed",
        {"seat": seat, "province": PROVINCE_LETTERS[province], "level": level + 1},
    )


def level_completed(seat: Seat, level: int) -> Event:
    return Event("level_completed", {"seat": seat, "level": level + 1})


def points(seat: Seat, count: int, source: str) -> Event:
    """`source` is row, level, tower, favour, chips, province, jade or workers."""
    return Event("points", {"seat": seat, "points": count, "source": source})


def wall_completed(seat: Seat, jade: int, convicts: int) -> Event:
    """The seat takes the jade and the convicts of all prisons (D-END-1)."""
    return Event("wall_completed", {"seat": seat, "jade": jade, "convicts": convicts})


def game_over(
    reason: str, ranks: Sequence[int], scores: Sequence[int], winners: Iterable[int]
) -> Event:
    return Event(
        "game_over",
        {
            "reason": reason,
            "ranks": list(ranks),
            "scores": list(scores),
            "winners": list(winners),
        },
    )


KINDS = event_kinds(globals())
"""Every kind of event there can be; each function is named after its kind."""
