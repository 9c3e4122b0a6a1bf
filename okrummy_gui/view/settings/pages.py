"""The pages of the settings: the game, the table, sound and language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidgetItem,
    QSizePolicy,
    QSlider,
    QWidget,
)

from okrummy_gui.engine.cards import parse_cards
from okrummy_gui.model.language import Languages
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.cardart import BACKS, ArtStyle, CardArt
from okrummy_gui.view.dialogs.theme import SCHEMES
from okrummy_gui.view.menus import colour_name
from okrummy_gui.view.painting import Canvas, rounded
from okrummy_gui.view.settings.page import CONTROL_WIDTH, SettingsPage
from okrummy_gui.view.table.controls import ChoiceBox, SteadyList, words
from okrummy_gui.view.theme import GOLD, GREEN, THEMES, Theme, faded, theme_named

PAUSES: Final = ("off", "natural", "slow")
QUICK: Final = 0.6
SLOW: Final = 1.6
MOTIONS: Final = (None, 1.0, QUICK, SLOW, 0.0)
"""How long movements may take; None is as the system wishes."""
_ICON: Final = QSize(36, 24)
_FINE: Final = 2
"""Icons have so many pixels a point."""
_SAMPLE: Final = parse_cards("7C TD QS KH")


def nearest_motion(value: float | None) -> float | None:
    """The choice that comes nearest to what a file may say."""
    if value is None or value == 0:
        return value
    return min((QUICK, 1.0, SLOW), key=lambda choice: abs(choice - value))


class GamePage(SettingsPage):
    """How a game goes on and what is made easy in it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.add_segments(
            "thinking_pause",
            PAUSES,
            _pause_name,
            lambda: self.tr("&Thinking pause"),
            lambda: self.tr("How long computer players seem to think."),
        )
        self.add_switch(
            "next_hand",
            lambda: self.tr("&Next hand by itself"),
            lambda: self.tr("Dealt a few seconds after a hand; any click or key stops it."),
        )
        self.add_switch(
            "confirm_knock",
            lambda: self.tr("&Confirm a knock"),
            lambda: self.tr(
                "You see your melds once more before they are shown. Without it the best "
                "arrangement is shown at once."
            ),
        )
        self.add_switch(
            "see_discards",
            lambda: self.tr("Look through the &discard pile"),
            lambda: self.tr("A button at the pile shows every card in it."),
        )
        self.add_switch(
            "mark_known",
            lambda: self.tr("Show &known cards"),
            lambda: self.tr("Cards that others took openly and still hold are shown beside them."),
        )
        self.finish()

    def title(self) -> str:
        return self.tr("Game")


class TablePage(SettingsPage):
    """How the table looks and moves; a piece of it shows the choice."""

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme)
        self.sample = Sample(art)
        self._column.insertWidget(0, self.sample)
        self.cloths = self.add_choices(
            "theme",
            tuple(THEMES),
            _named,
            lambda: self.tr("Table &cloth"),
            nearest=lambda name: theme_named(name).name,
        )
        self.backs = self.add_choices("back", BACKS, _named, lambda: self.tr("Card &back"))
        self.add_switch("large_index", lambda: self.tr("&Large index"))
        self.add_switch("four_colours", lambda: self.tr("&Four colours"))
        self.add_switch(
            "left_handed",
            lambda: self.tr("For the l&eft hand"),
            lambda: self.tr("Buttons and knock place lie on the left side."),
        )
        self.add_choices(
            "motion",
            MOTIONS,
            _motion_name,
            lambda: self.tr("&Movement"),
            nearest=nearest_motion,
        )
        self.add_switch(
            "text_table",
            lambda: self.tr("Te&xt table"),
            lambda: self.tr("The game in words beside the table, as a screen reader has it."),
        )
        self.add_choices("scheme", SCHEMES, _scheme_name, lambda: self.tr("&Dialogs"))
        self.finish()
        _put_icons(self.cloths, map(_cloth, THEMES.values()))
        _put_icons(self.backs, map(_back, BACKS))

    def title(self) -> str:
        return self.tr("Table")

    def show_settings(self, settings: Settings) -> None:
        cloth = theme_named(settings.theme)
        super().show_settings(replace(settings, theme=cloth.name))
        self.sample.show_theme(cloth)

    def retranslate(self) -> None:
        super().retranslate()
        self.sample.setAccessibleName(self.tr("A sample of the table"))


class SoundPage(SettingsPage):
    """Whether and how loud the game is heard."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.add_switch(
            "sound",
            lambda: self.tr("&Sounds"),
            lambda: self.tr("Cards dealt, drawn and laid down, a knock, the end of a hand."),
        )
        self.volume = Volume()
        self.volume.slider.valueChanged.connect(
            lambda value: self.chosen.emit("volume", value / 100)
        )
        self.add(
            "volume",
            lambda: self.tr("&Volume"),
            str,
            self.volume,
            self.volume.put,
            self.volume.set_name,
        )
        self._rows["volume"].label.setBuddy(self.volume.slider)
        self.finish()

    def title(self) -> str:
        return self.tr("Sound")

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self.volume.setEnabled(settings.sound)
        self._rows["volume"].label.setEnabled(settings.sound)


class LanguagePage(SettingsPage):
    """The languages, each in its own words."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._codes = ("", *Languages.available())
        self.list = SteadyList()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for code in self._codes:
            item = QListWidgetItem(Languages.name(code) if code else "")
            item.setSizeHint(QSize(0, 34))
            self.list.addItem(item)
        self.list.setFixedHeight(34 * len(self._codes) + 8)
        self.list.currentRowChanged.connect(
            lambda row: self.chosen.emit("language", self._codes[row])
        )
        self.add("language", lambda: self.tr("Language"), str, self.list, self._show, below=True)
        self._rows["language"].label.hide()  # the title says it
        self.finish()

    def title(self) -> str:
        return self.tr("Language")

    def retranslate(self) -> None:
        super().retranslate()
        text = self.tr("As the system ({language})")
        language = Languages.name(Languages.of_system())
        self.list.item(0).setText(text.format(language=language))

    def _show(self, code: str) -> None:
        row = self._codes.index(code) if code in self._codes else 0
        self.list.setCurrentRow(row)


class Volume(QWidget):
    """A slider with its figure beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setPageStep(10)
        self.slider.setSingleStep(5)
        self.slider.setTracking(False)  # told once it is let go: each change is kept on disk
        self._figure = words("count", wrap=False)
        self._figure.setMinimumWidth(44)
        self._figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.slider.sliderMoved.connect(self._tell)
        self.slider.valueChanged.connect(self._tell)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.slider, 1)
        row.addWidget(self._figure)
        self.setFixedWidth(CONTROL_WIDTH)

    def put(self, volume: float) -> None:
        """Show it, without a signal."""
        blocked = self.slider.blockSignals(True)
        self.slider.setValue(round(100 * min(1.0, volume)))
        self.slider.blockSignals(blocked)
        self._tell(self.slider.value())

    def set_name(self, name: str) -> None:
        self.slider.setAccessibleName(name)
        self._tell(self.slider.sliderPosition())

    def _tell(self, percent: int) -> None:
        text = QCoreApplication.translate("SettingsDialog", "{percent} %")
        self._figure.setText(text.format(percent=percent))


class Sample(QWidget):
    """A piece of cloth with a few cards as they look now."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self._cloth = GREEN
        self.setFixedHeight(126)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_theme(self, theme: Theme) -> None:
        self._cloth = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        canvas = Canvas(painter, self._cloth, self._art, self.devicePixelRatioF())
        ground = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        _paint_cloth(painter, self._cloth, ground, 10)
        canvas.line(rounded(ground.adjusted(5, 5, -5, -5), 7), faded(GOLD, 0.45), 1)
        width, middle = 66.0, ground.center()
        step, left = width + 12, middle.x() - 2 * (width + 12)
        for at, card in enumerate((None, *_SAMPLE)):
            canvas.card(card, left + at * step, middle.y(), width)
        painter.end()


def _paint_cloth(painter: QPainter, theme: Theme, ground: QRectF, radius: float) -> None:
    if theme.plain:
        painter.fillPath(rounded(ground, radius), QColor(theme.felt[1]))
        return
    shine = QRadialGradient(ground.center(), max(ground.width(), ground.height()) * 0.72)
    for at, colour in zip((0.0, 0.55, 1.0), theme.felt, strict=True):
        shine.setColorAt(at, colour)
    painter.fillPath(rounded(ground, radius), shine)


def _cloth(theme: Theme) -> QPixmap:
    pixmap = _blank()
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_cloth(painter, theme, QRectF(0.5, 2.5, 29, 19), 4)
    painter.setPen(faded(GOLD, 0.8))
    painter.drawPath(rounded(QRectF(0.5, 2.5, 29, 19), 4))
    painter.end()
    return pixmap


def _back(name: str) -> QPixmap:
    art = CardArt()
    art.set_style(ArtStyle(back=name))
    pixmap = _blank()
    painter = QPainter(pixmap)
    painter.drawPixmap(QPointF(6.5, 0), art.back(17, _FINE))
    painter.end()
    return pixmap


def _blank() -> QPixmap:
    pixmap = QPixmap(_ICON * _FINE)
    pixmap.setDevicePixelRatio(_FINE)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _put_icons(box: ChoiceBox, pictures: Iterable[QPixmap]) -> None:
    box.setIconSize(_ICON)
    for place, picture in enumerate(pictures):
        box.setItemIcon(place, QIcon(picture))


def _named(name: object) -> str:
    return colour_name(str(name))


def _pause_name(pause: object) -> str:
    return {
        "off": QCoreApplication.translate("SettingsDialog", "None", "a pause"),
        "natural": QCoreApplication.translate("SettingsDialog", "Natural", "a pause"),
        "slow": QCoreApplication.translate("SettingsDialog", "Long", "a pause"),
    }[str(pause)]


def _motion_name(motion: object) -> str:
    names: dict[object, Callable[[], str]] = {
        None: lambda: QCoreApplication.translate("SettingsDialog", "As the system wishes"),
        1.0: lambda: QCoreApplication.translate("SettingsDialog", "As designed", "movement"),
        QUICK: lambda: QCoreApplication.translate("SettingsDialog", "Quicker", "movement"),
        SLOW: lambda: QCoreApplication.translate("SettingsDialog", "Slower", "movement"),
        0.0: lambda: QCoreApplication.translate("SettingsDialog", "None", "movement"),
    }
    return names[motion]()


def _scheme_name(scheme: object) -> str:
    return {
        "": QCoreApplication.translate("SettingsDialog", "As the system"),
        "light": QCoreApplication.translate("SettingsDialog", "Light", "dialogs"),
        "dark": QCoreApplication.translate("SettingsDialog", "Dark", "dialogs"),
    }[str(scheme)]
