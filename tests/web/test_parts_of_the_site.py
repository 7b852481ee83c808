"""Each part of the site by keyboard alone: both kinds of store, both sizes, all languages."""

import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import ViewportSize, expect

from sevenstates.server.accounts import people
from sevenstates.server.store import Store
from tests.patience import wait_until
from tests.server.notices.services import MailSink, mail_sink, text_of
from tests.server.postgres import running_postgres
from tests.server.tables.external import Program
from tests.web.by_keyboard import PASSWORD, Typist
from tests.web.site import Site, Visitor
from tests.web.test_pages import overflow, violations_in_all_themes

pytestmark = pytest.mark.long
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
ME, OPEN = {"kind": "me"}, {"kind": "open"}
Come = Callable[[str], Typist]


class Stage(NamedTuple):
    """The kind of store, and what the browsers are like."""

    store: str
    viewport: ViewportSize
    language: str


STAGES = {
    "sqlite-desktop-en": Stage("sqlite", DESKTOP, "en"),
    "sqlite-phone-pl": Stage("sqlite", PHONE, "pl"),
    "postgres-phone-de": Stage("postgres", PHONE, "de"),
    "postgres-desktop-pl": Stage("postgres", DESKTOP, "pl"),
}


class Scene(NamedTuple):
    """A site that sends mails, and its database."""

    site: Site
    mail: MailSink
    database: str
    stage: Stage


@pytest.fixture(scope="module", params=STAGES.values(), ids=[*STAGES])
def scene(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Scene]:
    stage: Stage = request.param
    folder: Path = tmp_path_factory.mktemp(stage.store)
    (folder / "texts").mkdir()
    (folder / "texts" / "terms.en.md").write_text("# House rules\n\nBe kind.", "utf-8")
    with ExitStack() as stack:
        database, words = f"sqlite:///{folder / 'sevenstates.db'}", []
        if stage.store == "postgres":
            database = stack.enter_context(running_postgres())
            words = ["--database", database]
        mail = stack.enter_context(mail_sink())
        words += ["--public-url", "http://play.example.org/", "--smtp-url", mail.url]
        words += ["--mail-from", "games@example.org", "--notices", "feed"]
        site = stack.enter_context(Site(folder, *words))
        yield Scene(site, mail, database, stage)


@pytest.fixture
def come(scene: Scene, visit: Callable[..., Visitor]) -> Come:
    """Sends somebody whose browser has the size and the language of the stage."""
    _, viewport, language = scene.stage

    def send(name: str) -> Typist:
        how = {"viewport": viewport, "locale": language, "bypass_csp": True}
        return Typist(visit(scene.site, words=False, **how), language, name)

    return send


def look(typist: Typist) -> None:
    """The page that is shown fits the screen, and everybody can read it."""
    typist.visitor.settle()
    assert violations_in_all_themes(typist.page) == []
    typist.page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert overflow(typist.page) <= 0


@pytest.mark.parametrize("game", ["huang", "huangdi", "warring"])
def test_puzzles(come: Come, game: str) -> None:
    su = come("Su Qin")
    su.visitor.go("puzzles")
    look(su)
    name = su.page.locator(f"a[href='#/puzzles/{game}']").first
    su.press(name)
    desk = su.page.locator(".desk[data-puzzle]")
    first = desk.get_attribute("data-puzzle")
    su.page.locator(".stage").first.wait_for()
    look(su)
    su.press(su.button("puzzle-show"))
    expect(su.page.locator(".answer")).to_contain_text(su.say("puzzle-best"))
    look(su)
    su.press(su.button("puzzle-next"))
    expect(su.page.locator(f".desk:not([data-puzzle='{first}'])")).to_be_visible()


def test_notices(come: Come, scene: Scene) -> None:
    su = come("Su Qin")
    address = f"su{su.name.rpartition(' ')[2]}@example.org"
    su.visitor.go("account")
    form = su.page.get_by_role("region", name=su.say("email"), exact=True)
    su.write(form.get_by_label(su.say("email-address")), address)
    su.write(form.get_by_label(su.say("field-password")), PASSWORD)
    su.page.keyboard.press("Enter")
    expect(form).to_contain_text(su.say("email-unconfirmed"))
    wait_until(lambda: any(mail["To"] == address for mail in scene.mail.mails))
    (mail,) = (mail for mail in scene.mail.mails if mail["To"] == address)
    (path,) = re.findall(r"#/(\w+/7s-\S+)", text_of(mail))
    su.visitor.go(path)
    look(su)
    su.press(su.button("mailed-confirm-do"))
    expect(su.page.get_by_role("status").first).to_have_text(su.say("mailed-confirm-done"))
    su.press(su.page.get_by_role("link", name=su.say("to-account")))
    su.reach(form.locator("input[value=off]"))
    su.page.keyboard.press("ArrowRight")
    expect(form.locator("input[value=hour]")).to_be_checked()
    su.press(su.button("feed-make"))
    feed = su.page.get_by_role("region", name=su.say("feed"), exact=True)
    expect(feed).to_contain_text("/api/feed/7s-")
    look(su)
    su.press(su.button("stop-all"))
    expect(form.locator("input[value=off]")).to_be_checked()


def test_standing_orders(come: Come) -> None:
    su = come("Su Qin")
    for game, kinds in (("huang", 4), ("huangdi", 1), ("warring", 4)):
        su.visitor.set_up(game, *["random"] * (2 if game == "warring" else 1))
        su.press(su.page.get_by_role("button", name=su.say("table"), exact=True))
        su.press(su.page.locator("summary", has_text=su.say("orders")))
        expect(su.page.locator("fieldset", has=su.button("order-give"))).to_have_count(kinds)
        look(su)
        su.press(su.page.get_by_role("button", name=su.say("order-give")).last)
        withdraw = su.page.get_by_role("button", name=su.say("order-withdraw"))
        expect(withdraw).to_have_count(1)
        look(su)
        su.press(withdraw)
        expect(su.page.get_by_text(su.say("orders-none"))).to_be_visible()


def test_people_follow_and_invite_each_other(come: Come) -> None:
    su, sun = come("Su Qin"), come("Sun Bin")
    su.visitor.go(f"people/{sun.name}")
    su.press(su.button("follow"))
    expect(su.button("unfollow")).to_be_visible()
    look(su)
    su.visitor.go("people")
    expect(su.page.locator("main")).to_contain_text(sun.name)
    look(su)
    su.visitor.set_up("huang", "open")
    su.write(su.page.locator("#invite-name"), sun.name)
    su.page.keyboard.press("Enter")
    expect(su.page.get_by_text(su.say("invited", name=sun.name))).to_be_visible()
    look(su)
    sun.visitor.go("learn")
    sun.press(sun.button("accept"))
    expect(su.button("start-game")).to_be_enabled()
    look(sun)
    su.press(su.button("start-game"))
    for one in (su, sun):
        one.page.locator(".play").wait_for()


def test_strangers_meet_and_ratings_keep_them_apart(come: Come) -> None:
    su, sun = come("Su Qin"), come("Sun Bin")
    for one in (su, sun):
        one.visitor.go()
        card = one.page.locator("article").nth(1)
        one.press(card.get_by_role("button", name=re.compile(one.say("play-anyone"))))
        one.page.locator(".play, .lobby").first.wait_for()
    look(su)
    for one in (su, sun):
        one.page.locator(".play").wait_for()

    su.visitor.go("new/huang")
    su.press(su.page.locator("summary", has_text=su.say("more-options")))
    su.write(su.page.get_by_label(su.say("skill-bound-least"), exact=True), "12")
    look(su)
    su.choose(su.page.locator("#seat-1"), "open")
    su.press(su.button("open-table"))
    shown = su.say("skill-only", skill=su.say("skill-least", least=12))
    expect(su.page.get_by_text(shown)).to_be_visible()
    table = su.page.url.partition("table/")[2]
    invite = su.get(f"tables/{table}")["table"]["invite"]
    sun.visitor.go(f"table/{table}?invite={invite}")
    expect(sun.page.get_by_text(shown)).to_be_visible()
    sun.press(sun.button("sit-down"))
    expect(sun.page.get_by_role("alert")).to_contain_text("12")
    assert sun.visitor.forgive("other-skill") <= 1
    look(sun)


def test_the_next_game_has_its_seats_moved_on(come: Come) -> None:
    su, sun = come("Su Qin"), come("Sun Bin")
    table = play_out(su, sun)
    su.visitor.go(f"table/{table}")
    look(su)
    su.press(su.button("rematch"))
    su.page.wait_for_url(lambda address: table not in address)
    expect(su.page.locator("li", has_text=sun.name).first).to_be_visible()
    seats = su.get(f"tables/{su.page.url.partition('table/')[2]}")["table"]["seats"]
    assert [seat["name"] for seat in seats] == [sun.name, su.name]
    look(su)
    sun.visitor.go(f"table/{table}")
    sun.press(sun.page.get_by_role("link", name=sun.say("to-rematch")))
    expect(sun.page.locator("li", has_text=su.name).first).to_be_visible()
    su.press(su.button("start-game"))
    for one in (su, sun):
        one.page.locator(".play").wait_for()


def play_out(one: Typist, other: Typist) -> str:
    """A game of two that is over."""
    plan = {"game": "huang", "seats": [ME, OPEN], "options": {"short": True}}
    table = str(one.post("tables", plan)["id"])
    commands, chance = f"tables/{table}/commands", random.Random(5)
    other.post(commands, {"type": "take-seat", "id": "take-the-seat", "seat": 1})
    one.post(commands, {"type": "start", "id": "start-the-game"})
    for number in range(10_000):
        for person in (one, other):
            now = person.get(f"tables/{table}")
            if now["table"]["status"] == "over":
                return table
            if now["ask"]:
                legal = [move["text"] for move in now["ask"]["legal"]]
                action = max(chance.sample(legal, min(9, len(legal))), key=len)
                move = {"position": now["position"], "action": action}
                person.post(commands, {"type": "act", "id": f"move-{number:06}", **move})
    raise AssertionError("the game does not end")


def test_order(come: Come, scene: Scene) -> None:
    su, sun, mo = (come(name) for name in ("Su Qin", "Sun Bin", "Mo Di"))
    store = Store(scene.database)
    store.open()
    row = store.read_now(lambda db: people.find_account(db, mo.name))
    assert row is not None
    store.write_now(lambda db: people.change(db, row.id, is_moderator=True))
    store.close()
    su.visitor.set_up("huang", "open")
    table = su.page.url.partition("table/")[2]
    su.post(f"tables/{table}/commands", {"type": "say", "id": "say-it-01", "text": "Rude words"})
    invite = su.get(f"tables/{table}")["table"]["invite"]
    sun.visitor.go(f"table/{table}?invite={invite}")
    sun.press(sun.button("report-named", name=su.name))
    sun.write(sun.page.get_by_label(sun.say("report-why")), f"Insults {su.name}")
    look(sun)
    sun.press(sun.button("report-send"))
    expect(sun.page.get_by_role("dialog")).to_contain_text(sun.say("report-sent"))

    mo.visitor.go("moderation")
    report = mo.page.locator("li", has_text=f"Insults {su.name}")
    mo.press(report.get_by_role("button", name=mo.say("act-now")))
    dialog = mo.page.get_by_role("dialog")
    mo.write(dialog.get_by_label(mo.say("reason-shown")), "Rude")
    look(mo)
    mo.press(dialog.get_by_role("button", name=mo.say("act-remove-line")))
    for one in (su, sun):
        expect(one.page.get_by_role("log")).to_contain_text(one.say("line-removed"))
    mo.press(report.get_by_role("button", name=mo.say("report-done")))
    expect(report).to_have_count(0)
    look(mo)
    mo.press(mo.page.locator("ol").get_by_role("button", name=mo.say("take-back")).first)
    mo.write(dialog.locator("input"), "A mistake")
    mo.press(dialog.get_by_role("button", name=mo.say("take-back")))
    for one in (su, sun):
        expect(one.page.get_by_role("log")).to_contain_text("Rude words")


def test_outside_program(come: Come) -> None:
    su = come("Su Qin")
    su.visitor.set_up("huang", "open")
    su.press(su.button("seat-program"))
    su.press(su.button("program-string"))
    string = su.page.get_by_label(su.say("program-string"), exact=True).last
    program = Program(string.input_value())
    program.say(agent="Duke Huan", ready=True)
    expect(su.page.locator("li", has_text="Duke Huan")).to_be_visible()
    look(su)
    su.press(su.button("start-game"))
    su.page.locator(".play").wait_for()
    su.press(su.page.get_by_role("button", name=su.say("table"), exact=True))
    look(su)
    su.press(su.button("program-stop"))
    expect(su.button("program-stop")).to_be_focused()
    su.page.keyboard.press("Enter")
    expect(su.button("program-renew")).to_have_count(0)
    assert not program.state()["yourTurn"]
    program.http.close()
