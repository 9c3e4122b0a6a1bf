"""Catches what nobody else caught, so that no fault in the program ends a game."""

from __future__ import annotations

import logging
import sys
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

if TYPE_CHECKING:
    from okrummy_gui.model.faultreport import Caught
    from okrummy_gui.model.language import Languages
    from okrummy_gui.model.session import Session
    from okrummy_gui.view.window import MainWindow

TOLD: Final = 3
"""A fault that comes again and again is shown so often, and then only logged."""
LOGGED: Final = 20

log = logging.getLogger(__name__)
qt_log = logging.getLogger("okrummy_gui.qt")

_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class FaultNet(QObject):
    """Under slots, events, timers, threads and finalizers; `install` once there is a program.

    What makes the words for a fault is imported when there is one.
    """

    _caught = Signal(str)
    """A fault in words: from any thread to the window's."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._window: MainWindow | None = None
        self._languages: Languages | None = None
        self._seen: Counter[str] = Counter()
        self._remove: list[Callable[[], object]] = []
        # Queued, so that no dialog is opened in the middle of an event that went wrong.
        self._caught.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def watch(self, session: Session, window: MainWindow, languages: Languages) -> None:
        """Whose game it is, and over which window a fault is told."""
        self._session, self._window, self._languages = session, window, languages

    def install(self) -> None:
        before, in_threads, unraisable = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._catch
        threading.excepthook = self._catch_in_thread
        sys.unraisablehook = self._catch_unraisable
        qt = qInstallMessageHandler(_qt_said)
        self._remove = [
            lambda: setattr(sys, "excepthook", before),
            lambda: setattr(threading, "excepthook", in_threads),
            lambda: setattr(sys, "unraisablehook", unraisable),
            lambda: qInstallMessageHandler(qt),
        ]

    def remove(self) -> None:
        """Leave everything as it was before `install`."""
        for undo in self._remove:
            undo()
        self._remove = []

    def note_end(self, error: Exception) -> None:
        """Log what ended the program; whoever started it says it."""
        with suppress(Exception):
            from okrummy_gui.model.faultreport import told

            log.critical(
                "ended:\n%s", self._for_log(told((type(error), error, error.__traceback__)))
            )

    # ------------------------------------------------------------ catching

    def _catch(
        self, kind: type[BaseException], value: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):  # Ctrl-C and the like are no faults
            sys.__excepthook__(kind, value, trace)
            return
        self._take((kind, value, trace))

    def _catch_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_type is not SystemExit:
            self._take((args.exc_type, args.exc_value, args.exc_traceback))

    def _catch_unraisable(self, args: Any) -> None:
        self._take((args.exc_type, args.exc_value, args.exc_traceback))

    def _take(self, caught: Caught) -> None:
        _on_stderr(caught)
        # A fault in here must not come back in here.
        with suppress(Exception):
            from okrummy_gui.model.faultreport import told

            text = told(caught)
            where = _where(caught)
            self._seen[where] += 1
            if self._seen[where] <= LOGGED:
                log.error("not caught:\n%s", self._for_log(text))
            if self._seen[where] <= TOLD:
                self._caught.emit(text)

    def _for_log(self, text: str) -> str:
        session = self._session
        if session is None or not session.started:
            return text
        from okrummy_gui.model.faultreport import cardless, nameless

        return cardless(nameless(text, session.record()))

    def _tell(self, text: str) -> None:
        session, window = self._session, self._window
        if session is None or window is None or not window.isVisible():
            return
        from okrummy_gui.model.faultreport import report

        record = session.record() if session.started else None
        language = self._languages.current if self._languages else "en"
        window.show_fault(report(text, record, language), has_hand=record is not None)


def _where(caught: Caught) -> str:
    """What makes two faults the same: kind and line."""
    kind, _, trace = caught
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    line = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return f"{kind.__name__} {line}"


def _on_stderr(caught: Caught) -> None:
    """As Python does, for whoever started the program from a terminal; a bundle has none."""
    kind, value, trace = caught
    if sys.stderr is not None:
        with suppress(Exception):
            sys.__excepthook__(kind, value or kind(), trace)


def _qt_said(level: QtMsgType, context: QMessageLogContext, text: str) -> None:
    with suppress(Exception):
        qt_log.log(_LEVELS.get(level, logging.WARNING), "%s", text)
        if sys.stderr is not None:
            print(text, file=sys.stderr, flush=True)
