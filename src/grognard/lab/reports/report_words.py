"""The account of a finished game put in words: a `BattleAccount` becomes a `BattleTold` in English or French.

Nothing is computed here but lines on the map; the words are the game's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from grognard import shelf
from grognard.draw.geometry import Geometry, Point
from grognard.kernel.numbers.cells import Cell
from grognard.kernel.numbers.tally import Tally, does_nothing, outcome_name
from grognard.kernel.words.words import Words, words_for
from grognard.lab.play.measure import TurnFigures
from grognard.lab.reports.battle import BattleAccount, Cast, Loss
from grognard.lab.reports.report_shapes import (
    BattleTold,
    CastTold,
    ChanceTold,
    FigureTold,
    LossTold,
    LuckTold,
    OpinionTold,
    TurnTold,
)

if TYPE_CHECKING:
    from grognard.kernel.asking.script import Side
    from grognard.kernel.table.play import Play

SHOWN: Final = 8
"""How many of the most fortunate rolls of each side are told."""
DIGITS: Final = 4


def told(battle: BattleAccount, lang: str = "en") -> BattleTold:
    """The report in a language."""
    return Teller(battle, lang).report()


def told_in_full(battle: BattleAccount, lang: str = "en", opinions: Sequence[OpinionTold] = ()) -> BattleTold:
    """The report for a file: with every roll, and what the officer thinks."""
    teller = Teller(battle, lang)
    casts = [teller.cast(cast) for cast in battle.lucky]
    return msgspec.structs.replace(teller.report(), casts=casts, opinions=list(opinions))


class Teller:
    """Puts one account in words."""

    def __init__(self, battle: BattleAccount, lang: str) -> None:
        self.battle = battle
        self.play: Play[Any] = battle.game.play
        self.lang = lang
        self.words: Words = words_for(type(self.play), lang)
        self.title = shelf.title(type(self.play))
        self.geometry = Geometry(self.play.board)

    def report(self) -> BattleTold:
        """All of it."""
        result = self.battle.game.result
        assert result is not None
        has_verdict = result.verdict and self.words.messages.has(result.verdict)
        return BattleTold(
            game=self.play.id,
            title=self.title.title(self.lang),
            scenario=self.play.scenario.title(self.lang),
            scenario_id=self.play.scenario.id,
            verdict=self.words.messages.text(result.verdict) if has_verdict else "",
            winner=result.winner,
            sides={side.name: self.words.side(self.play, side) for side in self.battle.sides},
            scores={name: self.score_name(name) for name in self.play.scores()},
            turns=[self.turn(*each) for each in self.ends()],
            width=self.geometry.width,
            height=self.geometry.height,
            losses=[self.loss(loss) for loss in self.battle.losses],
            luck=[self.luck(side) for side in self.battle.sides],
            ordered=len(self.battle.lucky),
            unordered=len(self.battle.casts) - len(self.battle.lucky),
            casts=[],
            opinions=[],
        )

    def ends(self) -> list[tuple[TurnFigures, int, tuple[int, ...]]]:
        """The end of each turn, its moment and its front."""
        return list(zip(self.battle.turns, self.battle.clocks, self.battle.fronts, strict=True))

    def score_name(self, name: str) -> str:
        """A public figure: a side, or what the game calls it."""
        messages = self.words.messages
        return messages.text(f"side-{name}") if messages.has(f"side-{name}") else self.words.label("score", name)

    def turn(self, turn: TurnFigures, clock: int, front: tuple[int, ...]) -> TurnTold:
        """The end of a turn."""
        luck = {side.name: rounded(self.battle.luck(side, turn.turn).luck) for side in self.battle.sides}
        is_start = turn is self.battle.turns[0]
        return TurnTold(
            turn=turn.turn,
            name="" if is_start else self.words.turn(self.play, turn.turn),
            at=clock,
            scores=dict(turn.scores),
            lost=dict(turn.lost),
            held=dict(turn.held),
            luck=luck,
            rolls=sum(cast.turn == turn.turn for cast in self.battle.lucky),
            front=line_of(self.geometry, front),
        )

    def loss(self, loss: Loss) -> LossTold:
        """What a formation lost."""
        name = self.words.label("kind", loss.name) if loss.is_kind else self.formation(loss)
        return LossTold(loss.side.name, name, loss.counters, loss.destroyed, loss.steps, loss.lost)

    def formation(self, loss: Loss) -> str:
        """A formation by its name; where it has none, by its only counter, or by what its counters have in brackets."""
        name = self.words.formation(loss.name)
        if name != loss.name:
            return name
        roster = self.play.roster
        titles = [self.words.piece(self.play, n) for n in roster.of(loss.side) if roster[n].formation == loss.name]
        named = {title[:-1].rpartition("(")[2] if title.endswith(")") else title for title in titles}
        return named.pop() if len(named) == 1 else name

    # Luck --------------------------------------------------------------------------------------------------------
    def luck(self, side: Side) -> LuckTold:
        """The luck of a side."""
        total, own = self.battle.luck(side), self.battle.own_luck(side)
        figures = [
            FigureTold(self.words.messages.text(key), rounded(promised), rounded(came))
            for key, (promised, came) in self.battle.figures(side).items()
        ]
        good, _ = self.battle.extremes(side, SHOWN)
        return LuckTold(
            side=side.name,
            luck=rounded(total.luck),
            error=rounded(total.error),
            rolls=own.rolls,
            own=rounded(own.luck),
            own_error=rounded(own.error),
            figures=figures,
            fortunate=[self.cast(cast) for cast in good],
        )

    def cast(self, cast: Cast) -> CastTold:
        """One roll with its luck."""
        luck = cast.luck
        assert luck is not None
        event, tally = cast.told, cast.question.tally
        return CastTold(
            at=cast.clock,
            turn=cast.turn,
            side=luck.side.name,
            rule=cast.question.rule,
            what=self.what(cast),
            text=self.words.event(self.play, event) if event is not None else "",
            hex=self.hex_in({} if event is None else event.args),
            dice=list(cast.roll.faces),
            outcome=outcome_words(self.words, tally, cast.outcome),
            promised=[
                ChanceTold(outcome_words(self.words, tally, each.outcome), rounded(each.chance), place == luck.place)
                for place, each in enumerate(luck.promised)
            ],
            percentile=rounded(luck.percentile),
            luck=rounded(luck.value),
        )

    def what(self, cast: Cast) -> str:
        """What the roll was for: the tally in the game's words, or the clause."""
        tally, rule, messages = cast.question.tally, cast.question.rule, self.words.messages
        if tally is not None and messages.has(f"tally-{tally.name}"):
            return messages.text(f"tally-{tally.name}")
        book = self.title.book
        return book.title(rule, self.lang) if rule in book else "" if tally is None else tally.name.replace("-", " ")

    def hex_in(self, args: Mapping[str, Any]) -> str:
        """The first hex of the map an event names."""
        grid = self.play.board.grid
        for name, value in args.items():
            if name.partition("_")[0] in ("hex", "place") and isinstance(value, int) and value in grid:
                return grid.number(value)
        return ""


def rounded(value: Any) -> float:
    """A number for a file; 0.0 is added to turn -0.0 into 0.0."""
    return round(float(value), DIGITS) + 0.0


def outcome_words(words: Words, tally: Tally | None, outcome: Any) -> str:
    """A result: a cell with parts as printed, anything else in words."""
    if tally is not None and tally.readings:
        each = zip(tally.readings, outcome, strict=True)
        return " · ".join(outcome_words(words, reading.tally, given) for reading, given in each)
    is_printed = isinstance(outcome, Cell) or does_nothing(outcome)
    return outcome_name(outcome) if is_printed else words.cell(None if tally is None else tally.chart, outcome)


# The front as a line -----------------------------------------------------------------------------------------------


def line_of(geometry: Geometry, edges: Sequence[int]) -> str:
    """Hexsides as one SVG path, joined where they meet; what the edges lead out of lies to the right of it."""
    return "".join(_path(chain) for chain in chained([geometry.side(edge) for edge in edges]))


def _path(points: Sequence[Point]) -> str:
    first, *rest = [f"{x:.1f} {y:.1f}" for x, y in points]
    return f"M{first}" + "".join(f"L{point}" for point in rest)


def chained(segments: Sequence[tuple[Point, Point]]) -> list[list[Point]]:
    """Segments joined end to beginning: first the lines with open ends, then the rings, which end where they began."""
    following = dict(segments)
    ends = set(following.values())
    starts = [*(start for start in following if start not in ends), *following]
    return [_walk(following, start) for start in starts if start in following]


def _walk(following: dict[Point, Point], start: Point) -> list[Point]:
    """From a point along segments not yet used, until there are none."""
    chain = [start]
    while chain[-1] in following:
        chain.append(following.pop(chain[-1]))
    return chain
