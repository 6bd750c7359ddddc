"""`grognard dice`: checks every roll of a save, or of a finished game on a server, against the seed of its dice."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

from grognard.cli.speech import TranslatedCommand, lang_option, option, speech
from grognard.kernel.errors import Unreadable

if TYPE_CHECKING:
    from grognard.kernel.asking.game import Game
    from grognard.kernel.numbers.dice import Seeded
    from grognard.kernel.numbers.dicecheck import Throw
    from grognard.kernel.words.messages import Messages

MOST_WRONG: Final = 5
"""How many wrong rolls are told one by one."""
MOST_BYTES: Final = 64 * 1024 * 1024
PATIENCE: Final = 30.0
"""Seconds to wait for a server."""


class FoundSave(NamedTuple):
    """A save, and the hash that a server shows beside it; empty for a file."""

    save: bytes
    hash: str = ""


@click.command("dice", cls=TranslatedCommand, help="about-dice")
@click.argument("game", metavar="FILE|URL")
@option("--hash", "seen", key="dice-hash", default="")
@option("--json", "as_json", key="json", is_flag=True)
@option("--data", "data", key="data", type=click.Path(exists=True, file_okay=False, path_type=Path), multiple=True)
@lang_option
@click.pass_context
def command(ctx: click.Context, game: str, seen: str, as_json: bool, data: tuple[Path, ...], lang: str) -> None:
    """Check the dice of a game."""
    from grognard import shelf
    from grognard.cli import NOT_DONE
    from grognard.kernel.numbers.dice import Seeded, TypedIn
    from grognard.kernel.numbers.dicecheck import throws

    words = speech(lang)
    found = fetched(game, words) if re.match("https?://", game) else from_file(Path(game), words)
    played = shelf.title_of_save(found.save, *data).load(found.save)
    if as_json:
        values = as_values(played, seen.strip().lower(), found.hash)
        click.echo(json.dumps(values, indent=2))
        ctx.exit(0 if values["right"] else NOT_DONE)
    if not isinstance(played.dice, Seeded):
        click.echo(words.text("dice-by-hand" if isinstance(played.dice, TypedIn) else "dice-scripted"))
        ctx.exit(NOT_DONE)
    is_same = told_hash(played.dice.commitment(), seen.strip().lower(), found.hash, words)
    is_right = told_throws(played.dice, throws(played), words)
    if is_same and is_right:
        click.echo("\n".join(words.text(key) for key in (["dice-proved"] if seen else []) + ["dice-unproved"]))
    ctx.exit(0 if is_same and is_right else NOT_DONE)


def as_values(played: Game, seen: str, shown: str) -> dict[str, Any]:
    """What the check finds, as values of JSON: the source of the dice, hashes, and rolls that are not the seed's."""
    from grognard.kernel.numbers.dice import Seeded, TypedIn
    from grognard.kernel.numbers.dicecheck import throws, wrong_throws

    if not isinstance(played.dice, Seeded):
        return {"dice": "typed" if isinstance(played.dice, TypedIn) else "scripted", "right": False}
    thrown, hash_ = throws(played), played.dice.commitment()
    wrong = [
        {"roll": number + 1, "entry": throw.entry, "turn": throw.turn, "has": throw.option.text, "due": due.text}
        for number, throw, due in wrong_throws(played.dice, thrown)
    ]
    return {
        "dice": "seeded",
        "hash": hash_,
        "server_hash": shown or None,
        "seen_hash": seen or None,
        "rolls": len(thrown),
        "before_the_seed": min(played.dice.first, len(thrown)),
        "wrong": wrong,
        "right": not wrong and seen in ("", hash_) and shown in ("", hash_),
    }


def told_hash(hash_: str, seen: str, shown: str, words: Messages) -> bool:
    """Tell whether the seed has the hash that was seen, and the one a server shows; whether nothing differs."""
    click.echo(words.text("dice-hash", hash=hash_))
    if shown:
        click.echo(words.text("dice-hash-told" if shown == hash_ else "dice-hash-untold", hash=shown))
    if seen:
        click.echo(words.text("dice-hash-same" if seen == hash_ else "dice-hash-other", hash=seen))
    else:
        click.echo(words.text("dice-hash-none"))
    return seen in ("", hash_) and shown in ("", hash_)


def told_throws(dice: Seeded, thrown: list[Throw], words: Messages) -> bool:
    """Tell which rolls are not the seed's; whether all are."""
    from grognard.kernel.numbers.dicecheck import wrong_throws

    wrong = list(wrong_throws(dice, thrown))
    for number, throw, due in wrong[:MOST_WRONG]:
        click.echo(
            words.text(
                "dice-wrong",
                number=number + 1,
                entry=throw.entry + 1,
                turn=throw.turn,
                has=throw.option.text,
                due=due.text,
            )
        )
    if len(wrong) > MOST_WRONG:
        click.echo(words.text("dice-wrong-more", count=len(wrong) - MOST_WRONG))
    before = min(dice.first, len(thrown))
    if not wrong:
        click.echo(words.text("dice-right", count=len(thrown) - before))
    if before:
        click.echo(words.text("dice-before", count=before))
    return not wrong


# Where a game comes from ------------------------------------------------------------------------------------------


def from_file(file: Path, words: Messages) -> FoundSave:
    """A save on disk."""
    if not file.is_file():
        raise Unreadable(words.text("dice-no-file", file=str(file)))
    return FoundSave(file.read_bytes())


def fetched(address: str, words: Messages) -> FoundSave:
    """A game on a server, by the address of its page or of its save."""
    whole = re.match(r"(https?://[^/?#]+)/(?:api/games|game)/([^/?#]+)", address)
    if whole is None:
        raise Unreadable(words.text("dice-no-game", address=address))
    game = f"{whole[1]}/api/games/{whole[2]}"
    sent = download(game, words)
    try:
        shown = str(json.loads(sent)["screen"]["seed_hash"])
    except (ValueError, KeyError, TypeError) as fault:
        raise Unreadable(words.text("dice-no-game", address=address)) from fault
    return FoundSave(download(f"{game}/save", words), shown)


def download(address: str, words: Messages) -> bytes:
    """What a server sends, or a sentence that says why it does not."""
    from http.client import HTTPException
    from urllib.request import urlopen

    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            sent: bytes = answer.read(MOST_BYTES)
            return sent
    except (OSError, HTTPException) as fault:
        raise Unreadable(words.text("dice-not-fetched", address=address, fault=refusal(fault))) from fault


def refusal(fault: Exception) -> str:
    """Why a server refuses: its own sentence, or else the status."""
    from urllib.error import HTTPError

    try:
        return str(json.loads(fault.read())["error"]["text"]) if isinstance(fault, HTTPError) else str(fault)
    except (ValueError, KeyError, TypeError, OSError):
        return str(fault)
