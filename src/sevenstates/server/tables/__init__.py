"""Tables: games being played, kept on disk change by change."""

from .service import Tables

__all__ = ["Tables"]
