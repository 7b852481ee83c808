"""PettingZoo's own suites, and what they do not ask."""

import itertools
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo.test
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test, state_test

from sevenstates.rl import huang_v0, huangdi_v0, warring_v0
from tests.paths import ROOT

MODULES = {"huang": huang_v0, "huangdi": huangdi_v0, "warring": warring_v0}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("huang", {}),
    ("huang", {"seats": 5, "bandits": True, "palace": True, "edition": "pl"}),
    ("huang", {"seats": 3, "kingdoms": True, "open_scores": True, "reward": "win"}),
    ("huangdi", {"seats": 2}),
    ("huangdi", {"seats": 6, "shaping": 0.01}),
    ("warring", {}),
    ("warring", {"seats": 5, "stepwise": True, "shaping": 0.1}),
    ("warring", {"flat": True}),
]

each_table = pytest.mark.parametrize(("key", "parameters"), TABLES)
each_game = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)

# The suite says so of every environment whose observation is not a single array, but for a list of
# PettingZoo's own; ours is a dictionary by their own convention for action masks.
takes_dictionaries = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
)


def play(env: Any, seed: int) -> list[tuple[str, int]]:
    """A random game; who acted and how."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    moves = []
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        moves.append((agent, action))
        env.step(action)
    return moves


def test_the_page_says_of_every_suite_whether_it_applies() -> None:
    suites = {name for name, one in vars(pettingzoo.test).items() if callable(one)}

    assert "api_test" in suites
    page = (ROOT / "docs" / "rl.md").read_text(encoding="utf-8")
    named = {name for name in suites if f"`{name}`" in page}
    assert suites - named == {"collect_render_results"}  # a part of one


@each_table
@takes_dictionaries[0]
@takes_dictionaries[1]
def test_api(key: str, parameters: dict[str, Any]) -> None:
    api_test(MODULES[key].env(**parameters), num_cycles=100)


@each_table
def test_seed(key: str, parameters: dict[str, Any]) -> None:
    seed_test(lambda: MODULES[key].env(**parameters), num_cycles=40)


@each_game
def test_state(module: ModuleType) -> None:
    """The suite takes actions that are not legal."""
    state_test(module.env(illegal="lose"), module.parallel_env())


@each_game
def test_state_is_what_all_know(module: ModuleType) -> None:
    env = module.raw_env(flat=True)
    env.reset(seed=2)

    seen = [env.observe(agent)["observation"] for agent in env.agents]

    assert np.array_equal(env.state(), np.concatenate(seen))


@each_game
def test_benchmark_runs(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = iter(range(100))
    # Nothing is timed here: each look at the clock is a second later than the last.
    monkeypatch.setattr("time.time", lambda: float(next(ticks)))

    performance_benchmark(module.env())

    assert "turns per second" in capsys.readouterr().out


@each_table
def test_observations_lie_in_their_space(key: str, parameters: dict[str, Any]) -> None:
    env = MODULES[key].raw_env(**parameters)
    chance = np.random.default_rng(3)
    env.reset(seed=3)
    for number in itertools.takewhile(lambda _: env.table.asked(), itertools.count()):
        agent = env.agents[number % len(env.agents)]
        assert env.observation_space(agent).contains(env.observe(agent))
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))


@each_game
def test_only_who_is_asked_may_act(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    asked = {decision.seat for decision in env.table.state.pending()}

    may_act = {
        seat for seat, agent in enumerate(env.agents) if env.observe(agent)["action_mask"].any()
    }

    assert may_act == asked


@each_game
def test_a_mask_at_the_end_has_every_action(module: ModuleType) -> None:
    """All zeros would be all -inf in a softmax."""
    env = module.raw_env()
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    while env.table.asked():
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))

    assert all(env.observe(agent)["action_mask"].all() for agent in env.agents)


@each_game
def test_an_illegal_action_can_lose(module: ModuleType) -> None:
    env = module.raw_env(illegal="lose")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.observe(agent)["action_mask"].argmin()))

    assert env.rewards == {other: -float(other == agent) for other in env.agents}
    assert set(env.infos[agent]) == {"illegal"}
    assert all(env.terminations.values())
    assert all(env.observe(other)["action_mask"].all() for other in env.agents)


@each_game
def test_rewards_of_a_whole_game(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=5)
    chance = np.random.default_rng(5)
    while env.table.asked():
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))

    outcome = env.table.outcome()

    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert sum(env.rewards.values()) == pytest.approx(0)
    ordered = sorted(env.rewards.values(), reverse=True)
    best = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    assert {env.rewards[f"seat_{seat}"] for seat in best} == {ordered[0]}


@each_game
def test_agents_leave_one_by_one_at_the_end(module: ModuleType) -> None:
    env = module.env()
    moves = play(env, 2)

    assert moves
    assert not env.agents


@each_game
def test_game_after_game_differs_but_repeats_from_its_seed(module: ModuleType) -> None:
    def two_games() -> list[Any]:
        env = module.raw_env()
        env.reset(seed=8)
        first = env.table.state.to_json()
        env.reset()
        return [first, env.table.state.to_json()]

    first, second = two_games()

    assert first != second
    assert two_games() == [first, second]


def test_a_secret_answer_does_not_show() -> None:
    """Huang Di begins with a secret choice of favours by all seats."""
    env = huangdi_v0.raw_env(seats=3)
    env.reset(seed=4)
    before = env.observe("seat_1")["observation"]["counts"]

    assert env.agent_selection == "seat_0"
    env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0]))

    assert np.array_equal(before, env.observe("seat_1")["observation"]["counts"])


def test_shaping_adds_the_growth_of_what_it_measures() -> None:
    plain, shaped = huangdi_v0.raw_env(), huangdi_v0.raw_env(shaping=0.5)
    chance, totals = np.random.default_rng(1), {}
    for env in (plain, shaped):
        env.reset(seed=1)
        totals[env] = dict.fromkeys(env.agents, 0.0)
    while plain.table.asked():
        legal = np.flatnonzero(plain.observe(plain.agent_selection)["action_mask"])
        action = int(chance.choice(legal))
        for env in (plain, shaped):
            env.step(action)
            for agent, reward in env.rewards.items():
                totals[env][agent] += reward

    scores = plain.table.state.view(None)["seats"]
    assert any(seat["score"] for seat in scores)
    for seat, agent in enumerate(plain.possible_agents):
        growth = totals[shaped][agent] - totals[plain][agent]
        assert growth == pytest.approx(0.5 * scores[seat]["score"])


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"seats": 9}, "it is for 2 to 5"),
        ({"seats": "2"}, "it is for 2 to 5"),
        ({"bandit": True}, "no option bandit"),
        ({"edition": "fr"}, "Choose one of: en, pl, de"),
        ({"short": 1}, "wrong kind of value"),
        ({"bandits": True, "kingdoms": True}, "cannot be combined"),
        ({"reward": "points"}, "Known rewards: rank, win"),
        ({"render_mode": "film"}, "Known modes: human, rgb_array, ansi"),
        ({"illegal": "ignore"}, "choose raise or lose"),
    ],
)
def test_a_bad_parameter_is_named(parameters: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        huang_v0.env(**parameters)


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    env = huang_v0.raw_env()
    env.reset(seed=1)
    before = env.table.state.to_json()

    with pytest.raises(ValueError, match="skip: You may not pass"):
        env.step(0)
    with pytest.raises(ValueError, match="There is no action 9999"):
        env.step(9999)
    with pytest.raises(ValueError, match="is asked"):
        env.step(None)

    assert env.table.state.to_json() == before


def test_the_position_as_text() -> None:
    env = huang_v0.raw_env(render_mode="ansi")
    env.reset(seed=1)

    text = env.render()

    assert isinstance(text, str)
    assert env.kind.game.parse_position(text).to_json() == env.table.state.to_json()
