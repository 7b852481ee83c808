"""Servers whose draws and bots are the same in every run.

Importing it does so in this process; `python -m tests.server.fixed_chance` is the command
`sevenstates` that way.
"""

from sevenstates.cli import main
from sevenstates.server.tables.model import chance

chance.new_key = lambda: bytes(range(32))
chance._SECRET = bytes(32)

if __name__ == "__main__":
    main()
