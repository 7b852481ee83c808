"""Steps of many games, and what a net learns from them by proximal policy optimisation."""

from typing import NamedTuple

from ...extras import extra
from .schedule import Schedule

with extra("train", "PyTorch"):
    import torch
    from torch import Tensor, nn

ILLEGAL = -1e9
"""The logit of an action that is not legal."""
MAX_RATE_CHANGE = 1.25
"""Largest factor by which the learning rate changes from one round to the next."""
MAX_RATE_FACTOR = 8.0
"""Largest factor by which it changes over a whole training run."""
IMITATION_BATCH = 2048
"""Decisions of one update while a policy is imitated."""


class Report(NamedTuple):
    """Figures of one update."""

    entropy: float
    unexplained: float
    """The unexplained part of the variance of returns."""
    kl: float
    """An estimate of the KL divergence between the policies before and after it."""


class Examples(NamedTuple):
    """Decisions to imitate, a row each."""

    observations: Tensor
    masks: Tensor
    policies: Tensor
    """The probability of each action."""
    rewards: Tensor
    """The reward of the game in the end."""


class Steps:
    """The steps of one round: a row for each point in time, a column for each game."""

    def __init__(
        self,
        length: int,
        games: int,
        columns: int,
        actions: int,
        seats: int,
        device: str,
        observed: torch.dtype = torch.uint8,
    ) -> None:
        """Observations have that number of columns, and are of the type `observed`."""

        def array(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(length, games, *shape, dtype=dtype, device=device)

        self.observations = array(columns, dtype=observed)
        self.masks = array(actions, dtype=torch.bool)
        self.seats = array(dtype=torch.int64)
        self.rewards = array(seats)
        self.actions = array(dtype=torch.int64)
        self.log_probs = array()
        self.values = array()
        self.own = torch.ones(length, games, dtype=torch.bool, device=device)
        """Whether the net that learns took the step."""

    def advantages(self, gae_lambda: float) -> tuple[Tensor, Tensor]:
        """The advantage of each step, and which steps have one.

        A seat's step is followed by its next one, or by the end of the game. Its last step of the
        round only shows what the one before it led to, and so does a step that the net did not
        take.
        """
        length, games, seats = self.rewards.shape
        found, known = torch.zeros_like(self.values), torch.zeros_like(self.values, dtype=bool)
        later = torch.zeros(games, seats, device=found.device)
        carried, has_later = torch.zeros_like(later), torch.zeros_like(later, dtype=torch.bool)
        everyone = torch.arange(games, device=found.device)
        for time in range(length - 1, -1, -1):
            seat, value = self.seats[time], self.values[time]
            over = (seat < 0)[:, None]
            later = torch.where(over, self.rewards[time], later)
            carried = torch.where(over, 0.0, carried)
            has_later = has_later | over
            place = (everyone, seat.clamp(min=0))
            acted = seat >= 0
            advantage = later[place] - value + gae_lambda * carried[place]
            valid = has_later[place] & acted
            found[time], known[time] = advantage, valid
            later[place] = torch.where(acted, value, later[place])
            goes_on = valid & self.own[time]
            passed = torch.where(goes_on, advantage, 0.0)
            carried[place] = torch.where(acted, passed, carried[place])
            has_later[place] |= acted
        return found, known


def sample(
    model: nn.Module, observations: Tensor, masks: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor, Tensor]:
    """Actions sampled from the policy, their log probabilities, and the values.

    The model gives the logits of actions and the value of each observation. A temperature below 1
    favours likely actions.
    """
    with torch.no_grad():
        logits, values = model(observations)
        logits = logits / temperature
        log_probs = torch.log_softmax(logits.masked_fill(~masks, ILLEGAL), dim=1)
        noise = torch.empty_like(log_probs).exponential_().log_()
        chosen = (log_probs - noise).argmax(dim=1)
        return chosen, log_probs.gather(1, chosen[:, None])[:, 0], values


class Learner:
    """Trains a model on the steps of rounds."""

    def __init__(self, model: nn.Module, schedule: Schedule) -> None:
        self.model, self.schedule = model, schedule
        self.optimizer = torch.optim.Adam(model.parameters(), schedule.rate, eps=1e-5)
        self._rate_factor = 1.0
        """Factor of the learning rate that keeps the KL divergence of rounds near its target."""

    def imitate(self, examples: Examples, epochs: int) -> float:
        """Learn policies and values by example; returns how often the best action is the same."""
        agreed = torch.zeros((), device=examples.rewards.device)
        for epoch in range(epochs):
            self._set_rate(2 * self.schedule.rate * (1 - 0.95 * epoch / epochs))
            order = torch.randperm(len(examples.rewards), device=examples.rewards.device)
            agreed.zero_()
            for batch in order.split(IMITATION_BATCH):
                agreed += self._imitate(examples, batch)
        return float(agreed / len(examples.rewards))

    def _imitate(self, examples: Examples, batch: Tensor) -> Tensor:
        """One update; returns the number of decisions with the same best action."""
        logits, values = self.model(examples.observations[batch])
        logits = logits.masked_fill(~examples.masks[batch], ILLEGAL)
        policies = examples.policies[batch].float()
        policy_loss = -(policies * torch.log_softmax(logits, dim=1)).sum(dim=1).mean()
        value_loss = (values - examples.rewards[batch]).square().mean()
        self._update(policy_loss + self.schedule.value_weight * value_loss)
        return (logits.argmax(dim=1) == policies.argmax(dim=1)).sum()

    def learn(self, steps: Steps, progress: float) -> Report:
        """Learn from a round; `progress` goes from 0 to 1 over the training run."""
        schedule, left = self.schedule, 1 - 0.95 * progress
        self._set_rate(schedule.rate * left * self._rate_factor)
        entropy_weight = schedule.entropy * (1 - 0.9 * progress)
        advantages, known = steps.advantages(schedule.gae_lambda)
        rows = (known & steps.own).flatten().nonzero()[:, 0]
        returns = (advantages + steps.values).flatten()
        for_policy = steps.advantages(schedule.policy_lambda)[0].flatten()
        for_policy = (for_policy - for_policy[rows].mean()) / (for_policy[rows].std() + 1e-6)
        sums = torch.zeros(2, device=rows.device)
        count = 0
        for _ in range(schedule.epochs):
            for batch in rows[torch.randperm(len(rows), device=rows.device)].split(schedule.batch):
                sums += self._step(steps, batch, for_policy, returns, entropy_weight)
                count += 1
        unexplained = advantages.flatten()[rows].var() / (returns[rows].var() + 1e-6)
        entropy, kl = (sums / count).tolist()
        if schedule.target_kl:
            self._adapt_rate(kl, schedule.target_kl * left**2)
        return Report(entropy, float(unexplained), kl)

    def _adapt_rate(self, kl: float, target: float) -> None:
        """Learn faster from now on if the policy changed too little, slower if too much."""
        change = (target / max(kl, 1e-9)) ** 0.5
        step = min(max(change, 1 / MAX_RATE_CHANGE), MAX_RATE_CHANGE)
        self._rate_factor = min(max(self._rate_factor * step, 1 / MAX_RATE_FACTOR), MAX_RATE_FACTOR)

    def _step(
        self,
        steps: Steps,
        batch: Tensor,
        advantages: Tensor,
        returns: Tensor,
        entropy_weight: float,
    ) -> Tensor:
        schedule = self.schedule
        observations = steps.observations.flatten(0, 1)[batch]
        masks = steps.masks.flatten(0, 1)[batch]
        logits, values = self.model(observations)
        log_probs = torch.log_softmax(logits.masked_fill(~masks, ILLEGAL), dim=1)
        chosen = steps.actions.flatten()[batch]
        taken = log_probs.gather(1, chosen[:, None])[:, 0]
        change = taken - steps.log_probs.flatten()[batch]
        ratio, advantage = change.exp(), advantages[batch]
        clipped = ratio.clamp(1 - schedule.clip, 1 + schedule.clip)
        policy_loss = -torch.minimum(ratio * advantage, clipped * advantage).mean()
        entropy = -(log_probs.exp() * log_probs).sum(dim=1).mean()
        value_loss = (values - returns[batch]).square().mean()
        loss = policy_loss + schedule.value_weight * value_loss - entropy_weight * entropy
        self._update(loss)
        with torch.no_grad():
            kl = (ratio - 1 - change).mean()
        return torch.stack([entropy.detach(), kl])

    def _set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def _update(self, loss: Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), self.schedule.max_grad_norm)
        self.optimizer.step()
