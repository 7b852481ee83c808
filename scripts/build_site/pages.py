"""Pages of docs/ as the site needs them: links that leave the folder, and blocks of code."""

import re
from pathlib import Path

from .clauses import ROOT
from .rules import page_name

DOCS = ROOT / "docs"
BLOCK = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
OPENING = re.compile(r"^```(?P<info>[^\n`]+)$", re.MULTILINE)
LINK = re.compile(r"(?<=\]\()(?P<target>[^)#\s]+)(?=[^)]*\))")
RULES = re.compile(r"src/sevenstates/games/(?P<key>\w+)/words/RULES(?:\.(?P<language>\w+))?\.md")


def adapt(text: str, page: Path, repository: str) -> str:
    """The text of a page, whose path is below docs/."""

    def linked(link: re.Match[str]) -> str:
        return target(link["target"], page, repository)

    return "".join(
        OPENING.sub(opening, part) if part.startswith("```") else LINK.sub(linked, part)
        for part in BLOCK.split(text)
    )


def opening(block: re.Match[str]) -> str:
    """A block's language, with its file as a title, without the words that only tests read."""
    language, *words = block["info"].split()
    files = [word.removeprefix("file=") for word in words if word.startswith("file=")]
    return " ".join([f"```{language}", *(f'title="{file}"' for file in files)])


def target(link: str, page: Path, repository: str) -> str:
    """Where a link leads: to a page of the site, or into the repository."""
    found = (DOCS / page.parent / link).resolve()
    if "://" in link or found.is_relative_to(DOCS):
        return link
    path = found.relative_to(ROOT).as_posix()
    if rules := RULES.fullmatch(path):
        up = "../" * len(page.parent.parts)
        return f"{up}rules/{page_name(rules['key'], rules['language'] or 'en')}"
    return f"{repository}/{'tree' if found.is_dir() else 'blob'}/main/{path}"
