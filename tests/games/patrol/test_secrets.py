"""Hidden information: concealed counters, plotted fire, sealed answers; and what can be undone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

import grognard
from grognard.games.patrol.table import Patrol
from grognard.kernel.asking.script import Noun
from grognard.kernel.numbers.dice import Whim

if TYPE_CHECKING:
    from tests.games.patrol.conftest import Field, Night

# What a side may know -------------------------------------------------------------------------------------------


def known_to(game: grognard.Game, side: str) -> dict[str, Any]:
    """Everything the program tells a side: its view, the events, and, when it is asked, tallies and refusals."""
    play = game.play
    known: dict[str, Any] = {
        "view": game.view(side),
        "told": [(event.rule, play.say(event)) for event in game.events_for(side)],
    }
    question = game.questions.get(side)
    if question is not None:
        known["tallies"] = {
            option.text: tally.as_json() for option in question.options if (tally := game.explain(option, side))
        }
        known["refusals"] = {text: game.why_not(text, side) for text in every_answer(play)}
    return known


def every_answer(play: Any) -> Iterator[str]:
    """Everything one can say in this game, sensible or not."""
    for word, voice in play.voices.items():
        if voice.noun is Noun.NOTHING:
            yield word
        elif voice.noun is Noun.PIECE:
            yield from (f"{word} {piece.name}" for piece in play.roster)
        elif voice.noun is Noun.HEX:
            yield from (f"{word} {play.board.grid.number(hex_)}" for hex_ in play.board.grid.hexes)


SECRET = """
    board
      . . . . . .
      . . w . . .
      . . . v . .
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
    unit BL B1 at 0102
    unit BS at 0203
    unit B2 at 0301 concealed
    unit {one} at 0103 concealed
    unit {two} at 0403 concealed
    unit {three} at 0107 concealed
    unit R2 at 0507
    """

TWINS = [
    {"one": "R1", "two": "RX", "three": "RL"},
    {"one": "RX", "two": "R1", "three": "RL"},
    {"one": "RL", "two": "RX", "three": "R1"},
    {"one": "RG", "two": "RS", "three": "RY"},
]
"""Who lies where; Blue sees three counters, whichever it is. Nobody else is on the board in any of them."""


def stories(field: Field, *answers: str) -> list[dict[str, Any]]:
    """What Blue knows after these answers, for each of the four truths that look alike."""
    known = []
    for truth in TWINS:
        told = known_to(field(SECRET.format(**truth)).play(*answers).game, "blue")
        # Which counters are off the board is known from the scenario; here each truth brings its own.
        told["view"]["pieces"] = [piece for piece in told["view"]["pieces"] if piece["at"] != "out"]
        known.append(told)
    return known


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    "answers",
    [
        (),
        ("activate B1",),
        ("activate BL",),
        ("activate B2",),
        ("activate B1", "assault 0103"),
        ("activate B2", "to 0302"),
        ("activate B1", "stay"),
        ("pass",),
    ],
)
def test_11_1_what_lies_concealed_changes_nothing_the_enemy_is_told(field: Field, answers: tuple[str, ...]) -> None:
    """Views, options, chances and refusals, of all there is to say."""
    first, *others = stories(field, *answers)
    for other in others:
        assert other == first


@pytest.mark.rule("8.5", "11.1")
def test_8_5_being_asked_for_reaction_fire_gives_nothing_away(field: Field) -> None:
    """Blue moves, Red is asked, whoever is there; and when Red holds his fire, Blue is none the wiser."""
    asked = stories(field, "activate B2", "to 0302")
    assert asked[0]["view"]["waiting"] == ["red"]
    assert all(other == asked[0] for other in asked)
    held = stories(field, "activate B2", "to 0302", "hold")
    assert all(other == held[0] for other in held)


@pytest.mark.rule("14.1", "11.1")
def test_14_1_being_asked_for_a_prize_gives_nothing_away(field: Field) -> None:
    """Red is asked whether he shows what lies in the church, be it a squad or a noise."""
    text = "patrol crossing\nturn 2\nphase 4.6\nbegins red\nacting red\nunit {} at 0705 concealed\n"
    text += "unit {} at 1301 concealed\nunit B1 at 0101\nunit RG at 1302\n"
    squad, noise = field(text.format("R1", "RX")), field(text.format("RX", "R1"))
    assert (squad.options(), noise.options()) == (["show R1", "done"], ["done"])
    assert known_to(squad.game, "blue") == known_to(noise.game, "blue")
    assert known_to(squad.play("done").game, "blue") == known_to(noise.play("done").game, "blue")


@pytest.mark.rule("8.4", "9.2", "12.2", "11.1")
def test_9_2_a_test_passed_does_not_tell_where_the_leader_lies(field: Field) -> None:
    """Under fire the squad holds, with its leader close by or a noise there and the leader far away."""
    text = "board\n" + "  . . .\n" * 7 + "unit B1 at 0101\nunit R1 at 0103\nunit {} at 0104 concealed\n"
    text += "unit {} at 0307 concealed\n"
    near, far = (
        field(text.format(*pair), (3, 3), (1, 1)).play("activate B1", "fire 0103", "hold")
        for pair in (("RL", "RX"), ("RX", "RL"))
    )
    assert known_to(near.game, "blue") == known_to(far.game, "blue")
    assert near.told("needed", "red") != far.told("needed", "red")


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("scenario", ["crossing", "night-raid"])
def test_11_1_in_whole_games_exchanging_concealed_counters_changes_nothing_for_the_enemy(scenario: str) -> None:
    """At menus of random games, every pair of concealed counters that look alike changes places."""
    compared = 0
    for seed in range(4):
        whim, game = Whim(f"secrets {seed}"), grognard.new("patrol", scenario, seed=seed)
        while game.questions:
            side = whim.pick(list(game.questions))
            question = game.questions[side]
            if question.is_menu and len(game.entries) % 7 == 0:
                compared += compare_exchanged(game, side, whim)
            game.answer(whim.pick(question.options), side)
    assert compared > 20


def compare_exchanged(game: grognard.Game, side: str, whim: Whim) -> int:
    """Lay the game out again with two of the enemy's concealed counters exchanged, and compare what the side knows."""
    play = game.play
    assert isinstance(play, Patrol)
    position = play.position
    hidden = [p for p in range(len(play.roster)) if position.hidden[p] == 1 and play.owner[p].name != side]
    alike = [(a, b) for a, b in combinations(hidden, 2) if position.marks[a] == position.marks[b]]
    if not alike:
        return 0
    one, two = whim.pick(alike)
    as_it_is = grognard.position("patrol", game.position_text(), seed=1)
    exchanged = grognard.position("patrol", game.position_text(), seed=1)
    at = exchanged.play.position.at
    at[one], at[two] = at[two], at[one]
    exchanged.restart()
    assert known_to(as_it_is, side) == known_to(exchanged, side)
    counters = [option for option in as_it_is.questions[side].options if option.verb == "activate"]
    answer = whim.pick(counters)
    as_it_is.answer(answer.text, side)
    exchanged.answer(answer.text, side)
    assert known_to(as_it_is, side) == known_to(exchanged, side)
    return 1


@pytest.mark.rule("11.1")
def test_11_1_why_not_says_nothing_about_the_enemys_counters(field: Field) -> None:
    """Asking about a counter that is not one's own gives the same answer wherever it lies, and in whatever state."""
    g = field(SECRET.format(**TWINS[0])).play("activate B1", "assault 0103")
    assert {g.refused(f"join {name}") for name in ("R1", "R2", "RX", "R4")} == {"§5.1 This counter is not yours."}
    g = field(SECRET.format(**TWINS[0])).play("activate B2", "to 0302")
    assert {g.refused(f"shoot {name}") for name in ("B1", "B2", "B4", "BX")} == {"§5.1 This counter is not yours."}


# Sealed answers -------------------------------------------------------------------------------------------------

PLOTTING = """
    patrol night-raid
    turn 2
    phase 4.4
    begins blue
    acting blue
    side blue shells 2
    side blue screens 1
    side red shells 2
    unit B1 at 0404
    unit R1 at 1106
    """


@pytest.mark.rule("13.2", "4.4")
def test_4_4_answers_in_any_order_give_the_same(field: Field) -> None:
    blue, red = ["blue: plot shells", "blue: aim 0705"], ["red: plot shells", "red: aim 0706"]
    orders = [
        [*blue, *red],
        [*red, *blue],
        [blue[0], red[0], red[1], blue[1]],
        [red[0], blue[0], blue[1], red[1]],
    ]
    texts = {field(PLOTTING).play(*order).game.position_text() for order in orders}
    assert len(texts) == 1


@pytest.mark.rule("13.2", "4.4")
def test_4_4_the_others_plot_is_not_in_the_view(field: Field) -> None:
    """Neither while both are asked nor when both have answered, until it falls."""
    before = known_to(field(PLOTTING).game, "red")
    for plot in (["blue: plot shells"], ["blue: plot screen"]):
        assert known_to(field(PLOTTING).play(*plot).game, "red") == before
    ready = field(PLOTTING).play("blue: plot shells", "blue: aim 0705").game
    other = field(PLOTTING).play("blue: plot screen", "blue: aim 0303").game
    assert known_to(ready, "red") == known_to(other, "red")
    plotted = [
        field(PLOTTING).play(*plot, "red: plot nothing").game
        for plot in (["blue: plot shells", "blue: aim 0705"], ["blue: plot screen", "blue: aim 0303"])
    ]
    assert known_to(plotted[0], "red") == known_to(plotted[1], "red")


@pytest.mark.rule("13.2", "4.4")
def test_4_4_nor_whether_anything_was_plotted_at_all(field: Field) -> None:
    """Not even by the number of the next question, while both are asked or later."""
    blue = (["blue: plot shells", "blue: aim 0705"], ["blue: plot nothing"])
    for red in (["red: plot shells"], ["red: plot nothing"], ["red: plot nothing", "blue: pass"]):
        something, nothing = (field(PLOTTING).play(*plot, *red).game for plot in blue)
        assert known_to(something, "red") == known_to(nothing, "red")


@pytest.mark.rule("13.2", "4.4")
def test_4_4_an_answer_can_be_taken_back_while_the_other_side_is_open(field: Field) -> None:
    g = field(PLOTTING).play("blue: plot shells", "red: plot shells", "blue: aim 0705")
    assert str(g.game.undo("blue")) == "blue: aim 0705"
    assert str(g.game.undo("blue")) == "blue: plot shells"
    assert g.options(side="blue") == ["plot shells", "plot screen", "plot nothing"]
    assert "aim 0706" in g.options(side="red"), "Red’s own answer stands"
    g.play("blue: plot nothing", "red: aim 0706")
    assert (g.at("BH"), g.at("RH")) == ("out", "0706")


@pytest.mark.rule("13.2", "4.4")
def test_4_4_not_when_both_have_answered(field: Field) -> None:
    g = field(PLOTTING).play("blue: plot nothing", "red: plot nothing")
    for side in ("blue", "red"):
        with pytest.raises(grognard.Illegal):
            g.game.undo(side)


NORTH = ["0101", "0102", "0103", "0201", "0202", "0301", "0302", "0302"]
NORTH_AND_SOUTH = ["0103", "0301", "0302", "0108", "0208", "0309", "0310", "0110"]
"""Set-up hexes of Blue, one for each counter."""


@pytest.mark.rule("3.5")
def test_3_5_the_set_up_is_unseen_until_both_are_done(begin: Field) -> None:
    def begun(*hexes: str) -> Night:
        return begin("night-raid").play(*[f"blue: put {hex_}" for hex_ in hexes])

    assert known_to(begun("0302", "0309").game, "red") == known_to(begun("0101", "0102").game, "red")
    done = [begun(*flank) for flank in (NORTH, NORTH_AND_SOUTH)]
    assert known_to(done[0].game, "red") == known_to(done[1].game, "red")
    assert done[0].game.view("red")["waiting"] == ["blue", "red"], "nor that it is done"


@pytest.mark.rule("3.5")
def test_3_5_placing_can_be_taken_back_and_the_order_of_the_sides_does_not_matter(begin: Field) -> None:
    blue = [f"blue: put {hex_}" for hex_ in NORTH_AND_SOUTH]
    red = [f"red: put {hex_}" for hex_ in ("1101", "1102", "1201", "1202", "1301", "1302", "1303", "1308")]
    mixed = [answer for pair in zip(red, blue, strict=True) for answer in pair]
    texts = {
        begin("night-raid", 1).play(*order).game.position_text() for order in ([*blue, *red], [*red, *blue], mixed)
    }
    assert len(texts) == 1
    g = begin("night-raid").play(*blue[:3], red[0])
    assert str(g.game.undo("blue")) == "blue: put 0302"
    g.play("blue: put 0202", *blue[3:], *red[1:])
    assert g.at("B2") == "0202"


# Taking back ----------------------------------------------------------------------------------------------------

COLUMN = "board\n" + "  .\n" * 8


@pytest.mark.rule("6.2")
def test_6_2_a_move_can_be_taken_back_before_anything_was_rolled_or_revealed(field: Field) -> None:
    g = field(COLUMN + "unit B1 at 0101\nunit R1 at 0108\n")
    before = g.game.position_text()
    g.play("activate B1", "to 0102", "to 0103")
    for _ in range(3):
        g.game.undo("blue")
    assert g.game.position_text() == before
    assert (g.at("B1"), g.asked, g.told()) == ("0101", "blue 5.1", [])


@pytest.mark.rule("8.5")
def test_8_5_not_when_the_other_side_has_answered_since(field: Field) -> None:
    g = field(COLUMN + "unit B1 at 0103\nunit R1 at 0108\n").play("activate B1", "to 0104", "hold")
    assert g.game.why_no_undo("blue") is not None
    with pytest.raises(grognard.Illegal, match="Another side has answered since: Red"):
        g.game.undo("blue")


@pytest.mark.rule("11.5")
def test_11_5_a_reveal_cannot_be_taken_back(field: Field) -> None:
    g = field(COLUMN + "unit B1 at 0102 concealed\nunit R1 at 0105 fired\n").play("activate B1", "to 0103")
    assert g.is_open("B1")
    with pytest.raises(grognard.Illegal, match="Something hidden has been shown since"):
        g.game.undo("blue")


@pytest.mark.rule("11.6")
def test_11_6_what_scouts_found_cannot_be_taken_back(field: Field) -> None:
    g = field(COLUMN + "unit BS at 0101\nunit R1 at 0104 concealed fired\n").play("activate BS", "to 0102")
    assert g.is_open("R1")
    with pytest.raises(grognard.Illegal, match="Something hidden has been shown since"):
        g.game.undo("blue")


@pytest.mark.rule("8.2")
def test_8_2_nor_can_a_roll(field: Field) -> None:
    g = field(COLUMN + "unit B1 at 0101\nunit R1 at 0103 fired\n", (6, 6)).play("activate B1", "fire 0103")
    with pytest.raises(grognard.Illegal, match="Dice have been rolled since"):
        g.game.undo("blue")


@pytest.mark.rule("14.1")
def test_14_1_nor_a_unit_shown_to_take_a_prize(field: Field) -> None:
    text = "patrol crossing\nturn 2\nphase 4.6\nbegins blue\nacting blue\nunit R1 at 1301\n"
    g = field(text + "unit B1 at 0705 concealed\nunit BG at 0303 concealed\n").play("show B1")
    with pytest.raises(grognard.Illegal, match="Something hidden has been shown since"):
        g.game.undo("blue")


@pytest.mark.rule("13.3")
def test_13_3_nor_anything_once_plotted_fire_has_come_down(field: Field) -> None:
    """Blue lets his reserve wait, sees Red’s smoke rise without a die being rolled, and must live with it."""
    g = field(PLOTTING + "side red screens 1\nunit B4 at reserve\n", 1).play("blue: plot nothing")
    g.play("red: plot screen", "red: aim 1004", "pass", "pass")
    assert g.asked == "blue 4.2"
    g.play("wait")
    assert g.told("smoke-rises") == ["Smoke rises in 1004 Mill."]
    with pytest.raises(grognard.Illegal, match="Something hidden has been shown since"):
        g.game.undo("blue")


@pytest.mark.rule("11.4")
def test_11_4_going_to_ground_can_while_nobody_has_answered(field: Field) -> None:
    g = field(COLUMN + "unit B1 at 0101\nunit R1 at 0108\n").play("activate B1", "hide")
    assert str(g.game.undo("blue")) == "blue: hide"
    assert g.is_open("B1")


@pytest.mark.rule("9.5")
def test_9_5_a_game_saved_in_the_dark_comes_back_as_it_was(field: Field) -> None:
    g = field(COLUMN + "unit B1 at 0101 concealed shaken\nunit BX at 0102 concealed\nunit R1 at 0106 concealed\n")
    g.play("activate BX", "to 0103")
    for side in ("blue", "red"):
        assert grognard.load(g.game.save()).view(side) == g.game.view(side)
