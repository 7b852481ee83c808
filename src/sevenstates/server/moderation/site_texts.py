"""The host's own texts: files in the folder `texts` beside the database."""

from pathlib import Path
from typing import Literal

from .. import wire
from ..errors import Refused
from ..http.endpoint import Call, Endpoint
from ..http.site import INDEX, OFFLINE

NAMES: tuple[Literal["terms", "privacy"], ...] = ("terms", "privacy")
LANGUAGES = ("en", "de", "pl")
MAX_BYTES = 200_000


class SiteTextsApi:
    """Gives terms.LANGUAGE.md and privacy.LANGUAGE.md; English where a language has none."""

    def __init__(self, data: Path) -> None:
        self._folder = data / "texts"
        self._offline = data / OFFLINE / INDEX

    def endpoints(self) -> list[Endpoint]:
        one = "/api/texts/{name}/{language}"
        return [
            Endpoint("GET", "/api/texts", self.list, "Which texts there are.", wire.SiteTexts),
            Endpoint("GET", one, self.show, "A text of the host, in Markdown.", wire.SiteText),
        ]

    async def list(self, call: Call) -> wire.SiteTexts:
        texts = [name for name in NAMES if self._find(name, "")]
        return wire.SiteTexts(texts=texts, offline=self._offline.is_file())

    async def show(self, call: Call) -> wire.SiteText:
        name, language = call.path("name"), call.path("language")
        found = self._find(name, language) if name in NAMES else None
        if found is None or language not in LANGUAGES:
            raise Refused(404, "not-found")
        written, file = found
        text = file.read_bytes()[:MAX_BYTES].decode("utf-8", "replace")
        return wire.SiteText(language=written, markdown=text)

    def _find(self, name: str, language: str) -> tuple[str, Path] | None:
        """The language that the text is there in, and its file."""
        for one in (language, *LANGUAGES):
            file = self._folder / f"{name}.{one}.md"
            if file.is_file():
                return one, file
        return None
