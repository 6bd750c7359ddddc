"""Chapter 17.5: several players on a side. The map is divided into two sectors, each played through for itself.

One seat answers for all commanders of a side and for their commander-in-chief. Decided here is what binds them: who
acts when, who crosses the boundary, and who fires over it. The phases are listed in `turn`.
"""

from __future__ import annotations

from grognard.games.august.table import August
from grognard.games.august.words import LOADED, NOT_YOURS
from grognard.kernel.asking.actions import Action, act
from grognard.kernel.asking.script import Refusal, Script, Side
from grognard.kernel.words.rulebook import rule

BY_ROWS, BY_MAPS = 1, 2
FIRST, SECOND = 1, 2

STAYS = Refusal("17.51", "no-other-sector")
NO_FIRE_OVER = Refusal("17.51", "no-fire-over")
NOT_ORDERED = Refusal("17.51", "no-assault-over")
NOT_THIS_SECTOR = Refusal("17.51", "no-sector-in-play")
NOT_BETWEEN_TURNS = Refusal("17.52", "no-post-yet")
IS_POSTED = Refusal("17.52", "no-posted")
IS_ORDERED = Refusal("17.51", "no-across-already")
NOT_POSTED = Refusal("17.52", "no-not-posted")
GOES_WITH_WAGON = Refusal("17.52", "no-post-aboard")


def has_sectors(g: August) -> bool:
    """§17.5 Whether the map is divided into sectors."""
    return "17.51" in g.options


@rule("17.51")
def sector_of(g: August, hex_: int) -> int:
    """§17.51 The sector of a hex: of the upper or the lower rows, or of the first map or the second; 0 without any."""
    if not g.position.division or hex_ >= g.board.grid.size:
        return 0
    if g.position.division == BY_MAPS:
        return FIRST if g.board.grid.number(hex_).partition("/")[0] == first_map(g) else SECOND
    return FIRST if g.board.grid.printed(hex_)[1] <= g.value("sector-row") else SECOND


def first_map(g: August) -> str:
    """The number of the map with the first hex."""
    grid = g.board.grid
    return grid.number(grid.hexes[0]).partition("/")[0]


def is_over_boundary(g: August, from_: int, to: int) -> bool:
    """Whether two hexes of the map are of different sectors."""
    return bool(g.position.division) and 0 != sector_of(g, from_) != sector_of(g, to) != 0


# What a boundary forbids (17.51) -------------------------------------------------------------------------------


@rule("17.51")
def is_in_play(g: August, piece: int) -> bool:
    """§17.51 Whether the sector of a piece is the one played now; who waits off the map may come into either."""
    sector = g.position.sector
    return not sector or sector_of(g, g.position.at[piece]) in (0, sector)


@rule("17.51", "17.52")
def cannot_leave_sector(g: August, piece: int, hex_: int) -> Refusal | None:
    """§17.51 A piece stays in its sector, unless the commander-in-chief has posted it to the other; flight is free."""
    if not g.position.division:
        return None
    return STAYS if is_over_boundary(g, g.position.at[piece], hex_) and not g.position.posted[piece] else None


@rule("17.51")
def cannot_enter_sector(g: August, hex_: int) -> Refusal | None:
    """§17.51 Who comes in from off the map does so in the sector that is played."""
    return NOT_THIS_SECTOR if g.position.sector and sector_of(g, hex_) != g.position.sector else None


@rule("17.51")
def cannot_fire_over(g: August, from_: int, hex_: int) -> Refusal | None:
    """§17.51 Nobody fires out of his sector."""
    return NO_FIRE_OVER if is_over_boundary(g, from_, hex_) else None


@rule("17.51")
def cannot_assault_over(g: August, piece: int, hex_: int) -> Refusal | None:
    """§17.51 An assault goes over the boundary only by an order given at the start of the turn."""
    if not is_over_boundary(g, g.position.at[piece], hex_) or g.position.across[g.owner[piece]]:
        return None
    return None if g.position.posted[piece] else NOT_ORDERED


@rule("17.52")
def arrive(g: August, piece: int, from_: int) -> None:
    """§17.52 A piece that has crossed the boundary belongs to the other commander."""
    if g.position.posted[piece] and is_over_boundary(g, from_, g.position.at[piece]):
        g.position.posted[piece] = 0


# The commander-in-chief (17.52) and the order of play (17.51) --------------------------------------------------


@rule("17.51")
def divide_map(g: August, side: Side) -> Script[None]:
    """§17.51 The side that sets up first says how the map is divided: by its rows or by its two maps."""
    choice = yield g.choose(side, g.by_rows(), g.by_maps(), rule="17.51", ask="ask-division")
    g.position.division = BY_ROWS if choice.verb == "by-rows" else BY_MAPS
    g.tell("divided-by-rows" if choice.verb == "by-rows" else "divided-by-maps", "17.51", side=side)


@rule("17.52")
def cannot_post(g: August, side: Side, piece: int) -> Refusal | None:
    """§17.52 Between turns pieces on the map are posted to the other sector, loads with their wagon; no others are."""
    if g.owner[piece] != side:
        return NOT_YOURS
    if not g.is_on_board(piece):
        return NOT_POSTED
    if g.has(piece, LOADED):
        return GOES_WITH_WAGON
    if g.position.turn == 1:
        return NOT_BETWEEN_TURNS
    return IS_POSTED if g.position.posted[piece] else None


@rule("17.51", "17.52")
def command(g: August, side: Side) -> Script[None]:
    """§17.52 Before a turn the commander-in-chief posts pieces and may order assaults over the boundary."""
    is_done = False
    while not is_done:
        mine = [p for p in g.pieces_of[side] if g.is_on_board(p) and not g.has(p, LOADED)]
        orders = g.order_across.refused(IS_ORDERED) if g.position.across[side] else g.order_across()
        actions = (Action(g.post.each(mine, cannot_post, g, side), post, g), Action(orders, order_across, g, side))
        choice = yield from act(g, side, actions, g.done(), rule="17.52", ask="ask-command", is_menu=True)
        is_done = choice.verb == "done"


@rule("17.52")
def post(g: August, piece: int) -> None:
    """§17.52 A piece is to go to the other sector; only those who know it are told."""
    g.position.posted[piece] = 1
    g.tell("posted", "17.52", g.audience(piece), piece=piece)


@rule("17.51")
def order_across(g: August, side: Side) -> None:
    """§17.51 Assaults may go over the boundary this turn."""
    g.position.across[side] = 1
    g.tell("orders-across", "17.51", side=side)


@rule("17.51")
def play_first_sector(g: August) -> None:
    """§17.51 The first sector is played."""
    play_sector(g, FIRST)


@rule("17.51")
def play_second_sector(g: August) -> None:
    """§17.51 Then the second, with segments of its own (R 137)."""
    play_sector(g, SECOND)


def play_sector(g: August, sector: int) -> None:
    """Begin the segments of a sector."""
    position = g.position
    position.sector = sector
    position.acting = -1
    position.passes = position.fogged = 0
    for side in g.sides:
        position.made[side] = position.kept_back[side] = 0
    g.tell("sector-plays", "17.51", number=sector)
