"""What can be checked of the recipe for macOS without a Mac: check.py [FOLDER with icons]."""

from __future__ import annotations

import ast
import plistlib
import shutil
import struct
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(HERE.parent / "freeze"), str(HERE.parent / "linux")]

import build
import identity
import recipe


class Wrong(Exception):
    pass


def expect(condition: object, text: str) -> None:
    if not condition:
        raise Wrong(text)


def plists() -> None:
    for name in ("Info.plist", "entitlements.plist"):
        with (HERE / name).open("rb") as file:
            plistlib.load(file)
        if shutil.which("plistutil"):
            command = ["plistutil", "-i", str(HERE / name), "-o", "/dev/null"]
            subprocess.run(command, check=True, capture_output=True)
    plist = recipe.info_plist(ROOT, "1.2.3")
    expect(plist["CFBundleShortVersionString"] == "1.2.3", "the version is not filled in")
    expect(plist["NSHighResolutionCapable"] is True, "not sharp on Retina displays")
    spoken = {path.stem.removeprefix("okrummy_") for path in (ROOT / "translations").glob("*.ts")}
    expect(set(plist["CFBundleLocalizations"]) == spoken, "the languages are others")  # type: ignore[call-overload]
    types = plist["UTExportedTypeDeclarations"]
    extension = types[0]["UTTypeTagSpecification"]["public.filename-extension"]  # type: ignore[index]
    expect(extension == ["okrummy"], "exported matches end in .okrummy")


def spec() -> None:
    """The recipe compiles, and what it names is there."""
    text = (HERE.parent / "freeze" / "okrummy.spec").read_text("utf-8")
    tree = ast.parse(text)
    expect(identity.APP_ID in text, "the bundle has another id than the rest")
    names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)
             and isinstance(node.value, ast.Name) and node.value.id == "recipe"}  # fmt: skip
    for name in names:
        expect(hasattr(recipe, name), f"okrummy.spec asks for recipe.{name}")
    for place in ("freeze/start.py", "freeze/okrummy.exe.manifest", "macos/entitlements.plist"):
        expect((HERE.parent / place).is_file(), f"{place} is not there")


def steps() -> None:
    """Without secrets nothing is signed; with them all is, before and after the image is made."""
    places = (Path("x.app"), Path("stage"), Path("x.dmg"))
    plain = [command[0] for command in build.commands(*places, {})]
    expect(plain == ["ditto", "ln", "hdiutil"], "unsigned it is three steps")
    expect(len(build.left_out({})) == 1, "what is left out is said in one line")
    secrets = {"OKRUMMY_SIGN_IDENTITY": "Developer ID", "OKRUMMY_NOTARY_PROFILE": "profile"}
    full = [" ".join(command[:3]) for command in build.commands(*places, secrets)]
    expect(full[-2:] == ["xcrun notarytool submit", "xcrun stapler staple"], "not notarised last")
    expect(not build.left_out(secrets), "with secrets nothing is left out")


def icns(file: Path) -> None:
    data = file.read_bytes()
    kind, size = struct.unpack_from(">4sI", data)
    expect(kind == b"icns" and size == len(data), "no .icns file")
    place, found = 8, set()
    while place < len(data):
        name, length = struct.unpack_from(">4sI", data, place)
        expect(data[place + 8 : place + 16] == b"\x89PNG\r\n\x1a\n", "a part is no PNG")
        found.add(name)
        place += length
    expect({b"ic07", b"ic09", b"ic10", b"ic13"} <= found, "a size is missing")


def main() -> int:
    file = ROOT / "build/freeze/work/icons/okrummy.icns"
    try:
        plists()
        spec()
        steps()
        if file.is_file():
            icns(file)
    except Wrong as wrong:
        print(f"macos: {wrong}", file=sys.stderr)
        return 1
    print("macos: plists, spec, steps, icns")
    return 0


if __name__ == "__main__":
    sys.exit(main())
