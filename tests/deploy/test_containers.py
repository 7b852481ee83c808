"""The image and the compose file say what the server understands."""

import fnmatch
import os
import re
import shlex
import shutil
import subprocess
import tomllib

import pytest

from sevenstates.server.config import Config, setting_names, variable_of
from sevenstates.server.security.addresses import Proxies
from tests.deploy.files import (
    DEPLOY,
    compose,
    compose_environment,
    image_environment,
    instructions,
    last_stage,
)
from tests.paths import ROOT

SITE = {"SITE": "play.example.org", "DATABASE_PASSWORD": "secret"}
NOTICES = ("public_url", "notices", "smtp_url", "mail_from")
SERVERS = ["server-1", "server-2"]
PREFIX = "SEVENSTATES_"


def settings(environment: dict[str, str]) -> dict[str, str]:
    """The settings of the server among variables; each must be one that it has."""
    known = {variable_of(name): name for name in setting_names()}
    return {known[key]: value for key, value in environment.items() if key.startswith(PREFIX)}


def test_image_runs_as_a_user_without_rights() -> None:
    (user,) = last_stage()["USER"]
    (made,) = [line for line in last_stage()["RUN"] if line.startswith("useradd")]

    assert int(user) > 0
    assert f"--uid {user} " in made


def test_image_keeps_its_data_in_the_volume_and_opens_its_port() -> None:
    given = settings(image_environment())

    assert last_stage()["VOLUME"] == [given["data"]]
    assert last_stage()["EXPOSE"] == [given["port"]]
    assert given["host"] == "0.0.0.0"


def test_build_gets_what_the_package_is_made_of_and_no_more() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    allowed = {line[1:] for line in lines if line.startswith("!")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = {"README.md", "pyproject.toml", "hatch_build.py", "web"}
    packages = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    needed |= {path.split("/")[0] for path in (*packages, *project["project"]["license-files"])}

    assert "*" in lines
    assert allowed == needed
    assert all((ROOT / name).exists() for name in allowed)
    for name in (".env", ".git", ".venv", "deploy/site.env"):
        assert not any(fnmatch.fnmatch(name, pattern) for pattern in allowed)


def test_extras_of_the_image_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
        "optional-dependencies"
    ]
    runs = " ".join(rest for name, rest in instructions(DEPLOY / "Dockerfile") if name == "RUN")
    (wanted,) = re.findall(r"\.whl\)\[([\w,]+)\]", runs)

    assert set(wanted.split(",")) <= set(extras)


@pytest.mark.parametrize("service", SERVERS)
def test_servers_understand_their_environment(service: str) -> None:
    given = settings(compose_environment(service, SITE))
    config = Config(
        database=given["database"],
        hosts=tuple(given["hosts"].split()),
        trusted_proxies=tuple(given["trusted_proxies"].split()),
    )

    assert set(given) == {"database", "hosts", "trusted_proxies", *NOTICES}
    assert {given[name] for name in NOTICES} == {"", f"https://{SITE['SITE']}/"}
    assert config.database_url == "postgresql+psycopg://seven:secret@database/states"


def test_servers_trust_the_network_of_caddy_alone() -> None:
    services, networks = compose()["services"], compose()["networks"]
    (subnet,) = networks["front"]["ipam"]["config"]
    (trusted,) = {
        compose_environment(name, SITE)["SEVENSTATES_TRUSTED_PROXIES"] for name in SERVERS
    }

    assert trusted == subnet["subnet"]
    assert {name for name, one in services.items() if "front" in one["networks"]} == {
        *SERVERS,
        "caddy",
    }
    proxies = Proxies(lambda *_: None, trusted_hosts=[trusted])  # type: ignore[arg-type]
    assert "172.30.7.2" in proxies.trusted_hosts
    assert "172.30.8.2" not in proxies.trusted_hosts


def test_database_is_the_one_that_the_servers_use() -> None:
    given = compose_environment("database", SITE)
    user, password, name = (given[f"POSTGRES_{part}"] for part in ("USER", "PASSWORD", "DB"))

    address = f"postgresql://{user}:{password}@database/{name}"
    assert compose_environment("server-1", SITE)["SEVENSTATES_DATABASE"] == address
    assert compose()["networks"]["back"]["internal"] is True


def test_example_sets_what_the_compose_file_asks_for() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    example = (DEPLOY / "site.env.example").read_text("utf-8")

    assert {line.split("=")[0] for line in shlex.split(example, comments=True)} == asked


def test_caddy_sends_calls_to_both_servers() -> None:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    (upstreams,) = re.findall(r"reverse_proxy (.+) \{", text)
    port = image_environment()["SEVENSTATES_PORT"]

    assert upstreams.split() == [f"{name}:{port}" for name in SERVERS]
    assert "{$SITE} {" in text
    assert set(compose_environment("caddy", SITE)) == {"SITE"}
    assert "\tencode" not in text


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_caddy_reads_its_file() -> None:
    done = subprocess.run(
        ["caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile"],
        env={**os.environ, "SITE": "localhost"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert done.returncode == 0, done.stderr
