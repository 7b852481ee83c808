"""The browser client is served from the package, under any prefix."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sevenstates.server import app
from tests.server.running import Running, plain_config, serving

INDEX = '<!doctype html><script src="./assets/main-abc.js"></script>'


@pytest.fixture(scope="module", params=["", "/games"])
def prefix(request: pytest.FixtureRequest) -> str:
    prefix: str = request.param
    return prefix


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("site") / "web"


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, folder: Path, prefix: str
) -> Iterator[Running]:
    """It looks for the client whenever somebody asks for it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "FOLDER", folder)
        data = tmp_path_factory.mktemp("data")
        with serving(plain_config(data, prefix=prefix)) as server:
            yield server


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


@pytest.fixture
def built(folder: Path) -> Iterator[None]:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "main-abc.js").write_text("1")
    (folder / "app.webmanifest").write_text("{}")
    (folder.parent / "secret.txt").write_text("secret")
    yield
    shutil.rmtree(folder)


@pytest.mark.usefixtures("built")
def test_hashed_files_are_kept_and_the_page_is_asked_for_again(client: httpx.Client) -> None:
    script = client.get("/assets/main-abc.js")

    assert script.text == "1"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/index.html", "/app.webmanifest"):
        assert client.get(path).headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
def test_large_files_travel_compressed(client: httpx.Client, folder: Path) -> None:
    (folder / "assets" / "big-abc.js").write_text("let x;" * 1000)
    script = client.get("/assets/big-abc.js")

    assert script.text == "let x;" * 1000
    assert script.headers["content-encoding"] == "gzip"
    assert int(script.headers["content-length"]) < 1000


@pytest.mark.usefixtures("built")
def test_the_page_is_where_its_relative_links_are_right(client: httpx.Client, prefix: str) -> None:
    bare = str(client.base_url).rstrip("/")

    assert client.get("/").text == INDEX
    if prefix:
        moved = httpx.get(bare)
        assert (moved.status_code, moved.headers["location"]) == (307, f"{bare}/")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/assets/main-abc.js", "text/javascript; charset=utf-8"),
        ("/app.webmanifest", "application/manifest+json"),
    ],
)
def test_files_have_their_media_types(client: httpx.Client, path: str, media: str) -> None:
    assert client.get(path).headers["content-type"] == media


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/assets/old-xyz.js",
        "/table/x",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets",
        "/%2fetc/hosts",
        "/assets/" + "x" * 3000,
    ],
)
def test_files_that_are_not_there_are_not_found(client: httpx.Client, path: str) -> None:
    answer = client.get(path)

    assert answer.status_code == 404
    assert answer.text == "There is nothing at this address."


@pytest.mark.parametrize(
    ("language", "word"), [("en", "make play"), ("de", "baut"), ("pl", "Buduje")]
)
def test_without_the_client_the_page_says_how_to_get_it(
    client: httpx.Client, prefix: str, language: str, word: str
) -> None:
    page = client.get("/", headers={"accept-language": language})

    assert page.status_code == 200
    assert word in page.text
    assert f'href="{prefix}/api/openapi.json"' in page.text


def test_the_api_works_with_and_without_the_prefix(client: httpx.Client, prefix: str) -> None:
    """A reverse proxy may cut the prefix off or leave it."""
    bare = str(client.base_url).rstrip("/").removesuffix(prefix)

    for base in {bare, f"{bare}{prefix}"}:
        assert httpx.get(f"{base}/api/me").status_code == 200
        assert httpx.get(f"{base}/api/nothing").status_code == 404
    assert client.get("/api/openapi.json").json()["servers"] == [{"url": prefix or "/"}]
