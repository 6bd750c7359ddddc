"""The officer of Italia 1917–1918: aims and trenches, headquarters, the end of the game, guns, bridges, Arditi."""

from __future__ import annotations

import pytest

from grognard.bots.front1918 import FrontCommander, commander
from grognard.bots.front1918.italia import LAST
from grognard.bots.front1918.marches import out_of_touch
from grognard.bots.front1918.posts import danger_to, peril, reach
from grognard.bots.front1918.situation import Situation
from grognard.bots.front1918.survey import read_the_calendar, survey
from grognard.games.front1918.supply import commandable
from grognard.games.italia.caporetto import sabotage
from grognard.games.italia.table import CP, ENTENTE
from grognard.games.italia.victory import trenches_to_take
from grognard.games.italia.vittorio import gun_silence
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import TypedIn, Whim
from grognard.kernel.space.hexgrid import members
from tests.bots.handed import handed
from tests.games.italia.fights import FED, Fray, ground
from tests.games.italia.scenes import OPEN, Field, begin, game, moving


def mind_of(talk: Field, side: Side) -> FrontCommander:
    """A mind that looks at a running game's own table."""
    mind = commander(talk.table, side, Whim("test"))
    mind.look(talk.table)
    return mind


def situation_of(talk: Field, side: Side) -> Situation:
    """The situation of a side, surveyed."""
    situation = mind_of(talk, side).situation
    survey(situation)
    return situation


def place(talk: Field, number: str) -> int:
    """A hex by its printed number."""
    return talk.table.board.grid.find(number)


# Aims ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["grappa", "radetzky"])
def test_the_defender_clings_to_trenches_that_score_and_they_do_not_scatter_the_attack(scenario: str) -> None:
    talk = begin(scenario)
    trenches = set(members(trenches_to_take(talk.table)))
    seen = {side: situation_of(talk, side) for side in (CP, ENTENTE)}
    assert trenches
    assert trenches <= seen[ENTENTE].enemy_aims.keys()
    assert not trenches <= seen[CP].goals.keys()
    assert trenches <= seen[CP].prizes.keys(), "a general counts their points"


def test_where_trenches_score_nothing_they_are_no_prizes() -> None:
    talk = begin("albrecht")
    assert not set(members(trenches_to_take(talk.table))) <= situation_of(talk, CP).prizes.keys()


# Headquarters ----------------------------------------------------------------------------------------------------


def test_a_headquarters_follows_a_front_that_no_other_is_near_to() -> None:
    talk = begin("vittorio")
    here = situation_of(talk, ENTENTE)
    staff = next(p for p in talk.table.headquarters[ENTENTE] if talk.table.roster[p].name == "I-VIII")
    spearhead = [place(talk, number) for number in ("W3033", "W3135", "W3034", "W2934")]
    near, home = place(talk, "W2634"), talk.table.position.at[staff]
    assert out_of_touch(here, staff, near, spearhead) < out_of_touch(here, staff, home, spearhead)
    beside = out_of_touch(here, staff, home, [])
    assert out_of_touch(here, staff, home, spearhead) > beside + 0.25 * len(spearhead)


# The end of the game ---------------------------------------------------------------------------------------------


def test_steps_are_worth_less_in_the_last_sequence() -> None:
    talk = begin("radetzky")
    here = situation_of(talk, CP)
    usual = here.step_cost
    talk.table.position.sequence = 3
    read_the_calendar(here)
    assert here.step_cost == LAST * usual


def test_nothing_is_dangerous_in_the_last_march_of_vittorio() -> None:
    talk = begin("vittorio")
    here = situation_of(talk, ENTENTE)
    piece = next(p for p in talk.table.fighters[ENTENTE] if talk.table.roster[p].name == "FantDet1")
    behind = place(talk, "W2033")
    assert peril(here, piece, behind, True) > 0
    assert danger_to(here, (piece,), behind) > 0
    talk.table.position.turn, talk.table.position.sequence = 4, 3
    survey(here)
    assert (peril(here, piece, behind, True), danger_to(here, (piece,), behind)) == (0.0, 0.0)


def test_to_be_out_of_command_matters_less_where_a_source_supplies() -> None:
    talk = begin("vittorio")
    here = mind_of(talk, ENTENTE).situation
    for staff in talk.table.headquarters[ENTENTE]:
        if talk.table.is_on_board(staff):
            talk.table.place(staff, place(talk, "W0108"))
    survey(here)
    piece = talk.table.fighters[ENTENTE][0]
    outside = here.fed & ~commandable(talk.table, ENTENTE) & ~here.zone & talk.table.area
    beyond = ~here.fed & ~here.zone & talk.table.area & ~talk.table.fighter_hexes(CP)
    fed, hungry = (members(hexes)[0] for hexes in (outside, beyond))
    assert peril(here, piece, fed, True) < peril(here, piece, hungry, True)


# Arditi, guns and bridges ----------------------------------------------------------------------------------------


def test_a_unit_with_arditi_stays_next_to_the_enemy_rather_than_lose_them() -> None:
    text = OPEN + "unit I4x Arditi1 at 0103\nunit Arditi1 carrier I4x\nunit A4x at 0102\nunit IQ at 0112\n"
    talk = moving(text)
    here = situation_of(talk, ENTENTE)
    with_them = next(p for p in talk.table.fighters[ENTENTE] if talk.table.roster[p].name == "I4x")
    assert reach(here, with_them) == (talk.table.position.at[with_them],)


def test_each_player_silences_the_guns_that_help_him() -> None:
    talk = Fray(begin("vittorio").game)
    table, at, far = talk.table, talk.table.position.at, {}
    table.position.turn = 2
    foes = [at[p] for p in table.fighters[ENTENTE] if table.is_on_board(p)]
    corps = [p for p in table.guns[CP] if table.is_on_board(p) and not table.is_army_gun[p]]
    gaps = {p: min(table.board.grid.distance(at[p], h) for h in foes) for p in corps}
    talk.run(gun_silence(table)).play("roll 3", "roll 3")
    for side in (CP, ENTENTE):
        option = mind_of(talk, side).answer(table, handed(talk.game, talk.question))
        far[side] = gaps[option.noun]
        talk.play(option.text)
    assert (far[CP], far[ENTENTE]) == (max(gaps.values()), min(gaps.values()))


BRIDGE = "hexside river 0506/0507\nlink road 0506 0507\nunit A1 at 0503\nunit G-XIV at 0501\nunit I-II at 0509\n"
"""A bridge of the Entente in Caporetto, the enemy three hexes away."""


@pytest.mark.parametrize(("crowd", "blown"), [("I22 I24 I7Alp I8Alp", 1), ("I22", 0)])
def test_a_bridge_is_blown_behind_a_crowd_only(crowd: str, blown: int) -> None:
    held = "hex 0506 control entente\nhex 0507 control entente\nturn 2\nphase 11.1\n"
    text = f"italia caporetto\n{ground()}{FED}{BRIDGE}unit {crowd} at 0506\n{held}"
    talk = Fray(game().at(text, dice=TypedIn()))
    talk.run(sabotage(talk.table, ENTENTE))
    talk.play(mind_of(talk, CP).answer(talk.table, handed(talk.game, talk.question)).text)
    assert len(talk.table.position.broken) == blown
