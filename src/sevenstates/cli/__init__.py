"""The `sevenstates` command."""

import os
import sys
from collections.abc import Sequence

import typer
from typer.exceptions import TyperException

from ..bots.threads import keep_numpy_to_one_thread
from .terminal import forgive_streams


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave with 0 if all went well, 1 if refused, 2 if misused."""
    keep_numpy_to_one_thread()
    from .app import app  # the words of its help are in the language of the environment

    forgive_streams()
    code = 0
    try:
        code = app(args=arguments, prog_name="sevenstates", standalone_mode=False) or 0
    except TyperException as error:
        print(error.format_message(), file=sys.stderr)
        code = error.exit_code
    except (KeyboardInterrupt, typer.Abort):
        code = 1
    except BrokenPipeError:
        # The reader of the output, `head` for one, has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)
