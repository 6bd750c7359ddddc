"""Games on disk: who made them, who sits where, and every answer in order, dice included.

The entries are the game; a row of `games` says what it began from, and sums it up for the lobby; beside the entries
of bots stand their reasons. A change is one transaction that first claims the next version, so that two servers on
one database can never both go on. No rule is known here, and nothing is kept in memory.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

from grognard.kernel.asking.script import DICE
from grognard.server.storage.database import WAIT_FOR_OTHERS, DatabaseDown, Overtaken, migrate, reach, reached
from grognard.server.storage.game_rows import (
    BEFORE_THE_RECORD,
    JSON_COLUMNS,
    SEALED,
    SUMMED,
    EntryRow,
    GameRow,
    LineRow,
    Listing,
    ReasonRow,
    SeatRow,
    Summary,
)
from grognard.server.storage.tables import (
    ENTRIES,
    GAMES,
    LINES,
    LISTED,
    MARKS,
    NOTES,
    OFFERS,
    ORDERS,
    PLAYERS,
    REASONS,
    SEATS,
    TALK,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

log = logging.getLogger("grognard")
WAIT_OF_A_PROBE = 1.0
PROBE, PROBE_BYTES = "probe", 64 * 1024
TELL_EVERY = 60.0
REFUSE_FOR = 1.0
"""For so many seconds after writing failed others are refused at once, instead of waiting one after the other."""
"""After how many seconds a fault that lasts is written to the log again."""

OVER, GOING_ON, YOURS = 0, 1, 2
"""Ranks in the list: what waits for the player comes first, what is over last."""
LISTS: Final = {"": (OVER, YOURS), "running": (GOING_ON, YOURS), "over": (OVER, OVER)}
"""The lists a player can ask for, as the lowest and the highest rank in them."""


Beside = Callable[[sa.Connection], None]
"""What else is written in the same transaction."""


# What is written with every answer is put together once: that takes longer than to write it, and leaves garbage.
_ASKED = SEATS.c.side.in_(sa.bindparam("asked", expanding=True))
_ANSWERED = SEATS.c.side.in_(sa.bindparam("answered", expanding=True))
_IN_GAME = SEATS.c.game == GAMES.c.id
_FOLLOWED: dict[str, Any] = {
    "bots_due": sa.exists().where(_IN_GAME, SEATS.c.bot != "", _ASKED),
    "begun": GAMES.c.begun | sa.exists().where(_IN_GAME, SEATS.c.bot == "", _ANSWERED),
}
"""What follows for a game from a change: whether a bot is to answer now, and whether a person ever did."""
_FOLLOW = sa.update(GAMES).where(GAMES.c.id == sa.bindparam("mine")).values(_FOLLOWED)
_CLAIM = (
    sa.update(GAMES)
    .where(GAMES.c.id == sa.bindparam("mine"), GAMES.c.version == sa.bindparam("had"), GAMES.c.deleted.is_(None))
    .values({name: sa.bindparam(f"new_{name}") for name in ("version", "changed", *SUMMED)} | _FOLLOWED)
)
_INSERT = sa.insert(ENTRIES)
_LISTED = sa.update(LISTED).where(LISTED.c.game == sa.bindparam("mine")).values(changed=sa.bindparam("new_changed"))
_MINE = (SEATS.c.game == LISTED.c.game) & (SEATS.c.player == LISTED.c.player)
_RANK_OVER = _LISTED.values(rank=OVER)
_RANK_ALL = _LISTED.values(rank=sa.case((sa.exists().where(_MINE), YOURS), else_=GOING_ON))
_RANK = _LISTED.values(rank=sa.case((sa.exists().where(_MINE & _ASKED), YOURS), else_=GOING_ON))


class Storage:
    """One database."""

    def __init__(self, url: str) -> None:
        self._turn = threading.Lock()
        self.engine = reach(url, WAIT_FOR_OTHERS, max_overflow=-1)  # the threads are counted, so nobody waits for one
        self._probe = reach(url, WAIT_OF_A_PROBE, poolclass=sa.NullPool)
        self._trouble: DatabaseDown | None = None
        self._told_at = 0.0
        self._refused_until = 0.0
        """Until when nobody tries to write after it failed: a writer holds its game still, and others wait to look."""
        try:
            with reached():
                migrate(self.engine)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()
        self._probe.dispose()

    # How it is ---------------------------------------------------------------------------------------------------
    def check(self) -> None:
        """Check that the database can be read, and written if that failed the last time; raise the error.

        It uses a connection of its own, so that it does not wait for the others.
        """
        with reached():
            with self._probe.connect() as db:
                db.execute(sa.select(GAMES.c.id).limit(1)).all()
            if self._trouble is not None:
                self._try_to_write()

    def _try_to_write(self) -> None:
        """Write a test row and delete it again."""
        name = PROBE.ljust(PROBE_BYTES if self._probe.dialect.name == "sqlite" else len(PROBE))
        with self._probe.begin() as db:
            db.execute(sa.insert(PLAYERS).values(id=name, made=0.0))
        with self._probe.begin() as db:
            db.execute(sa.delete(PLAYERS).where(PLAYERS.c.id == name))
        self._note(None)

    def _engine_now(self) -> sa.Engine:
        """Return the engine; while the database cannot be written, one with a short timeout."""
        return self.engine if self._trouble is None else self._probe

    def _note(self, trouble: DatabaseDown | None) -> None:
        """Note whether writing works; log a change, or once a minute."""
        before, self._trouble = self._trouble, trouble
        self._refused_until = time.monotonic() + REFUSE_FOR
        if trouble is None:
            if before is not None:
                log.warning("the database can be written again")
            return
        if type(before) is not type(trouble) or time.monotonic() - self._told_at >= TELL_EVERY:
            self._told_at = time.monotonic()
            log.error("the database cannot be written: %s", trouble)

    # Making and changing -----------------------------------------------------------------------------------------
    def add(
        self,
        row: GameRow,
        entries: Sequence[EntryRow],
        reasons: Sequence[ReasonRow] = (),
        lines: Sequence[LineRow] = (),
    ) -> None:
        """Store a new game."""
        kept = {field: getattr(row, field) for field in COLUMNS} | {"deleted": None, **_summed(row.summary)}
        players = {row.maker, *(seat.player for seat in row.seats.values())} - {""}
        with self.writing() as db:
            self._know(db, players, row.made)
            db.execute(sa.insert(GAMES).values(**kept))
            db.execute(sa.insert(SEATS), [{"game": row.id, **_plain(seat)} for seat in row.seats.values()])
            self._insert(db, row.id, 0, entries, row.made)
            self._give_reasons(db, row.id, reasons)
            self.insert_lines(db, row.id, lines)
            if players and not row.lesson:
                listed = [{"player": each, "game": row.id, "rank": 0, "changed": row.changed} for each in players]
                db.execute(sa.insert(LISTED), listed)
            db.execute(_FOLLOW, {"mine": row.id, **_followed(row.summary, entries)})
            self._rank(db, row.id, row.summary, row.changed)

    def write(
        self,
        game: str,
        version: int,
        kept: int,
        had: int,
        entries: Sequence[EntryRow],
        summary: Summary,
        reasons: Sequence[ReasonRow] = (),
        lines: Sequence[LineRow] = (),
        beside: Beside | None = None,
    ) -> int:
        """Store these entries and reasons after the first `kept` of `had`, and lines of the record; return the new
        version."""
        now = time.time()
        is_unseen = SEALED in summary.waiting and kept >= summary.answers and beside is None
        with self.writing() as db:
            told = {f"new_{name}": value for name, value in _summed(summary).items()}
            changed = self._changed(db, game) if is_unseen else now  # nobody learns of a sealed answer from the lists
            self._claim(db, game, version, {"new_changed": changed, **told, **_followed(summary, entries)})
            if kept < had:
                for rows in (ENTRIES, REASONS):
                    db.execute(sa.delete(rows).where(rows.c.game == game, rows.c.number >= kept))
                db.execute(sa.delete(MARKS).where(MARKS.c.game == game, MARKS.c.entries > kept))
            self._insert(db, game, kept, entries, now)
            self._give_reasons(db, game, reasons)
            self.insert_lines(db, game, lines)
            if beside is not None:
                beside(db)
            self._rank(db, game, summary, changed)
        return version + 1

    def end(self, db: sa.Connection, game: str, version: int, summary: Summary, how: str) -> int:
        """End a game in a transaction, as its players have decided; return the new version."""
        now = time.time()
        told = {f"new_{name}": value for name, value in _summed(summary).items()}
        self._claim(db, game, version, {"new_changed": now, **told, **_followed(summary, [])})
        db.execute(sa.update(GAMES).where(GAMES.c.id == game).values(how=how))
        self._rank(db, game, summary, now)
        return version + 1

    def stop_bots(self, game: str, is_stopped: bool) -> None:
        """Store whether the bots are to play on by themselves."""
        with self.writing() as db:
            db.execute(sa.update(GAMES).where(GAMES.c.id == game).values(bots_stopped=is_stopped))

    def mark_unrated(self, game: str, mark: str) -> list[str]:
        """Add a reason why a game is unrated; return all of them."""
        with self.writing() as db:
            # The update comes first: it makes other writers wait until we have read and written.
            db.execute(sa.update(GAMES).where(GAMES.c.id == game).values(unrated=GAMES.c.unrated))
            kept = db.execute(sa.select(GAMES.c.unrated).where(GAMES.c.id == game)).scalar() or []
            marks: list[str] = kept if mark in kept else [*kept, mark]
            db.execute(sa.update(GAMES).where(GAMES.c.id == game).values(unrated=marks))
        return marks

    def sit_down(self, link: str, player: str, name: str = "") -> SeatRow | None:
        """Give an open seat to a player under a name; return None if it was taken first."""
        with self.writing() as db:
            self._know(db, {player}, time.time())
            open_seat = (SEATS.c.link == link) & (SEATS.c.player == "")
            taken = db.execute(sa.update(SEATS).where(open_seat).values(player=player, name=name))
            row = db.execute(sa.select(SEATS).where(SEATS.c.link == link)).mappings().first()
            if row is None or taken.rowcount != 1:
                return None
            self._list(db, row["game"], player)
        return _seat(row)

    def rename(self, game: str, player: str, name: str) -> None:
        """Set a player's name on all their seats of a game."""
        self._change_seats(game, player, name=name)

    def note_seen(self, game: str, player: str, at: float) -> None:
        """Store when a player was last at a game."""
        self._change_seats(game, player, seen=at)

    def note_share(self, game: str, side: str, seal: str, share: str) -> None:
        """Store what a side's player adds to the dice."""
        with self.writing() as db:
            self.set_share(db, game, side, seal, share)

    @staticmethod
    def set_share(db: sa.Connection, game: str, side: str, seal: str, share: str) -> None:
        """Store it in a transaction."""
        there = (SEATS.c.game == game) & (SEATS.c.side == side)
        db.execute(sa.update(SEATS).where(there).values(seal=seal, share=share))

    @staticmethod
    def set_dice(db: sa.Connection, game: str, dice: Mapping[str, Any]) -> None:
        """Store the dice of a game in a transaction."""
        db.execute(sa.update(GAMES).where(GAMES.c.id == game).values(dice=dice))

    @staticmethod
    def insert_lines(db: sa.Connection, game: str, lines: Sequence[LineRow]) -> None:
        """Store lines of a game's record in a transaction."""
        if lines:
            db.execute(sa.insert(LINES), [{"game": game, **line._asdict()} for line in lines])

    def _change_seats(self, game: str, player: str, **values: Any) -> None:
        theirs = (SEATS.c.game == game) & (SEATS.c.player == player)
        with self.writing() as db:
            db.execute(sa.update(SEATS).where(theirs).values(**values))

    def delete(self, game: str) -> None:
        """Remove a game from all lists."""
        with self.writing() as db:
            db.execute(sa.update(GAMES).where(GAMES.c.id == game).values(deleted=time.time()))
            db.execute(sa.delete(LISTED).where(LISTED.c.game == game))

    def remove(self, game: str) -> bool:
        """Delete a game with all its rows, if no person has answered in it, or it was a lesson."""
        mine = (GAMES.c.id == game) & (~GAMES.c.begun | (GAMES.c.lesson != ""))
        with self.writing() as db:
            if db.execute(sa.update(GAMES).where(mine).values(version=GAMES.c.version + 1)).rowcount != 1:
                return False
            for rows in (LISTED, NOTES, TALK, ORDERS, OFFERS, LINES, REASONS, MARKS, ENTRIES, SEATS):
                db.execute(sa.delete(rows).where(rows.c.game == game))
            db.execute(sa.delete(GAMES).where(GAMES.c.id == game))
        return True

    # Reading -----------------------------------------------------------------------------------------------------
    def game(self, game: str) -> GameRow | None:
        """Return a game, unless it was deleted."""
        asked = sa.select(*RAW).where(GAMES.c.id == game, GAMES.c.deleted.is_(None))
        with self.reading() as db:
            return next(iter(self._games(db, asked)), None)

    def games_of(self, player: str, which: str = "", first: int = 0, most: int = -1) -> Listing:
        """Return a page of the games somebody made or plays in, and how many there are in all: first those that wait
        for them, then the others, the finished last; the latest first among each. `which` is a list of `LISTS`."""
        mine = (LISTED.c.player == player) & LISTED.c.rank.between(*LISTS[which])
        order = (LISTED.c.rank.desc(), LISTED.c.changed.desc(), LISTED.c.game.desc())
        page = sa.select(LISTED.c.game).where(mine).order_by(*order).offset(first)
        with self.reading() as db:
            total = int(db.execute(sa.select(sa.func.count()).select_from(LISTED).where(mine)).scalar_one())
            names = list(db.execute(page if most < 0 else page.limit(most)).scalars())
            rows = self._games(db, sa.select(*RAW).where(GAMES.c.id.in_(names))) if names else []
        found = {row.id: row for row in rows}
        return Listing([found[name] for name in names if name in found], total)

    def games_with_bots_due(self) -> list[str]:
        """Return the games in which a bot is to answer and was not stopped, by id, the latest first."""
        due = GAMES.c.bots_due & ~GAMES.c.bots_stopped & ~GAMES.c.over & GAMES.c.deleted.is_(None)
        with self.reading() as db:
            return list(db.execute(sa.select(GAMES.c.id).where(due).order_by(GAMES.c.changed.desc())).scalars())

    def last_change(self) -> float:
        """Return when any game was changed last; 0 if there is none."""
        with self.reading() as db:
            return float(db.execute(sa.select(sa.func.max(GAMES.c.changed))).scalar() or 0.0)

    def never_begun(self, before: float, most: int) -> list[str]:
        """Games made before a moment in which a person has a seat, and none ever answered, and old lessons; by id."""
        person = sa.exists().where(SEATS.c.game == GAMES.c.id, SEATS.c.bot == "")
        unused = (~GAMES.c.begun & ~GAMES.c.over) | (GAMES.c.lesson != "")
        old = unused & (GAMES.c.made < before) & (GAMES.c.changed < before)
        with self.reading() as db:
            return list(db.execute(sa.select(GAMES.c.id).where(old, person).limit(most)).scalars())

    def open_tables(self, player: str) -> int:
        """Return how many unfinished games somebody made have a seat that nobody has taken."""
        free = sa.exists().where(SEATS.c.game == GAMES.c.id, SEATS.c.link != "", SEATS.c.player == "")
        mine = (GAMES.c.maker == player) & ~GAMES.c.over & GAMES.c.deleted.is_(None)
        asked = sa.select(sa.func.count()).select_from(GAMES).where(mine, free)
        with self.reading() as db:
            return int(db.execute(asked).scalar_one())

    def game_of_link(self, link: str) -> str:
        """Return the game of an open seat's link (its hash); empty if there is none."""
        asked = sa.select(SEATS.c.game).join(GAMES).where(SEATS.c.link == link, GAMES.c.deleted.is_(None))
        with self.reading() as db:
            return db.execute(asked).scalar() or ""

    def entries(self, game: str) -> list[EntryRow]:
        """Return every answer of a game, in order."""
        asked = sa.select(ENTRIES.c.who, ENTRIES.c.text).where(ENTRIES.c.game == game).order_by(ENTRIES.c.number)
        with self.reading() as db:
            return [EntryRow(*row) for row in db.execute(asked)]

    def lately(self, game: str, sides: Sequence[str], most: int) -> list[str]:
        """Return who answered since the last answer of some sides, the latest first; of so many answers at most."""
        asked = sa.select(ENTRIES.c.who).where(ENTRIES.c.game == game).order_by(ENTRIES.c.number.desc()).limit(most)
        with self.reading() as db:
            return list(takewhile(lambda who: who not in sides, db.execute(asked).scalars()))

    def reasons(self, game: str) -> list[ReasonRow]:
        """Return why the bots of a game answered as they did, in order."""
        columns = (REASONS.c.number, REASONS.c.clock, REASONS.c.side, REASONS.c.because)
        asked = sa.select(*columns).where(REASONS.c.game == game).order_by(REASONS.c.number)
        with self.reading() as db:
            return [ReasonRow(*row) for row in db.execute(asked)]

    def lines(self, game: str) -> list[LineRow]:
        """Return the record of a game as far as it was written."""
        columns = [LINES.c[name] for name in LineRow._fields]
        asked = sa.select(*columns).where(LINES.c.game == game).order_by(LINES.c.number)
        with self.reading() as db:
            return [LineRow(*row) for row in db.execute(asked)]

    def last_line(self, game: str) -> LineRow:
        """Return the last line of a game's record; one before the first where there is none."""
        columns = [LINES.c[name] for name in LineRow._fields]
        asked = sa.select(*columns).where(LINES.c.game == game).order_by(LINES.c.number.desc()).limit(1)
        with self.reading() as db:
            return next((LineRow(*row) for row in db.execute(asked)), BEFORE_THE_RECORD)

    @staticmethod
    def _games(db: sa.Connection, asked: sa.Executable) -> list[GameRow]:
        rows = db.execute(asked).mappings().all()
        if not rows:
            return []
        wanted = sa.select(SEATS).where(SEATS.c.game.in_([row["id"] for row in rows])).order_by(SEATS.c.side)
        seats: dict[str, dict[str, SeatRow]] = {}
        for seat in db.execute(wanted).mappings():
            seats.setdefault(seat["game"], {})[seat["side"]] = _seat(seat)
        return [_game(row, seats.get(row["id"], {})) for row in rows]

    # Marks -------------------------------------------------------------------------------------------------------
    def mark(self, game: str, made_by: str) -> bytes | None:
        """Return the checkpoint of a game, if this program and these rules have made one."""
        asked = sa.select(MARKS.c.body).where(MARKS.c.game == game, MARKS.c.made_by == made_by)
        with self.reading() as db:
            found: bytes | None = db.execute(asked).scalar()
        return found

    def keep_mark(self, game: str, entries: int, made_by: str, body: bytes) -> None:
        """Store a checkpoint in place of the one before, unless the game has fewer entries now."""
        with self.writing() as db:
            db.execute(sa.delete(MARKS).where(MARKS.c.game == game))
            had = sa.select(sa.func.count()).select_from(ENTRIES).where(ENTRIES.c.game == game)
            if (db.execute(had).scalar() or 0) >= entries:
                db.execute(sa.insert(MARKS).values(game=game, entries=entries, made_by=made_by, body=body))

    def drop_mark(self, game: str) -> None:
        """Delete the checkpoint of a game."""
        with self.writing() as db:
            db.execute(sa.delete(MARKS).where(MARKS.c.game == game))

    # Inside a transaction ----------------------------------------------------------------------------------------
    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """Open a transaction for writing, one at a time."""
        try:
            with self._in_turn(), reached(), self._engine_now().begin() as db:
                yield db
        except DatabaseDown as trouble:
            self._note(trouble)
            raise
        self._note(None)

    @contextmanager
    def _in_turn(self) -> Iterator[None]:
        """Let one writer in at a time; SQLite would have them poll, and some would wait for seconds."""
        if self._trouble is not None and time.monotonic() < self._refused_until:
            raise self._trouble
        if not self._turn.acquire(timeout=WAIT_FOR_OTHERS):
            raise DatabaseDown("other writers take too long")
        try:
            yield
        finally:
            self._turn.release()

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """Open a transaction for reading."""
        with reached(), self.engine.connect() as db:
            yield db

    @staticmethod
    def _changed(db: sa.Connection, game: str) -> float:
        """Return when a game was changed last, as far as everybody knows."""
        return float(db.execute(sa.select(GAMES.c.changed).where(GAMES.c.id == game)).scalar() or 0.0)

    @staticmethod
    def _claim(db: sa.Connection, game: str, version: int, values: Mapping[str, Any]) -> None:
        """Claim the next version; raise `Overtaken` if another process has it."""
        if db.execute(_CLAIM, {"mine": game, "had": version, "new_version": version + 1, **values}).rowcount != 1:
            raise Overtaken(game)

    @staticmethod
    def _rank(db: sa.Connection, game: str, summary: Summary, changed: float) -> None:
        """Rank a game in all lists."""
        statement = _RANK_OVER if summary.over else _RANK_ALL if DICE.name in summary.waiting else _RANK
        asked = {"asked": summary.waiting} if statement is _RANK else {}
        db.execute(statement, {"mine": game, "new_changed": changed, **asked})

    def _list(self, db: sa.Connection, game: str, player: str) -> None:
        """Add a game to the list of a player who has just sat down."""
        row = next(iter(self._games(db, sa.select(*RAW).where(GAMES.c.id == game))))
        known = sa.select(LISTED.c.game).where(LISTED.c.game == game, LISTED.c.player == player)
        if db.execute(known).first() is None:
            db.execute(sa.insert(LISTED).values(player=player, game=game, rank=GOING_ON, changed=row.changed))
        self._rank(db, game, row.summary, row.changed)

    @staticmethod
    def _insert(db: sa.Connection, game: str, first: int, entries: Sequence[EntryRow], at: float) -> None:
        if entries:
            numbered = enumerate(entries, first)
            db.execute(
                _INSERT,
                [{"game": game, "number": n, "who": each.who, "text": each.text, "at": at} for n, each in numbered],
            )

    @staticmethod
    def _give_reasons(db: sa.Connection, game: str, reasons: Sequence[ReasonRow]) -> None:
        if reasons:
            db.execute(sa.insert(REASONS), [{"game": game, **each._asdict()} for each in reasons])

    @staticmethod
    def _know(db: sa.Connection, players: Iterable[str], at: float) -> None:
        """Add players that are not stored yet."""
        for player in sorted(players):
            new = sa.select(sa.literal(player), sa.literal(at)).where(~sa.exists().where(PLAYERS.c.id == player))
            with db.begin_nested() if db.dialect.name != "sqlite" else nullcontext(), suppress(sa.exc.IntegrityError):
                db.execute(sa.insert(PLAYERS).from_select(["id", "made"], new))


def _summed(summary: Summary) -> dict[str, Any]:
    return {field: getattr(summary, field) for field in SUMMED}


def _plain(seat: SeatRow) -> dict[str, Any]:
    return {field: getattr(seat, field) for field in seat.__struct_fields__}


def _seat(row: sa.RowMapping) -> SeatRow:
    return SeatRow(*(row[name] for name in SeatRow.__struct_fields__))


def _followed(summary: Summary, entries: Sequence[EntryRow]) -> dict[str, Any]:
    """Return the columns that follow from who is asked after a change and who answered: those of `_FOLLOWED`."""
    return {"asked": summary.waiting, "answered": sorted({entry.who for entry in entries})}


COLUMNS: Final = tuple(field for field in GameRow.__struct_fields__ if field not in ("summary", "seats", "spoiled"))
"""The columns that are a game's own."""
RAW: Final = [sa.type_coerce(GAMES.c[name], sa.types.NullType()).label(name) for name in (*COLUMNS, *SUMMED)]
"""The columns as the database has them, so that a value that cannot be read spoils its own row and no other."""


def _game(row: sa.RowMapping, seats: dict[str, SeatRow]) -> GameRow:
    try:
        read = {name: _decoded(row[name]) if name in JSON_COLUMNS else row[name] for name in row}
        summary = {name: read.pop(name) for name in SUMMED}
        found = msgspec.convert({**read, "summary": summary, "seats": {}}, GameRow, strict=False)
    except (ValueError, TypeError) as fault:  # msgspec's errors are among them
        log.error("game %s cannot be read from the database: %s", row["id"], fault)
        names: dict[str, Any] = {name: str(row[name]) for name in ("id", "title", "edition", "scenario", "maker")}
        nothing: dict[str, Any] = {"options": [], "dice": {}, "start": "", "version": 0, "made": 0.0, "changed": 0.0}
        blank = Summary(0, [], False, "", "", 0)
        found = GameRow(**names, **nothing, bots_stopped=True, summary=blank, seats={}, spoiled=str(fault))
    found.seats = seats
    return found


def _decoded(value: Any) -> Any:
    """Return the value of a JSON column, which some drivers decode by themselves."""
    return msgspec.json.decode(value) if isinstance(value, str | bytes) else value
