"""Hidden detachments: who may hide, what the enemy sees and is told of them, and when they are shown (§3.0, §12.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.draw.counters import unknown_symbol
from grognard.draw.look import look_of
from grognard.draw.position import position_svg
from grognard.games.front1918.aftermath import aftermath
from grognard.games.front1918.retreat import fall_back, ready
from grognard.games.front1918.supply import check_units
from grognard.games.italia import Italia
from grognard.games.italia.caporetto import collapse, send_refugees
from grognard.games.italia.table import CP, ENTENTE
from grognard.games.italia.vittorio import cannot_starve, hunger
from grognard.games.italia.withdrawal import retreat_phase
from grognard.kernel.asking.script import Refusal, Side
from grognard.kernel.numbers.dice import TypedIn, Whim
from grognard.kernel.secrecy.imagined import imagined_table
from grognard.kernel.table.position import CONCEALED
from grognard.kernel.words.words import words_for
from grognard.lab.conformance import check_bot
from grognard.lab.conformance.bots import BotTrial
from grognard.lab.conformance.examiner import Examiner
from grognard.lab.conformance.leaks import Leaks
from grognard.server.screens.screen import unknown_counter
from grognard.server.screens.viewer import Viewer
from grognard.shelf import title
from tests import depth
from tests.games.italia.fights import FED, Fray, engage, fight, fray, ground, in_combat, scene
from tests.games.italia.scenes import Field, field, game, moving

STRONG_AND_WEAK = "piece ID1 like AlpDet1 attack 2 defence 2\npiece ID2 like AlpDet2 attack 1 defence 1\n"


def unknown(g: Field, side: Side) -> list[tuple[str, str]]:
    """The hidden counters a side sees: where, and of which kind."""
    return [(each["at"], each["back"]) for each in g.game.view(side)["unknown"]]


def names(g: Field, side: Side) -> set[str]:
    """The counters a side knows."""
    return {piece["name"] for piece in g.game.view(side)["pieces"] if piece["at"] != "out"}


def told(g: Field, side: Side, key: str, lang: str = "en") -> list[str]:
    """The sentences of this key that a side was told."""
    return [g.game.play.say(event, lang) for event in g.game.events_for(side) if event.key == key]


# Hiding ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.0.detachment")
def test_3_0_a_detachment_that_ended_its_move_outside_enemy_zones_may_be_hidden() -> None:
    g = moving(f"{ground()}unit ID1 ID2 at 0508\nunit ID3 at 0106\nunit A3x at 0105\nunit I3x at 0509\n")
    g.play("move ID1", "to 0507", "halt", "move ID2", "halt", "done", "done")
    assert (g.phase, g.options()) == ("3.0.detachment", ["hide ID1", "done"])
    assert g.refused("hide ID2") == "§3.0.detachment It has not moved in this phase."
    assert g.refused("hide I3x") == "§3.0.detachment Only detachments can be hidden."
    assert g.refused("hide A3x") == "§3.0.detachment That one is not yours to command."
    g.play("hide ID1")
    assert unknown(g, CP) == [("0507", "alpini")]
    assert ("ID1" in names(g, CP), "ID1" in names(g, ENTENTE)) == (False, True)


@pytest.mark.rule("3.0.detachment")
def test_3_0_no_detachment_is_hidden_in_an_enemy_zone() -> None:
    g = moving(f"{ground()}unit ID1 at 0507\nunit ID2 at 0508\nunit A3x at 0505\nunit I3x at 0509\n")
    g.play("move ID1", "to 0506", "move ID2", "to 0408", "halt", "done")
    assert g.refused("hide ID1") == "§3.0.detachment It is in an enemy zone of control."
    assert g.options("hide") == ["ID2"]


@pytest.mark.rule("3.0.detachment")
def test_3_0_who_moves_in_exploitation_may_be_hidden_too() -> None:
    text = f"{ground()}unit ID1 at 0507 exploitation\nunit A3x at 0501\nunit I3x at 0509\nphase 14.2 2\n"
    g = field(text)
    g.play("move ID1", "to 0506", "halt")
    assert g.options() == ["hide ID1", "done"]
    assert g.refused("hide ID1") == ""


@pytest.mark.rule("3.0.detachment")
def test_3_0_a_hidden_detachment_is_named_by_its_kind_to_the_enemy_and_stays_hidden_in_his_zone() -> None:
    g = moving(f"{ground()}unit ID1 at 0507 concealed\nunit A3x at 0505\nunit I3x at 0509\n")
    g.play("move ID1", "to 0506")
    assert unknown(g, CP) == [("0506", "alpini")]
    assert told(g, ENTENTE, "moves")[0].startswith("ID1 ")
    assert told(g, CP, "moves")[0].startswith("A hidden Alpini detachment")
    assert told(g, CP, "moves", "fr")[0].startswith("Un détachement d’alpins caché")


# Showing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1.reveal", "3.0.detachment")
def test_12_1_a_declared_combat_shows_the_hidden_detachments_in_it_on_both_sides() -> None:
    g = fight("unit ID1 at 0505 concealed\nunit ID2 at 0206 concealed\nunit A4x AD1 at 0504\n")
    g.table.conceal(g.table.roster.numbers["AD1"])
    g.play("attack 0505", "join A4x", "join AD1")
    assert (unknown(g, CP), unknown(g, ENTENTE)) == ([("0206", "alpini")], [])
    assert told(g, CP, "shown") == told(g, ENTENTE, "shown")
    assert told(g, CP, "shown")[1] == "ID1 is shown: attack 1, defence 2, morale 5."
    assert told(g, CP, "shown", "fr")[1] == "Le ID1 se dévoile\xa0: attaque 1, défense 2, moral 5."


@pytest.mark.rule("12.1.reveal")
def test_12_1_an_attacker_who_does_not_take_part_stays_hidden() -> None:
    g = fight("unit ID1 at 0505\nunit A4x A3x AD1 at 0504\n")
    g.table.conceal(g.table.roster.numbers["AD1"])
    g.play("attack 0505", "join A4x", "done")
    assert unknown(g, ENTENTE) == [("0504", "gebirgs")]


@pytest.mark.rule("12.1.reveal")
def test_12_1_what_follows_a_declaration_that_shows_the_enemy_is_not_previewed() -> None:
    g = fight("unit ID1 at 0505 concealed\nunit A4x at 0504\n")
    final = g.game.preview("attack 0505").final
    assert final is not None
    assert final.key == "kernel-final-seen"


@pytest.mark.rule("12.1.reveal", "3.0.detachment")
@pytest.mark.parametrize(("here", "there"), [("ID1", "ID2"), ("ID2", "ID1")])
def test_12_1_the_odds_before_the_declaration_count_the_strongest_it_may_be(here: str, there: str) -> None:
    g = fight(f"{STRONG_AND_WEAK}unit {here} at 0505 concealed\nunit {there} at 0206 concealed\nunit A4x at 0504\n")
    tally = g.tally("attack 0505")
    reason = next(each for each in tally.all_reasons() if each.key == "reason-defence-hidden")
    assert (reason.value, reason.args) == (2, {"piece": "alpini", "least": 1, "most": 2})
    assert words_for(Italia, "en").reason(g.table, reason) == "A hidden Alpini detachment: 1 to 2, counted as 2"
    assert tally.compared == (8, 2)


@pytest.mark.rule("12.1.reveal")
def test_12_1_the_only_hidden_detachment_of_its_kind_is_known_by_what_is_missing() -> None:
    g = fight(f"{STRONG_AND_WEAK}unit ID2 at 0505 concealed\nunit ID1 at 0206\nunit A4x at 0504\n")
    assert g.tally("attack 0505").compared == (8, 1)


@pytest.mark.rule("3.0.detachment", "12.1.reveal")
@pytest.mark.parametrize(("here", "there"), [("ID1", "ID2"), ("ID2", "ID1")])
def test_12_1_morale_counts_as_the_highest_it_may_be(here: str, there: str) -> None:
    models = "piece ID1 like AlpDet1 morale 5\npiece ID2 like AlpDet2 morale 3\n"
    g = fight(f"{models}unit {here} at 0505 concealed\nunit {there} at 0206 concealed\nunit A4x at 0504\n")
    assert g.reasons("attack 0505")["morale"] == -1


@pytest.mark.rule("3.0.detachment")
def test_3_0_a_hidden_detachment_that_is_lost_without_a_combat_is_shown() -> None:
    g = scene(f"{ground()}unit ID1 at 0505 unsupplied concealed\n")
    check_units(g.table, ENTENTE, 0)
    assert told(g, CP, "eliminated") == ["A hidden Alpini detachment is eliminated in 0505."]
    assert told(g, CP, "shown") == ["ID1 is shown: attack 1, defence 2, morale 5."]
    assert unknown(g, CP) == []


# What the enemy learns otherwise -----------------------------------------------------------------------------------


@pytest.mark.rule("3.0.detachment", "13.0")
def test_3_0_only_its_owner_sees_the_morale_of_a_hidden_detachment_that_breaks_off() -> None:
    g = fight("unit ID1 at 0505 disengaging concealed\nunit A4x at 0504\n", when="phase 13.0 2\n")
    g.play("break-off 0505", "roll 1")
    event = next(event for event in g.game.events if event.key == "breaks-off")
    assert [event.tally_for(side) is None for side in (CP, ENTENTE, None)] == [True, False, True]


@pytest.mark.rule("scenario.vittorio.hunger", "3.0.detachment")
def test_scenario_vittorio_hunger_for_a_hidden_detachment_is_named_by_its_hex() -> None:
    units = "unit Gebirgs1 Gebirgs2 at 0503 concealed\nunit I1 at 0506\nunit A-XI at 0501\nunit I-IV at 0509\n"
    g = Fray(game().at(f"italia vittorio\n{ground()}{FED}{units}turn 3\nphase 11.1\n", dice=TypedIn()))
    g.run(hunger(g.table))
    assert g.options() == ["starve-hidden 0503", "done"]
    hidden = g.table.roster.numbers["Gebirgs1"]
    assert cannot_starve(g.table, -1, hidden) == Refusal("scenario.vittorio.hunger", "no-hungry-hidden")
    g.play("starve-hidden 0503")
    assert told(g, ENTENTE, "starves") == ["Hunger: a hidden Gebirgs detachment in 0503 is out of supply."]
    g.play("starve-hidden 0503")
    assert [g.marks(f"Gebirgs{n}") for n in (1, 2)] == [{"unsupplied"}] * 2


@pytest.mark.rule("3.0.detachment")
def test_3_0_the_order_of_events_and_reasons_says_nothing_about_which_is_which() -> None:
    units = (
        "unit {} at 0505 concealed\nunit {} at 0206 concealed\nunit IR1 at 0505\nunit I3x at 0307\nunit A4x at 0504\n"
    )
    heard = []
    for pair in (("ID1", "ID2"), ("ID2", "ID1")):
        g = scene(f"{ground()}{units.format(*pair)}")
        check_units(g.table, ENTENTE, 0)
        told_to_foe = [(event.key, event.args) for event in g.game.events_for(CP)]
        tally = fight(units.format(*pair)).tally("attack 0505")
        heard.append((told_to_foe, tally.as_json()))
    assert heard[0] == heard[1]


@pytest.mark.rule("3.0.detachment", "13.0")
@pytest.mark.parametrize(("here", "there"), [("ID1", "ID3"), ("ID3", "ID1")])
def test_3_0_the_enemy_who_leads_a_retreat_is_asked_about_a_kind(here: str, there: str) -> None:
    text = f"unit ID2 at 0505 disengaging\nunit {here} at 0505 disengaging concealed\nunit {there} at 0209 concealed\n"
    g = fight(f"{text}unit A4x at 0504\n", when="phase 13.0 2\n").fix("disengagement", "R2")
    g.play("break-off 0505", f"by-morale {here}", "roll 1")
    question = g.game.question
    assert question is not None
    assert (question.side, question.args["piece"]) == ("cp", g.table.roster.numbers["ID2"])


@pytest.mark.rule("3.0.detachment", "13.0")
def test_3_0_the_enemy_who_leads_only_a_hidden_detachment_back_is_told_its_kind() -> None:
    g = fight("unit ID1 at 0505 disengaging concealed\nunit A4x at 0504\n", when="phase 13.0 2\n")
    g.fix("disengagement", "R2").play("break-off 0505", "roll 1")
    question = g.game.question
    assert question is not None
    assert (question.side, question.args["piece"]) == ("cp", "alpini")
    assert "a hidden Alpini detachment" in words_for(Italia, "en").prompt(g.table, question)


@pytest.mark.rule("3.0.detachment")
def test_3_0_a_bot_imagines_every_face_that_is_possible_and_no_other() -> None:
    units = "unit ID1 at 0505 concealed\nunit ID2 at 0506 concealed\nunit ID3 at 0507\nunit A3x at 0501\n"
    g = moving(f"{ground()}{units}unit I3x at 0509\n")
    at = g.table.roster.numbers
    seen = set[tuple[str, ...]]()
    for number in range(12):
        table = imagined_table(g.game, CP, Whim(f"dream {number}"))
        seen.add(tuple(table.board.place_text(table.position.at[at[name]]) for name in ("ID1", "ID2", "ID3")))
    assert seen == {("0505", "0506", "0507"), ("0506", "0505", "0507")}
    own = imagined_table(g.game, ENTENTE, Whim("dream"))
    assert own.position.at == g.table.position.at


FED_BOTH = "unit IQ at 0509\nunit AQ at 0501\n"


@pytest.mark.rule("table.erroneous", "3.0.detachment")
@pytest.mark.parametrize(("here", "there"), [("ID1", "ID2"), ("ID2", "ID1")])
def test_table_erroneous_a_hidden_detachment_is_misdirected_by_its_hex(here: str, there: str) -> None:
    """Ruling D131."""
    hidden = f"{STRONG_AND_WEAK}unit {here} at 0507 concealed\nunit {there} at 0109 concealed\n"
    text = f"{ground()}{FED_BOTH}{hidden}unit I4x at 0505\nunit IR1 at 0607\nunit A4x at 0504\n"
    g = fray(text, "0505", "A4x", mastery="partial erroneous").play("roll 6")
    assert g.options() == ["misdirect IR1", "misdirect-hidden 0507", "done"]
    for name in ("ID1", "ID2"):
        assert g.refused(f"misdirect {name}") == "§3.0.detachment It is hidden: name its hex."
    assert g.refused("misdirect-hidden 0607").startswith("§3.0.detachment "), "nobody is hidden there"
    g.play("misdirect-hidden 0507")
    assert g.question is not None and g.question.args["piece"] == "alpini"
    g.play("to 0407")
    assert (g.at(here), g.table.is_hidden(g.piece(here))) == ("0407", True)
    assert told(g, CP, "misdirected") == ["A hidden Alpini detachment is sent astray to 0407."]


@pytest.mark.rule("12.2.6.none", "3.0.detachment")
@pytest.mark.parametrize(("here", "there"), [("ID1", "ID2"), ("ID2", "ID1")])
def test_12_2_6_a_marker_on_a_hidden_detachment_is_taken_off_by_its_hex(here: str, there: str) -> None:
    """Ruling D131."""
    hidden = f"{STRONG_AND_WEAK}unit {here} at 0503 reserve concealed\nunit {there} at 0109 concealed\n"
    text = f"{ground()}{FED_BOTH}{hidden}unit I4x at 0504\nunit IR1 at 0404 reserve\nunit A4x at 0505\n"
    g = fray(text, "0505", "I4x", mastery="none none")
    assert g.options() == ["cancel IR1", "cancel-hidden 0503", "done"]
    assert g.refused(f"cancel {here}") == "§3.0.detachment It is hidden: name its hex."
    g.play("cancel-hidden 0503")
    assert g.marks(here) == set()
    assert told(g, CP, "marker-off") == ["A hidden Alpini detachment in 0503 loses its marker."]


@pytest.mark.rule("12.2.6.none", "3.0.detachment")
@pytest.mark.parametrize("other", ["ID1", "ID2"])
def test_12_2_6_a_marker_shared_with_a_hidden_detachment_is_named_by_the_other_unit(other: str) -> None:
    """Ruling D131."""
    text = f"{ground()}{FED_BOTH}unit {other} BB1 at 0503 reserve\nunit I4x at 0504\nunit A4x at 0505\n"
    g = scene(text)
    g.table.conceal(g.piece(other))
    battle = engage(g, "0505", "I4x", mastery="none none")
    g.run(aftermath(in_combat(g, ENTENTE).table, battle))
    assert g.options() == ["cancel BB1", "done"]
    g.play("cancel BB1")
    assert (g.marks(other), g.marks("BB1")) == (set(), set())


def lay(pair: tuple[str, str], units: str) -> Fray:
    """A position of Caporetto with two detachments of which one is stronger, and the order of retreat given."""
    head = f"italia caporetto\n{STRONG_AND_WEAK}{ground()}{FED}unit G-XIV at 0501\nunit I-II at 0509\nunit A1 at 0303\n"
    text = f"{head}{units.format(*pair)}ordered yes\nturn 3\nphase 11.1 2\n"
    return Fray(game().at(text, dice=TypedIn()))


def retires(pair: tuple[str, str]) -> Fray:
    g = lay(pair, "unit {} at 0507 concealed\nunit {} at 0108 retreat-mode concealed\nunit I22 at 0509\n")
    return g.run(retreat_phase(g.table, ENTENTE)).play(f"rally {pair[1]}", "roll 1", "retire 0507")


def falls_apart(pair: tuple[str, str]) -> Fray:
    g = lay(pair, "unit {} at 0507 unsupplied concealed\nunit {} at 0108 unsupplied concealed\n")
    return g.run(collapse(g.table, frozenset(map(g.piece, pair)))).play("roll 6")


def crowded(pair: tuple[str, str]) -> Fray:
    g = lay(pair, "unit {} at 0304 concealed\nunit {} at 0506 concealed\nunit A4 at 0503\n")
    return g.run(send_refugees(g.table, ENTENTE)).play("crowd 0506")


def falls_back(pair: tuple[str, str]) -> Fray:
    g = lay(pair, "unit {} at 0506 concealed\nunit {} at 0108 concealed\nunit A4 at 0505\nunit I3 I22 at 0507\n")
    return g.run(fall_back(g.table, ready(g.table, ENTENTE, [g.piece(pair[0])], 2))).play("back 0507", "back 0508")


@pytest.mark.rule("3.0.detachment", "11.4", "12.3", "scenario.caporetto.supply", "scenario.caporetto.refugees")
@pytest.mark.parametrize("lead_on", [retires, falls_apart, crowded, falls_back])
def test_3_0_the_enemy_sees_and_hears_the_same_whichever_of_two_is_where(
    lead_on: Callable[[tuple[str, str]], Fray],
) -> None:
    known = []
    for pair in (("ID1", "ID2"), ("ID2", "ID1")):
        g = lead_on(pair)
        heard = [(event.key, event.rule, event.args) for event in g.game.events_for(CP)]
        assert all(map(g.table.is_hidden, map(g.piece, pair)))
        known.append((heard, g.game.view(CP)))
    assert known[0] == known[1]


# The screen --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.0.detachment")
@pytest.mark.parametrize(
    ("lang", "name"), [("en", "A hidden Gebirgs detachment"), ("fr", "Un détachement Gebirgs caché")]
)
def test_3_0_the_screen_of_the_enemy_shows_the_back_and_the_kind(lang: str, name: str) -> None:
    g = moving(f"{ground()}unit AD1 at 0503 concealed\nunit I3x at 0509\n")
    shown = [unknown_counter(Viewer(g.game, ENTENTE.name, lang), each) for each in g.game.view(ENTENTE)["unknown"]]
    assert [(each.at, each.symbol, each.name) for each in shown] == [("0503", "u-cp-gebirgs", name)]
    drawn = unknown_symbol("cp", look_of(game()), "gebirgs")
    assert (">Gebirgs</text>" in drawn, ">?-?-5</text>" in drawn) == (True, True)
    assert f"<title>{name}</title>" in position_svg(g.game, ENTENTE.name, lang=lang)


@pytest.mark.rule("3.0.detachment")
def test_3_0_there_are_secrets_only_while_a_detachment_is_hidden() -> None:
    g = moving(f"{ground()}unit ID1 at 0508\nunit A3x at 0501\nunit I3x at 0509\n")
    g.play("move ID1", "to 0507", "halt", "done")
    assert g.phase == "3.0.detachment"
    assert g.table.has_secrets() is False
    g.play("hide ID1")
    assert g.table.has_secrets() is True
    assert told(g, CP, "hides") == ["ID1 in 0507 is hidden."]


# The kit -----------------------------------------------------------------------------------------------------------


class Masked(Italia):
    """Italia with every detachment hidden from the start, so that the kit has much to swap."""

    def begin(self) -> None:
        super().begin()
        for piece in range(len(self.roster)):
            if self.is_detachment[piece] and self.is_on_board(piece):
                self.conceal(piece, CONCEALED)


def leaks(scenario: str, options: list[str], seed: str, menus: int) -> list[Any]:
    """What the twins of a random game tell apart, looked for at so many menus from the beginning."""
    kit = Examiner(title(Masked), scenario, options, seed, 1)
    kit.game = kit.title.new(scenario, options, seed=seed)
    while menus and kit.game.questions and not kit.findings:
        question = kit.game.question
        assert question is not None
        if question.is_menu:
            menus -= 1
            Leaks(kit).check(question)
        kit.game.answer(kit.whim.pick(question.options))
    return kit.findings


@pytest.mark.rule("3.0.detachment", "12.1.reveal")
@pytest.mark.parametrize(
    ("scenario", "options", "menus"),
    [("grappa", [], 40), ("radetzky", ["17.0"], 25), ("caporetto", [], 25), ("vittorio", [], 25)],
)
def test_3_0_no_side_can_tell_which_hidden_detachment_is_which(scenario: str, options: list[str], menus: int) -> None:
    assert leaks(scenario, options, "masked", depth.times(menus)) == []


@pytest.mark.rule("3.0.detachment", "12.1.reveal")
def test_3_0_the_kit_finds_nothing_where_all_detachments_are_hidden() -> None:
    assert Examiner(title(Masked), "grappa", [], "masked kit", depth.one_in(24)).play_out() == []


@pytest.mark.rule("3.0.detachment")
def test_3_0_a_bot_answers_by_what_its_side_may_know() -> None:
    trial = BotTrial(title(Masked), "grappa", "officer", "masked", ("cp", "entente"), 1, one_in=depth.one_in(12))
    assert check_bot(trial) == []
