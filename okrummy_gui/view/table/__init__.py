"""The table: the scene, what lies on it, and what mouse and keys do there."""
