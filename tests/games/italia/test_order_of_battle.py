"""The pieces and set-ups of Italia against every fact the book gives of them. No turn is played here.

The set-up sheets are lost: what stands where is history and ours, within the least that each scenario's own rules ask.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from grognard.games.front1918.supply import commanded, fed_headquarters, supplied
from grognard.games.italia import Italia
from grognard.kernel.space.hexgrid import members
from grognard.kernel.table.pieces import Piece, Roster
from grognard.shelf import title
from tests.games.italia.printed import (
    ASSAULT,
    BY_NAME,
    CHARTS,
    CP,
    ENTENTE,
    FOOT,
    GUNS,
    NATIONS,
    PIECES,
    SCENARIOS,
    SMALL,
    SetUp,
    board_file,
    set_up,
)

SET_UPS = {name: set_up(name) for name in SCENARIOS}
BOARD = board_file()
GRID = BOARD.grid
WHEELS = (*GUNS, "hq", "trucks", "depot")


def shown(piece: Piece) -> str:
    """A unit as the book writes it: attack-defence-movement/morale."""
    return "-".join(str(piece.value(key)) for key in ("attack", "defence", "move")) + f"/{piece.value('morale')}"


# Counters --------------------------------------------------------------------------------------------------------


def test_names_are_short_ascii_words_with_titles_in_both_languages() -> None:
    for piece in PIECES:
        assert re.fullmatch(r"[A-Za-z0-9.-]{1,14}", piece.name), piece.name
        assert {*piece.titles} == {"en", "fr"}
    for language in ("en", "fr"):
        titles = [piece.titles[language] for piece in PIECES]
        assert len(titles) == len(set(titles))


@pytest.mark.rule("scenario.caporetto.reinforcements", "scenario.albrecht.reinforcements")
@pytest.mark.rule("scenario.solstice.reinforcements", "scenario.vittorio.display", "scenario.vittorio.reinforcements")
def test_the_counters_the_book_shows() -> None:
    printed = {
        "A13Sch": "8-9-4/4", "A33": "8-9-4/4", "A4": "9-10-4/4", "A12rtSch": "5-6-4/3",
        "I22": "7-10-4/4", "I37": "7-9-4/4", "I3DC": "1-2-5/2", "I4DC": "1-2-5/2",
        "I1Alp": "5-6-5/5", "I5Alp": "3-4-5/5", "I6Alp": "4-5-5/5", "I7Alp": "3-4-5/5", "I8Alp": "4-5-5/5",
        "I9Alp": "4-5-5/5", "I10Alp": "4-5-5/5", "I13Alp": "2-3-5/5", "I15Alp": "4-5-5/5", "I17Alp": "3-3-5/4",
        "I20Alp": "2-3-5/4", "I2Bers": "2-2-5/4", "I3Bers": "2-2-5/4", "I8Bers": "3-4-5/5", "I13Bers": "3-3-5/5",
    }  # fmt: skip
    assert {name: shown(BY_NAME[name]) for name in printed} == printed
    assert [BY_NAME[f"I1DA.{n}"].value("morale") for n in (1, 2, 3)] == [5, 5, 5]


@pytest.mark.rule("6.0")
def test_steps() -> None:
    for piece in PIECES:
        if piece.kind == "division":
            assert piece.steps == (3 if piece.value("morale") == 4 else 2), piece.name
            assert piece.steps == 2 or piece.faces[1] == piece.faces[2], piece.name
        else:
            assert piece.steps == (2 if piece.kind in SMALL else 1), piece.name


@pytest.mark.rule("3.0.elite", "2.2.1", "14.0.example1", "14.0.example2", "12.2.3.example")
def test_elite_divisions_come_in_regiments_or_brigades() -> None:
    for piece in PIECES:
        if piece.kind == "division":
            assert 2 <= piece.value("morale") <= 4, piece.name
    parts = Counter(piece.formation for piece in PIECES if piece.kind in SMALL)
    assert {name for name, many in parts.items() if many == 2} == {"A3", "A22Sch", "A43Sch", "A44Sch", "A55"}
    german = {name for name in parts if name.startswith("G")}
    assert {parts[name] for name in german} == {3}
    morale = {BY_NAME[piece.name].value("morale") for piece in PIECES if piece.formation in german}
    assert morale == {5, 6}
    assert {piece.value("morale") for piece in PIECES if piece.formation == "GAlpK"} == {6}


@pytest.mark.rule("11.2.8.unit")
def test_every_unit_has_a_formation_and_independent_units_one_of_their_own() -> None:
    many = Counter(piece.formation for piece in PIECES if piece.kind in FOOT)
    for piece in PIECES:
        if piece.kind not in FOOT:
            assert not piece.formation
        elif "." in piece.name:
            assert piece.name.partition(".")[0] == piece.formation
            assert many[piece.formation] > 1
        else:
            assert piece.formation == piece.name
            assert many[piece.name] == 1


def test_one_nation_each() -> None:
    letters = {"A": "austrian", "G": "german", "I": "italian", "F": "french", "B": "british", "U": "american"}
    central = {"austrian", "german"}
    for piece in PIECES:
        nations = piece.traits & set(NATIONS)
        assert len(nations) == 1, piece.name
        assert (piece.side == CP) == bool(nations & central), piece.name
        if piece.kind in ("division", *SMALL):
            assert letters[piece.name[0]] in nations, piece.name
        assert not piece.traits & {"hungarian", "bosnian"} or "austrian" in nations, piece.name


def test_foot_moves_and_loses_strength() -> None:
    columns = {key: Roster(PIECES).column(key) for key in ("attack", "defence")}
    for number, piece in enumerate(PIECES):
        if piece.kind in FOOT:
            is_slow = piece.kind == "division" and "cavalry" not in piece.traits
            assert piece.value("move") == (4 if is_slow else 5), piece.name
            attack, defence = (column[number] for column in columns.values())
            assert 0 < attack[1] <= attack[-1], piece.name
            assert 0 < defence[1] < defence[-1] or piece.steps == 1, piece.name
            assert defence[-1] >= attack[-1] or piece.kind == "detachment", piece.name


def test_more_morale_is_more_strength_within_a_nation() -> None:
    for nation in ("austrian", "italian"):
        by_morale: dict[int, set[tuple[int, int]]] = {}
        for piece in PIECES:
            if piece.kind == "division" and nation in piece.traits and "cavalry" not in piece.traits:
                by_morale.setdefault(piece.value("morale"), set()).add((piece.value("attack"), piece.value("defence")))
        for low, high in ((2, 3), (3, 4)):
            assert max(by_morale[low]) < min(by_morale[high])


@pytest.mark.rule("12.2.2", "12.2.2.example1", "3.0.artillery", "11.3.4", "11.3.5", "scenario.albrecht.amalfi")
def test_supports() -> None:
    for piece in PIECES:
        if piece.kind == "army-artillery":
            assert (piece.value("potential"), piece.value("offensive-potential")) == (3, 4)
            assert piece.value("radius") < piece.value("offensive-radius") == 4
        if piece.kind == "corps-artillery" and "no-counter" not in piece.traits:
            assert (piece.value("potential"), piece.value("radius"), piece.value("move")) == (2, 2, 2)
        if piece.kind == "hq":
            assert 8 <= piece.value("command") <= 12
            assert piece.value("move") == 5
        if piece.kind in ASSAULT:
            assert {"stosstruppen": "german", "sturm": "austrian", "arditi": "italian"}[piece.kind] in piece.traits
    assert BY_NAME["I-trucks"].value("move") == 15
    assert BY_NAME["I-depot1"].value("move") == BY_NAME["I-Amalfi"].value("move") == 0
    barges = [piece for piece in PIECES if "barge" in piece.traits]
    assert barges
    assert {piece.kind for piece in [*barges, BY_NAME["I-Amalfi"]]} == {GUNS[0]}
    assert all("no-counter" in piece.traits for piece in [*barges, BY_NAME["I-Amalfi"]])


@pytest.mark.rule("3.0.detachment")
def test_detachments_of_a_type_differ() -> None:
    types: dict[frozenset[str], set[str]] = {}
    for piece in PIECES:
        if piece.kind == "detachment":
            types.setdefault(piece.traits, set()).add(shown(piece))
    assert len(types) == 4, "Alpini, Bersaglieri and Fanteria, and Gebirgs"
    assert all(len(faces) > 1 for faces in types.values())
    assert {piece.side for piece in PIECES if piece.kind == "detachment"} == {CP, ENTENTE}


# Set-ups ---------------------------------------------------------------------------------------------------------


def weight(set_up: SetUp, piece: Piece) -> int:
    """The stacking points of a unit as it starts."""
    if piece.kind == "division":
        return 2 if "steps" in set_up.states[piece.name] else 3
    return int(piece.kind in SMALL)


def fighters(found: SetUp, side: object) -> set[int]:
    """The hexes with combat units of a side."""
    stacks = found.on_map().items()
    return {GRID.find(place) for place, stack in stacks if any(p.kind in FOOT and p.side == side for p in stack)}


def zone(found: SetUp, side: object) -> set[int]:
    """The hexes of a side's combat units, and those next to them."""
    return {near for hex_ in fighters(found, side) for near in (hex_, *GRID.adjacent[hex_])}


def reduced(found: SetUp, side: object) -> set[str]:
    """The units of a side that start reduced."""
    return {name for name in found.marked("steps") if BY_NAME[name].side == side}


@pytest.mark.rule("scenario.grappa.frame", "scenario.caporetto.frame", "scenario.radetzky.frame")
@pytest.mark.rule("scenario.albrecht.frame", "scenario.solstice.frame", "scenario.vittorio.frame", "scenarios.intro")
def test_frames() -> None:
    frames = {name: (found.scenario.values["first-turn"], found.scenario.turns) for name, found in SET_UPS.items()}
    assert frames == {
        "grappa": (17, 2), "caporetto": (1, 4), "radetzky": (24, 1), "albrecht": (24, 3), "solstice": (24, 3),
        "vittorio": (31, 4),
    }  # fmt: skip
    minutes = {name: found.scenario.minutes for name, found in SET_UPS.items()}
    assert minutes["grappa"] == min(minutes.values()) == 60
    assert (minutes["radetzky"], minutes["albrecht"], minutes["caporetto"]) == (120, 240, 480)
    assert all(600 <= minutes[name] <= 720 for name in ("solstice", "vittorio"))
    assert all(found.scenario.cast for found in SET_UPS.values())


def test_the_roster_is_what_the_scenarios_name() -> None:
    used = [piece.name for found in SET_UPS.values() for piece in found.cast()]
    assert {piece.name for piece in PIECES} == set(used)


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.rule("scenarios.format", "2.1.full-hex", "11.1.1.enemy")
def test_everybody_stands_once_in_the_area_on_land_and_apart_from_the_enemy(name: str) -> None:
    found = SET_UPS[name]
    names = [piece.name for piece in found.cast()]
    assert len(names) == len(set(names))
    area = BOARD.regions[f"area-{name}"]
    for place, stack in found.on_map().items():
        hex_ = GRID.find(place)
        assert area >> hex_ & 1, place
        assert not BOARD.has(hex_, "sea"), place
        assert len({piece.side for piece in stack}) == 1, place


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.rule("4.0", "4.0.detachments", "4.0.support", "15.3.1", "15.3.2", "15.3.3")
def test_stacks_at_start(name: str) -> None:
    found = SET_UPS[name]
    carriers = {
        "stosstruppen": lambda p: p.kind == "regiment" and "german" in p.traits,
        "sturm": lambda p: "austrian" in p.traits and p.kind in ("brigade", "division") and p.value("morale") in (4, 5),
        "arditi": lambda p: (
            "italian" in p.traits and (p.kind in SMALL or (p.kind == "division" and p.value("morale") == 4))
        ),
    }
    for place, stack in found.places.items():
        if place[0] in "WE":
            assert sum(weight(found, piece) for piece in stack) <= 4, place
            assert sum(piece.kind == "detachment" for piece in stack) <= 2, place
        for kind, may_carry in carriers.items():
            assert sum(p.kind == kind for p in stack) <= sum(map(may_carry, stack)), (place, kind)


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.rule("11.3.1", "11.3.3", "11.3.1.3")
def test_no_gun_or_headquarters_starts_where_it_could_not_be(name: str) -> None:
    found = SET_UPS[name]
    zones = {side: zone(found, side) for side in (CP, ENTENTE)}
    for place, stack in found.on_map().items():
        hex_ = GRID.find(place)
        for piece in stack:
            if piece.kind in WHEELS:
                assert hex_ not in zones[piece.side.enemy], piece.name
                assert not BOARD.has(hex_, "high-mountain"), piece.name
                is_wet = BOARD.has(hex_, "marsh") or bool(BOARD.regions["coast"] >> hex_ & 1)
                assert is_wet or "barge" not in piece.traits, piece.name


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.rule("9.1", "9.1.units", "9.1.line", "9.1.sources")
def test_everybody_starts_in_supply_and_scores_nothing(name: str) -> None:
    table = title(Italia).new(name).play
    assert isinstance(table, Italia)
    for side in table.sides:
        staffs = [piece for piece in table.headquarters[side] if table.is_on_board(piece)]
        assert fed_headquarters(table, side) == staffs
        units = [p for p in table.own[side] if table.is_on_board(p) and not table.is_hq[p] and not table.is_air[p]]
        fed, led = supplied(table, side), commanded(table, side)
        assert [table.roster[p].name for p in units if not fed >> table.position.at[p] & 1] == []
        idle = {table.roster[p].name for p in units if not led >> table.position.at[p] & 1}
        assert idle <= {"A94", "Gebirgs1"}, "all but those on the Fella could lead an attack"
    assert {*table.scores().values()} == {0}


def lines(name: str, side: str) -> set[int]:
    """The trenches of a side in a scenario: those of 1917 lie behind the Isonzo, those of 1918 west of Caorle."""
    bits = BOARD.regions[f"trenches-{side}"] & BOARD.regions[f"area-{name}"]
    east = {hex_ for hex_ in members(bits) if GRID.number(hex_) > "E" and GRID.number(hex_)[3:] > "20"}
    return east if name == "caporetto" else {*members(bits)} - east


@pytest.mark.parametrize("name", SCENARIOS)
def test_no_holes_in_the_lines(name: str) -> None:
    """Every trench has its unit or lies next to one; the banks of the Piave have no enemy opposite in Grappa."""
    spared = {"grappa": {"W1829", "W1830"}, "caporetto": {"E4025"}}.get(name, set())
    for side in (CP, ENTENTE):
        open_ = {GRID.number(hex_) for hex_ in lines(name, side.name) - zone(SET_UPS[name], side)}
        assert open_ - spared == set(), side.name
    for side in (CP, ENTENTE):
        assert not fighters(SET_UPS[name], side) & lines(name, side.enemy.name), "nobody in the other's trenches"


@pytest.mark.parametrize("name", [name for name in SCENARIOS if name != "caporetto"])
def test_every_trench_of_the_entente_that_an_enemy_could_claim_has_its_unit(name: str) -> None:
    """Ground as near to either side is the Central Powers’ at the start; before the Isonzo they may have it."""
    near = {n for hex_ in fighters(SET_UPS[name], CP) for n in GRID.adjacent[hex_]}
    claimed = lines(name, "entente") & near - fighters(SET_UPS[name], ENTENTE)
    assert {GRID.number(hex_) for hex_ in claimed} == set()


@pytest.mark.parametrize("name", SCENARIOS)
def test_guns_reach_the_front(name: str) -> None:
    """The attacker's guns reach an enemy, the defender's a hex that an enemy may attack; but for those of the
    Carnia and the battery that waits for what comes along the shore."""
    found, far = SET_UPS[name], {"caporetto": ["I-corps11"]}.get(name, ["I-Amalfi"])
    attacker = ENTENTE if name == "vittorio" else CP
    for place, stack in found.on_map().items():
        for gun in (piece for piece in stack if piece.kind in GUNS and piece.name not in far):
            attacks = gun.side == attacker
            radius = gun.value("offensive-radius" if attacks and gun.kind == "army-artillery" else "radius")
            goals = fighters(found, gun.side.enemy)
            if not attacks:
                goals = fighters(found, gun.side) & {n for hex_ in goals for n in GRID.adjacent[hex_]}
            assert any(GRID.distance(GRID.find(place), goal) <= radius for goal in goals), gun.name


@pytest.mark.rule("scenario.grappa.reinforcements", "scenario.caporetto.reinforcements", "11.1.5")
@pytest.mark.rule("scenario.albrecht.reinforcements", "scenario.solstice.reinforcements")
@pytest.mark.rule("scenario.vittorio.reinforcements")
def test_every_reinforcement_waits_in_its_box() -> None:
    arrivals = {
        "grappa-1": ("cp 17 2 near-hq G-XIV", "A50"),
        "caporetto-1": ("cp 1 2 near-hq G-XIV", "A13Sch sturm"),
        "caporetto-2": ("cp 2 1 near-hq G-XIV", "A4 sturm"),
        "caporetto-3": ("cp 2 2 near-hq any", "A33 sturm"),
        "caporetto-4": ("entente 1 2 near-hq I-II", "I7Alp I8Alp"),
        "caporetto-5": ("entente 3 1 near-hq one", "I3DC I4DC"),
        "albrecht-1": ("cp 25 1 near-hq any", "A12rtSch"),
        "albrecht-2": ("entente 25 1 near-hq any", "I1DA.1 I1DA.2 I1DA.3 I22 I37"),
        "solstice-1": ("cp 25 1 near-hq any", "A12rtSch"),
        "solstice-2": ("entente 25 1 near-hq any", "I22 I37"),
        "vittorio-1": ("entente 32 1 near-hq any", "I15Alp"),
    }
    chart = CHARTS["arrivals"]
    assert {row: " ".join(chart.at(row, column) for column in chart.columns) for row in chart.rows} == {
        row: when for row, (when, _) in arrivals.items()
    }
    waiting = {
        place: [piece.kind if piece.kind in ASSAULT else piece.name for piece in stack]
        for found in SET_UPS.values()
        for place, stack in found.places.items()
        if place[0] not in "WE" and not place.startswith("available")
    }
    assert waiting == {row: what.split() for row, (_, what) in arrivals.items()}
    for row, (when, _) in arrivals.items():
        staff = when.split()[-1]
        assert staff in ("any", "one") or SET_UPS[row.partition("-")[0]].place_of(staff), row


@pytest.mark.rule("17.1", "scenario.albrecht.special", "scenario.solstice.special", "scenario.vittorio.special")
def test_air_groups() -> None:
    waiting = {
        name: [len(found.places.get(f"available-{side}", [])) for side in ("cp", "entente")]
        for name, found in SET_UPS.items()
    }
    assert [waiting[name][1] for name in ("albrecht", "solstice", "vittorio")] == [2, 4, 5]
    assert waiting["grappa"] == [0, 0]
    assert all(sum(counts) for name, counts in waiting.items() if name != "grappa")


# What the scenarios' own rules ask ---------------------------------------------------------------------------------


@pytest.mark.rule("8.0", "8.0.benefits")
def test_there_are_guns_enough_for_every_offensive() -> None:
    chart = CHARTS["offensives"]
    for row in chart.rows:
        name = row.partition("-")[0]
        side = chart.at(row, "side")
        guns = [p for p in SET_UPS[name].cast() if p.kind == "army-artillery" and p.side.name == side]
        assert len(guns) >= chart.number(row, "guns"), row


@pytest.mark.rule("scenario.grappa.frame", "scenario.grappa.special")
def test_what_grappa_asks() -> None:
    found = SET_UPS["grappa"]
    worn, upset = reduced(found, CP), found.marked("disorganised")
    assert worn
    assert upset
    assert all(BY_NAME[name].side == CP for name in worn | upset)
    assert reduced(found, ENTENTE) == set()
    assert any("french" in piece.traits for piece in found.cast())
    tracks = BOARD.links["road"] | BOARD.links["rail"]
    assert GRID.find(found.place_of("G-XIV")) in {edge // 6 for edge in tracks}
    assert len(found.cast()) < 75, "a first game"


@pytest.mark.rule("scenario.caporetto.frame", "scenario.caporetto.silent-guns", "scenario.caporetto.reserve")
@pytest.mark.rule("scenario.caporetto.rommel", "scenario.caporetto.victory")
def test_what_caporetto_asks() -> None:
    found = SET_UPS["caporetto"]
    (silent,) = found.marked("silenced")
    assert (found.place_of(silent), BY_NAME[silent].kind) == ("E2930", "corps-artillery")
    assert found.place_of("I-depot1") == "E2720"
    assert len({found.place_of(name) for name in found.marked("held-back")}) > 4
    assert {BY_NAME[name].side for name in found.marked("held-back")} == {ENTENTE}
    assert found.marked("steps")
    assert {piece.name for piece in found.cast() if piece.formation == "GAlpK"} == {
        "GAlpK.Leib",
        "GAlpK.1J",
        "GAlpK.2J",
    }
    assert {nation for p in found.cast() if p.side == ENTENTE for nation in p.traits & set(NATIONS)} == {"italian"}
    assert BOARD.regions["east-of-tagliamento"] & BOARD.regions["area-caporetto"]


def test_caporetto_is_concentrated_at_plezzo_and_tolmino() -> None:
    """Nowhere on the front is as much gathered as at Tolmino, and there and at Plezzo are all the Germans."""
    found = SET_UPS["caporetto"]
    units = [(GRID.find(place), p) for place, stack in found.on_map().items() for p in stack if p.kind in FOOT]
    germans = {GRID.number(hex_) for hex_, piece in units if "german" in piece.traits}
    assert min(number[1:3] for number in germans) >= "30"

    def gathered(hex_: int) -> int:
        """The attack factors within two hexes."""
        near = [piece for at, piece in units if piece.side == CP and GRID.distance(at, hex_) <= 2]
        steps = [int(found.states[piece.name][-1]) if found.states[piece.name] else piece.steps for piece in near]
        return sum(piece.value("attack", left) for piece, left in zip(near, steps, strict=True))

    front = lines("caporetto", "cp")
    assert GRID.number(max(front, key=gathered)) in ("E3031", "E3131", "E3231")
    assert gathered(GRID.find("E3131")) > 1.4 * max(gathered(h) for h in front if GRID.number(h) < "E29")


@pytest.mark.rule("scenario.radetzky.reserve", "scenario.radetzky.display", "scenario.radetzky.frame")
def test_what_radetzky_asks() -> None:
    found = SET_UPS["radetzky"]
    held = {found.place_of(name): BY_NAME[name].kind for name in found.marked("held-back")}
    assert held == {"W1226": "division", "W1227": "division"}
    there = [piece.name for piece in found.places["W1621"]]
    chart = CHARTS["display"]
    assert [n for n in there if BY_NAME[n].kind == "regiment"] == chart.at("radetzky-1", "units").split()
    assert [BY_NAME[n].kind for n in there].count("arditi") == 1
    assert len(reduced(found, CP)) == 1
    assert "austrian" in BY_NAME[next(iter(reduced(found, CP)))].traits
    assert {"british", "french"} <= {nation for piece in found.cast() for nation in piece.traits}


@pytest.mark.rule("scenario.albrecht.amalfi", "scenario.albrecht.reserve", "scenario.albrecht.frame")
def test_what_albrecht_asks() -> None:
    found = SET_UPS["albrecht"]
    assert found.place_of("I-Amalfi") == "E0402"
    assert len({found.place_of(name) for name in found.marked("held-back")}) > 3
    assert reduced(found, ENTENTE)
    assert reduced(found, CP) == set()
    assert {nation for p in found.cast() if p.side == ENTENTE for nation in p.traits & set(NATIONS)} == {"italian"}


@pytest.mark.rule("scenario.solstice.frame", "scenario.solstice.trucks", "scenario.solstice.whatif")
def test_what_solstice_asks() -> None:
    found = SET_UPS["solstice"]
    for part in ("radetzky", "albrecht"):
        for place, stack in SET_UPS[part].on_map().items():
            assert {piece.name for piece in stack} <= {piece.name for piece in found.places[place]}, place
            assert all(SET_UPS[part].states[piece.name] == found.states[piece.name] for piece in stack), place
    assert [piece.name for piece in found.places["W0422"]] == ["I1DA.1", "I1DA.2", "I1DA.3", "I-trucks"]
    elite = Counter(
        p.formation for p in found.cast() if p.side == CP and p.kind == "brigade" and p.value("morale") == 5
    )
    assert sum(many == 2 for many in elite.values()) >= 3
    assert sum(p.side == CP and p.kind == "division" and p.value("morale") == 4 for p in found.cast()) >= 3
    assert {"british", "french"} <= {nation for piece in found.cast() for nation in piece.traits}


@pytest.mark.rule("scenario.vittorio.offensive", "scenario.vittorio.display", "scenario.vittorio.hungarians")
@pytest.mark.rule("scenario.vittorio.last-turn", "scenario.vittorio.frame")
def test_what_vittorio_asks() -> None:
    found = SET_UPS["vittorio"]
    assert found.place_of("I-army1") == "W1824"
    traits = {trait for piece in found.cast() for trait in piece.traits}
    assert {"hungarian", "cavalry", "american", "british", "french", "czechoslovak"} <= traits
    assert {"I1DA", "I2DA"} <= {piece.formation for piece in found.cast()}
    assert found.marked("held-back") == set()
    assert reduced(found, CP)
    chart = CHARTS["display"]
    for row in chart.rows:
        if row.startswith("vittorio"):
            (place,) = {found.place_of(name) for name in chart.at(row, "units").split()}
            assert any(piece.kind == "arditi" for piece in found.places[place]), row


@pytest.mark.rule("scenario.albrecht.frame", "scenario.solstice.frame", "scenario.vittorio.frame")
def test_every_piave_bridge_from_row_17_down_is_broken() -> None:
    ways = BOARD.links["road"] | BOARD.links["rail"]
    bridges = {GRID.hexside(edge) for edge in BOARD.hexsides["piave"] & ways}
    low = {edge for edge in bridges if min(int(GRID.number(hex_)[1:3]) for hex_ in GRID.ends(edge)) <= 17}
    for name in ("albrecht", "solstice", "vittorio"):
        assert {BOARD.find_edge(word) for word in SET_UPS[name].broken} == low, name
    assert SET_UPS["radetzky"].broken == set()


@pytest.mark.rule("scenario.grappa.special", "scenario.vittorio.special", "table.doctrine")
def test_every_nation_of_the_entente_has_a_doctrine() -> None:
    for name, found in SET_UPS.items():
        units = [piece for piece in found.cast() if piece.side == ENTENTE and piece.kind in FOOT]
        nations = {f"{name}-{nation}" for piece in units for nation in piece.traits & set(NATIONS)}
        own = {f"{name}-{piece.formation}" for piece in units if "assault" in piece.traits}
        assert {row for row in CHARTS["doctrine"].rows if row.startswith(name)} == nations | own


@pytest.mark.parametrize(
    ("name", "side", "expected"),
    [
        # divisions, regiments and brigades, detachments, HQs, corps and army guns, assault troops
        ("grappa", CP, (5, 11, 2, 1, 4, 1, 5)),
        ("grappa", ENTENTE, (6, 8, 6, 1, 4, 1, 2)),
        ("caporetto", CP, (28, 23, 6, 4, 11, 4, 15)),
        ("caporetto", ENTENTE, (41, 12, 11, 3, 11, 2, 3)),
        ("radetzky", CP, (19, 4, 3, 2, 7, 2, 5)),
        ("radetzky", ENTENTE, (17, 23, 5, 2, 8, 2, 3)),
        ("albrecht", CP, (22, 4, 1, 2, 6, 2, 5)),
        ("albrecht", ENTENTE, (19, 11, 8, 2, 9, 2, 5)),
        ("solstice", CP, (43, 10, 7, 5, 13, 4, 10)),
        ("solstice", ENTENTE, (44, 34, 18, 6, 18, 4, 8)),
        ("vittorio", CP, (49, 10, 4, 5, 13, 4, 4)),
        ("vittorio", ENTENTE, (45, 39, 10, 8, 15, 5, 13)),
    ],
)
def test_counts(name: str, side: object, expected: tuple[int, ...]) -> None:
    kinds = Counter(piece.kind for piece in SET_UPS[name].cast() if piece.side == side)
    groups = (("division",), SMALL, ("detachment",), ("hq",), GUNS[:1], GUNS[1:], ASSAULT)
    assert tuple(sum(kinds[kind] for kind in group) for group in groups) == expected
