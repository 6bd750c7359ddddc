"""What never changes about a game, put into the language of the browser: the titles on offer, their kits and rules.

Everything here is printed for all to see; nothing depends on a game in progress. It is made once for each language
and kept. The pictures themselves are drawn in `draw`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from grognard import bots, shelf
from grognard.draw import board as drawn_board
from grognard.draw import cartouche as drawn_band
from grognard.draw import counters as drawn_counters
from grognard.draw import position as drawn_position
from grognard.draw.counters import short_name, slug
from grognard.draw.geometry import Geometry
from grognard.draw.look import look_of
from grognard.draw.look_parts import Look
from grognard.kernel.errors import Unreadable
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.files.sources import ValueSource
from grognard.kernel.table.board import Board
from grognard.kernel.table.pieces import Piece
from grognard.kernel.table.play import Play
from grognard.kernel.table.scenario import Scenario
from grognard.kernel.table.title import Title
from grognard.kernel.words.briefing import Briefing
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.overlay import HEX
from grognard.kernel.words.rulebook import Clause, Rulebook
from grognard.kernel.words.words import Words, words_for
from grognard.server import wire

USUAL_SECONDS: Final = 2.0
"""What a bot that takes its time is given for an operation unless the player says otherwise."""
TEXTS: Final = files("grognard.server").joinpath("texts")


@cache
def said(lang: str) -> Messages:
    """Return a sentence of the server in a language."""
    return Messages([TEXTS], lang)


def language(wanted: str) -> str:
    """Return a language we speak: the one asked for, or the first."""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


# Titles ---------------------------------------------------------------------------------------------------------


def title_named(name: str) -> Title:
    """Return an installed game by its id, never a module that a request names."""
    if name not in shelf.known():
        raise Unreadable(f"no game {name!r}; there are {', '.join(shelf.known())}")
    return shelf.title(name)


def titles(lang: str, most_seconds: float = 0.0) -> list[wire.TitleCard]:
    """Return the games as the lobby shows them; `most_seconds` is how long a bot may think, 0 for no limit."""
    return [title_card(title_named(name), language(lang), most_seconds or bots.MOST_SECONDS) for name in shelf.known()]


@cache
def title_card(title: Title, lang: str, most_seconds: float) -> wire.TitleCard:
    """Return one game as the lobby shows it."""
    words = words_for(title.play, lang)
    text = words.messages
    offered = [bot for bot in bots.known() if is_offered(bot, title.id)]
    return wire.TitleCard(
        id=title.id,
        title=title.title(lang),
        about=_said(text, "about", "subtitle"),
        subtitle=_said(text, "subtitle"),
        hides=text.text("about-hidden") if text.has("about-hidden") else "",
        sides=[wire.Named(side.name, text.text(f"side-{side.name}")) for side in title.play.sides],
        scenarios=[scenario_card(title, scenario, lang) for scenario in title.scenarios.values()],
        options=[optional_rule(title.book, clause, lang) for clause in title.optional_rules],
        bots=[bot_card(bot, lang, most_seconds) for bot in offered],
        usual=first_of(("officer", *offered), offered),
        first=first_of(("recruit", "officer", *offered), offered),
        hints="officer" in offered,
    )


def _said(text: Messages, *keys: str) -> str:
    """The first of these sentences that there is; nothing where there is none."""
    return next((text.text(key) for key in keys if text.has(key)), "")


def scenario_card(title: Title, scenario: Scenario, lang: str) -> wire.ScenarioCard:
    """Return a scenario as the lobby shows it."""
    return wire.ScenarioCard(
        id=scenario.id,
        title=scenario.title(lang),
        about=scenario.about.get(lang, ""),
        turns=scenario.turns,
        minutes=scenario.minutes,
        level=scenario.level,
        ours=title.is_ours(scenario.id),
        open=scenario.open or not words_for(title.play, lang).messages.has("about-hidden"),
    )


def optional_rule(book: Rulebook, clause: str, lang: str) -> wire.OptionalRule:
    """Return a rule that can be switched on."""
    found = book[clause]
    return wire.OptionalRule(clause, found.titles[lang], found.texts[lang], list(found.scenarios), found.is_ours)


def is_offered(bot: str, game: str) -> bool:
    """Return whether a bot can be had and knows a game."""
    try:
        return bots.can_play(bot, game)
    except Unreadable:
        return False


def first_of(wanted: Sequence[str], offered: Sequence[str]) -> str:
    """Return the first bot wanted that is offered."""
    return next((bot for bot in wanted if bot in offered), "")


def bot_card(bot: str, lang: str, most_seconds: float) -> wire.BotCard:
    """Return a bot as the lobby offers it."""
    key = f"bot-{bot}-about"
    about = said(lang).text(key if said(lang).has(key) else "bot-about")
    if not bots.takes_time(bot):
        return wire.BotCard(bot, bot_name(bot, lang), about)
    return wire.BotCard(bot, bot_name(bot, lang), about, min(USUAL_SECONDS, most_seconds), most_seconds)


def bot_name(bot: str, lang: str) -> str:
    """Return a bot's name, with its seconds if they were given."""
    name, _, seconds = bot.partition("@")
    key = f"bot-{name}"
    called = said(lang).text(key) if said(lang).has(key) else name
    return said(lang).text("bot-thinking", bot=called, seconds=seconds) if seconds else called


# The kit --------------------------------------------------------------------------------------------------------


def scenario_of(title: Title, name: str) -> str:
    """Return the scenario meant: the first unless named."""
    if name and name not in title.scenarios:
        raise Unreadable(f"no scenario {name!r}; there are {', '.join(title.scenarios)}")
    return name or next(iter(title.scenarios))


@cache
def look(title: Title) -> Look:
    """Return the colours and letters of a title."""
    return look_of(title)


@cache
def table_of(title: Title, scenario: str) -> Play[Any]:
    """Return a table of a scenario, only for reading."""
    return title.new(scenario, seed=0).play


def kit(title: str, scenario: str, lang: str) -> wire.Kit:
    """Board, counters and words of a scenario."""
    game = title_named(title)
    return _kit(game, scenario_of(game, scenario), language(lang))


@cache
def _kit(title: Title, scenario: str, lang: str) -> wire.Kit:
    play = table_of(title, scenario)
    words = words_for(title.play, lang)
    sheet = Geometry(play.board)
    return wire.Kit(
        title=title.id,
        scenario=scenario,
        name=title.title(lang),
        scenario_name=title.scenarios[scenario].title(lang),
        lang=lang,
        width=sheet.width,
        height=sheet.height,
        radius=sheet.radius,
        hexes=hexes_printed(play.board, sheet, words),
        boxes=[wire.BoxPrinted(box, words.place(play, play.board.box(box)), play.due(box)) for box in play.board.boxes],
        pieces=pieces_printed(play, words, look(title)),
        sides=sides_printed(title, words),
        front=look(title).has_front,
        marks=[mark_printed(mark, look(title), words) for mark in play.marks],
        turns=[words.turn(play, turn) for turn in range(1, play.scenario.turns + 1)],
        first_turn=play.number_of(1),
        overlays=[wire.Overlay(key, words.overlay(key), of == HEX) for key, of in play.overlays.items()],
        conceals=play.conceals,
        rules={clause.id: clause.titles[lang] for clause in title.book},
        dice=[wire.DieShown(words.label("die", die), *look(title).dice[die]) for die in play.dice_names],
        briefing=briefing_shown(title.scenarios[scenario].briefing, lang),
    )


def briefing_shown(briefing: Briefing, lang: str) -> wire.BriefingShown:
    """Return the briefing of a scenario in one language."""
    return wire.BriefingShown(
        situation=briefing.situation.get(lang, ""),
        tasks={side: texts[lang] for side, texts in briefing.tasks.items()},
        know=[texts[lang] for texts in briefing.know],
    )


def mark_printed(mark: str, shown: Look, words: Words) -> wire.MarkShown:
    """Return a mark with its name, and how a counter shows it."""
    mark_look = shown.marks[mark]
    letter = mark_look.letter.get(words.lang, mark[:1])
    return wire.MarkShown(mark, words.label("mark", mark), letter, mark_look.shown, list(mark_look.phases))


def hexes_printed(board: Board, sheet: Geometry, words: Words) -> list[wire.HexPrinted]:
    """Return every hex: where it lies, its ground in words, its name and its neighbours."""
    grid = board.grid
    found = []
    for hex_ in grid.hexes:
        x, y = sheet.centre(hex_)
        beside = [grid.step(hex_, d) for d in range(6)]
        found.append(
            wire.HexPrinted(
                number=grid.number(hex_),
                x=round(x, 1),
                y=round(y, 1),
                ground=ground_of(board, hex_, words),
                name=board.name(hex_, words.lang),
                next=[grid.number(h) if h >= 0 else "" for h in beside],
            )
        )
    return found


def ground_of(board: Board, hex_: int, words: Words) -> list[str]:
    """Return the terrains of a hex in words."""
    return [words.label("terrain", name) for name in board.terrains_at(hex_)]


def pieces_printed(play: Play[Any], words: Words, shown: Look) -> list[wire.PiecePrinted]:
    """Return every counter of the game, in the order of its file."""
    return [
        wire.PiecePrinted(
            key=piece.name,
            slug=slug(piece.name),
            title=words.piece(play, number),
            side=piece.side.name,
            kind=words.label("kind", piece.kind),
            formation=piece.formation,
            steps=piece.steps,
            round=shown.kind(piece.kind).shape == "round",
            caption=caption_of(piece, shown, words.piece(play, number)),
        )
        for number, piece in enumerate(play.roster)
    ]


def caption_of(piece: Piece, shown: Look, title: str) -> str:
    """Return the name printed on a counter, or its title where the name is only an id."""
    return piece.name if short_name(piece, shown.kind(piece.kind)) == piece.name else title


def sides_printed(title: Title, words: Words) -> list[wire.SideShown]:
    """Return the sides with their colours."""
    shown = look(title).sides
    return [
        wire.SideShown(side.name, words.messages.text(f"side-{side.name}"), shown[side.name].fill, shown[side.name].ink)
        for side in title.play.sides
    ]


# Rules and sources ----------------------------------------------------------------------------------------------


def rules(title: str, lang: str) -> wire.RulesText:
    """Return the whole rulebook."""
    return _rules(title_named(title), language(lang))


@cache
def _rules(title: Title, lang: str) -> wire.RulesText:
    book = title.book
    return wire.RulesText(
        title=title.id,
        lang=lang,
        clauses=[clause_text(title, clause, lang) for clause in book],
        rulings=[
            wire.RulingText(
                ruling.id, list(ruling.rules), ruling.questions[lang], ruling.rulings[lang], ruling.reasons[lang]
            )
            for ruling in book.all_rulings
        ],
    )


def clause_text(title: Title, clause: Clause, lang: str) -> wire.ClauseText:
    """Return a clause with the rulings on it."""
    return wire.ClauseText(
        id=clause.id,
        title=clause.titles[lang],
        text=clause.texts[lang],
        kind=clause.kind,
        status=clause.status,
        reason=title.notes.said(clause.reason, lang),
        sees=list(clause.sees),
        rulings=[ruling.id for ruling in title.book.rulings(clause.id)],
    )


def source_text(title: Title, words: Words, source: ValueSource | None) -> str:
    """Return where a number comes from, in a sentence; nothing where nobody keeps count."""
    return "" if source is None else title.notes.sentence(source, words.messages)


# Pictures -------------------------------------------------------------------------------------------------------

PICTURES_KEPT: Final = 64
"""A board is some hundred thousand characters, and there are few that people look at."""


def board_svg(title: str, scenario: str, lang: str, night: bool = False) -> str:
    """Return the board of a scenario, without names and numbers: the page writes them over it."""
    game = title_named(title)
    return _board_svg(game, scenario_of(game, scenario), language(lang), night)


@lru_cache(maxsize=PICTURES_KEPT)
def _board_svg(title: Title, scenario: str, lang: str, night: bool) -> str:
    return drawn_board.board_svg(table_of(title, scenario).board, look(title), lang, night=night, lettered=False)


def names_svg(title: str, scenario: str, lang: str, night: bool = False) -> str:
    """Return the names on the board of a scenario, for every distance."""
    game = title_named(title)
    return _names_svg(game, scenario_of(game, scenario), language(lang), night)


@lru_cache(maxsize=PICTURES_KEPT)
def _names_svg(title: Title, scenario: str, lang: str, night: bool) -> str:
    return drawn_board.letters_svg(table_of(title, scenario).board, look(title), lang, night=night)


def band_svg(title: str, scenario: str, lang: str, night: bool = False) -> str:
    """Return what is printed below the board of a scenario: title, scale, compass and key."""
    game = title_named(title)
    return _band_svg(game, scenario_of(game, scenario), language(lang), night)


@lru_cache(maxsize=PICTURES_KEPT)
def _band_svg(title: Title, scenario: str, lang: str, night: bool) -> str:
    subtitle = title.scenarios[scenario].title(lang)
    return drawn_band.band_svg(table_of(title, scenario), look(title), subtitle, lang, night=night)


def counters_svg(title: str, scenario: str, lang: str) -> str:
    """Return the counters of a scenario, or without one every counter of a game, as symbols to be used by id."""
    game = title_named(title)
    return _counters_svg(game, scenario and scenario_of(game, scenario), language(lang))


@lru_cache(maxsize=PICTURES_KEPT)
def _counters_svg(title: Title, scenario: str, lang: str) -> str:
    pieces = table_of(title, scenario).roster if scenario else title.pieces
    return drawn_counters.sprite(pieces, title.play, look(title), lang)


def picture_svg(title: str, scenario: str, lang: str, night: bool = False) -> str:
    """Return a small picture of where a scenario starts."""
    game = title_named(title)
    return _picture_svg(game, scenario_of(game, scenario), language(lang), night)


@lru_cache(maxsize=PICTURES_KEPT)
def _picture_svg(title: Title, scenario: str, lang: str, night: bool) -> str:
    return drawn_position.picture_svg(title, scenario, lang, night=night)
