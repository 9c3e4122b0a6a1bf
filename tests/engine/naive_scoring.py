"""A plain reckoning of hands and matches after the words of the rule sheet (R20 to R27)."""

from __future__ import annotations

from collections.abc import Sequence


def hand_points(
    knocker: int, defender: int, *, gin: bool, gin_bonus: int, undercut_bonus: int, times: int
) -> tuple[int, int]:
    """The points of knocker and defender: one of them is 0 (R20 to R23)."""
    if gin:
        return (gin_bonus + defender) * times, 0
    if defender > knocker:
        return (defender - knocker) * times, 0
    return 0, (undercut_bonus + knocker - defender) * times


def match_totals(
    hands: Sequence[tuple[int, int]], target: int, box_bonus: int, game_bonus: int
) -> tuple[int, int] | None:
    """Both sides' final totals from the points of each hand; None while nobody has won."""
    points = [0, 0]
    boxes = [0, 0]
    for scored in hands:
        for side in (0, 1):
            points[side] += scored[side]
            boxes[side] += scored[side] > 0
        if max(points) >= target:
            break
    else:
        return None
    winner = points.index(max(points))
    if points[1 - winner] >= target:
        raise AssertionError("both at the target")
    totals = [points[side] + boxes[side] * box_bonus for side in (0, 1)]
    totals[winner] += game_bonus
    if points[1 - winner] == 0:
        totals[winner] *= 2
    return totals[0], totals[1]
