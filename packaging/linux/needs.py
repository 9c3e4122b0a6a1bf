"""What the frozen program wants of the system: libraries, their packages, the age of glibc."""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Iterable
from pathlib import Path

GLIBC_OWN = re.compile(r"^(ld-linux.*|lib(c|dl|m|pthread|resolv|rt|util))\.so\.\d+$")
DT_NEEDED, DT_STRTAB = 1, 5
KNOWN = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""Libraries that a machine without a desktop, which builds the packages, need not have."""


def elf_files(folder: Path) -> list[Path]:
    found = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    found.append(path)
    return found


def needed(path: Path) -> list[str]:
    """The sonames in the dynamic section of a 64-bit little-endian ELF file."""
    data = path.read_bytes()
    offset, size, count = (
        struct.unpack_from("<Q", data, 0x20)[0],
        *struct.unpack_from("<HH", data, 0x36),
    )
    segments = [struct.unpack_from("<IIQQQQQQ", data, offset + at * size) for at in range(count)]
    dynamic = next((segment for segment in segments if segment[0] == 2), None)
    if dynamic is None:
        return []
    entries = [struct.unpack_from("<QQ", data, dynamic[2] + at) for at in range(0, dynamic[5], 16)]
    address = next(value for tag, value in entries if tag == DT_STRTAB)
    load = next(s for s in segments if s[0] == 1 and s[3] <= address < s[3] + s[6])
    strings = address - load[3] + load[2]
    names = []
    for tag, value in entries:
        if tag == DT_NEEDED:
            start = strings + value
            names.append(data[start : data.index(b"\0", start)].decode())
    return names


def glibc(folder: Path) -> str:
    """The newest version of glibc's symbols that any file asks for."""
    found = {(2, 17)}
    for path in elf_files(folder):
        for match in re.finditer(rb"GLIBC_(\d+)\.(\d+)", path.read_bytes()):
            found.add((int(match[1]), int(match[2])))
    return "{}.{}".format(*max(found))


def of_system(folder: Path) -> list[str]:
    """The sonames that are not in the folder, without glibc's."""
    files = elf_files(folder)
    own = {path.name for path in folder.rglob("*") if ".so" in path.name}
    wanted = {name for path in files for name in needed(path)}
    return sorted(name for name in wanted - own if not GLIBC_OWN.match(name))


def debian_packages(sonames: Iterable[str]) -> list[str]:
    """The packages of this Debian that have the libraries."""
    packages = set()
    for soname in sonames:
        if soname in KNOWN:
            packages.add(KNOWN[soname])
            continue
        pattern = f"*-linux-gnu/{soname}"
        command = ["dpkg-query", "-S", pattern]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SystemExit(f"{soname}: no installed Debian package has it")
        packages.add(done.stdout.split(":")[0])
    return sorted(packages)
