"""What the tests of Italia's data share: the files as the kernel reads them, without any rule of the game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from grognard.kernel.asking.script import opponents
from grognard.kernel.files.data import Faults, Files
from grognard.kernel.numbers.charts import read_charts
from grognard.kernel.table.board import Board, Legend, read_board
from grognard.kernel.table.pieces import Piece, read_pieces
from grognard.kernel.table.scenario import Scenario, read_scenario

DATA = Path(str(files("grognard.games"))) / "italia" / "data"
CP, ENTENTE = opponents("cp", "entente")
KINDS = (
    *("division", "regiment", "brigade", "detachment", "hq", "corps-artillery", "army-artillery"),
    *("stosstruppen", "sturm", "arditi", "trucks", "depot", "air"),
)
VALUES = (
    "attack", "defence", "move", "morale", "potential", "radius", "offensive-potential", "offensive-radius", "command",
)  # fmt: skip
NATIONS = ("german", "austrian", "italian", "french", "british", "american")
TRAITS = (
    *NATIONS,
    *("cavalry", "mountain", "marine", "hungarian", "bosnian", "bavarian", "alpini", "bersaglieri", "czechoslovak"),
    *("assault", "barge", "no-counter"),
)
SMALL = ("regiment", "brigade")
FOOT = ("division", *SMALL, "detachment")
GUNS = ("corps-artillery", "army-artillery")
ASSAULT = ("stosstruppen", "sturm", "arditi")
SCENARIOS = ("grappa", "caporetto", "radetzky", "albrecht", "solstice", "vittorio")
SPECIAL = (
    *("no-air", "cp-trench", "reserve-markers", "display-division", "reserves-wake"),
    *("silent-guns", "rommel", "refugees", "free-demolitions", "supply-collapse", "retreat-order", "west-exit"),
    *("depot", "tagliamento", "amalfi", "air-claim", "footbridge-raids", "behind-trenches", "trucks", "concentration"),
    *("required-guns", "hunger", "gun-silence", "hungarian-desertion", "cavalry-roads", "short-last-sequence"),
    *("trento", "any-unit-in-trench"),
)
NUMBERS = ("first-turn",)
LEGEND = Legend(
    terrains=("sea", "lagoon", "marsh", "mountain", "high-mountain", "wood", "village", "town", "trench", "crater"),
    hexsides=("stream", "river", "piave", "isonzo", "tagliamento", "crest", "impassable"),
    links=("road", "secondary", "rail"),
)

FILES = Files([DATA])
PIECES = read_pieces(FILES.read("pieces.toml", need_sources=True), (CP, ENTENTE), KINDS, VALUES, TRAITS)
BY_NAME = {piece.name: piece for piece in PIECES}
CHARTS = read_charts(FILES.read("charts.toml", need_sources=True))


def board_file() -> Board:
    """The board as its file has it."""
    files = Files([DATA])
    board = read_board(files, "board.toml", LEGEND)
    files.faults.check()
    assert board is not None
    return board


class SetUp(NamedTuple):
    """A scenario's file, and what its position says."""

    scenario: Scenario
    places: dict[str, list[Piece]]
    """The pieces by hex or box."""
    states: dict[str, tuple[str, ...]]
    """What the position says of a piece beyond its place."""
    broken: set[str]
    """The hexsides of broken bridges."""

    def on_map(self) -> dict[str, list[Piece]]:
        """The pieces by hex."""
        return {place: stack for place, stack in self.places.items() if place[0] in "WE"}

    def cast(self) -> list[Piece]:
        """Every piece of the scenario."""
        return [piece for stack in self.places.values() for piece in stack]

    def place_of(self, name: str) -> str:
        """Where a piece is."""
        return next(place for place, stack in self.places.items() if BY_NAME[name] in stack)

    def marked(self, word: str) -> set[str]:
        """The pieces of which the position says a word."""
        return {name for name, words in self.states.items() if word in words}


def set_up(name: str) -> SetUp:
    """A scenario as its file has it, its position taken apart."""
    faults = Faults()
    doc = Files([DATA], faults).read(f"scenarios/{name}.toml", need_sources=True)
    scenario = read_scenario(doc, name, SPECIAL, NUMBERS)
    faults.check()
    found = SetUp(scenario, {}, {}, set())
    for line in scenario.position.splitlines():
        head, *words = line.partition("#")[0].split() or [""]
        if head == "edge":
            assert words[1:] == ["broken", "1"]
            found.broken.add(words[0])
        elif head:
            assert head == "unit", line
            place = words.index("at")
            for piece in words[:place]:
                found.places.setdefault(words[place + 1], []).append(BY_NAME[piece])
                found.states[piece] = tuple(words[place + 2 :])
    return found
