"""Where the compiled core could not be built, there is no compiled evaluation to test."""

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
