"""Skips the tests of the compiled evaluation where the core could not be built."""

from sevenstates.games.huang import native

collect_ignore = (
    []
    if native.available
    else [
        "test_compiled.py",
        "test_decisions.py",
        "test_move_features.py",
    ]
)
