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
from ..texts import ServerTexts

FOLDER = Path(package_file).parent / "web"
INDEX = "index.html"
YEAR = "public, max-age=31536000, immutable"
MEDIA = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Media types that must be right, and that not every system knows."""

_PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Seven States</title></head>
<body><h1>Seven States</h1><p>{text}</p><p><a href="{prefix}/api/openapi.json">{api}</a></p></body>
</html>
"""


class Site:
    """Gives the client's files; their links are relative, so any prefix will do."""

    def __init__(self, folder: Path, prefix: str) -> None:
        self.folder = folder.resolve()
        self.prefix = prefix

    def routes(self) -> list[Route]:
        compressed = [Middleware(GZipMiddleware, minimum_size=1000)]
        return [Route("/{path:path}", self.answer, methods=["GET"], middleware=compressed)]

    async def answer(self, request: Request) -> Response:
        path: str = request.path_params["path"] or INDEX
        texts = ServerTexts(language_of(request.headers.get("accept-language", "")))
        file = self._find(path)
        if file is not None:
            # What lies in assets has the hash of its content in its name.
            cache = YEAR if path.startswith("assets/") else "no-cache"
            media = MEDIA.get(file.suffix)
            return FileResponse(file, headers={"cache-control": cache}, media_type=media)
        if path == INDEX:
            return self._not_built(texts)
        return PlainTextResponse(texts("refused-not-found"), 404)

    def _find(self, path: str) -> Path | None:
        """The file at a path; none if there is no such file, or no file can have the path."""
        try:
            file = (self.folder / path).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):
            return None

    def _not_built(self, texts: ServerTexts) -> Response:
        page = _PAGE.format(
            language=texts.language,
            text=html.escape(texts("client-not-built")),
            api=html.escape(texts("client-api")),
            prefix=html.escape(self.prefix),
        )
        return HTMLResponse(page, headers={"vary": "accept-language"})
