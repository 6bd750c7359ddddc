"""Odds, mastery and bombardment dice of random games against a second reckoning, with the numbers of the book."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor

import pytest

from grognard.games.front1918 import combat, gunnery, mastery, odds
from grognard.games.front1918.battle import Battle
from grognard.games.italia import Italia
from grognard.games.italia.table import CP, ENTENTE
from grognard.kernel.asking.script import Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.numbers.tally import Tally
from tests.games.italia.reckoning import Reckoning
from tests.games.italia.scenes import game

GAMES = (("grappa", 700), ("radetzky", 1200), ("caporetto", 1600), ("vittorio", 1200))
SCHOOLS = {
    "grappa": {"italian": "evolving", "french": "cadorna"},
    "caporetto": {"italian": "cadorna"},
    "radetzky": {"italian": "diaz", "british": "evolving", "french": "cadorna"},
    "vittorio": {"italian": "diaz", "british": "evolving", "french": "cadorna", "american": "cadorna"},
}
OFFENSIVES = {
    "grappa": {1: (2, 1, 0)},
    "caporetto": {1: (3, 2, 1), 2: (1, 0, 0), 3: (1, 0, 0)},
    "radetzky": {1: (2, 1, 0)},
    "vittorio": {1: (2, 1, 0), 2: (3, 2, 1), 3: (2, 1, 0), 4: (1, 0, 0)},
}
"""By turn of the scenario."""
SHIFTING = ("wood", "mountain", "high-mountain", "marsh", "village")
WEAK = {3: -1, 2: -2}
LAST_COLUMN = 6


class Combat:
    """One combat, looked at with the book in hand."""

    def __init__(self, g: Italia, battle: Battle) -> None:
        self.g, self.battle, self.board = g, battle, Reckoning(g)

    def has(self, piece: int, *marks: str) -> bool:
        """Whether a counter has one of these marks."""
        return any(self.g.position.marks[piece] >> self.g.marks.index(mark) & 1 for mark in marks)

    def school(self, piece: int) -> str:
        """The doctrine of a unit of the Entente."""
        if piece < 0 or self.g.owner[piece] == CP:
            return ""
        is_assault = self.g.division[piece] in ("I1DA", "I2DA")
        return "cadorna" if is_assault else SCHOOLS[self.g.scenario.id][self.g.nation[piece]]

    def morale(self, piece: int) -> int:
        """Morale, lower in Retreat mode."""
        printed = self.g.morale_of[piece]
        return max(2, printed - 1) if self.has(piece, "retreat-mode") else printed

    def is_near_gun(self, mark: str) -> bool:
        """Whether the hex lies in the radius of an army artillery of the attacker with this mark."""
        g = self.g
        guns = [p for p in g.guns[self.battle.side] if g.is_on_board(p) and self.has(p, mark)]
        far = self.board.grid.distance
        return any(far(g.position.at[p], self.battle.hex) <= g.roster[p].value("offensive-radius") for p in guns)

    def offensive(self) -> int:
        """The modifier of the offensive, if the hex is in range of one of its guns."""
        g, attacker = self.g, ENTENTE if self.g.scenario.id == "vittorio" else CP
        modifiers = OFFENSIVES[g.scenario.id].get(g.position.turn, (0, 0, 0))
        applies = self.battle.side == attacker and self.is_near_gun("offensive")
        return modifiers[g.position.sequence - 1] if applies else 0

    def is_prepared(self) -> bool:
        """Whether Bruchmüller's gun fires on the hex: Caporetto, first turn, first sequence."""
        is_time = (self.g.scenario.id, self.g.position.turn, self.g.position.sequence) == ("caporetto", 1, 1)
        return is_time and self.battle.side == CP and self.is_near_gun("bruchmuller")

    def is_concentric(self) -> bool:
        """Whether attackers or their zones are all round, and no friend of the defender is next to him."""
        grid, hex_ = self.board.grid, self.battle.hex
        held = {self.battle.origin[p] for p in self.battle.attackers}
        ring = held | {n for h in held for n in grid.adjacent[h]}
        friends = self.board.foes[self.battle.side]
        return all(n in ring and n not in friends for n in grid.neighbours[hex_])

    def strengths(self) -> tuple[Fraction, Fraction]:
        """Attack and defence, multiplied for terrain."""
        g, battle, board = self.g, self.battle, self.board
        attack, defence = Fraction(0), Fraction(0)
        for piece in battle.attackers:
            edge = board.grid.edge(battle.origin[piece], battle.hex)
            halved = board.is_side("crest", edge) + board.is_side("river", edge)
            attack += Fraction(g.attack_of[piece][g.position.steps[piece]], 2**halved)
        for piece in battle.defenders:
            defence += g.defence_of[piece][g.position.steps[piece]]
        weak_trench = battle.side == CP and g.scenario.id in ("grappa", "caporetto")
        trench = (2 if weak_trench else 3) if board.has(battle.hex, "trench") else 1
        return attack, defence * trench * (2 if board.has(battle.hex, "town") else 1)

    def shifts(self) -> int:
        """The columns by which the odds are shifted."""
        battle, board = self.battle, self.board
        edges = [board.grid.edge(battle.origin[p], battle.hex) for p in battle.attackers]
        return sum(
            (
                -sum(board.has(battle.hex, name) for name in SHIFTING),
                -all(board.is_side("stream", edge) for edge in edges),
                battle.shock >= 0,
                self.morale(battle.lead) - self.morale(battle.against_lead),
                any(self.has(p, "unsupplied") for p in battle.defenders),
                self.school(battle.lead) == "cadorna",
                self.offensive(),
                battle.named >= 0 or self.is_concentric(),
            )
        )

    def column(self) -> int | None:
        """The column of the combat, None below 1/2."""
        attack, defence = self.strengths()
        base = floor(attack / defence) if attack >= defence else 2 - ceil(defence / attack)
        found = base + self.shifts()
        return None if found < 0 else min(found, LAST_COLUMN)

    def mastery(self, side: Side) -> int:
        """The modifiers of a mastery die."""
        g, battle = self.g, self.battle
        attacks, units, lead = side == battle.side, battle.of(side), battle.lead_of(side)
        school, flies = self.school(lead), [p for p in g.wings[CP] + g.wings[ENTENTE] if g.position.mission[p]]
        over = {g.owner[p] for p in flies if g.position.at[p] == battle.hex}
        total = (side in over) - (side.enemy in over)
        small = lead >= 0 and g.kind[lead] in ("regiment", "brigade", "detachment")
        total += small and self.morale(lead) >= 5
        if g.scenario.id == "grappa" and side == ENTENTE:
            helpers = battle.guns if attacks else battle.against
            total -= len({g.nation[p] for p in (*units, *helpers)}) > 1
        if attacks:
            total += battle.shock >= 0 and g.kind[battle.shock] != "arditi"
            total += self.offensive() + (school == "cadorna") - (school == "diaz")
            return total + WEAK.get(min(map(self.morale, units)), 0)
        total += 2 * self.board.has(battle.hex, "trench") - (school == "cadorna") - 2 * self.is_prepared()
        return total - any(self.has(p, "disorganised", "reorganising") for p in units)

    def bombardment(self) -> int:
        """The modifiers of the attacker's bombardment die."""
        here, defenders = self.battle.hex, self.battle.defenders
        diaz = bool(defenders) and all(self.school(p) == "diaz" for p in defenders)
        return 3 * self.is_prepared() - 2 * self.board.has(here, "trench") - self.board.has(here, "town") - diaz


class Book:
    """What the game reckoned, beside what the book says."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.checked, self.different = 0, list[str]()
        levels, die = mastery.mastery_tally, gunnery.fire_die
        patch.setattr(combat, "odds_tally", lambda g, b: self.note("odds", g, b, odds.odds_tally(g, b), Combat.column))
        patch.setattr(gunnery, "fire_die", lambda g, b: self.note("die", g, b, die(g, b), Combat.bombardment))
        patch.setattr(
            mastery,
            "mastery_tally",
            lambda g, b, side: self.note("mastery", g, b, levels(g, b, side), lambda c: c.mastery(side)),
        )

    def note(self, what: str, g: Italia, battle: Battle, tally: Tally, book: Callable[[Combat], int | None]) -> Tally:
        """Compare what the game reckoned with the book, and hand it on."""
        is_led = battle.lead >= 0 and battle.against_lead >= 0 and battle.defenders
        if any(g.position.hidden[p] for p in battle.defenders) or (what == "odds" and not is_led):
            return tally
        self.checked += 1
        found = tally.column if what == "odds" else tally.total
        if found != (wanted := book(Combat(g, battle))):
            self.different.append(f"{what} at {g.board.grid.number(battle.hex)}: {found}, not {wanted}")
        return tally


@pytest.mark.rule(
    "12.2.4", "12.2.4.terrain", "12.2.4.combat", "12.2.4.cumulative", "12.2.6.modifiers", "table.doctrine"
)
@pytest.mark.parametrize(("scenario", "questions"), GAMES)
def test_combats_of_random_games_are_as_reckoned_a_second_time(
    scenario: str, questions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, whim, match = Book(monkeypatch), Whim(f"fought {scenario}"), game().new(scenario, seed=4)
    for _ in range(questions):
        if match.question is None:
            break
        options = match.question.options
        bold = [each for each in options if each.verb in ("attack", "join", "gun", "shock", "surprise")]
        match.answer(whim.pick(bold or options))
    assert book.different == []
    assert book.checked > 9
