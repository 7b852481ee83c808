"""Arguments that these trainers share."""

import argparse
import json
from collections.abc import Mapping

from ...rl.table import Kind
from .kinds import kinds_of
from .schedule import Schedule

POSITIVE = (
    *("minutes", "rounds", "processes", "games", "length", "imitate"),
    *("width", "rate", "batch", "epochs", "target_kl"),
)
"""Flags that have to be more than 0 where they are given."""


def add_play(parser: argparse.ArgumentParser) -> None:
    """Add the flags for length, tables and processes."""
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=float, default=10.0, help="how long to train")
    length.add_argument("--rounds", type=int, help="a number of rounds instead")
    parser.add_argument(
        "--seats", type=int, nargs="+", default=[2, 4], help="sizes of tables, played in turn"
    )
    parser.add_argument(
        "--options",
        type=_options,
        nargs="+",
        default=[{}],
        metavar="JSON",
        help="options of the tables; each is combined with each size that the rules allow",
    )
    parser.add_argument("--processes", type=int, default=2, help="number of processes that play")
    parser.add_argument("--games", type=int, default=256, help="games in one half of a process")
    parser.add_argument(
        "--length", type=int, default=128, help="steps of each game between updates"
    )
    parser.add_argument("--seed", type=int, default=1)


def add_learning(parser: argparse.ArgumentParser, *, rate: float, entropy: float) -> None:
    """Add the flags that set how the net learns."""
    parser.add_argument("--rate", type=float, default=rate, help="learning rate")
    parser.add_argument(
        "--entropy", type=float, default=entropy, help="weight of the entropy bonus"
    )
    parser.add_argument("--batch", type=int, default=16384, help="steps in one update")
    parser.add_argument("--epochs", type=int, default=2, help="passes over a round")
    parser.add_argument(
        "--policy-lambda",
        type=float,
        default=Schedule.policy_lambda,
        help="the lower, the more advantages depend on values and the less on how games end",
    )
    parser.add_argument(
        "--target-kl", type=float, help="how far a round should move the policy at first, in nats"
    )


def schedule_of(options: argparse.Namespace) -> Schedule:
    """The schedule of learning that the flags set."""
    return Schedule(
        rate=options.rate,
        entropy=options.entropy,
        batch=options.batch,
        epochs=options.epochs,
        policy_lambda=options.policy_lambda,
        target_kl=options.target_kl,
    )


def checked_kinds(parser: argparse.ArgumentParser, options: argparse.Namespace) -> list[Kind]:
    """Say at once what cannot be; else the kinds of table."""
    for name in POSITIVE:
        value = getattr(options, name, None)
        if value is not None and value <= 0:
            parser.error(f"--{name.replace('_', '-')} must be more than 0")
    if options.out.suffix != ".npz":
        parser.error("--out: the name of a net ends in .npz")
    options.out.parent.mkdir(parents=True, exist_ok=True)
    try:
        return kinds_of(options.game, options.seats, options.options)
    except ValueError as error:
        parser.error(str(error))


def _options(text: str) -> Mapping[str, object]:
    try:
        found = json.loads(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text} is not JSON: {error}") from None
    if not isinstance(found, dict):
        raise argparse.ArgumentTypeError(f"{text} is not a JSON object")
    return found
