"""Teach a net a game: `python -m sevenstates.train huang --minutes 20 --out net.npz`."""

import argparse
import time
from pathlib import Path

import torch

from .. import games
from ..bots.net import BadNet, Net, measure
from .ppo import Learner, Model, Report, Schedule
from .selfplay import Crew, Memory

FADE = 0.95
"""Lambda of generalised advantage estimation."""
LESSONS = 4
"""So often the first lessons are gone through."""


def main() -> None:
    """Teach from the command line."""
    parser = _parser()
    options = parser.parse_args()
    _check(parser, options)
    torch.manual_seed(options.seed)
    crew = Crew(options.game, options.seats, options.seed, fade=FADE, by_hand=options.by_hand)
    try:
        _teach(crew, *_begin(crew, options), options)
    finally:
        crew.close()


def _check(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Say at once what cannot be, before games are played."""
    plugin = games.plugin(options.game)
    if plugin.net_adapter() is None:
        parser.error(f"no net can see {plugin.title} here; the compiled core may be missing")
    seats = games.get(options.game).seats
    if not set(options.seats) <= set(seats):
        parser.error(f"--seats: this game has {seats[0]} to {seats[-1]} seats")
    for name in ("minutes", "games", "lessons", "width", "rate"):
        if getattr(options, name) <= 0:
            parser.error(f"--{name} must be more than 0")
    if not 0 <= options.by_hand <= 1:
        parser.error("--by-hand must be from 0 to 1")
    if options.go_on:
        try:
            options.go_on = Net.load(options.go_on)
        except BadNet as error:
            parser.error(f"--go-on: {error}")
    if not options.out.absolute().parent.is_dir():
        parser.error(f"--out: there is no folder {options.out.parent}")


def _begin(crew: Crew, options: argparse.Namespace) -> tuple[Model, Learner]:
    """A net that had its first lessons, or the one to go on from."""
    schedule = Schedule(rate=options.rate, entropy=options.entropy)
    if options.go_on:
        numbers = options.go_on.numbers
        scales = {name: numbers[name] for name in ("mean", "spread", "apart")}
        model = Model(scales, len(numbers["light.bias"]))
        model.take(numbers)
        return model, Learner(model, schedule, options.seed)
    crew.begin(options.lessons, None)
    played = crew.finish()
    model = Model(measure(played.rows), options.width)
    learner = Learner(model, schedule, options.seed)
    alike = learner.imitate(played, LESSONS)
    print(f"after its first lessons it chooses alike with a chance of {alike:.2f}", flush=True)
    return model, learner


def _teach(crew: Crew, model: Model, learner: Learner, options: argparse.Namespace) -> None:
    """While the net learns from some games, the next are played with what it was before."""
    began, played, kept = time.monotonic(), 0, 0.0
    crew.begin(options.games, Net(model.numbers()))
    while (spent := (time.monotonic() - began) / 60) < options.minutes:
        memory = crew.finish()
        crew.begin(options.games, Net(model.numbers()))
        report = learner.learn(memory, spent / options.minutes)
        played += memory.games
        _tell(spent, played, memory, report)
        if spent - kept > 1:
            Net(model.numbers()).save(options.out)
            kept = spent
    Net(model.numbers()).save(options.out)


def _tell(minutes: float, games: int, memory: Memory, report: Report) -> None:
    print(
        f"{minutes:6.1f} min  {games:6} games  {len(memory.rows)} decisions  "
        f"against greedy {memory.won / max(memory.fair, 0.5):.2f} of a fair share  "
        f"entropy {report.entropy:.3f}  error {report.error:.3f}  moved {report.moved:.4f}",
        flush=True,
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m sevenstates.train", description=__doc__)
    parser.add_argument("game", choices=[game.key for game in games.all()])
    parser.add_argument(
        "--seats", type=int, nargs="+", default=[2, 4], help="of the tables; a process for each"
    )
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument(
        "--games", type=int, default=64, help="of a process for two seats between lessons"
    )
    parser.add_argument("--lessons", type=int, default=64, help="games of greedy to begin with")
    parser.add_argument("--width", type=int, default=64, help="of the net's first layer")
    parser.add_argument("--rate", type=float, default=Schedule.rate, help="of learning")
    parser.add_argument(
        "--entropy", type=float, default=Schedule.entropy, help="what variety is worth"
    )
    parser.add_argument(
        "--by-hand", type=float, default=0.25, help="share of the other seats that greedy plays"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--go-on", type=Path, help="begin with this net")
    parser.add_argument("--out", type=Path, required=True, help="the file for the net")
    return parser


if __name__ == "__main__":
    main()
