"""The language of the program, switched while it runs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QDir,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)

FOLDER: Final = ":/i18n"
"""Where the translations are; a file in it is all that a language needs (docs/translating.md)."""
_OWN: Final = "en"


class Languages(QObject):
    """Installs translations; every widget then gets a LanguageChange event.

    The texts in the program are English, so English needs no file but for its plurals.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None, folder: str = FOLDER) -> None:
        super().__init__(parent)
        self.current = "en"
        self.problem: str | None = None
        """What went wrong at the last switch, as a sentence."""
        self._folder = folder
        self._installed: list[QTranslator] = []

    @staticmethod
    def available() -> tuple[str, ...]:
        """The codes of the languages that can be spoken: English, then as they are found."""
        files = QDir(FOLDER).entryList(["okrummy_*.qm"], sort=QDir.SortFlag.Name)
        found = (file.removeprefix("okrummy_").removesuffix(".qm") for file in files)
        return (_OWN, *(code for code in found if code != _OWN))

    @staticmethod
    def name(code: str) -> str:
        """The language in its own words, so that whoever speaks it finds it."""
        if code == _OWN:
            return "English"
        file = QTranslator()
        file.load(f"okrummy_{code}", FOLDER)
        return file.translate("Languages", "English", "this language in its own words") or code

    @staticmethod
    def of_system() -> str:
        """The first language of the system's that the program speaks."""
        spoken = Languages.available()
        for tag in QLocale.system().uiLanguages():
            code = tag.replace("-", "_")
            for one in (code, code.partition("_")[0].lower()):
                if one in spoken:
                    return one
        return _OWN

    def switch(self, code: str) -> str | None:
        """Speak this language ("" or an unknown one: the system's).

        Without its translation the program speaks English, and the sentence that says so is
        returned.
        """
        wanted = code if code in self.available() else self.of_system()
        self._remove()
        missing = wanted != _OWN and not self._install(f"okrummy_{wanted}", self._folder)
        self.current = _OWN if missing else wanted
        QLocale.setDefault(_locale(self.current))
        self._install_plurals()
        self._install(f"qtbase_{self.current}", _qt_folder())
        self.problem = _missing(wanted) if missing else None
        self.changed.emit(self.current)
        return self.problem

    def _install_plurals(self) -> None:
        if self.current == _OWN:
            self._install(f"okrummy_{_OWN}", self._folder)

    def _install(self, name: str, folder: str) -> bool:
        translator = QTranslator(self)
        if not translator.load(name, folder):
            translator.deleteLater()
            return False
        self._installed.append(translator)
        QCoreApplication.installTranslator(translator)
        return True

    def _remove(self) -> None:
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()


def _locale(code: str) -> QLocale:
    """The system's own variant of the language where it has one (de-CH), for its figures."""
    system = QLocale.system()
    mine = QLocale(code)
    return system if system.language() == mine.language() else mine


def _qt_folder() -> str:
    return QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)


def _missing(code: str) -> str:
    text = QCoreApplication.translate(
        "Languages", "The translation for {language} is missing; the program speaks English."
    )
    return text.format(language=Languages.name(code))


def _own_name() -> str:
    """For the collecting of texts alone: `Languages.name` asks each file for its own."""
    return QCoreApplication.translate("Languages", "English", "this language in its own words")
