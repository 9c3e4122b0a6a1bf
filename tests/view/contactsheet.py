"""Walks the whole grid of languages, sizes, tables and moments and writes contact sheets.

    python -m tests.view.contactsheet FOLDER [--language de] [--size 800x536]

writes a sheet a language and size (rows are tables, columns moments), and for each language, size
and look one of all dialogs, and says every fault; the exit code is 1 when there was one.
`make contact-sheet` writes into build/contact-sheet. `--single` writes each picture of the grid as
a file of its own besides. `--one "de 1280x776 hollywood undercut"` writes that picture alone.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from okrummy_gui import assets
from tests.view import dialoggrid
from tests.view.dialoggrid import DIALOGS, SCHEMES, Gallery
from tests.view.grid import LANGUAGES, SIZES, Grid
from tests.view.moments import MOMENTS, TABLES, moments_of

THUMB = 480
GAP = 6
ACROSS = 8


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--size", action="append", help="such as 800x536")
    parser.add_argument("--single", action="store_true", help="each picture in a file of its own")
    parser.add_argument("--one", action="append", help="language, size, table and moment")
    options = parser.parse_args()
    wanted = options.size or [named(size) for size in (*SIZES, *dialoggrid.SIZES)]
    sizes = [size for size in SIZES if named(size) in wanted]
    options.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    assets.register()
    grid = Grid()
    if options.one:
        for words in options.one:
            write_one(grid, options.folder, words)
        return 0
    faults = 0
    for language in options.language or LANGUAGES:
        grid.speak(language)
        for size in sizes:
            faults += written(grid, language, size, options)
    grid.speak("en")
    faults += dialogs_written(options, wanted)
    print(f"{faults} faults")
    del app
    return 1 if faults else 0


def named(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def write_one(grid: Grid, folder: Path, words: str) -> None:
    """Write one picture of the grid, without looking for faults."""
    language, size, kind, moment = words.split(maxsplit=3)
    grid.speak(language)
    table = grid.table(next(one for one in SIZES if named(one) == size))
    grid.show(table, kind, moment)
    table.grab().save(str(folder / f"{language}-{kind}-{moment}.png".replace(" ", "-")))
    table.close()


def written(grid: Grid, language: str, size: tuple[int, int], options: argparse.Namespace) -> int:
    """Write the sheet of a language and size; how many faults there were."""
    high = THUMB * size[1] // size[0]
    across, down = len(MOMENTS) * (THUMB + GAP), len(TABLES) * (high + GAP)
    sheet = QImage(across + GAP, down + GAP, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.black)
    painter = QPainter(sheet)
    faults = 0
    for row, kind in enumerate(TABLES):
        table = grid.table(size)
        for column, moment in enumerate(MOMENTS):
            if moment.name not in moments_of(kind):
                continue
            for fault in grid.faults(table, kind, moment.name):
                print(f"{language} {named(size)} {kind}, {moment.name}: {fault}", flush=True)
                faults += 1
            picture = table.grab().toImage()
            if options.single:
                file = f"{language}-{named(size)}-{kind}-{moment.name}.png".replace(" ", "-")
                picture.save(str(options.folder / file))
            small = picture.scaledToWidth(THUMB, Qt.TransformationMode.SmoothTransformation)
            place = QPoint(GAP + column * (THUMB + GAP), GAP + row * (high + GAP))
            painter.drawImage(place, small)
        table.close()
    painter.end()
    sheet.save(str(options.folder / f"{language}-{named(size)}.png"))
    return faults


def dialogs_written(options: argparse.Namespace, wanted: list[str]) -> int:
    """Write the sheets of the dialogs; how many faults there were."""
    faults = 0
    with tempfile.TemporaryDirectory() as home:
        os.environ["OKRUMMY_HOME"] = home
        gallery = Gallery(Path(home))
        for language in options.language or LANGUAGES:
            for size in dialoggrid.SIZES:
                for scheme in SCHEMES if named(size) in wanted else ():
                    gallery.dress(language, size, scheme)
                    faults += dialog_sheet(gallery, f"{language}-{named(size)}-{scheme}", options)
        gallery.close()
    return faults


def dialog_sheet(gallery: Gallery, where: str, options: argparse.Namespace) -> int:
    """Write the sheet of all dialogs as they look now; how many faults there were."""
    pictures, faults = [], 0
    for name in DIALOGS:
        for fault in gallery.faults(name):
            print(f"{where} {name}: {fault}", flush=True)
            faults += 1
        picture = gallery.picture().toImage()
        if options.single:
            picture.save(str(options.folder / f"{where}-{name}.png".replace(" ", "-")))
        pictures.append(
            picture.scaledToWidth(
                min(THUMB, picture.width()), Qt.TransformationMode.SmoothTransformation
            )
        )
        gallery.put_away()
    lines = [pictures[at : at + ACROSS] for at in range(0, len(pictures), ACROSS)]
    highs = [max(picture.height() for picture in line) + GAP for line in lines]
    width = ACROSS * (THUMB + GAP) + GAP
    sheet = QImage(width, sum(highs) + GAP, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.black)
    painter, y = QPainter(sheet), GAP
    for line, high in zip(lines, highs, strict=True):
        for at, picture in enumerate(line):
            painter.drawImage(QPoint(GAP + at * (THUMB + GAP), y), picture)
        y += high
    painter.end()
    sheet.save(str(options.folder / f"dialogs-{where}.png"))
    return faults


if __name__ == "__main__":
    sys.exit(main())
