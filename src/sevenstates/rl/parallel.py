"""A game as a PettingZoo environment in which all seats act at once, for games that ask so."""

import numpy as np

from ..extras import extra
from .aec import LARGEST_SEED
from .table import NEEDS_RESET, Kind, Observation, Rewarder, Table, whole_number

with extra("rl", "PettingZoo"):
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.utils import seeding
    from pettingzoo import ParallelEnv

Infos = dict[str, dict[str, object]]
Observations = dict[str, Observation]
Step = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]
"""Observations, rewards, terminations, truncations and infos, by agent."""


class ParallelTableEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """A table at which all seats act in each step; one that is not asked waits (`wait`)."""

    metadata: dict[str, object]

    def __init__(
        self,
        key: str,
        *,
        seats: int,
        reward: str = "rank",
        shaping: float = 0.0,
        render_mode: None = None,
        **options: object,
    ) -> None:
        """`options` are those of the game; ValueError if such a table cannot be played."""
        self.metadata = {"name": f"{key}_v0", "render_modes": []}
        if render_mode is not None:
            raise ValueError(f"There is no render mode {render_mode!r}.")
        self.render_mode = render_mode
        self.kind = Kind(key, seats, options)
        self.table = Table(self.kind)
        self.wait = len(self.kind.game.actions)
        """The action of a seat that is not asked: one after the last of the game's actions."""
        self._rewarder = Rewarder(reward, shaping)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._spaces = {
            agent: (self.kind.observation_space(self.wait + 1), spaces.Discrete(self.wait + 1))
            for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent][1]

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observations, Infos]:
        """Begin a game: with a seed the one of that seed, without one the next."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.table.deal(int(self._random.integers(LARGEST_SEED)))
        self._rewarder.start(self.table)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """Carry out everybody's action.

        ValueError, and nothing is changed, if one is not legal; ResetNeeded if no game is going on.
        """
        if not self.agents:
            raise ResetNeeded(NEEDS_RESET)
        asked = self.table.asked()
        chosen = [whole_number(actions[agent]) for agent in self.possible_agents]
        for seat, action in enumerate(chosen):
            self._check(seat, action, seat in asked)
        for seat in asked:
            self.table.play(seat, chosen[seat])
        over = not self.table.asked()
        rewards = dict(zip(self.agents, self._rewarder.earned(self.table), strict=True))
        agents = self.agents
        rows: Step = (
            self._observations(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )
        if over:
            self.agents = []
        return rows

    def _check(self, seat: int, action: int, is_asked: bool) -> None:
        agent = self.possible_agents[seat]
        if not is_asked:
            if action != self.wait:
                raise ValueError(f"{agent} is not asked: its action is {self.wait}, to wait.")
        elif action == self.wait:
            raise ValueError(f"{agent} is asked and may not wait.")
        elif refusal := self.table.refusal(seat, action):
            raise ValueError(f"{agent}: {refusal}")

    def _observations(self) -> Observations:
        asked = self.table.asked()
        found = {}
        for seat, agent in enumerate(self.agents):
            seen = self.table.observe(seat)
            seen["action_mask"] = np.append(seen["action_mask"], np.int8(seat not in asked))
            found[agent] = seen
        return found

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
