"""The help window, its pictures, and the sheet of the keys."""
