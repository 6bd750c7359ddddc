"""People at a table: their names, whether they are there, and how one is invited."""

from __future__ import annotations

from msgspec import Struct

from grognard.server.wire.titles import Named


class Shown(Struct, forbid_unknown_fields=True):
    """What a browser says on its socket: whether the page of the game is visible."""

    visible: bool


class NameSaid(Struct, forbid_unknown_fields=True):
    """How somebody wants to be called at a table; empty for no name."""

    name: str


class NameKept(Struct):
    """How somebody is called at a table from now on, tidied."""

    name: str


class ShareSent(Struct, forbid_unknown_fields=True):
    """What a side's player adds to the dice: the seal of a share, later the share; or that they go on without one."""

    side: str
    seal: str = ""
    share: str = ""
    without: bool = False


class OfferMade(Struct, forbid_unknown_fields=True):
    """Offer the other players something: `draw`, `abandon`, `takeback`, or after the end `rematch`."""

    side: str
    kind: str
    at: int = 0
    """Of a takeback: the clock of a line of the log; the game goes back to before it."""


class OfferAnswered(Struct, forbid_unknown_fields=True):
    """What becomes of an open offer: `accepted` or `refused` by another player, `withdrawn` by whoever made it."""

    id: int
    answer: str


class Resigned(Struct, forbid_unknown_fields=True):
    """Give the game up for a side."""

    side: str


class StandingAnswer(Struct, forbid_unknown_fields=True):
    """Give the open question of a side its standing answer, until the end of the `phase` or of the `turn`."""

    side: str
    number: int
    until: str


class StandingAnswerTakenBack(Struct, forbid_unknown_fields=True):
    """Take back the standing answer of a side to a question."""

    side: str
    ask: str


class OfferShown(Struct):
    """An offer that waits for an answer."""

    id: int
    kind: str
    side: str
    text: str
    mine: bool
    asks_me: bool
    seen: str = ""
    """Of a takeback: what was seen since, in a sentence."""
    at: int = 0
    """Of a takeback: the clock the game would go back to."""


class WentBack(Struct):
    """That a game went back: the number of the takeback, the first being 0, the clock then, and a sentence."""

    number: int
    at: int
    text: str


class PassedShown(Struct):
    """Something that passed between the players, in a sentence; `at` in seconds since 1970."""

    kind: str
    side: str
    text: str
    at: float


class Said(Struct, forbid_unknown_fields=True):
    """Say something, to `seats` or `watchers`; whoever has no seat needs a name."""

    place: str
    text: str
    name: str = ""


class TalkLine(Struct):
    """Something that was said: who said it, for which side if any, and an author who can be muted."""

    id: int
    who: str
    side: str
    author: str
    mine: bool
    at: float
    text: str


class NotesKept(Struct, forbid_unknown_fields=True):
    """What I have noted about a game; nobody else reads it."""

    text: str


class Addresses(Struct):
    """The addresses by which others reach this server, each empty where there is none."""

    public: str
    """The one its owner names."""
    network: str
    """That of the machine in its own network, if the server listens to others there."""


class Invitation(Struct):
    """What somebody is asked to sit down to, before they do."""

    game: str
    """The id of the game, if the seat is theirs already; empty before."""
    title: str
    scenario: str
    title_name: str
    scenario_name: str
    host: str
    """The name of whoever asks; empty when they have chosen none."""
    side: Named
    others: list[Named]
    """The other sides, each with who plays it."""
    options: list[Named]
    """The optional rules the game is played by."""
    typed: bool
    """Whether the players roll their own dice."""
    hints: bool
    """Whether an officer may be asked."""
    taken: bool
    seal: str = ""
    """The seal of the server's part of the dice."""
