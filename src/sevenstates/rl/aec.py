"""A game as a PettingZoo environment in which one seat acts after another."""

import numpy as np

from ..extras import extra
from .observations import Vector
from .rendering import FRAMES_PER_SECOND, MODES, Rendered, Renderer
from .table import (
    NEEDS_RESET,
    AnyObservation,
    Kind,
    Rewarder,
    loses_by,
    no_such_agent,
    whole_number,
)

with extra("rl", "PettingZoo"):
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv

MAX_SEED = 2**63


class TableEnv(AECEnv[str, AnyObservation, int]):  # type: ignore[misc]  # it has no types
    """A table whose agents are its seats.

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
        flat: bool = False,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`flat` observations are one vector of numbers from 0 to 1.

        `illegal` says what becomes of an action that is not legal: "raise" an error, or "lose"
        the game. `options` are those of the game; ValueError if such a table cannot be played.
        """
        super().__init__()
        self.metadata = table_metadata(key) | {"is_parallelizable": False}
        self.kind = Kind(key, seats, options)
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode, self.kind.plugin)
        self.table = self.kind.plugin.env_table(self.kind)
        self._rewarder = Rewarder(reward, shaping)
        self._flat, self._loses = flat, loses_by(illegal)
        self.state_space = self.kind.state_space()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: self.kind.observation_space(flat=flat) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(len(self.kind.game.actions)) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        self._seat(agent)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin the game of that seed, or the next one without a seed."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.table.deal(int(self._random.integers(MAX_SEED)))
        self._rewarder.start(self.table)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._is_over = False
        self._select()

    def observe(self, agent: str) -> AnyObservation:
        """The agent's observation and mask; at the end of a game every action is marked.

        ValueError if there is no such agent, ResetNeeded before the first game.
        """
        self._need_game()
        seen = self.table.observe(self._seat(agent))
        if self._is_over:
            seen["action_mask"][:] = 1
        return self.kind.flattened(seen) if self._flat else seen

    def state(self) -> Vector:
        """The knowledge of all agents together: their flat observations, one after the other."""
        self._need_game()
        return self.table.everything()

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that is asked.

        ValueError, and nothing is changed, if it is not legal, unless that loses the game;
        ResetNeeded if no game is going on.
        """
        if not self.agents:
            raise ResetNeeded(NEEDS_RESET)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: only an agent whose game is over acts with None.")
        self.rewards = dict(zip(self.possible_agents, self._play(agent, action), strict=True))
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._select()

    def _need_game(self) -> None:
        if self._random is None:
            raise ResetNeeded(NEEDS_RESET)

    def _seat(self, agent: str) -> int:
        """ValueError if there is no such agent."""
        seat = self._seat_of.get(agent)
        if seat is None:
            raise no_such_agent(agent, self.possible_agents)
        return seat

    def _play(self, agent: str, action: int) -> list[float]:
        """Carry out an action; what each agent earns by it."""
        index, seat = whole_number(action), self._seat_of[agent]
        try:
            self.table.play(seat, index)
        except ValueError as error:
            if not self._loses:
                raise
            self._is_over = True
            self.infos[agent] = {"illegal": str(error)}
            return [-1.0 if other == seat else 0.0 for other in range(self.kind.seats)]
        return self._rewarder.earned(self.table)

    def _select(self) -> None:
        asked = self.table.asked()
        self._is_over = self._is_over or not asked
        if self._is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[asked[0]]
        if self._renderer.is_live:
            self.render()

    def render(self) -> Rendered:
        """The whole position, with nothing hidden, as the render mode has it."""
        self._need_game()
        return self._renderer.render(self.table.state)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._renderer.close()


def table_metadata(key: str) -> dict[str, object]:
    """The metadata that PettingZoo expects of every environment."""
    return {"name": f"{key}_v0", "render_modes": MODES, "render_fps": FRAMES_PER_SECOND}
