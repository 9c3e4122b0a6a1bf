"""What the packages carry, as CycloneDX 1.6: sbom.py FILE.

Run by the Python that froze the program, whose libraries it names. Same libraries, same bytes.
"""

from __future__ import annotations

import json
import platform
import re
import sys
import uuid
from datetime import UTC, datetime
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE / "freeze")]

import recipe

ROOT = HERE.parent
LIBRARIES = {
    "PySide6-Essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "platformdirs": "MIT",
    "miniaudio": "MIT",
    "cffi": "MIT-0",
}
BESIDE = (
    ("python", platform.python_version(), "Python-2.0", "pkg:generic/python@{}"),
    ("qt", "", "LGPL-3.0-only", "pkg:generic/qt@{}"),
    ("pyinstaller-bootloader", "", "LicenseRef-GPL-2.0-with-Bootloader-exception", ""),
)


def components() -> list[dict[str, Any]]:
    qt = distribution("PySide6-Essentials").version
    versions = {"qt": qt, "pyinstaller-bootloader": distribution("pyinstaller").version}
    found = []
    for name, version, licence, address in BESIDE:
        told = version or versions[name]
        where = address.format(told) or f"pkg:pypi/pyinstaller@{told}"
        found.append(component(name, told, licence, where))
    found += windows_interpreter({version for name, version, *_ in BESIDE if name == "python"})
    for name, licence in LIBRARIES.items():
        version = distribution(name).version
        found.append(component(name, version, licence, f"pkg:pypi/{name.lower()}@{version}"))
    return found


def windows_interpreter(known: set[str]) -> list[dict[str, Any]]:
    """The Windows installer has a Python of its own; nothing where none was built."""
    libraries = sorted((ROOT / "build/windows/stage/runtime").glob("python3??*.dll"))
    versions = {recipe.number_in(library) for library in libraries} - known
    return [
        {
            **component("python", version, "Python-2.0", f"pkg:generic/python@{version}"),
            "description": "in the Windows installer",
        }
        for version in sorted(versions)
    ]


def component(name: str, version: str, licence: str, address: str) -> dict[str, Any]:
    known = {"name": licence} if licence.startswith("LicenseRef-") else {"id": licence}
    return {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": version,
        "licenses": [{"license": known}],
        "purl": address,
    }


def document(root: Path) -> dict[str, Any]:
    version = recipe.version(root)
    parts = components()
    own = f"pkg:pypi/okrummy@{version}"
    names = " ".join(part["bom-ref"] for part in parts)
    moment = datetime.fromtimestamp(recipe.source_date(root), UTC)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{own} {names}')}",
        "version": 1,
        "metadata": {
            "timestamp": re.sub(r"\+00:00$", "Z", moment.isoformat()),
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "okrummy",
                "version": version,
                "licenses": [{"license": {"id": "MIT"}}],
                "purl": own,
            },
        },
        "components": parts,
        "dependencies": [
            {"ref": own, "dependsOn": [part["bom-ref"] for part in parts]},
            *({"ref": part["bom-ref"]} for part in parts),
        ],
    }


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: sbom.py FILE", file=sys.stderr)
        return 2
    text = json.dumps(document(ROOT), indent=2) + "\n"
    Path(arguments[0]).write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
