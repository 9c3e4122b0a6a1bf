"""What is heard, and that a machine without sound plays on."""

from __future__ import annotations

import array
import importlib.util
import random
import subprocess
import sys
import threading
import time
import wave
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from okrummy_gui.ai.levels import LEVELS
from okrummy_gui.application import Application
from okrummy_gui.engine.cards import Card
from okrummy_gui.engine.protocol import (
    Dealt,
    Discarded,
    DrewStock,
    HandEnded,
    HandResult,
    Knocked,
    Outcome,
    Pass,
    Passed,
    Seat,
    Side,
    TookDiscard,
)
from okrummy_gui.engine.rules import Rules
from okrummy_gui.model.dealing import NumberedDealing
from okrummy_gui.model.session import Session
from okrummy_gui.model.setup import Occupant, Setup
from okrummy_gui.store.matches import MemoryStore
from okrummy_gui.store.settings import Settings
from okrummy_gui.view.sound import process as soundprocess
from okrummy_gui.view.sound.process import RATE, Mixer, Player, Tone
from okrummy_gui.view.sound.sounds import Sounds, sounds_of, waves
from okrummy_gui.view.sound.speaker import PATIENCE, Speaker

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "resources" / "sounds"
NAMES = {"deal", "draw", "discard", "knock", "gin", "win", "lose", "undercut"}
SOUTH, NORTH = Side((Seat.SOUTH,)), Side((Seat.NORTH,))
CARD = Card.parse("9D")
ON = Settings(sound=True, volume=0.5)


# ---------------------------------------------------------------- the files


def samples(name: str) -> list[int]:
    return list(soundprocess.samples_of((FOLDER / f"{name}.wav").read_bytes()))


@pytest.fixture(scope="module")
def recipe() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sounds", ROOT / "packaging" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_files_are_what_the_recipe_makes(recipe: ModuleType) -> None:
    made = recipe.everything()
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(made) == NAMES
    for name, content in made.items():
        reckoned = array.array("h", content)
        # sine and power differ in their last bits between systems
        pairs = zip(samples(name), reckoned, strict=True)
        assert max(abs(kept - new) for kept, new in pairs) <= 2


def test_the_files_are_small_and_neither_clip_nor_click() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 300_000
    for name in NAMES:
        with wave.open(str(FOLDER / f"{name}.wav")) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        heard = samples(name)
        assert 12_000 < max(map(abs, heard)) < 32_000
        assert max(abs(heard[0]), abs(heard[-1])) < 20
        assert abs(sum(heard) / len(heard)) < 20


def test_all_of_them_are_among_the_resources() -> None:
    assert set(waves()) == NAMES


# ---------------------------------------------------------------- what is heard when


def ended(outcome: Outcome, winner: Side | None = SOUTH) -> HandEnded:
    return HandEnded(HandResult(outcome, winner))


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (Dealt(Seat.NORTH, CARD), "deal"),
        (DrewStock(Seat.SOUTH, CARD), "draw"),
        (DrewStock(Seat.NORTH), "draw"),
        (TookDiscard(Seat.NORTH, CARD), "draw"),
        (Discarded(Seat.SOUTH, CARD), "discard"),
        (Knocked(Seat.SOUTH, None, (), ()), "knock"),
        (ended(Outcome.KNOCK), "win"),
        (ended(Outcome.KNOCK, NORTH), "lose"),
        (ended(Outcome.GIN), "gin"),
        (ended(Outcome.GIN, NORTH), "lose"),
        (ended(Outcome.UNDERCUT), "undercut"),
        (ended(Outcome.UNDERCUT, NORTH), "undercut"),
    ],
)
def test_events_have_their_sounds(event: Any, name: str) -> None:
    assert sounds_of([event], Seat.SOUTH) == [(name, 0.0)]


def test_nothing_is_heard_of_a_pass_or_a_hand_without_a_winner() -> None:
    assert sounds_of([Passed(Seat.SOUTH), ended(Outcome.DRAWN, None)], Seat.SOUTH) == []


def test_where_nobody_or_several_listen_no_end_is_a_defeat() -> None:
    assert sounds_of([ended(Outcome.KNOCK, NORTH)], None) == [("win", 0.0)]


def test_the_end_of_a_hand_waits_for_the_knock() -> None:
    events = [Knocked(Seat.SOUTH, None, (), ()), ended(Outcome.GIN)]
    (knock, at_once), (gin, later) = sounds_of(events, Seat.SOUTH)
    assert (knock, at_once, gin) == ("knock", 0.0, "gin")
    assert later > 0.4


# ---------------------------------------------------------------- following a session


class Ear:
    """Stands for the process: notes what comes through the pipe."""

    def __init__(self, *, answers: bool = True) -> None:
        self.tones: list[Tone] = []
        self.started = 0
        self.killed = threading.Event()
        self._answers = answers

    def start(self) -> tuple[Any, Connection]:
        self.started += 1
        mine, its = Pipe()
        threading.Thread(target=self._listen, args=(its,), daemon=True).start()

        def kill() -> None:
            self.killed.set()

        return SimpleNamespace(kill=kill, join=lambda _: None), mine

    def _listen(self, pipe: Connection) -> None:
        with pipe:
            try:
                self.waves = pipe.recv()
                pipe.send(None)
                while not self.killed.is_set():
                    if pipe.poll(0.02):
                        self.tones.append(pipe.recv())
                        if self._answers:
                            pipe.send(None)
            except (EOFError, OSError):
                return

    def names(self) -> list[str]:
        return [tone.name for tone in self.tones]


@pytest.fixture
def session() -> Iterator[Session]:
    chance = random.Random(3)
    session = Session(MemoryStore(), LEVELS, NumberedDealing(chance), chance, pause=100_000)
    yield session
    session.close()


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def sounds(session: Session, ear: Ear) -> Iterator[Sounds]:
    sounds = Sounds(session, ear.start)
    yield sounds
    sounds.close()


def play_a_turn(session: Session) -> None:
    people = (Occupant("Ada"), Occupant("Bo"))
    session.start(Setup(rules=Rules(upcard_offer=True), occupants=people))
    session.sit_down()
    session.submit(Pass())


def test_a_game_is_heard_as_it_goes(qtbot: Any, session: Session, sounds: Sounds, ear: Ear) -> None:
    sounds.begin(ON)
    session.start(Setup())
    qtbot.waitUntil(lambda: ear.names() == ["deal"])
    assert ear.tones[0].volume == 0.5
    assert set(ear.waves) == NAMES


def test_a_sound_comes_after_the_table_has_shown_it(session: Session, ear: Ear) -> None:
    shown: list[int] = []
    session.changed.connect(lambda: shown.append(len(played)))
    sounds = Sounds(session, ear.start)
    played: list[str] = []
    sounds._play = lambda name, delay: played.append(name)  # type: ignore[method-assign]
    sounds._settings = ON
    session.start(Setup())
    assert shown[0] == 0
    assert played[0] == "deal"


def test_without_the_wish_for_sound_no_process_is_started(
    session: Session, sounds: Sounds, ear: Ear
) -> None:
    sounds.begin(Settings())
    session.start(Setup())
    assert ear.started == 0


def test_what_happened_in_silence_is_not_made_up_for(
    qtbot: Any, session: Session, sounds: Sounds, ear: Ear
) -> None:
    sounds.begin(Settings())
    session.start(Setup())
    sounds.follow(ON)
    qtbot.waitUntil(lambda: ear.names() == ["discard"])
    play_a_turn(session)
    qtbot.waitUntil(lambda: "deal" in ear.names())
    assert ear.names() == ["discard", "deal"]


def test_a_new_volume_is_heard(qtbot: Any, sounds: Sounds, ear: Ear) -> None:
    sounds.begin(ON)
    sounds.follow(replace(ON, theme="navy"))
    sounds.follow(replace(ON, volume=0.9))
    qtbot.waitUntil(lambda: len(ear.tones) == 1)
    assert ear.tones[0].volume == 0.9


def test_sound_that_is_switched_off_ends_the_process(qtbot: Any, sounds: Sounds, ear: Ear) -> None:
    sounds.follow(ON)
    qtbot.waitUntil(lambda: len(ear.tones) == 1)
    sounds.follow(Settings(sound=False))
    assert ear.killed.is_set()


def test_a_volume_of_nothing_needs_no_process(session: Session, sounds: Sounds, ear: Ear) -> None:
    sounds.follow(replace(ON, volume=0.0))
    session.start(Setup())
    assert ear.started == 0


def test_the_menu_switches_the_sound(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[bool] = []
    monkeypatch.setattr(Sounds, "follow", lambda self, settings: heard.append(settings.sound))
    application = Application(random.Random(1))
    qtbot.addWidget(application.window)
    action = application.window.menus._sound
    assert not action.isChecked()
    action.trigger()
    assert application.window.settings.sound
    application.window.change(sound=False)
    assert not action.isChecked()
    assert heard == [True, False]
    application.window.close()


def test_nothing_of_the_player_is_loaded_before_it_is_wanted() -> None:
    code = (
        "import sys, okrummy_gui.view.sound.sounds\n"
        "print({'miniaudio', 'wave', 'okrummy_gui.view.sound.speaker'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


# ---------------------------------------------------------------- machines with faults


def test_without_processes_there_is_silence(qtbot: Any) -> None:
    def cannot() -> Any:
        raise OSError("no more processes")

    mute = Speaker({}, cannot)
    qtbot.waitUntil(lambda: not mute._thread.is_alive())
    mute.play("deal", 1.0, 0.0)
    mute.close()


def test_a_process_that_hangs_is_ended_and_keeps_nobody_waiting(qtbot: Any) -> None:
    deaf = Ear(answers=False)
    mute = Speaker({"deal": b""}, deaf.start)
    qtbot.waitUntil(lambda: mute._process is not None)
    mute.play("deal", 1.0, 0.0)
    assert not deaf.killed.is_set()
    mute._answered -= PATIENCE
    mute.play("deal", 1.0, 0.0)
    assert deaf.killed.is_set()
    mute.close()
    qtbot.waitUntil(lambda: not mute._thread.is_alive())


def fake_library(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another miniaudio for the process; it takes the way of looking for modules from us."""
    (folder / "miniaudio.py").write_text(text)
    monkeypatch.syspath_prepend(folder)


def test_a_missing_library_is_silence(
    qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_library(tmp_path, "raise ImportError('not here')", monkeypatch)
    mute = Speaker(waves())
    mute.play("deal", 1.0, 0.0)
    qtbot.waitUntil(lambda: not mute._thread.is_alive(), timeout=20_000)
    mute.play("deal", 1.0, 0.0)
    mute.close()


def test_an_audio_server_that_hangs_does_not_keep_the_program_from_ending(
    qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hanging = (
        "import time, enum\n"
        "class SampleFormat(enum.Enum):\n    SIGNED16 = 2\n"
        "def PlaybackDevice(**_):\n    time.sleep(1000)\n"
    )
    fake_library(tmp_path, hanging, monkeypatch)
    mute = Speaker(waves())
    qtbot.waitUntil(lambda: mute._process is not None, timeout=20_000)
    process = mute._process
    assert process is not None
    for _ in range(3):
        mute.play("deal", 1.0, 0.0)
    mute.close()
    qtbot.waitUntil(lambda: not mute._thread.is_alive(), timeout=20_000)
    assert process.exitcode is not None


def test_the_library_plays_into_its_own_device_for_nothing(qtbot: Any) -> None:
    """The real thing, but for the loudspeaker: process, library, mixing."""
    loud = Speaker(waves(), lambda: soundprocess.start("NULL"))
    qtbot.waitUntil(lambda: loud._process is not None, timeout=20_000)
    for _ in range(3):
        loud.play("draw", 1.0, 0.0)
        loud.play("knock", 1.0, 0.0)
    qtbot.waitUntil(lambda: loud._heard == 6, timeout=20_000)
    process = loud._process
    loud.close()
    qtbot.waitUntil(lambda: not loud._thread.is_alive(), timeout=20_000)
    assert process is not None
    assert process.exitcode is not None


# ---------------------------------------------------------------- the device


class Device:
    """Like the library's."""

    backend = "ALSA"

    def __init__(self, **how: Any) -> None:
        self.how, self.source, self.closed = how, None, False

    def start(self, source: Any) -> None:
        self.source = source

    def close(self) -> None:
        self.closed = True


class Library(SimpleNamespace):
    """With a list of the devices that were opened."""

    def __init__(self, make: Callable[..., Any] = Device) -> None:
        self.opened: list[Any] = []

        def opening(**how: Any) -> Any:
            device = make(**how)
            self.opened.append(device)
            return device

        super().__init__(PlaybackDevice=opening, SampleFormat=SimpleNamespace(SIGNED16=2))


def tone(name: str = "knock", volume: float = 1.0, delay: float = 0.0) -> Tone:
    return Tone(name, volume, delay, time.monotonic())


def test_the_device_gets_the_samples() -> None:
    library = Library()
    player = Player(library, waves())
    player.play(tone())
    (device,) = library.opened
    assert device.how["sample_rate"] == RATE
    assert list(device.source.send(480)) == samples("knock")[:480]
    player.close()
    assert device.closed


def test_half_the_volume_is_a_quarter_of_the_loudness() -> None:
    library = Library()
    player = Player(library, waves())
    player.play(tone(volume=0.5))
    loudest = max(library.opened[0].source.send(4000))
    assert abs(loudest - max(samples("knock")[:4000]) / 4) <= 1


def test_a_sound_that_comes_too_late_is_dropped() -> None:
    library = Library()
    Player(library, waves()).play(Tone("knock", 1.0, 0.0, time.monotonic() - 10))
    assert library.opened == []


def test_a_machine_without_a_device_is_asked_again_only_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tries = []

    def failing(**_: Any) -> Any:
        tries.append(1)
        raise RuntimeError("no device")

    player = Player(Library(failing), waves())
    for _ in range(3):
        player.play(tone())
    assert len(tries) == 1
    player._tried -= soundprocess.AGAIN
    player.play(tone())
    assert len(tries) == 2


def test_a_device_for_nothing_is_not_kept() -> None:
    library = Library(lambda **how: _with_backend(Device(**how), "Null"))
    player = Player(library, waves())
    player.play(tone())
    assert library.opened[0].closed
    assert player._device is None


def _with_backend(device: Device, name: str) -> Device:
    device.backend = name
    return device


def test_a_device_that_vanished_is_opened_anew() -> None:
    library = Library()
    player = Player(library, waves())
    player.play(tone())
    player._mixer.taken -= 10
    player.look()
    assert library.opened[0].closed
    player.play(tone())
    assert len(library.opened) == 2


def test_a_device_that_nobody_needs_is_given_back() -> None:
    library = Library()
    player = Player(library, waves())
    player.play(tone())
    library.opened[0].source.send(10 * RATE)
    player.look()
    assert not library.opened[0].closed
    player._played -= soundprocess.IDLE + 1
    player.look()
    assert library.opened[0].closed


# ---------------------------------------------------------------- mixing


def test_sounds_are_added_up_and_do_not_overflow() -> None:
    mixer = Mixer()
    mixer.add(array.array("h", [30_000, 100, -30_000]), 0.0)
    mixer.add(array.array("h", [30_000, 50, -30_000, 7]), 0.0)
    assert list(mixer.take(5)) == [32_767, 150, -32_768, 7, 0]
    assert not mixer.busy


def test_a_sound_begins_after_its_delay_wherever_the_pieces_are_cut() -> None:
    mixer = Mixer()
    mixer.add(array.array("h", [1, 2, 3, 4]), 5 / RATE)
    heard = [value for count in (2, 4, 2, 3) for value in mixer.take(count)]
    assert heard == [0, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0]


def test_silence_is_silence() -> None:
    assert list(Mixer().take(4)) == [0, 0, 0, 0]
