"""A server for one person, without network or database: it runs in the browser, in Pyodide."""

from .server import LocalServer, Response

__all__ = ["LocalServer", "Response"]
