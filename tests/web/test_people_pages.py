"""Pages about people: results, profiles, leaderboards, invitations, playing with anyone, order."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import expect
from sqlalchemy import Connection

from sevenstates.server.accounts import people
from sevenstates.server.accounts.names import key_of
from sevenstates.server.accounts.sessions import PLAIN_NAME, Sessions
from sevenstates.server.store import Store
from tests.server.both_stores import Town
from tests.server.running import migrated_file
from tests.server.tables.client import Guest
from tests.web.site import Site, Visitor
from tests.web.test_pages import overflow, violations_in_all_themes

Visit = Callable[..., Visitor]
Come = Callable[[str], Visitor]
NAMES = ("Sun Bin", "Pang Juan", "Wei Liaozi")


class SiteTown(Town):
    """People and games that are over, written into the database of a site."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def change(self, work: object) -> None:
        self._store.write_now(work)  # type: ignore[arg-type]


class Named(Guest):
    """Somebody of whom only the name is needed."""

    def __init__(self, name: str) -> None:
        self.name = name


class Scene(NamedTuple):
    """A site, and the cookies of its people."""

    site: Site
    tokens: dict[str, str]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """Three accounts that have played, a moderator among them, and terms of the host."""
    folder = tmp_path_factory.mktemp("people")
    texts = folder / "texts"
    texts.mkdir()
    terms = "# House rules\n\nBe kind.<script>alert(1)</script>"
    (texts / "terms.en.md").write_text(terms, "utf-8")
    file = folder / "sevenstates.db"
    file.write_bytes(migrated_file())
    tokens = write_people(Store(f"sqlite:///{file}"))
    with Site(folder) as site:
        yield Scene(site, tokens)


def write_people(store: Store) -> dict[str, str]:
    """The sessions of the people, by name."""
    store.open()
    sessions, town = Sessions(store), SiteTown(store)

    def add(db: Connection) -> dict[str, str]:
        tokens = {}
        for name in NAMES:
            person = people.add_guest(db, name, 1)
            key = {"kind": "account", "name_key": key_of(name)}
            people.change(db, person.id, **key, is_moderator=name == NAMES[-1])
            tokens[name] = sessions.begin(db, person.id)
        return tokens

    tokens = store.write_now(add)
    sun, pang, _ = (Named(name) for name in NAMES)
    for at in range(1, 6):
        town.finish(sun, pang, won=0, rated=True, at=at * 1_000)
    town.finish(sun, "hard", won=0, game="huangdi", at=9_000)
    store.close()
    return tokens


@pytest.fixture
def come(scene: Scene, visit: Visit) -> Callable[[str], Visitor]:
    """Somebody who is signed in."""

    def come(name: str) -> Visitor:
        visitor = visit(scene.site, bypass_csp=True)
        cookie = {"name": PLAIN_NAME, "value": scene.tokens[name], "url": scene.site.address}
        visitor.context.add_cookies([cookie])  # type: ignore[list-item]
        return visitor

    return come


def test_results_profile_and_leaderboard(come: Come) -> None:
    visitor = come("Pang Juan")
    page = visitor.page
    visitor.go("mine")
    expect(page.locator("#finished ~ ul li").first).to_contain_text("Place 2 of 2. Won by Sun Bin.")

    visitor.go("ranks/huang?seats=2")
    row = page.get_by_role("row", name="Sun Bin")
    expect(row).to_contain_text("±")
    visitor.settle()
    assert violations_in_all_themes(page) == []
    row.get_by_role("link").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Sun Bin")
    expect(page.locator("figure polyline")).to_have_count(1)
    expect(page.locator("main")).to_contain_text("Huang Di · Bot, hard · once")
    page.get_by_role("button", name="Follow").click()
    expect(page.get_by_role("button", name="Unfollow")).to_be_visible()
    assert violations_in_all_themes(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert overflow(page) <= 0
    visitor.go("people")
    expect(page.locator("main li")).to_contain_text("Sun Bin")
    assert violations_in_all_themes(page) == []


def test_ratings_are_written_as_the_language_has_it(scene: Scene, visit: Visit) -> None:
    visitor = visit(scene.site, locale="de")
    visitor.go("people/Sun Bin")
    expect(visitor.page.get_by_role("table", name="Wertungen")).to_contain_text("11,7")


@pytest.mark.long
def test_somebody_is_invited_by_name_and_comes(come: Come) -> None:
    host, guest = come("Pang Juan"), come("Sun Bin")
    host.set_up("huang", "open")
    host.page.get_by_label("Invite a player by name").fill("Sun Bin")
    host.page.get_by_role("button", name="Invite", exact=True).click()
    expect(host.page.get_by_text("Sun Bin has been invited.")).to_be_visible()
    host.settle()
    assert violations_in_all_themes(host.page) == []

    guest.go()
    expect(guest.page.locator("main")).to_contain_text("Pang Juan invites you to HUANG, 2 players.")
    guest.settle()
    assert violations_in_all_themes(guest.page) == []
    guest.go("learn")
    expect(guest.page.locator("main")).to_contain_text("Pang Juan invites you to HUANG, 2 players.")
    guest.page.get_by_role("button", name="Accept").click()

    expect(host.page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_two_meet_by_the_button_for_anyone(scene: Scene, visit: Visit) -> None:
    first, second = visit(scene.site), visit(scene.site)
    for visitor in (first, second):
        visitor.go()
        card = visitor.page.locator("article").first
        card.locator("label:has(input[value='2'])").click()
        card.get_by_role("button", name="Play with anyone").click()
        if visitor is first:
            expect(visitor.page.get_by_text("Bots take the empty seats at")).to_be_visible()

    for visitor in (first, second):
        visitor.page.locator(".play").wait_for()


def report_a_line(author: Visitor, reader: Visitor) -> None:
    """Write something rude at a new table, and report it."""
    author.set_up("huang", "open")
    page = author.page
    page.get_by_label("Message").fill("Something rude")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_role("log")).to_contain_text("Something rude")
    table = author.page.url.split("table/")[1]

    invite = author.page.get_by_label("Link to the table").input_value().split("join/")[1]
    reader.go(f"table/{table}?invite={invite}")
    reader.page.get_by_role("button", name="Report Sun Bin").click()
    reader.page.get_by_label("What is wrong?").fill("Insults everybody")
    assert violations_in_all_themes(reader.page) == []
    reader.page.get_by_role("button", name="Send report").click()
    expect(reader.page.get_by_role("dialog")).to_contain_text("Thank you.")
    reader.page.get_by_role("dialog").get_by_role("button", name="Close").last.click()


def test_a_line_is_reported_removed_and_put_back(come: Come) -> None:
    author, reader, moderator = (come(name) for name in NAMES)
    report_a_line(author, reader)

    moderator.go("moderation")
    desk = moderator.page
    report = desk.locator("li", has_text="Insults everybody")
    report.get_by_role("button", name="Take action").click()
    desk.get_by_role("dialog").get_by_label("Reason").fill("Rude words")
    desk.get_by_role("dialog").get_by_role("button", name="Remove the message").click()
    for visitor in (author, reader):
        expect(visitor.page.get_by_role("log")).to_contain_text("Message removed")
    report.get_by_role("button", name="Resolved").click()
    expect(report).to_have_count(0)
    desk.get_by_role("radio", name="Resolved").check(force=True)
    expect(report).to_contain_text("Resolved: Wei Liaozi")
    report.get_by_role("button", name="Reopen").click()
    expect(report).to_have_count(0)
    desk.get_by_role("radio", name="Open").check(force=True)
    expect(report.get_by_role("button", name="Dismiss")).to_be_visible()
    moderator.settle()
    assert violations_in_all_themes(desk) == []
    desk.locator("ol").get_by_role("button", name="Reverse").click()
    desk.get_by_role("dialog").get_by_label("Reason").fill("A mistake")
    desk.get_by_role("dialog").get_by_role("button", name="Reverse").click()
    for visitor in (author, reader):
        expect(visitor.page.get_by_role("log")).to_contain_text("Something rude")


@pytest.mark.long
def test_who_is_muted_reads_it_and_the_terms_are_linked(come: Come) -> None:
    muted, moderator = come("Sun Bin"), come("Wei Liaozi")
    act = {"kind": "mute", "name": "Sun Bin", "minutes": 60, "reason": "Rude words"}
    api = f"{moderator.site.address}api/moderation/acts"
    done = moderator.context.request.post(api, data=act)
    muted.go()
    expect(muted.page.locator(".notice")).to_contain_text("has muted you until")
    expect(muted.page.locator(".notice")).to_contain_text("Rude words")
    number = done.json()["acts"][0]["id"]
    moderator.context.request.post(f"{api}/{number}/reverse", data={"reason": "Enough"})

    muted.page.get_by_role("link", name="Terms of use").click()
    expect(muted.page.get_by_role("heading", level=1)).to_have_text("House rules")
    expect(muted.page.locator("article")).to_contain_text("<script>alert(1)</script>")
    assert violations_in_all_themes(muted.page) == []


def test_a_table_that_was_closed_before_its_game_says_so(come: Come) -> None:
    host, moderator = come("Sun Bin"), come("Wei Liaozi")
    host.set_up("huang", "open")
    expect(host.page.get_by_role("button", name="Start the game")).to_be_visible()

    act = {"kind": "ban", "name": "Sun Bin", "minutes": 60, "reason": "Rude words"}
    api = f"{moderator.site.address}api/moderation/acts"
    done = moderator.context.request.post(api, data=act)

    closed = host.page.get_by_role("status").filter(has_text="This table was closed")
    expect(closed).to_have_text("This table was closed before the end.")
    assert violations_in_all_themes(host.page) == []
    number = done.json()["acts"][0]["id"]
    moderator.context.request.post(f"{api}/{number}/reverse", data={"reason": "Enough"})
    host.page.get_by_role("link", name="Other games").click()
    expect(host.page.get_by_role("heading", level=1)).to_have_text(
        "Kings, walls and warring states"
    )
