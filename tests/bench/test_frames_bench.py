"""How long a frame takes while cards are dragged and dealt, at 1920×1080 (`-s` prints).

A frame is what happens between a movement and the picture of it: the event, the new places, the
painting into the window's memory. Without a screen it is the processor's work alone; its time is
what is judged, for the clock's is as long as other programs make it. Both are printed.
"""

from __future__ import annotations

import itertools
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from okrummy_gui.engine import match as matches
from okrummy_gui.engine.cards import DECK
from okrummy_gui.engine.protocol import Deal, DrawStock, Seat
from okrummy_gui.engine.rules import Rules
from okrummy_gui.view import cardart
from tests.view.table.bench import Moving, dealt, finished, next_deal

SIZE = (1920, 1080)
FRAME = 16
MOST_OFTEN = 0.99
"""The share of the frames that must be in time."""
DEALS = 12
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Counter[object]:
    """How often each picture of a card was painted."""
    counts: Counter[object] = Counter()
    usual = cardart.CardArt._kept

    def counting(self: Any, name: str, width: float, ratio: float, paint: Any) -> Any:
        def noted(painter: Any) -> None:
            counts[name, width, ratio, self.style] += 1
            paint(painter)

        return usual(self, name, width, ratio, noted)

    monkeypatch.setattr(cardart.CardArt, "_kept", counting)
    return counts


@pytest.fixture
def large(qtbot: QtBot, painted: Counter[object]) -> Moving:
    bench = Moving(qtbot, dealt())
    bench.table.resize(*SIZE)
    QApplication.processEvents()
    return bench


def milliseconds(step: Callable[[], object]) -> tuple[float, float]:
    """For the step and the painting that follows from it: of the processor, and by the clock."""
    used, begun = time.thread_time(), time.perf_counter()
    step()
    QApplication.processEvents()
    return 1e3 * (time.thread_time() - used), 1e3 * (time.perf_counter() - begun)


def judged(name: str, frames: list[tuple[float, float]]) -> None:
    for at, kind in enumerate(("processor", "clock")):
        row = sorted(frame[at] for frame in frames)
        print(
            f"\n{name}, {kind}: {len(row)} frames, median {row[len(row) // 2]:.1f} ms, 99 of 100 "
            f"in {row[len(row) * 99 // 100]:.1f}, worst {row[-1]:.1f}",
            end="",
        )
    used = sorted(frame[0] for frame in frames)
    late = sum(frame > FRAME for frame in used)
    print(f"\n{late} took the processor longer than {FRAME} ms")
    assert late <= (1 - MOST_OFTEN) * len(used)


def mouse(bench: Moving, kind: QEvent.Type, at: QPointF) -> None:
    port = bench.table.viewport()
    moving = kind is QEvent.Type.MouseMove
    button = Qt.MouseButton.NoButton if moving else LEFT
    held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else LEFT
    event = QMouseEvent(kind, at, QPointF(port.mapToGlobal(at)), button, held, NONE)
    QApplication.sendEvent(port, event)


def test_dragging_a_card(large: Moving, painted: Counter[object]) -> None:
    large.play(DrawStock())
    large.table.finish_motion()
    frames = []
    hand = large.table.layout_now.hand_rect
    discard = QPointF(large.table.discard_rect().center())
    for name in ("QS", "4H", "9D", "2D"):
        start = QPointF(large.point(name))
        mouse(large, QEvent.Type.MouseButtonPress, start)
        ends = (QPointF(hand.left() + 60, start.y()), QPointF(hand.right() - 60, start.y()))
        path = [start, ends[0], ends[1], discard, QPointF(300, 200), start]
        for a, b in itertools.pairwise(path):
            for step in range(1, 41):
                at = a + (b - a) * (step / 40)

                def go(at: QPointF = at) -> None:
                    mouse(large, QEvent.Type.MouseMove, at)
                    large.clock.run(FRAME)

                frames.append(milliseconds(go))
        mouse(large, QEvent.Type.MouseButtonRelease, start)
    judged("dragging", frames)
    assert max(painted.values()) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_dealing(qtbot: QtBot, large: Moving, painted: Counter[object], seats: int) -> None:
    if seats == 2:
        large.match = finished(dealt())
        large.sync()
    frames, first = [], []
    for count in range(DEALS):
        if seats == 2:
            deal = next_deal(large.match, count)
            large.match = matches.apply(large.match, deal)
            begin: Callable[[], None] = large.sync
        else:
            deck = tuple(random.Random(count).sample(DECK, 52))
            match = matches.new_match(Rules(seats=4))
            view = matches.view_for(matches.apply(match, Deal(deck, Seat.SOUTH)), Seat.SOUTH)
            names = dict.fromkeys(view.seats, "Ada")

            def begin(view: Any = view, names: Any = names) -> None:
                large.table.sync(view, view.hand, names)

        (frames if count else first).append(milliseconds(begin))
        while large.table.is_moving():
            frames.append(milliseconds(lambda: large.clock.run(FRAME)))
        if seats == 2:
            large.match = finished(large.match)
            large.sync()
            large.table.finish_motion()
    print(f"\nthe first deal, with the pictures still to be painted: {first[0][0]:.1f} ms", end="")
    judged(f"dealing for {seats}", frames)
    assert max(painted.values()) == 1
