"""Wars and revolts: who stands where, how strong, and who would win now."""

from dataclasses import dataclass

from rich.text import Text

from ....cli.words import Words
from ....core import View
from ....texts import Texts
from ..rules.grid import NAMES, RINGS, parse_place
from ..rules.view import WarSide
from . import style

ATTACK, DEFENCE = "A", "D"


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a war or a revolt."""

    letter: str
    seats: tuple[int, ...]
    """The seats whose leaders stand on it."""
    on_board: int
    committed: int
    total: int


def _question(view: View) -> tuple[str, View]:
    pending = view["pending"]
    return (pending[0]["prompt"], pending[0]["fields"]) if pending else ("", {})


def marked_places(view: View) -> dict[str, str]:
    """The letter of the side that each place belongs to, and the sign of the unifying tile."""
    prompt, fields = _question(view)
    if prompt in ("war", "war_tie"):
        places = {
            name: letter for letter, side in fields["sides"].items() for name in side["places"]
        }
        return {**places, fields["place"]: style.UNIFIER}
    if prompt in ("revolt_attack", "revolt_defence"):
        return {
            _leader_place(view, fields["attacker"], fields["colour"]): ATTACK,
            _leader_place(view, fields["defender"], fields["colour"]): DEFENCE,
        }
    if prompt == "pay" and fields["cause"] == "war":
        return {fields["place"]: style.UNIFIER}  # H-WAR-10: the marker leaves last
    return {}


def _leader_place(view: View, seat: int, colour: str) -> str:
    return str(
        next(
            leader["place"]
            for leader in view["leaders"]
            if leader["seat"] == seat and leader["colour"] == colour
        )
    )


def sides(view: View) -> list[Side]:
    """The sides of the war or revolt that is on; none if all is quiet."""
    prompt, fields = _question(view)
    if prompt in ("war", "war_tie"):
        return [_war_side(view, letter, side) for letter, side in fields["sides"].items()]
    if prompt in ("revolt_attack", "revolt_defence"):
        return [
            _revolt_side(view, fields, ATTACK, "attacker", "attack"),
            _revolt_side(view, fields, DEFENCE, "defender", "defence"),
        ]
    return []


def _war_side(view: View, letter: str, side: WarSide) -> Side:
    seats = {leader["seat"] for leader in view["leaders"] if leader["place"] in side["places"]}
    committed = side["tiles"] + side["leaders"]
    total = side["total"]
    return Side(letter, tuple(sorted(seats)), total - committed, committed, total)


def _revolt_side(view: View, fields: View, letter: str, who: str, what: str) -> Side:
    """H-REV-2: on the board count the yellow tiles beside the leader."""
    seat, total = fields[who], fields[what]
    place = parse_place(_leader_place(view, seat, fields["colour"]))
    around = [NAMES[neighbour] for neighbour in RINGS[place] if neighbour >= 0]
    on_board = sum(view["tiles"].get(name) == "yellow" for name in around)
    return Side(letter, (seat,), on_board, total - on_board, total)


def _ahead(view: View, found: list[Side]) -> list[Side]:
    """The winner as it stands; several if tied, when a revolt's defender wins (H-REV-5)."""
    best = max(side.total for side in found)
    ahead = [side for side in found if side.total == best]
    is_revolt = _question(view)[0].startswith("revolt")
    return ahead[-1:] if is_revolt else ahead


def describe(view: View, texts: Texts, words: Words) -> list[Text]:
    """The conflict in a few parts; none if there is none."""
    found = sides(view)
    if not found:
        return []
    prompt, fields = _question(view)
    if prompt.startswith("war"):
        title = words("huang-war", place=fields["place"])
    else:
        title = texts.text("revolt-title", colour=fields["colour"])
    parts = [Text(title, style="bold")]
    for side in found:
        who = ", ".join(texts.seat_name(seat) for seat in side.seats)
        strength = f" {side.total} = {side.on_board} + {side.committed} {who}"
        parts.append(Text.assemble((side.letter, style.WAR_SIDE), strength))
    ahead = _ahead(view, found)
    key = "huang-ahead" if len(ahead) == 1 else "huang-tied"
    letters = texts.join([side.letter for side in ahead])
    parts.append(Text(words(key, sides=letters), style="italic"))
    return parts
