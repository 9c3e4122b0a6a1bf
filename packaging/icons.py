"""Makes the icons in every size and form from resources/icons/okrummy.svg: icons.py FOLDER.

Writes hicolor/SIZE/apps/okrummy.png and the SVG for Linux, okrummy.ico for Windows and
okrummy.icns for macOS. The same SVG gives the same bytes.
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "resources" / "icons" / "okrummy.svg"
HICOLOR = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ICO = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS = {
    b"icp4": 16,
    b"ic11": 32,
    b"icp5": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""Apple's names of the sizes, those for doubled pixels among them."""
MAC_MARGIN = 0.06
"""Icons in the dock keep some air around them."""


def render(size: int, margin: float = 0.0) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    edge = size * margin
    QSvgRenderer(str(SOURCE)).render(painter, QRectF(edge, edge, size - 2 * edge, size - 2 * edge))
    painter.end()
    return image


def png(image: QImage) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(content.data())


def bitmap(image: QImage) -> bytes:
    """As an .ico wants it: a bitmap without file header, bottom up, and an empty mask."""
    size = image.width()
    rows = bytes(image.constBits())
    stride = image.bytesPerLine()
    pixels = b"".join(rows[y * stride : y * stride + size * 4] for y in reversed(range(size)))
    mask = bytes((size + 31) // 32 * 4 * size)
    header = struct.pack("<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, len(pixels), 0, 0, 0, 0)
    return header + pixels + mask


def ico(draw: Callable[[int], QImage] = render) -> bytes:
    parts = [png(draw(size)) if size >= 256 else bitmap(draw(size)) for size in ICO]
    place = 6 + 16 * len(parts)
    head = struct.pack("<HHH", 0, 1, len(parts))
    for size, part in zip(ICO, parts, strict=True):
        edge = size % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(part), place)
        place += len(part)
    return head + b"".join(parts)


def icns() -> bytes:
    body = b""
    for kind, size in ICNS.items():
        content = png(render(size, MAC_MARGIN))
        body += kind + struct.pack(">I", len(content) + 8) + content
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write_all(folder: Path) -> None:
    for size in HICOLOR:
        place = folder / "hicolor" / f"{size}x{size}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        (place / "okrummy.png").write_bytes(png(render(size)))
    scalable = folder / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(SOURCE, scalable / "okrummy.svg")
    (folder / "okrummy.ico").write_bytes(ico())
    (folder / "okrummy.icns").write_bytes(icns())


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: icons.py FOLDER", file=sys.stderr)
        return 2
    qt = QGuiApplication.instance() or QGuiApplication(["icons"])
    write_all(Path(arguments[0]))
    del qt
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
