"""Victory by scenario, and whole games that come to their end."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.indochine import Indochine
from grognard.kernel.numbers.dice import Whim
from tests.games.indochine.fighting import Fight, lay_out


def ended(scenario: str, units: str, turn: int | None = None) -> str:
    """The verdict of a scenario that ends in this position."""
    turns = {"diguette": 5, "bac-kan": 10, "dong-khe": 10, "rail": 9, "coup-pour-rien": 11, "longue-marche": 12}
    last = turn or {**turns, "au-cul": 15, "phu-tong-hoa": 8}[scenario]
    g = Fight(grognard.position(Indochine, f"indochine {scenario}\nturn {last}\nphase 2.E 2\n{units}", seed=1))
    while g.game.question is not None and g.asked.endswith("dong-khe.vm"):
        g.play("done")
    return str(g.game.play.position.verdict)


SECTION = "unit pc-f-1 gc-line-1 at B1407 formation f1\n"


@pytest.mark.rule("0.5")
@pytest.mark.parametrize(
    ("units", "verdict"),
    [
        ("unit inf-rec-1 at B1508 formation v1\nunit pc-vm-1 at B1511 formation v1\n", "viet-minh"),
        ("unit inf-rec-1 at B1509 formation v1\nunit pc-vm-1 at B1511 formation v1\n", "french"),
    ],
)
def test_the_dyke_one_of_three_houses_wins(units: str, verdict: str) -> None:
    assert ended("diguette", SECTION + units) == f"verdict-hold-houses-{verdict}"


FRENCH = "unit pc-f-1 gc-para-1 at A1005 formation f1\n"


@pytest.mark.rule("scenario.bac-kan.victory")
def test_bac_kan_the_village_without_viet_minh_units_is_a_tactical_victory() -> None:
    assert ended("bac-kan", FRENCH + "unit inf-vm-1 at A1510 formation v1\n") == "verdict-capture-ho-viet-minh"
    assert ended("bac-kan", FRENCH + "unit inf-vm-1 at A0101 formation v1\n") == "verdict-capture-ho-french"
    assert ended("bac-kan", "unit inf-vm-1 at A0101 formation v1\n") == "verdict-capture-ho-viet-minh", "nobody took it"


@pytest.mark.rule("scenario.bac-kan.victory")
def test_bac_kan_a_french_unit_alone_with_ho_wins_at_once() -> None:
    text = """indochine bac-kan
turn 3
acting french
activating f1
formation f1 activated 1
unit pc-f-1 at A1504 formation f1
unit gc-para-1 at A1506 formation f1 active
unit ho at A1507 {ho}
unit inf-vm-1 pc-vm-1 at A0101 formation v1
"""
    g = lay_out(text.format(ho="")).play("act gc-para-1", "assault A1507")
    assert g.game.play.position.verdict == "verdict-ho-captured"
    assert g.game.play.position.winner == 0


@pytest.mark.rule("scenario.bac-kan.victory", "scenario.bac-kan.vm")
def test_bac_kan_ho_acts_by_himself_and_leaves_by_three_edges() -> None:
    text = """indochine bac-kan
turn 3
acting viet-minh
unit pc-f-1 gc-para-1 at A1515 formation f1
unit ho at A1503
unit inf-vm-1 pc-vm-1 at A0116 formation v1
"""
    g = lay_out(text).play("activate-alone ho")
    assert g.asked == "viet-minh 6.1", "no roll"
    g.play("move A1502", "move A1501", "leave")
    assert g.at("ho") == "left"
    assert not g.game.play.position.over, "his escape does not end the game"


POST = "unit pc-vm-1 inf-vm-1 at A0101 formation v1\n"


@pytest.mark.rule("scenario.dong-khe.victory")
@pytest.mark.parametrize(
    ("units", "verdict"),
    [
        ("unit pc-f-1 gc-legion-1 at A1010 formation f1\n", "french"),
        ("unit pc-f-1 gc-legion-1 at A1116 formation f1\n", "viet-minh"),
        ("unit pc-f-1 gc-legion-1 at A1116 formation f1\nside viet-minh disorganised 6\n", "viet-minh"),
        ("unit pc-f-1 gc-legion-1 at A1116 formation f1\nside viet-minh disorganised 7\n", "french"),
    ],
)
def test_dong_khe_the_positions_must_be_empty_of_french_at_the_cost_of_six_formations(units: str, verdict: str) -> None:
    assert ended("dong-khe", POST + units) == f"verdict-clear-positions-{verdict}"


VILLAGE = ["A1202", "A1301", "A1302", "A1303", "A1304", "A1402"]


@pytest.mark.rule("scenario.1")
@pytest.mark.parametrize(("held", "lost", "verdict"), [(6, 1, "french"), (6, 2, "draw"), (5, 0, "viet-minh")])
def test_the_rail_every_village_hex_and_one_formation_lost_at_most(held: int, lost: int, verdict: str) -> None:
    names = ["gc-para-1", "gc-para-2", "gc-marine-1", "gc-legion-1", "gc-legion-2", "gc-legion-3"]
    units = "".join(f"unit {name} at {hex_} formation f3\n" for name, hex_ in zip(names[:held], VILLAGE, strict=False))
    rest = f"side french disorganised {lost}\nunit inf-vm-1 pc-vm-3 at B0101 formation v3\n"
    assert ended("rail", units + rest) == f"verdict-take-village-{verdict}"


@pytest.mark.rule("scenario.2")
@pytest.mark.parametrize(("lost", "verdict"), [(2, "french"), (3, "draw")])
def test_scenario_2_more_than_two_french_formations_lost_is_a_draw(lost: int, verdict: str) -> None:
    hexes = ["A1008", "A1107", "A1108", "A1208", "A1010", "A1110", "A0607", "A0707", "A0708"]
    units = "".join(f"unit gc-para-{n} at {hex_} formation f1\n" for n, hex_ in enumerate(hexes, 1))
    rest = f"side french disorganised {lost}\nunit inf-vm-1 pc-vm-1 at A2301 formation v1\n"
    assert ended("coup-pour-rien", units + rest) == f"verdict-take-all-{verdict}"


BOTH = "unit pc-f-1 gc-para-1 at B1501 formation f1\nunit pc-vm-1 inf-vm-1 at B0101 formation v1\n"


@pytest.mark.rule("scenario.3")
@pytest.mark.parametrize(("left", "verdict"), [(10, "french"), (9, "draw"), (8, "viet-minh")])
def test_scenario_3_steps_off_the_map_decide(left: int, verdict: str) -> None:
    assert ended("longue-marche", BOTH + f"side french left {left}\n") == f"verdict-march-out-{verdict}"


@pytest.mark.rule("scenario.4")
@pytest.mark.parametrize(("left", "verdict"), [(10, "viet-minh"), (9, "draw"), (8, "draw"), (7, "french")])
def test_scenario_4_ten_points_off_the_east_edge_win(left: int, verdict: str) -> None:
    assert ended("au-cul", BOTH + f"side viet-minh left {left}\n") == f"verdict-break-through-{verdict}"


@pytest.mark.rule("0.5")
def test_phu_tong_hoa_three_of_four_hexes_win() -> None:
    french = "unit pc-f-1 gc-legion-1 at A1010 formation f1\n"
    three = "".join(
        f"unit inf-vm-{n} at {hex_} formation v1\n" for n, hex_ in enumerate(("A1110", "A1011", "A1111"), 1)
    )
    assert ended("phu-tong-hoa", french + three) == "verdict-hold-post-viet-minh"
    assert ended("phu-tong-hoa", french + three.replace("A1111", "A0101")) == "verdict-hold-post-french"


@pytest.mark.parametrize("scenario", ["diguette", "phu-tong-hoa", "bac-kan", "coup-pour-rien"])
def test_a_game_of_random_players_ends(scenario: str) -> None:
    g = grognard.new(Indochine, scenario, seed=5)
    whim = Whim(5)
    for _ in range(20_000):
        if g.play.position.over:
            break
        question = next(iter(g.questions.values()))
        g.answer(whim.pick(question.options).text, question.side)
    assert g.play.position.over
