"""What all tests share."""

import pytest
from hypothesis import settings

from sevenstates.bots.threads import keep_numpy_to_one_thread

keep_numpy_to_one_thread()

# A busy machine is no failure.
settings.register_profile("sevenstates", deadline=None)
settings.load_profile("sevenstates")

pytest_plugins = ["tests.in_process"]

# The kit's assertions show their values, as a test's do.
pytest.register_assert_rewrite("tests.kit")
