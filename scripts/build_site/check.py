"""Faults of pages that Zensical lets pass: it checks the links between pages, and their anchors."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

IMAGE = re.compile(r"!\[[^\]]*\]\((?P<target>[^)\s]+)")


def faults(folder: Path) -> list[str]:
    """What is wrong with the pages in `folder`, a sentence each."""
    docs = folder / "docs"
    pages = {page.relative_to(docs).as_posix(): page for page in sorted(docs.rglob("*.md"))}
    nav = set(
        listed(tomllib.loads((folder / "zensical.toml").read_text("utf-8"))["project"]["nav"])
    )
    return [
        *(f"{page} is not in the nav of zensical.toml." for page in pages if page not in nav),
        *(f"The nav of zensical.toml has {page}, which is no page." for page in nav - pages.keys()),
        *(
            f"{name} shows {image['target']}, which does not exist."
            for name, page in pages.items()
            for image in IMAGE.finditer(page.read_text("utf-8"))
            if not (page.parent / image["target"]).is_file()
        ),
    ]


def listed(nav: Any) -> Iterator[str]:
    """The pages of a nav: paths, or lists of them by their titles."""
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from listed(part)
