"""Twins: copies of a game that differ only in what one side may not know.

Two concealed pieces change places, an unseen one is elsewhere, another number of counters lies under a marker, or a
field, a list or a mark that only its owner sees is different. `leaks` and `bots` compare them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Side
from grognard.kernel.errors import Broken
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.play import Play
from grognard.kernel.table.position import CONCEALED, FACE, OPEN, UNSEEN, Kept

Change = Callable[[Play[Any]], None]


class Twin(NamedTuple):
    """A twin: what differs, which pieces changed places, and of which pieces events may differ."""

    game: Game
    what: str
    swapped: Mapping[int, int] = {}
    changed: frozenset[int] = frozenset()


class Secret(NamedTuple):
    """A secret that can be varied: its name, how to change it, and the piece it belongs to, if any."""

    what: str
    change: Change
    piece: int = -1


def twins(game: Game, side: Side, lot: Whim) -> Iterator[Twin]:
    """The twins of a game for one side."""
    yield from swapped_pieces(game, side, lot)
    yield from unseen_elsewhere(game, side, lot)
    if game.play.conceals_stacks:
        yield from other_numbers(game, side, lot)
    yield from other_secrets(game, side, lot)


def world(game: Game, change: Callable[[Game], None] = lambda twin: None) -> Game:
    """A copy of the game restarted from a changed position."""
    twin = game.copy()
    change(twin)
    twin.restart()
    return twin


def names(game: Game, pieces: Mapping[int, int]) -> str:
    """Pieces by name."""
    return " and ".join(game.play.roster[piece].name for piece in pieces)


# Hidden pieces --------------------------------------------------------------------------------------------------


def hidden_on_board(game: Game, side: Side, how: int) -> list[int]:
    """The pieces of the other sides on hexes that are hidden in this way."""
    play, position = game.play, game.play.position
    return [
        piece
        for piece, owner in enumerate(play.owner)
        if owner != side and position.hidden[piece] == how and play.is_on_board(piece)
    ]


def swapped_pieces(game: Game, side: Side, lot: Whim) -> Iterator[Twin]:
    """Two concealed pieces with the same back change places."""
    play, concealed = game.play, hidden_on_board(game, side, CONCEALED)
    if len(concealed) < 2:
        return
    one, two = lot.pick(concealed), lot.pick(concealed)
    alike = play.owner[one] == play.owner[two] and play.back_of(one) == play.back_of(two)
    if alike and play.position.at[one] != play.position.at[two]:
        swapped = {one: two, two: one}
        yield Twin(world(game, lambda twin: _swap(twin, one, two)), names(game, swapped), swapped)


def _swap(twin: Game, one: int, two: int) -> None:
    """Two pieces change places and marks, so that only what is printed on them differs."""
    position = twin.play.position
    kept = twin.play.shape.kept.items()
    public = [name for name, how in kept if how.per == "piece" and how.seen == "all" and how.of != "face"]
    for column in [position.at, position.marks, *(getattr(position, name) for name in public)]:
        column[one], column[two] = column[two], column[one]
    assert position.hidden[one] == position.hidden[two] != OPEN


def unseen_elsewhere(game: Game, side: Side, lot: Whim) -> Iterator[Twin]:
    """An unseen piece stands in another hex."""
    unseen = hidden_on_board(game, side, UNSEEN)
    if unseen:
        moved, to = lot.pick(unseen), lot.pick(game.play.board.grid.hexes)
        elsewhere = world(game, lambda twin: twin.play.position.at.__setitem__(moved, to))
        yield Twin(elsewhere, "where an unseen piece is", changed=frozenset([moved]))


def other_numbers(game: Game, side: Side, lot: Whim) -> Iterator[Twin]:
    """A concealed piece lies under another marker of its side or is out of play; every marker looks the same."""
    play, marks = game.play, game.play.position.marks
    stacks = stacks_under(game, side)
    spare = [(key, piece) for key, stack in stacks.items() for piece in spare_pieces(play, stack)]
    if not spare:
        return
    (owner, place), moved = lot.pick(spare)
    to = lot.pick([play.board.out, *(there for whose, there in stacks if whose == owner and there != place)])
    public = play.seen_marks[0]
    seen = marks[stacks[owner, to][0]] & public if (owner, to) in stacks else 0

    def change(twin: Game) -> None:
        twin.play.position.at[moved] = to
        twin.play.position.marks[moved] = marks[moved] & ~public | seen

    yield Twin(world(game, change), "how many counters lie under a marker", changed=frozenset([moved]))


def stacks_under(game: Game, side: Side) -> dict[tuple[Side, int], list[int]]:
    """The concealed pieces of the other sides, by owner and hex."""
    stacks: dict[tuple[Side, int], list[int]] = {}
    for piece in hidden_on_board(game, side, CONCEALED):
        stacks.setdefault((game.play.owner[piece], game.play.position.at[piece]), []).append(piece)
    return stacks


def spare_pieces(play: Play[Any], stack: list[int]) -> list[int]:
    """The pieces a marker does not need to look the same: others under it carry the same public marks."""
    found = []
    for piece in stack if len(stack) > 1 else ():
        others = 0
        for other in stack:
            others |= play.position.marks[other] if other != piece else 0
        if not play.position.marks[piece] & play.seen_marks[0] & ~others:
            found.append(piece)
    return found


# Secrets in fields ----------------------------------------------------------------------------------------------


def other_secrets(game: Game, side: Side, lot: Whim) -> Iterator[Twin]:
    """One value that only its owner sees is different.

    A value that the rules could never produce may break their scripts; such a twin proves nothing and is left out.
    """
    secrets = list(secrets_from(game.play, side, lot)) if game.play.conceals else []
    if not secrets:
        return
    secret = lot.pick(secrets)
    with suppress(Broken):
        other = world(game, lambda twin: secret.change(twin.play))
        yield Twin(other, secret.what, changed=frozenset([secret.piece]))


def secrets_from(play: Play[Any], side: Side, lot: Whim) -> Iterator[Secret]:
    """Everything in the position that a side may not see, except the places of hidden pieces."""
    for piece, owner in enumerate(play.owner):
        if owner != side:
            yield from piece_secrets(play, piece, lot)
    for name, kept in play.shape.kept.items():
        if kept.seen != "own":
            continue
        for owner in play.sides if kept.per in ("side", "side list") else ():
            if owner != side:
                yield secret_of(play, name, kept, int(owner), owner, lot, f"{name} of {owner}")
        for number, formation in enumerate(play.roster.formations if kept.per == "formation" else ()):
            owner = play.roster.formation_sides[number]
            if owner != side:
                yield secret_of(play, name, kept, number, owner, lot, f"{name} of {formation}")


def piece_secrets(play: Play[Any], piece: int, lot: Whim) -> Iterator[Secret]:
    """The secrets of another side's piece: own fields, marks, and while it is hidden its losses and face."""
    position, printed, is_hidden = play.position, play.roster[piece], play.position.hidden[piece] != OPEN
    for name, kept in play.shape.kept.items():
        if kept.seen == "own" and kept.per in ("piece", "piece list"):
            what = f"{name} of {printed.name}"
            yield secret_of(play, name, kept, piece, play.owner[piece], lot, what)._replace(piece=piece)
    unseen = ~play.seen_marks[0 if is_hidden else 1]
    for bit in (1 << number for number in range(len(play.marks)) if unseen >> number & 1):
        what = f"the mark {play.marks[bit.bit_length() - 1]!r} on {printed.name}"
        yield Secret(what, partial(_put, "marks", piece, position.marks[piece] ^ bit), piece)
    if is_hidden and printed.steps > 1 and position.steps[piece]:
        steps = position.steps[piece] % printed.steps + 1
        yield Secret(f"the steps of {printed.name}", partial(_put, "steps", piece, steps), piece)
    if is_hidden and printed.named_faces:
        others = [face for face in printed.named_faces if face != play.face_name(piece)]
        face = play.piece_faces.index(lot.pick(others))
        yield Secret(f"the face of {printed.name}", partial(_put, FACE, piece, face), piece)


def secret_of(play: Play[Any], name: str, kept: Kept, place: int, owner: Side, lot: Whim, what: str) -> Secret:
    """A number or a list of a field, with another value."""
    held = getattr(play.position, name)[place]
    other = (
        other_list(play, kept, held, owner, lot) if "list" in kept.per else other_value(play, kept, held, owner, lot)
    )
    return Secret(what, partial(_put, name, place, other))


def _put(name: str, place: int, value: Any, play: Play[Any]) -> None:
    getattr(play.position, name)[place] = value


def other_list(play: Play[Any], kept: Kept, held: tuple[int, ...], owner: Side, lot: Whim) -> tuple[int, ...]:
    """A list with one of its values changed, or with one value if it was empty."""
    if not held:
        return (other_value(play, kept, -1, owner, lot),)
    place = lot.below(len(held))
    return (*held[:place], other_value(play, kept, held[place], owner, lot), *held[place + 1 :])


def other_value(play: Play[Any], kept: Kept, held: int, owner: Side, lot: Whim) -> int:
    """Another possible value of a field: a different thing, or for numbers one less."""
    match kept.of:
        case _ if kept.many:
            return held ^ 1
        case "hex":
            able = list(play.board.grid.hexes)
        case "piece":
            able = list(play.roster.of(owner))
        case "side":
            able = [int(side) for side in play.sides]
        case "formation":
            able = [n for n, side in enumerate(play.roster.formation_sides) if side == owner]
        case "number":
            return lot.below(held) if held > 0 else held + 1
        case _:
            able = list(range(len(kept.of)))
    others = [value for value in able if value != held]
    return lot.pick(others) if others else held


def _set(name: str, value: Any, play: Play[Any]) -> None:
    setattr(play.position, name, list(value))
