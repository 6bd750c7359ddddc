"""Which questions may be given a standing answer, and how it is said. The game names the questions and the answers."""

from __future__ import annotations

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Question
from grognard.server import wire
from grognard.server.screens.catalogue import said
from grognard.server.screens.viewer import Viewer

SPANS = ("phase", "turn")
"""Until the end of what a standing answer may hold."""


def standing_answer(game: Game, question: Question) -> str | None:
    """Return the standing answer that a question may be given; none in a phase of the side that is asked."""
    play = game.play
    answer = play.standing_answers.get(question.ask)
    if answer is None or question.is_menu or game.is_sealed or len(question.options) < 2:
        return None
    phase = play.phases()[play.position.phase]
    return answer if phase.side != question.who and question.find(answer) is not None else None


def standing_offers(viewer: Viewer, question: Question) -> list[wire.AheadOffer]:
    """Return the standing answers that a question may be given, in words."""
    answer = standing_answer(viewer.game, question)
    if answer is None:
        return []
    return [wire.AheadOffer(span, standing_text(viewer, question.ask, answer, span)) for span in SPANS]


def standing_text(viewer: Viewer, ask: str, answer: str, span: str) -> str:
    """Return a standing answer in words."""
    play = viewer.play
    who = viewer.side or play.sides[0]
    label = viewer.words.option(play, play.read(answer), Question(who, "", ask, ()))
    return said(viewer.lang).text(f"standing-until-{span}", answer=label)
