"""How menus and dialogs look, so that they belong to the felt."""

from __future__ import annotations

from okrummy_gui.view.theme import DARK, GOLD, HEAD_FAMILIES, PALE, UI_FAMILIES, Theme, listed
from okrummy_gui.view.touch import finger_style


def dialog_style(theme: Theme) -> str:
    """The style sheet of the menus and of every dialog over the felt of this theme."""
    dark, edge, chosen = theme.panel, theme.edge, theme.felt[0]
    field, words, accent = theme.field or dark, theme.words, theme.accent
    serif = listed(HEAD_FAMILIES)
    plain = listed(UI_FAMILIES)
    style = f"""
    QDialog, QDialog QWidget {{ font-family: {plain}; }}
    QDialog, QMessageBox {{ background: {theme.felt[2]}; color: {words}; }}
    QMenuBar, QMenu {{ background: {dark}; color: {words}; }}
    QMenuBar::item {{ background: transparent; padding: 5px 10px; }}
    QMenu {{ border: 1px solid {edge}; padding: 4px; }}
    QMenu::separator {{ height: 1px; background: {edge}; margin: 4px 8px; }}
    QMenuBar::item:selected, QMenu::item:selected {{ background: {chosen}; color: {accent}; }}
    QMenu::item:disabled {{ color: {theme.mute}; }}
    QDialog QLabel, QMessageBox QLabel {{ color: {words}; font-size: 14px; }}
    QMessageBox QLabel {{ padding: 14px 14px 6px 0; }}
    QMessageBox QLabel#qt_msgbox_informativelabel {{ padding-top: 0; }}
    QMessageBox#about QLabel#qt_msgbox_label {{ font-family: {serif}; font-size: 22px;
        font-weight: bold; color: {accent}; }}
    QLabel#headline {{ font-family: {serif}; font-size: 22px; font-weight: bold; color: {accent}; }}
    QLabel#note {{ color: {theme.mute}; font-size: 13px; }}
    QLineEdit, QSpinBox {{ background: {field}; color: {words}; border: 1px solid {edge};
        border-radius: 6px; padding: 6px 8px; font-size: 15px;
        selection-background-color: {GOLD}; selection-color: {DARK}; min-height: 20px; }}
    QSpinBox QLineEdit {{ border: none; padding: 0 8px; min-height: 0; background: transparent; }}
    QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
    QSpinBox {{ padding: 6px 0; }}
    QLineEdit:focus, QSpinBox:focus {{ border: 1px solid {accent}; }}
    QPushButton {{ background: {theme.felt[1]}; color: {words}; border: 1px solid {edge};
        border-radius: 8px; padding: 8px 18px; font-size: 14px; min-width: 56px; }}
    QPushButton:hover {{ border-color: {accent}; }}
    QPushButton:focus {{ border: 2px solid {accent}; padding: 7px 17px; }}
    QPushButton:checked {{ background: {chosen}; border: 1px solid {accent}; color: {accent}; }}
    QPushButton#preset {{ min-width: 24px; padding: 7px 4px; }}
    QPushButton#primary {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
        stop:0 {PALE}, stop:1 {GOLD}); color: {DARK}; border: 1px solid {GOLD};
        font-weight: bold; }}
    QPushButton#primary:focus {{ border: 2px solid {words}; }}
    QPushButton:disabled {{ color: {theme.mute}; }}
    QTableView {{ background: {dark}; color: {words}; border: 1px solid {edge};
        border-radius: 8px; gridline-color: transparent; font-size: 14px;
        alternate-background-color: {theme.felt[2]}; }}
    QTableView::item {{ padding: 4px 10px; }}
    QTableView::item:focus {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ background: {dark}; width: 10px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {edge}; border-radius: 5px; min-height: 24px; }}
    QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
    QHeaderView {{ background: {dark}; }}
    QHeaderView::section {{ background: {dark}; color: {accent}; border: none;
        border-bottom: 1px solid {edge}; padding: 6px 10px; font-weight: bold; font-size: 13px; }}
    """
    return style + finger_style()
