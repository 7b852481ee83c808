"""The browser client: files of the package's `web` folder."""

import html
import re
from pathlib import Path

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from .. import __file__ as package_file
from .errors import language_of
from .words import Words

FOLDER = Path(package_file).parent / "web"
YEAR = "public, max-age=31536000, immutable"
_BASE = re.compile(r'<base href="[^"]*"')
_PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Seven States</title></head>
<body><h1>Seven States</h1><p>{told}</p><p><a href="{prefix}/api/openapi.json">{api}</a></p></body>
</html>
"""


class Site:
    """Gives the client's files; every other path that is no file is a page of the client."""

    def __init__(self, folder: Path, prefix: str) -> None:
        self.folder = folder
        self.prefix = prefix

    def routes(self) -> list[Route]:
        compressed = [Middleware(GZipMiddleware, minimum_size=1000)]
        return [Route("/{path:path}", self.answer, methods=["GET"], middleware=compressed)]

    async def answer(self, request: Request) -> Response:
        path: str = request.path_params["path"]
        if not (self.folder / "index.html").is_file():
            return self._not_built(request)
        file = (self.folder / path).resolve()
        if not file.is_relative_to(self.folder.resolve()):
            return PlainTextResponse("", 404)
        if path and path != "index.html" and file.is_file():
            cache = YEAR if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"cache-control": cache})
        if "." in path.rpartition("/")[2] and path != "index.html":
            return PlainTextResponse("", 404)
        return self._index()

    def _index(self) -> Response:
        """The page, told where it lies, so that its links are right under any prefix."""
        text = (self.folder / "index.html").read_text("utf-8")
        page = _BASE.sub(f'<base href="{html.escape(self.prefix)}/"', text, count=1)
        return HTMLResponse(page, headers={"cache-control": "no-cache"})

    def _not_built(self, request: Request) -> Response:
        language = language_of(request.headers.get("accept-language", ""))
        words = Words(language)
        page = _PAGE.format(
            language=language,
            told=html.escape(words("client-not-built")),
            api=html.escape(words("client-api")),
            prefix=html.escape(self.prefix),
        )
        found = not request.path_params["path"]
        return HTMLResponse(page, 200 if found else 404, headers={"vary": "accept-language"})
