"""What one side may know, constructed from nothing.

Each part of a view is added because its declaration says this side may see it; no position is copied and thinned out.
Everything in a view is JSON-ready and in printed names. A spectator, side None, sees what both sides may see.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from grognard.kernel.position import CONCEALED, OPEN
from grognard.kernel.script import DICE, Question, Side
from grognard.kernel.spelling import spelled

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.play import Play


def view_of(game: Game, side: Side | None) -> dict[str, Any]:
    """The view of one side."""
    play = game.play
    position = play.position
    asked = {s: q for s, q in game._open.items() if s == side or s is DICE}
    return {
        "game": play.id,
        "scenario": play.scenario.id,
        "options": sorted(play.options),
        "turn": position.turn,
        "phase": "" if position.over else play.phases()[position.phase].rule,
        "side": None if side is None else side.name,
        "over": position.over,
        "winner": play.sides[position.winner].name if position.winner >= 0 else "",
        "verdict": position.verdict,
        "pieces": [piece_view(play, piece, side) for piece in range(len(play.roster)) if play.may_know(side, piece)],
        "unknown": unknown_counters(play, side),
        "hexes": hexes_view(play),
        "edges": edges_view(play),
        "sides": sides_view(play, side),
        "tracks": tracks_view(play),
        "shows": play.shows(side),
        "questions": [question_view(play, question) for question in asked.values()],
        "waiting": [s.name for s in game._open],
    }


def piece_view(play: Play[Any], piece: int, side: Side | None) -> dict[str, Any]:
    """A piece this side knows: as printed, and its state."""
    position, printed = play.position, play.roster[piece]
    return {
        "name": printed.name,
        "side": printed.side.name,
        "kind": printed.kind,
        "at": play.board.place_text(position.at[piece]),
        "steps": position.steps[piece],
        "values": dict(printed.faces[max(0, printed.steps - position.steps[piece]) % printed.steps]),
        "marks": mark_names(play, piece),
        "hidden": position.hidden[piece] != OPEN,
        "state": {
            name: spelled(play, kept, getattr(position, name)[piece])
            for name, kept in play.shape.kept.items()
            if kept.per == "piece" and (kept.seen == "all" or (kept.seen == "own" and printed.side == side))
        },
    }


def unknown_counters(play: Play[Any], side: Side | None) -> list[dict[str, Any]]:
    """Counters this side sees without knowing them, in an order that says nothing about which is which."""
    position = play.position
    seen = [
        {
            "side": play.owner[piece].name,
            "at": play.board.place_text(position.at[piece]),
            "marks": mark_names(play, piece),
        }
        for piece in range(len(play.roster))
        if position.hidden[piece] == CONCEALED and play.owner[piece] != side
    ]
    return sorted(seen, key=lambda counter: (counter["side"], counter["at"], counter["marks"]))


def mark_names(play: Play[Any], piece: int) -> list[str]:
    """The marks on a piece by name."""
    marks = play.position.marks[piece]
    return [name for bit, name in enumerate(play.marks) if marks >> bit & 1]


def hexes_view(play: Play[Any]) -> dict[str, dict[str, Any]]:
    """Whatever lies on hexes: control and the declared public fields, where there is anything to say."""
    found: dict[str, dict[str, Any]] = {}
    fields = [(name, kept) for name, kept in play.shape.kept.items() if kept.per == "hex" and kept.seen == "all"]
    columns = [(name, kept, getattr(play.position, name)) for name, kept in fields]
    for hex_ in play.board.grid.hexes:
        told: dict[str, Any] = {
            name: spelled(play, kept, values[hex_]) for name, kept, values in columns if values[hex_]
        }
        held = play.controller(hex_)
        if held is not None:
            told["control"] = held.name
        if told:
            found[play.board.grid.number(hex_)] = told
    return found


def edges_view(play: Play[Any]) -> dict[str, dict[str, Any]]:
    """Whatever lies on hexsides."""
    found: dict[str, dict[str, Any]] = {}
    for name, kept in play.shape.kept.items():
        if kept.per == "edge" and kept.seen == "all":
            for edge, value in sorted(getattr(play.position, name).items()):
                found.setdefault(play.board.edge_text(edge), {})[name] = spelled(play, kept, value)
    return found


def sides_view(play: Play[Any], side: Side | None) -> dict[str, dict[str, Any]]:
    """What is kept for each side: public figures, and one's own."""
    return {
        owner.name: {
            name: spelled(play, kept, getattr(play.position, name)[owner])
            for name, kept in play.shape.kept.items()
            if kept.per == "side" and (kept.seen == "all" or (kept.seen == "own" and owner == side))
        }
        for owner in play.sides
    }


def tracks_view(play: Play[Any]) -> dict[str, Any]:
    """Public tracks and lists."""
    found: dict[str, Any] = {}
    for name, kept in play.shape.kept.items():
        value = getattr(play.position, name)
        if kept.per == "game" and kept.seen == "all":
            found[name] = spelled(play, kept, value)
        elif kept.per == "list" and kept.seen == "all":
            found[name] = [spelled(play, kept, each) for each in value]
    return found


def question_view(play: Play[Any], question: Question) -> dict[str, Any]:
    """A question as its side is asked it."""
    return {
        "number": question.number,
        "side": question.side,
        "rule": question.rule,
        "ask": question.ask,
        "args": {key: args_text(play, key, value) for key, value in question.args.items()},
        "options": [option.text for option in question.options],
        "menu": question.is_menu,
    }


def args_text(play: Play[Any], key: str, value: Any) -> Any:
    """An argument by the first word of its name: `piece`, `hex`, `place`, `side`; anything else as it is."""
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    match key.partition("_")[0]:
        case "side":
            return (*play.sides, DICE)[value].name
        case "piece" | "hex" | "place" if value < 0:
            return ""
        case "piece":
            return play.roster[value].name
        case "hex" | "place":
            return play.board.place_text(value)
        case _:
            return int(value)
