"""Between the players: offers of a draw, to abandon the game or to play again, and resignation; all are kept.

One offer is open at a time. It is accepted, refused or taken back, and void when the game goes on. After n refusals of
a kind its side waits 10·n² seconds before the next.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from grognard.kernel.asking.ending import ABANDONED, DRAWN, RESIGNED, Ending
from grognard.kernel.numbers.dice import Awaited, Seeded, TypedIn
from grognard.server import wire
from grognard.server.http.faults import Trouble, sentences
from grognard.server.rooms.fairness import TAKEN_BACK, TYPED
from grognard.server.rooms.invitations import who
from grognard.server.rooms.record import new_lines, takeback_lines
from grognard.server.rooms.restore import RestorePoint
from grognard.server.rooms.shares import kept_dice
from grognard.server.rooms.takeback import TAKEBACK, back_text, dice_after, seen_text, takeback_to, went_back
from grognard.server.storage.database import Overtaken
from grognard.server.storage.game_rows import LineRow, SeatRow, Summary
from grognard.server.storage.offers import GameEnd, OfferRow, Offers

if TYPE_CHECKING:
    import sqlalchemy as sa

    from grognard.server.rooms.room import Room
    from grognard.server.rooms.rooms import Rooms

ENDS: Final = {"draw": Ending(DRAWN), "abandon": Ending(ABANDONED)}
"""What a game is when such an offer is accepted."""
REMATCH: Final = "rematch"
SECONDS: Final = 10
"""How long a side waits after its first refusal; after the second it is four times as long."""


def seconds_to_wait(offers: Sequence[OfferRow], kind: str, side: str, now: float) -> float:
    """Return how long a side must wait before it offers this again."""
    same = [each for each in offers if (each.kind, each.side) == (kind, side)]
    refused = [each.answered or 0.0 for each in same if each.answer == "refused"]
    return max(0.0, max(refused) + SECONDS * len(refused) ** 2 - now) if refused else 0.0


def open_offer(offers: Sequence[OfferRow]) -> OfferRow | None:
    """Return the offer that waits for an answer."""
    return next((each for each in offers if each.answered is None), None)


class Manners:
    """What players do beside the game, in all rooms."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._offers = Offers(rooms.storage)

    def recall(self, room: Room) -> None:
        """Take the offers of a game from storage."""
        room.offers = self._offers.of(room.id)

    # Offers ------------------------------------------------------------------------------------------------------
    def offer(self, player: str, game: str, asked: wire.OfferMade) -> None:
        """Offer the other players something."""
        with self._rooms.entered(game) as room:
            room.check_may_answer(player, asked.side)
            self._check_offer(room, player, asked)
            made = OfferRow(0, asked.kind, asked.side, time.time())
            if asked.kind == TAKEBACK:
                made = takeback_to(room, asked.side, asked.at)._replace(made=made.made)
                if not others_of(room, player):
                    self._go_back(room, made._replace(answered=made.made, answer="done"), [asked.side])
                    return
            lines = self._lines(room, f"offer {asked.kind} {asked.side}")
            with self._overtaken(room):
                room.offers = [*room.offers, self._offers.make(game, made, lines)]
            room.line = lines[-1] if lines else room.line
        room.tell_change()

    @staticmethod
    def _check_offer(room: Room, player: str, asked: wire.OfferMade) -> None:
        if asked.kind not in (*ENDS, REMATCH, TAKEBACK) or asked.side not in room.seats:
            raise Trouble("unreadable", "no-such-offer", kind=asked.kind[:20])
        if asked.kind != TAKEBACK and not others_of(room, player):
            raise Trouble("forbidden", "offer-to-nobody")
        if room.is_over != (asked.kind == REMATCH):
            raise Trouble("stale", "game-over" if room.is_over else "offer-too-early")
        if open_offer(room.offers) is not None:
            raise Trouble("stale", "offer-open")
        seconds = ceil(seconds_to_wait(room.offers, asked.kind, asked.side, time.time()))
        if seconds:
            raise Trouble("too-many", "offer-wait", seconds=seconds, retry_after=seconds)

    def answer(self, player: str, game: str, asked: wire.OfferAnswered) -> None:
        """Accept or refuse what another player offers, or take back what one has offered."""
        with self._rooms.entered(game) as room:
            offer = open_offer(room.offers)
            if offer is None or offer.id != asked.id:
                raise Trouble("stale", "offer-gone")
            is_mine = room.seats[offer.side].player == player
            if not room.sides_of(player) or is_mine != (asked.answer == "withdrawn"):
                raise Trouble("forbidden", "offer-not-yours")
            match asked.answer:
                case "accepted":
                    self._accept(room, offer, player)
                case "refused" | "withdrawn":
                    said = f"{asked.answer} {offer.kind} {room.sides_of(player)[0]}"
                    self._close(room, offer, asked.answer, lines=self._lines(room, said))
                case _:
                    raise Trouble("unreadable", "no-such-answer", answer=asked.answer[:20])
        room.tell_change()

    @staticmethod
    def _lines(room: Room, *said: str, is_over: bool = False) -> list[LineRow]:
        """Return the lines that the record gets for what was said; none after the end."""
        return [] if room.is_over else new_lines(room, room.game, len(room.game.entries), said, is_over)

    def _go_back(self, room: Room, offer: OfferRow, people: Sequence[str]) -> None:
        """Take answers back, as everybody agrees; without another person it is marked what was seen."""
        kept, before = offer.kept, RestorePoint(room.game, room.reasons)
        dice, lines = dice_after(room, kept), takeback_lines(room, kept, people)
        made: list[OfferRow] = []

        def beside(db: sa.Connection) -> None:
            if isinstance(dice, Seeded):
                self._rooms.storage.set_dice(db, room.id, kept_dice(dice, is_shared=bool(room.salt)))
            if offer.id:
                self._offers.put(db, room.id, offer)
            else:
                made.append(self._offers.insert(db, room.id, offer))

        room.game = room.game.branch(kept, dice)
        room.reasons = [each for each in room.reasons if each.number < kept]
        self._rooms.write(room, kept, before, lines, beside)
        room.forget_history(kept)
        room.offers = [offer if each.id == offer.id else each for each in room.offers] + made
        if made and (offer.rolls or offer.revealed):
            self._rooms.mark_unrated(room, TAKEN_BACK)
        self._rooms.opponents.halt(room)
        self._rooms.opponents.wake(room)
        room.tell_change()

    def _accept(self, room: Room, offer: OfferRow, player: str) -> None:
        if offer.kind == REMATCH:
            self._close(room, offer, "accepted", self._play_again(room))
        elif offer.kind == TAKEBACK:
            done = offer._replace(answered=time.time(), answer="accepted")
            self._go_back(room, done, [offer.side, *room.sides_of(player)[:1]])
        else:
            ending = ENDS[offer.kind]
            said = f"accepted {offer.kind} {room.sides_of(player)[0]}", str(ending)
            lines = self._lines(room, *said, is_over=True)
            self._close(room, offer, "accepted", ending=end_of(room, ending), lines=lines)
            self._end(room, ending)

    def _close(
        self,
        room: Room,
        offer: OfferRow,
        answer: str,
        next_: str = "",
        ending: GameEnd | None = None,
        lines: Sequence[LineRow] = (),
    ) -> None:
        with self._overtaken(room):
            closed = self._offers.close(room.id, offer, answer, next_, ending, lines)
        room.line = lines[-1] if lines else room.line
        room.offers = [closed if each.id == offer.id else each for each in room.offers]

    def _play_again(self, room: Room) -> str:
        """Make the same game once more, everybody on the next side; its id."""
        sides, play = list(room.seats), room.game.play
        dice = TypedIn() if isinstance(room.game.dice, TypedIn) else Awaited()
        game = room.title.new(play.scenario.id, sorted(play.options), dice=dice)
        before = dict(zip(sides, [room.seats[side] for side in (*sides[1:], sides[0])], strict=True))
        seats = {side: SeatRow(side, was.player, was.bot, name=was.name) for side, was in before.items()}
        unrated = [TYPED] if TYPED in room.unrated else []
        return self._rooms.new_games.keep(
            room.maker, room.title, game, seats, hints=room.allows_hints, unrated=unrated
        ).id

    def void(self, room: Room) -> None:
        """Close an offer that is open, because the game has gone on; a sealed answer is nobody's to notice."""
        offer = open_offer(room.offers)
        if offer is not None and not room.game.is_sealed:
            self._close(room, offer, "void")

    def void_takeback(self, room: Room) -> None:
        """Close an open takeback after an undo: what it would take back has changed."""
        offer = open_offer(room.offers)
        if offer is not None and offer.kind == TAKEBACK:
            self.void(room)

    def resign(self, player: str, game: str, side: str) -> None:
        """Give a game up for a side; the other one has won it."""
        with self._rooms.entered(game) as room:
            room.check_may_answer(player, side)
            if side not in room.seats:
                raise Trouble("missing", "no-side", side=side)
            if room.is_over:
                raise Trouble("stale", "game-over")
            ending = Ending(RESIGNED, side)
            lines = self._lines(room, str(ending), is_over=True)
            with self._overtaken(room):
                self._offers.resign(game, side, end_of(room, ending), lines)
            room.line = lines[-1] if lines else room.line
            self.recall(room)
            self._end(room, ending)
        room.tell_change()

    # The end -----------------------------------------------------------------------------------------------------
    def _end(self, room: Room, ending: Ending) -> None:
        """Let a room know that its players have ended the game; nobody thinks about it any longer."""
        room.end(ending)
        self._rooms.opponents.halt(room)
        self._rooms.trials.halt(room)

    def _overtaken(self, room: Room) -> Overtaking:
        return Overtaking(self._rooms, room)


class Overtaking:
    """Drops a room when another server has gone on with its game; its listeners connect again."""

    def __init__(self, rooms: Rooms, room: Room) -> None:
        self._rooms, self._room = rooms, room

    def __enter__(self) -> None:
        """Do nothing."""

    def __exit__(self, _kind: object, fault: BaseException | None, _trace: object) -> None:
        """Drop the room if it was overtaken, and pass the error on."""
        if isinstance(fault, Overtaken):
            self._rooms.drop_from_memory(self._room)


def others_of(room: Room, player: str) -> set[str]:
    """Return the other people who have a seat."""
    return {seat.player for seat in room.seats.values()} - {"", player}


def end_of(room: Room, ending: Ending) -> GameEnd:
    """Return the end of a game as it is kept."""
    play, winner = room.game.play, ending.result(room.game.play.sides).winner
    summary = Summary(play.position.turn, [], True, winner, str(ending), len(room.game.entries))
    return GameEnd(room.version, summary, ending.how)


# In words ---------------------------------------------------------------------------------------------------------


def ended_text(room: Room, lang: str) -> str:
    """Return how the players ended a game, in a sentence."""
    resigned = "" if room.game.ending is None else room.game.ending.side
    return sentences(lang).text(f"how-{room.how}", who=who(room, resigned, lang) if resigned else "")


def with_manners(screen: wire.Screen, room: Room, player: str, lang: str) -> wire.Screen:
    """Return a screen with the open offer, and with the end if the players have ended the game."""
    offer = open_offer(room.offers)
    shown = [] if offer is None else [shown_offer(room, offer, player, lang)]
    next_ = next((each.next for each in reversed(room.offers) if each.next), "")
    screen.backs = went_back(room, lang)
    if not room.how:
        return replace(screen, offers=shown, next=next_)
    verdict, undo = ended_text(room, lang), wire.Undo(False)
    return replace(screen, offers=shown, next=next_, ended=room.how, verdict=verdict, undo=undo)


def shown_offer(room: Room, offer: OfferRow, player: str, lang: str) -> wire.OfferShown:
    """Return an open offer as a player sees it."""
    is_mine = room.seats[offer.side].player == player
    may_answer = not is_mine and bool(room.sides_of(player))
    text = sentences(lang).text(f"offer-{offer.kind}", who=who(room, offer.side, lang))
    seen = seen_text(offer, lang) if offer.kind == TAKEBACK else ""
    return wire.OfferShown(offer.id, offer.kind, offer.side, text, is_mine, may_answer, seen, offer.clock)


def record(room: Room, lang: str) -> list[wire.PassedShown]:
    """Return all that passed between the players, in words."""
    return [deed(room, each, lang) for each in room.offers]


def deed(room: Room, offer: OfferRow, lang: str) -> wire.PassedShown:
    """Return an offer with its answer, in words."""
    say = sentences(lang).text
    told = say(f"offer-{offer.kind}", who=who(room, offer.side, lang))
    if offer.kind == TAKEBACK and offer.answer == "done":
        return wire.PassedShown(offer.kind, offer.side, back_text(room, offer, lang), offer.answered or offer.made)
    answer = say(f"offer-{offer.answer}") if offer.answer not in ("", "done") else ""
    return wire.PassedShown(offer.kind, offer.side, f"{told} {answer}".strip(), offer.answered or offer.made)
