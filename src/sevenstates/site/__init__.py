"""The site without a server: static files that play in the browser alone."""

from .errors import SiteError
from .export import Exported, export_site

__all__ = ["Exported", "SiteError", "export_site"]
