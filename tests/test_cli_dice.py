"""`grognard dice`: what it says of an honest game, of a changed die, of a swapped seed, and of a game on a server."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard import shelf
from grognard.bots import make, play_out
from grognard.kernel.numbers.dice import Scripted, Seeded, TypedIn
from tests.kernel.test_shares import recorded
from tests.test_cli import run

SEED = "a seed that was drawn"
HASH = Seeded(SEED).commitment()


@pytest.fixture(scope="module")
def save() -> dict[str, Any]:
    """A whole game."""
    game = shelf.title("patrol").new("crossing", seed=SEED)
    play_out(game, {side.name: make("random", 3) for side in game.play.sides})
    told: dict[str, Any] = json.loads(game.save())
    return told


def written(folder: Path, save: dict[str, Any], **changes: Any) -> str:
    """A file with this save, in which something may be changed, and which then has no snapshot."""
    told = save | changes
    if changes:
        told = {key: value for key, value in told.items() if key != "snapshot"}
    path = folder / "game.json"
    path.write_text(json.dumps(told), "utf-8")
    return str(path)


def test_an_honest_game_with_the_hash_that_was_seen(tmp_path: Path, save: dict[str, Any]) -> None:
    file, rolls = written(tmp_path, save), sum(entry.startswith("dice: ") for entry in save["entries"])
    told = run("dice", file, "--hash", HASH.upper())
    assert told.exit_code == 0
    assert HASH in told.output and "the seed was not changed" in told.output
    assert f"{rolls} rolls checked: all are those the seed gives." in told.output
    assert "Proved: since you saw the hash" in told.output and "Not proved: that nobody chose" in told.output
    french = run("dice", file, "--hash", HASH, lang="fr")
    assert french.exit_code == 0 and "Pas prouvé\xa0: que personne n’a choisi la graine" in french.output
    values = run("dice", file, "--json")
    assert values.exit_code == 0 and json.loads(values.output)["rolls"] == rolls and json.loads(values.output)["right"]
    unseen = run("dice", file)
    assert unseen.exit_code == 0 and "Compare it with the hash you saw" in unseen.output
    assert "Proved:" not in unseen.output and "Not proved:" in unseen.output


def test_a_changed_die_is_named(tmp_path: Path, save: dict[str, Any]) -> None:
    entries = save["entries"]
    last = max(number for number, entry in enumerate(entries) if entry.startswith("dice: "))
    has = entries[last].removeprefix("dice: ")
    forged = "roll " + " ".join("6" if face != "6" else "5" for face in has.split()[1:])
    file = written(tmp_path, save, entries=[*entries[:last], f"dice: {forged}"])
    told = run("dice", file, "--hash", HASH)
    assert told.exit_code == 1
    assert f"(answer {last + 1} of the log" in told.output
    values = json.loads(run("dice", file, "--hash", HASH, "--json").output)
    assert values["wrong"] == [{"roll": values["rolls"], "entry": last, "turn": 5, "has": forged, "due": has}]
    assert not values["right"] and values["hash"] == values["seen_hash"] == HASH
    assert f"the log has “{forged}”, the seed gives “{has}”" in told.output
    assert "roved:" not in told.output


def test_a_swapped_seed_is_named_by_its_hash_and_by_its_rolls(tmp_path: Path, save: dict[str, Any]) -> None:
    file = written(tmp_path, save, dice={"kind": "seeded", "seed": "another"})
    told = run("dice", file, "--hash", HASH)
    assert told.exit_code == 1
    assert f"It is not the hash you gave ({HASH})" in told.output and "the seed gives" in told.output
    assert "roved:" not in told.output


def test_dice_without_a_seed_prove_nothing(tmp_path: Path) -> None:
    kinds = ("typed", TypedIn(), "typed in"), ("scripted", Scripted(["roll 6"] * 3), "written down beforehand")
    for kind, dice, sentence in kinds:
        game = shelf.title("patrol").new("crossing", dice=dice)
        told = run("dice", written(tmp_path, json.loads(game.save())))
        assert told.exit_code == 1 and sentence in told.output
        values = run("dice", str(tmp_path / "game.json"), "--json")
        assert values.exit_code == 1 and json.loads(values.output) == {"dice": kind, "right": False}


def test_a_branch_says_what_it_cannot_check(tmp_path: Path, save: dict[str, Any]) -> None:
    rolls = sum(entry.startswith("dice: ") for entry in save["entries"])
    file = written(tmp_path, save, dice={"kind": "seeded", "seed": "new", "first": rolls - 1})
    told = run("dice", file).output
    assert f"{rolls - 1} rolls before them were made by other dice" in told


def test_what_is_no_game_is_told_in_a_sentence(tmp_path: Path) -> None:
    faulty = tmp_path / "faulty.json"
    faulty.write_text("{", "utf-8")
    for named in (
        str(faulty),
        str(tmp_path / "none.json"),
        "http://localhost:1/elsewhere",
        "http://localhost:1/game/x",
    ):
        told = run("dice", named)
        assert told.exit_code == 2 and told.output.strip()
        assert "Traceback" not in told.output


# On a server ------------------------------------------------------------------------------------------------------
@contextmanager
def serving(answers: dict[str, tuple[int, Any]]) -> Iterator[str]:
    """A server that gives these answers."""

    class Answering(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, body = answers.get(self.path, (404, {"error": {"text": "There is no such game."}}))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        def log_message(self, *_: Any) -> None:
            """Nothing on the screen."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_finished_game_by_its_address(save: dict[str, Any]) -> None:
    page = {"screen": {"seed_hash": HASH}}
    with serving({"/api/games/g1": (200, page), "/api/games/g1/save": (200, save)}) as address:
        for path in ("/game/g1", "/game/g1/replay?side=red", "/api/games/g1/save"):
            told = run("dice", f"{address}{path}", "--hash", HASH)
            assert told.exit_code == 0, told.output
            assert "the hash the server shows now" in told.output


def test_a_server_that_shows_another_hash_or_keeps_its_save(save: dict[str, Any]) -> None:
    other, kept = {"screen": {"seed_hash": "0" * 64}}, {"error": {"code": "forbidden", "text": "Not yet yours."}}
    answers = {
        "/api/games/other": (200, other),
        "/api/games/other/save": (200, save),
        "/api/games/going-on": (200, other),
        "/api/games/going-on/save": (403, kept),
        "/api/games/else": (200, []),
    }
    with serving(answers) as address:
        told = run("dice", f"{address}/game/other")
        assert told.exit_code == 1 and f"another hash now: {'0' * 64}" in told.output
        for game, sentence in (
            ("going-on", "Not yet yours."),
            ("none", "There is no such game."),
            ("else", "no game at"),
        ):
            told = run("dice", f"{address}/game/{game}")
            assert told.exit_code == 2 and sentence in told.output


# Records and saves --------------------------------------------------------------------------------------------------
def test_a_record_is_played_again_and_what_differs_is_named(tmp_path: Path) -> None:
    record = msgspec.to_builtins(recorded())
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record, indent=1), "utf-8")
    told = run("check", str(file), "--head", f"3:{record['heads'][2]}")
    assert told.exit_code == 0, told.output
    assert f"All {len(record['lines'])} lines of the record were played again" in told.output
    assert "Answers were taken back 2 times" in told.output and "nothing before it was changed" in told.output
    assert "Not proved: that nobody who keeps the server told a player" in told.output
    french = run("check", str(file), lang="fr")
    assert french.exit_code == 0 and "lignes du procès-verbal ont été rejouées" in french.output
    for odd in ("3:00", "900:00", "x", f"4:{record['heads'][2]}"):
        other = run("check", str(file), "--head", odd)
        assert other.exit_code == 1 and "does not have the head" in other.output
    record["lines"][4] = "red: pass"
    with serving({"/api/games/abc/record": (200, record)}) as address:
        wrong = run("check", f"{address}/game/abc?side=red")
    assert (
        wrong.exit_code == 1
        and wrong.output.strip() == "Line 5 differs from what was written during the game: red: pass"
    )
    assert run("check", str(file), "patrol").exit_code == 2
    file.write_text("{", "utf-8")
    assert "truncated" in (broken := run("check", str(file))).output and broken.exit_code == 2


def test_a_save_that_is_checked_is_played_again(tmp_path: Path, save: dict[str, Any]) -> None:
    assert run("check", written(tmp_path, save)).exit_code == 0
    cut = {"entries": save["entries"][:30], "ending": "resigned red"}
    told = run("check", written(tmp_path, save, **cut))
    assert told.exit_code == 0 and "30" in told.output
    assert run("check", written(tmp_path, save, **cut | {"ending": "resigned green"})).exit_code == 1
    assert run("check", str(tmp_path / "none.json")).exit_code == 2
