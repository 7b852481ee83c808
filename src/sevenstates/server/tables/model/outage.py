"""A time when no server ran, as the clocks of a table see it."""

Outage = tuple[int, int]
"""Its beginning and its end."""


def shifted(moment: int, outages: list[Outage]) -> int:
    """A moment before the outages as the clocks see it: later by as long as they lasted."""
    for began, ended in outages:
        if moment < ended:
            moment = min(moment + ended - began, ended)
    return moment
