"""What the tests of Verdun share: a few words to lay out a position, play on from it, and look at what came of it.

A position is written in our notation. By a scenario in its first line it stands on the real board, where control
follows the first trench line unless the position says otherwise; without one, on the board it sketches (odd columns
are half a hex higher, nobody controls an empty hex, and there are no sectors or sources).

Most numbers on the counters and the cells of the two result charts are not in the book; they are ours and may be
weighed again. So that no rule is proved by them, positions are laid out with the counters and charts fixed here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import grognard
from grognard.games.verdun.table import Verdun
from grognard.kernel.numbers.charts import Chart
from grognard.kernel.table.pieces import Piece
from grognard.kernel.table.title import Title
from grognard.shelf import title
from tests.games.talk import OpenTalk

Roll = int | Sequence[int]


class Days(OpenTalk):
    """A game in progress, spoken to in short words."""

    @property
    def table(self) -> Verdun:
        """What the rules hold in their hands."""
        play = self.game.play
        assert isinstance(play, Verdun)
        return play

    # Playing on ------------------------------------------------------------------------------------------------
    def march(self, piece: str, *hexes: str, how: Sequence[str] = ()) -> Days:
        """Move a unit through these hexes, after these words (`strategic`, `with IR24`), and halt it."""
        self.play(f"move {piece}", *how, *(f"to {hex_}" for hex_ in hexes))
        question = self.game.question
        return self.play("halt") if question is not None and question.ask == "ask-where" else self

    @property
    def phase(self) -> str:
        """The clause of the phase being played."""
        return self.table.phases()[self.table.position.phase].rule

    # Reckoning -------------------------------------------------------------------------------------------------
    def cost(self, hex_: str) -> float:
        """What the way to a hex costs the unit being moved, in movement points."""
        return -float(sum(reason.value for reason in self.tally(f"to {hex_}").reasons if reason.key == "reason-way"))

    # Looking ---------------------------------------------------------------------------------------------------
    def interdicted(self) -> list[str]:
        """The hexes with interdiction markers."""
        return [self.table.board.grid.number(h) for h, mark in enumerate(self.table.position.interdiction) if mark]

    def zone(self, side: str, kind: str) -> list[str]:
        """The hexes in a side's `strong` or `weak` zones, as units holding them exert them."""
        grid, table = self.table.board.grid, self.table
        held = table.occupation.zone(self.game.side(side), table.zone_kinds.index(kind))
        return [grid.number(hex_) for hex_ in grid.hexes if held[hex_]]


Field = Callable[..., Days]
"""`field(position, roll, roll, …)`: the days from this position on, with these dice to come."""

COUNTERS = """
defence 1 move 6 morale 8: VIIR-HQ XVIII-HQ III-HQ V-HQ XXX-HQ XX-HQ I-HQ
attack 5 defence 2 range 8 move 3 morale 7: VIIR-art XVIII-art1 XVIII-art2 III-art1 III-art2
attack 4 defence 2 range 8 move 3 morale 7: V-art
attack 4 defence 2 range 7 move 3 morale 7: XXX-art XX-art I-art
attack 3 defence 2 range 4 move 4 morale 7: 14R-art 13R-art 21-art 25-art 121-art 5-art 6-art 9-art 10-art
attack 3 defence 2 range 4 move 4 morale 7: 37-art 153-art 1-art 2-art
attack 2 defence 2 range 4 move 4 morale 7: 72-art 51-art 14-art 16-art
attack 4 range 99: Naval
attack 6 range 10: Heavy
attack 5 defence 2 range 12 move 0 morale 7: Forges
attack 5 defence 2 range 10 move 6 morale 7: Rail
combat 6/3 move 5 morale 7: RIR16 RIR53 RIR13 RIR39 RIR57 IR60 RIR7 RIR56 RIR6 RIR19 RIR98 RIR37
combat 7/4 move 5 morale 7: IR159 FR37 IR155
combat 7/4 move 5 morale 8: FR80 IR81 IR87 IR116 IR117 IR52 IR20 IR64
combat 8/4 move 5 morale 8: IR115 GR8 GR12 IR24
combat 2/1 move 5 morale 8: 14R-pi 13R-pi 21-pi 25-pi 5-pi 6-pi 9-pi 10-pi
combat 4/2 move 5 morale 6: 351R 362R 324R 365R 208R 233R 243R 273R 310R 327R
combat 5/3 move 5 morale 7: 35RI 42RI 44RI 60RI 85RI 95RI 13RI 29RI 43RI 84RI 127RI 8RI 73RI
combat 5/3 move 5 morale 8: 2Z 3Z 2Tir 3Tir 1RI 33RI 110RI
combat 6/3 move 5 morale 8: 418RI 9Z 1ZT
combat 2/1 move 4 morale 5: 29T 44T 36T
combat 3/2 move 6 morale 8: 56Ch 59Ch 2Ch 4Ch
combat 1 move 4 morale 6: G-rem1 G-rem2 F-rem1 F-rem2 F-rem3
combat 2/1: Douaumont-fort Vaux-fort Souville-fort Tavannes-fort Saint-Michel-fort Belleville-fort Moulainville-fort
combat 2/1: Belrupt-fort Vacherauville-fort Marre-fort Bois-Bourrus-fort
"""
BARRAGE = """
1-3 4-6 7-9 10-12 13-15 16-18 19+
-   -   -   -     -     M     M
-   -   -   -     M     M     M1
-   -   -   M     M     M1    M1
-   -   M   M     M1    M1    M2
-   M   M   M1    M1    M2    X
M   M   M1  M1    M2    X     X
"""
ASSAULT = """
1:3 1:2 1:1 2:1 3:1 4:1 5:1 6:1 7:1
4/0 3/0 3/0 2/0 2/1 2/1 1/1 1/1 1/2
3/0 3/0 2/0 2/1 2/1 1/1 1/2 1/2 0/2
3/0 2/0 2/1 2/1 1/1 1/2 1/2 0/2 0/3
2/0 2/0 2/1 1/1 1/2 1/2 0/2 0/3 0/3
2/0 2/1 1/1 1/2 1/2 0/2 0/3 0/3 0/4
1/0 1/1 1/2 1/2 0/2 0/3 0/3 0/4 0/4
"""


def fixed_pieces(pieces: Sequence[Piece]) -> list[Piece]:
    """The counters with the values fixed here."""
    fixed: dict[str, dict[str, list[int]]] = {}
    for line in COUNTERS.strip().splitlines():
        values, _, names = line.partition(": ")
        words = values.split()
        numbers = {key: [int(n) for n in value.split("/")] for key, value in zip(words[::2], words[1::2], strict=True)}
        fixed |= dict.fromkeys(names.split(), numbers)
    return [
        piece.but(**{key: v if len(v) == piece.steps else v * piece.steps for key, v in fixed[piece.name].items()})
        for piece in pieces
    ]


def fixed_chart(chart: Chart, text: str) -> Chart:
    """A chart with the columns and cells fixed here."""
    columns, *cells = (line.split() for line in text.strip().splitlines())
    return Chart(
        chart.name,
        columns,
        chart.rows,
        cells,
        chart.dice,
        below=chart.below,
        above=chart.above,
        off=chart.off,
        readers=[chart.readers[0]] * len(columns),
    )


SKETCHED = set(".wvhctf_0123456789 ")


@pytest.fixture(scope="session")
def verdun() -> Title:
    """The game with its data, read once, and with the counters and result charts fixed here."""
    game = Title(Verdun)
    game.pieces = fixed_pieces(game.pieces)
    charts = {"barrage": fixed_chart(game.charts["barrage"], BARRAGE)}
    charts["assault"] = fixed_chart(game.charts["assault"], ASSAULT)
    game.charts = {**game.charts, **charts}
    return game


@pytest.fixture
def field(verdun: Title) -> Field:
    """Lay out a position written down."""

    def lay_out(text: str, *rolls: Roll) -> Days:
        lines = [line.strip() for line in text.strip().splitlines()]
        lines = [f"  {line}" if line and set(line) <= SKETCHED else line for line in lines]
        if not lines[0].startswith("verdun"):
            lines.insert(0, "verdun")
        return Days(verdun.at("\n".join([*lines, ""]), dice=grognard.Scripted(rolls)))

    return lay_out


@pytest.fixture
def begin() -> Field:
    """Begin a scenario from its start, with the real counters and charts."""

    def start(scenario: str, *rolls: Roll, options: Sequence[str] = ()) -> Days:
        return Days(title(Verdun).new(scenario, options, dice=grognard.Scripted(rolls)))

    return start
