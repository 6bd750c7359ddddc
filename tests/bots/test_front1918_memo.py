"""What commanders of the 1918 series remember of positions: the newest only, and nothing of another position."""

from grognard import shelf
from grognard.bots.front1918.memo import Newest, mark_of
from grognard.games.front1918.words import MOVED
from grognard.games.marne.table import Marne


def test_the_oldest_goes_when_there_are_too_many() -> None:
    kept: Newest[str, int] = Newest(2)
    kept.keep("a", 1)
    kept.keep("b", 2)
    assert kept.get("a") == 1  # asked for, it is newer than the other
    kept.keep("c", 3)
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (1, None, 3)


def test_a_position_is_told_from_every_other() -> None:
    g = shelf.title("marne").new("gneisenau", [], seed=1).play
    assert isinstance(g, Marne)
    german, allied = g.sides
    mark = mark_of(g, german, 0)
    again = g.twin(g.snapshot())
    assert isinstance(again, Marne)
    assert mark_of(again, german, 0) == mark
    assert mark_of(g, allied, 0) != mark
    assert mark_of(g, german, 1) != mark
    piece = g.fighters[german][0]
    g.position.marks[piece] ^= MOVED
    assert mark_of(g, german, 0) != mark
