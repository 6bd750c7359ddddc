"""The scenarios of August 1914 as data: that everything named is there, and what is planned of each."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from grognard.games.august.table import August
from grognard.games.august.words import CLASSES, RANKS
from grognard.kernel.table.scenario import Scenario
from tests.games.august.fielding import title
from tests.games.august.printed import FILES, SCENARIOS, field, numbers, piece

EVERY = pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
SIDES = ("german", "russian")


def lines(scenario: Scenario) -> list[tuple[list[str], str, list[str]]]:
    """The lines of the position that place counters: names, place, and what is said of their state."""
    found = []
    for line in scenario.position.splitlines():
        words = line.split("#")[0].split()
        if words[:1] == ["unit"]:
            end = words.index("at")
            found.append((words[1:end], words[end + 1], words[end + 2 :]))
    return found


def places(scenario: Scenario) -> dict[str, str]:
    """The place of every counter the position names."""
    named = [(name, place) for names, place, _ in lines(scenario) for name in names]
    found = dict(named)
    assert len(found) == len(named), "a counter is named twice"
    return found


def force(scenario: Scenario, side: str, place: str = "") -> Counter[str]:
    """How many counters of each kind a side has, in one place or in all; leaders to be drawn are not counted."""
    names = [name for name, each in places(scenario).items() if each == (place or each) and each != "pool"]
    return Counter(piece(name).kind for name in names if piece(name).side.name == side)


def leaders(scenario: Scenario, side: str) -> Counter[str]:
    """How many leaders of each class and rank a side draws, its waiting groups included."""
    drawn: Counter[str] = Counter()
    for which in CLASSES:
        for rank in RANKS:
            drawn[which + rank] += scenario.values.get(f"{side}-{which}{rank}s", 0)
    group = [piece(name).side.name for name, place in places(scenario).items() if place == "waiting-1"]
    if group[:1] == [side]:
        for rank in RANKS:
            drawn[rank] += scenario.values.get(f"waiting-1-{rank}s", 0)
    return +drawn


def class_of(name: str) -> str:
    """The class of a leader, as it stands before his rank."""
    traits = piece(name).traits
    return "cossack-" if "cossack" in traits else "cavalry-" if "cavalry" in traits else ""


def test_no_faults_and_every_value_has_a_source() -> None:
    for scenario in SCENARIOS.values():
        field(scenario)
    FILES.faults.check()
    assert [key for key, source in FILES.sources.items() if source.kind == "unknown"] == []


@EVERY
@pytest.mark.rule("6.2")
def test_the_pool_holds_all_counters_of_the_ranks_drawn_with_both_faces(scenario: Scenario) -> None:
    pool = [name for name, place in places(scenario).items() if place == "pool"]
    assert {name[:-1] + "ba"[name[-1] == "b"] for name in pool} == {*pool}
    for side in SIDES:
        counters = Counter(class_of(name) + piece(name).kind for name in pool if piece(name).side.name == side)
        drawn = leaders(scenario, side)
        assert set(drawn) == set(counters)
        assert all(counters[rank] // 2 >= number for rank, number in drawn.items())


@EVERY
@pytest.mark.rule("14.0", "3.0.A", "16.41")
def test_every_side_has_its_numbers_and_hexes_to_stand_on_or_to_come_in(scenario: Scenario) -> None:
    found = field(scenario)
    regions, grid = found.regions, found.grid
    for side in SIDES:
        assert {f"{side}-{name}" for name in ("initiative", "per-loss", "morale", "reduced")} <= {*scenario.values}
        assert bool(force(scenario, side, "hand")) == (f"set-up-{side}" in regions)
    for place in {*places(scenario).values()}:
        assert place in August.boxes
        if place.startswith("waiting"):
            assert regions[place.replace("waiting", "entry")]
            assert f"enter-{place[-1]}" in scenario.values
    assert regions.get("set-up-german", 0) & regions.get("set-up-russian", 0) == 0
    for name, bits in regions.items():
        if name.startswith(("entry", "exit", "home")):
            edge = [h for h in grid.hexes if bits >> h & 1]
            assert edge
            assert all(sum(n >= 0 for n in grid.adjacent[h]) < 6 for h in edge), name
        if name.startswith(("set-up", "entry", "exit")):
            assert not any(found.has(h, "lake") for h in grid.hexes if bits >> h & 1), name


@EVERY
@pytest.mark.rule("5.81", "5.82")
def test_nobody_is_set_up_in_a_river_but_on_a_bridge(scenario: Scenario) -> None:
    found = field(scenario)
    for name in (name for name in found.regions if name.startswith("set-up")):
        for number in numbers(found, name):
            shown = {*found.terrains_at(found.grid.find(number))}
            assert "bridge" in shown or not shown & {"minor-river", "major-river"}, (name, number)


@EVERY
@pytest.mark.rule("9.13", "5.64")
def test_guns_that_come_in_are_limbered_and_the_towed_ones_loaded(scenario: Scenario) -> None:
    loads = {names[0]: state[1] for names, _, state in lines(scenario) if state[:1] == ["load"]}
    where = places(scenario)
    assert len({*loads.values()}) == len(loads)
    for wagon, load in loads.items():
        assert piece(wagon).kind == "wagon"
        assert where[wagon] == where[load]
    for names, place, state in lines(scenario):
        for name in names:
            if place.startswith("waiting") and "ready" in piece(name).named_faces:
                assert state == ["limbered"]
                assert "towed" not in piece(name).traits or name in loads.values()
            assert (place == "guns") == (piece(name).kind == "off-map")


@EVERY
@pytest.mark.rule("11.1", "11.2")
def test_whoever_has_batteries_off_the_map_has_a_plan_and_whoever_has_guns_a_number(scenario: Scenario) -> None:
    for side in SIDES:
        mix = force(scenario, side)
        if mix["off-map"]:
            assert scenario.values[f"{side}-plan"] <= scenario.turns
        assert bool(mix["field-gun"]) == (f"{side}-depletion" in scenario.values)


@pytest.mark.parametrize(
    ("name", "german", "russian"),
    [
        ("goritten", "12 infantry 2 machine-gun 1 field-gun 2 wagon", "6 infantry 1 machine-gun 1 field-gun"),
        (
            "kaushen",
            "8 infantry 1 machine-gun 2 field-gun 2 wagon",
            "10 cavalry 1 machine-gun 2 field-gun 3 wagon",
        ),
        (
            "mattischkehmen",
            "16 infantry 3 machine-gun 3 field-gun 4 wagon 2 off-map",
            "12 infantry 3 machine-gun 3 field-gun 2 wagon 3 off-map",
        ),
        (
            "orlau",
            "5 infantry 2 light-infantry 1 machine-gun 1 field-gun 1 wagon",
            "14 infantry 1 engineer 2 machine-gun 2 off-map",
        ),
        (
            "bossau",
            "14 infantry 1 machine-gun 1 field-gun 2 wagon 2 off-map",
            "9 infantry 2 machine-gun 3 field-gun 4 wagon",
        ),
        (
            "usdau",
            "16 infantry 2 engineer 3 machine-gun 4 field-gun 1 howitzer 1 mortar 5 wagon 5 off-map",
            "12 infantry 3 machine-gun 3 field-gun 3 wagon 3 off-map",
        ),
        (
            "tilsit",
            "12 infantry 1 engineer 2 machine-gun 2 field-gun 3 wagon 2 cavalry",
            "8 infantry 2 machine-gun 2 field-gun 4 wagon 2 cavalry 2 cossack",
        ),
    ],
)
def test_forces_as_planned(name: str, german: str, russian: str) -> None:
    for side, planned in (("german", german), ("russian", russian)):
        words = planned.split()
        assert force(SCENARIOS[name], side) == dict(zip(words[1::2], map(int, words[::2]), strict=True))


@pytest.mark.parametrize(
    ("name", "german", "russian"),
    [
        ("goritten", (0, 0, 0, 1, 1, 3, 2), (0, 0, 1, 0, 0, 2, 2)),
        ("kaushen", (0, 0, 0, 1, 1, 2, 2), (0, 0, 0, 0, 0, 0, 1)),
        ("mattischkehmen", (0, 1, 1, 2, 2, 4, 4), (0, 0, 1, 2, 0, 3, 4)),
        ("orlau", (0, 0, 1, 0, 1, 3, 3), (0, 0, 1, 2, 0, 3, 4)),
        ("bossau", (0, 0, 1, 1, 2, 3, 4), (0, 0, 1, 1, 0, 2, 3)),
        ("usdau", (1, 1, 1, 2, 3, 4, 4), (0, 1, 1, 2, 0, 3, 4)),
        ("tilsit", (0, 0, 1, 0, 2, 3, 4), (0, 0, 1, 0, 0, 2, 3)),
    ],
)
def test_leaders_of_infantry_as_planned_from_general_to_lieutenant(
    name: str, german: tuple[int, ...], russian: tuple[int, ...]
) -> None:
    for side, planned in (("german", german), ("russian", russian)):
        drawn = leaders(SCENARIOS[name], side)
        assert tuple(drawn[rank] for rank in reversed(RANKS)) == planned


def test_leaders_of_cavalry_as_planned() -> None:
    kaushen, tilsit = SCENARIOS["kaushen"], SCENARIOS["tilsit"]
    assert leaders(kaushen, "russian") == {
        "lieutenant": 1,
        "cavalry-major-general": 1,
        "cavalry-colonel": 1,
        "cavalry-captain": 2,
        "cavalry-lieutenant": 2,
    }
    assert leaders(tilsit, "russian")["cossack-captain"] == leaders(tilsit, "german")["cavalry-captain"] == 1


def test_bilderweitschen_as_planned() -> None:
    scenario = SCENARIOS["bilderweitschen"]
    assert (scenario.turns, scenario.level) == (8, 1)
    assert force(scenario, "german") == {"infantry": 4, "machine-gun": 1}
    assert force(scenario, "russian") == {"infantry": 8, "machine-gun": 1}
    found = field(scenario)
    grid = found.grid
    village = numbers(found, "objective")
    assert village == {"48/0807", "48/0808", "48/0907", "48/0908"}
    assert all(found.has(grid.find(number), "village") for number in village)
    near = {grid.number(n) for number in village for n in grid.adjacent[grid.find(number)]} | village
    assert numbers(found, "set-up-german") == near
    assert {grid.printed(h)[0] for h in grid.hexes} == set(range(5, 18))
    assert {number[3:5] for number in numbers(found, "set-up-russian")} == {"13", "14", "15"}


def test_goritten_the_brigade_comes_by_the_south_or_by_the_east() -> None:
    scenario = SCENARIOS["goritten"]
    found = field(scenario)
    assert (scenario.values["enter-1"], scenario.values["enter-1-other"]) == (2, 3)
    assert {number[3:5] for number in numbers(found, "entry-1")} == {f"{c:02}" for c in range(9, 16)}
    assert numbers(found, "entry-1-other") == {f"45/17{row:02}" for row in range(9, 15)}
    assert numbers(found, "dig-russian") < numbers(found, "set-up-russian")


def test_kaushen_the_guns_stand_on_the_two_upper_levels() -> None:
    found = field(SCENARIOS["kaushen"])
    grid = found.grid
    upper = {grid.number(h) for h in grid.hexes if found.height[h] >= 2}
    assert numbers(found, "set-up-german-guns") == numbers(found, "ready-german") == upper
    assert all(
        found.height[h] or found.has(h, "village") for h in grid.hexes if found.regions["set-up-german"] >> h & 1
    )


@pytest.mark.rule("2.21")
@pytest.mark.parametrize(("name", "west", "east"), [("mattischkehmen", "48", "45"), ("usdau", "45", "47")])
def test_two_boards_share_a_column(name: str, west: str, east: str) -> None:
    found = field(SCENARIOS[name])
    grid = found.grid
    assert sum(1 for _ in grid.hexes) == 2 * 247 - 15
    assert all(grid.find(f"{west}/17{row:02}") == grid.find(f"{east}/01{row:02}") for row in range(1, 16))
    assert found.is_linked("road", grid.find(f"{west}/1608"), grid.find(f"{east}/0108"))
    assert found.is_linked("road", grid.find(f"{east}/0108"), grid.find(f"{east}/0208"))


def test_mattischkehmen_whoever_hides_does_so_in_the_corn() -> None:
    found = field(SCENARIOS["mattischkehmen"])
    hides = [h for h in found.grid.hexes if found.regions["hide-russian"] >> h & 1]
    assert hides
    assert all(found.has(h, "field") and found.regions["set-up-russian"] >> h & 1 for h in hides)


@pytest.mark.rule("def.night", "5.8")
def test_orlau_light_ford_and_fortifications() -> None:
    scenario = SCENARIOS["orlau"]
    found = field(scenario)
    grid = found.grid
    light = [scenario.values[name] for name in ("night-until", "night-sight", "fog-until", "fog-sight")]
    assert light == [3, 1, 8, 3]
    assert [grid.number(h) for h in grid.hexes if found.has(h, "ford")] == ["46/1010"]
    assert found.has(grid.find("46/1010"), "minor-river")
    assert "hex 46/0808 fort 1" in scenario.position
    west = numbers(found, "control-german")
    assert west == numbers(found, "set-up-german")
    assert {"46/0808", "46/0707", "46/0607", "46/0608"} <= west
    assert not any(found.has(grid.find(number), "minor-river") for number in west)
    assert force(scenario, "russian", "waiting-1") == {"infantry": 4}


def test_bossau_seven_hexes_of_villages_count_and_the_landwehr_is_weaker() -> None:
    scenario = SCENARIOS["bossau"]
    found = field(scenario)
    assert len(numbers(found, "worth-2-german")) == 7
    assert numbers(found, "exit-russian") == {"49/1707", "49/1708", "49/1709"}
    second = [name for name, place in places(scenario).items() if place == "waiting-2"]
    assert len(second) == 6
    assert all("landwehr" in piece(name).traits for name in second)
    assert (scenario.values["landwehr-morale"], scenario.values["landwehr-reduced"]) == (7, 6)


@pytest.mark.rule("16.3", "16.1")
def test_usdau_fortifications_smoke_and_who_comes_later() -> None:
    scenario = SCENARIOS["usdau"]
    found = field(scenario)
    assert "hex 47/0707 47/0806 47/0808 47/0907 47/1208 fort 1" in scenario.position
    assert all(found.has(found.grid.find(number), "village") for number in numbers(found, "smoke-german"))
    assert force(scenario, "russian", "waiting-1") == {"infantry": 2}
    assert scenario.values["enter-1"] == 6
    assert scenario.values["enter-2"] == 5
    assert {number[3:5] for number in numbers(found, "entry-2")} == {f"{c:02}" for c in range(3, 10)}


@pytest.mark.rule("5.82")
def test_tilsit_twelve_hexes_of_town_and_one_bridge() -> None:
    scenario = SCENARIOS["tilsit"]
    found = field(scenario)
    assert len(numbers(found, "worth-1-german") - {"50/0902", "50/0903"}) == 12
    assert numbers(found, "worth-3-german") == {"50/0905"}
    assert [found.grid.number(h) for h in found.grid.hexes if found.has(h, "bridge")] == ["50/0905"]
    assert numbers(found, "exit-russian") == {"50/0901"}
    assert (scenario.values["night-until"], scenario.values["night-sight"]) == (4, 2)


CARDS = {
    "bilderweitschen": "german-breaks russian-breaks enough",
    "goritten": "russian-steady enter-1 enter-1-other",
    "kaushen": "russian-points-gun russian-points-gun-assault german-points-ready-gun",
    "mattischkehmen": "russian-hidden-companies russian-hidden-machine-guns",
    "orlau": "enough clear-of-bridge russian-most-lost night-until night-sight fog-until fog-sight",
    "bossau": "russian-leaves-from",
    "usdau": "german-steady late-turn russian-points-late",
    "tilsit": "russian-leaves-from",
}
"""The numbers of each scenario that its card names."""


@EVERY
@pytest.mark.rule("def.victory")
def test_the_numbers_on_a_card_are_those_of_the_scenario(scenario: Scenario) -> None:
    card = title().scenarios[scenario.id].briefing
    for lang in ("en", "fr"):
        texts = [*(text[lang] for text in card.tasks.values()), *(text[lang] for text in card.know)]
        told = {int(number) for text in texts for number in re.findall(r"(?<![\d/])\d+(?![\d/])", text)}
        assert told >= {scenario.values[name] for name in CARDS[scenario.id].split()}, lang
        named = {hex_ for text in texts for hex_ in re.findall(r"\d\d/\d{4}", text)}
        assert named <= {field(scenario).grid.number(h) for h in field(scenario).grid.hexes}
