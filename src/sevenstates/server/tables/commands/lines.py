"""Lines of chat that were removed or put back."""

from ..model.changeset import Changeset


def tell_of_line(changeset: Changeset, line: int | None) -> bool:
    """A change by which everybody at the table reads that line again."""
    changeset.add_event("line_changed", None, line=line)
    return True
