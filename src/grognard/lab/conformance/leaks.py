"""Checks that no side can learn what it may not see.

Twins differ only in what a side may not know. To that side both must look the same: views, options, explanations,
refusals, and the events as play goes on, as long as nothing is rolled or revealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Noun, Option, Question, Refusal, Side
from grognard.kernel.errors import Unreadable
from grognard.kernel.numbers.dice import Whim
from grognard.lab.conformance.faces import (
    asked,
    difference,
    heard,
    looked,
    odds_told,
    plain_view,
    shading,
    texts,
    told_goal,
)
from grognard.lab.conformance.twins import Twin, twins

DEPTH = 4
"""So many answers are followed in both games."""


class Examines(Protocol):
    """The examiner: the game under examination, a source of picks, and a list of findings."""

    game: Game
    lot: Whim
    glance: Whim
    aside: Whim

    def note(self, check: str, what: str) -> None:
        """Write down a finding."""

    def absent_option(self, question: Question) -> Option | None:
        """An option that is not offered."""

    def unasked_option(self, question: Question) -> Option | None:
        """An option of a verb that is not asked about."""


class Leaks:
    """Compares one game with its twins."""

    def __init__(self, examiner: Examines) -> None:
        self.examiner = examiner
        self.game = examiner.game
        self.lot = examiner.lot
        self.glance = examiner.glance
        self.aside = examiner.aside
        self.note = examiner.note
        self.what = ""

    def check(self, question: Question) -> None:
        """For each side, a twin that differs only in what it may not see must look the same to it."""
        for side in self.game.play.sides:
            for twin in twins(self.game, side, self.lot):
                self.what = twin.what
                self.compare_worlds(side, twin.game)
                if question.who == side:
                    self.compare_choices(side, question, twin.game)
                else:
                    self.compare_told(side, question, twin)

    def compare_worlds(self, side: Side, twin: Game) -> None:
        """The views of the side, and of a spectator when nothing public changed, are equal."""
        mine, theirs = plain_view(self.game, side), plain_view(twin, side)
        if mine != theirs:
            self.note("leak-view", f"{side} can tell {self.what} apart: {difference(mine, theirs)}")
        mine, theirs = plain_view(self.game, None), plain_view(twin, None)
        if mine != theirs:
            self.note("leak-view", f"a spectator can tell {self.what} apart: {difference(mine, theirs)}")
        for viewer in (side, None):
            self.compare_overlays(viewer, twin)
            self.compare_goals(viewer, twin)

    def compare_goals(self, viewer: Side | None, twin: Game) -> None:
        """The goal and the points that a side is told are equal."""
        who = "a spectator" if viewer is None else str(viewer)
        mine, theirs = told_goal(self.game.play, viewer), told_goal(twin.play, viewer)
        if mine != theirs:
            self.note("leak-goal", f"{who} can tell {self.what} apart: {difference(mine, theirs)}")

    def compare_overlays(self, viewer: Side | None, twin: Game) -> None:
        """Overlays are equal."""
        play = self.game.play
        for name in play.overlays:
            hex_ = self.glance.pick(play.board.grid.hexes)
            mine, theirs = shading(play, name, viewer, hex_), shading(twin.play, name, viewer, hex_)
            if mine != theirs:
                who = "a spectator" if viewer is None else str(viewer)
                self.note("leak-overlay", f"{who} can tell {self.what} apart by {name!r}")

    def compare_choices(self, side: Side, question: Question, twin: Game) -> None:
        """Options, explanations, trails and refusals are equal, also a few answers later."""
        game = self.game
        mine, theirs = question.options, twin.question.options if twin.question else []
        if [o.text for o in mine] != [o.text for o in theirs]:
            what = difference([o.text for o in mine], [o.text for o in theirs])
            self.note("leak-options", f"{side} can tell {self.what} apart: {what}")
            return
        for option in mine:
            one, two = game.explain(option, side), twin.explain(option, side)
            if (one and one.as_json()) != (two and two.as_json()):
                self.note("leak-options", f"{side}: the explanation of {option} differs: {one} against {two}")
            if game.trail(option, side) != twin.trail(option, side):
                self.note("leak-options", f"{side}: the way of {option} differs")
        self.compare_concerns(side, question, twin)
        self.compare_clicks(side, twin)
        absent = self.examiner.absent_option(question)
        if absent is not None and game.why_not(absent, side) != twin.why_not(absent, side):
            self.note("leak-options", f"{side}: why not {absent} differs")
        unasked = self.examiner.unasked_option(question)
        if unasked is not None and game.why_not(unasked, side) != twin.why_not(unasked, side):
            self.note("leak-options", f"{side}: why not {unasked} differs")
        self.compare_paths(side, [(game.copy(), twin)], DEPTH)

    def compare_concerns(self, side: Side, question: Question, twin: Game) -> None:
        """What a side is warned of is equal."""
        mine = self.game.play.concerns(question)
        theirs = twin.play.concerns(twin.question) if twin.question is not None else []
        if mine != theirs:
            self.note("leak-options", f"{side} can tell {self.what} apart by its concerns: {difference(mine, theirs)}")

    def compare_clicks(self, side: Side, twin: Game) -> None:
        """The refusals for a hex, and for a piece, known or not, are equal."""
        play = self.game.play
        for kind, number in (
            (Noun.HEX, self.glance.pick(play.board.grid.hexes)),
            (Noun.PIECE, self.glance.below(len(play.roster))),
        ):
            mine, theirs = _clicked(self.game, kind, number, side), _clicked(twin, kind, number, side)
            if mine != theirs:
                self.note("leak-options", f"{side}: why not {kind.value} {number} differs: {difference(mine, theirs)}")

    def compare_paths(self, side: Side, worlds: list[tuple[Game, Game]], depth: int) -> None:
        """A few answers later both look the same, as long as nothing is rolled or revealed.

        Where others are asked to react in both, they decline in both.
        """
        for one, two in worlds:
            for _ in range(depth):
                question = one.question
                if question is None or two.question is None or question.who != side or two.question.who != side:
                    break
                if [o.text for o in question.options] != [o.text for o in two.question.options]:
                    self.note("leak-options", f"{side}, later: {difference(texts(question), texts(two.question))}")
                    return
                option = self.lot.pick(question.options)
                if (mine := looked(one, option, side)) != (theirs := looked(two, option, side)):
                    self.note("leak-preview", f"{side}: a look at {option} differs: {difference(mine, theirs)}")
                    return
                starts = len(one.events), len(two.events)
                counts = _answered(one, option), _answered(two, option)
                if any(counts):
                    break
                if not self.heard_alike(side, (one, starts[0]), (two, starts[1]), f", after its own {option}"):
                    return
                if plain_view(one, side) != plain_view(two, side):
                    what = difference(plain_view(one, side), plain_view(two, side))
                    self.note("leak-view", f"{side}, after {option}: {what}")
                    return
                if not self.declined(side, one, two):
                    break

    def declined(self, side: Side, one: Game, two: Game) -> bool:
        """Whether this side can be asked next: others who were asked to react have declined, and it saw no difference.

        An answer without a noun that both offer is taken for declining.
        """
        while one.question is not None and two.question is not None and one.question.who != side:
            if two.question.who == side or one.question.is_menu or two.question.is_menu:
                return False
            plain = {each.text for each in two.question.options if self.stands_alone(each)}
            options = [each for each in one.question.options if each.text in plain and self.stands_alone(each)]
            if not options or any((_answered(one, options[0]), _answered(two, options[0].text))):
                return False
            if (mine := plain_view(one, side)) != (theirs := plain_view(two, side)):
                self.note("leak-view", f"{side}, after {options[0]} of another: {difference(mine, theirs)}")
                return False
        return True

    def stands_alone(self, option: Option) -> bool:
        """Whether an option is a verb without a noun."""
        voice = self.game.play.voices.get(option.verb)
        return voice is not None and voice.noun is Noun.NOTHING

    def compare_told(self, side: Side, question: Question, other: Twin) -> None:
        """Another side acts in the same way in both, with the swapped piece where two changed places: events are equal.

        Events about a piece that is elsewhere, or has another secret, may differ.
        """
        game, twin, swapped = self.game.copy(), other.game, other.swapped
        option = self.whim_for(question, other)
        for _ in range(DEPTH):
            if self.speaks_of_piece(option) and option.noun in other.changed:
                return
            mirrored = self.mirrored(option, swapped)
            if game.question is None or twin.question is None or twin.question.find(mirrored) is None:
                return
            starts, reveals = (len(game.events), len(twin.events)), (game.play.reveals, twin.play.reveals)
            if any((_answered(game, option), _answered(twin, mirrored))):
                if reveals == (game.play.reveals, twin.play.reveals):
                    self.compare_odds(side, (game, starts[0]), (twin, starts[1]))
                return
            if self.is_asked(side, game) != self.is_asked(side, twin):
                self.note("leak-events", f"{side} is asked to react in one case only: {self.what}")
                return
            if not self.heard_alike(side, (game, starts[0]), (twin, starts[1])):
                return
            if asked(game) != question.side or asked(twin) != question.side:
                return
            if other.changed <= {-1} and not self.shown_alike(side, game, twin, option):
                return  # what is elsewhere or different of one piece may come to light elsewhere or otherwise
            option = self.lot.pick(game.question.options)

    def heard_alike(self, side: Side, one: tuple[Game, int], two: tuple[Game, int], when: str = "") -> bool:
        """Whether a side, and a spectator, who knows no more, were told the same in both since then."""
        for viewer in (side, None):
            mine, theirs = heard(one[0], viewer, one[1]), heard(two[0], viewer, two[1])
            if asked(one[0]) != asked(two[0]):  # one of them ended sooner, which anyone may see
                mine, theirs = mine[: len(theirs)], theirs[: len(mine)]
            if mine != theirs:
                who = "a spectator" if viewer is None else str(viewer)
                self.note("leak-events", f"{who} is told of {self.what}{when}: {difference(mine, theirs)}")
                return False
        return True

    def shown_alike(self, side: Side, one: Game, two: Game, option: Option) -> bool:
        """Whether a side and a spectator see the same in both: tracks, fields, pieces; unless one of them went on."""
        if one.question is None or two.question is None or one.question.ask != two.question.ask:
            return True
        for viewer in (side, None):
            if (mine := plain_view(one, viewer)) != (theirs := plain_view(two, viewer)):
                who = "a spectator" if viewer is None else str(viewer)
                what = f"{who} can tell {self.what} apart after {option} of another"
                self.note("leak-view", f"{what}: {difference(mine, theirs)}")
                return False
        return True

    def is_asked(self, side: Side, game: Game) -> bool:
        """Whether a side is asked in the middle of what another does, in the phase in which it was done."""
        question, here = game.question, self.game.play.position
        is_same_phase = (game.play.position.turn, game.play.position.phase) == (here.turn, here.phase)
        return question is not None and question.who == side and not question.is_menu and is_same_phase

    def compare_odds(self, side: Side, one: tuple[Game, int], two: tuple[Game, int]) -> None:
        """The tally of a roll is equal, as far as the side sees it."""
        for viewer in (side, None):
            mine, theirs = odds_told(one[0], viewer, one[1]), odds_told(two[0], viewer, two[1])
            if mine != theirs:
                who = "a spectator" if viewer is None else str(viewer)
                what = f"{who} can tell {self.what} apart by the odds of a roll"
                self.note("leak-events", f"{what}: {difference(mine, theirs)}")

    def whim_for(self, question: Question, other: Twin) -> Option:
        """An answer about one of the pieces that changed places, if there is one; otherwise any answer."""
        about = [o for o in question.options if self.speaks_of_piece(o) and o.noun in other.swapped]
        able = about or question.options
        return self.lot.pick(able) if about or not other.swapped else self.aside.pick(able)

    def speaks_of_piece(self, option: Option) -> bool:
        """Whether the noun of an option is a piece."""
        voice = self.game.play.voices.get(option.verb)
        return voice is not None and voice.noun.value == "piece"

    def mirrored(self, option: Option, swapped: Mapping[int, int]) -> str:
        """The same answer in the twin where two pieces changed places."""
        if self.speaks_of_piece(option) and option.noun in swapped:
            return self.game.play.voices[option.verb](swapped[option.noun]).text
        return option.text


def _clicked(game: Game, kind: Noun, number: int, side: Side) -> list[tuple[Option, Refusal]] | str:
    """The refusals for a thing, or the error that there is no such thing."""
    try:
        return game.why_not_here(kind, number, side)
    except Unreadable as fault:
        return str(fault)


def _answered(game: Game, option: Option | str) -> bool:
    """Answer the open question, the first where several sides are asked; whether anything was rolled or revealed."""
    entries, reveals, question = len(game.entries) + 1, game.play.reveals, game.question
    game.answer(option, question.side if question is not None else None)
    return len(game.entries) > entries or game.play.reveals != reveals
