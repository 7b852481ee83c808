"""A game as a PettingZoo environment in which all seats act at once."""

import numpy as np

from ..extras import extra
from .aec import MAX_SEED, table_metadata
from .observations import Vector
from .rendering import Rendered, Renderer
from .table import (
    NEEDS_RESET,
    AnyObservation,
    Kind,
    Rewarder,
    Table,
    loses_by,
    no_such_agent,
    whole_number,
)

with extra("rl", "PettingZoo"):
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.utils import seeding
    from pettingzoo import ParallelEnv

Infos = dict[str, dict[str, object]]
Observations = dict[str, AnyObservation]
Step = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]
"""Observations, rewards, terminations, truncations and infos, by agent."""


class ParallelTableEnv(ParallelEnv[str, AnyObservation, int]):  # type: ignore[misc]  # it has no types
    """A table at which all seats act in each step; one that is not asked waits (`wait`)."""

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
        """The parameters are those of `TableEnv`; ValueError if such a table cannot be played."""
        self.metadata = table_metadata(key)
        self.kind = Kind(key, seats, options)
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode, self.kind.plugin)
        self.table = Table(self.kind)
        self.wait = len(self.kind.game.actions)
        """The action of a seat that is not asked: one after the last of the game's actions."""
        self._rewarder = Rewarder(reward, shaping)
        self._flat, self._loses = flat, loses_by(illegal)
        self.state_space = self.kind.state_space()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._spaces = {
            agent: (
                self.kind.observation_space(self.wait + 1, flat=flat),
                spaces.Discrete(self.wait + 1),
            )
            for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces_of(agent)[0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces_of(agent)[1]

    def _spaces_of(self, agent: str) -> tuple[spaces.Dict, spaces.Discrete]:
        """ValueError if there is no such agent."""
        if agent not in self._spaces:
            raise no_such_agent(agent, self.possible_agents)
        return self._spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observations, Infos]:
        """Begin the game of that seed, or the next one without a seed."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.table.deal(int(self._random.integers(MAX_SEED)))
        self._rewarder.start(self.table)
        self.agents = self.possible_agents[:]
        self._show()
        return self._observations(is_over=False), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """Carry out everybody's action.

        ValueError, and nothing is changed, if one is not legal, unless that loses the game;
        ResetNeeded if no game is going on.
        """
        if not self.agents:
            raise ResetNeeded(NEEDS_RESET)
        agents, asked = self.agents, self.table.asked()
        if missing := [agent for agent in agents if agent not in actions]:
            raise ValueError(
                f"An action of {', '.join(missing)} is missing: all agents act in each step."
            )
        chosen = [whole_number(actions[agent]) for agent in agents]
        infos: Infos = {agent: {} for agent in agents}
        for seat, action in enumerate(chosen):
            if refusal := self._refusal(seat, action, seat in asked):
                infos[agents[seat]]["illegal"] = refusal
                if not self._loses:
                    raise ValueError(refusal)
        if any(infos.values()):
            is_over, earned = True, [-1.0 if infos[agent] else 0.0 for agent in agents]
        else:
            for seat in asked:
                self.table.play(seat, chosen[seat])
            is_over, earned = not self.table.asked(), self._rewarder.earned(self.table)
        self._show()
        rewards = dict(zip(agents, earned, strict=True))
        seen = self._observations(is_over=is_over)
        if is_over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos

    def _refusal(self, seat: int, action: int, is_asked: bool) -> str | None:
        """The reason why a seat may not act so, in a sentence; None if it may."""
        agent = self.possible_agents[seat]
        if not is_asked:
            waits = f"its action is {self.wait}, to wait"
            return None if action == self.wait else f"{agent} is not asked: {waits}."
        if action == self.wait:
            return f"{agent} is asked and may not wait."
        refusal = self.table.refusal(seat, action)
        return None if refusal is None else f"{agent}: {refusal}"

    def _observations(self, *, is_over: bool) -> Observations:
        """Every agent's observation and mask; at the end of a game every action is marked."""
        asked = self.table.asked()
        found: Observations = {}
        for seat, agent in enumerate(self.agents):
            seen = self.table.observe(seat)
            mask = np.append(seen["action_mask"], np.int8(seat not in asked))
            seen["action_mask"] = np.ones_like(mask) if is_over else mask
            found[agent] = self.kind.flattened(seen) if self._flat else seen
        return found

    def state(self) -> Vector:
        """The knowledge of all agents together: their flat observations, one after the other."""
        self._need_game()
        return self.table.everything()

    def _need_game(self) -> None:
        if self._random is None:
            raise ResetNeeded(NEEDS_RESET)

    def _show(self) -> None:
        if self._renderer.is_live:
            self.render()

    def render(self) -> Rendered:
        """The whole position, with nothing hidden, as the render mode has it."""
        self._need_game()
        return self._renderer.render(self.table.state)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._renderer.close()
