"""What one seat is sent of a game, and that it is never sent what it may not know."""

from __future__ import annotations

import re
from fractions import Fraction

import msgspec
import pytest

import grognard
from grognard import shelf
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Noun
from grognard.kernel.errors import Unreadable
from grognard.kernel.numbers.dice import TypedIn
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.numerals import number_text
from grognard.server import wire
from grognard.server.screens import details, screen
from grognard.server.screens import look as looking
from grognard.server.screens.log import log_of, roll_told
from grognard.server.screens.screen import Frame
from grognard.server.screens.tallies import badge_text, signed_text, tally_shown
from grognard.server.screens.viewer import Viewer
from tests import depth
from tests.kernel.tiny import duel, tiny

from .sample_games import GAMES, after, page, played, until


def seen(game: Game, side: str, lang: str = "en") -> wire.Screen:
    """A seat's screen."""
    return page(game, side, lang).screen


def look(game: Game, side: str, answer: str, lang: str = "en") -> wire.Looked:
    """What a seat sees behind an option."""
    return looking.look(Viewer(game, side, lang), game.questions[side], answer)


def why_not(game: Game, side: str, about: wire.WhyNot) -> list[wire.Refused]:
    """What a seat hears against something."""
    return looking.why_not(Viewer(game, side, "en"), game.questions[side], about)


# Numbers and badges -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (3, "3"),
        (-2, "−2"),
        (Fraction(3, 2), "1½"),
        (Fraction(1, 2), "½"),
        (Fraction(-1, 2), "−½"),
        (4.5, "4½"),
        (Fraction(13, 6), "2 1/6"),
        (Fraction(1, 6), "1/6"),
    ],
)
def test_numbers_are_written_as_people_write_them(value: Fraction, text: str) -> None:
    assert number_text(value) == text


def test_signs_are_real_and_nothing_is_a_dot() -> None:
    assert [signed_text(value) for value in (1, -2, 0)] == ["+1", "−2", "·"]


def test_a_badge_is_what_it_costs_not_what_is_left() -> None:
    assert badge_text(Tally("move", 6).add(Fraction(-3, 2), "8.1", "reason-way")) == "1½"
    assert badge_text(Tally("move", 6)) == ""


def test_a_badge_is_the_column_or_the_number_needed() -> None:
    charts = shelf.title("verdun").charts
    assert badge_text(Tally("assault").odds(9, 3, charts["assault"])) == "3:1"
    dice = charts["morale"].dice if "morale" in charts else None
    two = shelf.title("patrol").charts["fire"].dice or dice
    assert two is not None and badge_text(Tally("morale", 7).test(two)) == "≤7"
    assert badge_text(Tally("assault").odds(9, 3, charts["assault"]).impossible("9.0", "no-odds")) == ""


def test_moves_are_offered_with_their_price_in_whole_points() -> None:
    game = until("verdun", "haumont", 3, "ask-where")
    asked = seen(game, "german").asked[0]
    prices = {choice.at: choice.badge for choice in asked.options if choice.verb == "to"}
    question = game.question
    assert question is not None
    for hex_, badge in prices.items():
        tally = game.explain(f"to {hex_}")
        assert tally is not None and badge == number_text(tally.start - tally.total)
        assert tally.start <= 12  # points, not half points


def test_assaults_are_offered_with_their_odds() -> None:
    game = until("verdun", "haumont", 3, "ask-assault")
    options = seen(game, "german").asked[0].options
    odds = [choice.badge for choice in options if choice.verb == "assault"]
    assert odds and all(re.fullmatch(r"\d:\d", badge) for badge in odds)
    assert [choice.badge for choice in options if choice.verb == "done"] == [""]


# Questions ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "scenario"), GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_is_said_in_words(title: str, scenario: str, lang: str) -> None:
    """No message key reaches a reader, and every option says what it points at; at depth 1, at one of two questions."""
    for number, game in enumerate(played(title, scenario, 4, 120)):
        if number % depth.one_in(2):
            continue
        question = game.question
        side = game.play.sides[0].name if question is None else question.side
        sent = page(game, side, lang)
        assert not re.search(r'"[^"]*\{[a-z-]+\}', msgspec.json.encode(sent).decode())
        for choice in (choice for asked in sent.screen.asked for choice in asked.options):
            voice = game.play.voices[choice.verb]
            assert choice.noun == voice.noun.value
            if voice.noun is Noun.PIECE:
                assert choice.at in game.play.roster.numbers
            elif voice.noun in (Noun.HEX, Noun.PLACE):
                assert game.play.board.find_place(choice.at) is not None
            elif voice.noun is Noun.EDGE:
                assert game.play.board.find_edge(choice.at) is not None
            else:
                assert choice.at == ""


def test_a_question_tells_the_hexes_it_speaks_of() -> None:
    game = shelf.title("marne").new("gneisenau", seed="1")
    for answer in ("launch G-army1", "move G46Res"):
        game.answer(answer)
    asked = seen(game, "german").asked[0]
    assert ("46th Reserve Division" in asked.prompt, asked.about) == (True, ["0805"])
    for answer in ("halt", "done", "done"):
        game.answer(answer)
    assert seen(game, "german").asked[0].about == []
    game.answer("attack 1407")
    assert seen(game, "german").asked[0].about == ["1407"]


def test_a_mere_number_is_offered_with_what_it_comes_to() -> None:
    """How far to retreat: what stands beside each answer is the damage that is left, not what it takes off."""
    games = (game for seed in range(20) for game in played("marne", "gneisenau", seed, 400))
    game = next(game for game in games if game.question and game.question.ask == "ask-retreat")
    question = game.question
    assert question is not None
    offered = {choice.text: choice.badge for choice in seen(game, question.side).asked[0].options}
    told = {option.text: game.explain(option) for option in question.options}
    assert len(offered) > 1
    assert offered == {text: number_text(tally.total) for text, tally in told.items() if tally is not None}


def test_a_phase_may_have_a_name_of_its_own() -> None:
    shown = seen(shelf.title("marne").new("gneisenau", seed=1), "german", "fr")
    named = {phase.rule: phase.title for phase in shown.phases}
    assert (named["11.2"], named["12.1"]) == ("Fin du mouvement", "Combats")
    book = shelf.title("verdun").book
    day = seen(after("verdun", "haumont", 1, 0), "german")
    assert all(phase.title == book.title(phase.rule, "en") for phase in day.phases if phase.rule != "10.0")
    assert {phase.title for phase in day.phases if phase.rule == "10.0"} == {book.title("4.XII", "en")}


def test_a_seat_is_asked_its_own_question_and_a_spectator_none() -> None:
    game = after("verdun", "haumont", 1, 30)
    question = game.question
    assert question is not None
    other = next(side.name for side in game.play.sides if side.name != question.side)
    asked = seen(game, question.side).asked[0]
    assert (asked.number, asked.side, asked.rule) == (question.number, question.side, question.rule)
    assert [choice.text for choice in asked.options] == [option.text for option in question.options]
    assert seen(game, other).asked == seen(game, "").asked == []
    assert seen(game, other).waiting == [question.side]


def test_the_past_asks_nothing_and_takes_nothing_back() -> None:
    game = after("verdun", "haumont", 1, 30)
    side = game.questions.popitem()[0]
    then = screen.screen_of(Viewer(game, side, "en"), Frame("a-game", 0, is_past=True))
    assert then.asked == [] and not then.undo.can


def test_choosing_several_shows_the_tally_so_far() -> None:
    game = until("verdun", "haumont", 3, "ask-guns")
    question = game.question
    assert question is not None
    assert seen(game, question.side).asked[0].tally is None
    game.answer(question.options[0])
    tally = seen(game, question.side).asked[0].tally
    assert tally is not None and tally.name == "barrage" and tally.chart is not None
    assert tally.chart.columns[tally.chart.column or 0] == tally.column
    assert sum(chance.p for chance in tally.chances) == pytest.approx(1)


def test_typed_dice_are_asked_of_everyone_at_the_table() -> None:
    game = shelf.title("patrol").new("crossing", dice=TypedIn())
    assert list(game.questions) == ["dice"]
    for side in ("blue", "red"):
        asked = seen(game, side).asked[0]
        assert asked.side == "dice" and asked.dice == [1, 6] and asked.options[0].noun == "dice"
        assert asked.tally is None, "a roll in a game with secrets may tell of what one side knows"
    assert seen(game, "").asked == []


def test_where_nothing_is_secret_the_tally_behind_a_roll_is_shown() -> None:
    game = until("verdun", "haumont", 3, "ask-guns").copy(dice=TypedIn())
    while (question := game.question) is not None and question.side != "dice":
        done = question.find("done")
        game.answer(done or question.options[0])
    tally = seen(game, "french").asked[0].tally
    assert tally is not None and tally.chances


# Tallies ------------------------------------------------------------------------------------------------------------


def test_a_tally_is_whole() -> None:
    game = until("verdun", "haumont", 3, "ask-assailants")
    question = game.question
    assert question is not None
    option = next(option for option in question.options if option.verb == "join")
    looked = look(game, question.side, option.text)
    shown, tally = looked.tally, game.explain(option)
    assert shown is not None and tally is not None and tally.chart is not None and tally.compared is not None
    assert shown.name == "assault" and shown.column == tally.chart.label(tally.column)
    assert shown.odds == [number_text(strength) for strength in tally.compared]
    assert [line.rule for line in shown.reasons] == [reason.rule for reason in tally.reasons]
    assert [(chance.of, chance.p) for chance in shown.chances] == [
        (str(chance), float(chance)) for chance in tally.chances().values()
    ]
    assert [each.value for each in shown.expected] == [float(mean) for mean in game.expected(tally).values()]
    assert shown.chart is not None and shown.chart.column == tally.column
    assert shown.chart.cells == [list(row) for row in tally.chart.cells]


def test_what_is_added_to_the_roll_says_so() -> None:
    game = after("verdun", "haumont", 1, 5)
    viewer = Viewer(game, "german", "en")
    chart = game.play.charts["assault"]
    shifted = Tally("assault").odds(9, 3, chart).with_die(Tally("die").add(1, "9.0", "reason-hill"))
    shown = tally_shown(viewer, shifted, "9.0")
    assert not shown.adds and shown.die is not None and shown.die.adds
    assert tally_shown(viewer, Tally("assault").modifies(chart, 0)).adds


def test_a_tally_without_a_name_is_called_as_its_clause() -> None:
    viewer = Viewer(after("verdun", "haumont", 1, 5), "german", "en")
    assert tally_shown(viewer, Tally("nameless"), "8.0").name == viewer.title.book.title("8.0")
    assert tally_shown(viewer, Tally("no-name"), "").name == "no name"


# Looking before choosing --------------------------------------------------------------------------------------------


def test_a_look_shows_the_way_and_what_comes_next() -> None:
    game = until("verdun", "haumont", 3, "ask-where")
    question = game.question
    assert question is not None
    piece = game.play.roster[question.args["piece"]].name
    here = next(each["at"] for each in game.view(question.side)["pieces"] if each["name"] == piece)
    options = [option for option in question.options if option.verb == "to"]
    before = game.save()
    for option in options:
        looked = look(game, question.side, option.text)
        assert looked.trail[0] == here and looked.trail[-1] == option.text.split()[1]
        assert looked.final == "" and (looked.next is None or looked.next.side == question.side)
    assert game.save() == before


def test_what_cannot_be_taken_back_says_why() -> None:
    game = until("verdun", "haumont", 3, "ask-guns")
    question = game.question
    assert question is not None
    game.answer(question.options[0])
    looked = look(game, question.side, "done", "fr")
    assert looked.final == "Les dés seront lancés." and looked.next is None


def test_an_answer_of_an_optional_rule_is_shown_as_forbidden_only_where_the_rule_is_played() -> None:
    def barred(game: Game) -> list[str]:
        assert game.question is not None
        return [each.text for each in screen.asked_of(Viewer(game, game.question.side, "en"), game.question).barred]

    assert "flare" not in barred(grognard.new("patrol", "crossing", seed=1))
    lit = grognard.new("patrol", "crossing", options=["15.1"], seed=1)
    assert "flare" not in barred(lit), "it is an option"
    lit.answer("flare")
    assert "flare" in barred(lit), "it is light already"


def test_why_not_names_the_clause() -> None:
    game = until("verdun", "haumont", 3, "ask-move")
    french = next(piece["name"] for piece in game.view("german")["pieces"] if piece["side"] == "french")
    for about in (wire.WhyNot("german", piece=french), wire.WhyNot("german", answer=f"move {french}")):
        why = why_not(game, "german", about)
        assert why[0].rule == "8.0" and why[0].text == "This is not one of your units that can do this."


def test_why_not_a_hex_speaks_of_the_pieces_there_when_pieces_are_asked_for() -> None:
    game = until("verdun", "haumont", 3, "ask-move")
    piece = next(
        piece for piece in game.view("german")["pieces"] if piece["side"] == "french" and piece["at"].isdigit()
    )
    why = why_not(game, "german", wire.WhyNot("german", hex=piece["at"]))
    assert f"move {piece['name']}" in [each.answer for each in why]
    free = next(hex_ for hex_ in game.play.board.grid.hexes if not game.play.at(hex_))
    told = why_not(game, "german", wire.WhyNot("german", hex=game.play.board.grid.number(free)))
    assert [each.text for each in told] == ["You are not being asked about this now."]


def test_an_option_has_nothing_against_it() -> None:
    game = until("verdun", "haumont", 3, "ask-move")
    question = game.question
    assert question is not None
    assert why_not(game, "german", wire.WhyNot("german", answer=question.options[0].text)) == []


# The position -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "scenario"), GAMES)
def test_the_screen_shows_what_the_view_shows(title: str, scenario: str) -> None:
    for number, game in enumerate(played(title, scenario, 6, 80)):
        if number % depth.one_in(2):
            continue
        for side in (None, *game.play.sides):
            view, shown = game.view(side), seen(game, "" if side is None else side.name)
            assert {name: (c.at, c.steps, c.marks) for name, c in shown.pieces.items()} == {
                piece["name"]: (piece["at"], piece["steps"], piece["marks"]) for piece in view["pieces"]
            }
            assert [(each.side, each.at) for each in shown.unknown] == [(u["side"], u["at"]) for u in view["unknown"]]
            assert (shown.turn, shown.hexes, shown.waiting) == (view["turn"], view["hexes"], view["waiting"])


def test_figures_have_names_and_none_stands_at_nothing() -> None:
    game = after("patrol", "night-raid", 2, 60)
    shown = seen(game, "blue")
    own = {figure.key: figure for figure in shown.of_sides["blue"]}
    assert own["flares"].name == "flares left" and "shells" in own
    assert "shells" not in {figure.key for figure in shown.of_sides["red"]}
    assert all(figure.value not in ("", "0") for figure in (*shown.figures, *shown.of_sides["blue"]))


def test_the_weather_is_told_in_words() -> None:
    figures = {figure.key: figure for figure in seen(after("verdun", "haumont", 1, 5), "german", "fr").figures}
    assert (figures["weather"].name, figures["weather"].value) == ("météo", "beau")


def test_standings_count_losses_from_the_view_and_points_by_reason() -> None:
    game = after("verdun", "haumont", 3, 560)
    shown = seen(game, "german").standings
    lost = [piece for piece in game.view("german")["pieces"] if piece["side"] == "french" and not piece["steps"]]
    assert shown["french"].pieces_lost == [piece["name"] for piece in lost] != []
    assert shown["french"].steps_lost >= len(lost)
    points = shown["german"].points[0]
    assert points.total == number_text(next(iter(game.play.standings().values())).total)


def test_losses_are_counted_from_the_steps_at_the_start() -> None:
    """The recruits of the dyke have three steps printed and start with two."""
    game = after("indochine", "diguette", 1, 0)
    lost = {side: standing.steps_lost for side, standing in seen(game, "").standings.items()}
    assert lost == {"french": 0, "viet-minh": 0}
    piece = game.play.roster.find("inf-rec-1")
    assert piece is not None and game.starting_steps[piece] < game.play.roster.steps[piece]
    game.play.position.steps[piece] -= 1
    assert seen(game, "").standings["viet-minh"].steps_lost == 1


def test_undo_is_told_with_its_reason() -> None:
    game = until("verdun", "haumont", 3, "ask-where")
    assert seen(game, "german").undo.can
    french = seen(game, "french").undo
    assert not french.can and french.why == "Another side has answered since: Germans."
    assert not seen(game, "").undo.can


def test_the_end_is_told_in_words() -> None:
    game = after("patrol", "crossing", 2, 3000)
    shown = seen(game, "red")
    assert shown.over and shown.winner == game.play.sides[game.play.position.winner].name
    assert shown.verdict == "a narrow victory" and shown.asked == []


@pytest.mark.parametrize(
    ("title", "scenario"),
    [
        ("patrol", "crossing"),
        ("verdun", "haumont"),
        ("marne", "gneisenau"),
        ("italia", "grappa"),
        ("indochine", "diguette"),
        ("august", "orlau"),
    ],
)
def test_the_end_names_what_decided_with_its_clause(title: str, scenario: str) -> None:
    game = after(title, scenario, 4, 5000)
    first, *_ = game.play.sides
    for lang in ("en", "fr"):
        end = page(game, first.name, lang)
        assert end.screen.over
        because = end.screen.goal.because
        assert because
        assert all(each.text and "{" not in each.text and each.rule for each in because)
        goal = game.play.goal(first)
        assert goal is not None
        if goal.decisions:
            assert [each.text for each in because] == [line.text for line in end.log][-len(because) :]
    for moment in (0, len(game.entries) // 2):
        assert seen(game.branch(moment), first.name).goal.because == []


# The log ------------------------------------------------------------------------------------------------------------


def test_lines_count_turns_from_the_first_of_the_scenario_where_the_book_counts_from_elsewhere() -> None:
    game = after("marne", "gneisenau", 1, 60)
    log = page(game, "german").log
    assert log[0].text.startswith("Turn 5") and {line.turn for line in log} == {game.play.position.turn} == {1}
    begun = shelf.title("marne").at("marne gneisenau\nturn 2\nphase 11.1 german\nunit G227 at 1106\n")
    begun.play.tell("fog-lifts", "10.0.fog")
    assert [line.turn for line in page(begun, "german").log] == [2]


def test_the_log_tells_turn_phase_dice_and_place() -> None:
    game = after("verdun", "haumont", 3, 560)
    log = page(game, "german").log
    assert [line.at for line in log] == [event.number for event in game.events_for("german")]
    headings = [line for line in log if line.heading]
    assert headings[0].text == "Turn 1." and headings[-1].turn == game.play.position.turn
    assert {line.phase for line in log if line.rule.startswith("7.1")} <= {"German bombardment", "French bombardment"}
    assert [line.turn for line in log] == sorted(line.turn for line in log)
    rolled = [line for line in log if re.match(r"Die \d", line.text)]
    assert rolled and all(len(line.dice) == 1 and f"Die {line.dice[0]}" in line.text for line in rolled)
    grid = game.play.board.grid
    assert all(grid.get(line.hex) is not None and line.hex in line.text for line in log if line.hex)
    moves = [line for line in log if " moves to " in line.text]
    assert moves and all(line.hex and line.side in ("german", "french") for line in moves)


def test_a_line_says_whose_answer_led_to_it_though_it_names_a_piece_of_the_other_side() -> None:
    game = after("verdun", "haumont", 3, 560)
    lines = log_of(Viewer(game, "german", "en"))
    for line in lines:
        answered = [entry.who.name for entry in game.entries[: line.at] if entry.who is not DICE]
        assert line.by == (answered[-1] if answered else ""), line
    assert any(line.by and line.side and line.by != line.side for line in lines), "an enemy who loses a step"


def test_a_roll_of_the_log_can_be_looked_at_on_its_tally() -> None:
    game = after("verdun", "haumont", 3, 560)
    viewer, events = Viewer(game, "german", "en"), game.events_for("german")
    lines = log_of(viewer)
    rolls = [number for number, line in enumerate(lines) if line.has_tally]
    assert rolls == [number for number, line in enumerate(lines) if line.dice], "nothing is secret in Verdun"
    for number in rolls:
        event, shown = events[number], roll_told(viewer, number)
        tally = event.tally_for(viewer.side)
        assert tally is not None and shown.tally == tally_shown(viewer, tally, event.rule)
        assert shown.dice == lines[number].dice == list(event.faces)
        assert (shown.outcome, shown.words) in [(chance.outcome, chance.words) for chance in shown.tally.chances]
        if shown.tally.chart is not None and shown.row is not None:
            cells = shown.tally.chart.cells[shown.row]
            assert cells[shown.tally.chart.column or 0] == tally.result(event.args["roll"])
    for number in (next(number for number, line in enumerate(lines) if not line.dice), len(lines)):
        with pytest.raises(Unreadable):
            roll_told(viewer, number)


def test_the_odds_of_a_roll_are_for_those_who_may_know_them() -> None:
    """§9.2 From what a unit needed the enemy could tell where a concealed leader is; fire is seen by everybody."""
    game = after("patrol", "crossing", 7, 400)
    for side in ("blue", "red", ""):
        viewer, events = Viewer(game, side, "en"), game.events_for(side or None)
        for line, event in zip(log_of(viewer), events, strict=True):
            if event.key in ("holds", "breaks"):
                assert line.has_tally == (viewer.side == game.play.owner[event.args["piece"]])
            elif event.key == "result":
                assert line.has_tally
    assert {"breaks", "result"} <= {event.key for event in game.events}


def test_an_outcome_of_typed_dice_shows_what_it_would_hit() -> None:
    game = until("verdun", "haumont", 3, "ask-guns").copy(dice=TypedIn())
    while (question := game.question) is not None and question.side != "dice":
        game.answer(question.find("done") or question.options[0])
    assert question is not None and question.tally is not None
    for option in question.options:
        roll = looking.roll_ahead(Viewer(game, "french", "en"), question, option.text, question.tally)
        assert roll is not None and roll.row == option.noun and roll.total == option.noun + 1


def test_the_set_up_is_a_heading_still_on_the_second_day() -> None:
    """The sequence of play has no set-up by then, but it was announced all the same."""
    game = next(game for game in played("verdun", "fall-gericht", 1, 2500) if game.play.position.turn == 2)
    log = page(game, "").log
    assert log[0].heading and log[0].text == "The armies take their places." and log[0].turn == 1


def test_a_line_goes_on_with_the_way_of_the_same_unit() -> None:
    """Its lines say the same of the same unit, each a hex further; a line about nobody the seat knows never does."""
    game = after("patrol", "crossing", 7, 400)
    for side in ("blue", ""):
        viewer, events = Viewer(game, side, "en"), game.events_for(side or None)
        lines = log_of(viewer)
        on = [number for number, line in enumerate(lines) if line.goes_on]
        assert on
        for number in on:
            event, before = events[number], events[number - 1]
            assert (event.key, event.args["piece"]) == (before.key, before.args["piece"])
            assert lines[number].hex != lines[number - 1].hex and not lines[number].dice


def test_part_of_the_log_is_the_end_of_the_whole() -> None:
    game = after("verdun", "haumont", 3, 400)
    whole = log_of(Viewer(game, "german", "en"))
    for since in (0, 1, len(whole) // 2, len(whole)):
        assert log_of(Viewer(game, "german", "en"), since) == whole[since:]


def test_the_log_is_told_in_the_readers_language() -> None:
    game = after("verdun", "haumont", 3, 40)
    assert log_of(Viewer(game, "", "fr"))[0].text == "Tour 1."
    assert log_of(Viewer(game, "", "en"))[0].text == "Turn 1."


# In detail ----------------------------------------------------------------------------------------------------------


def test_a_hex_under_the_glass() -> None:
    game = after("patrol", "crossing", 2, 10)
    church = details.hex_of(Viewer(game, "blue", "en"), "0705")
    assert (church.name, church.ground) == ("Church", ["village"])
    assert "bridge: south" in church.lines and "road: south, south-west" in church.lines
    assert church.source.startswith("village: Our choice:")
    assert "Height 1" in details.hex_of(Viewer(game, "blue", "en"), "0303").lines
    with pytest.raises(Unreadable):
        details.hex_of(Viewer(game, "blue", "en"), "9999")


def test_what_lies_on_the_sides_of_a_hex_is_told_by_direction() -> None:
    game = duel()
    assert "wire: south-east" in details.hex_of(Viewer(game, "", "en", tiny()), "0103").lines
    assert "wire: north-west" in details.hex_of(Viewer(game, "", "en", tiny()), "0203").lines
    assert not any("wire" in line for line in details.hex_of(Viewer(game, "", "en", tiny()), "0101").lines)


def test_zones_are_told_by_kind_and_side() -> None:
    game = after("verdun", "haumont", 3, 2)
    strong = game.play.overlay("zone-strong", game.play.sides[0])[game.play.sides[0]]
    number = game.play.board.grid.number(members(strong)[0])
    assert "strong zone of control (Germans)" in details.hex_of(Viewer(game, "french", "en"), number).zones
    assert "zone de contrôle forte (Allemands)" in details.hex_of(Viewer(game, "french", "fr"), number).zones


def test_a_hex_tells_who_stands_there_and_who_holds_it() -> None:
    game = after("verdun", "haumont", 3, 2)
    piece = next(piece for piece in game.view(None)["pieces"] if piece["name"] == "RIR16")
    shown = details.hex_of(Viewer(game, "", "en"), piece["at"])
    assert "RIR16" in shown.pieces and shown.control == "Germans"


def test_a_counter_under_the_glass() -> None:
    game = after("verdun", "haumont", 3, 2)
    piece = game.play.roster.numbers["RIR16"]
    game.play.lose_step(piece)
    shown = details.piece_of(Viewer(game, "french", "en"), "RIR16")
    assert (shown.title, shown.kind, shown.steps, shown.full) == (
        "Reserve Infantry Regiment 16",
        "infantry regiment",
        1,
        2,
    )
    combat = next(value for value in shown.values if value.name == "combat")
    assert (combat.value, combat.full) == ("3", "6") and combat.source.startswith("Our choice: a reserve regiment")
    assert shown.lines == ["Formation: VIIR/14R", "One step of 2"]
    assert shown.source.startswith("From history: 14th Reserve Division")


def test_what_a_counter_has_nothing_of_is_not_told() -> None:
    game = shelf.title("marne").new("gneisenau", ["17.0"], seed=1)
    lines = details.piece_of(Viewer(game, "german", "en"), "G2").lines
    assert not any("mission" in line for line in lines)
    assert seen(game, "german").pieces["G2"].state == {}
    stoss = details.piece_of(Viewer(game, "german", "en"), "Stoss1").lines
    assert any(line.startswith("with the regiment: ") for line in stoss)


def test_overlays_are_layers_by_side() -> None:
    game = after("verdun", "haumont", 3, 2)
    control = details.overlay_of(Viewer(game, "german", "en"), "control")
    assert [layer.side for layer in control.layers] == ["german", "french"]
    assert sum(len(layer.hexes) for layer in control.layers) == len(game.play.board.grid)
    with pytest.raises(Unreadable, match="no overlay 'weather'"):
        details.overlay_of(Viewer(game, "german", "en"), "weather")


# Secrets ------------------------------------------------------------------------------------------------------------


def mentions(message: object, names: set[str]) -> list[str]:
    """Which of these names stand in a message, as words of their own."""
    text = msgspec.json.encode(message).decode()
    return re.findall(rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(names)))})(?![\w-])", text) if names else []


def names_of(game: Game, pieces: set[int]) -> set[str]:
    """Everything these pieces are called."""
    printed = [game.play.roster[piece] for piece in pieces]
    return {piece.name for piece in printed} | {title for piece in printed for title in piece.titles.values()}


@pytest.mark.parametrize("scenario", ["crossing", "night-raid"])
@pytest.mark.parametrize("seed", range(depth.times(1, 3)))
def test_nobody_is_told_the_name_of_a_counter_they_may_not_know(scenario: str, seed: int) -> None:
    """Neither screen nor log, nor a look, a refusal or the details of a hex name a piece that its reader never knew."""
    known: dict[str, set[int]] = {"blue": set(), "red": set(), "": set()}
    secrets_kept = 0
    for number, game in enumerate(played("patrol", scenario, seed, 200)):
        play = game.play
        for reader, ever in known.items():
            side = next((each for each in play.sides if each.name == reader), None)
            now = {piece for piece in range(len(play.roster)) if play.may_know(side, piece)}
            ever |= now
            if number % depth.one_in(8):
                continue
            hidden = {play.roster[piece].name for piece in range(len(play.roster)) if piece not in now}
            secret = names_of(game, set(range(len(play.roster))) - ever)
            sent = page(game, reader, "fr" if number % 3 else "en")
            assert not set(sent.screen.pieces) & hidden
            assert not mentions(sent, secret)
            secrets_kept += len(secret)
            for at in {unknown.at for unknown in sent.screen.unknown}:
                assert not mentions(details.hex_of(Viewer(game, reader, "en"), at), secret)
            for name in hidden:
                with pytest.raises(Unreadable):
                    details.piece_of(Viewer(game, reader, "en"), name)
            if reader in game.questions:
                check_looks(game, reader, secret)
    assert secrets_kept, "a game without secrets proves nothing"


def check_looks(game: Game, side: str, secret: set[str]) -> None:
    """What a seat learns by looking at its options and by pointing at things names nothing secret."""
    options = game.questions[side].options
    for option in {options[0], options[len(options) // 2], options[-1]}:
        assert not mentions(look(game, side, option.text), secret)
    for unknown in game.view(side)["unknown"][:2]:
        assert not mentions(why_not(game, side, wire.WhyNot(side, hex=unknown["at"])), secret)
    for name in sorted(secret & set(game.play.roster.numbers)):
        with pytest.raises(Unreadable):
            why_not(game, side, wire.WhyNot(side, piece=name))


def test_who_is_active_is_told_only_while_sides_act_in_turn() -> None:
    """Elsewhere the field keeps what it held last, and would name the other side."""
    for moves in range(0, 400, 20):
        game = after("patrol", "night-raid", 3, moves)
        rule = game.play.phases()[game.play.position.phase].rule
        told = {figure.key for figure in page(game, "blue").screen.figures}
        assert ("acting" in told) == (rule == "4.5"), rule
    assert {"acting", "passes"} <= game.play.shape.kept.keys()


def test_the_sequence_of_play_lists_the_printed_steps_in_their_order() -> None:
    screen = page(after("verdun", "haumont", 3, 30), "german").screen
    listed = [phase.title for phase in screen.phases if phase.listed]
    numbered = [title.partition(".")[0] for title in listed if "." in title]
    order = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XII"]
    assert numbered == order and listed[-1].startswith("XII"), (
        "nothing follows the last, and no second Movement stands before IV"
    )
    assert "Movement" not in listed and screen.phases[screen.phase].listed


FOUGHT_OVER = """august tilsit
phase 3.0.C
board
  . . .
hex 0101 control russian
hex 0201 control russian
unit rI01 gI01 at 0101
unit rI02 at 0201
unit gW1 at 0301
acting german
underway acting
"""


def test_a_hex_that_is_fought_over_is_held_by_nobody() -> None:
    viewer = Viewer(shelf.title("august").at(FOUGHT_OVER), "german", "en")
    assert [details.hex_of(viewer, number).control for number in ("0101", "0201")] == [
        "nobody, it is contested",
        "Russians",
    ]


def test_what_is_committed_to_an_assault_is_told_while_it_is_put_together() -> None:
    """Those already chosen, and after them the units that the guns support, so that the map can mark them."""
    game = shelf.title("verdun").at(
        "verdun haumont\nphase 4.V german\nunit IR87 IR81 at 1302\nunit 21-art at 1301\nunit 362R at 1303\n",
        dice=TypedIn(),
    )

    def committed() -> list[str]:
        return screen.asked_of(Viewer(game, "german", "en"), game.questions["german"]).committed

    game.answer("assault 1303")
    assert committed() == []
    game.answer("join IR87")
    assert committed() == ["IR87"]
    game.answer("join IR81")
    assert committed() == ["IR87", "IR81"]


def test_what_only_the_rules_count_by_is_shown_to_nobody_and_a_yes_is_its_name() -> None:
    italia = Viewer(after("italia", "grappa", 1, 5), "cp", "en")
    figures = screen.figures_of(italia, {"begun": "yes", "ordered": "yes"})
    assert [(each.key, each.value) for each in figures] == [("ordered", "")]
    august = Viewer(after("august", "mattischkehmen", 1, 5), "german", "en")
    printed = august.play.roster[0]
    seen = {"steps": 2, "state": {"hit_in": "46/0908", "hit_from": 32}}
    assert not [line for line in details.piece_lines(august, printed, seen, 0) if "32" in line]


# What will go wrong --------------------------------------------------------------------------------------------------


def test_a_menu_tells_its_side_what_will_go_wrong_and_where() -> None:
    """At the barrage some guns have fired; who is not asked, and who only looks on, is told nothing."""
    game = next(
        game
        for game in played("verdun", "haumont", 1, 3000)
        if game.question and game.question.ask == "ask-bombard" and len(game.play.concerns(game.question))
    )
    assert game.question is not None
    [asked] = seen(game, game.question.side).asked
    [concern] = asked.concerns
    assert concern.rule == "7.0" and "not fired" in concern.text and concern.hexes
    assert seen(game, game.question.who.enemy.name).asked == []
