"""The same sources, compiled and interpreted, show and earn the same, to the last bit."""

import json
import os
import subprocess
import sys

import pytest

from tests.envs.steps import digests


@pytest.mark.slow
def test_compiled_and_interpreted_steps_agree():
    ran = subprocess.run(
        [sys.executable, "-m", "tests.envs.steps"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    interpreted = json.loads(ran.stdout)
    compiled = digests()
    assert interpreted["interpreted"]
    assert interpreted["steps"] == compiled["steps"]
