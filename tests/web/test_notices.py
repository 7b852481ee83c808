"""The account page switches notices on, and they arrive in the browser."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.patience import wait_until
from tests.server.notices.conftest import notice_config
from tests.server.notices.services import Browser, MailSink, WebSink, mail_sink, text_of, web_sink
from tests.server.running import serving
from tests.web.site import Site, Visitor
from tests.web.test_pages import violations

SUBSCRIBING = """
const [endpoint, keys] = %s;
const subscription = {
  endpoint,
  toJSON: () => ({ endpoint, keys }),
  unsubscribe: async () => localStorage.removeItem('subscribed'),
};
PushManager.prototype.subscribe = async () => {
  localStorage.setItem('subscribed', 'yes');
  return subscription;
};
PushManager.prototype.getSubscription = async () =>
  localStorage.getItem('subscribed') ? subscription : null;
Notification.requestPermission = async () => 'granted';
"""
"""The browser subscribes at a push service of ours: it knows only its maker's."""

RECORDING = """
() => {
  self.shown = [];
  self.opened = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    self.shown.push({ title, ...options });
  };
  Clients.prototype.openWindow = async (address) => self.opened.push(address);
}
"""
"""A browser without windows shows no notices: the worker's wish to do so is what can be seen."""

CLICK = """
async (data) => {
  const event = new ExtendableEvent('notificationclick');
  event.notification = { data, close() {} };
  const done = new Promise((resolve) => (event.waitUntil = resolve));
  self.dispatchEvent(event);
  await (await done);
}
"""

RENEWED = """
async (subscription) => {
  const event = new ExtendableEvent('pushsubscriptionchange');
  event.newSubscription = { toJSON: () => subscription };
  const done = new Promise((resolve) => (event.waitUntil = resolve));
  self.dispatchEvent(event);
  await (await done);
}
"""


@pytest.fixture(scope="module")
def mail() -> Iterator[MailSink]:
    with mail_sink() as sink:
        yield sink


@pytest.fixture(scope="module")
def web() -> Iterator[WebSink]:
    with web_sink() as sink:
        yield sink


@pytest.fixture(scope="module")
def notifying(tmp_path_factory: pytest.TempPathFactory, mail: MailSink) -> Iterator[Site]:
    """A site that sends notices, in this process: that takes half the time."""
    folder = tmp_path_factory.mktemp("notifying")
    config = notice_config(folder, mail, public_url="http://play.example.org/")
    with serving(config) as running:
        site = Site(folder)
        site.address = f"{running.url}/"
        yield site


def part(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def test_notices_are_switched_on_and_arrive(
    notifying: Site, visit: Callable[..., Visitor], mail: MailSink, web: WebSink
) -> None:
    visitor, browser = visit(notifying), Browser()
    keys = browser.subscription(f"{web.url}/push")
    endpoint = keys.pop("endpoint")
    visitor.context.add_init_script(SUBSCRIBING % json.dumps([endpoint, keys]))
    page = sign_up(visitor)

    page.get_by_role("button", name="Switch on").press("Enter")
    expect(part(page, "In this browser").get_by_role("status")).to_have_text("On in this browser.")
    email = part(page, "Email")
    email.get_by_label("Email address").fill("su@example.org")
    email.get_by_label("Password").fill("six seals of office")
    email.get_by_label("Password").press("Enter")
    expect(email).to_contain_text("Not confirmed yet")
    visitor.go(link_in(mail))
    page.get_by_role("button", name="Confirm").press("Enter")
    expect(page.get_by_role("status")).to_have_text("Your address is confirmed.")
    page.get_by_role("link", name="To your account").press("Enter")
    email.get_by_label("At most one an hour").check(force=True)
    expect(email.get_by_role("status")).to_have_text("Saved.")
    part(page, "Feed").get_by_role("button", name="Create an address").press("Enter")
    expect(part(page, "Feed")).to_contain_text("http://play.example.org/api/feed/7s-")
    assert violations(page) == []

    page.get_by_role("button", name="Send a test").press("Enter")
    wait_until(lambda: web.received and len(mail.mails) == 2)
    assert json.loads(browser.open(web.received[0].body))["title"] == "Test notification"
    page.get_by_role("button", name="Switch everything off").press("Enter")
    expect(page.get_by_role("button", name="Switch on")).to_be_visible()
    shows_what_is_pushed(visitor, page)
    renewed = Browser().subscription(f"{web.url}/renewed")
    endpoint = renewed.pop("endpoint")
    (worker,) = visitor.context.service_workers
    worker.evaluate(RENEWED, {"endpoint": endpoint, "keys": renewed})
    known = visitor.context.request.get(f"{notifying.address}api/notices").json()
    assert [channel["target"] for channel in known["channels"]] == [endpoint]


def sign_up(visitor: Visitor) -> Page:
    visitor.go("account")
    form = visitor.page.locator("form", has_text="Create account")
    form.get_by_label("Name").fill("Su Qin")
    form.get_by_label("password").fill("six seals of office")
    form.get_by_role("button").click()
    return visitor.page


def link_in(mail: MailSink) -> str:
    """The page that the last mail leads to."""
    wait_until(lambda: mail.mails)
    (path,) = re.findall(r"#/(\w+/7s-\S+)", text_of(mail.mails[-1]))
    return str(path)


def shows_what_is_pushed(visitor: Visitor, page: Page) -> None:
    """The worker shows what a push service delivers, and a click opens the table."""
    (worker,) = visitor.context.service_workers
    worker.evaluate(RECORDING)
    tools = visitor.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    wait_until(lambda: page.evaluate("true") and found)
    data = {"title": "Your turn", "body": "Somewhere", "tag": "turn x", "path": "#/table/x"}
    origin = visitor.site.address.rstrip("/")
    message = {"origin": origin, "registrationId": found[-1], "data": json.dumps(data)}
    tools.send("ServiceWorker.deliverPushMessage", message)
    wait_until(lambda: worker.evaluate("() => self.shown"))
    (shown,) = worker.evaluate("() => self.shown")
    assert (shown["title"], shown["body"], shown["tag"]) == ("Your turn", "Somewhere", "turn x")
    worker.evaluate(CLICK, shown["data"])
    assert worker.evaluate("() => self.opened") == [f"{visitor.site.address}#/table/x"]


def test_a_forgotten_password_is_replaced(
    notifying: Site, visit: Callable[..., Visitor], mail: MailSink
) -> None:
    visitor = visit(notifying)
    visitor.go("account")
    page = visitor.page
    form = page.locator("form", has_text="Forgot your password?")
    form.get_by_label("Email address").fill("nobody@example.org")
    form.get_by_role("button").press("Enter")
    expect(form.get_by_role("status")).to_contain_text("the email is on its way")
    visitor.go("recover/7s-nonsense-nonsense")
    page.get_by_label("New password").fill("seven seals of office")
    page.get_by_role("button", name="Save password").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("This link has been used")
    assert violations(page) == []
    assert visitor.forgive("bad-link") == 1
