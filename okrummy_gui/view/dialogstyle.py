"""How menus and dialogs look, so that they belong to the felt."""

from __future__ import annotations

from okrummy_gui.view.theme import CREAM, DARK, GOLD, HEAD_FAMILIES, PALE, Theme


def dialog_style(theme: Theme) -> str:
    """The style sheet of the menus and of every dialog over the felt of this theme."""
    dark, edge = theme.panel, theme.felt[0]
    serif = ", ".join(f"'{family}'" for family in HEAD_FAMILIES)
    return f"""
    QDialog, QMessageBox {{ background: {theme.felt[2]}; color: {CREAM}; }}
    QMenuBar, QMenu {{ background: {dark}; color: {CREAM}; }}
    QMenuBar::item {{ background: transparent; padding: 5px 10px; }}
    QMenu {{ border: 1px solid {edge}; padding: 4px; }}
    QMenu::separator {{ height: 1px; background: {edge}; margin: 4px 8px; }}
    QMenuBar::item:selected, QMenu::item:selected {{ background: {edge}; color: {PALE}; }}
    QMenu::item:disabled {{ color: {theme.mute}; }}
    QDialog QLabel, QMessageBox QLabel {{ color: {CREAM}; font-size: 14px; }}
    QLabel#headline {{ font-family: {serif}; font-size: 22px; font-weight: bold; color: {PALE}; }}
    QLabel#note {{ color: {theme.mute}; font-size: 13px; }}
    QLineEdit, QSpinBox {{ background: {dark}; color: {CREAM}; border: 1px solid {edge};
        border-radius: 6px; padding: 6px 8px; font-size: 15px;
        selection-background-color: {GOLD}; selection-color: {DARK}; min-height: 20px; }}
    QSpinBox QLineEdit {{ border: none; padding: 0 8px; min-height: 0; background: transparent; }}
    QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
    QSpinBox {{ padding: 6px 0; }}
    QLineEdit:focus, QSpinBox:focus {{ border: 1px solid {PALE}; }}
    QPushButton {{ background: {theme.felt[1]}; color: {CREAM}; border: 1px solid {edge};
        border-radius: 8px; padding: 8px 18px; font-size: 14px; min-width: 56px; }}
    QPushButton:hover {{ border-color: {PALE}; }}
    QPushButton:focus {{ border: 2px solid {PALE}; padding: 7px 17px; }}
    QPushButton:checked {{ background: {edge}; border: 1px solid {PALE}; color: {PALE}; }}
    QPushButton#preset {{ min-width: 24px; padding: 7px 4px; }}
    QPushButton#primary {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
        stop:0 {PALE}, stop:1 {GOLD}); color: {DARK}; border: 1px solid {GOLD};
        font-weight: bold; }}
    QPushButton#primary:focus {{ border: 2px solid {CREAM}; }}
    QPushButton:disabled {{ color: {theme.mute}; }}
    QTableView {{ background: {dark}; color: {CREAM}; border: 1px solid {edge};
        border-radius: 8px; gridline-color: transparent; font-size: 14px;
        alternate-background-color: {theme.felt[2]}; }}
    QTableView::item {{ padding: 4px 10px; }}
    QTableView::item:focus {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ background: {dark}; width: 10px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {edge}; border-radius: 5px; min-height: 24px; }}
    QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
    QHeaderView {{ background: {dark}; }}
    QHeaderView::section {{ background: {dark}; color: {PALE}; border: none;
        border-bottom: 1px solid {edge}; padding: 6px 10px; font-weight: bold; font-size: 13px; }}
    """
