"""The pieces and set-ups of Italia against every fact the book gives of them. No rule is played here.

The set-up sheets are lost: what stands where is history and ours, within the least that each scenario's own rules ask.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from grognard.kernel.pieces import Piece, Roster
from tests.games.italia.printed import ASSAULT, BY_NAME, CP, ENTENTE, FOOT, GUNS, NATIONS, PIECES, SMALL


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
