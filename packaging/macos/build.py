"""Makes the disk image from the frozen application, on a Mac: build.py FREEZE OUT.

FREEZE is the folder that packaging/freeze/build.py filled. Signing and notarisation take what they
need from the environment, and are left out with a line where it is not there:

    OKRUMMY_SIGN_IDENTITY    the name of a "Developer ID Application" certificate in the keychain
    OKRUMMY_NOTARY_PROFILE   what `xcrun notarytool store-credentials` was told to keep
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE.parent / "freeze")]

import recipe

APP = "Oklahoma Rummy.app"
ENTITLEMENTS = HERE / "entitlements.plist"
SKIPPED = 3


def commands(app: Path, stage: Path, image: Path, environment: dict[str, str]) -> list[list[str]]:
    """What is run, in order; a test reads it where there is no Mac."""
    identity = environment.get("OKRUMMY_SIGN_IDENTITY", "")
    profile = environment.get("OKRUMMY_NOTARY_PROFILE", "")
    sign = ["codesign", "--force", "--timestamp", "--options", "runtime", "--sign", identity]
    steps: list[list[str]] = []
    if identity:
        steps += [
            [*sign, "--deep", "--entitlements", str(ENTITLEMENTS), str(app)],
            ["codesign", "--verify", "--deep", "--strict", str(app)],
        ]
    steps += [
        ["ditto", str(app), str(stage / APP)],
        ["ln", "-s", "/Applications", str(stage / "Applications")],
        ["hdiutil", "create", "-volname", "Oklahoma Rummy", "-srcfolder", str(stage),
         "-format", "ULFO", "-fs", "HFS+", "-ov", str(image)],
    ]  # fmt: skip
    if identity:
        steps.append(["codesign", "--timestamp", "--sign", identity, str(image)])
    if identity and profile:
        steps += [
            ["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"],
            ["xcrun", "stapler", "staple", str(image)],
        ]
    return steps


def left_out(environment: dict[str, str]) -> list[str]:
    """What is not done, and what it would take."""
    if not environment.get("OKRUMMY_SIGN_IDENTITY"):
        return ["not signed and not notarised: OKRUMMY_SIGN_IDENTITY is not set"]
    if not environment.get("OKRUMMY_NOTARY_PROFILE"):
        return ["signed, not notarised: OKRUMMY_NOTARY_PROFILE is not set"]
    return []


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 2:
        print("usage: build.py FREEZE OUT", file=sys.stderr)
        return 2
    if sys.platform != "darwin":
        print("the disk image is made on macOS only", file=sys.stderr)
        return SKIPPED
    app, out = Path(arguments[0]) / APP, Path(arguments[1])
    stage = Path(arguments[0]) / "dmg"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir()
    image = out / f"okrummy-{recipe.version(ROOT)}-macos-{platform.machine()}.dmg"
    for command in commands(app, stage, image, dict(os.environ)):
        subprocess.run(command, check=True)
    for line in left_out(dict(os.environ)):
        print(f"macos: {line}")
    print(f"{image.name}: {image.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
