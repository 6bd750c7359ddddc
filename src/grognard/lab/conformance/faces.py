"""Everything a game shows, as values that can be compared between two games.

A face is everything anyone could see of a game; the kit compares faces. Nothing is judged here.
"""

from __future__ import annotations

from typing import Any

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Option, Question, Side
from grognard.kernel.secrecy.view import question_view
from grognard.kernel.secrecy.view_parts import View
from grognard.kernel.table.event import Event
from grognard.kernel.table.play import Play
from grognard.kernel.words.overlay import HEX


def face(game: Game) -> tuple[Any, ...]:
    """Everything a game shows to anyone: questions, every side's view, the last events, the result."""
    play = game.play
    questions = [(q.side, q.number, q.rule, q.ask, [o.text for o in q.options]) for q in game.questions.values()]
    views = [game.view(side) for side in (*play.sides, None)]
    return questions, views, [told(game, event) for event in game.events[-8:]], len(game.entries), game.result


def offered(game: Game) -> list[tuple[str, list[str]]]:
    """The sides asked, each with its options."""
    return [(q.side, [o.text for o in q.options]) for q in game.questions.values()]


def told(game: Game, event: Event) -> tuple[Any, ...]:
    """An event as it can be compared between games."""
    return event.number, event.key, event.rule, sorted(event.args.items()), event.audience, event.unless


def odds_told(game: Game, side: Side | None, start: int) -> list[dict[str, Any]]:
    """The tallies of the first rolls that a side was told of since, as the side sees them."""
    events = game.events_for(side)[len([event for event in game.events[:start] if event.reaches(side)]) :]
    rolls = next((event.rolls for event in events if event.rolls), ())
    return [tally.as_json() for roll in rolls if (tally := roll.tally_for(side)) is not None]


def difference(one: Any, two: Any, path: str = "") -> str:
    """Where two faces first differ."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return next((difference(one[k], two[k], f"{path}.{k}") for k in one if one[k] != two[k]), "")
    if isinstance(one, list | tuple) and isinstance(two, list | tuple) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return next((difference(a, b, f"{path}[{n}]") for n, (a, b) in pairs if a != b), "")
    return f"{path}: {_short(one)} against {_short(two)}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 120 else text[:117] + "..."


def looked(game: Game, option: Option, side: Side) -> tuple[Any, ...]:
    """The preview of an option, as it can be compared between games."""
    final, question, phase_ends, only_passes = game.preview(option, side)
    shown = None if question is None else {**question_view(game.play, question), "number": 0}
    return final, shown, phase_ends, only_passes


def shading(play: Play[Any], name: str, side: Side | None, hex_: int) -> dict[str, int]:
    """An overlay as it can be compared between games; `hex_` is the chosen hex, for overlays that need one."""
    shades = play.overlay(name, side, hex_ if play.overlays[name] == HEX else -1)
    return {"" if whose is None else whose.name: bits for whose, bits in shades.items()}


def told_goal(play: Play[Any], side: Side | None) -> tuple[Any, ...]:
    """The goal and the points that a side is told, as they can be compared between games."""
    points = {whose.name: (tally.total, tally.reasons) for whose, tally in play.standings().items()}
    return play.goal(side), points


def asked(game: Game) -> str:
    """The sides asked now."""
    return game.question.side if game.question is not None else ""


def texts(question: Question) -> list[str]:
    return [option.text for option in question.options]


def heard(game: Game, side: Side | None, start: int) -> list[tuple[Any, ...]]:
    """The events a side, or a spectator, was told since, without their numbers in the log."""
    return [told(game, event)[1:] for event in game.events[start:] if event.reaches(side)]


def plain_view(game: Game, side: Side | None) -> View:
    """A view without the numbers of questions, which depend on the start of the log."""
    view = game.view(side)
    for question in view["questions"]:
        question["number"] = 0
    return view


def unnumbered(shown: tuple[Any, ...]) -> tuple[Any, ...]:
    """A face without question numbers and the length of the log."""
    questions, views, events, _, result = shown
    bare = [(side, *rest) for side, _, *rest in questions]
    for view in views:
        for question in view["questions"]:
            question["number"] = 0
    return bare, views, events, 0, result


def without_events(shown: tuple[Any, ...]) -> tuple[Any, ...]:
    questions, views, _, entries, result = shown
    return questions, views, entries, result
