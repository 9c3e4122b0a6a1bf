"""Small networks: sums and rectifiers, in plain Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import mul
from typing import Any

Layer = tuple[tuple[tuple[float, ...], ...], tuple[float, ...]]
"""The weights, a row for each output, and the biases."""


@dataclass(frozen=True, slots=True)
class Network:
    """What comes out of a hidden layer is cut off below nothing; the last layer has one output."""

    layers: tuple[Layer, ...]

    @staticmethod
    def of(layers: Sequence[Mapping[str, Any]]) -> Network:
        """From the `weights` and `biases` of a data file."""
        return Network(
            tuple(
                (tuple(tuple(row) for row in layer["weights"]), tuple(layer["biases"]))
                for layer in layers
            )
        )

    def value(self, inputs: Sequence[float]) -> float:
        """The output for these inputs."""
        *hidden, (rows, ends) = self.layers
        row: Sequence[float] = inputs
        for weights, biases in hidden:
            sums = [
                sum(map(mul, line, row)) + one for line, one in zip(weights, biases, strict=True)
            ]
            row = [one if one > 0.0 else 0.0 for one in sums]
        return sum(map(mul, rows[0], row), ends[0])


@dataclass(frozen=True, slots=True)
class Committee:
    """Networks fitted to the same from different starts: together they err less."""

    networks: tuple[Network, ...]

    def value(self, inputs: Sequence[float]) -> float:
        """The mean of their outputs."""
        return sum([network.value(inputs) for network in self.networks]) / len(self.networks)
