"""The names of a net's arrays in files, and how its inputs are bounded."""

FILE_NAMES = {
    "std": "spread",
    "centred_std": "apart",
    "context": "light",
    "policy": "wish",
    "state": "table",
    "value": "worth",
}
"""The names in files of arrays and layers that have another name here."""
MAX_INPUT = 8
"""Normalised features are clipped to this."""
