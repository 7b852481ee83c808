"""Train a net for a game: `sevenstates train GAME --minutes 20 --out net.npz`."""

import argparse
import time
from collections.abc import Sequence

from .. import games
from ..bots.nets.net import SCALES, BadNet, Net, measure_scales
from ..extras import extra
from .arguments import make_parser
from .ppo import Learner, Model, Report, Schedule
from .selfplay import ActorPool, Trajectories

with extra("train", "PyTorch"):
    import torch

GAE_LAMBDA = 0.95
"""Lambda of generalised advantage estimation."""
PRETRAIN_EPOCHS = 4
"""Passes over the first games, those of heuristics."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Train from the command line."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    _check(parser, options)
    torch.manual_seed(options.seed)
    actors = ActorPool(
        options.game,
        options.seats,
        options.seed,
        gae_lambda=GAE_LAMBDA,
        greedy_share=options.greedy_share,
    )
    try:
        _train(actors, *_begin(actors, options), options)
    finally:
        actors.close()


def _check(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Say at once what cannot be, before games are played."""
    plugin = games.plugin(options.game)
    if plugin.net_adapter() is None:
        parser.error(f"no net can see {plugin.title} here; the compiled core may be missing")
    seats = games.get(options.game).seats
    if not set(options.seats) <= set(seats):
        parser.error(f"--seats: this game has {seats[0]} to {seats[-1]} seats")
    for name in ("minutes", "games", "pretrain_games", "width", "rate"):
        if getattr(options, name) <= 0:
            parser.error(f"--{name.replace('_', '-')} must be more than 0")
    if not 0 <= options.greedy_share <= 1:
        parser.error("--greedy-share must be from 0 to 1")
    if options.resume:
        try:
            options.resume = Net.load(options.resume)
        except BadNet as error:
            parser.error(f"--resume: {error}")


def _begin(actors: ActorPool, options: argparse.Namespace) -> tuple[Model, Learner]:
    """A pretrained net, or the one to resume from."""
    schedule = Schedule(rate=options.rate, entropy=options.entropy)
    if options.resume:
        arrays = options.resume.arrays
        scales = {name: arrays[name] for name in SCALES}
        model = Model(scales, len(arrays["context.bias"]))
        model.load_arrays(arrays)
        return model, Learner(model, schedule, options.seed)
    actors.begin(options.pretrain_games, None)
    played = actors.finish()
    model = Model(measure_scales(played.rows), options.width)
    learner = Learner(model, schedule, options.seed)
    alike = learner.imitate(played, PRETRAIN_EPOCHS)
    print(f"after its first lessons it chooses alike with a chance of {alike:.2f}", flush=True)
    return model, learner


def _train(actors: ActorPool, model: Model, learner: Learner, options: argparse.Namespace) -> None:
    """While the net learns from some games, the next are played with what it was before."""
    began, played, kept = time.monotonic(), 0, 0.0
    actors.begin(options.games, Net(model.arrays()))
    while (spent := (time.monotonic() - began) / 60) < options.minutes:
        found = actors.finish()
        actors.begin(options.games, Net(model.arrays()))
        report = learner.learn(found, spent / options.minutes)
        played += found.games
        _print_progress(spent, played, found, report)
        if spent - kept > 1:
            Net(model.arrays()).save(options.out)
            kept = spent
    Net(model.arrays()).save(options.out)


def _print_progress(minutes: float, games: int, found: Trajectories, report: Report) -> None:
    print(
        f"{minutes:6.1f} min  {games:6} games  {len(found.rows)} decisions  "
        f"against greedy {found.won / max(found.fair, 0.5):.2f} of a fair share  "
        f"entropy {report.entropy:.3f}  error {report.error:.3f}  moved {report.moved:.4f}",
        flush=True,
    )
