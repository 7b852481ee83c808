"""The browser client: files of the package's `web` folder."""

import html
from pathlib import Path

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from ... import __file__ as package_file
from ..errors import language_of
from ..security.headers import PYTHON_SECURITY_POLICY
from ..texts import ServerTexts

FOLDER = Path(package_file).parent / "web"
INDEX = "index.html"
OFFLINE = "offline"
"""The folder beside the database, and the path, of the site that `export-site` writes."""
YEAR = "public, max-age=31536000, immutable"
NAMED_BY_CONTENT = ("assets/", "local/")
"""Folders whose files have the hash of their content in their names."""
MEDIA = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
"""Media types that must be right, and that not every system knows."""

_PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Seven States</title></head>
<body><h1>Seven States</h1><p>{text}</p><p><a href="{prefix}/api/openapi.json">{api}</a></p></body>
</html>
"""


class Files:
    """Files of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    def give(self, path: str) -> Response | None:
        """The file at a path; None if there is no such file, or no file can have the path."""
        try:
            file = (self.folder / path).resolve()
            if not file.is_relative_to(self.folder) or not file.is_file():
                return None
        except (OSError, ValueError):
            return None
        cache = YEAR if path.startswith(NAMED_BY_CONTENT) else "no-cache"
        media = MEDIA.get(file.suffix)
        return FileResponse(file, headers={"cache-control": cache}, media_type=media)


class ExportedSite(Files):
    """Gives the site without a server, which browsers keep for times without a connection."""

    def routes(self) -> list[Route]:
        return [Route(f"/{OFFLINE}/{{path:path}}", self.answer, methods=["GET"])]

    async def answer(self, request: Request) -> Response:
        found = self.give(request.path_params["path"] or INDEX)
        if found is None:
            texts = ServerTexts(language_of(request.headers.get("accept-language", "")))
            return PlainTextResponse(texts("refused-not-found"), 404)
        found.headers["content-security-policy"] = PYTHON_SECURITY_POLICY
        return found


class Site(Files):
    """Gives the client's files; their links are relative, so any prefix will do."""

    def __init__(self, folder: Path, prefix: str) -> None:
        super().__init__(folder)
        self.prefix = prefix

    def routes(self) -> list[Route]:
        compressed = [Middleware(GZipMiddleware, minimum_size=1000)]
        return [Route("/{path:path}", self.answer, methods=["GET"], middleware=compressed)]

    async def answer(self, request: Request) -> Response:
        path: str = request.path_params["path"] or INDEX
        texts = ServerTexts(language_of(request.headers.get("accept-language", "")))
        if (found := self.give(path)) is not None:
            return found
        if path == INDEX:
            return self._not_built(texts)
        return PlainTextResponse(texts("refused-not-found"), 404)

    def _not_built(self, texts: ServerTexts) -> Response:
        page = _PAGE.format(
            language=texts.language,
            text=html.escape(texts("client-not-built")),
            api=html.escape(texts("client-api")),
            prefix=html.escape(self.prefix),
        )
        return HTMLResponse(page, headers={"vary": "accept-language"})
