"""Who sits and who looks."""

Seat = int
"""0 to n-1, clockwise."""
Viewer = Seat | None
"""A seat, or None for a spectator."""
