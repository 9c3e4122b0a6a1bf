"""Whether two drawings paint the same: then the picture of the one serves for the other."""

from __future__ import annotations

from functools import partial
from types import FunctionType

from okrummy_gui.view.table.stage import Drawing


def same_drawing(one: Drawing, other: Drawing) -> bool:
    """Whether they certainly are the same; painters are compared by their code and its values."""
    return (
        one.rect == other.rect
        and one.z == other.z
        and one.name == other.name
        and _same(one.paint, other.paint)
    )


def _same(one: object, other: object) -> bool:
    if one is other:
        return True
    if isinstance(one, partial) and isinstance(other, partial):
        given = (one.args, one.keywords) == (other.args, other.keywords)
        return given and _same(one.func, other.func)
    if isinstance(one, FunctionType) and isinstance(other, FunctionType):
        return (
            one.__code__ is other.__code__
            and one.__defaults__ == other.__defaults__
            and _same_cells(one, other)
        )
    return type(one) is type(other) and one == other


def _same_cells(one: FunctionType, other: FunctionType) -> bool:
    pairs = zip(one.__closure__ or (), other.__closure__ or (), strict=True)
    return all(_same(a.cell_contents, b.cell_contents) for a, b in pairs)
