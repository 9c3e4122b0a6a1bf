"""SHA-256 as the interpreter brings it: `hashlib` loads OpenSSL, four megabytes that nobody here
needs. `random` of the standard library avoids it the same way.
"""

from __future__ import annotations

try:  # from Python 3.12 on
    from _sha2 import sha256  # type: ignore[import-not-found, unused-ignore]
except ImportError:
    try:
        from _sha256 import sha256  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        from hashlib import sha256


def digest(data: bytes) -> bytes:
    """The 32 bytes of SHA-256."""
    found: bytes = sha256(data).digest()
    return found
