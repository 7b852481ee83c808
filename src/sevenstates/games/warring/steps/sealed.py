"""What the secret questions have in common: all are asked at once, and answers lie face down."""

from typing import TYPE_CHECKING, Any

from ....core import Decision, Step, Viewer

if TYPE_CHECKING:
    from ..state import WarringState


class Sealed(Step["WarringState"]):
    """A question to several seats at once.

    An answer may take several actions; it stands in the step until the last seat is done.
    """

    __slots__ = ()

    prompt: str

    def asked(self, state: "WarringState") -> tuple[int, ...]:
        """The seats that the question was put to, whether done or not."""
        raise NotImplementedError

    def is_done(self, state: "WarringState", seat: int) -> bool:
        raise NotImplementedError

    def forget(self, state: "WarringState", viewer: Viewer) -> "Sealed":
        """The step as the viewer knows it: nobody else has answered anything."""
        raise NotImplementedError

    def own_answer(self, state: "WarringState", seat: int) -> Any:
        """What the seat has answered so far, ready for JSON."""
        raise NotImplementedError

    def pending(self, state: "WarringState") -> tuple[Decision, ...]:
        return tuple(
            Decision(seat, self.prompt, sealed=True)
            for seat in self.asked(state)
            if not self.is_done(state, seat)
        )

    def is_asked(self, state: "WarringState", seat: int) -> bool:
        return seat in self.asked(state) and not self.is_done(state, seat)

    def seen_pending(self, state: "WarringState", viewer: Viewer) -> tuple[Decision, ...]:
        """As `pending`, without telling who else is done (W-RND-4)."""
        return tuple(
            Decision(seat, self.prompt, sealed=True)
            for seat in self.asked(state)
            if seat != viewer or not self.is_done(state, seat)
        )
