"""The site without a server: exported once, served as plain files, and visitors of it."""

import os
import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from scripts.prepare_site import PARTS
from sevenstates.cli.words import Words
from sevenstates.site import SiteError, export, export_site
from tests.web.site import Site, Visitor

CHANCE = """
let drawn = 1;
const real = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => {
  if (bytes.byteLength < 32) return real(bytes);
  const all = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let n = 0; n < all.length; n++) all[n] = (drawn = (drawn * 48271) % 2147483647) >> 8;
  return bytes;
};
"""
"""The worker draws the same in every run; the ids of tables, which are shorter, differ."""


class StaticSite(Site):
    """A folder of files, served by Python's own server."""

    blank = "icon.svg"

    def command(self, port: int) -> list[str]:
        where = ["--bind", "127.0.0.1", "--directory", str(self._data)]
        return [sys.executable, "-u", "-m", "http.server", str(port), *where]


def export_for_tests(folder: Path, *, more: str = "") -> None:
    """Export the site with fixed draws, and more in the page's head; skip where that cannot be."""
    client = export._client()
    [worker] = [name for name in client if re.search(r"/worker-[^/]*\.js$", name)]
    client[worker] = CHANCE.encode() + client[worker]
    client["index.html"] = client["index.html"].replace(b"</head>", f"{more}</head>".encode())
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(export, "_client", lambda: dict(client))
        try:
            export_site(folder, PARTS)
        except SiteError as error:
            sentence = Words("en")(error.key, **error.fields)
            assert "CI" not in os.environ, sentence
            pytest.skip(f"The site without a server could not be made. {sentence}")


def wait_until_loaded(visitor: Visitor) -> None:
    """Wait until Python runs in the page."""
    expect(visitor.page.locator(".notice progress")).to_have_count(0)


def wait_until_kept(visitor: Visitor) -> None:
    """Wait until the browser has every file of the site."""
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
