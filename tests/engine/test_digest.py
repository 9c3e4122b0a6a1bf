"""The digest is SHA-256, without the library that the standard module would load for it."""

from __future__ import annotations

import hashlib
import subprocess
import sys

import pytest

from okrummy_gui.engine.digest import digest


@pytest.mark.parametrize("length", [0, 1, 55, 56, 64, 1000])
def test_it_is_sha256(length: int) -> None:
    data = bytes(at % 251 for at in range(length))
    assert digest(data) == hashlib.sha256(data).digest()


def test_dealing_loads_no_openssl() -> None:
    asks = "from okrummy_gui.engine.deals import DealNumber, deck_of; deck_of(DealNumber(1))"
    tells = "import sys; print('_hashlib' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", f"{asks}; {tells}"], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
