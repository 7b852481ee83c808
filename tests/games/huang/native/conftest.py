"""Where the compiled core could not be built, only what says so is tested."""

from sevenstates.games.huang import native

collect_ignore = [] if native.available else ["test_agreement.py", "test_state.py", "test_batch.py"]
