"""The site as a web app: what the manifest promises is there, under any address."""

from collections.abc import Callable
from typing import Any

from tests.web.site import Site, Visitor


def test_page_can_be_installed(site: Site, visit: Callable[..., Visitor]) -> None:
    visitor = visit(site)
    visitor.go()
    visitor.page.locator("article").first.wait_for()
    session = visitor.context.new_cdp_session(visitor.page)

    manifest: dict[str, Any] = session.send("Page.getAppManifest")

    assert manifest["url"] == f"{site.address}app.webmanifest"
    assert not manifest["errors"]
    # A context without a profile counts as private browsing, where nothing is installed.
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {fault["errorId"] for fault in found} <= {"in-incognito"}


def test_code_is_kept_for_good_and_the_page_is_not(
    site: Site, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(site)
    kept: dict[str, str] = {}
    visitor.page.on(
        "response",
        lambda answer: kept.update({answer.url: answer.headers.get("cache-control", "")}),
    )
    visitor.go()
    visitor.page.locator("article").first.wait_for()

    code = [rule for url, rule in kept.items() if url.endswith((".js", ".css"))]
    assert code
    assert all("immutable" in rule for rule in code)
    assert "immutable" not in kept[site.address]
