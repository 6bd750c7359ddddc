"""What the tests of Italia's data share: the files as the kernel reads them, without any rule of the game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from grognard.kernel.charts import read_charts
from grognard.kernel.data import Faults, Files
from grognard.kernel.pieces import read_pieces
from grognard.kernel.scenario import Scenario, read_scenario
from grognard.kernel.script import opponents

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
    *("no-air", "cp-trench", "reserve-markers", "display-division"),
    *("silent-guns", "rommel", "refugees", "free-demolitions", "supply-collapse", "retreat-order", "west-exit"),
    *("depot", "tagliamento", "amalfi", "air-claim", "footbridge-raids", "behind-trenches", "trucks", "concentration"),
    *("required-guns", "hunger", "gun-silence", "hungarian-desertion", "cavalry-roads", "short-last-sequence"),
    *("trento",),
)
NUMBERS = ("first-turn",)

FILES = Files([DATA])
PIECES = read_pieces(FILES.read("pieces.toml", need_sources=True), (CP, ENTENTE), KINDS, VALUES, TRAITS)
BY_NAME = {piece.name: piece for piece in PIECES}
CHARTS = read_charts(FILES.read("charts.toml", need_sources=True))


def scenario_file(name: str) -> Scenario:
    """A scenario as its file has it."""
    faults = Faults()
    doc = Files([DATA], faults).read(f"scenarios/{name}.toml", need_sources=True)
    scenario = read_scenario(doc, name, SPECIAL, NUMBERS)
    faults.check()
    return scenario
