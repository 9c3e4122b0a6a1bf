"""Players against players, without a window."""

from okrummy_gui.arena.play import play_hand, play_match, play_step

__all__ = ["play_hand", "play_match", "play_step"]
