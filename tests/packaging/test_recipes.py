"""The recipes that make packages; what they make is proved by make package-check."""

from __future__ import annotations

import importlib.util
import re
import sys
import tomllib
from datetime import date
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage

from okrummy_gui import __version__

ROOT = Path(__file__).resolve().parents[2]


def load(place: str) -> ModuleType:
    """A recipe by its file: the folder is no package on purpose."""
    name = f"okrummy_recipe_{Path(place).stem}"
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


trim = load("freeze/trim.py")
resources = load("resources.py")
recipe = load("freeze/recipe.py")
changes = load("linux/changes.py")
notes = load("notes.py")
macos = load("macos/check.py")
sbom = load("sbom.py")


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt6Svg.dll",
        "PySide6/QtWidgets.abi3.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/styles/libqmacstyle.dylib",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/translations/qtbase_nl.qm",
        "okrummy_gui/data/okrummy.rcc",
        "libpython3.11.so.1.0",
        "_miniaudio.abi3.so",
    ],
)
def test_what_the_program_needs_is_bundled(name):
    assert not trim.unwanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "libQt6Network.so.6",
        "PySide6/Qt6Network.dll",
        "PySide6/opengl32sw.dll",
        "PySide6/QtNetwork.abi3.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6\\plugins\\imageformats\\qgif.dll",
        "PySide6/Qt/translations/qtbase_fr.qm",
    ],
)
def test_what_it_never_uses_is_not(name):
    assert trim.unwanted(name)


def test_modules_in_the_top_folder_are_none_of_the_systems_libraries():
    assert trim._is_system_library("libxcb.so.1")
    for name in ("_cffi_backend.abi3.so", "libpython3.11.so.1.0", "PySide6/Qt/lib/libQt6Gui.so.6"):
        assert not trim._is_system_library(name)


def test_the_same_resources_give_the_same_bytes_at_any_time(tmp_path, monkeypatch):
    (tmp_path / "resources").mkdir()
    (tmp_path / "resources" / "one.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "okrummy_gui").mkdir()
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    first = resources.compile_all(tmp_path).read_bytes()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    assert resources.compile_all(tmp_path).read_bytes() == first


def test_version_and_package_data_come_from_the_package():
    assert recipe.version(ROOT) == __version__
    data = {Path(file).name: folder for file, folder in recipe.package_data(ROOT)}
    assert data["okrummy.rcc"] == "okrummy_gui/data"
    assert not [name for name in data if name.endswith((".py", ".sum"))]


def test_every_module_is_frozen():
    modules = recipe.modules(ROOT)
    assert {"okrummy_gui", "okrummy_gui.ai.levels", "okrummy_gui.__main__"} <= set(modules)


def test_the_changelog_has_this_version_in_every_form():
    found = changes.releases(ROOT / "CHANGELOG.md", date(2026, 1, 2))
    assert found[0].version == __version__
    assert found[0].notes
    debian = changes.debian(found, "Somebody <some@body>")
    assert debian.startswith(f"okrummy ({__version__}) unstable; urgency=medium\n\n  * ")
    assert max(map(len, debian.splitlines())) < 80
    assert f'<release version="{__version__}"' in changes.metainfo(found)
    assert notes.notes((ROOT / "CHANGELOG.md").read_text("utf-8"), __version__).startswith("- ")


def test_marks_of_markdown_are_taken_out():
    assert changes.plain("see `okrummy` [there](https://x) **now**") == "see okrummy there now"


def test_the_sbom_names_every_library_that_the_program_depends_on():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    depends = {re.split(r"[<>=!;]", one, maxsplit=1)[0].strip() for one in project["dependencies"]}
    assert depends <= set(sbom.LIBRARIES)


def test_a_library_of_windows_tells_its_version(tmp_path):
    library = tmp_path / "python313.dll"
    words = "FileVersion\0003.13.0150.1013\0ProductVersion\0\0003.13.7\0\0\0D"
    library.write_bytes(b"MZ\0" + words.encode("utf-16-le"))
    assert recipe.number_in(library) == "3.13.7"
    library.write_bytes(b"MZ")
    with pytest.raises(SystemExit, match=r"python313\.dll"):
        recipe.number_in(library)


def test_the_pictures_of_the_metainfo_are_there_and_as_large_as_it_says():
    text = (ROOT / "packaging" / "linux" / "okrummy.metainfo.xml.in").read_text("utf-8")
    found = re.findall(r'width="(\d+)" height="(\d+)">@PICTURES@/(.*\.png)<', text)
    assert len(found) == text.count("<screenshot") - text.count("<screenshots")
    for width, height, name in found:
        picture = QImage(str(ROOT / "docs" / "pictures" / name))
        assert (picture.width(), picture.height()) == (int(width), int(height))


def test_the_readme_names_pictures_that_are_there():
    text = (ROOT / "README.md").read_text("utf-8")
    pictures = re.findall(r"!\[.+?\]\((.+?)\)", text)
    assert pictures
    assert [name for name in pictures if not (ROOT / name).is_file()] == []


def test_what_can_be_checked_of_macos_without_a_mac_is_right():
    macos.plists()
    macos.spec()
    macos.steps()


def test_actions_are_pinned_by_commit():
    for workflow in sorted((ROOT / ".github" / "workflows").glob("*.yml")):
        for used in re.findall(r"uses: (\S+)", workflow.read_text("utf-8")):
            assert used.startswith("./") or re.search(r"@[0-9a-f]{40}$", used)


def test_the_version_and_the_id_stand_in_one_place():
    identity = load("linux/identity.py")
    assert (ROOT / "packaging" / "flatpak" / f"{identity.APP_ID}.json").is_file()
    for file in sorted((ROOT / "packaging").rglob("*")):
        if file.suffix in {".in", ".desktop", ".plist", ".spec", ".json"}:
            assert __version__ not in file.read_text("utf-8")
