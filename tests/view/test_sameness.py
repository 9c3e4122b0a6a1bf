"""Drawings that certainly are the same, and those that may not be."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF

from okrummy_gui.view.painting import Canvas
from okrummy_gui.view.sameness import same_drawing
from okrummy_gui.view.table.stage import Drawing, Paint

BOX = QRectF(1, 2, 30, 40)


def closure(words: object, size: int = 3) -> Paint:
    def paint(canvas: Canvas, rect: QRectF, size: int = size) -> None:
        canvas.text(0, 0, str(words), size, "#000000")

    return paint


def other_closure(words: object) -> Paint:
    return lambda canvas, rect: canvas.text(0, 0, str(words), 3, "#000000")


def painted(canvas: Canvas, rect: QRectF, words: str) -> None:
    canvas.text(0, 0, words, 3, "#000000")


def same(one: Callable[..., None], other: Callable[..., None]) -> bool:
    return same_drawing(Drawing(BOX, one), Drawing(QRectF(BOX), other))


def test_the_same_code_with_equal_values_is_the_same() -> None:
    assert same(closure((1, "a")), closure((1, "a")))
    assert same(partial(painted, words="a"), partial(painted, words="a"))
    assert same(painted, painted)


def test_other_values_are_not() -> None:
    assert not same(closure("a"), closure("b"))
    assert not same(closure("a"), closure("a", 4))
    assert not same(partial(painted, words="a"), partial(painted, words="b"))


def test_other_code_is_not() -> None:
    assert not same(closure("a"), other_closure("a"))
    assert not same(partial(painted, words="a"), closure("a"))


def test_painters_within_painters_are_compared_too() -> None:
    assert same(closure(closure("a")), closure(closure("a")))
    assert not same(closure(closure("a")), closure(closure("b")))


def test_another_place_or_height_is_another_drawing() -> None:
    paint = closure("a")
    assert not same_drawing(Drawing(BOX, paint), Drawing(BOX.translated(1, 0), paint))
    assert not same_drawing(Drawing(BOX, paint, 1), Drawing(BOX, paint, 2))
