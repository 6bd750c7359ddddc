"""What each game warns of before a phase ends: units and clauses, told only while they can still be helped."""

from __future__ import annotations

import grognard
from grognard.games.verdun import Verdun
from grognard.kernel.asking.game import Game
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.words.words import words_for
from tests.games.august.fielding import lay_out as august
from tests.games.indochine.fighting import lay_out as indochine
from tests.games.marne.scenes import field as marne
from tests.games.marne.scenes import ground

ROWS = "  . . . . . . . . . .\n" * 5


def told(game: Game) -> dict[str, set[str]]:
    """What the side that is asked is warned of, by sentence and clause: the pieces."""
    question, play = game.question, game.play
    assert question is not None
    found = play.concerns(question)
    for concern in found:
        for lang in LANGUAGES:
            assert words_for(type(play), lang).say(play, concern.key, concern.args()).endswith(".")
        assert concern.places(play), "all of these can be shown on the map"
    return {
        f"{each.key.removeprefix('concern-')} §{each.rule}": {play.roster[p].name for p in each.pieces}
        for each in found
    }


PATROL = "patrol\nphase 4.5\nacting blue\nboard\n" + ROWS + "unit R1 at 0601\nunit BL at 0201\nunit B2 at 0201\n"


def test_patrol_before_a_pass() -> None:
    night = grognard.position("patrol", PATROL + "unit B1 at 0101 spent\nunit B3 at 1001 shaken\n")
    assert told(night) == {
        "not-activated §5.2": {"BL", "B2", "B3"},
        "may-rally §9.5": {"B3"},
        "out-of-command §12.1": {"B3"},
    }


def test_nothing_is_said_of_who_has_not_acted_before_anybody_has() -> None:
    assert told(grognard.position("patrol", PATROL + "unit B1 at 0101\n")) == {}


def test_patrol_out_of_command_is_told_while_the_leader_or_they_can_move() -> None:
    spent = PATROL.replace("BL at 0201", "BL at 0201 spent")
    helped = grognard.position("patrol", spent + "unit B3 at 1001\n")
    assert told(helped)["out-of-command §12.1"] == {"B3"}
    lost = grognard.position("patrol", spent + "unit B3 at 1001 spent\n")
    assert "out-of-command §12.1" not in told(lost)


def verdun(phase: str, units: str) -> Game:
    """The Germans on a strip of ground, the French at its end."""
    strip = "  .\n" * 12
    return grognard.position(Verdun, f"verdun\nphase {phase}\nboard\n{strip}unit III-HQ at 0109\n{units}")


def test_verdun_before_movement_ends() -> None:
    march = verdun("4.IV", "unit 5-art at 0106\nunit III-art1 at 0107 moved\nunit IR81 at 0104\nunit 56Ch at 0111\n")
    assert told(march) == {
        "unmoved §8.0": {"IR81", "III-HQ", "5-art"},
        "supply §6.15": {"III-HQ", "IR81", "III-art1", "5-art"},
        "hq-alone §8.45": {"III-HQ"},
    }
    guarded = verdun("4.IV", "unit IR81 at 0109\nunit 56Ch at 0111\n")
    assert "hq-alone §8.45" not in told(guarded)


def test_verdun_before_the_bombardment_ends() -> None:
    guns = verdun("4.III", "unit III-art1 at 0108\nunit III-art2 at 0108 fired\nunit 56Ch at 0110\n")
    assert told(guns) == {"silent-guns §7.0": {"III-art1"}}


def test_marne_before_movement_ends() -> None:
    units = "unit G-I at 0103\nunit G4 at 0104\nunit G3 at 0105 moved\nunit G-VII at 1603\nunit G6.64 at 0817\n"
    g = marne(f"{ground(size=18)}{units}unit F3 at 1605\nunit F-III at 1717\nphase 11.1\n")
    assert told(g.game) == {
        "unmoved §11.1.1": {"G6.64", "G-I", "G-VII", "G4"},
        "supply §9.2": {"G6.64"},
        "hq-alone §11.3.3": {"G-VII"},
    }


def test_marne_before_the_combats_end() -> None:
    guns = "unit G-corps1 at 0103\nunit G-corps2 at 0203 fired\nunit G-corps3 at 1817\n"
    g = marne(f"{ground(size=18)}unit G4 at 0104\nunit F3 at 0105\n{guns}phase 12.1\n")
    assert told(g.game) == {"silent-guns §12.2.2": {"G-corps1"}}


F1 = "unit inf-vm-1 at 0601 formation v1\nunit pc-vm-1 at 0602 formation v1\nunit gc-line-1 at 1004 formation f1"


def test_indochine_before_a_pass() -> None:
    units = f"unit pc-f-1 at 0101 formation f1\nunit gc-para-1 at 0101 formation f1 acted\n{F1}\n"
    g = indochine(f"indochine\nboard\n{ROWS}acting french\n{units}")
    assert told(g.game) == {
        "not-activated §5.2": {"pc-f-1", "gc-line-1"},
        "out-of-command §3.3": {"gc-line-1"},
    }


def test_indochine_before_an_activation_ends() -> None:
    units = f"unit pc-f-1 at 0101 formation f1 acted\nunit gc-para-1 at 0101 formation f1 acted\n{F1} active\n"
    g = indochine(f"indochine\nboard\n{ROWS}acting french\nactivating f1\nformation f1 activated 1\n{units}")
    assert told(g.game) == {"not-acted §5.2": {"gc-line-1"}}


def test_august_from_the_segment_to_its_end() -> None:
    near = "unit gLtC1a gI01 at 0202\nunit gI02 at 0302\nunit gI03 at 0203\n"
    far = "unit rI01 at 1005\nunit gI06 at 0802 spent\nunit gI05 at 1001\n"
    g = august(f"board\n{ROWS}acting german\n{near}{far}", scenario="goritten")
    assert told(g.game) == {
        "not-activated §3.0.C": {"gLtC1a", "gI01", "gI02", "gI03", "gI05"},
    }
    g.play("leader gLtC1a", "move-with gI01")
    assert told(g.game) == {"no-order §3.13": {"gLtC1a", "gI02", "gI03"}}
    g.play("move-with gI02", "done")
    assert told(g.game) == {}, "nobody has acted yet"
    g.play("act gI01")
    while g.ask != "ask-act":
        g.play("stay" if "stay" in g.options() else g.options()[0])
    assert told(g.game) == {"not-acted §3.13": {"gI02"}}
