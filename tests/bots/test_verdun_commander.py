"""The commanders at Verdun: sensible decisions, every question answered, reasons in two languages, designs, values."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import grognard
from grognard import bots
from grognard.bots.minds.glance import Asked
from grognard.bots.ranks.general import General, try_out
from grognard.bots.ranks.officer import Officer
from grognard.bots.verdun import VerdunCommander, commander
from grognard.bots.verdun.character import GERMAN_PLAIN, quiet
from grognard.bots.verdun.damage import cheapest, on_back
from grognard.bots.verdun.french import FRENCH_CONDUCT
from grognard.bots.verdun.german import GERMAN_CONDUCT
from grognard.bots.verdun.guns import expected_to_break
from grognard.bots.verdun.judgement import german_value
from grognard.bots.verdun.posts import DefenceLine, draw_line, needs_of, post_worth
from grognard.bots.verdun.situation import Conduct
from grognard.games.verdun.breakthrough import is_overstacked
from grognard.games.verdun.table import Verdun
from grognard.games.verdun.words import FRENCH, GERMAN
from grognard.kernel.asking.script import Option, Question, Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.space.hexgrid import members
from grognard.kernel.words.messages import Messages
from tests.bots.handed import handed

ROOM = Path(bots.__file__).parent / "verdun"
SCENARIOS = ("haumont", "douaumont", "fall-gericht")
ALL_OPTIONS = ("15.1", "15.2", "15.3", "15.4", "15.5")
MARCH = {"german": "phase 4.IV\n", "french": "phase 4.IX\n"}
STORM = {"german": "phase 4.V\n", "french": "phase 4.X\n"}


def lay_out(phase: str, text: str, *rolls: int, turn: int = 1, scenario: str = "douaumont") -> grognard.Game:
    """A position on the real board, with scripted dice."""
    lines = "\n".join(line.strip() for line in text.strip().splitlines()) + "\n"
    written = f"verdun {scenario}\nturn {turn}\n{phase}{lines}"
    return grognard.position("verdun", written, dice=grognard.Scripted(rolls))


def table_of(game: grognard.Game) -> Verdun:
    """The true table."""
    assert isinstance(game.play, Verdun)
    return game.play


def mind(game: grognard.Game, side: Side) -> VerdunCommander:
    """A commander who looks at the true table."""
    made = commander(table_of(game), side, Whim(1))
    made.look(table_of(game))
    return made


def ask(game: grognard.Game, bot: bots.Bot) -> Option:
    """What a bot would answer to the question that is open."""
    assert game.question is not None
    return bots.ask(game, bot, game.question)


def asked(game: grognard.Game) -> Asked:
    """The question that is open, as a bot is handed it."""
    return handed(game)


def deeds(game: grognard.Game, until: str = "") -> list[str]:
    """What officers answer while the phase lasts, until a question of another kind comes if one is named."""
    officers = {side.name: Officer(f"1/{side.name}") for side in table_of(game).sides}
    place = table_of(game).position.phase
    done = []
    while (question := game.question) is not None and table_of(game).position.phase == place:
        if until and question.ask == until:
            break
        done.append(bots.let_answer(game, officers[question.side], question).text)
    return done


def piece_of(game: grognard.Game, name: str) -> int:
    """A unit by the name on its counter."""
    found = table_of(game).roster.find(name)
    assert found is not None
    return found


# Soldierly decisions ---------------------------------------------------------------------------------------------


def test_a_german_walks_into_a_village_nobody_holds() -> None:
    game = lay_out(
        MARCH["german"], "unit IR24 at 1104\nunit III-HQ at 1601\nunit 35RI at 2912\nunit IR20 at 1603", turn=3
    )
    assert "to 1605" in deeds(game)
    assert table_of(game).controller(table_of(game).board.grid.find("1605")) == GERMAN


def test_on_the_last_evening_the_french_walk_back_into_an_empty_village() -> None:
    text = "hex 1605 control german\nunit IR24 at 1601\nunit XXX-HQ at 1609\nunit 35RI at 1607"
    game = lay_out(MARCH["french"], text, turn=5)
    deeds(game)
    assert table_of(game).controller(table_of(game).board.grid.find("1605")) == FRENCH


def test_on_the_last_day_a_village_within_the_enemys_reach_is_not_left_empty() -> None:
    text = "hex 1605 control german\nunit IR24 IR20 at 1605\nunit III-HQ at 1601\nunit 35RI at 1608"
    game = lay_out(MARCH["german"], text, turn=5)
    deeds(game)
    g = table_of(game)
    assert any(g.is_foot[p] for p in g.units_at(g.board.grid.find("1605"), GERMAN))


@pytest.mark.parametrize("side", ["german", "french"])
def test_nobody_assaults_at_hopeless_odds(side: str) -> None:
    text = (
        "unit 6-pi at 1606\nunit 35RI 42RI at 1607" if side == "german" else "unit IR24 IR20 at 1606\nunit 35RI at 1607"
    )
    assert deeds(lay_out(STORM[side], text, turn=2)) == ["done"]


def test_good_odds_are_taken_with_the_guns_that_help() -> None:
    text = """
        unit IR24 IR20 at 1606
        unit IR64 6-pi at 1706
        unit 6-art at 1605
        unit 29T at 1607 steps 1
        unit 310R at 1609
        hex 1605 1606 1706 control german
        """
    done = deeds(lay_out(STORM["german"], text, 6, 6, 6, turn=2), until="ask-defence")
    assert done[0] == "assault 1607"
    assert any(text.startswith("join ") for text in done)


def test_guns_support_an_assault_they_make_better() -> None:
    text = """
        unit IR24 IR20 at 1604
        unit IR64 6-pi at 1504
        unit 6-art at 1602
        unit 35RI at 1605 steps 1
        hex 1602 1604 1504 control german
        """
    game = lay_out(STORM["german"], text, turn=2)
    assert "gun 6-art" in deeds(game, until="roll-assault")


def test_guns_fire_in_defence() -> None:
    text = """
        unit IR24 IR20 at 1606
        unit IR64 6-pi at 1706
        unit 35RI at 1607
        unit 14-art at 1610
        hex 1606 1706 control german
        """
    game = lay_out(STORM["german"], text, 1, turn=2)
    game.answer("assault 1607")
    while asked(game).side == "german":
        game.answer(asked(game).find("done") or asked(game).options[0])
    assert asked(game).ask == "ask-defence"
    assert ask(game, Officer(1)).text == "gun 14-art"


def test_units_fall_back_where_there_is_room() -> None:
    seen = 0
    for seed in (5001, 5003):
        game = grognard.new("verdun", scenario="haumont", seed=seed)
        g, officers = table_of(game), {s: Officer(f"{seed}/{s}") for s in ("german", "french")}
        while (question := game.question) is not None:
            option = bots.let_answer(game, officers[question.side], question)
            if question.ask == "ask-back":
                seen += 1
                others = [len(g.units_at(o.noun, question.who)) for o in question.options if o != option]
                crowd = len(g.units_at(option.noun, question.who)) - 1
                assert crowd <= 2 or min(others) >= crowd
    assert seen


def test_a_retreat_prefers_cover_out_of_enemy_zones() -> None:
    text = "unit IR24 at 1606\nunit IR20 at 1808\nunit 35RI at 1607\nunit 44T at 2912"
    game = lay_out(STORM["german"], text, turn=2)
    g, eye = table_of(game), mind(game, FRENCH)
    zone = g.occupation.zone(GERMAN, 0)
    ways = [
        h
        for h in g.board.grid.adjacent[g.board.grid.find("1607")]
        if g.is_homeward(FRENCH, g.board.grid.find("1607"), h)
    ]
    question = Question(FRENCH, "9.5", "ask-back", [g.back(h) for h in ways], args={"piece": piece_of(game, "35RI")})
    assert any(zone[h] for h in ways)
    assert not zone[on_back(eye.situation, handed(game, question)).noun]


def test_headquarters_stay_out_of_the_enemys_reach() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=5003)
    minds = {side.name: mind(game, side) for side in table_of(game).sides}
    try_out(game, minds, lambda play: play.position.turn > 1)
    for side in table_of(game).sides:
        eye = mind(game, side)
        for p in table_of(game).own[side]:
            if table_of(game).is_hq[p] and table_of(game).is_on_board(p):
                assert eye.situation.nearest_enemy(table_of(game).position.at[p]) > 1


def test_the_french_shun_a_pocket_without_supply() -> None:
    grid = table_of(grognard.new("verdun", scenario="douaumont", seed=1)).board.grid
    pocket = grid.find("1707")
    ring = [grid.number(h) for h in grid.neighbours[pocket][::2]]
    germans = "\n".join(f"unit {name} at {h}" for name, h in zip(("IR24", "IR20", "IR64"), ring, strict=True))
    game = lay_out(MARCH["french"], f"{germans}\nunit XXX-HQ at 1610\nunit 208R at 1709", turn=2)
    situation = mind(game, FRENCH).situation
    line, piece = draw_line(situation), piece_of(game, "208R")

    def worth(h: int, line: DefenceLine) -> float:
        return post_worth(situation, piece, h, line, needs_of(situation, line))

    assert worth(pocket, line) < worth(table_of(game).position.at[piece], line)
    assert pocket not in line.fed["XXX"]
    fed = line._replace(fed={"XXX": {**line.fed["XXX"], pocket: 0}})
    assert worth(pocket, line) < worth(pocket, fed)


def test_losses_fall_on_fresh_infantry_before_guns() -> None:
    game = lay_out(STORM["german"], "unit IR24 at 1606\nunit 35RI 14-art at 1607", turn=2)
    eye = mind(game, FRENCH)
    g = table_of(game)
    losers = [g.loses(piece_of(game, name)) for name in ("14-art", "35RI")]
    assert cheapest(eye.situation, losers).noun == piece_of(game, "35RI")


def test_a_step_lost_weighs_more_where_the_ratio_hangs_on_it() -> None:
    even = mind(lay_out(MARCH["german"], "unit IR24 at 1601\nunit 35RI at 1607", turn=5), GERMAN)
    lost = "\n".join(f"unit {name} steps 0" for name in ("208R", "233R", "243R", "273R", "310R", "327R", "351R"))
    safe = mind(lay_out(MARCH["german"], f"unit IR24 at 1601\nunit 35RI at 1607\n{lost}", turn=5), GERMAN)
    assert even.situation.loss_worth(GERMAN) > 4 * safe.situation.loss_worth(GERMAN)


@pytest.mark.parametrize("side", [GERMAN, FRENCH])
def test_losses_can_be_weighed_before_there_are_any(side: Side) -> None:
    eye = mind(lay_out(MARCH["french"], "unit IR24 at 1601\nunit 35RI at 1607", turn=5), side)
    assert eye.situation.loss_worth(GERMAN) > 0
    assert eye.situation.loss_worth(FRENCH) > 0


# Every question --------------------------------------------------------------------------------------------------


def questions_of_the_game() -> set[str]:
    """Every question the rules ask a player."""
    room = Path(grognard.__file__).parent / "games" / "verdun"
    return {ask for file in room.glob("*.py") for ask in re.findall(r'"(ask-[a-z0-9-]+)"', file.read_text("utf-8"))}


@pytest.mark.parametrize(
    ("conduct", "others"),
    [
        (GERMAN_CONDUCT, {"ask-gun-back", "ask-gun-hex", "ask-attach"}),
        (FRENCH_CONDUCT, {"ask-121", "ask-121-hex", "ask-onward", "ask-onward-where"}),
    ],
)
def test_there_is_a_row_for_every_question_of_a_side_and_no_other(conduct: Conduct, others: set[str]) -> None:
    assert len(conduct.rows) > 20
    assert conduct.rows.keys() == questions_of_the_game() - others


def test_officers_play_haumont_to_its_end() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=5005)
    bots.play_out(game, {"german": Officer("g"), "french": Officer("f")})
    assert game.result is not None


@pytest.mark.parametrize("scenario", ["douaumont", "fall-gericht"])
def test_officers_play_the_larger_scenarios_with_every_optional_rule(scenario: str) -> None:
    game = grognard.new("verdun", scenario=scenario, options=ALL_OPTIONS, seed=5006)
    officers = {"german": Officer("g"), "french": Officer("f")}
    while (question := game.question) is not None and table_of(game).position.turn < 4:
        bots.let_answer(game, officers[question.side], question)
    assert table_of(game).position.turn == 4


def test_a_commander_copes_with_other_peoples_answers() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=5007)
    bots.play_out(game, {"german": bots.make("recruit", "g"), "french": bots.make("recruit", "f")})
    assert game.result is not None


def test_a_commander_may_take_over_at_any_question() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=5008)
    made = 0
    while (question := game.question) is not None and table_of(game).position.turn == 1:
        made += 1
        if made % 7 and not question.is_menu:
            officer = Officer(made)  # a new mind in the middle of an operation
        elif made == 1 or question.is_menu:
            officer = Officer("old")
        bots.let_answer(game, officer, question)
    assert made > 100


def test_thinking_leaves_the_table_as_it_was() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=5009)
    minds = {side.name: mind(game, side) for side in table_of(game).sides}
    while (question := game.question) is not None and table_of(game).position.turn == 1:
        before = game.position_text()
        option = minds[question.side].answer(table_of(game), asked(game))
        assert game.position_text() == before
        game.answer(option)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [grognard.new("verdun", scenario="haumont", seed=5010) for _ in range(2)]
    for game in games:
        minds = {side.name: mind(game, side) for side in table_of(game).sides}
        try_out(game, minds, lambda play: play.position.turn > 1)
    assert games[0].position_text() == games[1].position_text()


def test_an_idle_commander_does_only_what_it_must() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=5011)
    eye = mind(game, GERMAN)
    eye.is_idle = True
    assert eye.answer(table_of(game), asked(game)).text == "done"


# Reasons ---------------------------------------------------------------------------------------------------------


def keys_used() -> set[str]:
    """Every key of a reason in the room of Verdun; names built from a word are checked in play."""
    found = set()
    for file in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("bot-verdun-"):
                found.add(node.value)
    return {key for key in found if not key.endswith("-")}


def test_every_key_has_its_sentence_in_both_languages() -> None:
    assert not Messages.compare([ROOM / "texts"])
    built = {"bot-verdun-storm-prize", "bot-verdun-storm-ground", "bot-verdun-advance", "bot-verdun-onward"}
    keys = keys_used() | built
    for lang in ("en", "fr"):
        messages = Messages([ROOM / "texts"], lang)
        assert [key for key in sorted(keys) if not messages.has(key)] == []


def test_no_sentence_is_left_over() -> None:
    used = keys_used() | {"bot-verdun-storm-prize", "bot-verdun-storm-ground", "bot-verdun-onward"}
    text = (ROOM / "texts" / "en.ftl").read_text("utf-8")
    written = set(re.findall(r"^(bot-[a-z0-9-]+) =", text, re.MULTILINE))
    assert {key for key in written - used if not key.startswith("bot-verdun-design-")} == {"bot-verdun-advance"} - used


def test_a_barrage_is_said_to_demoralise_as_many_as_its_chances_are() -> None:
    text = """unit XVIII-HQ at 1302
        unit XVIII-art1 XVIII-art2 at 1303
        unit FR80 IR81 at 1203
        unit 362R at 1104
        unit Heavy at off-map"""
    shaken = text.replace("362R at 1104", "362R at 1104 demoralised")
    # M1, M2 and X a third each, against a morale of six: it fails 26, 30 and 30 times in 36.
    for lines, expected in ((text, 86 / 108), (shaken, 0.0)):
        game = lay_out("phase 4.III\n", lines, turn=2, scenario="haumont")
        guns = [piece_of(game, name) for name in ("XVIII-art1", "XVIII-art2", "Heavy")]
        eye = mind(game, GERMAN)
        assert expected_to_break(eye.situation, eye.situation.find("1104"), guns) == pytest.approx(expected)


def test_every_answer_has_a_reason_that_can_be_said() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=5012)
    officers = {"german": Officer("g"), "french": Officer("f")}
    silent: list[str] = []
    while (question := game.question) is not None and table_of(game).position.turn < 3:
        bots.let_answer(game, officers[question.side], question)
        why = officers[question.side].explain()
        silent += [question.ask] * (not why)
        for reason in why:
            for lang in ("en", "fr"):
                assert "{" not in reason.said(game.play, lang)
    assert silent == []


def test_an_assault_is_explained_by_its_odds() -> None:
    text = "unit IR24 IR20 at 1606\nunit IR64 6-pi at 1706\nunit 29T at 1607 steps 1\nhex 1606 1706 control german"
    game = lay_out(STORM["german"], text, turn=2)
    officer = Officer(1)
    ask(game, officer)
    storm = officer.explain()[0]
    assert (storm.key, storm.rule, storm.args["column"]) == ("bot-verdun-storm", "9.1", "7:1")
    assert storm.said(game.play).startswith("Assault on 1607")
    assert storm.said(game.play, "fr").startswith("Assaut sur 1607")


# For a general ---------------------------------------------------------------------------------------------------


def test_designs_are_named_at_the_crossroads_and_only_once_a_phase() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=5013)
    eye = mind(game, GERMAN)
    assert eye.designs(asked(game)) == ()
    game.answer("done")
    eye.look(table_of(game))
    designs = eye.designs(asked(game))
    assert len({d.character for d in designs} | {eye.character}) == len(designs) + 1 > 9
    assert eye.designs(asked(game)) == ()
    assert eye.named().key == "bot-design-plain"
    assert {d.named().key for d in designs} == {"bot-design-variation"}


def test_on_the_last_day_one_may_also_keep_quiet() -> None:
    text = "unit IR24 IR20 at 1606\nunit IR64 6-pi at 1706\nunit 29T at 1607 steps 1\nhex 1606 1706 control german"
    for turn, wills in ((2, {"variation"}), (9, {"variation", "quiet"})):
        game = lay_out(STORM["german"], text, turn=turn)
        assert {d.character.name for d in mind(game, GERMAN).designs(asked(game))} == wills
    still = mind(game, GERMAN).designs(asked(game))[0]
    assert still.named().key == "bot-verdun-design-quiet"
    assert still.character == quiet(GERMAN_PLAIN)
    assert still.answer(table_of(game), asked(game)).text == "done"
    assert mind(game, GERMAN).answer(table_of(game), asked(game)).text == "assault 1607"


@pytest.mark.parametrize("side", [GERMAN, FRENCH])
def test_designs_do_different_things(side: Side) -> None:
    ends = set()
    game = grognard.new("verdun", scenario="haumont", seed=5014)
    plain = {each.name: mind(game, each) for each in table_of(game).sides}
    try_out(game, plain, lambda play: play.phases()[play.position.phase].rule == MARCH[side.name].split()[1])
    plain[side.name].look(table_of(game))
    for design in (plain[side.name], *plain[side.name].designs(asked(game))):
        trial = game.copy(grognard.Seeded(1))
        minds = {each.name: mind(trial, each) for each in table_of(game).sides}
        minds[side.name] = design.twin()
        try_out(trial, minds, lambda play: play.position.turn > 1)
        ends.add(trial.position_text())
    assert len(ends) >= 3


def test_the_usual_character_comes_back() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=5015)
    game.answer("done")
    other = mind(game, GERMAN).designs(asked(game))[0]
    assert other.character is not other.plain
    other.back_to_plain()
    assert other.character is other.plain


def test_a_design_lasts_for_its_phase() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=5015)
    game.answer("done")
    other = mind(game, GERMAN).designs(asked(game))[0]
    minds = {each.name: mind(game, each) for each in table_of(game).sides} | {GERMAN.name: other}
    phase, seen = table_of(game).position.phase, set()

    def is_over(play: Verdun) -> bool:
        other.look(play)
        seen.add((play.position.phase == phase, other.character is other.plain))
        return play.position.phase > phase + 1

    try_out(game, minds, is_over)  # type: ignore[arg-type]
    assert seen == {(True, False), (False, True)}


def test_a_general_chooses_and_says_so() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=5016)
    game.answer("done")
    general = General("g", 0.4)
    option = ask(game, general)
    assert option in asked(game).options
    assert general.explain()[0].key == "bot-weighed"
    for why in general.explain():
        assert why.said(game.play, "fr")


def value_of(text: str, turn: int = 3) -> float:
    """What a position is worth to the Germans."""
    return german_value(table_of(lay_out(MARCH["german"], f"unit IR24 at 1601\nunit 44T at 2912\n{text}", turn=turn)))


def test_the_value_of_a_table_orders_what_is_plain() -> None:
    assert value_of("hex 1605 1609 control german") > value_of("")
    assert value_of("unit 208R steps 0") > value_of("") > value_of("unit GR8 steps 0")
    game = grognard.new("verdun", scenario="douaumont", seed=1)
    eyes = mind(game, GERMAN), mind(game, FRENCH)
    assert eyes[0].value(table_of(game)) == -eyes[1].value(table_of(game))
    assert -1 <= eyes[0].value(table_of(game)) <= 1


def test_a_finished_game_is_worth_its_verdict() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=1)
    g = table_of(game)
    worth = {}
    for winner, verdict in (
        (GERMAN, "german-major"),
        (GERMAN, "german-minor"),
        (None, "draw"),
        (FRENCH, "french-minor"),
        (FRENCH, "french-major"),
    ):
        g.end(winner, f"verdict-{verdict}")
        worth[verdict] = german_value(g)
    order = list(worth.values())
    assert order == sorted(order, reverse=True)
    assert worth["german-minor"] > 0.9 > 0.2 > abs(worth["draw"])
    assert worth["french-minor"] < -0.9


def test_a_village_counts_for_the_judge_before_it_makes_a_pair() -> None:
    village = members(table_of(grognard.new("verdun", scenario="haumont", seed=1)).village)
    assert len(village) > 4
    assert value_of("hex 1605 control german") > value_of("")


def test_a_trial_ends_when_the_enemy_has_had_his_answer() -> None:
    game = grognard.new("verdun", scenario="douaumont", seed=1)
    start, later = (table_of(game).twin(table_of(game).snapshot()) for _ in range(2))
    assert isinstance(start, Verdun)
    assert isinstance(later, Verdun)
    german, french = mind(game, GERMAN), mind(game, FRENCH)
    later.position.phase = start.position.phase + 12
    assert not german.is_far_enough(later, start)
    later.position.turn = 2
    later.position.phase = start.position.phase
    assert german.is_far_enough(later, start)
    assert not french.is_far_enough(later, start)
    later.position.phase = next(n for n, phase in enumerate(later.phases()) if phase.side == FRENCH)
    assert french.is_far_enough(later, start)


def test_a_reason_knows_its_clause() -> None:
    game = grognard.new("verdun", scenario="haumont", seed=5017)
    eye = mind(game, GERMAN)
    option = eye.answer(table_of(game), asked(game))
    assert isinstance(option, Option)
    assert eye.why
    assert all(why.rule for why in eye.why)


def test_an_officer_clears_an_overstacked_hex_before_the_breakthrough_ends() -> None:
    """8.31: it may neither end the phase nor halt there; it leaves whom it must and goes on."""
    game = lay_out("phase 4.VI\n", "unit IR24 IR20 IR64 6-pi at 1601\nunit 233R at 1609", turn=2)
    g, officer = table_of(game), Officer(1)
    start = g.board.grid.find("1601")
    while (question := game.question) is not None and question.ask.startswith("ask-exploit"):
        game.answer(ask(game, officer), GERMAN)
    assert 0 < len(g.units_at(start, GERMAN)) < 4
    assert not any(is_overstacked(g, GERMAN, h) for h in g.board.grid.hexes)
