"""The `rules` command: the rules reference, whole or in part."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..texts import Texts
from ..texts.resources import parse_rules
from .errors import ClientError


def find_rules(texts: Texts, wanted: str) -> RenderableType:
    """The clauses of an id, a part of one, or with a word in them; all of the rules for nothing."""
    if not wanted:
        from rich.markdown import Markdown  # takes a while to import, and only this needs it

        return Markdown(texts.rules())
    clauses = parse_rules(texts.rules())
    folded = wanted.casefold()
    found = (
        [rule for rule in clauses if rule.casefold() == folded]
        or [rule for rule in clauses if folded in rule.casefold()]
        or [rule for rule, text in clauses.items() if folded in text.casefold()]
    )
    if not found:
        raise ClientError("no-rule", text=wanted)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    for rule in found:
        table.add_row(Text(rule, style="bold"), Text(clauses[rule]))
    return table
