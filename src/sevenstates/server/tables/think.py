"""A worker: answers one question a line, from standard input to standard output."""

import os
import signal
import sys
from dataclasses import replace

import msgspec

from ... import games
from ...bots import Advice, Bot, Question, ask
from ...bots.levels import AT_A_TABLE, make_bot
from .workers import Answer, Task, Thought


def answer(task: Task) -> Answer:
    """What the bot does, or what it thinks of the moves."""
    game = games.get(task.game)
    state = game.load_state(task.state)
    decision = next(d for d in state.pending() if d.seat == task.seat)
    bot = make_bot(task.level, task.game, task.seed, AT_A_TABLE)
    question = ask(state, decision)
    if task.judged:
        advice = judge(bot, question, task.judged)
    elif task.advise:
        advice = bot.advise(question)
    else:
        return Answer(str(bot.choose(question)))
    thoughts = [
        Thought(
            str(candidate.action),
            candidate.value,
            candidate.weight,
            [(reason.key, dict(reason.fields)) for reason in candidate.reasons],
        )
        for candidate in advice.candidates
    ]
    return Answer(thoughts[0].action, thoughts)


def judge(bot: Bot, question: Question, made: str) -> Advice:
    """The move that was made beside the bot's own, both looked at equally long."""
    best = bot.choose(question)
    pair = [action for action in question.legal if action is best or str(action) == made]
    return bot.advise(replace(question, legal=pair))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it is over
    if "--background" in sys.argv and hasattr(os, "nice"):
        os.nice(10)
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
