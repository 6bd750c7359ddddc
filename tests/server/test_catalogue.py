"""What never changes about a game, as the browser gets it."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from grognard import bots, shelf
from grognard.draw.geometry import Geometry
from grognard.kernel.errors import Unreadable
from grognard.kernel.words.messages import Messages
from grognard.server.screens import catalogue

TITLES = ("patrol", "verdun", "marne")
LANGUAGES = ("en", "fr")


def test_every_game_on_the_shelf_is_offered() -> None:
    cards = {card.id: card for card in catalogue.titles("en")}
    assert set(cards) == set(shelf.known())
    verdun = cards["verdun"]
    assert verdun.title == "They Shall Not Pass" and "Verdun" in verdun.about
    assert [side.name for side in verdun.sides] == ["Germans", "French"]
    assert {card.id: card.ours for card in verdun.scenarios} == {
        "haumont": True,
        "douaumont": True,
        "fall-gericht": False,
    }
    assert verdun.options and all(option.title and option.text for option in verdun.options)
    assert not any(option.ours for option in verdun.options)


def test_a_card_says_what_may_be_hidden_and_where_nothing_is() -> None:
    for lang in LANGUAGES:
        for card in catalogue.titles(lang):
            title = shelf.title(card.id)
            assert bool(card.hides) == title.play.conceals and card.subtitle
            for scenario in card.scenarios:
                table = catalogue.table_of(title, scenario.id)
                assert not (scenario.open and table.has_secrets()), scenario.id
    open_ = {each.id for card in catalogue.titles("en") if card.hides for each in card.scenarios if each.open}
    assert open_ == {"diguette", "bilderweitschen"}


def test_the_scenario_to_begin_with_is_the_one_the_documentation_names() -> None:
    page = (Path(__file__).parents[2] / "docs/games.md").read_text("utf-8")
    table = page.partition("## Which one first")[2].partition("## Long evenings")[0]
    assert set(re.findall(r"\(`(.*?)`\)", table)) == {card.scenarios[0].id for card in catalogue.titles("en")}


@pytest.mark.parametrize("title", TITLES)
def test_bots_are_offered_with_what_to_expect_of_them(title: str) -> None:
    names = {}
    for lang in LANGUAGES:
        card = next(each for each in catalogue.titles(lang) if each.id == title)
        names[lang] = [bot.name for bot in card.bots]
        assert [bot.key for bot in card.bots] == list(bots.BOTS)
        assert all(bot.about and "{" not in bot.about for bot in card.bots)
        assert len({bot.about for bot in card.bots}) == len(card.bots)
        assert [bot.seconds for bot in card.bots] == [0, 0, 0, 2]
        assert (card.usual, card.first, card.hints) == ("officer", "recruit", True)
    assert names["en"] == ["Random", "Recruit", "Officer", "General"]
    assert names["fr"] == ["Au hasard", "Recrue", "Officier", "Général"]


def test_a_game_nobody_commands_in_has_bots_that_need_no_commander() -> None:
    offered = [bot for bot in bots.known() if catalogue.is_offered(bot, "tiny")]
    assert offered == ["random"]
    assert catalogue.first_of(("officer", *offered), offered) == "random"


def test_a_bot_that_cannot_be_had_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_brought", {"lost": "no_such_module:Bot"})
    assert not catalogue.is_offered("lost", "patrol")
    assert catalogue.bot_name("lost", "en") == "lost"


def test_a_language_nobody_speaks_is_english() -> None:
    assert catalogue.titles("xx") == catalogue.titles("en") != catalogue.titles("fr")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_kit_names_everything_in_words(title: str, lang: str) -> None:
    """No message key, and no gap, reaches a reader."""
    for scenario in shelf.title(title).scenarios:
        kit = catalogue.kit(title, scenario, lang)
        names = [kit.name, kit.scenario_name, *kit.turns, *kit.rules.values()]
        names += [*(box.name for box in kit.boxes), *(side.name for side in kit.sides)]
        names += [*(mark.name for mark in kit.marks), *(overlay.name for overlay in kit.overlays)]
        names += [word for hex_ in kit.hexes for word in hex_.ground]
        names += [text for piece in kit.pieces for text in (piece.title, piece.kind)]
        assert not [name for name in names if not name or "{" in name]
        assert len(kit.turns) == shelf.title(title).scenarios[scenario].turns


def test_hexes_lie_where_the_picture_has_them() -> None:
    kit = catalogue.kit("patrol", "", "en")
    board = catalogue.table_of(shelf.title("patrol"), "crossing").board
    sheet = Geometry(board)
    assert (kit.width, kit.height, kit.radius) == (sheet.width, sheet.height, sheet.radius)
    church = next(hex_ for hex_ in kit.hexes if hex_.name == "Church")
    assert church.number == "0705" and church.ground == ["village"]
    assert (church.x, church.y) == pytest.approx(sheet.centre(board.grid.find("0705")), abs=0.1)
    assert church.next == ["0704", "0804", "0805", "0706", "0605", "0604"]
    corner = next(hex_ for hex_ in kit.hexes if hex_.number == "0101")
    assert corner.next == ["", "", "0201", "0102", "", ""]


def test_boxes_say_when_what_lies_in_them_arrives() -> None:
    boxes = {box.key: box for box in catalogue.kit("verdun", "fall-gericht", "en").boxes}
    assert boxes["feb-23"].due == 3 and boxes["german-hand"].due == 0
    assert boxes["feb-23"].name == "due on 23 February"


@pytest.mark.parametrize(
    ("title", "scenario", "first"), [("marne", "gneisenau", 5), ("marne", "blucher", 1), ("verdun", "fall-gericht", 1)]
)
def test_a_kit_says_which_turn_of_the_book_is_the_first(title: str, scenario: str, first: int) -> None:
    assert catalogue.kit(title, scenario, "en").first_turn == first


def test_overlays_say_whether_they_need_a_hex() -> None:
    overlays = {each.key: each.of_hex for each in catalogue.kit("patrol", "", "en").overlays}
    assert overlays["sight"] and not overlays["control"]


def test_only_a_game_with_secrets_needs_a_curtain() -> None:
    assert catalogue.kit("patrol", "", "en").conceals and not catalogue.kit("verdun", "", "en").conceals


def test_a_kit_is_made_once() -> None:
    assert catalogue.kit("patrol", "", "en") is catalogue.kit("patrol", "crossing", "en")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_whole(title: str, lang: str) -> None:
    rules, book = catalogue.rules(title, lang), shelf.title(title).book
    assert [clause.id for clause in rules.clauses] == list(book.clauses)
    assert [clause.text for clause in rules.clauses] == [book.text(clause, lang) for clause in book.clauses]
    known = {ruling.id for ruling in rules.rulings}
    assert known == {ruling.id for ruling in book.all_rulings}
    assert all(set(clause.rulings) <= known for clause in rules.clauses)


@pytest.mark.parametrize("title", TITLES)
def test_the_sprite_has_a_symbol_for_every_counter_side_and_mark(title: str) -> None:
    kit = catalogue.kit(title, "", "en")
    ids = symbols(catalogue.counters_svg(title, kit.scenario, "en"))
    wanted = {f"c-{piece.slug}-{steps}" for piece in kit.pieces for steps in range(1, piece.steps + 1)}
    wanted |= {f"u-{side.key}" for side in kit.sides} | {f"m-{mark.key}" for mark in kit.marks}
    assert wanted <= ids <= symbols(catalogue.counters_svg(title, "", "en"))


def symbols(sprite: str) -> set[str]:
    """The symbols of a sprite by their ids."""
    return set(re.findall(r'<symbol id="([^"]+)"', sprite))


@pytest.mark.parametrize("title", TITLES)
def test_pictures_are_drawn_once_and_differ_by_night(title: str) -> None:
    day = catalogue.board_svg(title, "", "en")
    kit = catalogue.kit(title, "", "en")
    assert ElementTree.fromstring(day).get("viewBox") == f"0 0 {kit.width:g} {kit.height:g}"
    assert catalogue.board_svg(title, "", "en") is day != catalogue.board_svg(title, "", "en", night=True)
    assert ElementTree.fromstring(catalogue.picture_svg(title, "", "fr")).tag.endswith("svg")


@pytest.mark.parametrize("wanted", ["nothing", "grognard.games.patrol:Patrol", ""])
def test_a_browser_cannot_name_code_to_run(wanted: str) -> None:
    with pytest.raises(Unreadable):
        catalogue.kit(wanted, "", "en")


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(Unreadable, match="no scenario 'winter'"):
        catalogue.board_svg("patrol", "winter", "en")


def test_the_servers_sentences_stand_in_every_language() -> None:
    assert Messages.compare([catalogue.TEXTS]) == []


def test_a_caption_is_the_name_on_the_counter_or_the_title() -> None:
    """What only files call a counter is shown to nobody."""
    captions = {
        (title, lang): {each.key: each.caption for each in catalogue.kit(title, scenario, lang).pieces}
        for title, scenario in (("indochine", "diguette"), ("august", "mattischkehmen"), ("verdun", "haumont"))
        for lang in ("en", "fr")
    }
    assert captions["august", "en"]["gI03"] == "German 3rd infantry company"
    assert captions["august", "fr"]["gI03"].startswith("3e compagnie")
    assert captions["verdun", "en"]["IR24"] == captions["verdun", "fr"]["IR24"] == "IR24"
    for pieces in captions.values():
        assert not any(caption == key and key.startswith(("gc-", "inf-", "pc-")) for key, caption in pieces.items())
