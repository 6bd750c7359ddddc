"""Concealed counters whose backs are not all alike: what views show of them, and how events name them."""

from __future__ import annotations

from grognard.kernel.asking.game import Game
from grognard.kernel.numbers.dice import Scripted
from grognard.kernel.secrecy.backs import alike, in_open_order
from grognard.kernel.table.position import CONCEALED
from grognard.kernel.table.title import Title
from tests.kernel.tiny import NORTH, SOUTH, Tiny


class Backed(Tiny):
    """Tiny with its kinds printed on the backs of its counters, and with open rolls."""

    backs = ("foot", "gun")
    shows_rolls = True

    def back_of(self, piece: int) -> str:
        """The kind."""
        return self.roster.kinds[piece]


def backed() -> Game:
    """A game in which all counters of north are concealed."""
    game = Title(Backed).new("duel", dice=Scripted(["chit sun"]))
    for piece in game.play.roster.of(NORTH):
        game.play.conceal(piece, CONCEALED)
    return game


def test_a_view_shows_the_back_of_a_concealed_counter() -> None:
    game = backed()
    seen = [counter["back"] for counter in game.view(SOUTH)["unknown"]]
    assert sorted(seen) == ["foot", "foot", "gun"]
    assert all(counter["side"] == "south" for counter in game.view(NORTH)["unknown"])


def test_an_event_names_a_concealed_piece_to_its_owner_and_its_back_to_the_others() -> None:
    game = backed()
    play = game.play
    piece, foe = play.roster.numbers["NG"], play.roster.numbers["S1"]
    play.tell_veiled("moves", "2.2", piece=piece, piece_to=foe, hex=3)
    play.tell_veiled("moves", "2.2", piece=foe, piece_to=-1, hex=3)
    known, unknown, open_ = game.events[-3:]
    assert (known.audience, known.args["piece"], known.args["piece_to"]) == (NORTH, piece, foe)
    assert (unknown.unless, unknown.args["piece"], unknown.args["piece_to"]) == (NORTH, "gun", foe)
    assert unknown.args["side"] == NORTH
    assert (open_.audience, open_.unless, open_.args["piece"]) == (None, None, foe)


def test_rolls_are_open_where_a_game_with_secrets_says_so() -> None:
    play = backed().play
    assert play.roll(rule="2.6").seen_by is None
    assert play.roll(rule="2.6", seen_by=[NORTH]).seen_by == (NORTH,)
    assert Title(Tiny).new("duel", dice=Scripted(["chit sun"])).play.roll(rule="2.6").seen_by == ()


def test_what_is_told_of_a_concealed_piece_names_its_back_to_the_others() -> None:
    game = backed()
    play, piece = game.play, game.play.roster.numbers["NG"]
    play.tell("moves", "2.2", piece=piece, hex=3)
    known, unknown = game.events[-2:]
    assert (known.audience, known.args["piece"]) == (NORTH, piece)
    assert (unknown.unless, unknown.args["piece"]) == (NORTH, "gun")
    play.tell("moves", "2.2", NORTH, piece=piece, hex=3)
    assert (game.events[-1].audience, game.events[-1].args["piece"]) == (NORTH, piece)


def test_a_concealed_piece_is_named_by_its_back_and_known_to_its_owner() -> None:
    play = backed().play
    piece, foe = play.roster.numbers["NG"], play.roster.numbers["S1"]
    assert (play.named(piece), play.named(foe), play.named(-1)) == ("gun", foe, -1)
    assert ([*play.who_knows(piece)], [*play.who_knows(foe)]) == ([NORTH], [NORTH, SOUTH])


def test_an_open_order_puts_concealed_pieces_last_by_their_backs() -> None:
    play = backed().play
    one, other, gun = (play.roster.numbers[name] for name in ("N1", "N2", "NG"))
    foe = play.roster.numbers["S1"]
    assert next(iter(in_open_order(play, [gun, other, one, foe]))) == foe
    play.place(one, play.position.at[other])
    assert [*in_open_order(play, [gun, other, one])][-1] == gun
    assert sorted(alike(play, one)) == sorted([one, other]) and alike(play, gun) == [gun]
    play.reveal(gun)
    assert [*in_open_order(play, [one, gun])] == [gun, one]
