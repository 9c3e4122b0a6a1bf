"""How a dialog full of choices looks on the felt."""

from __future__ import annotations

from okrummy_gui.view.theme import DARK, GOLD, HEAD_FAMILIES, PALE, UI_FAMILIES, Theme, listed
from okrummy_gui.view.touch import finger_style


def form_style(theme: Theme) -> str:
    """The style sheet of a dialog full of choices; it goes on top of `dialog_style`."""
    serif = listed(HEAD_FAMILIES)
    plain = listed(UI_FAMILIES)
    words, accent = theme.words, theme.accent
    edge, dark, field = theme.edge, theme.panel, theme.field or theme.panel
    chosen = theme.felt[0]
    style = f"""
    QDialog, QWidget {{ font-family: {plain}; }}
    QDialog {{ background: {theme.felt[2]}; }}
    QLabel {{ color: {words}; font-size: 14px; }}
    QLabel#headline {{ font-family: {serif}; font-size: 22px; font-weight: bold; color: {accent}; }}
    QLabel#group {{ font-family: {serif}; font-size: 16px; font-weight: bold; color: {accent}; }}
    QLabel#help {{ color: {theme.mute}; font-size: 12px; }}
    QLabel#fault {{ color: {theme.fault}; font-size: 12px; }}
    QFrame#foot QLabel {{ font-size: 13px; }}
    QLabel:disabled {{ color: {theme.mute}; }}
    QFrame#side {{ background: {dark}; border: none; }}
    QFrame#foot {{ background: {dark}; border: none; border-top: 1px solid {edge}; }}
    QFrame#rule {{ background: {edge}; border: none; max-height: 1px; min-height: 1px; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QLineEdit, QSpinBox, QComboBox {{ background: {field}; color: {words};
        border: 1px solid {edge}; border-radius: 6px; padding: 5px 8px; font-size: 14px;
        min-height: 20px; selection-background-color: {GOLD}; selection-color: {DARK}; }}
    QSpinBox {{ padding: 3px 0; }}
    QSpinBox QLineEdit {{ border: none; padding: 0; min-height: 0; background: transparent; }}
    QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
    QLineEdit:focus, QSpinBox:focus, QComboBox:focus {{ border: 1px solid {accent}; }}
    QLineEdit[faulty="true"], QSpinBox[faulty="true"] {{ border: 1px solid {theme.fault}; }}
    QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ color: {theme.mute};
        background: {theme.felt[2]}; }}
    QComboBox::drop-down {{ border: none; width: 24px; }}
    QComboBox::down-arrow {{ image: none; }}
    QComboBox {{ combobox-popup: 0; }}
    QComboBox QAbstractItemView {{ background: {field}; color: {words};
        border: 1px solid {edge}; outline: none; font-size: 14px; }}
    QComboBox QAbstractItemView::item {{ padding: 4px 8px; border-radius: 5px; }}
    QComboBox QAbstractItemView::item:selected {{ background: {chosen}; color: {accent}; }}
    QListWidget {{ background: transparent; border: none; outline: none; font-size: 14px;
        color: {words}; }}
    QListWidget::item {{ padding: 2px 8px; border-radius: 6px; border: 1px solid transparent; }}
    QListWidget::item:hover {{ background: {theme.felt[2]}; }}
    QListWidget::item:selected {{ background: {theme.felt[1]}; color: {accent};
        border: 1px solid {edge}; }}
    QListWidget::item:selected:focus {{ border: 1px solid {accent}; }}
    QListWidget::item:disabled {{ color: {theme.mute}; background: transparent; }}
    QPushButton {{ background: {theme.felt[1]}; color: {words}; border: 1px solid {edge};
        border-radius: 8px; padding: 7px 14px; font-size: 14px; min-width: 40px; }}
    QPushButton:hover {{ border-color: {accent}; }}
    QPushButton:focus {{ border: 2px solid {accent}; padding: 6px 13px; }}
    QPushButton:disabled {{ color: {theme.mute}; border-color: {theme.felt[1]}; }}
    QPushButton#segment {{ background: {field}; padding: 5px 4px; min-width: 32px;
        min-height: 20px; border-radius: 6px; }}
    QPushButton#segment:focus {{ border: 1px solid {accent}; }}
    QPushButton#segment:checked {{ background: {chosen}; border: 1px solid {accent};
        color: {accent}; font-weight: bold; }}
    QPushButton#small {{ padding: 4px 10px; font-size: 13px; border-radius: 6px; }}
    QPushButton#small:focus {{ border: 1px solid {accent}; }}
    QPushButton#more {{ background: transparent; border: 1px solid transparent; color: {accent};
        text-align: left; padding: 5px 6px 5px 22px; font-weight: bold; border-radius: 6px; }}
    QPushButton#more:hover {{ border-color: {edge}; }}
    QPushButton#more:focus {{ border: 1px solid {accent}; }}
    QPushButton#primary {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
        stop:0 {PALE}, stop:1 {GOLD}); color: {DARK}; border: 1px solid {GOLD};
        font-weight: bold; padding: 8px 20px; }}
    QPushButton#primary:focus {{ border: 2px solid {words}; padding: 7px 19px; }}
    QPushButton#primary:disabled {{ background: {theme.felt[1]}; color: {theme.mute};
        border-color: {edge}; }}
    QSlider {{ min-height: 24px; }}
    QSlider::groove:horizontal {{ height: 6px; border-radius: 3px; background: {edge}; }}
    QSlider::sub-page:horizontal {{ background: {GOLD}; border-radius: 3px; }}
    QSlider::sub-page:horizontal:disabled {{ background: {theme.mute}; }}
    QSlider::handle:horizontal {{ width: 18px; margin: -7px 0; border-radius: 10px;
        background: {words}; border: 1px solid {edge}; }}
    QSlider::handle:horizontal:focus {{ border: 2px solid {accent}; }}
    QSlider::handle:horizontal:disabled {{ background: {theme.mute}; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {edge}; border-radius: 5px; min-height: 24px; }}
    QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
    """
    return style + finger_style()
