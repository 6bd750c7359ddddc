"""Games in the lobby: made, joined, listed, branched; and the record of their dice."""

from __future__ import annotations

from msgspec import Struct, field

from grognard.server.wire.screen import Seat


class NewGame(Struct, forbid_unknown_fields=True):
    """Make a game. A seat is `me`, `open` (for a friend with the link), `bot:<name>` or `bot:<name>@<seconds>`."""

    title: str
    scenario: str = ""
    options: list[str] = []
    seats: dict[str, str] = {}
    seed: str = ""
    """Only where no seat is open: whoever names the seed may know every roll. Otherwise the server draws one."""
    dice: str = field(default="seeded")
    """`seeded`, or `typed` when the players roll their own."""
    hints: bool | None = None
    """Whether players may ask an officer; unless said, where nobody else has a seat."""
    name: str = ""
    """How I am called at this table; nobody has to have a name."""


class VariationMade(Struct):
    """A game made of a variation of a record: its id, the game it leaves, after how many entries, and its name."""

    id: str
    parent: str
    at: int
    turn: int
    name: str


class Made(Struct):
    """A game that was made, loaded or branched off: its id, and links for the open seats by side."""

    id: str
    links: dict[str, str] = {}
    variations: list[VariationMade] = []
    """Of a record that was loaded, each before those that leave it."""
    name: str = ""
    """What the record says of the game itself, before its first answer."""


class BranchNamed(Struct, forbid_unknown_fields=True):
    """A game that was branched off another, what its player calls it, and what else is to be said of it."""

    id: str
    name: str = ""
    comment: str = ""


class BranchesNamed(Struct, forbid_unknown_fields=True):
    """The branches of a game that are to be variations of its record."""

    branches: list[BranchNamed]
    name: str = ""
    comment: str = ""


class RecordTold(Struct):
    """The text of a record."""

    text: str


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from an earlier moment, in a game of its own."""

    at: int
    seats: dict[str, str] = {}


class BotsTold(Struct, forbid_unknown_fields=True):
    """Stop the bots, or let them go on."""

    go: bool


class Join(Struct, forbid_unknown_fields=True):
    """Take an open seat by its link."""

    link: str
    typed_dice: bool = False
    """That its dice are typed in by the players is agreed; where they are, nobody takes a seat without."""
    name: str = ""
    """How I am called at this table."""
    seal: str = ""
    """The seal that the invitation had; a table with another one is not sat down to."""


class GameCard(Struct):
    """A game of mine as the lobby shows it."""

    id: str
    title: str
    scenario: str
    name: str
    turn: str
    sides: list[str]
    """The sides I play; none when I watch."""
    waiting: list[str]
    """Who is asked; while answers are sealed, all others: nobody is told who has answered."""
    yours: bool
    """Whether it waits for me."""
    over: bool
    verdict: str
    changed: float
    """When it was last played, in seconds since 1970."""
    seats: dict[str, Seat]
    answers: int
    unrated: bool = False
    since: str = ""
    """What others did since my last answer, in a few words."""
    fault: str = ""
    """Why it cannot be opened; empty when it can."""


class GameList(Struct):
    """A page of my games, and how many there are."""

    games: list[GameCard]
    page: int
    """The number of this page, the first being 1."""
    pages: int
    total: int


class RollMade(Struct):
    """A roll or draw of a finished game: when, which of how many outcomes came out, and its text in the log."""

    at: int
    """The clock after it, as lines of the log have it."""
    outcomes: int
    outcome: int
    """The first being 0."""
    text: str
    dice: list[int] = []
    """How many dice with how many sides; none for a draw."""


class DiceRecord(Struct):
    """All that is needed to check the dice of a finished game."""

    seed_hash: str
    seed: str
    first: int
    """The rolls before this number were made by the dice of the game it was branched off."""
    rolls: list[RollMade]
    burned: list[tuple[int, int]] = []
    """From which roll on how many numbers of the seed were skipped in all, because they were seen and taken back."""
