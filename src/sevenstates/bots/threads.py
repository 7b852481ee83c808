"""Number of threads that numpy uses."""

import os

SETTINGS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def keep_numpy_to_one_thread() -> None:
    """Call it before numpy is loaded; what the user has set stays.

    The nets are small: a second thread does not make them faster, but takes a core that another
    process could use.
    """
    for name in SETTINGS:
        os.environ.setdefault(name, "1")
