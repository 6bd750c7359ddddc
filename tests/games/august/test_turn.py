"""Chapter 3: initiative, segments, whom a leader calls, passing, the end of a turn; the first scenario as a whole."""

from __future__ import annotations

import random

import pytest

import grognard
from grognard.games.august import August
from grognard.games.august.initiative import initiative_tally, opening_segments
from grognard.kernel.asking.script import Side
from grognard.lab.conformance import check_title
from tests.games.august.fielding import Battle, Roll, ground, lay_out, number, title

ROW = "  . . . . . . . . . .\n" * 5
FAR = "unit rI01 at 1005\n"


def segment(units: str, *rolls: Roll, more: str = "", scenario: str = "bilderweitschen") -> Battle:
    """A German segment that is to be named."""
    return lay_out(f"board\n{ROW}{more}acting german\n{FAR}{units}", *rolls, scenario=scenario)


# Initiative (3.0.A) --------------------------------------------------------------------------------------------


@pytest.mark.rule("3.0.A", "ex.4", "ex.5")
def test_ex_5_half_the_difference_rounded_down_but_one_at_least() -> None:
    assert [opening_segments(margin) for margin in (1, 2, 3, 4, 5)] == [1, 1, 1, 2, 2]


@pytest.mark.rule("3.0.A", "def.initiative")
def test_3_0_a_losses_lower_the_initiative_never_below_zero() -> None:
    g = ground(". .", "side german lost 7\nside russian lost 30\n")
    german, russian = g.sides
    assert initiative_tally(g, german).total == 2
    assert initiative_tally(g, russian).total == 0


@pytest.mark.rule("3.0.A", "ex.4")
def test_ex_4_the_winner_by_five_plays_two_segments_first() -> None:
    text = f"phase 3.0.A\nboard\n{ROW}{FAR}unit gI01 gI02 at 0101\n"
    game = grognard.position(August, f"august bilderweitschen\n{text}", dice=grognard.Scripted([5, 2]))
    g = Battle(game)
    assert g.table.position.opening == 2
    g.play("unit gI01", "move-with gI01", "act gI01", "stay")
    assert g.asked == "german 3.1"
    g.play("unit gI02", "move-with gI02", "act gI02", "stay")
    assert g.asked == "russian 3.1"


@pytest.mark.rule("3.0.A")
def test_3_0_a_a_tie_is_rolled_again() -> None:
    text = f"august bilderweitschen\nphase 3.0.A\nboard\n{ROW}{FAR}unit gI01 at 0101\n"
    g = Battle(grognard.position(August, text, dice=grognard.Scripted([1, 3, 1, 4])))
    assert g.asked == "russian 3.1"


# Calling (3.1, 3.11, 3.12, 3.2) --------------------------------------------------------------------------------


@pytest.mark.rule("3.1", "3.11")
def test_3_11_a_unit_acts_alone() -> None:
    g = segment("unit gI01 gI02 at 0101\n").play("unit gI01")
    assert g.options("move-with") == ["gI01"]


@pytest.mark.rule("3.12", "3.1")
def test_3_12_a_leader_calls_units_in_his_hex_and_the_six_around() -> None:
    units = "unit gCpt1a gI01 at 0302\nunit gI02 at 0301\nunit gI03 at 0402\nunit gI04 at 0502\n"
    g = segment(units).play("leader gCpt1a")
    assert set(g.options("move-with")) == {"gCpt1a", "gI01", "gI02", "gI03"}
    assert g.refused("move-with gI04").startswith("§3.12 ")


@pytest.mark.rule("3.12", "5.51")
def test_5_51_a_discouraged_leader_calls_in_his_hex_a_demoralised_one_nobody() -> None:
    units = "unit gI01 at 0302\nunit gI02 at 0301\n"
    g = segment("unit gCpt1a at 0302 discouraged\n" + units).play("leader gCpt1a")
    assert set(g.options("move-with")) == {"gCpt1a", "gI01"}
    gone = segment("unit gCpt1a at 0302 demoralised\n" + units)
    assert gone.refused("leader gCpt1a") == "§3.12 A demoralised leader activates nobody."


@pytest.mark.rule("3.2", "3.12", "ex.6")
def test_ex_6_a_chain_of_leaders_reaches_farther_but_never_upwards() -> None:
    units = (
        "unit rLtC1a at 0302\nunit rCpt1a at 0402\nunit rLt1a at 0502\n"
        "unit rI02 at 0202\nunit rI03 at 0401\nunit rI04 at 0602\n"
    )
    text = f"board\n{ROW}acting russian\nunit gI01 at 1005\n{units}"
    g = lay_out(text).play("leader rLtC1a")
    assert "rI04" not in g.options("move-with")
    assert "rLt1a" not in g.options("move-with")
    g.play("move-with rCpt1a")
    assert "rLt1a" in g.options("move-with")
    g.play("fire-with rLt1a")
    assert "rI04" in g.options("move-with")
    low = lay_out(text).play("leader rCpt1a")
    assert "rLtC1a" not in low.options("move-with")


@pytest.mark.rule("3.11", "5.52", "ex.10")
def test_ex_10_a_stack_without_a_leader_acts_but_nobody_approaches() -> None:
    g = segment("unit gI01 gI02 at 0101\n").play("stack 0101", "move-all", "act gI01")
    assert g.refused("to 0201").startswith("§5.5 ")
    led = segment("unit gI01 gI02 gCpt1a at 0101\n").play("stack 0101", "move-all", "act gI01")
    assert "0201" in led.options("to")


@pytest.mark.rule("5.51", "6.1", "3.12", "ex.10")
def test_6_1_a_leader_calls_only_his_own_class() -> None:
    g = ground(". . .", "unit gI01 at 0101\nunit gC-a at 0101 mounted\n", scenario="tilsit")
    infantry = next(p for p in g.pieces_of[g.sides[0]] if g.is_leader[p] and not g.is_cavalry[p])
    rider = next(p for p in g.pieces_of[g.sides[0]] if g.is_leader[p] and g.is_cavalry[p])
    company, squadron = number(g, "gI01"), number(g, "gC-a")
    assert [g.is_same_class(infantry, company), g.is_same_class(infantry, squadron)] == [True, False]
    assert [g.is_same_class(rider, company), g.is_same_class(rider, squadron)] == [False, True]
    cossack = next(p for p in g.pieces_of[g.sides[1]] if g.is_leader[p] and g.is_cossack[p])
    dragoons = number(g, "rC-a")
    assert not g.is_same_class(cossack, dragoons), "Cossack leaders command only Cossacks"


@pytest.mark.rule("12.81")
def test_12_81_from_an_assault_hex_nobody_is_called_outside_it() -> None:
    units = "unit gCpt1a gI01 at 0302\nunit rI02 at 0302\nunit gI02 at 0301\n"
    g = segment(units).play("leader gCpt1a")
    assert set(g.options("move-with")) == {"gCpt1a", "gI01"}


# Acting (3.13, 3.3) --------------------------------------------------------------------------------------------


@pytest.mark.rule("3.13")
def test_3_13_all_are_declared_before_anybody_acts() -> None:
    g = segment("unit gCpt1a gI01 gI02 at 0302\n").play("leader gCpt1a", "move-with gI01", "fire-with gI02")
    assert g.refused("fire-with gI01").startswith("§3.13 ")
    g.play("done")
    assert set(g.options("act")) == {"gI01", "gI02"}


@pytest.mark.rule("3.3", "3.13")
def test_3_3_whoever_was_declared_has_acted_and_so_has_the_leader_who_called() -> None:
    g = segment("unit gCpt1a gI01 gI02 at 0302\n").play("leader gCpt1a", "move-with gI01", "done", "done")
    assert g.marks("gI01") == {"spent"}
    assert g.marks("gCpt1a") == {"spent"}
    assert g.marks("gI02") == set()
    assert g.table.position.by == [-1] * len(g.table.roster)


@pytest.mark.rule("3.3", "13.1")
def test_3_3_a_machine_gun_that_has_fired_an_opportunity_shot_is_not_activated() -> None:
    g = segment("unit gMG1 at 0101 shot\nunit gI01 at 0102\n")
    assert g.refused("unit gMG1") == "§3.3 It has already moved or fired this turn."


@pytest.mark.rule("3.0.C")
def test_3_0_c_two_passes_in_a_row_end_the_phase_and_the_marks_come_off() -> None:
    g = segment("unit gI01 at 0101 spent discouraged\nunit gI02 at 0102\n", 6, 1).play("pass", "pass")
    assert g.table.position.turn == 2
    assert g.marks("gI01") == {"discouraged"}


@pytest.mark.rule("3.0.C")
def test_3_0_c_a_pass_gives_up_the_opening_block_but_not_the_turn() -> None:
    g = segment("unit gI01 at 0101\n", more="opening 2\n").play("pass")
    assert g.asked == "russian 3.1"
    g.play("unit rI01", "move-with rI01", "act rI01", "stay")
    assert g.asked == "german 3.1"


# The first scenario --------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2")
def test_6_2_leaders_are_drawn_by_class_and_rank() -> None:
    game = grognard.new(August, "bilderweitschen", seed=3)
    play = game.play
    assert isinstance(play, August)
    hand = play.at(play.board.box("hand"))
    ranks = sorted((play.owner[p].name, play.kind[p]) for p in hand if play.is_leader[p])
    assert ranks == [
        ("german", "captain"),
        ("german", "lieutenant"),
        ("german", "lieutenant"),
        ("russian", "captain"),
        ("russian", "captain"),
        ("russian", "lieutenant"),
        ("russian", "lieutenant"),
        ("russian", "lieutenant-colonel"),
    ]
    names = {play.roster[p].name[:-1] for p in hand if play.is_leader[p]}
    assert len(names) == 8, "both faces of a counter are never in play"
    assert not play.at(play.board.box("pool"))


WEIGHTS = {
    "pass": 0.02,
    "halt": 0.1,
    "stay": 0.1,
    "done": 0.3,
    "leader": 5.0,
    "unit": 0.2,
    "assault": 9.0,
    "hold": 0.3,
    "dig": 0.02,
    "limber": 0.02,
    "pick": 0.0,
}


def liking(play: August, side: Side, option: grognard.Option) -> float:
    """How much a careless player likes an option: to the enemy while he is far, then fire and assault."""
    at, grid = play.position.at, play.board.grid
    enemies = {at[p] for p in play.on_board(side.enemy) if play.is_combat[p]}

    def distance(hex_: int) -> int:
        return min((grid.distance(hex_, h) for h in enemies), default=9)

    match option.verb:
        case "to" | "put":
            return 40.0 / (1 + distance(option.noun)) ** 3
        case "move-with":
            return 5.0 if distance(at[option.noun]) > 1 else 0.5
        case "fire-with":
            return 5.0 if distance(at[option.noun]) <= 2 else 0.1
        case "move-all" | "fire-all":
            return 0.1
        case _:
            return WEIGHTS.get(option.verb, 1.0)


def play_out(seed: int) -> Battle:
    """A game between two careless players who like to attack, to its end."""
    whim = random.Random(seed)
    g = Battle(grognard.new(August, "bilderweitschen", seed=seed))
    play = g.table
    while (question := g.game.question) is not None:
        weights = [liking(play, question.who, each) for each in question.options]
        g.play(whim.choices(question.options, weights)[0].text)
        assert not play.audit()
    return g


@pytest.mark.rule("3.0", "def.victory")
def test_3_0_the_first_scenario_is_played_to_its_end_in_both_languages() -> None:
    keys: set[str] = set()
    for seed in (2, 11):
        g = play_out(seed)
        position = g.table.position
        assert position.over
        assert position.verdict in ("verdict-village-held", "verdict-village-taken", "verdict-broken")
        keys |= {event.key for event in g.game.events}
        for event in g.game.events:
            assert all("$" not in g.table.say(event, lang) for lang in ("en", "fr"))
    assert keys >= {"fires", "opportunity-fires", "assaults", "passes-test", "fails-test", "recovers", "loses-step"}


@pytest.mark.rule("def.victory")
def test_def_victory_a_broken_side_loses_at_once() -> None:
    units = "unit gI01 at 0101 to-fire\nunit rMG1 at 0201\nside russian lost 9\n"
    g = lay_out(f"board\n{ROW}force direct-fire X\nacting german\nunderway acting\n{FAR}{units}", (3, 4))
    g.play("act gI01", "fire 0201")
    assert g.table.position.over
    assert g.table.position.winner == 0
    assert g.table.position.verdict == "verdict-broken"


@pytest.mark.rule("3.0")
@pytest.mark.parametrize(("scenario", "first"), [("bilderweitschen", "german"), ("goritten", "russian")])
def test_3_0_the_scenario_says_who_sets_up_first(scenario: str, first: str) -> None:
    game = grognard.new(August, scenario, seed=1)
    assert game.question is not None
    assert (game.question.ask, game.question.side) == ("ask-put", first)


@pytest.mark.rule("3.0")
def test_3_0_a_random_game_of_the_first_scenario_keeps_every_promise() -> None:
    assert check_title(title(), games=1, seed="august", scenario="bilderweitschen", one_in=60) == []
