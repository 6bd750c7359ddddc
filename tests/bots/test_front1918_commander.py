"""The commander of Marne 1918: whole games, sensible decisions, reasons, and other styles of play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from grognard import bots
from grognard.bots.front1918 import FrontCommander, commander
from grognard.bots.front1918.attack_value import burden, promise
from grognard.bots.front1918.character import ATTACKERS, DEFENDERS, PLAIN
from grognard.bots.front1918.italia import ITALIA
from grognard.bots.front1918.marne import MARNE
from grognard.bots.front1918.situation import Conduct
from grognard.bots.front1918.survey import survey
from grognard.bots.minds.glance import Asked
from grognard.bots.minds.reason import BotReason
from grognard.games.marne.table import ALLIED, GERMAN, Marne
from grognard.games.marne.victory import victory_hexes
from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import Question, Side
from grognard.kernel.numbers.dice import Whim
from grognard.shelf import title
from tests.bots.handed import handed
from tests.games.marne.fights import ALLIES, asks, fight
from tests.games.marne.scenes import Field

ROOM = Path(str(files("grognard.bots.front1918")))
BY_DICE = {"ask-deal", "ask-draw-air"}
"""What is drawn from a cup, not decided."""
BY_DEFAULT = {"ask-bring-up", "ask-swap-with", "ask-markers-first", "ask-lift", "ask-rally", "ask-raid-with"}
"""Questions of Italia that officers answer by the default: done, or the first option."""


def questions(*games: str) -> set[str]:
    """Every question that the rules of these packages ask a player."""
    modules = [module for game in games for module in sorted((ROOM.parents[1] / "games" / game).glob("*.py"))]
    return {ask for module in modules for ask in re.findall(r'"(ask-[a-z-]+)"', module.read_text())} - BY_DICE


def mind_of(game: Game, side: Side) -> FrontCommander:
    """A mind that looks at a running game's own table."""
    play = game.play
    assert isinstance(play, Marne)
    mind = commander(play, side, Whim("test"))
    mind.look(play)
    return mind


def play_on(game: Game, turns: int = 99) -> Iterator[tuple[Question, tuple[BotReason, ...]]]:
    """Officers on both sides, until so many turns are over: each question and the reasons for its answer."""
    players = {side.name: bots.make("officer", f"test/{side.name}") for side in game.play.sides}
    while (question := game.question) is not None and game.play.position.turn <= turns:
        bots.let_answer(game, players[question.side], question)
        yield question, bots.explain(players[question.side])


def says(game: Game, why: tuple[BotReason, ...]) -> list[str]:
    """Reasons in words, in both languages."""
    return [reason.said(game.play, lang) for reason in why for lang in ("en", "fr")]


def decides(g: Field, side: Side = GERMAN) -> str:
    """What an officer answers now."""
    question = g.game.question
    assert question is not None
    assert question.who == side
    play = g.game.play
    assert isinstance(play, Marne)
    return mind_of(g.game, side).answer(play, handed(g.game)).text


# Whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [(), ("17.0", "scenarios.quick-setup")])
def test_two_officers_fight_gneisenau_to_its_end_and_say_why(options: tuple[str, ...]) -> None:
    game = title("marne").new("gneisenau", options, seed=5001)
    attacks, silent = 0, set()
    for question, why in play_on(game):
        attacks += question.ask == "ask-attack"
        assert all("bot-" not in said and "{" not in said for said in says(game, why))
        if not why and len(question.options) > 1:
            silent.add(question.ask)
    assert game.result is not None
    assert game.play.position.turn == 2
    assert attacks > 10
    assert silent <= {"ask-join", "ask-guns-attack", "ask-counter", "ask-relieve", "ask-haul", "ask-call-tank",
                      "ask-guns-exploiting", "ask-where"}  # fmt: skip


@pytest.mark.parametrize("scenario", ["blucher", "friedensturm"])
def test_a_turn_of_the_larger_ones_breaks_the_line(scenario: str) -> None:
    game = title("marne").new(scenario, [], seed=5001)
    play = game.play
    assert isinstance(play, Marne)
    before = play.position.control.count(GERMAN + 1)
    for _ in play_on(game, turns=1):
        pass
    assert play.position.turn == 2
    assert play.position.control.count(GERMAN + 1) > before + 10


def test_the_same_seed_gives_the_same_game() -> None:
    logs = []
    for _ in range(2):
        game = title("marne").new("gneisenau", [], seed=5002)
        logs.append([question.ask for question, _ in play_on(game, turns=1)])
    assert logs[0] == logs[1]


def test_a_table_is_left_as_it_was() -> None:
    game = title("marne").new("gneisenau", [], seed=5003)
    for number, _ in enumerate(play_on(game)):
        if number > 150:
            break
    question = game.question
    assert question is not None
    before = game.play.snapshot()
    play = game.play
    assert isinstance(play, Marne)
    mind = mind_of(game, question.who)
    mind.answer(play, handed(game))
    mind.value(play)
    assert game.play.snapshot() == before


def test_an_officer_can_take_over_anywhere() -> None:
    game = title("marne").new("gneisenau", [], seed=5004)
    for number, _ in enumerate(play_on(game)):
        question = game.question
        if question is not None and number % 13 == 0:
            play = game.play.twin(game.play.snapshot())
            assert isinstance(play, Marne)
            late = commander(play, question.who, Whim("late"))
            assert late.answer(play, handed(game)) in question.options


# Every question -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("conduct", "game", "others"), [(MARNE, "marne", set()), (ITALIA, "italia", BY_DEFAULT)])
def test_there_is_a_row_for_every_question_and_no_other(conduct: Conduct, game: str, others: set[str]) -> None:
    assert len(conduct.rows) > 50
    assert others <= questions("front1918", game)
    assert conduct.rows.keys() == questions("front1918", game) - others


# Words ----------------------------------------------------------------------------------------------------------


def keys(lang: str) -> set[str]:
    """The sentences of a language."""
    return set(re.findall(r"^(bot-[a-z-]+) =", (ROOM / "texts" / f"{lang}.ftl").read_text(), re.M))


def test_both_languages_have_the_same_sentences() -> None:
    assert keys("en") == keys("fr")
    assert len(keys("en")) > 60


def test_every_reason_has_its_sentence_and_every_sentence_its_reason() -> None:
    code = "".join(module.read_text() for module in sorted(ROOM.glob("*.py")))
    named = set(re.findall(r'"(bot-front-[a-z-]+)"', code))
    orders = {f"bot-front-{why}" for why in re.findall(r'(?:Order\([^"]*|why=)"([a-z-]+)"', code)}
    staffs = {"bot-front-staff", "bot-front-gun"}
    designs = {f"bot-front-design-{c.name}" for c in (*ATTACKERS, *DEFENDERS)}
    assert named | orders | staffs | designs == keys("en")


# Decisions ------------------------------------------------------------------------------------------------------


def test_no_attack_at_hopeless_odds() -> None:
    assert decides(fight("unit G3 at 0504\nunit F4 F3 at 0505\n", "0505 tx")) == "done"


def test_an_attack_at_good_odds_is_made() -> None:
    g = fight("unit G4 at 0504\nunit GR1 GR2 at 0604\nunit F3 at 0505 steps 1\n")
    assert decides(g) == "attack 0505"


def test_the_reason_of_an_attack_gives_its_odds() -> None:
    g = fight("unit G4 at 0504\nunit GR1 GR2 at 0604\nunit F3 at 0505 steps 1\n")
    mind = mind_of(g.game, GERMAN)
    assert g.game.question is not None
    mind.answer(g.table, handed(g.game))
    assert mind.why[0].key == "bot-front-storm"
    assert re.search(r"0505.* at [1-6]/1", mind.why[0].said(g.table))
    assert re.search(r"0505.* à [1-6]/1", mind.why[0].said(g.table, "fr"))


def test_more_who_attack_promise_more() -> None:
    g = fight("unit G4 at 0504\nunit GR1 GR2 at 0604\nunit F4 at 0505\n")
    mind = mind_of(g.game, GERMAN)
    survey(mind.situation)
    h, one = g.table.board.grid.find, g.piece
    few = {one("G4"): h("0504")}
    many = {**few, one("GR1"): h("0604"), one("GR2"): h("0604")}
    assert promise(mind.situation, h("0505"), few, (), False) < promise(mind.situation, h("0505"), many, (), False)


def test_a_trench_promises_less() -> None:
    worths = []
    for cells in ((), ("0505 x",)):
        g = fight("unit G4 at 0504\nunit F4 at 0505\n", *cells)
        mind = mind_of(g.game, GERMAN)
        survey(mind.situation)
        h = g.table.board.grid.find
        worths.append(promise(mind.situation, h("0505"), {g.piece("G4"): h("0504")}, (), False))
    assert worths[1] < worths[0]


def test_who_leads_has_the_highest_morale() -> None:
    g = fight("unit G4 G3 at 0504\nunit GR1 at 0604\nunit F3 at 0505 steps 1\n").play("attack 0505")
    while asks(g) == "ask-join":
        g.play(next(text for text in g.options() if text != "done"))
    while asks(g) != "ask-lead-attack":
        g.play("done")
    assert decides(g) == "lead GR1"


def test_a_lost_step_is_the_cheapest() -> None:
    g = fight("unit G4 at 0504\nunit F3 at 0505\n")
    situation, one = mind_of(g.game, ALLIED).situation, g.piece
    assert burden(situation, one("F3")) < burden(situation, one("F4"))


class Campaign(NamedTuple):
    """What was seen in two turns of Blücher."""

    backs: list[tuple[Side, bool, bool]]
    """Of each step back by choice: whose, whether it led to the enemy, whether the hex is its own."""
    wheels: list[bool]
    """Of each march of a gun or a headquarters, whether it ended next to the enemy."""
    crowded: list[str]
    """The phases in which somebody was one too many."""
    told: list[str]
    staffs_lost: int


@pytest.fixture(scope="module")
def campaign() -> Campaign:
    game = title("marne").new("blucher", [], seed=5007)
    play = game.play
    assert isinstance(play, Marne)
    backs, wheels, crowded = [], [], []
    for question, _ in play_on(game, turns=2):
        piece, side = question.args.get("piece", -1), question.who
        here = play.position.at[piece] if piece >= 0 and play.is_on_board(piece) else -1
        if question.ask == "ask-back" and here >= 0:
            backs.append((side, bool(play.fighter_hexes(side.enemy) >> here & 1), play.controller(here) == side))
        elif question.ask == "ask-where" and here >= 0 and play.is_wheeled[piece]:
            wheels.append(bool(play.board.grid.grow(play.fighter_hexes(side.enemy)) >> here & 1))
        elif question.ask == "ask-disband":
            crowded.append(play.phases()[play.position.phase].rule)
    lost = [event.args["piece"] for event in game.events if event.key == "eliminated"]
    return Campaign(backs, wheels, crowded, [event.key for event in game.events], sum(play.is_hq[p] for p in lost))


def test_retreats_lead_back_to_ones_own_side(campaign: Campaign) -> None:
    assert campaign.backs
    assert not any(enemy for _, enemy, _ in campaign.backs)
    assert all(own for _, _, own in campaign.backs)


def test_guns_and_staffs_do_not_end_their_march_next_to_the_enemy(campaign: Campaign) -> None:
    assert len(campaign.wheels) > 20
    assert not any(campaign.wheels)


def test_hardly_anybody_is_out_of_supply(campaign: Campaign) -> None:
    assert campaign.told.count("out-of-supply") <= 12


def test_a_headquarters_keeps_its_distance(campaign: Campaign) -> None:
    assert campaign.staffs_lost == 0


def test_nobody_is_one_too_many_after_a_march(campaign: Campaign) -> None:
    assert "11.1" not in campaign.crowded


def test_stosstruppen_go_first_where_they_bring_a_column() -> None:
    text = "unit G4 at 0504\nunit GR1 at 0604\nunit Stoss1 at 0604 carrier GR1\nunit F4 at 0505\n"
    g = fight(text).play("attack 0505")
    while asks(g) == "ask-join":
        g.play(next(text for text in g.options() if text != "done"))
    while asks(g) != "ask-shock":
        g.play(g.options()[0] if asks(g).startswith("ask-lead") else "done")
    assert decides(g) == "shock Stoss1"


def test_montdidier_is_never_left_alone() -> None:
    game, mind, _ = opening("gneisenau", GERMAN, "ask-move")
    last = mind.situation.conduct.last_hexes(mind.situation)
    assert last
    for question, _ in play_on(game):
        if question.ask == "ask-move" and question.who == GERMAN and game.entries[-1].option.verb == "done":
            assert all(mind.g.holds(GERMAN, hex_) for hex_ in last)


# A general's ways -----------------------------------------------------------------------------------------------


def opening(scenario: str, side: Side, ask: str) -> tuple[Game, FrontCommander, Asked]:
    """A game at the first question of this kind to a side, and its mind."""
    game = title("marne").new(scenario, [], seed=5009)
    for _ in play_on(game):
        question = game.question
        if question is not None and question.ask == ask and question.who == side:
            return game, mind_of(game, side), handed(game)
    raise AssertionError(ask)


@pytest.mark.parametrize(("side", "ask"), [(GERMAN, "ask-move"), (ALLIED, "ask-move")])
def test_designs_differ_in_character_and_are_offered_once_a_phase(side: Side, ask: str) -> None:
    _, mind, question = opening("gneisenau", side, ask)
    designs = mind.designs(question)
    assert len(designs) > 9
    characters = {design.situation.character for design in designs}
    assert len(characters) == len(designs)
    assert PLAIN not in characters
    assert mind.situation.character is PLAIN
    assert not mind.designs(question)
    assert not designs[0].designs(question)
    wills = [design for design in designs if not design.situation.character.bonuses]
    assert len({design.named().key for design in wills}) == len(wills) >= 2
    assert {design.named().key for design in designs if design not in wills} == {"bot-design-variation"}


def test_back_to_plain() -> None:
    _, mind, question = opening("gneisenau", GERMAN, "ask-move")
    for design in mind.designs(question):
        design.back_to_plain()
        assert design.situation.character is PLAIN
        assert design.named().key == "bot-design-plain"


def test_a_design_lasts_for_its_half_of_the_sequence() -> None:
    game, mind, question = opening("gneisenau", GERMAN, "ask-move")
    chosen = mind.designs(question)[-1]
    will, half, asks = chosen.situation.character, chosen.situation.half, set()
    assert will.bonuses
    minds = {side.name: mind_of(game, side) for side in game.play.sides} | {GERMAN.name: chosen}
    while (asked := game.question) is not None:
        chosen.look(game.play)  # type: ignore[arg-type]
        if chosen.situation.half != half:
            break
        assert chosen.situation.character is will
        asks.add(asked.ask)
        game.answer(minds[asked.side].answer(game.play, handed(game)), asked.who)  # type: ignore[arg-type]
    assert {"ask-move", "ask-attack"} <= asks
    assert chosen.situation.character is PLAIN


def test_another_design_gives_other_orders() -> None:
    game, mind, question = opening("gneisenau", GERMAN, "ask-move")
    plans = []
    for each in (mind, *mind.designs(question)):
        play = game.play.twin(game.play.snapshot())
        assert isinstance(play, Marne)
        each.answer(play, question)
        plans.append(each.situation.plans.orders)
    assert any(plan != plans[0] for plan in plans[1:])


@pytest.mark.parametrize(("side", "sequences", "phasing"), [(ALLIED, 1, ALLIED), (GERMAN, 0, ALLIED)])
def test_a_trial_ends_when_who_attacks_has_done_or_who_defends_has_been_attacked(
    side: Side, sequences: int, phasing: Side
) -> None:
    game, mind, _ = opening("gneisenau", side, "ask-move")
    start = game.play.twin(game.play.snapshot())
    assert isinstance(start, Marne)
    assert not mind.is_far_enough(start, start)
    play = game.play
    assert isinstance(play, Marne)
    for _ in play_on(game):
        if mind.is_far_enough(play, start):
            break
    assert play.position.sequence == start.position.sequence + sequences
    assert play.phases()[play.position.phase].side == phasing


def test_a_finished_game_is_worth_its_verdict() -> None:
    game, mind, _ = opening("gneisenau", GERMAN, "ask-move")
    play = game.play
    assert isinstance(play, Marne)
    other = mind_of(game, ALLIED)
    worths = []
    for winner in (GERMAN, None, ALLIED):
        play.end(winner, "verdict-draw")
        worths.append(mind.value(play))
        assert abs(mind.value(play) + other.value(play)) < 0.2
    assert worths[0] > 0.8 > 0.2 > worths[1] > -0.2 > -0.8 > worths[2]


def test_more_victory_hexes_are_better_for_the_germans_and_worse_for_the_allies() -> None:
    game, mind, _ = opening("gneisenau", GERMAN, "ask-move")
    play = game.play
    assert isinstance(play, Marne)
    before, other = mind.value(play), mind_of(game, ALLIED)
    allied = other.value(play)
    for hex_ in victory_hexes(play):
        play.take_control(hex_, GERMAN)
    assert mind.value(play) > before
    assert other.value(play) < allied


def test_steps_lost_are_worse() -> None:
    game, mind, _ = opening("gneisenau", GERMAN, "ask-move")
    play = game.play
    assert isinstance(play, Marne)
    before = mind.value(play)
    for piece in [p for p in play.fighters[GERMAN] if play.position.steps[p] > 1][:5]:
        play.position.steps[piece] -= 1
    assert mind.value(play) < before


def test_values_are_between_defeat_and_victory() -> None:
    for scenario in ("gneisenau", "blucher", "friedensturm"):
        game = title("marne").new(scenario, [], seed=1)
        play = game.play
        assert isinstance(play, Marne)
        for side in play.sides:
            assert -1 <= mind_of(game, side).value(play) <= 1


def test_a_general_weighs_and_says_so() -> None:
    game, _, _ = opening("gneisenau", GERMAN, "ask-move")
    question = game.question
    assert question is not None
    general = bots.make("general@0.2", "test")
    option = bots.ask(game, general, question)
    assert option in question.options
    assert bots.explain(general)[0].key == "bot-weighed"


def test_the_allies_do_not_attack_without_need() -> None:
    g = fight("unit F3 at 0506\nunit G4 at 0505\n", "0505 w", when=ALLIES)
    assert decides(g, ALLIED) == "done"


def test_it_sends_no_gun_astray_while_a_unit_holds_the_hex() -> None:
    g = fight("unit G4 at 0504\nunit F4 at 0505 disorganised\nunit FR1 FR2 F-corps1 at 0507\n").fix("combat", "A0 D0")
    g.play("attack 0505", "done", "roll 3 3", "roll 1", "roll 3", "roll 6")
    assert "misdirect F-corps1" in g.options()
    assert decides(g) == "done"
    g = fight("unit G4 at 0504\nunit F4 at 0505 disorganised\nunit FR1 F-corps1 at 0507\n").fix("combat", "A0 D0")
    g.play("attack 0505", "done", "roll 3 3", "roll 1", "roll 3", "roll 6")
    assert decides(g) == "misdirect FR1"
