"""A game as a PettingZoo environment in which one seat acts after another."""

import numpy as np

from ..extras import extra
from .table import NEEDS_RESET, Kind, Observation, Rewarder, whole_number

with extra("rl", "PettingZoo"):
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv

LARGEST_SEED = 2**63


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """A table; the agents are its seats.

    Where several seats answer in secret they act one after the other, and none observes what
    another has answered before all are in.
    """

    metadata: dict[str, object]

    def __init__(
        self,
        key: str,
        *,
        seats: int,
        reward: str = "rank",
        shaping: float = 0.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`options` are those of the game; ValueError if such a table cannot be played."""
        super().__init__()
        self.metadata = {"name": f"{key}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        if render_mode not in (None, "ansi"):
            raise ValueError(f"There is no render mode {render_mode!r}; known is ansi.")
        self.render_mode = render_mode
        self.kind = Kind(key, seats, options)
        self.table = self.kind.plugin.env_table(self.kind)
        self._rewarder = Rewarder(reward, shaping)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: self.kind.observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(len(self.kind.game.actions)) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a game: with a seed the one of that seed, without one the next."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.table.deal(int(self._random.integers(LARGEST_SEED)))
        self._rewarder.start(self.table)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that is asked.

        ValueError, and nothing is changed, if it is not legal; ResetNeeded if no game is going on.
        """
        if not self.agents:
            raise ResetNeeded(NEEDS_RESET)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: only an agent whose game is over acts with None.")
        self.table.play(self._seat_of[agent], whole_number(action))
        self._cumulative_rewards[agent] = 0.0
        earned = self._rewarder.earned(self.table)
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        asked = self.table.asked()
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The whole position as text, with nothing hidden."""
        return self.table.state.to_text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
