"""The report of a finished game as one page that stands alone, in English or French.

Like the reports of simulations it fetches nothing and has no scripts; the map and the plots are SVG, each with its
numbers in a table. Everything comes from a `BattleTold`; the ground of the map is drawn from the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import accumulate
from math import sqrt
from typing import Final

import grognard
from grognard import shelf
from grognard.draw.board import Sheet
from grognard.draw.colours import mixed
from grognard.draw.look import look_of
from grognard.draw.names import LEVELS
from grognard.lab.reports import plots
from grognard.lab.reports.battle import BattleAccount
from grognard.lab.reports.opinion import BLUNDER, EVEN, FIND
from grognard.lab.reports.report import PAGE, STYLE, Reporter
from grognard.lab.reports.report_shapes import BattleTold, CastTold, JudgementTold, LuckTold, OpinionTold, TurnTold
from grognard.lab.reports.report_words import told

EARLY, LATE = "#e3b9a0", "#7a1410"
"""The colours of the front at the beginning and at the end."""
OWN_STYLE: Final = """
.grognard-lab .map{display:block;width:100%;height:auto;max-height:80vh;border:1px solid var(--rule)}
.grognard-lab .key{list-style:none;padding:0;margin:.4rem 0;display:flex;flex-wrap:wrap;gap:.2rem 1rem;
font:13px system-ui,sans-serif}
.grognard-lab .key i{display:inline-block;width:1.6rem;height:.3rem;margin-right:.4rem;vertical-align:middle}
.grognard-lab .rolls{padding-left:1.2rem}.grognard-lab .rolls li{margin:.5rem 0}
.grognard-lab .strip{display:flex;height:1.1rem;max-width:24rem;font:11px/1.1rem system-ui,sans-serif;gap:1px}
.grognard-lab .strip span{background:var(--rule);overflow:hidden;text-align:center;white-space:nowrap}
.grognard-lab .strip .came{background:var(--plain);color:var(--paper)}
.grognard-lab td.text{text-align:left;white-space:normal;min-width:12rem}
"""


def battle_page(account: BattleAccount, lang: str = "en", opinions: Sequence[OpinionTold] = ()) -> str:
    """The whole page; with the officer's opinions, where they were asked for."""
    report = told(account, lang)
    page = BattlePage(report, lang)
    field = field_of(account, lang) if page.has_front else None
    heading = page.text("battle", game=report.title, scenario=report.scenario)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(heading)}</title>\n'
        f"<style>{PAGE}{STYLE}{OWN_STYLE}</style>\n</head>\n"
        f'<body class="grognard-lab">\n<main class="sides" style="{page.colours(shelf.title(report.game))}">\n'
        f"<h1>{escape(heading)}</h1>\n{page.body(field, opinions)}\n</main>\n</body>\n</html>\n"
    )


@dataclass(frozen=True)
class FrontMap:
    """The map the front is drawn on, in two layers: its ground, simplified, and the names of its towns."""

    ground: str
    names: str


def field_of(account: BattleAccount, lang: str) -> FrontMap:
    """The map of a game."""
    board = account.game.play.board
    sheet = Sheet(board, look_of(shelf.title(type(account.game.play))), lang)
    return FrontMap(sheet.bare(board.grid.hexes), sheet.names(LEVELS[0]))


class BattlePage(Reporter):
    """Writes the parts of a page."""

    def __init__(self, report: BattleTold, lang: str) -> None:
        super().__init__(lang)
        self.report = report
        self.sides = list(report.sides)

    @property
    def has_front(self) -> bool:
        """Whether there is a front to draw."""
        return any(turn.front for turn in self.report.turns)

    def body(self, field: FrontMap | None, opinions: Sequence[OpinionTold]) -> str:
        """All parts, one after another."""
        parts = [
            self.verdict(),
            self.scores(),
            self.front(field) if field else "",
            self.losses(),
            self.luck(),
            *map(self.opinion, opinions),
        ]
        made = f'<p class="soft">{escape(self.text("made-plain", version=grognard.__version__))}</p>'
        return "\n".join([*filter(None, parts), made])

    def verdict(self) -> str:
        """Who won, and how."""
        winner = self.report.sides.get(self.report.winner, "")
        key = "battle-won" if winner else "battle-drawn"
        return f"<p>{escape(self.text(key, side=winner, verdict=self.report.verdict))}</p>"

    def turn_name(self, turn: TurnTold) -> str:
        """A turn by its name; the first is the beginning."""
        return turn.name or self.text("battle-start")

    def ink(self, name: str) -> str:
        """The class of a side's colour."""
        return f"c{self.sides.index(name)}" if name in self.sides else "plain"

    # The score and the losses --------------------------------------------------------------------------------------
    def scores(self) -> str:
        """The course of the score; nothing where the game has only a verdict."""
        if not self.report.scores:
            return ""
        series = [
            plots.Series(
                label, [steady(turn.turn, turn.scores.get(name, 0)) for turn in self.report.turns], self.ink(name)
            )
            for name, label in self.report.scores.items()
        ]
        about = self.listed((each.label, self.short(each.points[-1].mean)) for each in series)
        plot = self.lines(self.text("battle-score"), self.text("battle-score-about", scores=about), series)
        head = [self.text("col-turn"), *self.report.scores.values()]
        rows = [
            (self.turn_name(turn), *(str(turn.scores.get(name, 0)) for name in self.report.scores))
            for turn in self.report.turns
        ]
        return self.figure(self.text("battle-score"), plot, self.table(head, rows), level=2)

    def lines(self, title: str, about: str, series: Sequence[plots.Series]) -> str:
        """A plot over the turns."""
        return plots.lines(self.name_of_plot(), title, about, series, self.text("axis-turn"), self.short)

    def losses(self) -> str:
        """What each formation lost; formations without losses are not listed."""
        head = [self.text(f"battle-col-{key}") for key in ("formation", "side", "counters", "destroyed", "steps")]
        lost = [each for each in self.report.losses if each.lost or each.destroyed]
        rows = [
            (
                each.name,
                self.report.sides[each.side],
                str(each.counters),
                str(each.destroyed),
                f"{each.lost} / {each.steps}",
            )
            for each in sorted(lost, key=lambda each: (self.sides.index(each.side), -each.lost))
        ]
        last = self.report.turns[-1].lost
        sums = self.listed((name, str(last.get(side, 0))) for side, name in self.report.sides.items())
        note = self.text("battle-losses-about", sums=sums)
        table = self.table(head, rows) if rows else ""
        return self.tabled(self.text("battle-losses"), note, table)

    # The front -------------------------------------------------------------------------------------------------------
    def front(self, field: FrontMap) -> str:
        """The front at the end of each turn, drawn on the map."""
        turns = [turn for turn in self.report.turns if turn.front]
        inks = [mixed(EARLY, LATE, n / max(1, len(turns) - 1)) for n in range(len(turns))]
        paths = "".join(
            f'<path d="{turn.front}" stroke="{ink}"><title>{escape(self.turn_name(turn))}</title></path>'
            for turn, ink in zip(turns, inks, strict=True)
        )
        halo = "".join(f'<path d="{turn.front}"/>' for turn in turns)
        style = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
        about = self.text("battle-front-about", held=self.held())
        picture = (
            f'<svg class="map" viewBox="0 0 {self.report.width:.0f} {self.report.height:.0f}" role="img" '
            f'aria-labelledby="front-t front-d"><title id="front-t">{escape(self.text("battle-front"))}</title>'
            f'<desc id="front-d">{escape(about)}</desc>{field.ground}'
            f'<g {style} stroke="#fff" stroke-opacity=".7" stroke-width="15">{halo}</g>'
            f'<g {style} stroke-width="8">{paths}</g>{field.names}</svg>'
        )
        key = "".join(
            f'<li><i style="background:{ink}"></i>{escape(self.turn_name(turn))}</li>'
            for turn, ink in zip(turns, inks, strict=True)
        )
        head = [self.text("col-turn"), *self.report.sides.values()]
        rows = [(self.turn_name(t), *(str(t.held.get(side, 0)) for side in self.sides)) for t in turns]
        held = self.table(head, rows, self.text("battle-held"))
        return f'<h2>{escape(self.text("battle-front"))}</h2><figure>{picture}<ul class="key">{key}</ul>{held}</figure>'

    def held(self) -> str:
        """The hexes each side holds at the end, beyond those it began with."""
        first, last = self.report.turns[0].held, self.report.turns[-1].held
        return self.listed(
            (name, signed(last.get(side, 0) - first.get(side, 0))) for side, name in self.report.sides.items()
        )

    # Luck ------------------------------------------------------------------------------------------------------------
    def luck(self) -> str:
        """The luck of both sides: in all, by turn, and the rolls that stand out."""
        report = self.report
        if not report.ordered:
            return ""
        method = self.text("battle-luck-method", ordered=report.ordered, unordered=report.unordered)
        parts = [self.luck_sums(), self.luck_by_turn(), *map(self.fortunate, report.luck)]
        return f"<h2>{escape(self.text('battle-luck'))}</h2><p>{escape(method)}</p>{''.join(parts)}"

    def luck_sums(self) -> str:
        """The luck of each side with its deviation, and the figures promised and come."""
        head = [self.text(f"battle-col-{key}") for key in ("side", "luck", "own-rolls", "own-luck")]
        rows = [
            (
                self.report.sides[each.side],
                f"{self.signed(each.luck)} ± {self.number(each.error)}",
                str(each.rolls),
                f"{self.signed(each.own)} ± {self.number(each.own_error)}",
            )
            for each in self.report.luck
        ]
        return self.table(head, rows) + "".join(map(self.figures, self.report.luck))

    def figures(self, luck: LuckTold) -> str:
        """What the tallies of a side promised in all, and what came."""
        if not luck.figures:
            return ""
        caption = self.text("battle-figures", side=self.report.sides[luck.side])
        head = [self.text(f"battle-col-{key}") for key in ("figure", "promised", "came")]
        rows = [(each.text, self.number(each.promised), self.short(each.came)) for each in luck.figures]
        return self.table(head, rows, caption)

    def luck_by_turn(self) -> str:
        """The luck of the first side so far, with the range of one deviation around nothing."""
        side = self.sides[0]
        turns = self.report.turns
        so_far = list(accumulate(turn.luck[side] for turn in turns))
        ordered = max(1, self.report.ordered)
        spread = [self.report.luck[0].error * sqrt(n / ordered) for n in accumulate(turn.rolls for turn in turns)]
        series = [
            plots.Series(
                self.text("battle-usual"),
                [plots.Point(t.turn, 0, -each, each) for t, each in zip(turns, spread, strict=True)],
                "c3",
            ),
            plots.Series(
                self.report.sides[side],
                [steady(turn.turn, value) for turn, value in zip(turns, so_far, strict=True)],
                self.ink(side),
            ),
        ]
        about = self.text("battle-luck-about", side=self.report.sides[side], luck=self.signed(so_far[-1]))
        plot = self.lines(self.text("battle-luck-by-turn"), about, series)
        head = [self.text("col-turn"), self.text("battle-col-rolls"), *self.report.sides.values()]
        rows = [
            (self.turn_name(turn), str(turn.rolls), *(self.signed(turn.luck[each]) for each in self.sides))
            for turn in turns[1:]
        ]
        return self.figure(self.text("battle-luck-by-turn"), plot, self.table(head, rows))

    def fortunate(self, luck: LuckTold) -> str:
        """The most fortunate rolls for a side."""
        if not luck.fortunate:
            return ""
        title = self.text("battle-fortunate", side=self.report.sides[luck.side])
        rolls = "".join(f"<li>{self.roll(each)}</li>" for each in luck.fortunate)
        return f'<h3>{escape(title)}</h3><ol class="rolls">{rolls}</ol>'

    def roll(self, cast: CastTold) -> str:
        """One roll: what was said of it, what was promised, and what came."""
        turn = next((self.turn_name(each) for each in self.report.turns if each.turn == cast.turn), "")
        line = self.text(
            "battle-roll",
            turn=turn,
            what=cast.what,
            clause=cast.rule,
            text=cast.text,
            luck=self.signed(abs(cast.luck)),
        )
        chances = "".join(
            f'<span{" class=came" if each.came else ""} style="flex:{each.p:.3f}" '
            f'title="{escape(each.text)}: {escape(self.percent(each.p))}">{escape(each.text)}</span>'
            for each in cast.promised
        )
        words = self.text(
            "battle-promised",
            side=self.report.sides[cast.side],
            chances=self.listed((each.text, self.percent(each.p)) for each in cast.promised),
            came=cast.outcome,
        )
        return f'{escape(line)}<div class="strip" aria-hidden="true">{chances}</div><p class="soft">{escape(words)}</p>'

    # The officer's opinion -------------------------------------------------------------------------------------------
    def opinion(self, opinion: OpinionTold) -> str:
        """What the officer thinks of a side's operations: blunders and finds first."""
        side, counts = self.report.sides[opinion.side], [each.kind for each in opinion.judgements]
        method = self.text(
            "battle-opinion-method",
            side=side,
            done=opinion.done,
            of=opinion.of,
            same=opinion.same,
            even=counts.count(EVEN),
            blunders=counts.count(BLUNDER),
            finds=counts.count(FIND),
        )
        parts = "".join(
            f'<h3>{escape(self.text(f"battle-{kind}s"))}</h3><ol class="rolls">{rows}</ol>'
            for kind, sign in ((BLUNDER, 1), (FIND, -1))
            if (rows := self.judgements(opinion, kind, sign))
        )
        return f"<h2>{escape(self.text('battle-opinion', side=side))}</h2><p>{escape(method)}</p>{parts}"

    def judgements(self, opinion: OpinionTold, kind: str, sign: int) -> str:
        """The judgements of a kind, the greatest difference first."""
        found = sorted((each for each in opinion.judgements if each.kind == kind), key=lambda each: sign * each.gap)
        return "".join(f"<li>{self.judgement(each)}</li>" for each in found)

    def judgement(self, told: JudgementTold) -> str:
        """One operation: what was done, what the officer would have done, and why."""
        worth = f"{self.signed(told.gap)} ± {self.number(told.error, 2)}"
        head = self.text("battle-operation", turn=told.when, what=told.what, clause=told.rule, worth=worth)
        done = self.text("battle-done", orders="; ".join(told.yours))
        would = self.text("battle-would", orders="; ".join(told.officers))
        why = " ".join(told.why)
        lines = "".join(f"<p>{escape(line)}</p>" for line in (done, would))
        return f'{escape(head)}{lines}<p class="soft">{escape(why)}</p>'

    def signed(self, value: float) -> str:
        """A number with its sign."""
        return f"+{self.number(value, 2)}" if round(value, 2) > 0 else self.number(value, 2)


def steady(x: int, value: float) -> plots.Point:
    """A point without a spread."""
    return plots.Point(x, value, value, value)


def signed(value: int) -> str:
    """A whole number with its sign."""
    return f"+{value}" if value > 0 else f"{value}".replace("-", "−")
