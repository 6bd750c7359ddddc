"""Chapters 1.3, 3, 5.3 and 12.1: leaders, command distance, units out of command, morale as it counts now.

Activation itself is in `turn`; the command action of a leader is an action and in `actions`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.indochine.stands import secret_hexes
from grognard.games.indochine.table import Indochine
from grognard.games.indochine.words import DECOY, HESITANT, HO, NOT_ON_BOARD, NOT_YOURS, OUT_OF_COMMAND, OUT_OF_ECHELON
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.numbers.charts import Dice
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.words.rulebook import rule

TWO_DICE = Dice(2, 6)
NO_LEADER_BESIDE = Refusal("3.3", "no-leader-beside")


# Formations (3.1) ----------------------------------------------------------------------------------------------


@rule("3.1", "3.3")
def formation_now(g: Indochine, piece: int) -> int:
    """§3.3 The formation a unit acts with this turn: the one it is attached to, or its own."""
    attached = g.position.attached[piece]
    return attached if attached >= 0 else g.position.formation[piece]


def members(g: Indochine, formation: int) -> list[int]:
    """The counters on the map that belong to a formation, decoys included."""
    own, size, at = g.position.formation, g.board.grid.size, g.position.at
    return [p for p in g.counters[g.roster.formation_sides[formation]] if own[p] == formation and at[p] < size]


@rule("12.1")
def is_hesitant(g: Indochine, formation: int) -> bool:
    """§12.1 Whether a formation is hesitant: the marker lies on its leader."""
    return formation >= 0 and g.has(g.leader_of[formation], HESITANT)


@rule("1.3", "12.1", "8.decoy")
def morale_tally(g: Indochine, piece: int, name: str = "morale") -> Tally:
    """§12.1 A unit's morale as it counts now: printed, a deputy's malus, one less in a hesitant formation.

    A decoy tests with its leader's: like any unit it may be activated out of command (8, R 162).
    """
    formation = g.position.formation[piece]
    bearer = g.leader_of[formation] if g.kind[piece] == DECOY and formation >= 0 else piece
    tally = Tally(name, g.morale_of[bearer])
    if g.position.deputy[piece]:
        tally.add(g.position.deputy[piece], "1.3.elimination", "reason-deputy")
    if is_hesitant(g, formation):
        tally.add(g.charts["activation"].number("hesitant", "morale"), "12.1", "reason-hesitant")
    return tally


def morale(g: Indochine, piece: int) -> int:
    """The morale of a unit as it counts now."""
    return int(morale_tally(g, piece).total)


def tell_known(g: Indochine, piece: int, key: str, clause: str, **args: Any) -> None:
    """Tell everyone what happens to a recognised unit, and only its owner what happens to a hidden one."""
    g.tell(key, clause, None if g.is_open(piece) else g.owner[piece], piece=piece, **args)


@rule("12.1", "8")
def steps_lost(g: Indochine, formation: int) -> int:
    """§12.1 The steps a formation has lost, those of units still hidden too; -1 once it is removed."""
    position, own = g.position, g.position.formation
    if position.losses[formation] < 0:
        return -1
    counters = g.counters[g.roster.formation_sides[formation]]
    return position.losses[formation] + sum(position.unseen_losses[p] for p in counters if own[p] == formation)


# The higher echelon (1.3, 3.3) ---------------------------------------------------------------------------------


def higher_leader(g: Indochine, side: Side) -> int:
    """The higher PC of a side if he is on the map, else -1."""
    piece = g.position.higher[side]
    return piece if piece >= 0 and g.is_on_board(piece) else -1


@rule("3.3")
def is_too_far(g: Indochine, leader: int) -> bool:
    """§3.3 Whether a leader is farther from the higher PC than the scenario allows; none on the map asks nothing."""
    side = g.owner[leader]
    higher = higher_leader(g, side)
    if higher < 0 or higher == leader or not g.is_on_board(leader):
        return False
    farthest = g.value(f"echelon-{side.name}")
    return bool(farthest) and g.board.grid.distance(g.position.at[leader], g.position.at[higher]) > farthest


@rule("3.3")
def is_out_of_echelon(g: Indochine, formation: int) -> bool:
    """§3.3 Whether the command phase of this turn found the leader too far from the higher PC (R 128)."""
    return g.has(g.leader_of[formation], OUT_OF_ECHELON)


@rule("3.4", "6.1")
def acts_alone(g: Indochine, piece: int) -> bool:
    """§6.1 Whether a unit out of command is activated by itself: only then is its list of actions short (R 176)."""
    return g.has(piece, OUT_OF_COMMAND) and g.position.activating < 0


# Activation numbers (5.1, 5.3) ---------------------------------------------------------------------------------


@rule("5.1", "5.3", "table.activation", "1.3.elimination")
def activation_tally(g: Indochine, formation: int) -> Tally:
    """§5.3 The leader's morale and the modifiers; a leader killed this turn still counts, with a malus (R 37)."""
    chart, leader = g.charts["activation"], g.leader_of[formation]
    tally = morale_tally(g, leader, "activation")
    if g.position.killed_on[leader]:
        tally.add(chart.number("leader-lost", "morale"), "1.3.elimination", "reason-leader-lost")
    if is_out_of_echelon(g, formation):
        tally.add(chart.number("out-of-echelon", "morale"), "3.3", "reason-out-of-echelon")
    return tally.test(TWO_DICE)


@rule("3.4", "5.1", "5.3", "table.activation")
def alone_tally(g: Indochine, piece: int) -> Tally:
    """§3.4 A unit out of command tests its own morale, with a malus."""
    tally = morale_tally(g, piece, "activation")
    tally.add(g.charts["activation"].number("out-of-command", "morale"), "3.4", "reason-out-of-command")
    return tally.test(TWO_DICE)


# The command phase (2.C, 3.3) ----------------------------------------------------------------------------------


@rule("3.3", "err1.command", "1.3.elimination")
def is_commanded(g: Indochine, piece: int) -> bool:
    """§3.3 A unit within the command distance of its leader, whatever lies between, is commanded.

    §1.3 A formation whose leader was killed before it was activated can still be activated: until a deputy comes its
    units are in command or out of it as they were (R 165).
    """
    formation = g.position.formation[piece]
    if formation < 0 or g.kind[piece] == HO:
        return True
    leader = g.leader_of[formation]
    if not g.is_on_board(leader):
        return bool(g.position.killed_on[leader]) and not g.has(piece, OUT_OF_COMMAND)
    return g.board.grid.distance(g.position.at[piece], g.position.at[leader]) <= g.value("command", 3)


def hexes_in_command(g: Indochine, side: Side, viewer: Side | None) -> int:
    """The hexes within command distance of the leaders of a side that the viewer knows."""
    found = 0
    for leader in g.leader_of:
        if g.owner[leader] == side and g.is_on_board(leader) and g.may_know(viewer, leader):
            found |= g.board.grid.within(g.position.at[leader], g.value("command", 3))
    return found


@rule("2.C", "3.3")
def command_phase(g: Indochine) -> Script[None]:
    """§2.C Command is checked; then each side attaches units out of command to other leaders beside them (R 138).

    Both sides choose at the same time. One that has hidden counters is always asked: otherwise a question would tell
    the enemy of a unit out of command under a marker.
    """
    check_command(g)
    scripts = {side: attachments(g, side) for side in g.sides if g.asks_all or secret_hexes(g, side) or strays(g, side)}
    for side, chosen in (yield from g.together(scripts)).items():
        for piece, formation in chosen.items():
            g.position.attached[piece] = formation
            g.unmark(piece, OUT_OF_COMMAND)
            g.tell("attached", "3.3", side, piece=piece, formation=formation)


@rule("3.3")
def check_command(g: Indochine) -> None:
    """§3.3 Units out of command and leaders out of the echelon are marked; attachments of the last turn end (R 42)."""
    g.position.attached = [-1] * len(g.roster)
    for side in g.sides:
        for piece in g.on_board(side):
            if is_commanded(g, piece):
                g.unmark(piece, OUT_OF_COMMAND)
            else:
                g.mark(piece, OUT_OF_COMMAND)
    for leader in g.leader_of:
        if is_too_far(g, leader):
            g.mark(leader, OUT_OF_ECHELON)
        else:
            g.unmark(leader, OUT_OF_ECHELON)


def strays(g: Indochine, side: Side) -> list[int]:
    """The units of a side that may be attached to another leader now."""
    return [piece for piece in g.on_board(side) if cannot_transfer(g, side, piece) is None]


@rule("3.3")
def cannot_transfer(g: Indochine, side: Side, piece: int) -> Refusal | None:
    """§3.3 A unit out of command beside another leader may be attached to him in the command phase (R 138)."""
    if g.owner[piece] != side:
        return NOT_YOURS
    if not g.is_on_board(piece):
        return NOT_ON_BOARD
    if not g.has(piece, OUT_OF_COMMAND):
        return Refusal("3.3", "no-in-command")
    beside = any(cannot_attach(g, piece, formation) is None for formation in g.formations_of[side])
    return None if beside else NO_LEADER_BESIDE


@rule("3.3")
def cannot_attach(g: Indochine, piece: int, formation: int) -> Refusal | None:
    """§3.3 Its new leader is stacked with it or adjacent, of another formation of its side."""
    leader = g.leader_of[formation]
    if formation == g.position.formation[piece] or not g.is_on_board(leader) or g.owner[leader] != g.owner[piece]:
        return NO_LEADER_BESIDE
    near = g.board.grid.distance(g.position.at[piece], g.position.at[leader]) <= 1
    return None if near else NO_LEADER_BESIDE


@rule("3.3")
def cannot_transfer_now(g: Indochine, side: Side, chosen: Mapping[int, int], piece: int) -> Refusal | None:
    """§3.3 Each unit is attached once in the phase."""
    return Refusal("3.3", "no-transfer-twice") if piece in chosen else cannot_transfer(g, side, piece)


@rule("3.3")
def attachments(g: Indochine, side: Side) -> Script[dict[int, int]]:
    """§3.3 The units that one side attaches, each with the formation it acts with this turn as one of its own."""
    chosen: dict[int, int] = {}
    while True:
        left = [piece for piece in strays(g, side) if piece not in chosen]
        if chosen and not left:
            return chosen
        offer = g.transfer.these(left, cannot_transfer_now, g, side, chosen)
        choice = yield g.choose(side, offer, g.done(), rule="3.3", ask="ask-transfer")
        if choice.verb == "done":
            return chosen
        ways = g.attach.each(g.formations_of[side], cannot_attach, g, choice.noun)
        to = yield g.choose(side, ways, g.done(), rule="3.3", ask="ask-attach", piece=choice.noun)
        if to.verb == "attach":
            chosen[choice.noun] = to.noun
