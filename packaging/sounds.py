"""Makes the sounds in resources/sounds, by reckoning alone: sounds.py [FOLDER].

Cards are noise that a narrow filter sweeps through, wood and bars are a few ringing modes, and a
little room lies around all of it. The same Python gives the same bytes.
"""

from __future__ import annotations

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "sounds"
RATE = 24_000
Samples = list[float]

WOOD = ((167, 0.5, 0.038), (309, 0.9, 0.034), (523, 1.0, 0.026), (871, 0.8, 0.017),
        (1430, 0.5, 0.010), (2290, 0.3, 0.006))  # fmt: skip
"""A knuckle on a table top: frequency, loudness, and the time in which each mode fades."""
BAR = ((1.0, 1.0, 0.15), (1.004, 0.35, 0.24), (3.93, 0.42, 0.055), (9.3, 0.16, 0.014))
"""A wooden bar struck softly, its modes as multiples of the note."""
ROOM = ((0.0113, 0.17), (0.0187, 0.13), (0.0291, 0.09), (0.0433, 0.055))
"""Echoes: how late, and how loud."""


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def put(ground: Samples, at: float, sound: Sequence[float], gain: float = 1.0) -> None:
    """Add a sound to another one, so many seconds after its beginning."""
    first = round(at * RATE)
    for place, value in enumerate(sound[: max(0, len(ground) - first)]):
        ground[first + place] += gain * value


def noise(seconds: float, chance: random.Random) -> Samples:
    return [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def swept(sound: Iterable[float], width: float, middle: Callable[[float], float]) -> Samples:
    """What a filter lets through whose middle, in hertz, is a function of the time."""
    low = band = 0.0
    out = []
    for place, value in enumerate(sound):
        f = 2 * math.sin(math.pi * min(middle(place / RATE), RATE / 6.5) / RATE)
        low += f * band
        high = value - low - width * band
        band += f * high
        out.append(width * band)
    return out


def shaped(sound: Iterable[float], shape: Callable[[float], float]) -> Samples:
    """With a loudness that is a function of the time."""
    return [value * shape(place / RATE) for place, value in enumerate(sound)]


def swell(rise: float, hold: float, fall: float) -> Callable[[float], float]:
    """Up, and from `hold` on down again."""

    def shape(time: float) -> float:
        up = math.sin(min(1.0, time / rise) * math.pi / 2) ** 2
        return up * math.exp(-max(0.0, time - hold) / fall)

    return shape


def ringing(modes: Iterable[tuple[float, float, float]], seconds: float, contact: float) -> Samples:
    """Modes that are set ringing by a blow of so many seconds: the longer, the softer."""
    out = silence(seconds)
    for frequency, gain, fade in modes:
        softness = math.exp(-((frequency * contact) ** 2))
        turn = 2 * math.pi * frequency / RATE
        for place in range(len(out)):
            time = place / RATE
            rise = min(1.0, time / contact)
            out[place] += gain * softness * rise * math.sin(turn * place) * math.exp(-time / fade)
    return out


def slide(chance: random.Random, seconds: float, low: float, high: float) -> Samples:
    """A card drawn over another one: it hisses higher the faster it goes."""
    shape = swell(seconds * 0.55, seconds * 0.6, seconds * 0.13)

    def middle(time: float) -> float:
        share = min(1.0, time / seconds)
        return low + (high - low) * math.sin(share * math.pi * 0.6) ** 2

    rough = noise(seconds * 1.25, chance)
    grain = swept(noise(seconds * 1.25, chance), 1.2, lambda _: 55)
    rough = [value * (0.7 + 2.2 * abs(wobble)) for value, wobble in zip(rough, grain, strict=True)]
    thin = shaped(swept(rough, 0.55, middle), shape)
    air = shaped(swept(rough, 1.1, lambda time: 0.36 * middle(time)), shape)
    return [0.75 * a + 0.5 * b for a, b in zip(thin, air, strict=True)]


def tap(chance: random.Random, bright: float, body: float) -> Samples:
    """A card laid on cards and cloth: a snap of paper, and a soft thump below it."""
    out = silence(0.14)
    snap = swept(noise(0.05, chance), 0.8, lambda time: bright * (1 - 5 * time))
    put(out, 0.0, shaped(snap, swell(0.0012, 0.002, 0.0085)), 1.0)
    rustle = swept(noise(0.09, chance), 1.0, lambda _: bright * 0.45)
    put(out, 0.003, shaped(rustle, swell(0.004, 0.006, 0.020)), 0.4)
    thump = ringing(((body, 1.0, 0.013), (body * 1.83, 0.6, 0.010)), 0.12, 0.0016)
    put(out, 0.001, thump, 0.42)
    return out


def rap(chance: random.Random, tune: float) -> Samples:
    """A knuckle on the table."""
    out = silence(0.30)
    modes = [(frequency * tune, gain, fade) for frequency, gain, fade in WOOD]
    put(out, 0.0, ringing(modes, 0.30, 0.00045))
    blow = swept(noise(0.05, chance), 1.0, lambda _: 1250)
    put(out, 0.0, shaped(blow, swell(0.0006, 0.001, 0.005)), 1.6)
    return out


def note(frequency: float, chance: random.Random, fade: float = 1.0) -> Samples:
    """A bar struck with a soft mallet."""
    modes = [(frequency * part, gain, time * fade) for part, gain, time in BAR]
    out = ringing(modes, 0.9 * fade, 0.00016)
    mallet = swept(noise(0.04, chance), 1.0, lambda _: 620)
    put(out, 0.0, shaped(mallet, swell(0.0008, 0.001, 0.007)), 0.5)
    return out


def mellow(sound: Iterable[float], share: float) -> Samples:
    """Without what is high; a share of 1 changes nothing."""
    out, last = [], 0.0
    for value in sound:
        last += share * (value - last)
        out.append(last)
    return out


def in_room(sound: Samples, amount: float) -> Samples:
    """With the echoes of a small room, which swallows what is high."""
    dull = mellow(sound, 0.32)
    out = mellow(sound, 0.82)
    for late, gain in ROOM:
        put(out, late, dull, gain * amount)
    return out


def finished(sound: Samples, loudest: float) -> bytes:
    """Without a step at either end or a constant part, as 16-bit samples."""
    out, before, kept = [], 0.0, 0.0
    for value in sound:
        kept = 0.992 * (kept + value - before)
        before = value
        out.append(kept)
    fade = round(0.03 * RATE)
    for place in range(fade):
        out[-1 - place] *= place / fade
    scale = loudest * 32767 / max(map(abs, out))
    return b"".join(struct.pack("<h", round(scale * value)) for value in out)


# ---------------------------------------------------------------- the sounds


def deal(chance: random.Random) -> bytes:
    """Ten cards round the table."""
    ground = silence(0.98)
    for card in range(10):
        at = 0.01 + 0.082 * card + chance.uniform(-0.006, 0.006)
        gain = chance.uniform(0.72, 1.0)
        put(ground, at, slide(chance, 0.05, 1300, 3000 + 350 * chance.random()), 0.85 * gain)
        bright = 2200 + 600 * chance.random()
        put(ground, at + 0.045, tap(chance, bright, 170 + 25 * chance.random()), 0.5 * gain)
    return finished(in_room(ground, 0.8), 0.5)


def draw(chance: random.Random) -> bytes:
    ground = silence(0.26)
    put(ground, 0.0, slide(chance, 0.15, 1000, 2900), 1.0)
    put(ground, 0.145, tap(chance, 1900, 190), 0.25)
    return finished(in_room(ground, 0.8), 0.42)


def discard(chance: random.Random) -> bytes:
    ground = silence(0.28)
    put(ground, 0.0, slide(chance, 0.07, 1200, 2700), 0.5)
    put(ground, 0.066, tap(chance, 2300, 165), 0.95)
    return finished(in_room(ground, 1.0), 0.55)


def knock(chance: random.Random) -> bytes:
    ground = silence(0.5)
    put(ground, 0.0, rap(chance, 1.03), 0.78)
    put(ground, 0.165, rap(chance, 1.0), 1.0)
    return finished(in_room(ground, 1.2), 0.75)


def tune(notes: Iterable[tuple[float, float, float]], seconds: float, loudest: float) -> bytes:
    """Bars struck one after the other: when, which, how hard."""
    chance = random.Random(5)
    ground = silence(seconds)
    for at, frequency, gain in notes:
        put(ground, at, note(frequency, chance, (440 / frequency) ** 0.3), gain)
    return finished(in_room(ground, 1.3), loudest)


G3, C4, E4, A4, C5, D5, E5, G5, C6 = (
    440 * 2 ** (step / 12) for step in (-14, -9, -5, 0, 3, 5, 7, 10, 15)
)


def gin() -> bytes:
    figure = ((0.0, C5, 0.8), (0.085, E5, 0.75), (0.17, G5, 0.8), (0.29, C6, 0.9), (0.29, C5, 0.5))
    return tune(figure, 1.0, 0.6)


def win() -> bytes:
    return tune(((0.0, G3 * 2, 0.8), (0.12, C5, 0.8), (0.24, E5, 0.9)), 0.78, 0.55)


def lose() -> bytes:
    return tune(((0.0, E4, 0.8), (0.17, C4, 0.9)), 0.78, 0.45)


def undercut() -> bytes:
    """The tables are turned: down, and higher up again."""
    return tune(((0.0, D5, 0.7), (0.1, A4, 0.8), (0.26, E5, 0.9)), 0.8, 0.55)


def everything() -> dict[str, bytes]:
    """The samples by name. Each sound has a chance of its own, so that none changes another."""
    return {
        "deal": deal(random.Random(1)),
        "draw": draw(random.Random(2)),
        "discard": discard(random.Random(3)),
        "knock": knock(random.Random(4)),
        "gin": gin(),
        "win": win(),
        "lose": lose(),
        "undercut": undercut(),
    }


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in everything().items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples)
    return 0


if __name__ == "__main__":
    sys.exit(main())
