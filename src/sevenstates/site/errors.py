"""Reasons why the site cannot be written."""


class SiteError(Exception):
    """The site was not written; `key` and `fields` are those of the sentence that says why."""

    def __init__(self, key: str, **fields: str) -> None:
        super().__init__(key, fields)
        self.key = key
        self.fields = fields
