"""The lobby: one player's games as cards, made from what is stored; no game is opened for it."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

from grognard.kernel.play import Play
from grognard.kernel.script import DICE
from grognard.kernel.title import Title
from grognard.kernel.words import words_for
from grognard.server import wire
from grognard.server.faults import sentences
from grognard.server.seats import seats_for
from grognard.server.storage import GameRow


def card(row: GameRow, title: Title, player: str, here: Collection[str], lang: str) -> wire.GameCard:
    """One game; `here` are the players who are listening to it."""
    summary = row.summary
    words = words_for(title.play, lang)
    scenario = title.scenarios[row.scenario].title(lang) if row.scenario in title.scenarios else row.scenario
    sides = [side for side, seat in row.seats.items() if seat.player == player]
    return wire.GameCard(
        id=row.id,
        title=row.title,
        scenario=row.scenario,
        name=f"{title.title(lang)} – {scenario}",
        turn=words.turn(laid_out(title, row.scenario), summary.turn),
        sides=sides,
        waiting=summary.waiting,
        yours=any(side in summary.waiting for side in sides) or bool(sides and DICE.name in summary.waiting),
        over=summary.over,
        verdict=verdict_text(title, summary.winner, summary.verdict, lang) if summary.over else "",
        changed=row.changed,
        seats=seats_for(player, row.seats, here, lang),
        answers=summary.answers,
        unrated=bool(row.unrated),
    )


def verdict_text(title: Title, winner: str, verdict: str, lang: str) -> str:
    """How a game ended, in a few words."""
    words = words_for(title.play, lang).messages
    how = words.text(verdict) if verdict else sentences(lang).text("draw")
    return sentences(lang).text("won", side=words.text(f"side-{winner}"), verdict=how) if winner else how


@cache
def laid_out(title: Title, scenario: str) -> Play[Any]:
    """A table laid for a scenario, to name its turns by."""
    return title.new(scenario if scenario in title.scenarios else None, seed=0).play
