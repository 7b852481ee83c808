"""Worker process: answers one question per line, from standard input to standard output."""

import os
import signal
import sys
from dataclasses import replace

import msgspec

from .... import games
from ....bots import Advice, Bot, Budget, Question, ask
from ....bots.levels import AT_A_TABLE, make_bot
from ....bots.threads import keep_numpy_to_one_thread
from .tasks import MIN_THINKING_SECONDS, READY, Answer, ScoredMove, Task

PROCESSOR_SECONDS = 30.0
"""Seconds of processor time for one question; a process that uses more is ended by the system.

Waiting for a processor does not count: on a busy machine a bot answers late, but it answers.
"""


def answer(task: Task) -> Answer:
    """The bot's move, or its evaluation of the moves."""
    game = games.get(task.game)
    state = game.load_state(task.state)
    decision = next(d for d in state.pending() if d.seat == task.seat)
    bot = make_bot(task.level, task.game, task.seed, budget_for(task.share))
    question = ask(state, decision)
    if task.compared:
        pair = [action for action in question.legal if str(action) in task.compared]
        question = replace(question, legal=pair)
    if task.judged:
        advice = judge(bot, question, task.judged)
    elif task.advise:
        advice = bot.advise(question)
    else:
        return Answer(str(bot.choose(question)))
    scored_moves = [
        ScoredMove(
            str(candidate.action),
            candidate.value,
            candidate.weight,
            [(reason.key, dict(reason.fields)) for reason in candidate.reasons],
        )
        for candidate in advice.candidates
    ]
    return Answer(scored_moves[0].action, scored_moves)


def budget_for(share: float) -> Budget:
    """The time for one thought: a part of the usual one, but never nothing."""
    usual = AT_A_TABLE.seconds or MIN_THINKING_SECONDS
    return replace(AT_A_TABLE, seconds=max(MIN_THINKING_SECONDS, usual * share))


def judge(bot: Bot, question: Question, made: str) -> Advice:
    """Advice on the move that was made and on the bot's choice, with equal time for both."""
    best = bot.choose(question)
    pair = [action for action in question.legal if action is best or str(action) == made]
    return bot.advise(replace(question, legal=pair))


def limit_processor_time(seconds: float) -> None:
    """End this process when it has used so much processor time from now on; 0 is no limit."""
    if hasattr(signal, "setitimer"):  # elsewhere the server's own patience has to do
        signal.setitimer(signal.ITIMER_PROF, seconds)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it is over
    if "--background" in sys.argv and hasattr(os, "nice"):
        os.nice(10)
    keep_numpy_to_one_thread()
    decoder = msgspec.json.Decoder(Task)
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        limit_processor_time(PROCESSOR_SECONDS)
        found = msgspec.json.encode(answer(decoder.decode(line)))
        limit_processor_time(0)
        sys.stdout.buffer.write(found + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
