"""Fits in plain numpy: a logistic one for the belief, small networks for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from selfplay import Array, Layers

BATCH = 1024
HELD_BACK = 10
"""One part in so many is not fitted but shows how good the fit is."""


def fit_belief(data: Array, steps: int = 12, ridge: float = 1.0) -> Array:
    """The weights of a logistic fit by Newton's method: first column what was, then inputs."""
    was, inputs = data[:, 0].astype(float), data[:, 1:].astype(float)
    weights = np.zeros(inputs.shape[1])
    weights[1] = 1.0
    for _ in range(steps):
        guess = 1 / (1 + np.exp(-inputs @ weights))
        slope = inputs.T @ (was - guess) - ridge * weights
        bend = (inputs * (guess * (1 - guess))[:, None]).T @ inputs + ridge * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def surprise(data: Array, weights: Array) -> float:
    """The mean logarithmic loss of a belief; 0.69 is knowing nothing at all."""
    guess = 1 / (1 + np.exp(-(data[:, 1:] @ weights)))
    return float(-np.log(np.where(data[:, 0] > 0, guess, 1 - guess)).mean())


# ---------------------------------------------------------------- networks


def fresh(sizes: Sequence[int], chance: np.random.Generator) -> Layers:
    """Layers with small random weights, the last ones smaller still."""
    layers: Layers = []
    for before, after in pairwise(sizes):
        weights = chance.normal(0, (2 / before) ** 0.5, (after, before))
        layers += [weights.astype(np.float32), np.zeros(after, np.float32)]
    layers[-2] *= 0.3
    return layers


def run(layers: Layers, inputs: Array) -> tuple[Array, list[Array]]:
    """The only output by row, and what each layer was given."""
    out, given = run_all(layers, inputs)
    return out[:, 0], given


def run_all(layers: Layers, inputs: Array) -> tuple[Array, list[Array]]:
    """The outputs, and what each layer was given."""
    given = [inputs]
    for at in range(0, len(layers) - 2, 2):
        given.append(np.maximum(given[-1] @ layers[at].T + layers[at + 1], 0))
    return given[-1] @ layers[-2].T + layers[-1], given


def slopes(layers: Layers, given: list[Array], error: Array) -> Layers:
    """By part of the layers, the slope of the error."""
    found: Layers = [np.empty(0)] * len(layers)
    for at in range(len(layers) - 2, -1, -2):
        found[at], found[at + 1] = error.T @ given[at // 2], error.sum(0)
        if at:
            error = (error @ layers[at]) * (given[at // 2] > 0)
    return found


class Descent:
    """Adam with weight decay; the step shrinks to nothing along half a cosine."""

    def __init__(self, layers: Layers, steps: int, rate: float = 2e-3, decay: float = 1e-4) -> None:
        self._layers, self._steps, self._rate, self._decay = layers, steps, rate, decay
        self._mean = [np.zeros_like(part) for part in layers]
        self._square = [np.zeros_like(part) for part in layers]
        self._done = 0

    def step(self, found: Layers) -> None:
        self._done += 1
        rate = self._rate * 0.5 * (1 + np.cos(np.pi * self._done / self._steps))
        shrunk = 1 - 0.9**self._done, 1 - 0.999**self._done
        for at in range(len(self._layers)):
            slope = found[at] + self._decay * self._layers[at]
            self._mean[at] += 0.1 * (slope - self._mean[at])
            self._square[at] += 0.001 * (slope * slope - self._square[at])
            wide = np.sqrt(self._square[at] / shrunk[1]) + 1e-8
            self._layers[at] -= rate * (self._mean[at] / shrunk[0]) / wide


@dataclass(frozen=True)
class Fit:
    """How networks do together on what was held back."""

    square: float
    """The mean square of what is left unexplained."""
    gain: float
    """What its choices bring, in points; `before` what they brought without it."""
    before: float


@dataclass(frozen=True)
class Effort:
    """How long and how finely to fit."""

    hidden: tuple[int, ...]
    epochs: int
    batch: int = BATCH
    decay: float = 1e-4
    count: int = 1
    """How many networks are fitted, each from a start of its own; their mean counts."""


def merged(networks: Sequence[Layers]) -> Layers:
    """One network whose output is the mean of theirs."""
    if len(networks) == 1:
        return networks[0]
    found: Layers = []
    last = len(networks[0]) - 2
    for at in range(0, last + 2, 2):
        parts = [network[at] for network in networks]
        biases = [network[at + 1] for network in networks]
        if at == last:
            found += [np.hstack(parts) / len(parts), np.mean(biases, 0)]
        else:
            found += [np.vstack(parts) if at == 0 else _apart(parts), np.concatenate(biases)]
    return found


def _apart(parts: Sequence[Array]) -> Array:
    """Side by side without a link from one to another."""
    high, wide = parts[0].shape
    whole = np.zeros((high * len(parts), wide * len(parts)), np.float32)
    for at, part in enumerate(parts):
        whole[at * high : (at + 1) * high, at * wide : (at + 1) * wide] = part
    return whole


def fit_values(inputs: Array, worth: Array, effort: Effort, seed: int) -> Layers:
    """A network for a figure; its choice is yes where the figure is above nothing."""
    chance = np.random.default_rng(seed)
    layers = fresh((inputs.shape[1], *effort.hidden, 1), chance)
    kept = len(inputs) // HELD_BACK
    order = np.arange(kept, len(inputs))
    descent = Descent(
        layers, effort.epochs * (len(order) // effort.batch + 1) + 1, decay=effort.decay
    )
    for _ in range(effort.epochs):
        chance.shuffle(order)
        for start in range(0, len(order), effort.batch):
            batch = order[start : start + effort.batch]
            out, given = run(layers, inputs[batch])
            error = ((out - worth[batch]) / len(batch))[:, None].astype(np.float32)
            descent.step(slopes(layers, given, error))
    return layers


def judge_values(layers: Layers, inputs: Array, worth: Array) -> Fit:
    """By the part that no fit saw."""
    kept = len(inputs) // HELD_BACK
    out, _ = run(layers, inputs[:kept])
    square = float(((out - worth[:kept]) ** 2).mean())
    always = max(0.0, float(worth[:kept].mean()))
    return Fit(square, float((worth[:kept] * (out > 0)).mean()), always)


def fit_classes(inputs: Array, classes: Array, effort: Effort, seed: int, count: int) -> Layers:
    """A network for the logarithm of how likely each class is."""
    chance = np.random.default_rng(seed)
    layers = fresh((inputs.shape[1], *effort.hidden, count), chance)
    kept = len(inputs) // HELD_BACK
    order = np.arange(kept, len(inputs))
    descent = Descent(
        layers, effort.epochs * (len(order) // effort.batch + 1) + 1, decay=effort.decay
    )
    for _ in range(effort.epochs):
        chance.shuffle(order)
        for start in range(0, len(order), effort.batch):
            batch = order[start : start + effort.batch]
            out, given = run_all(layers, inputs[batch])
            error = shares(out)
            error[np.arange(len(batch)), classes[batch]] -= 1
            descent.step(slopes(layers, given, error / len(batch)))
    return layers


def shares(out: Array) -> Array:
    """By row summing up to one."""
    found = np.exp(out - out.max(1, keepdims=True))
    return found / found.sum(1, keepdims=True)


def judge_classes(layers: Layers, inputs: Array, classes: Array) -> float:
    """The mean logarithmic loss on the part that the fit didn't see."""
    kept = len(inputs) // HELD_BACK
    out, _ = run_all(layers, inputs[:kept])
    classes = classes[:kept]
    return float(-np.log(shares(out)[np.arange(len(classes)), classes] + 1e-9).mean())


class Decisions:
    """Rows grouped by decision; only differences within one count."""

    def __init__(self, data: Array) -> None:
        starts = np.flatnonzero(np.r_[True, np.diff(data[:, 0]) != 0])
        counts = np.diff(np.r_[starts, len(data)])
        wide = np.arange(counts.max())
        self.inputs = data[:, 2:]
        self.rows = np.minimum(starts[:, None] + wide, (starts + counts - 1)[:, None])
        self.mask = (wide < counts[:, None]).astype(np.float32)
        self.worth = self.centred(data[:, 1][self.rows], np.arange(len(starts)))

    def __len__(self) -> int:
        return len(self.rows)

    def centred(self, values: Array, which: Array) -> Array:
        """By decision, less the mean of its choices."""
        mask = self.mask[which]
        mean = (values * mask).sum(1, keepdims=True) / mask.sum(1, keepdims=True)
        return (values - mean) * mask

    def outputs(self, layers: Layers, which: Array) -> tuple[Array, list[Array]]:
        out, given = run(layers, self.inputs[self.rows[which].ravel()])
        return out.reshape(len(which), -1), given


def fit_differences(data: Decisions, effort: Effort, seed: int) -> Layers:
    """A network whose outputs differ within a decision as the worths do."""
    chance = np.random.default_rng(seed)
    layers = fresh((data.inputs.shape[1], *effort.hidden, 1), chance)
    order = np.arange(len(data) // HELD_BACK, len(data))
    descent = Descent(
        layers, effort.epochs * (len(order) // effort.batch + 1) + 1, decay=effort.decay
    )
    for _ in range(effort.epochs):
        chance.shuffle(order)
        for start in range(0, len(order), effort.batch):
            batch = order[start : start + effort.batch]
            out, given = data.outputs(layers, batch)
            error = data.centred(data.centred(out, batch) - data.worth[batch], batch) / len(batch)
            descent.step(slopes(layers, given, error.reshape(-1, 1).astype(np.float32)))
    return layers


def judge_differences(layers: Layers, data: Decisions) -> Fit:
    """By the part that no fit saw."""
    kept = np.arange(len(data) // HELD_BACK)
    out, _ = data.outputs(layers, kept)
    left = data.centred(out, kept) - data.worth[kept]
    picked = np.where(data.mask[kept] > 0, out, -np.inf).argmax(1)
    gain = float(data.worth[kept, picked].mean())
    return Fit(float((left**2).sum(1).mean()), gain, float(data.worth[kept, 0].mean()))
