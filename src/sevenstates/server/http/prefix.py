"""Serves the site under a path, whether the reverse proxy cuts that path off or not."""

from starlette.types import ASGIApp, Receive, Scope, Send


class Prefix:
    """Sets the root path that routes and links are relative to."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.prefix and scope["type"] in ("http", "websocket"):
            path: str = scope["path"]
            if path != self.prefix and not path.startswith(f"{self.prefix}/"):
                path = self.prefix + path
            scope = {**scope, "path": path, "root_path": self.prefix}
        await self.app(scope, receive, send)
