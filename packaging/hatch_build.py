"""Build hook: compiles the resource file before a wheel is made and puts it in."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def load_resources(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "okrummy_resources", root / "packaging" / "resources.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ResourceHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        resources = load_resources(root)
        try:
            if resources.is_stale(root):
                resources.compile_all(root)
        except (resources.BuildError, OSError) as error:
            if version != "editable":
                raise
            # a checkout can be installed first and its resources compiled afterwards
            self.app.display_warning(f"resources not compiled: {error}")
            return
        build_data["artifacts"].append("/okrummy_gui/data/okrummy.rcc")
