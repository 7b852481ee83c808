"""Many games stepped together."""

import math
import random
from typing import Any

import numpy as np
import pytest

from sevenstates.core import RandomLuck
from sevenstates.games import get, plugin
from sevenstates.games.huang.env.observation import PROMPTS as HUANG_PROMPTS
from sevenstates.games.huang.rules import HuangOptions
from sevenstates.games.huangdi.env.observation import PROMPTS as HUANGDI_PROMPTS
from sevenstates.games.huangdi.rules import HuangdiOptions
from sevenstates.games.warring.env.observation import PROMPTS as WARRING_PROMPTS
from sevenstates.games.warring.rules import WarringOptions
from sevenstates.rl.choosing import random_legal
from sevenstates.rl.observations import CompiledObservation
from sevenstates.rl.readable_games import ReadableGames
from sevenstates.rl.table import Observation
from sevenstates.rl.vector import TableVectorEnv
from tests.games.warring.tables import SMALL_DECK
from tests.native.comparing import Table, built, engines_of, native_of

SEATS = {"huang": 2, "huangdi": 3, "warring": 3}
PROMPTS = {"huang": HUANG_PROMPTS, "huangdi": HUANGDI_PROMPTS, "warring": WARRING_PROMPTS}
OBSERVED = {
    "huang": [
        Table(2, HuangOptions(short=True)),
        Table(3, HuangOptions(kingdoms=True, open_scores=True, edition="de")),
        Table(4, HuangOptions(edition="pl", palace=True)),
        Table(5, HuangOptions(bandits=True, palace=True)),
    ],
    "huangdi": [
        Table(2, HuangdiOptions()),
        Table(3, HuangdiOptions(variant="friendly")),
        Table(4, HuangdiOptions(variant="cutthroat")),
        Table(6, HuangdiOptions()),
    ],
    "warring": [
        Table(4, WarringOptions(stepwise=True)),
        Table(5, WarringOptions(deck=SMALL_DECK)),
    ],
}
"""The tables whose observations are compared."""
each_game = pytest.mark.parametrize("key", SEATS)
of_each_core = pytest.mark.parametrize("key", built())


def made(key: str, readable: bool = False, **parameters: Any) -> TableVectorEnv:
    env = TableVectorEnv(key, 3, **{"seats": SEATS[key]} | parameters)
    if readable:
        env.games = ReadableGames(env.kind, 3)
    return env


def chosen(observation: Observation, chance: np.random.Generator) -> Any:
    """A random legal action in each game; 0 where it is over."""
    return random_legal(observation["action_mask"], chance)


@pytest.mark.parametrize(
    ("key", "readable"),
    [
        ("huang", False),
        ("huang", True),
        ("huangdi", False),
        ("huangdi", True),
        ("warring", True),
    ],
)
def test_games_end_and_begin_again(key: str, readable: bool) -> None:
    env, chance = made(key, readable), np.random.default_rng(1)
    observation, infos = env.reset(seed=1)
    ended = began = 0
    over = np.zeros(3, bool)
    while began < 2:
        assert env.observation_space.contains(observation)
        acted = infos["seat"]
        before = over
        observation, rewards, over, truncated, infos = env.step(chosen(observation, chance))
        assert not truncated.any()
        assert not (before & over).any()
        began += int(before.sum())
        for game in np.flatnonzero(over):
            ended += 1
            assert infos["rewards"][game].sum() == pytest.approx(0)
            assert rewards[game] == infos["rewards"][game][acted[game]]
            assert observation["action_mask"][game].all()
        assert observation["action_mask"][~over].any(axis=1).all()
        assert not infos["rewards"][~over].any()
    assert ended >= began


@each_game
def test_the_same_seed_gives_the_same_games(key: str) -> None:
    def played(seed: int) -> list[Any]:
        env, chance = made(key), np.random.default_rng(2)
        observation, _ = env.reset(seed=seed)
        rows = []
        for _ in range(20):
            observation, *_ = env.step(chosen(observation, chance))
            rows.append(observation["observation"]["counts"].tolist())
        return rows

    assert played(1) == played(1) != played(2)


@pytest.mark.parametrize("readable", [False, True])
def test_an_illegal_action_is_named_and_changes_nothing(readable: bool) -> None:
    env = made("huang", readable)
    observation, _ = env.reset(seed=3)
    actions = chosen(observation, np.random.default_rng(3))
    actions[1] = 0

    with pytest.raises(ValueError, match="game 1: skip: You may not pass"):
        env.step(actions)
    for index in (-1, 9999):
        actions[1] = index
        with pytest.raises(ValueError, match=f"There is no action {index}"):
            env.step(actions)

    again = env.games.observe(env.games.asked())
    assert np.array_equal(again["observation"]["counts"], observation["observation"]["counts"])


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"seats": 7}, "it is for 2 to 5"),
        ({"reward": "x"}, "Known rewards"),
        ({"x": 1}, "no option x"),
    ],
)
def test_a_bad_parameter_is_named(parameters: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        made("huang", **parameters)


def test_no_games_at_all_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        TableVectorEnv("huang", 0, seats=2)


if built():  # there is nothing to compare otherwise

    def observation_of(key: str, seats: int, options: Any) -> CompiledObservation:
        env = plugin(key).compiled_env(options)
        assert env is not None
        return CompiledObservation(env, seats, options)

    @of_each_core
    def test_the_compiled_core_observes_what_the_view_tells(key: str) -> None:
        """Any seat that looks, asked or not, to the end of the games."""
        for table in OBSERVED[key]:
            seats, chance = table.seats, np.random.default_rng(table.seats)
            batch = native_of(key).batch(3, seats, table.options, seed=seats)
            compiled = observation_of(key, seats, table.options)
            while any(seat >= 0 for seat in batch.seats):
                viewers = chance.integers(seats, size=3)
                views = [batch.readable(game).view(int(viewers[game])) for game in range(3)]
                found = compiled.read(batch.states, viewers)
                for game, view in enumerate(views):
                    core = batch.state_type(batch.rules, bytes(np.asarray(batch.states)[game]))
                    single = compiled.read_one(core, int(viewers[game]))
                    for name, array in compiled.layout.read(view).items():
                        assert np.array_equal(array, found[name][game])
                        assert np.array_equal(array, single[name])
                batch.step_random()

    @of_each_core
    def test_the_compiled_observation_does_not_show_what_is_hidden(key: str) -> None:
        """In every world that the viewer thinks possible it observes the same."""
        luck = RandomLuck(4)
        state = get(key).new_state(3, luck=luck)
        for _ in range(60):
            seat = state.pending()[0].seat
            state.apply(seat, state.random_action(seat, luck), luck)
        core = native_of(key).state.from_readable(state)
        worlds = [core, *(core.determinize(1, luck) for _ in range(5))]
        assert len({world.data() for world in worlds}) > 1
        states = np.stack([np.frombuffer(world.data(), np.uint8) for world in worlds])
        compiled = observation_of(key, 3, core.rules.options)

        found = compiled.read(states.data, np.ones(len(worlds), int))

        for array in found.values():
            assert (array == array[0]).all()
        singles = [compiled.read_one(world, 1) for world in worlds]
        for single in singles:
            assert all(np.array_equal(single[name], singles[0][name]) for name in single)

    @pytest.mark.parametrize(
        ("viewers", "games", "size"), [([0, 3], 2, 0), ([0, -1], 2, 0), ([0], 2, 0), ([0, 1], 2, 1)]
    )
    @of_each_core
    def test_what_does_not_fit_is_not_written(
        key: str, viewers: list[int], games: int, size: int
    ) -> None:
        batch = native_of(key).batch(games, 3, seed=1)
        compiled = observation_of(key, 3, batch.rules.options)
        wanted, observer = compiled.layout, compiled.observer
        counts = bytearray(4 * (games * len(wanted.count_names) + size))
        planes = bytearray(4 * games * len(wanted.plane_names) * math.prod(wanted.shape))

        with pytest.raises(ValueError, match="does not fit"):
            observer.read(
                batch.rules, batch.states, bytes(v % 256 for v in viewers), counts, planes
            )
        assert not any(counts)
        state = batch.state_type.new(3, luck=RandomLuck(1))
        with pytest.raises(ValueError, match="does not fit"):
            observer.read_one(state, 3, counts, planes)

    @of_each_core
    def test_every_question_is_observed_as_the_view_tells_it(key: str) -> None:
        """On all kinds of tables, every other game by one who builds: random play seldom does."""
        asked: set[str] = set()
        engines = engines_of(key)
        for seed, table in enumerate(engines.tables()[:40]):
            luck, chooser, way = RandomLuck(seed), random.Random(seed), seed % 2 * 2
            state = get(key).new_state(table.seats, table.options, luck=luck)
            compiled = observation_of(key, table.seats, table.options)
            while state.stack:
                decision = chooser.choice(state.pending())
                if decision.prompt != "action":
                    asked.add(decision.prompt)
                    core = native_of(key).state.from_readable(state)
                    for viewer in range(table.seats):
                        found = compiled.read_one(core, viewer)
                        for name, array in compiled.layout.read(state.view(viewer)).items():
                            assert np.array_equal(array, found[name]), decision
                legal = list(state.legal_actions(decision.seat))
                state.apply(decision.seat, engines.choose(state, legal, chooser, way), luck)
        assert asked == {*PROMPTS[key]} - {"action"}
