"""Where the compiled core could not be built, only what says so is tested."""

from sevenstates import fast

collect_ignore = [] if fast.available else ["test_agreement.py", "test_state.py", "test_batch.py"]
