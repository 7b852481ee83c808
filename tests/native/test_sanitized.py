"""The compiled cores under the compiler's sanitizers; the script by itself plays more games."""

import subprocess
import sys

import pytest

from scripts.sanitize import runtime
from tests.native.comparing import built
from tests.paths import ROOT

if runtime() is not None:  # without them there is nothing to run

    @pytest.mark.long
    @pytest.mark.parametrize("key", built())
    def test_no_fault_is_found(key: str) -> None:
        call = [sys.executable, "-m", "scripts.sanitize", key, "--games", "24"]
        result = subprocess.run(call, cwd=ROOT, capture_output=True, text=True)

        assert result.stderr == ""
        assert "24 games or batches" in result.stdout
        assert "no fault found" in result.stdout
        assert result.returncode == 0
