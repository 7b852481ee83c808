"""The numbers and flags on the page about training are those of the code."""

import argparse
import re
from importlib.resources import files

import numpy as np
import pytest

from sevenstates import games
from sevenstates.games.huang import native

if not native.available:
    pytest.skip("HUANG's nets need the compiled core", allow_module_level=True)

from sevenstates.bots.nets import adapter_of, can_have_net, encoding, net_of, python_adapter
from sevenstates.games.huang.bot import move_features
from sevenstates.train import arguments
from sevenstates.train.moves import arguments as moves_arguments
from sevenstates.train.position import arguments as position_arguments
from tests.paths import DOCS

PAGE = (DOCS / "train.md").read_text("utf-8")
TEXT = " ".join(PAGE.split())
FLAG = re.compile(r"`(--[a-z-]+)(?: ([^`]+))?`")
NOT_SHOWN = {"-h", "--help", "--out", "--seed", "--seats", "--tensorboard", "--ray", "--options"}
"""Flags that the commands show, that explain themselves, or whose value is an example."""
KEYS = [key for key in games.plugins() if can_have_net(key)]


def section(heading: str) -> str:
    """The page between a heading and the next one; without a heading, its beginning."""
    start = PAGE.split(f"## {heading}\n", 1)[1] if heading else PAGE
    return start.split("\n## ")[0]


def shown(text: str) -> dict[str, str]:
    """The flags that a text shows, with their values."""
    return dict(FLAG.findall(text))


PARSERS = {
    "": arguments.make_parser(),
    "A net on the position itself": position_arguments.make_parser(),
}


def flags_of(parser: argparse.ArgumentParser) -> dict[str, object]:
    """The flags of a parser, with their defaults."""
    return {
        flag: action.default
        for action in parser._actions
        for flag in action.option_strings
        if flag not in NOT_SHOWN
    }


@pytest.mark.parametrize("heading", PARSERS, ids=lambda heading: heading or "the first program")
def test_flags_and_their_defaults_are_on_the_page(heading: str) -> None:
    flags, on_page = flags_of(PARSERS[heading]), shown(section(heading))

    assert flags.keys() == on_page.keys() - NOT_SHOWN
    for flag, default in flags.items():
        if isinstance(default, int | float) and on_page[flag]:
            assert float(on_page[flag]) == default, flag


def test_flags_of_the_second_program_exist() -> None:
    named = shown(section("In many games at once")).keys()

    assert named
    assert named <= flags_of(moves_arguments.make_parser()).keys()


def test_batches_have_the_sizes_on_the_page() -> None:
    widest, usual = move_features.MAX_MOVES, encoding.MAX_MOVES

    assert f"up to {widest} in HUANG and {usual} in the other games" in TEXT


@pytest.mark.parametrize("key", KEYS)
def test_features_are_as_many_as_on_the_page(key: str) -> None:
    title = games.plugin(key).title.removesuffix(" of China")
    counts = re.findall(rf"^\| {title} \| (\d+) \|", PAGE, re.MULTILINE)

    assert counts == [str(adapter_of(key).feature_count)]


def layers(key: str, name: str = "net.npz") -> str:
    """The widths of a net's hidden layers, in words."""
    arrays = net_of(key, name).arrays
    return f"{len(arrays['context.bias'])} and {len(arrays['policy.inner.bias'])}"


def test_layers_have_the_widths_on_the_page() -> None:
    with_expert = [key for key in KEYS if games.plugin(key).bot_settings().expert_net != "net.npz"]
    (key,) = with_expert
    expert = layers(key, games.plugin(key).bot_settings().expert_net)

    assert f"{layers(key)} units in HUANG, {expert} in the net of its `expert`" in TEXT
    for other in KEYS:
        if other != key:
            assert (
                f"{layers(other)} in {games.plugin(other).title.removesuffix(' of China')}" in TEXT
            )


def test_files_have_the_sizes_on_the_page() -> None:
    sizes = [
        len(file.read_bytes()) / 1000
        for key in KEYS
        for file in games.plugin(key).folder.joinpath("bot").iterdir()
        if file.name.endswith("net.npz") and not file.name.startswith("position")
    ]
    least, most = round(min(sizes), -1), round(max(sizes), -1)

    assert f"A file has {least:.0f} to {most:.0f} kB" in TEXT


def test_parts_of_rewards_and_rates_are_those_on_the_page() -> None:
    assert np.isclose(python_adapter.SCORE_WEIGHT, 3 / 10)
    assert "three tenths of the reward depend on the lead in points" in TEXT
    assert arguments.make_parser().get_default("greedy_share") == 1 / 4
    assert "`greedy` plays one seat in four" in TEXT


def test_the_page_names_files_that_exist() -> None:
    for key in ("huang", "warring"):
        assert files(f"sevenstates.games.{key}.bot").joinpath("move_features.py").is_file()
    assert "for HUANG and The Warring States also in `move_features.py`" in TEXT
