"""Set-up of the scenarios (3.0, 5.62, 6.2, 15.1, 16.2, 16.5): who starts where, in which state, and in which group."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import grognard
from grognard.games.august import August
from grognard.games.august.ground import first_control
from grognard.games.august.initiative import tell_light
from grognard.games.august.plans import cannot_be_bound_for
from grognard.games.august.setup import cannot_put
from grognard.games.august.words import DISMOUNTED, DUG_IN, GROUPS, LIMBERED, LOADED, MOUNTED
from grognard.kernel.asking.script import Question
from grognard.kernel.table.position import CONCEALED, UNSEEN
from tests.games.august.fielding import Battle, ground

Choose = Callable[[Question], str]


def first_or_done(question: Question) -> str:
    """The first option, or the end of a menu."""
    texts = [option.text for option in question.options]
    return "done" if "done" in texts else texts[0]


def at_random(seed: int) -> Choose:
    """Any option."""
    lot = random.Random(seed)
    return lambda question: lot.choice(question.options).text


def set_up(scenario: str, choose: Choose = first_or_done, until: str = "ask-mission", seed: int = 1) -> Battle:
    """A battle up to the first question of this sort, answered by `choose`."""
    game = grognard.new(August, scenario=scenario, seed=seed)
    while game.questions and all(question.ask != until for question in game.questions.values()):
        side, question = next(iter(game.questions.items()))
        game.answer(choose(question), side)
    return Battle(game)


def wanting(verb: str, then: Choose = first_or_done) -> Choose:
    """The first option with this verb where there is one."""

    def choose(question: Question) -> str:
        return next((option.text for option in question.options if option.verb == verb), "") or then(question)

    return choose


def held(g: Battle, box: str) -> list[str]:
    """The counters in a box."""
    return [g.table.roster[p].name for p in g.table.at(g.table.board.box(box))]


# Leaders (6.2) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "16.41")
def test_6_2_leaders_of_a_waiting_group_are_drawn_for_it_and_wait_concealed() -> None:
    g = set_up("goritten")
    waiting = [p for p in g.table.at(g.table.board.box("waiting-1")) if g.table.is_leader[p]]
    assert sorted(g.table.kind[p] for p in waiting) == [
        *("captain", "captain", "lieutenant", "lieutenant-colonel", "major"),
    ]
    assert all(g.table.position.hidden[p] == CONCEALED for p in waiting)


@pytest.mark.rule("6.2", "16.41")
@pytest.mark.parametrize(("scenario", "side"), [("kaushen", 1), ("tilsit", 0)])
def test_6_2_leaders_of_a_side_that_comes_in_whole_wait_with_it(scenario: str, side: int) -> None:
    g = set_up(scenario)
    leaders = [p for p in g.table.pieces_of[g.table.sides[side]] if g.table.is_leader[p]]
    drawn = [p for p in leaders if g.table.position.at[p] != g.table.board.out]
    assert len(drawn) == (7 if scenario == "kaushen" else 11)
    assert {g.table.board.place_text(g.table.position.at[p]) for p in drawn} == {"waiting-1"}


@pytest.mark.rule("6.2", "16.41")
def test_6_2_where_the_owner_divides_the_leaders_each_goes_to_the_map_or_to_a_group() -> None:
    on_map = set_up("mattischkehmen")
    assert not any(on_map.table.is_leader[p] for p in on_map.table.at(on_map.table.board.box("waiting-1")))
    away = set_up("mattischkehmen", wanting("send"))
    assert sum(away.table.is_leader[p] for p in away.table.at(away.table.board.box("waiting-1"))) == 14


@pytest.mark.rule("6.2", "16.41")
def test_6_2_the_leaders_of_two_groups_are_divided_between_them() -> None:
    g = set_up("bossau", until="ask-put")
    while g.game.question is not None and g.game.question.side == "russian":
        g.play(first_or_done(g.game.question))
    assert {*g.options("send")} == {"waiting-1", "waiting-2"}
    g.play("send waiting-2")
    assert sum(g.table.is_leader[p] for p in g.table.at(g.table.board.box("waiting-2"))) == 1


@pytest.mark.rule("6.72")
def test_6_72_a_commander_who_waits_off_the_map_is_the_senior_one_too() -> None:
    g = set_up("kaushen")
    assert g.table.kind[g.table.position.senior[1]] == "major-general"


# Groups (16.41) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.72")
def test_6_72_only_one_of_the_highest_rank_is_the_senior_commander() -> None:
    game = grognard.new(August, scenario="bilderweitschen", seed=1, ask="all")
    while game.question is not None and game.question.ask != "ask-senior":
        game.answer(first_or_done(game.question), game.question.side)
    g, question = Battle(game), game.question
    assert question is not None
    names = {g.table.roster[p].name for p in g.table.pieces_of[question.who]} - {*g.options("appoint")}
    assert {g.refused(f"appoint {name}") for name in names} == {"§6.72 He is not one of your highest-ranking leaders."}


@pytest.mark.rule("16.41")
def test_16_41_who_went_round_already_is_not_divided_again() -> None:
    g = set_up("kaushen", until="ask-detach").play("detach rC-a")
    assert g.refused("detach rC-a") == "§16.41 It is not waiting to be divided."


@pytest.mark.rule("16.41")
def test_16_41_two_squadrons_and_a_captain_of_cavalry_may_be_kept_back() -> None:
    g = set_up("kaushen", until="ask-detach")
    assert all(name.startswith(("rC-", "rcCpt")) for name in g.options("detach"))
    g.play("detach rC-a", "detach rC-b")
    assert g.refused("detach rC-c") == "§16.41 It may not join the second group."
    captain = g.options("detach")[0]
    g.play(f"detach {captain}")
    assert {*held(g, "waiting-2")} == {"rC-a", "rC-b", captain}
    assert [event.audience for event in g.game.events if event.key == "waits"] == [g.table.sides[1]] * 3


@pytest.mark.rule("16.41")
def test_16_41_four_companies_with_a_captain_may_come_by_the_west_but_no_engineers_or_horse() -> None:
    g = set_up("tilsit", until="ask-detach")
    kinds = {g.table.kind[g.piece(name)] for name in g.options("detach")}
    assert kinds == {"infantry", "captain"}
    assert not any(g.table.is_cavalry[g.piece(name)] for name in g.options("detach"))


@pytest.mark.rule("16.41")
def test_16_41_who_goes_round_at_usdau_is_not_placed_on_the_map() -> None:
    g = set_up("usdau", wanting("detach"))
    kinds = sorted(g.table.kind[p] for p in g.table.at(g.table.board.box("waiting-2")))
    assert kinds == ["captain", "infantry", "infantry", "infantry", "infantry", "lieutenant"]


@pytest.mark.rule("16.41")
def test_16_41_the_way_of_the_brigade_is_written_down_in_secret() -> None:
    g = set_up("goritten", until="ask-way")
    assert g.options("come-by") == ["first", "other"]
    g.play("come-by other")
    assert g.game.view("german")["sides"]["german"]["way"] == "other"
    assert "way" not in g.game.view("russian")["sides"]["german"]


# Pieces (3.0, 5.62, 15.1, 5.8) ---------------------------------------------------------------------------------


@pytest.mark.rule("3.0")
def test_3_0_guns_start_where_the_scenario_says() -> None:
    g = set_up("kaushen", until="ask-put")
    while g.game.question is not None and g.game.question.args["piece"] != g.piece("g77A"):
        g.play(next(o.text for o in g.game.question.options if o.verb == "put"))
    assert {g.table.board.height[g.hex(number)] for number in g.options("put")} == {2, 3}
    assert g.refused("put 47/1208") == "§3.0 Guns do not set up there."


@pytest.mark.rule("3.0")
def test_3_0_six_companies_and_the_machine_guns_of_tilsit_start_in_the_town() -> None:
    g = set_up("tilsit", until="ask-put")
    for name in ("rI01", "rI02"):
        assert g.game.question is not None
        assert g.game.question.args["piece"] == g.piece(name)
        g.play("put 50/0101" if name == "rI01" else "put 50/0301")
    assert g.refused("put 50/0701") == "§3.0 It must set up in the town."
    everywhere = set_up("tilsit", at_random(3))
    town = everywhere.table.board.regions["set-up-russian-town"]
    at = everywhere.table.position.at
    there = [p for p in everywhere.table.pieces_of[everywhere.table.sides[1]] if at[p] < 999 and town >> at[p] & 1]
    assert sum(everywhere.table.kind[p] == "infantry" for p in there) >= 6
    assert sum(everywhere.table.is_machine_gun[p] for p in there) == 2


@pytest.mark.rule("3.0", "5.62", "9.13")
@pytest.mark.parametrize("seed", range(3))
def test_3_0_at_least_one_gun_of_bossau_starts_limbered_on_a_wagon(seed: int) -> None:
    g = set_up("bossau", at_random(seed), seed=seed)
    loaded = [p for p in g.table.pieces_of[g.table.sides[1]] if g.table.is_gun[p] and g.table.has(p, LOADED)]
    assert loaded
    assert all(g.table.position.face[p] == LIMBERED and p in g.table.position.load for p in loaded)


@pytest.mark.rule("5.62", "3.0")
def test_5_62_of_the_two_guns_of_tilsit_one_is_loaded() -> None:
    g = set_up("tilsit", wanting("start-aboard"))
    assert sum(g.table.is_gun[p] and g.table.has(p, LOADED) for p in g.table.pieces_of[g.table.sides[1]]) == 1
    none = set_up("tilsit", wanting("put"))
    assert (
        sum(none.table.is_gun[p] and none.table.has(p, LOADED) for p in none.table.pieces_of[none.table.sides[1]]) == 1
    )


@pytest.mark.rule("3.0", "5.62")
def test_3_0_a_wagon_is_left_among_the_guns_for_the_one_that_starts_loaded() -> None:
    guns = set_up("tilsit", until="ask-put").table.board.regions["set-up-russian-guns"]

    def away(question: Question) -> str:
        far = [o.text for o in question.options if o.verb == "put" and not guns >> o.noun & 1]
        return (far or [first_or_done(question)])[0]

    table = set_up("tilsit", away).table
    assert sum(table.is_gun[p] and table.has(p, LOADED) for p in table.pieces_of[table.sides[1]]) == 1


@pytest.mark.rule("3.0", "5.62")
def test_3_0_pieces_are_placed_in_any_order_and_keep_their_places() -> None:
    g = set_up("kaushen", until="ask-put")
    g.play("pick gW1", "put 47/0806", "pick g77A", "start-aboard gW1")
    assert g.refused("pick gW1") == "§3.0 It is not one that waits for its place. To place one anew, go back."
    assert g.refused("pick rMG1") == "§3.0 This piece is not yours."
    assert "pick gI02" in g.options(), "whoever has no place yet may come first"
    g.play("pick gI02")
    assert g.refused("pick gI02").startswith("§3.0 A place is wanted for this one now")


@pytest.mark.rule("3.0", "5.62")
def test_3_0_a_gun_that_must_be_loaded_waits_for_a_wagon() -> None:
    g = set_up("tilsit", until="ask-put")
    assert "pick r76A" in g.options()
    g.play("pick r76A")
    g.play(next(text for text in g.options() if text.startswith("put ")))
    assert g.refused("pick r76B") == "§3.0 Too few guns would start loaded on wagons."
    g.play("pick rW1")
    g.play(next(text for text in g.options() if text.startswith("put ")))
    assert ("pick r76B" in g.options()) == bool(g.table.board.regions["set-up-russian-guns"] >> g.hex(g.at("rW1")) & 1)


@pytest.mark.rule("15.1")
def test_15_1_squadrons_start_mounted_or_on_foot() -> None:
    g = set_up("tilsit", until="ask-face")
    assert g.options("show") == ["mounted", "dismounted"]
    squadron = g.game.question.args["piece"] if g.game.question is not None else -1
    g.play("show dismounted")
    assert g.table.position.face[squadron] == DISMOUNTED
    assert g.table.position.face[g.piece("gC-a")] == MOUNTED


@pytest.mark.rule("5.8", "5.83")
def test_5_8_whoever_starts_on_the_bridge_stands_on_a_bank() -> None:
    def on_the_bridge(question: Question) -> str:
        return next((o.text for o in question.options if o.text == "put 50/0905"), "") or first_or_done(question)

    g = set_up("tilsit", on_the_bridge, until="ask-bank")
    assert {*g.options("on-bank")} == {"left", "right"}
    piece = g.game.question.args["piece"] if g.game.question is not None else -1
    g.play("on-bank right")
    assert g.table.position.bank[piece] == 2


# Dug in (16.2) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.2")
def test_16_2_at_kaushen_three_companies_start_dug_in_and_no_guns() -> None:
    g = set_up("kaushen", until="ask-entrench")
    assert all(g.table.is_company[g.piece(name)] for name in g.options("entrench"))
    end = set_up("kaushen", wanting("entrench"))
    assert sum(end.table.has(p, DUG_IN) for p in end.table.pieces_of[end.table.sides[0]]) == 3


@pytest.mark.rule("16.2")
def test_16_2_at_bossau_two_companies_and_both_machine_guns() -> None:
    g = set_up("bossau", wanting("entrench", at_random(4)), seed=4)
    dug_in = [p for p in range(len(g.table.roster)) if g.table.has(p, DUG_IN)]
    assert sum(g.table.is_company[p] for p in dug_in) <= 2
    assert sum(g.table.is_machine_gun[p] for p in dug_in) <= 2
    assert dug_in


@pytest.mark.rule("16.2")
def test_16_2_at_goritten_nobody_starts_dug_in_east_of_column_nine() -> None:
    g = set_up("goritten", at_random(6), until="ask-entrench", seed=6)
    west = g.table.board.regions["dig-russian"]
    assert g.options("entrench")
    assert all(west >> g.table.position.at[g.piece(name)] & 1 for name in g.options("entrench"))


# Hidden (16.5) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.5")
def test_16_5_hidden_pieces_are_placed_in_secret_as_many_as_the_scenario_says() -> None:
    g = set_up("mattischkehmen", wanting("hide"))
    unseen = [p for p in range(len(g.table.roster)) if g.table.position.hidden[p] == UNSEEN]
    assert sorted(g.table.kind[p] for p in unseen) == ["infantry", "infantry", "machine-gun"]
    assert all(g.table.board.has(g.table.position.at[p], "field") for p in unseen)
    assert [event.audience for event in g.game.events if event.key == "hidden-in"] == [g.table.sides[1]] * 3
    names = {g.table.roster[p].name for p in unseen}
    assert names.isdisjoint(piece["name"] for piece in g.game.view("german")["pieces"])
    assert names <= {piece["name"] for piece in g.game.view("russian")["pieces"]}


@pytest.mark.rule("16.5")
def test_16_5_at_orlau_a_jager_company_and_a_machine_gun_may_hide() -> None:
    g = set_up("orlau", wanting("hide"))
    unseen = [p for p in range(len(g.table.roster)) if g.table.position.hidden[p] == UNSEEN]
    assert sorted(g.table.kind[p] for p in unseen) == ["light-infantry", "machine-gun"]


@pytest.mark.rule("16.5", "16.2")
def test_16_5_of_a_hidden_unit_that_starts_dug_in_only_its_owner_is_told() -> None:
    g = set_up("orlau", wanting("hide", wanting("entrench")), until="ask-entrench")
    hidden = next(p for p in range(len(g.table.roster)) if g.table.position.hidden[p] == UNSEEN)
    name = g.table.roster[hidden].name
    g.play(f"entrench {name}")
    assert [e.audience for e in g.game.events if e.key == "starts-dug-in"] == [g.table.sides[0]]


@pytest.mark.rule("16.5", "def.control")
def test_def_control_a_hidden_unit_controls_no_ground_at_the_start() -> None:
    units = "unit gI01 at 0101\nunit rI01 at 0801\nunit rI02 at 0301 unseen\n"
    table = ground(". . . . . . . .", units, scenario="mattischkehmen")
    german, russian = table.sides
    first_control(table, german)
    assert [table.controller(table.board.grid.find(number)) for number in ("0301", "0401", "0601")] == [
        *(german, german, russian),
    ]


@pytest.mark.rule("16.41")
@pytest.mark.parametrize("scenario", ["goritten", "kaushen", "mattischkehmen", "orlau", "bossau", "usdau", "tilsit"])
def test_16_41_whoever_waits_is_concealed_and_the_enemy_sees_one_marker_for_each_group(scenario: str) -> None:
    g = set_up(scenario, at_random(2), until="ask-segment", seed=2)
    for box in GROUPS:
        place = g.table.board.box(box)
        waiting = g.table.at(place)
        assert all(g.table.position.hidden[p] == CONCEALED for p in waiting)
        if waiting:
            enemy = g.table.owner[waiting[0]].enemy
            view = g.game.view(enemy.name)
            assert [c["at"] for c in view["unknown"]].count(box) == 1
            assert not any(piece["at"] == box for piece in view["pieces"])


# Missions and light --------------------------------------------------------------------------------------------


@pytest.mark.rule("9.13", "9.1")
def test_9_13_where_the_scenario_says_so_a_gun_on_the_ground_fires_or_observes_from_there() -> None:
    gun = ". . .", "unit r76A at 0101\nunit r76B at 0201 limbered\n"
    stays, goes = (ground(*gun, scenario=scenario) for scenario in ("tilsit", "bossau"))
    hex_ = stays.board.grid.find("0301")
    refusal = cannot_be_bound_for(stays, stays.roster.numbers["r76A"], hex_)
    assert refusal is not None
    assert refusal.key == "no-guns-stay"
    assert cannot_be_bound_for(stays, stays.roster.numbers["r76B"], hex_) is None
    assert cannot_be_bound_for(goes, goes.roster.numbers["r76A"], hex_) is None


@pytest.mark.rule("def.night", "8.4")
@pytest.mark.parametrize(
    ("scenario", "lights"),
    [
        ("orlau", {1: ("light-night", 1), 4: ("light-fog", 3), 9: ("light-day", 0)}),
        ("tilsit", {1: ("light-night", 2), 5: ("light-day", 0)}),
        ("goritten", {}),
    ],
)
def test_def_night_the_players_are_told_when_the_light_changes(
    scenario: str, lights: dict[int, tuple[str, int]]
) -> None:
    g = ground(". . .", scenario=scenario)
    found = {}
    for turn in range(1, g.scenario.turns + 1):
        g.events.clear()
        g.position.turn = turn
        tell_light(g)
        for event in g.events:
            found[turn] = event.key, event.args["range"]
    assert found == lights


@pytest.mark.rule("3.0", "5.2")
def test_5_2_wagons_and_the_guns_they_tow_do_not_start_where_no_wagon_can_go() -> None:
    g = ground("m l .", "unit gW1 g77A gMTR1 gI01 at hand\n", scenario="usdau")
    closed = {
        name: [
            g.board.grid.number(h) for h in g.board.grid.hexes if cannot_put(g, g.roster.numbers[name], h) is not None
        ]
        for name in ("gW1", "g77A", "gMTR1", "gI01")
    }
    assert closed == {"gW1": ["0101", "0201"], "g77A": ["0101", "0201"], "gMTR1": ["0201"], "gI01": ["0201"]}
