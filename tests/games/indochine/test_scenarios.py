"""The eight scenarios of Indochine as data: what the book prints of them, and that everything named is there."""

from __future__ import annotations

import re
from collections import defaultdict
from math import ceil

import pytest

from grognard import shelf
from grognard.kernel.table.scenario import Scenario
from tests.games.indochine.printed import CHARTS, FILES, ROSTER, SCENARIOS, field

EVERY = pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
STATES = ("at", "steps", "formation", "crew")


class Muster:
    """What the position of a scenario says of counters and formations, read without a table."""

    def __init__(self, scenario: Scenario) -> None:
        self.place: dict[str, str] = {}
        self.formation: dict[str, str] = {}
        self.steps: dict[str, int] = {}
        self.fields: dict[str, dict[str, str]] = defaultdict(dict)
        for line in scenario.position.splitlines():
            words = line.split("#")[0].split()
            if words[:1] == ["unit"]:
                self._units(words[1:])
            elif words[:1] == ["formation"]:
                self.fields[words[1]].update(zip(words[2::2], words[3::2], strict=True))

    def _units(self, words: list[str]) -> None:
        first = next(n for n, word in enumerate(words) if word in STATES)
        state = dict(zip(words[first::2], words[first + 1 :: 2], strict=False))
        if "crew" in words:
            left = [word for word in words[first:] if word != "crew"]
            state = dict(zip(left[::2], left[1::2], strict=True))
        for name in words[:first]:
            assert name not in self.place, f"{name} is named twice"
            self.place[name] = state["at"]
            self.steps[name] = int(state.get("steps", ROSTER[ROSTER.numbers[name]].steps))
            if "formation" in state:
                self.formation[name] = state["formation"]

    def base(self, formation: str) -> int:
        """The steps of infantry and weapons that a formation starts with."""
        members = [name for name, own in self.formation.items() if own == formation]
        counted = [name for name in members if {"infantry", "weapon"} & ROSTER[ROSTER.numbers[name]].traits]
        return sum(self.steps[name] for name in counted)


def test_no_faults_and_every_value_has_a_source() -> None:
    for scenario in SCENARIOS.values():
        field(scenario)
    FILES.faults.check()
    assert [key for key, source in FILES.sources.items() if source.kind == "unknown"] == []


@EVERY
@pytest.mark.rule("3.1")
def test_every_counter_is_on_the_sheet_and_every_unit_in_a_formation_with_its_leader(scenario: Scenario) -> None:
    muster = Muster(scenario)
    for name in muster.place:
        piece = ROSTER[ROSTER.numbers[name]]
        if "leader" in piece.traits:
            assert muster.formation[name] == piece.formation
        elif piece.kind not in ("decoy", "ho"):
            leader = next(each for each in ROSTER if each.formation == muster.formation[name])
            assert leader.name in muster.place
            assert leader.side == piece.side
    assert set(muster.fields) == set(muster.formation.values())


STUBBORN = {"dong-khe": {f"v{company}": [10, 11] for company in range(1, 5)}, "diguette": {"v1": [6, 8]}}
"""The companies that hesitate later: at Dong Khé, where each can be replaced once it breaks, and from the rice."""


@EVERY
@pytest.mark.rule("12.1", "12.2")
def test_thresholds_are_the_shares_of_the_chart(scenario: Scenario) -> None:
    muster, limits = Muster(scenario), CHARTS["limits"]
    for formation, values in muster.fields.items():
        steps = muster.base(formation)
        expected = [
            ceil(steps * limits.number(f"{name}-percent", "value") / 100) for name in ("hesitant", "demoralised")
        ]
        expected = STUBBORN.get(scenario.id, {}).get(formation, expected)
        assert [int(values["hesitant-at"]), int(values["demoralised-at"])] == expected, formation


@EVERY
@pytest.mark.rule("0.5")
def test_whoever_waits_has_hexes_to_set_up_or_to_come_in(scenario: Scenario) -> None:
    muster, regions = Muster(scenario), field(scenario).regions
    for name, place in muster.place.items():
        piece = ROSTER[ROSTER.numbers[name]]
        formation = muster.formation.get(name, piece.name)
        values = muster.fields.get(formation, {})
        assert place == ("arriving" if {"arrives", "drops"} & {*values} else "hand"), name
        use = "entry" if "arrives" in values else "set-up"
        found = regions.get(f"{use}-{formation}", regions.get(f"{use}-{piece.side.name}", 0))
        assert found or "drops" in values or piece.kind == "decoy", name
        if piece.kind == "decoy" and place == "hand":
            assert any(region.startswith(f"set-up-{name.split('-')[1]}") for region in regions), name


@EVERY
def test_a_weapon_that_comes_later_is_dismounted(scenario: Scenario) -> None:
    for line in scenario.position.splitlines():
        words = line.split()
        if "arriving" in words and any(name.split("-")[0] in ("mg", "hmg", "rcl", "m60", "m81") for name in words):
            assert "crew" in words


@pytest.mark.rule("scenario.bac-kan", "scenario.bac-kan.french", "scenario.bac-kan.vm", "scenario.bac-kan.special")
def test_bac_kan_as_printed() -> None:
    scenario, muster = SCENARIOS["bac-kan"], Muster(SCENARIOS["bac-kan"])
    assert scenario.turns == 10
    assert {"steep", "light-wind", "mortar-smoke"} <= scenario.rules
    assert not {"night", "french-first"} & scenario.rules
    assert scenario.values == {
        "end-number": 9,
        "command": 3,
        "echelon-french": 10,
        "awarded-french": 2,
        "initiative-french": 1,
        "supports-french": 3,
    }
    assert sorted(values["drops"] for values in muster.fields.values() if "drops" in values) == ["1", "1", "2", "2"]
    assert sum(name.startswith("decoy-v") for name in muster.place) == 10
    assert not any(name.startswith("decoy-f") for name in muster.place)
    found = field(scenario)
    assert {found.grid.number(h)[1:] for h in found.grid.hexes if found.regions["entry-v3"] >> h & 1} == {"2303"}
    assert {found.grid.number(h)[1:] for h in found.grid.hexes if found.regions["entry-f4"] >> h & 1} == {"2308"}


@pytest.mark.rule("scenario.bac-kan.special")
def test_bac_kan_ignores_the_houses_of_board_b_and_plays_its_northern_rows() -> None:
    found = field(SCENARIOS["bac-kan"])
    on_b = [h for h in found.grid.hexes if found.grid.number(h).startswith("B")]
    assert {found.grid.printed(h)[1] for h in on_b} == set(range(1, 11))
    assert not any(found.has(h, "wooden") or found.has(h, "solid") for h in on_b)
    assert found.has(found.grid.find("A1510"), "solid") and found.has(found.grid.find("A1511"), "wooden")
    assert found.is_linked("road", found.grid.find("A1516"), found.grid.find("B1501"))


@pytest.mark.rule("scenario.dong-khe", "scenario.dong-khe.french", "scenario.dong-khe.vm", "scenario.dong-khe.special")
def test_dong_khe_as_printed() -> None:
    scenario, muster = SCENARIOS["dong-khe"], Muster(SCENARIOS["dong-khe"])
    assert scenario.turns == 10
    assert {"night", "steep", "no-smoke", "french-first", "fail-on-purpose"} <= scenario.rules
    assert scenario.values == {
        "end-number": 11,
        "command": 3,
        "echelon-french": 15,
        "initiative-viet-minh": 1,
        "replacements-viet-minh": 4,
        "few": 6,
        "line-from": 7,
    }
    assert sum(name.startswith("decoy-v") for name in muster.place) == 12
    assert {values["quality"] for name, values in muster.fields.items() if name[0] == "f"} == {"shock"}
    for name, formation in muster.formation.items():
        morale = ROSTER[ROSTER.numbers[name]].value("morale")
        if name.startswith("inf"):
            assert muster.fields[formation]["quality"] == {7: "line", 6: "recruit"}[morale]
    found = field(scenario)
    grid = found.grid
    post = [h for h in grid.hexes if found.regions["objective"] >> h & 1]
    assert {grid.number(h) for h in post} >= {"A1008", "A1208", "A1010", "A1110"}
    away = [h for h in grid.hexes if found.regions["set-up-viet-minh"] >> h & 1]
    assert away == [h for h in grid.hexes if min(grid.distance(h, each) for each in post) >= 6]


@pytest.mark.rule("scenario.1", "scenario.2", "scenario.3", "scenario.4", "err1.command")
def test_amendments_to_the_four_old_scenarios() -> None:
    rail, shot, march, after = (SCENARIOS[name] for name in ("rail", "coup-pour-rien", "longue-marche", "au-cul"))
    assert "embankment-hinders" in rail.rules
    assert {n for name, n in Muster(rail).steps.items() if name.startswith("inf-rec")} == {2}
    assert shot.values["few"] == 2
    assert march.values["end-number"] == 11
    assert sum(values.get("arrives") == "1" for values in Muster(march).fields.values()) == 4
    assert (after.turns, after.values["end-number"], after.values["command"], after.values["enough"]) == (15, 10, 3, 10)
    for scenario in (march, after):
        found = field(scenario)
        assert found.has(found.grid.find("B2109"), "jungle") and found.height[found.grid.find("B2109")] == 1
    entry = field(after).regions
    grid = field(after).grid
    assert entry["entry-v1"] == 1 << grid.find("B0107")
    near = [h for h in grid.hexes if entry["entry-viet-minh"] >> h & 1]
    assert {grid.distance(h, grid.find("B0107")) for h in near} == {0, 1, 2, 3}


@pytest.mark.rule("scenario.2")
def test_reinforcements_of_scenario_2_come_in_anywhere_on_the_edge() -> None:
    found = field(SCENARIOS["coup-pour-rien"])
    rim = [h for h in found.grid.hexes if sum(n >= 0 for n in found.grid.adjacent[h]) < 6]
    assert [h for h in found.grid.hexes if found.regions["entry-viet-minh"] >> h & 1] == rim


@pytest.mark.rule("scenario.diguette")
def test_the_tutorial_is_open_short_and_small() -> None:
    scenario, muster = SCENARIOS["diguette"], Muster(SCENARIOS["diguette"])
    assert (scenario.turns, scenario.level) == (5, 1)
    assert {"open", "no-smoke", "french-first", "hold-houses"} == scenario.rules
    assert (scenario.values["awarded-french"], scenario.values["wave-from"], scenario.values["enough"]) == (1, 3, 1)
    assert {muster.steps[name] for name in muster.place if name.startswith("inf-rec")} == {2}
    assert not any(name.startswith("decoy") for name in muster.place)
    found = field(scenario)
    houses = {found.grid.number(h) for h in found.grid.hexes if found.has(h, "wooden")}
    assert houses == {"B1407", "B1508", "B1608"}
    assert found.regions["set-up-french"] == found.regions["objective"]


@pytest.mark.rule("scenario.phu-tong-hoa")
def test_the_post_of_phu_tong_hoa() -> None:
    scenario, muster = SCENARIOS["phu-tong-hoa"], Muster(SCENARIOS["phu-tong-hoa"])
    assert scenario.turns == 8 and {"night", "no-smoke", "officers-fall", "hold-post"} <= scenario.rules
    assert (scenario.values["end-number"], scenario.values["enough"]) == (10, 3)
    assert (scenario.values["batteries-viet-minh"], scenario.values["pre-registered"]) == (2, 2)
    found = field(scenario)
    post = [h for h in found.grid.hexes if found.regions["objective"] >> h & 1]
    assert {found.height[h] for h in post} == {1} and len(post) == 4
    assert found.terrains_at(found.grid.find("A1111")) == ["solid"]
    away = [h for h in found.grid.hexes if found.regions["set-up-viet-minh"] >> h & 1]
    assert min(found.grid.distance(h, each) for h in away for each in post) == 2
    assert sum(name.startswith("inf-vm") for name in muster.place) == 15


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("scenario", "values"),
    [
        ("coup-pour-rien", ["few"]),
        ("dong-khe", ["replacements-viet-minh", "few"]),
        ("longue-marche", ["leave-from"]),
    ],
)
def test_the_numbers_on_a_card_are_those_of_the_scenario(scenario: str, values: list[str], lang: str) -> None:
    found = shelf.title("indochine").scenarios[scenario]
    told = re.findall(r"\b\d+\b", " ".join(texts[lang] for texts in found.briefing.know))
    assert [int(number) for number in told] == [found.values[name] for name in values]


def test_the_card_of_the_long_march_names_its_exits() -> None:
    scenario = SCENARIOS["longue-marche"]
    grid, exits = field(scenario).grid, field(scenario).regions["exit-french"]
    numbers = [grid.number(h) for h in grid.hexes if exits >> h & 1]
    assert (numbers[0], numbers[-1], len(numbers)) == ("B2305", "B2310", 6)
    card = shelf.title("indochine").scenarios["longue-marche"].briefing.know[0]
    assert all("B2305" in text and "B2310" in text for text in card.values())


@pytest.mark.rule("scenario.3")
def test_the_rear_of_the_long_march_is_all_behind_the_village() -> None:
    grid, regions = field(SCENARIOS["longue-marche"]).grid, field(SCENARIOS["longue-marche"]).regions
    rear = [grid.number(h) for h in grid.hexes if regions["rear-french"] >> h & 1]
    assert rear == [grid.number(h) for h in grid.hexes if int(grid.number(h)[1:3]) > 16]
    assert not regions["rear-french"] & regions["set-up-french"]
    assert regions["exit-french"] & ~regions["rear-french"] == 0


@pytest.mark.rule("scenario.all", "ext.1.2")
def test_viet_minh_infantry_has_three_steps_unless_the_scenario_says_otherwise() -> None:
    fewer = {
        scenario.id
        for scenario in SCENARIOS.values()
        for name, steps in Muster(scenario).steps.items()
        if name.startswith("inf-") and steps != 3
    }
    assert fewer == {"rail", "diguette"}
