"""What a slow voice rendered stays on the disk: bounded, whole after any accident, and dropped when it is damaged."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.voice_disk import SoundStore, StoredEngine
from device.voice_engines import TakePiece
from device.voice_frames import Order

LIMIT = 10_000
OVERHEAD = 36
"""Bytes of an entry that are no sound."""


class Counting:
    """An engine that answers with the pace and the text, at the length of a word, and counts."""

    def __init__(self, size: int = 6000) -> None:
        self.notes: list[str] = []
        self.size = size
        self.rendered = 0

    def render(self, order: Order, take: TakePiece) -> int | None:
        self.rendered += 1
        return 22_050 if take(f"{order.wpm} {order.pitch} {order.text}".encode().ljust(self.size)) else None


def ask(engine: StoredEngine, order: Order) -> bytes:
    pieces: list[bytes] = []
    assert engine.render(order, lambda piece: not pieces.append(piece)) == 22_050  # type: ignore[func-returns-value]
    return b"".join(pieces)


def test_a_sentence_is_rendered_once_in_the_life_of_a_box(tmp_path: Path) -> None:
    engine, order = Counting(), Order("piper:x", 175, "Bonsoir.")
    for _ in range(2):
        stored = StoredEngine(engine, SoundStore(tmp_path, LIMIT), "x")
        assert ask(stored, order).strip() == b"175 50 Bonsoir."
    assert engine.rendered == 1


def test_another_voice_rate_pitch_or_text_is_another_sound(tmp_path: Path) -> None:
    engine, store = Counting(), SoundStore(tmp_path, 10_000)
    orders = [Order("piper:x", 175, "Un."), Order("piper:x", 200, "Un."), Order("piper:x", 175, "Deux.")]
    orders.append(Order("piper:x", 175, "Un.", 60))
    heard = {ask(StoredEngine(engine, store, edition), order) for edition in ("x", "y") for order in orders}
    assert engine.rendered == 8 and len(heard) == 4


@settings(deadline=None)
@given(st.integers(0, 60), st.integers(1, 255))
def test_a_damaged_entry_is_dropped_and_rendered_again(
    tmp_path_factory: pytest.TempPathFactory, place: int, change: int
) -> None:
    folder = tmp_path_factory.mktemp("store")
    engine, order = Counting(), Order("piper:x", 175, "Bonsoir.")
    stored = StoredEngine(engine, SoundStore(folder, LIMIT), "x")
    whole = ask(stored, order)
    (entry,) = folder.iterdir()
    content = bytearray(entry.read_bytes())
    content[place % len(content)] ^= change
    entry.write_bytes(content)
    assert ask(stored, order) == whole and engine.rendered == 2
    entry.write_bytes(entry.read_bytes()[: place % len(content)])
    assert ask(stored, order) == whole and engine.rendered == 3
    assert ask(stored, order) == whole and engine.rendered == 3


@pytest.mark.parametrize("rest", [b"", b"\x22\x56", b"\x22\x56\0\0"])
def test_a_true_digest_of_no_sound_is_a_miss(tmp_path: Path, rest: bytes) -> None:
    engine, order = Counting(), Order("piper:x", 175, "Bonsoir.")
    stored = StoredEngine(engine, SoundStore(tmp_path, LIMIT), "x")
    whole = ask(stored, order)
    (entry,) = tmp_path.iterdir()
    entry.write_bytes(hashlib.sha256(rest).digest() + rest)
    for _ in range(2):
        assert ask(stored, order) == whole and engine.rendered == 2


@pytest.mark.parametrize("limit", [LIMIT, 1])
def test_a_damaged_entry_that_cannot_be_deleted_is_a_miss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: int
) -> None:
    def refuse(file: Path, missing_ok: bool = False) -> None:
        raise PermissionError(1, "Operation not permitted", str(file))

    engine, order = Counting(), Order("piper:x", 175, "Bonsoir.")
    whole = ask(StoredEngine(engine, SoundStore(tmp_path, LIMIT), "x"), order)
    (entry,) = tmp_path.iterdir()
    entry.write_bytes(b"damaged")
    entry.with_suffix(".1.part").touch()
    monkeypatch.setattr(Path, "unlink", refuse)
    stored = StoredEngine(engine, SoundStore(tmp_path, limit), "x")
    assert ask(stored, order) == whole and engine.rendered == 2
    assert not stored.notes


def test_a_folder_in_the_place_of_an_entry_is_a_miss_and_noted_once(tmp_path: Path) -> None:
    engine, order = Counting(), Order("piper:x", 175, "Bonsoir.")
    stored = StoredEngine(engine, SoundStore(tmp_path, LIMIT), "x")
    ask(stored, order)
    (entry,) = tmp_path.iterdir()
    entry.unlink()
    entry.mkdir()
    for _ in range(2):
        assert ask(stored, order)
    assert engine.rendered == 3 and len(stored.notes) == 1 and list(tmp_path.iterdir()) == [entry]


def test_what_was_kept_is_not_trusted_when_the_order_says_so(tmp_path: Path) -> None:
    engine = Counting()
    stored = StoredEngine(engine, SoundStore(tmp_path, LIMIT), "x")
    ask(stored, Order("piper:x", 175, "Un."))
    ask(stored, Order("piper:x", 175, "Un.", fresh=True))
    assert engine.rendered == 2


@pytest.mark.parametrize("size", [500, 500_000])
def test_a_sound_that_cannot_be_its_text_is_handed_over_and_not_kept(tmp_path: Path, size: int) -> None:
    """Whoever asked will judge it and be told; next time it is rendered again."""
    engine = Counting(size)
    stored = StoredEngine(engine, SoundStore(tmp_path, 1 << 20), "x")
    for _ in range(2):
        assert len(ask(stored, Order("piper:x", 175, "Bonsoir."))) == size
    assert engine.rendered == 2 and not list(tmp_path.iterdir())


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(0, 100)), max_size=20))
def test_the_folder_never_outgrows_its_limit(
    tmp_path_factory: pytest.TempPathFactory, puts: list[tuple[str, int]]
) -> None:
    folder, limit = tmp_path_factory.mktemp("store"), 400
    store = SoundStore(folder, limit)
    for key, size in puts:
        store.put(key, b"x" * size, 22_050)
        assert store.get(key) == (b"x" * size, 22_050), "the newest stays"
        on_disk = sum(file.stat().st_size for file in folder.iterdir())
        assert on_disk == store.size <= limit


def test_what_the_store_did_not_make_stays_as_it_is(tmp_path: Path) -> None:
    entry = "0123456789abcdef" * 2
    others = ("holiday.pcm", "film.mkv.part", f"{entry}.part", f"my {entry}.pcm", f"{entry.upper()}.pcm", "keep.txt")
    for name in (*others, f"{entry}.pcm", f"{entry}.77.part"):
        (tmp_path / name).write_bytes(b"x" * 300)
    assert SoundStore(tmp_path, 100).size == 0
    assert {file.name for file in tmp_path.iterdir()} == set(others)


def test_what_was_used_lately_stays_and_a_smaller_limit_holds_at_once(tmp_path: Path) -> None:
    store = SoundStore(tmp_path, 3 * (OVERHEAD + 10))
    for key in "abc":
        store.put(key, b"x" * 10, 22_050)
    assert store.get("a") is not None
    store.put("d", b"x" * 10, 22_050)
    assert [key for key in "abcd" if store.get(key)] == ["a", "c", "d"]
    assert SoundStore(tmp_path, OVERHEAD + 10).size == OVERHEAD + 10


WRITER = """
import sys
from pathlib import Path
from device.voice_disk import SoundStore
store = SoundStore(Path(sys.argv[1]), 1 << 24)
print(flush=True)
for number in range(1 << 30):
    store.put(str(number % 50), bytes([number % 251]) * 200_000, 22_050)
"""


def test_a_writer_that_is_killed_leaves_only_whole_sounds(tmp_path: Path) -> None:
    for _ in range(5):
        with subprocess.Popen([sys.executable, "-c", WRITER, str(tmp_path)], stdout=subprocess.PIPE) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            while not any(tmp_path.glob("*.part")) and writer.poll() is None:
                pass
            os.kill(writer.pid, signal.SIGKILL)
    store = SoundStore(tmp_path, 1 << 24)
    assert not list(tmp_path.glob("*.part")), "what was begun is cleared away"
    files = {file.name for file in tmp_path.iterdir()}
    for number in range(50):
        kept = store.get(str(number))
        assert kept is None or (len(kept[0]) == 200_000 and len(set(kept[0])) == 1)
    assert {file.name for file in tmp_path.iterdir()} == files, "none was damaged"


def test_a_folder_that_cannot_be_written_is_noted_once_and_the_voice_goes_on(tmp_path: Path) -> None:
    engine, folder = Counting(), tmp_path / "store"
    stored = StoredEngine(engine, SoundStore(folder, LIMIT), "x")
    folder.rmdir()
    folder.write_text("no folder any more", encoding="utf-8")
    assert ask(stored, Order("piper:x", 175, "Un.")) and ask(stored, Order("piper:x", 175, "Deux."))
    assert len(stored.notes) == 1 and stored.notes[0].startswith("log ")
