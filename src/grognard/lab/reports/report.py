"""The report of a simulation or a tournament: one page that stands alone, in English or French.

The page fetches nothing and has no scripts: plots are SVG, each with its numbers in a table below, with styles for
light and dark screens and for paper. Notebooks show the same parts. All figures come from the results.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import grognard
from grognard.draw.colours import contrast, mixed
from grognard.draw.look import look_of
from grognard.kernel.files.data import LANGUAGES, Folder
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.numerals import decimal_text
from grognard.kernel.words.typeset import typeset
from grognard.kernel.words.words import words_for
from grognard.lab.play.elo import ANCHOR
from grognard.lab.play.figures import Interval, Quartiles, histogram, wilson
from grognard.lab.play.simulate import Results
from grognard.lab.play.tournament import Tournament
from grognard.lab.reports import plots

if TYPE_CHECKING:
    from grognard.kernel.table.title import Title

REPORT_TEXTS: Final[Folder] = files("grognard.lab").joinpath("texts")
DAY, NIGHT = "#ffffff", "#15181d"
LEGIBLE: Final = {DAY: 3.2, NIGHT: 5.0}
"""The least contrast of lines and bars with the background."""

STYLE: Final = """
.grognard-lab{--paper:#ffffff;--ink:#22201c;--soft:#6a655c;--rule:#dcd8cf;--plain:#4f6d7a;--none:#8a857b;
color:var(--ink);background:var(--paper);font:16px/1.5 Georgia,"Times New Roman",serif}
@media screen and (prefers-color-scheme:dark){.grognard-lab{--paper:#15181d;--ink:#e6e1d6;--soft:#a09a8d;--rule:#343a42;
--plain:#8fb3c4;--none:#8f8a80}}
.grognard-lab .sides{--c0:var(--l0);--c1:var(--l1);--c2:var(--l2,var(--plain));--c3:var(--l3,var(--none))}
@media screen and (prefers-color-scheme:dark){
.grognard-lab .sides{--c0:var(--d0);--c1:var(--d1);--c2:var(--d2,var(--plain));--c3:var(--d3,var(--none))}}
.grognard-lab h1{font-size:1.9rem;line-height:1.2;margin:0 0 .4rem}
.grognard-lab h2{font-size:1.4rem;margin:2.4rem 0 .4rem;border-top:2px solid var(--ink);padding-top:.5rem}
.grognard-lab h3{font-size:1.05rem;margin:1.6rem 0 .3rem}
.grognard-lab p{margin:.3rem 0;max-width:44rem}
.grognard-lab .soft{color:var(--soft);font-size:.9rem}
.grognard-lab a{color:inherit}
.grognard-lab figure{margin:0 0 1.2rem;break-inside:avoid}
.grognard-lab .plot{display:block;width:100%;max-width:44rem;height:auto}
.grognard-lab .plot text{font:12px system-ui,sans-serif;fill:var(--ink)}
.grognard-lab .plot .tick{fill:var(--soft)}
.grognard-lab .plot .figure{font-variant-numeric:tabular-nums}
.grognard-lab .grid{stroke:var(--rule)}.grognard-lab .zero{stroke:var(--soft)}
.grognard-lab .halo{stroke:var(--paper);stroke-width:4;stroke-linecap:square}
.grognard-lab .whisker{stroke:var(--ink);stroke-width:1.5}
.grognard-lab .bar{fill:var(--plain)}.grognard-lab .line{fill:none;stroke:var(--plain);stroke-width:2.2}
.grognard-lab .band{fill:var(--plain);fill-opacity:.18}
.grognard-lab .bar.none{fill:var(--none)}
.grognard-lab .c0.bar,.grognard-lab .c0.band{fill:var(--c0)}.grognard-lab .c0.line{stroke:var(--c0)}
.grognard-lab .c1.bar,.grognard-lab .c1.band{fill:var(--c1)}
.grognard-lab .c1.line{stroke:var(--c1);stroke-dasharray:8 4}
.grognard-lab .c2.bar,.grognard-lab .c2.band{fill:var(--c2)}
.grognard-lab .c2.line{stroke:var(--c2);stroke-dasharray:2 4}
.grognard-lab .c3.bar,.grognard-lab .c3.band{fill:var(--c3)}
.grognard-lab .c3.line{stroke:var(--c3);stroke-dasharray:10 3 2 3}
.grognard-lab .wide{overflow-x:auto}
.grognard-lab table{border-collapse:collapse;font:13px/1.4 system-ui,sans-serif;font-variant-numeric:tabular-nums;
margin:.4rem 0 0}
.grognard-lab caption{text-align:left;color:var(--soft);padding-bottom:.2rem}
.grognard-lab th,.grognard-lab td{padding:.1rem .7rem .1rem 0;text-align:right;border-bottom:1px solid var(--rule);
background:none;white-space:nowrap}
.grognard-lab .name{white-space:normal}
.grognard-lab thead th{color:var(--soft);font-weight:600;white-space:normal;vertical-align:bottom}
.grognard-lab th:first-child{text-align:left;font-weight:600}
@media print{.grognard-lab{font-size:11pt}.grognard-lab .wide{overflow:visible}.grognard-lab h2{break-after:avoid}
.grognard-lab h3{break-after:avoid}.grognard-lab nav{display:none}}
"""
PAGE: Final = "html{color-scheme:light dark}body{margin:0}main{max-width:46rem;margin:0 auto;padding:2rem 1.2rem 4rem}"


@lru_cache(maxsize=len(LANGUAGES))
def report_words(lang: str) -> Messages:
    """The sentences of reports in a language."""
    return Messages([REPORT_TEXTS], lang)


def report(told: Sequence[Results] | Tournament, lang: str = "en") -> str:
    """A whole page."""
    body = Reporter(lang).tournament(told) if isinstance(told, Tournament) else Reporter(lang).simulations(told)
    title = Reporter(lang).heading(told)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{PAGE}{STYLE}</style>\n</head>\n"
        f'<body class="grognard-lab">\n<main>\n{body}\n</main>\n</body>\n</html>\n'
    )


def piece_of_report(told: Results | Tournament, lang: str = "en") -> str:
    """The report for a notebook, without the page around it."""
    reporter = Reporter(lang)
    body = reporter.tournament(told) if isinstance(told, Tournament) else reporter.simulations([told])
    return f'<style>{STYLE}</style><div class="grognard-lab">{body}</div>'


class Reporter:
    """Writes a report in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words = report_words(lang)
        self._plots = 0

    # Words and numbers -----------------------------------------------------------------------------------------
    def text(self, key: str, **args: object) -> str:
        """A sentence of reports."""
        return self.words.text(f"lab-{key}", **args)

    def number(self, value: float, digits: int = 1) -> str:
        """A number as it is written in this language."""
        return decimal_text(round(value, digits) + 0.0, digits, self.lang).replace("-", "−")  # -0.0 + 0.0 is 0.0

    def short(self, value: float) -> str:
        """A number without the zeros at its end."""
        digits = next((digits for digits in (0, 1) if round(value, 2) == round(value, digits)), 2)
        return self.number(value, digits)

    def percent(self, share: float) -> str:
        """A share of the games."""
        return typeset(f"{self.number(100 * share)} %", self.lang)

    def percents(self, interval: Interval) -> str:
        """An interval in percent."""
        return f"{self.number(100 * interval.low)}–{self.percent(interval.high)}"

    def side(self, title: Title, name: str) -> str:
        """A side, or another public figure, by its name."""
        own = words_for(title.play, self.lang).messages
        return own.text(f"side-{name}") if own.has(f"side-{name}") else name or self.text("nobody")

    def heading(self, told: Sequence[Results] | Tournament) -> str:
        """The title of the page."""
        if isinstance(told, Tournament):
            return self.text("report-tournament", game=told.results[0].order.title.title(self.lang))
        return self.text("report", game=" · ".join(dict.fromkeys(each.order.title.title(self.lang) for each in told)))

    # Parts of a page -------------------------------------------------------------------------------------------
    def name_of_plot(self) -> str:
        """A name for a plot, unique on the page."""
        self._plots += 1
        return f"plot{self._plots}"

    def table(self, head: Sequence[str], rows: Iterable[Sequence[str]], caption: str = "") -> str:
        """Numbers in rows; the first column names them."""
        top = "".join(f'<th scope="col">{breakable(each)}</th>' for each in head)
        body = "".join(
            f'<tr><th scope="row">{breakable(first)}</th>{"".join(f"<td>{breakable(cell)}</td>" for cell in rest)}</tr>'
            for first, *rest in rows
        )
        told = f"<caption>{escape(caption)}</caption>" if caption else ""
        return f'<div class="wide"><table>{told}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'

    def figure(self, title: str, plot: str, table: str, note: str = "", level: int = 3) -> str:
        """A plot under its title, its numbers below."""
        below = f'<p class="soft">{escape(note)}</p>' if note else ""
        return f"<h{level}>{escape(title)}</h{level}><figure>{plot}{below}{table}</figure>"

    def tabled(self, title: str, note: str, table: str) -> str:
        """A table without a plot, under a title."""
        return f'<h2>{escape(title)}</h2><p class="soft">{escape(note)}</p>{table}'

    def colours(self, title: Title) -> str:
        """The sides' colours, darkened or lightened until they are legible by day and by night."""
        sides = look_of(title).sides
        fills = [sides[side.name].fill for side in title.play.sides]
        day = [f"--l{n}:{legible(fill, DAY)}" for n, fill in enumerate(fills)]
        night = [f"--d{n}:{legible(fill, NIGHT)}" for n, fill in enumerate(fills)]
        return ";".join((*day, *night))

    # Simulations -----------------------------------------------------------------------------------------------
    def simulations(self, told: Sequence[Results]) -> str:
        """All scenarios, one after another."""
        names = [self.scenario(each) for each in told]
        links = "".join(f'<li><a href="#part{n}">{escape(name)}</a></li>' for n, name in enumerate(names))
        contents = f"<nav><p>{escape(self.text('contents'))}</p><ul>{links}</ul></nav>" if len(told) > 1 else ""
        parts = [
            f'<section id="part{n}" class="sides" style="{self.colours(each.order.title)}"><h2>{escape(name)}</h2>'
            f"{self.simulation(each)}</section>"
            for n, (name, each) in enumerate(zip(names, told, strict=True))
        ]
        return self.opening(told) + contents + "".join(parts)

    def opening(self, told: Sequence[Results] | Tournament) -> str:
        """The title and the introduction."""
        made = self.text("made", version=grognard.__version__)
        return f'<h1>{escape(self.heading(told))}</h1><p class="soft">{escape(made)}</p>'

    def scenario(self, results: Results) -> str:
        """A scenario by name."""
        return results.order.title.scenarios[results.order.scenario].title(self.lang)

    def simulation(self, results: Results) -> str:
        """One scenario: wins, verdicts, losses, and length of play."""
        if not results.played:
            return f"<p>{escape(self.setting(results))}</p>"
        parts = [f"<p>{escape(self.setting(results))}</p>", self.wins(results), self.verdicts(results)]
        parts += [self.by_turn(results, what) for what in ("lost", "gained") if what == "lost" or results.has_front]
        if results.scores:
            parts += [self.by_turn(results, "scores"), *(self.final(results, name) for name in results.scores)]
        parts.append(self.length(results))
        return "".join(parts)

    def setting(self, results: Results) -> str:
        """The game, its options and the bots."""
        order = results.order
        told = [self.text("played", games=len(results.played), seed=order.seed)]
        if order.options:
            told.append(self.text("options", options=", ".join(order.options)))
        players = zip(results.sides, order.bots, strict=True)
        seats = [self.text("plays", side=self.side(order.title, side), bot=bot) for side, bot in players]
        return " ".join((*told, ", ".join(seats) + "."))

    def wins(self, results: Results) -> str:
        """Win rates with their intervals."""
        games, title = len(results.played), results.order.title
        rows, cells = [], []
        for place, (side, won) in enumerate(results.wins.items()):
            name, interval = self.side(title, side), wilson(won, games)
            ink = f"c{place}" if side else "none"
            rows.append(plots.Share(name, won / games, interval, self.percent(won / games), ink))
            cells.append((name, str(won), self.percent(won / games), self.percents(interval)))
        about = self.text("wins-about", shares=self.listed((row.label, row.text) for row in rows))
        head = [self.text(f"col-{key}") for key in ("side", "won", "share", "interval")]
        plot = plots.shares(self.name_of_plot(), self.text("wins"), about, rows)
        return self.figure(self.text("wins"), plot, self.table(head, cells), self.text("intervals"))

    def verdicts(self, results: Results) -> str:
        """The verdicts of the games, in the game's own words."""
        games, own = len(results.played), words_for(results.order.title.play, self.lang).messages
        inks = {side: f"c{place}" for place, side in enumerate(results.sides)}
        winners = {game.verdict: game.winner for game in results.played}
        shared = {game.verdict for game in results.played if winners[game.verdict] != game.winner}
        rows, cells = [], []
        for verdict, times in results.verdicts.items():
            name, share = own.text(verdict), times / games
            ink = "plain" if verdict in shared else inks.get(winners[verdict], "none")
            rows.append(plots.Share(name, share, None, self.percent(share), ink))
            cells.append((name, str(times), self.percent(share), self.percents(wilson(times, games))))
        about = self.text("verdicts-about", shares=self.listed((row.label, row.text) for row in rows))
        head = [self.text(f"col-{key}") for key in ("verdict", "games", "share", "interval")]
        plot = plots.shares(self.name_of_plot(), self.text("verdicts"), about, rows)
        return self.figure(self.text("verdicts"), plot, self.table(head, cells))

    def by_turn(self, results: Results, what: str) -> str:
        """A figure of each side at the end of every turn: `lost`, `gained` or `scores`."""
        title = results.order.title
        turns = {turn: told[what] for turn, told in results.by_turn.items()}
        names = list(next(iter(turns.values())))
        places = {name: place for place, name in enumerate(results.sides)}
        series = [
            plots.Series(
                self.side(title, name),
                [
                    plots.Point(turn, each[name].mean, each[name].lower, each[name].upper)
                    for turn, each in turns.items()
                ],
                f"c{places.get(name, len(places) + number) % 4}",
            )
            for number, name in enumerate(names)
        ]
        ends = {name: getattr(results, what)[name].mean for name in names}
        means = self.listed((self.side(title, name), self.number(mean)) for name, mean in ends.items())
        about = self.text(f"{what}-about", means=means)
        plot = plots.lines(self.name_of_plot(), self.text(what), about, series, self.text("axis-turn"), self.short)
        labels = {name: self.side(title, name) for name in names}
        note = self.text("reached", first=min(turns))
        return self.figure(self.text(what), plot, self.turn_table(turns, labels), note)

    def turn_table(self, turns: Mapping[int, Mapping[str, Quartiles]], labels: Mapping[str, str]) -> str:
        """Mean and quartiles of every turn."""
        head = [self.text("col-turn"), self.text("col-games")]
        for label in labels.values():
            head += [self.text("mean-of", name=label, mean=self.text("col-mean")), self.text("col-quartiles")]
        rows = []
        for turn, each in turns.items():
            row = [str(turn), str(next(iter(each.values())).games)]
            for name in labels:
                told = each[name]
                quarters = (told.lower, told.median, told.upper)
                row += [self.number(told.mean, 2), " · ".join(map(self.short, quarters))]
            rows.append(row)
        return self.table(head, rows)

    def final(self, results: Results, name: str) -> str:
        """One public figure at the end of the games."""
        values = [game.scores.get(name, 0) for game in results.played]
        shown = results.scores[name]
        heading = self.text("final", name=self.side(results.order.title, name))
        about = self.text("final-about", mean=self.number(shown.mean), least=shown.least, most=shown.most)
        places = {side: place for place, side in enumerate(results.sides)}
        ink = f"c{places[name]}" if name in places else "plain"
        return self.counted(heading, about, values, "points", ink)

    def counted(self, heading: str, about: str, values: Sequence[int], what: str, ink: str = "plain") -> str:
        """A histogram and its numbers."""
        bars = histogram(values)
        plot = plots.columns(self.name_of_plot(), heading, about, bars, self.text(f"axis-{what}"), ink)
        head = [self.text(f"col-{what}"), self.text("col-games"), self.text("col-share")]
        rows = [
            (plots.bar_name(bar), str(bar.games), self.percent(bar.games / len(values))) for bar in bars if bar.games
        ]
        return self.figure(heading, plot, self.table(head, rows), about)

    def length(self, results: Results) -> str:
        """Turns, decisions, rolls and seconds."""
        shown = results.over("decisions")
        about = self.text("length-about", mean=self.number(shown.mean), least=shown.least, most=shown.most)
        values = [game.decisions for game in results.played]
        plot = self.counted(self.text("length"), about, values, "decisions")
        rows = []
        for what in ("turns", "decisions", "dice"):
            over = results.over(what)
            rows.append((self.text(f"what-{what}"), self.number(over.mean), str(over.least), str(over.most)))
        times = [game.seconds for game in results.played]
        mean = sum(times) / len(times)
        seconds = [self.number(each, 3) for each in (mean, min(times), max(times))]
        rows.append((self.text("what-seconds"), seconds[0], seconds[1], seconds[2]))
        return plot + self.table([self.text(f"col-{key}") for key in ("what", "mean", "least", "most")], rows)

    def listed(self, told: Iterable[tuple[str, str]]) -> str:
        """Names with their figures in a sentence."""
        return ", ".join(self.text("mean-of", name=name, mean=figure) for name, figure in told)

    # Tournaments -----------------------------------------------------------------------------------------------
    def tournament(self, told: Tournament) -> str:
        """Ratings, the cross table, and every meeting."""
        first = told.results[0]
        order = first.order
        setting = [self.text("played", games=sum(len(each.played) for each in told.results), seed=order.seed)]
        if order.options:
            setting.append(self.text("options", options=", ".join(order.options)))
        return (
            f'<div class="sides" style="{self.colours(order.title)}">{self.opening(told)}'
            f"<p>{escape(' '.join(setting))}</p>"
            f"{self.ratings(told)}{self.cross(told)}{self.first_side(told)}{self.meetings(told)}</div>"
        )

    def ratings(self, told: Tournament) -> str:
        """Elo of every bot."""
        ratings, rows, cells = told.ratings, [], []
        for bot, each in ratings.players.items():
            interval = Interval(each.elo - each.margin, each.elo + each.margin)
            margin = f"± {self.number(each.margin, 0)}" if bot != ratings.anchor else ""
            rows.append(plots.Dot(bot, each.elo, interval, f"{self.number(each.elo, 0)} {margin}".strip()))
            total = told.total(bot)
            counts = [str(n) for n in (total.games, total.won, total.drawn, total.lost)]
            cells.append((bot, self.number(each.elo, 0), margin, *counts, self.percent(total.share)))
        about = self.text(
            "ratings-about",
            anchor=ratings.anchor,
            points=int(ANCHOR),
            elos=self.listed((row.label, row.text) for row in rows),
        )
        plot = plots.dots(self.name_of_plot(), self.text("ratings"), about, rows, lambda n: self.number(n, 0))
        keys = ("bot", "elo", "margin", "games", "won", "drawn", "lost", "share")
        table = self.table([self.text(f"col-{key}") for key in keys], cells)
        method = self.text("ratings-method", anchor=ratings.anchor)
        return self.figure(self.text("ratings"), plot, table, method, level=2)

    def cross(self, told: Tournament) -> str:
        """The share of the row's bot against the column's."""
        bots = list(told.ratings.players)
        rows = [(bot, *(self.meeting(told, bot, other) for other in bots)) for bot in bots]
        table = self.table([self.text("col-bot"), *bots], rows)
        return self.tabled(self.text("cross"), self.text("cross-about"), table)

    def meeting(self, told: Tournament, bot: str, other: str) -> str:
        """One bot's share against another, with its interval."""
        if bot == other:
            return "–"
        record = told.against(bot, other)
        return f"{self.percent(record.share)} ({self.percents(record.interval)})"

    def first_side(self, told: Tournament) -> str:
        """The value of playing the first side."""
        title = told.results[0].order.title
        name = self.side(title, told.results[0].sides[0])
        rows = [
            (
                title.scenarios[each].title(self.lang),
                name,
                self.number(rating.elo, 0),
                f"± {self.number(rating.margin, 0)}",
            )
            for each, rating in told.ratings.sides.items()
        ]
        table = self.table([self.text(f"col-{key}") for key in ("scenario", "first", "elo", "margin")], rows)
        return self.tabled(self.text("first-side"), self.text("first-side-about"), table)

    def meetings(self, told: Tournament) -> str:
        """Every pair and way round, a table for each scenario."""
        sides = [self.side(told.results[0].order.title, side) for side in told.results[0].sides]
        head = [*sides, self.text("col-games")]
        head += [self.text("mean-of", name=side, mean=self.text("col-won")) for side in sides]
        head += [self.text("col-drawn"), self.text("what-turns")]
        head += [self.text("lost-mean", side=side) for side in sides]
        rows: dict[str, list[Sequence[str]]] = {}
        for each in told.results:
            lost = [self.number(each.lost[side].mean) for side in each.sides]
            won = [str(each.wins[side]) for side in each.sides]
            turns = self.number(each.over("turns").mean)
            row = (*each.order.bots, str(len(each.played)), *won, str(each.wins[""]), turns, *lost)
            rows.setdefault(self.scenario(each), []).append(row)
        tables = "".join(self.table(head, those, scenario) for scenario, those in rows.items())
        return self.tabled(self.text("meetings"), self.text("meetings-about"), tables)


def breakable(cell: str) -> str:
    """A cell as HTML; a long name without spaces, such as a bot's with its weights, may go on in the next line."""
    broken = re.sub(r":(?=\S)", ":<wbr>", escape(cell))
    return f'<span class="name">{broken}</span>' if "<wbr>" in broken else broken


def legible(colour: str, paper: str) -> str:
    """A colour made darker or lighter until it is legible on a background."""
    away = "#000000" if contrast("#000000", paper) > contrast("#ffffff", paper) else "#ffffff"
    for share in range(20):
        found = mixed(colour, away, share / 20)
        if contrast(found, paper) >= LEGIBLE[paper]:
            return found
    return away
