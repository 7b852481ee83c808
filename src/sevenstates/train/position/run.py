"""Trains a net on positions: `sevenstates train GAME --kind position`."""

import argparse
import json
import time
from pathlib import Path

from ...bots.nets.position_net import PositionNet
from ...extras import extra
from .learner import Schedule
from .tables import kinds_of
from .training import Plan, Training

with extra("train", "PyTorch"):
    import torch


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", default=[4])
    parser.add_argument("--options", type=json.loads, nargs="+", default=[{}])
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--length", type=int, default=128)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--layers", type=int, default=2)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--keep", type=float, default=2.0, help="minutes between kept nets")
    return parser


def main() -> None:
    """Train from the command line."""
    options = make_parser().parse_args()
    began = time.monotonic()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    schedule = Schedule(options.rate, options.entropy, options.batch, options.epochs)
    plan = Plan(
        kinds_of(options.game, options.seats, options.options),
        options.processes,
        options.games,
        options.length,
        options.width,
        options.layers,
        schedule,
        options.seed,
        device,
    )
    training = Training(plan)
    print(f"start {time.monotonic() - began:.1f} s", flush=True)
    try:
        training.measure()
        if options.resume:
            training.resume(PositionNet.load(options.resume))
        steps = rounds = 0
        kept = 0
        while (minutes := (time.monotonic() - began) / 60) < options.minutes:
            first = time.monotonic()
            training.play()
            second = time.monotonic()
            report = training.learn(minutes / options.minutes)
            third = time.monotonic()
            rounds += 1
            steps += plan.length * plan.processes * plan.games * 2
            print(
                f"{minutes:6.2f} min  round {rounds}  {steps / 1e6:.1f} M steps  "
                f"{training.games} games  play {second - first:.2f} s  learn {third - second:.2f} s  "
                f"entropy {report.entropy:.3f}  error {report.error:.3f}  moved {report.moved:.4f}",
                flush=True,
            )
            if minutes // options.keep > kept:
                kept = minutes // options.keep
                training.net().save(options.out.with_stem(f"{options.out.stem}{int(minutes)}"))
            elif rounds % 10 == 0:
                training.net().save(options.out)
        training.net().save(options.out)
    finally:
        training.close()


if __name__ == "__main__":
    main()
