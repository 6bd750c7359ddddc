"""§3.0 Hidden detachments: who may be hidden, what the enemy sees of them, and the moment they are shown (§12.1).

A hidden detachment is concealed by the kernel: the enemy sees a counter with the name of its kind on its back. What is
counted of it before it is shown is what the enemy can know, never what is printed on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.games.front1918.aftermath import cancel, cannot_mislead, cannot_take_off, misdirect
from grognard.games.front1918.battle import Battle
from grognard.games.front1918.words import MOVED
from grognard.games.italia.table import RETREATING, Italia
from grognard.games.italia.withdrawal import lowered_morale
from grognard.kernel.asking.actions import Action, act_until_done
from grognard.kernel.asking.script import Cannot, Refusal, Script, Side
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.secrecy.backs import alike, in_open_order
from grognard.kernel.secrecy.dealing import shuffled
from grognard.kernel.secrecy.imagined import forget_secrets, unknown_pieces
from grognard.kernel.table.position import CONCEALED, OPEN
from grognard.kernel.words.rulebook import rule

# Hiding --------------------------------------------------------------------------------------------------------


@rule("3.0.detachment")
def cannot_hide(g: Italia, side: Side, piece: int) -> Refusal | None:
    """§3.0 A detachment that has ended its move outside enemy zones may be hidden (D82)."""
    if (why := g.why_not_on_map(side, piece, "3.0.detachment")) is not None:
        return why
    if not g.is_detachment[piece]:
        return Refusal("3.0.detachment", "no-hide-kind")
    if g.position.hidden[piece] != OPEN:
        return Refusal("3.0.detachment", "no-hidden-already")
    if not g.has(piece, MOVED):
        return Refusal("3.0.detachment", "no-hide-unmoved")
    in_zone = g.in_zone(side.enemy, g.position.at[piece])
    return Refusal("3.0.detachment", "no-hide-in-zone") if in_zone else None


@rule("3.0.detachment")
def hide_detachments(g: Italia, side: Side) -> Script[None]:
    """§3.0 After the moves of a phase the owner may hide the detachments that moved."""
    yield from act_until_done(g, side, hide_actions, rule="3.0.detachment", ask="ask-hide")


def hide_actions(g: Italia, side: Side) -> list[Action]:
    """§3.0 Hide a detachment."""
    units = [p for p in g.fighters[side] if g.is_detachment[p]]
    return [Action(g.hide.each(units, cannot_hide, g, side), hide, g)]


def hide(g: Italia, piece: int) -> None:
    """§3.0 A detachment is hidden."""
    g.tell("hides", "3.0.detachment", piece=piece, hex=g.position.at[piece])
    g.conceal(piece)


# Showing -------------------------------------------------------------------------------------------------------


@rule("12.1.reveal", "3.0.detachment")
def show_all(g: Italia, battle: Battle) -> None:
    """§12.1 A combat is declared: the hidden detachments in it are shown, of both sides."""
    for piece in in_open_order(g, [*battle.attackers, *battle.defenders]):
        show(g, piece, "12.1.reveal")


@rule("3.0.detachment")
def show_when_gone(g: Italia, piece: int, place: int) -> None:
    """§3.0 A hidden detachment that leaves the map is shown (D83)."""
    if place >= g.board.grid.size and g.position.hidden[piece]:
        show(g, piece, "3.0.detachment")


@rule("12.1.reveal")
def show(g: Italia, piece: int, clause: str) -> None:
    """A detachment is shown; nothing happens if it was not hidden."""
    if g.position.hidden[piece] == CONCEALED and g.reveal(piece):
        values = {name: g.roster[piece].value(name) for name in ("attack", "defence", "morale")}
        g.tell("shown", clause, piece=piece, hex=g.position.at[piece], **values)


# What the enemy knows ------------------------------------------------------------------------------------------


@rule("3.0.detachment", "12.1.reveal")
def range_of(g: Italia, piece: int, value: str) -> tuple[int, int]:
    """The least and the most a value of a hidden detachment may be, as far as the enemy knows (D21)."""
    found = [g.today.morale[p] if value == "morale" else g.roster[p].value(value) for p in alike(g, piece)]
    if value == "morale" and g.has(piece, RETREATING):
        found = [lowered_morale(g, each) for each in found]
    return min(found), max(found)


@rule("3.0.detachment")
def cannot_name(g: Italia, side: Side, piece: int) -> Refusal | None:
    """§3.0 The enemy names a hidden detachment by its hex."""
    return None if g.may_know(side, piece) else Refusal("3.0.detachment", "no-name-hidden")


def unseen(g: Italia, side: Side, cannot: Cannot, given: Sequence[Any], hex_: int) -> Sequence[int]:
    """The detachments of its enemy in a hex that are hidden from a side and that a rule lets it name; of two that look
    alike the first is taken."""
    there = [p for p in g.fighters_at(hex_, side.enemy) if g.is_hidden(p)]
    return in_open_order(g, [p for p in there if cannot(*given, p) is None])


@rule("3.0.detachment")
def cannot_name_unseen(g: Italia, side: Side, cannot: Cannot, given: Sequence[Any], hex_: int) -> Refusal | None:
    """§3.0 A hidden detachment is named by its hex where the rule would let it be named."""
    if unseen(g, side, cannot, given, hex_):
        return None
    there = [p for p in g.fighters_at(hex_, side.enemy) if g.is_hidden(p)]
    return cannot(*given, there[0]) if there else Refusal("3.0.detachment", "no-hidden-there")


def hidden_hexes(g: Italia, side: Side) -> list[int]:
    """The hexes with hidden detachments of a side."""
    return sorted({g.position.at[p] for p in g.fighters[side] if g.is_hidden(p)})


@rule("table.erroneous")
def misdirect_hidden(g: Italia, battle: Battle) -> Action:
    """A hidden detachment is misdirected, named by its hex."""
    given = g, battle.side, cannot_mislead, (g, battle)
    hexes = g.misdirect_hidden.each(hidden_hexes(g, battle.side.enemy), cannot_name_unseen, *given)
    return Action(hexes, lambda hex_: misdirect(g, battle, unseen(*given, hex_)[0]))


@rule("12.2.6.none")
def cancel_hidden(g: Italia, battle: Battle, clause: str) -> Action:
    """The marker of a hidden detachment is taken off, named by its hex."""
    given = g, battle.side.enemy, cannot_take_off, (g, battle)
    hexes = g.cancel_hidden.each(hidden_hexes(g, battle.side), cannot_name_unseen, *given)
    return Action(hexes, lambda hex_: cancel(g, clause, unseen(*given, hex_)[0]))


def imagine(g: Italia, side: Side, whim: Whim) -> None:
    """Deal the hidden detachments of the enemy anew, each kind among its own counters."""
    forget_secrets(g, side)
    position = g.position
    for foe in [each for each in g.sides if each != side]:
        pieces = unknown_pieces(g, foe)
        for back in sorted({g.back_of(p) for p in pieces}):
            those = [p for p in pieces if g.back_of(p) == back]
            slots = sorted((position.at[p], position.marks[p]) for p in those)
            for piece, (place, marks) in zip(shuffled(those, whim), slots, strict=True):
                position.at[piece], position.marks[piece] = place, marks
