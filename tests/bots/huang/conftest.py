"""Where the compiled core could not be built, there is no compiled judgement to test."""

from sevenstates import fast

collect_ignore = [] if fast.available else ["test_compiled.py", "test_considering.py"]
