"""What PyInstaller collects for PySide6 and this program never uses."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

QT_LIBRARIES = {
    "eglfsdeviceintegration",
    "eglfskmssupport",
    "eglfskmsgbmsupport",
    "eglfsx11",
    "network",
    "opengl",
    "openglwidgets",
    "pdf",
    "qml",
    "qmlmeta",
    "qmlmodels",
    "qmlworkerscript",
    "quick",
    "virtualkeyboard",
}
"""Nothing of ours draws with OpenGL, speaks to a network or runs QML."""

PYTHON_MODULES = {"QtDBus", "QtNetwork", "QtOpenGL", "QtOpenGLWidgets", "QtQml", "QtQuick", "QtPdf"}

PLUGIN_FOLDERS = {
    "egldeviceintegrations",
    "generic",
    "networkinformation",
    "printsupport",
    "qmltooling",
    "sqldrivers",
    "tls",
    "vectorimageformats",
    "wayland-graphics-integration-client",
    "wayland-graphics-integration-server",
    "xcbglintegrations",
}

PLUGINS = {
    "platforms": {"cocoa", "offscreen", "wayland", "windows", "xcb"},
    "platformthemes": {"xdgdesktopportal"},
    "imageformats": {"ico", "svg"},
    "iconengines": {"svgicon"},
    "platforminputcontexts": {"composeplatforminputcontext", "ibusplatforminputcontext"},
}
"""By folder the plugins that stay; a folder that is named nowhere stays whole."""

TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"
QT_LANGUAGES = {file.stem.removeprefix("okrummy_") for file in TRANSLATIONS.glob("*.ts")} - {"en"}
"""What Qt's own buttons say; English is built in."""

SOFTWARE_OPENGL = "opengl32sw.dll"


def unwanted(name: str) -> bool:
    """Whether the collected file is left out; `name` is its place in the bundle."""
    path = PurePosixPath(name.replace("\\", "/"))
    if "PySide6" not in path.parts:
        return _qt_library(path.name) in QT_LIBRARIES
    if path.name.lower() == SOFTWARE_OPENGL:
        return True
    if path.name.split(".")[0] in PYTHON_MODULES:
        return True
    if "translations" in path.parts:
        return path.name not in {f"qtbase_{language}.qm" for language in QT_LANGUAGES}
    if "plugins" in path.parts:
        return _unwanted_plugin(path)
    return _qt_library(path.name) in QT_LIBRARIES


def _unwanted_plugin(path: PurePosixPath) -> bool:
    folder = path.parent.name
    if folder in PLUGIN_FOLDERS:
        return True
    wanted = PLUGINS.get(folder)
    return wanted is not None and _plugin(path.name) not in wanted


def _plugin(file: str) -> str:
    """The name inside libqxcb.so, libqcocoa.dylib, qwindows.dll and their like."""
    stem = file.split(".", maxsplit=1)[0].removeprefix("lib")
    return stem.removeprefix("q")


def _qt_library(file: str) -> str:
    """The name inside libQt6Core.so.6, Qt6Core.dll and QtCore, small; else nothing."""
    stem = file.split(".", maxsplit=1)[0].removeprefix("lib")
    for start in ("Qt6", "Qt"):
        if stem.startswith(start):
            return stem.removeprefix(start).lower()
    return ""


def reached(binaries: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Without the system's libraries that only something left out had asked for (Linux)."""
    from PyInstaller.depend.bindepend import get_imports

    by_name = {PurePosixPath(entry[0]).name: entry for entry in binaries}
    todo = [entry for entry in binaries if not _is_system_library(entry[0])]
    kept = {entry[0] for entry in todo}
    while todo:
        for name, _ in get_imports(todo.pop()[1]):
            entry = by_name.get(PurePosixPath(name).name)
            if entry is not None and entry[0] not in kept:
                kept.add(entry[0])
                todo.append(entry)
    return [entry for entry in binaries if entry[0] in kept]


def _is_system_library(name: str) -> bool:
    """PyInstaller puts these into the top folder, as it does Python's own and some modules."""
    return "/" not in name and name.startswith("lib") and not name.startswith("libpython")
