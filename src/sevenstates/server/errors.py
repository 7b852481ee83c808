"""What the server refuses, as a key, its fields and an HTTP status."""

from ..core import SevenStatesError


class ServerError(SevenStatesError):
    """A refusal of the server itself; the games refuse with IllegalAction and the like."""

    def __init__(self, reason: str, status: int, **fields: object) -> None:
        super().__init__(reason, None, **fields)
        self.status = status
