"""Laws that every game must keep, as functions that take any game.

In a package of your own:

    from sevenstates.testing import Table, check_table

    def test_laws() -> None:
        check_table(Table(YOUR_GAME, 3, YourOptions()))
"""

from .checks import TABLE_CHECKS, WALK_CHECKS, check_table
from .walk import Table, Walk

__all__ = ["TABLE_CHECKS", "WALK_CHECKS", "Table", "Walk", "check_table"]
