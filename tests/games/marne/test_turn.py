"""Chapters 7, 8, 10 and 14.3: the sequence of play, offensives, the weather, and marker adjustment."""

from __future__ import annotations

import pytest

from grognard.games.front1918.turn import adjust, sequence
from grognard.games.front1918.words import FINE, FOG
from tests.games.marne.scenes import Field, begin, field, ground

HALF = ["11.0", "17.1", "11.1", "11.2", "12.0", "12.1", "13.0", "14.0", "14.1", "14.2", "14.3"]
"""The phases of one side: movement with the airmen first, combat, disengagement, exploitation."""


def in_turn(scenario: str, turn: int) -> Field:
    """A scenario at the beginning of one of its turns, with hardly anybody on the map."""
    units = {
        "gneisenau": "unit G-XVIII G-army1 at 1203\nunit G204 at 1404\nunit F-III F-army1 at 1314\nunit F126 at 1411\n",
        "blucher": "unit G-VII G-army1 G-army2 at 3508\nunit G9 at 3409\nunit F-VI F-army1 at 3220\nunit F39 at 3315\n",
        "friedensturm": "unit G-VII G-army1 G-army2 G-army3 at 3220\nunit G50Res at 3717\n"
        "unit F-X F-army1 F-army2 at 2124\nunit F-V F-army3 at 4724\nunit F77 at 3826\n",
    }
    return field(f"marne {scenario}\nturn {turn}\nphase 8.0\n{units[scenario]}")


def quietly(g: Field, until: str) -> Field:
    """Everyone says no to everything until somebody is asked under this clause, or a phase of it begins."""
    while g.game.question is not None and until not in (g.phase, g.asked.partition(" ")[2]):
        g.play("done" if "done" in g.options() else g.options()[0])
    return g


# §7.0 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.0", "7.0.sequence", "7.0.extra", "sequence.detailed", "3.0.phasing", "14.0.segments")
def test_7_0_an_offensive_makes_a_turn_of_three_operational_sequences() -> None:
    phases = sequence(in_turn("gneisenau", 1).table)
    rules = [phase.rule for phase in phases]
    operation = ["10.0", *HALF, "10.0.fog", *HALF, "17.1.test"]
    assert rules == ["scenarios.format", "11.3.2", "8.0", "9.0", *operation * 3, "7.0.end"]


@pytest.mark.rule("7.0")
def test_7_0_a_turn_is_told_by_its_number_in_the_book_and_its_dates() -> None:
    g = in_turn("gneisenau", 1)
    heading = next(event for event in g.game.events if event.key == "phase-turn")
    assert g.table.say(heading, "en") == "Turn 5: 9 to 11 June."
    assert g.table.say(heading, "fr") == "Tour 5\xa0: du 9 au 11 juin."


@pytest.mark.rule("7.0", "7.0.extra")
def test_7_0_without_an_offensive_there_is_one() -> None:
    rules = [phase.rule for phase in sequence(in_turn("gneisenau", 2).table)]
    assert rules == ["8.0", "9.0", "10.0", *HALF, "10.0.fog", *HALF, "17.1.test", "7.0.end"]


@pytest.mark.rule("7.0.sequence", "3.0.initiative", "3.0.phasing")
@pytest.mark.parametrize(
    ("scenario", "turn", "first"),
    [
        ("gneisenau", 1, "german"),
        ("gneisenau", 2, "german"),
        ("blucher", 3, "german"),
        ("friedensturm", 1, "german"),
        ("friedensturm", 2, "allied"),
        ("friedensturm", 3, "allied"),
    ],
)
def test_7_0_the_side_with_the_initiative_plays_its_phases_first(scenario: str, turn: int, first: str) -> None:
    g = in_turn(scenario, turn)
    sides = [phase.side.name for phase in sequence(g.table) if phase.rule == "12.1" and phase.side is not None]
    second = "allied" if first == "german" else "german"
    assert sides == [first, second] * (len(sides) // 2)
    assert g.table.initiative.name == first


@pytest.mark.rule("7.0.admin", "8.0", "9.0")
def test_7_0_offensives_come_first_then_supply_and_the_weather_after_both() -> None:
    g = in_turn("gneisenau", 1)
    assert g.phase == "8.0"
    g.play("done")
    assert g.told("phase-supply") == ["Supply."]
    assert g.told("weather-fog") == ["Morning fog, then fine weather."]


@pytest.mark.rule("7.0.end", "7.0")
def test_7_0_after_the_last_phase_the_next_turn_begins() -> None:
    g = field("marne gneisenau\nphase 7.0.end\nunit G-XVIII at 1203\nunit G204 at 1404\nunit F-III at 1314\n")
    assert g.table.position.turn == 2
    assert g.told("points-total") == ["The Germans have no victory points."]


@pytest.mark.rule("7.0", "7.0.end")
def test_7_0_a_whole_turn_can_be_played_doing_nothing() -> None:
    g = in_turn("gneisenau", 2)
    while g.game.question is not None:
        g.play("done" if "done" in g.options() else g.options()[0])
    assert g.game.result is not None


# §8.0 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.0", "scenario.gneisenau.offensive", "scenario.blucher.offensive")
@pytest.mark.rule("scenario.friedensturm.offensive", "8.0.benefits")
@pytest.mark.parametrize(
    ("scenario", "turn", "side", "modifiers", "guns", "bruchmuller"),
    [
        ("gneisenau", 1, "german", (2, 1, 1), 1, (True, False, False)),
        ("blucher", 1, "german", (3, 2, 1), 2, (True, False, False)),
        ("blucher", 2, "german", (1, 0, 0), 1, (False, False, False)),
        ("friedensturm", 1, "german", (2, 1, 0), 2, (True, False, False)),
        ("friedensturm", 2, "allied", (2, 1, 0), 1, (False, False, False)),
        ("friedensturm", 3, "allied", (1, 0, 0), 2, (False, False, False)),
    ],
)
def test_8_0_the_offensives_of_the_scenarios(
    scenario: str,
    turn: int,
    side: str,
    modifiers: tuple[int, ...],
    guns: int,
    bruchmuller: tuple[bool, ...],
) -> None:
    g = in_turn(scenario, turn)
    assert (g.asked, g.game.question and g.game.question.args["limit"]) == (f"{side} 8.0.benefits", guns)
    who = g.table.side_named(side)
    worth, fire = [], []
    for number in (1, 2, 3):
        g.table.position.sequence = number
        worth.append(g.table.offensive_modifier(who))
        fire.append(g.table.is_bruchmuller(who))
        assert g.table.offensive_modifier(who.enemy) == 0 and not g.table.is_bruchmuller(who.enemy)
    assert (tuple(worth), tuple(fire)) == (modifiers, bruchmuller)


@pytest.mark.rule("8.0")
@pytest.mark.parametrize(("scenario", "turn"), [("gneisenau", 2), ("blucher", 3)])
def test_8_0_where_the_scenario_orders_none_there_is_none(scenario: str, turn: int) -> None:
    g = in_turn(scenario, turn)
    assert not g.table.is_offensive
    assert not g.told("offensive")
    assert g.table.offensive_modifier(g.table.sides[0]) == 0


@pytest.mark.rule("8.0.benefits", "15.2.3")
def test_8_0_so_many_army_artilleries_go_over_to_offensive_mode() -> None:
    g = in_turn("friedensturm", 1)
    assert g.options("launch") == ["G-army1", "G-army2", "G-army3"]
    assert g.refused("launch F-army1") == "§15.2.3 That is no army artillery of yours."
    assert g.refused("launch G50Res") == "§15.2.3 That is no army artillery of yours."
    assert g.refused("launch G-army4") == "§15.2.3 It is not on the map."
    g.play("launch G-army1", "launch G-army3")
    assert (g.marks("G-army1"), g.marks("G-army2"), g.marks("G-army3")) == ({"offensive"}, set(), {"offensive"})
    assert g.phase != "8.0"


@pytest.mark.rule("8.0.benefits")
def test_8_0_they_may_all_stay_as_they_are() -> None:
    g = in_turn("gneisenau", 1).play("done")
    assert g.marks("G-army1") == set()
    assert g.table.is_offensive


@pytest.mark.rule("8.0.duration", "15.2.3")
def test_8_0_with_the_next_turn_the_offensive_is_over() -> None:
    g = field(
        "marne gneisenau\nphase 7.0.end\nunit G-XVIII at 1203\nunit G-army1 offensive at 1204\nunit G204 at 1404\n"
        "unit F-III at 1314\nunit F126 at 1411\n"
    )
    assert g.table.position.turn == 2
    assert g.marks("G-army1") == set()


# §10.0 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.0", "table.weather", "10.0.fine", "10.0.fog", "10.0.bad")
@pytest.mark.parametrize(
    ("dice", "weather"),
    [
        ("1 1", "fine"),
        ("3 3", "fine"),
        ("3 4", "fog"),
        ("4 4", "fine"),
        ("5 5", "fine"),
        ("5 6", "bad"),
        ("6 6", "bad"),
    ],
)
def test_ex_29_two_dice_for_the_weather(dice: str, weather: str) -> None:
    g = quietly(in_turn("gneisenau", 2), "10.0")
    assert g.asked == "dice 10.0"
    g.play(f"roll {dice}")
    assert g.table.position.weather == ("fine", "fog", "bad").index(weather)
    assert len(g.told(f"weather-{weather}")) == 1


@pytest.mark.rule("10.0", "table.weather")
def test_10_0_the_chances_are_known_before_the_roll() -> None:
    g = quietly(in_turn("gneisenau", 2), "10.0")
    chances = g.tally().chances()
    assert {outcome: chance.numerator * 36 // chance.denominator for outcome, chance in chances.items()} == {
        "fine": 27,
        "fog": 6,
        "bad": 3,
    }


@pytest.mark.rule("10.0", "scenario.gneisenau.weather", "scenario.blucher.weather", "scenario.friedensturm.weather")
@pytest.mark.parametrize("scenario", ["gneisenau", "blucher", "friedensturm"])
def test_10_0_the_first_morning_of_every_scenario_is_foggy(scenario: str) -> None:
    g = quietly(in_turn(scenario, 1), "11.1.1")
    assert g.told("weather-fog")
    assert (g.table.position.sequence, g.table.position.weather) == (1, FOG)
    g = quietly(g, "10.0")
    assert (g.asked, g.table.position.sequence) == ("dice 10.0", 2)


@pytest.mark.rule("10.0.fog")
def test_10_0_for_the_other_side_the_fog_has_lifted() -> None:
    g = quietly(in_turn("gneisenau", 1), "11.1.1")
    assert g.asked == "german 11.1.1" and g.table.position.weather == FOG
    while g.asked != "allied 11.1.1":
        g.play("done" if "done" in g.options() else g.options()[0])
    assert g.table.position.weather == FINE
    assert g.told("fog-lifts") == ["The fog lifts."]


@pytest.mark.rule("10.0.bad")
def test_10_0_bad_weather_lasts_through_the_sequence() -> None:
    g = quietly(in_turn("gneisenau", 2), "10.0").play("roll 6 6")
    while g.asked != "allied 11.1.1":
        g.play("done" if "done" in g.options() else g.options()[0])
    assert g.table.position.weather == 2


# §14.3 ------------------------------------------------------------------------------------------------------------


def adjusted(text: str) -> Field:
    """A position after its markers were put right in the German exploitation phase."""
    g = field(f"{ground()}{text}\nphase 11.1\n")
    adjust(g.table, g.table.sides[0])
    return g


@pytest.mark.rule("14.3", "12.5")
def test_14_3_disorganised_units_of_both_sides_reorganise_and_reorganising_ones_are_sound_again() -> None:
    g = adjusted("unit G4 disorganised at 0101\nunit F4 disorganised at 0909\nunit F3 reorganising at 0901\n")
    assert (g.marks("G4"), g.marks("F4"), g.marks("F3")) == ({"reorganising"}, {"reorganising"}, set())
    assert g.told("reorganised") == ["The F3 is in good order again."]


@pytest.mark.rule("14.3", "12.5")
def test_14_3_next_to_the_enemy_nobody_is_sound_again() -> None:
    g = adjusted("unit F4 reorganising at 0505\nunit G4 at 0504\nunit G3 disorganised at 0506\n")
    assert (g.marks("F4"), g.marks("G3")) == ({"reorganising"}, {"reorganising"})


@pytest.mark.rule("14.3")
def test_14_3_exploitation_reserve_disengagement_and_pinned_markers_come_off() -> None:
    g = adjusted(
        "unit G4 exploitation at 0101\nunit G3 reserve at 0102\nunit F4 pinned at 0909\nunit F3 disengaging at 0908\n"
    )
    assert [g.marks(name) for name in ("G4", "G3", "F4", "F3")] == [set()] * 4


@pytest.mark.rule("14.3")
def test_14_3_other_markers_stay() -> None:
    g = adjusted("unit G4 unsupplied at 0101\nunit G-army1 offensive at 0102\nunit F4 late at 0909\n")
    assert (g.marks("G4"), g.marks("G-army1"), g.marks("F4")) == ({"unsupplied"}, {"offensive"}, {"late"})


@pytest.mark.rule("12.5.example", "14.3", "12.5")
def test_ex_20_a_division_next_to_the_enemy_stays_in_reorganisation() -> None:
    g = field(f"{ground()}unit F4 disorganised at 0505\nunit G4 at 0502\nphase 11.1\n")
    allied, german = g.table.sides[1], g.table.sides[0]
    adjust(g.table, allied)
    assert g.marks("F4") == {"reorganising"}
    g.table.place(g.piece("G4"), g.hex("0504"))
    adjust(g.table, german)
    assert g.marks("F4") == {"reorganising"}
    g.table.place(g.piece("G4"), g.hex("0502"))
    adjust(g.table, german)
    assert g.marks("F4") == set()


@pytest.mark.rule("12.5.scope", "12.5")
def test_12_5_disorganised_twice_is_disorganised_once_and_a_reorganising_unit_starts_again() -> None:
    from grognard.games.front1918.supports import disorganise

    g = field(f"{ground()}unit F4 reorganising at 0505\nunit Ren1 F-corps1 at 0505\nunit G4 at 0101\nphase 11.1\n")
    for name in ("F4", "F4", "Ren1", "F-corps1"):
        disorganise(g.table, g.piece(name), "12.5")
    assert (g.marks("F4"), g.marks("Ren1"), g.marks("F-corps1")) == ({"disorganised"}, set(), set())
    assert len(g.told("disorganised")) == 1


@pytest.mark.rule("7.0.sequence")
def test_7_0_every_operational_sequence_begins_with_the_weather_and_fresh_units() -> None:
    g = quietly(begin("gneisenau"), "11.1.1")
    assert g.table.position.sequence == 1
    g = quietly(g.play("done"), "10.0")
    assert (g.asked, g.table.position.sequence) == ("dice 10.0", 2)
