"""One seat's screen: what it may see of a game now, and what it is asked.

Everything is made from the seat's own view, its own events and the questions open to it, so that nobody learns what
they may not know. Nothing is decided here: legality, odds and refusals are the game's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from grognard.draw.counters import slug, tab_of, unknown_id
from grognard.kernel.asking import orders
from grognard.kernel.asking.script import DICE, Noun, Option, Question
from grognard.kernel.asking.sequence import Phase
from grognard.kernel.asking.strides import walker
from grognard.kernel.files.spelling import NOTHING, YES
from grognard.kernel.numbers.dice import Awaited
from grognard.kernel.numbers.tally import Tally
from grognard.kernel.table.position import FACE
from grognard.kernel.words.numerals import number_text
from grognard.server import wire
from grognard.server.http.faults import sentences
from grognard.server.screens.goals import Goals
from grognard.server.screens.group_orders import groups_of
from grognard.server.screens.standing_answers import standing_offers
from grognard.server.screens.tallies import badge_text, tally_shown
from grognard.server.screens.viewer import Viewer

ON_THE_MAP: Final = (Noun.PIECE, Noun.HEX, Noun.PLACE, Noun.EDGE)
CHOICES_KEPT: Final = 1000
NOUNS: Final = {noun: noun.value for noun in Noun}


class Frame(NamedTuple):
    """What the room knows of a game beyond the game itself; `is_past` when an earlier moment is looked at."""

    game: str
    version: int
    seed_hash: str = ""
    seed: str = ""
    is_past: bool = False
    hints: wire.Hints = wire.Hints(False)
    change: int = 0
    """The number of the last change of the game, which is nobody's to see: others' sealed answers count."""


# The screen -----------------------------------------------------------------------------------------------------


class Points:
    """The victory points of a game in words, which are public: made once for each moment and language."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[tuple[int, int], dict[str, list[wire.TallyShown]]]] = {}

    def of(self, viewer: Viewer, change: int) -> dict[str, list[wire.TallyShown]]:
        """For each side that has any, its points with their reasons."""
        made, moment = self._made.get(viewer.lang), (change, viewer.game.play.clock)
        if made is None or made[0] != moment:
            tallies = viewer.play.standings().items()
            shown = {side.name: [tally_shown(viewer, tally, first_rule(tally))] for side, tally in tallies}
            # What is the same as before stays the same object, which is quickly compared.
            made = self._made[viewer.lang] = moment, shown if made is None or made[1] != shown else made[1]
        return made[1]


class Drawn:
    """A cache of a side's screen: what it was made from, and the result.

    A counter is made from the view of its piece; it has no words on it and is the same in every language.
    """

    def __init__(self, points: Points | None = None) -> None:
        self.points = points or Points()
        self.pieces: Views | None = None
        self.counters: dict[str, wire.Counter] = {}
        self.losses: dict[str, tuple[int, list[str]]] = {}
        self.phases: dict[str, tuple[tuple[Phase, ...], list[wire.PhasePrinted]]] = {}
        self.choices: Choices = {}
        self.goals = Goals()

    def look(self, viewer: Viewer) -> None:
        """Update what has changed since the last call."""
        pieces = viewer.view["pieces"]
        if pieces is not self.pieces:
            changed = _changed(self.pieces, pieces)
            anew = pieces if changed is None else [piece for _, piece in changed]
            made = {piece["name"]: counter_of(viewer, piece) for piece in anew}
            self.counters = made if changed is None else self.counters | made
            if changed is None or any(had["steps"] != has["steps"] for had, has in changed):
                self.losses = losses_of(viewer)
            self.pieces = pieces
        phases, known = viewer.play.phases(), self.phases.get(viewer.lang)
        if known is None or known[0] != phases:
            self.phases[viewer.lang] = phases, [phase_of(viewer, phase) for phase in phases]


Views = Sequence[Mapping[str, Any]]


def _changed(before: Views | None, after: Views) -> list[tuple[Mapping[str, Any], Mapping[str, Any]]] | None:
    """Return the views made anew, each beside the one before; None when other pieces are known than before."""
    if before is None or len(before) != len(after):
        return None
    pairs = [*compress(zip(before, after, strict=True), map(is_not, before, after))]
    return pairs if all(had["name"] == has["name"] for had, has in pairs) else None


def screen_of(viewer: Viewer, frame: Frame, drawn: Drawn | None = None) -> wire.Screen:
    """Return all that one seat may see of a game now; unchanged parts come from the cache."""
    view, play = viewer.view, viewer.play
    drawn = drawn or Drawn()
    drawn.look(viewer)
    return wire.Screen(
        game=frame.game,
        title=viewer.title.id,
        scenario=view["scenario"],
        options=view["options"],
        version=frame.version,
        clock=play.clock,
        side=view["side"] or "",
        seats={},
        turn=view["turn"],
        phase=play.position.phase,
        phases=drawn.phases[viewer.lang][1],
        pieces=drawn.counters,
        planned=view["planned"],
        unknown=[unknown_counter(viewer, each) for each in view["unknown"]],
        secret=play.has_secrets(),
        hexes=view["hexes"],
        edges=view["edges"],
        figures=figures_of(viewer, in_force(viewer, view["tracks"])),
        of_sides={
            side: [*figures_of(viewer, kept), *formation_figures(viewer, side)] for side, kept in view["sides"].items()
        },
        standings=standings_of(viewer, drawn.points.of(viewer, frame.change), drawn.losses),
        goal=drawn.goals.of(viewer),
        asked=[] if frame.is_past else questions_of(viewer, drawn.choices),
        waiting=view["waiting"],
        undo=wire.Undo(False) if frame.is_past else undo_of(viewer),
        hints=wire.Hints(False) if viewer.side is None else frame.hints,
        bots=wire.Bots(),
        over=view["over"],
        winner=view["winner"],
        verdict=viewer.words.messages.text(view["verdict"]) if view["verdict"] else "",
        seed_hash=frame.seed_hash,
        seed=frame.seed,
        others_at=0 if frame.is_past else others_at(viewer),
        mine_at=0 if frame.is_past else mine_at(viewer),
    )


def others_at(viewer: Viewer) -> int:
    """Return the clock of the last answer by another side; now, where answers that were sealed have made the clock
    slower."""
    game, clock = viewer.game, viewer.play.clock
    for after, entry in enumerate(reversed(game.entries)):
        if entry.who is not DICE and entry.who != viewer.side:
            return clock - after if len(game.entries) == clock else clock
    return 0


def mine_at(viewer: Viewer) -> int:
    """Return the clock of the last answer of this side; of the start of the game, where sealed answers have made the
    clock slower than the log."""
    game, clock = viewer.game, viewer.play.clock
    if len(game.entries) != clock:
        return 0
    return next((clock - n for n, entry in enumerate(reversed(game.entries)) if entry.who == viewer.side), 0)


def unknown_counter(viewer: Viewer, seen: Mapping[str, Any]) -> wire.Unknown:
    """Return a counter that is not known, or a marker."""
    back = seen.get("back", "")
    name = viewer.words.back(back) if back else ""
    symbol = unknown_id(seen["side"], back)
    return wire.Unknown(seen["side"], seen["at"], seen["marks"], viewer.play.conceals_stacks, symbol, name)


def counter_of(viewer: Viewer, piece: Mapping[str, Any]) -> wire.Counter:
    """Return a known counter; what its state says nothing of is left out."""
    state = {name: value for name, value in piece["state"].items() if value and value != NOTHING}
    face = turned_to(viewer, piece["name"], state.pop(FACE, ""))
    roster = viewer.play.roster
    tab = slug(tab_of(roster[roster.numbers[piece["name"]]], state))
    return wire.Counter(piece["at"], piece["steps"], piece["marks"], piece["hidden"], state, face, tab)


def turned_to(viewer: Viewer, piece: str, face: str) -> str:
    """Return the named face a counter is turned to, as its symbol is called; empty for the one it starts on."""
    roster = viewer.play.roster
    return slug(face) if face and face in roster[roster.numbers[piece]].turned else ""


def figures_of(viewer: Viewer, kept: Mapping[str, Any]) -> list[wire.Figure]:
    """Tracks with their names; one that stands at nothing is not worth reading, and of a yes the name says it."""
    shape = viewer.play.shape.kept
    return [
        wire.Figure(name, viewer.words.field(name), "" if value == YES else viewer.value_text(name, shape[name], value))
        for name, value in kept.items()
        if value and value != NOTHING and name not in viewer.play.bookkeeping
    ]


def in_force(viewer: Viewer, kept: Mapping[str, Any]) -> dict[str, Any]:
    """Tracks without those that mean nothing in this phase, such as who is active where sides act in turn."""
    play = viewer.play
    phases, phase = play.phases(), play.position.phase
    rule = phases[phase].rule if phase < len(phases) else ""
    return {name: value for name, value in kept.items() if play.fields_of_phases.get(name, rule) == rule}


def formation_figures(viewer: Viewer, side: str) -> Iterator[wire.Figure]:
    """Yield what is kept for the formations of a side, each figure with the name of its formation."""
    roster = viewer.play.roster
    for formation, kept in viewer.view.get("formations", {}).items():
        owner = roster.formation_sides[roster.formations.index(formation)]
        for figure in figures_of(viewer, kept) if owner.name == side else ():
            name = f"{viewer.words.formation(formation)} – {figure.name}"
            yield wire.Figure(f"{formation} {figure.key}", name, figure.value)


def phase_of(viewer: Viewer, phase: Phase) -> wire.PhasePrinted:
    """Return a step of the sequence of play."""
    side = "" if phase.side is None else phase.side.name
    return wire.PhasePrinted(phase.rule, viewer.phase_title(phase.rule), side, phase.is_listed)


def standings_of(
    viewer: Viewer, points: Mapping[str, list[wire.TallyShown]], losses: Mapping[str, tuple[int, list[str]]]
) -> dict[str, wire.Standing]:
    """Return how each side stands: its points with their reasons, and what it lost as far as the viewer knows."""
    sides = [side.name for side in viewer.play.sides]
    return {side: wire.Standing(points.get(side, []), *losses[side]) for side in sides}


def losses_of(viewer: Viewer) -> dict[str, tuple[int, list[str]]]:
    """Of the pieces the viewer knows, for each side the steps lost since the start, and the pieces with none left."""
    numbers, full = viewer.play.roster.numbers, viewer.game.starting_steps
    lost: dict[str, tuple[int, list[str]]] = {side.name: (0, []) for side in viewer.play.sides}
    for piece in viewer.view["pieces"]:
        steps = piece["steps"]
        if steps < full[numbers[piece["name"]]] or not steps:
            before, gone = lost[piece["side"]]
            more = max(0, full[numbers[piece["name"]]] - steps)
            lost[piece["side"]] = before + more, gone if steps else [*gone, piece["name"]]
    return lost


def first_rule(tally: Tally) -> str:
    """Return the clause of the first reason, where no question asks for the tally."""
    return next((reason.rule for reason in tally.reasons), "")


def undo_of(viewer: Viewer) -> wire.Undo:
    """Return whether this seat can take back its last answer; a spectator cannot, and the end is final."""
    if viewer.side is None:
        return wire.Undo(False)
    if viewer.game.result is not None:
        return wire.Undo(False, sentences(viewer.lang).text("undo-after-the-end"))
    why = viewer.game.why_no_undo(viewer.side)
    return (
        wire.Undo(True) if why is None else wire.Undo(False, viewer.words.say(viewer.play, why.key, why.args), why.rule)
    )


# Questions ------------------------------------------------------------------------------------------------------


Choices = dict[tuple[str, str, Option], wire.Choice]
"""Choices as they were last made, by language, question and option."""


def questions_of(viewer: Viewer, made: Choices) -> list[wire.QuestionShown]:
    """Return the questions to this seat, and the dice it may roll for everyone; none for a spectator."""
    if viewer.side is None:
        return []
    seen = (viewer.side.name,) if isinstance(viewer.game.dice, Awaited) else (viewer.side.name, DICE.name)
    return [asked_of(viewer, question, made) for side, question in viewer.game.questions.items() if side in seen]


def asked_of(viewer: Viewer, question: Question, made: Choices | None = None) -> wire.QuestionShown:
    """Return a question with its options in words; a menu that is asked again has most of the choices it had before."""
    tally, made = question.tally_for(viewer.side), {} if made is None else made
    if len(made) + len(question.options) > CHOICES_KEPT:
        made.clear()
    return wire.QuestionShown(
        number=question.number,
        side=question.side,
        rule=question.rule,
        prompt=viewer.words.prompt(viewer.play, question),
        menu=question.is_menu,
        options=[
            choice_of(viewer, question, option, made) for option in orders.foremost(viewer.game, question.options)
        ],
        about=about_of(viewer, question),
        committed=committed_of(viewer, question),
        barred=barred_of(viewer, question),
        concerns=concerns_of(viewer, question),
        some=question.some,
        placing=placing_of(viewer, question),
        walker=walker_of(viewer, question),
        alone=is_alone(viewer, question),
        acting=acting_of(viewer, question),
        several=orders.is_for_several(viewer.game, question.who),
        groups=groups_of(viewer, question),
        standing=standing_offers(viewer, question),
        usual=usual_verbs(viewer, question),
        tally=None if tally is None else tally_shown(viewer, tally, question.rule),
        dice=list(question.dice or ()),
    )


def usual_verbs(viewer: Viewer, question: Question) -> list[str]:
    """Return the verbs said of counters, where there are several, that which a press on a counter means first; among
    them those that a press on a hex means. In a set-up a press on a hex places, whoever stands there already."""
    play = viewer.play
    placed = [offer.voice.verb for offer in question.offers if offer.voice.noun is Noun.HEX and len(offer)]
    if question.ask in play.placing_asks and len(placed) == 1:
        return placed
    verbs = [offer.voice.verb for offer in question.offers if offer.voice.noun is Noun.PIECE and len(offer)]
    said = {offer.voice.verb for offer in question.offers if offer.voice.noun in (Noun.PIECE, Noun.HEX) and len(offer)}
    first = [verb for verb in play.usual_verbs if verb in said]
    return [*dict.fromkeys([*first, *verbs])] if len(verbs) > 1 else []


def placing_of(viewer: Viewer, question: Question) -> str:
    """Return the counter that a question of a set-up asks a place for, as far as the viewer knows it."""
    piece = question.args.get("piece", -1)
    is_known = question.ask in viewer.play.placing_asks and piece >= 0 and viewer.play.may_know(viewer.side, piece)
    return viewer.play.roster[piece].name if is_known else ""


def walker_of(viewer: Viewer, question: Question) -> str:
    """Return the counter whose next step is asked for, where it moves hex by hex."""
    piece = walker(viewer.game, question)
    return "" if piece is None else viewer.play.roster[piece].name


def is_alone(viewer: Viewer, question: Question) -> bool:
    """Return whether a question has one answer, which names nothing and only lets others go on, or what follows."""
    if question.is_menu or question.who is DICE or viewer.play.asks_all or len(question.options) != 1:
        return False
    [option] = question.options
    if viewer.play.voices[option.verb].noun is not Noun.NOTHING:
        return False
    ahead = viewer.game.preview(option.text, question.side)
    return ahead.only_passes or (ahead.final is None and not ahead.phase_ends)


def acting_of(viewer: Viewer, question: Question) -> list[str]:
    """Return the counters that a question names one by one, of those that the viewer may know."""
    play = viewer.play
    named = [value for name, value in question.args.items() if name.partition("_")[0] == "piece"]
    pieces = [each for each in named if isinstance(each, int) and each >= 0 and play.may_know(viewer.side, each)]
    return [play.roster[piece].name for piece in pieces]


def about_of(viewer: Viewer, question: Question) -> list[str]:
    """Return the hexes a question speaks of, by name or by a counter that the viewer may know."""
    play = viewer.play
    found: dict[int, None] = {}
    for name, value in question.args.items():
        sort = name.partition("_")[0]
        if sort == "piece" and isinstance(value, int) and value >= 0 and play.may_know(viewer.side, value):
            found[play.position.at[value]] = None
        elif sort in ("hex", "place"):
            found[value] = None
    return [play.board.grid.number(place) for place in found if place in play.board.grid]


def committed_of(viewer: Viewer, question: Question) -> list[str]:
    """Return the counters that a question names as already chosen, of those that the viewer may know."""
    play = viewer.play
    named = [value for name, value in question.args.items() if name.partition("_")[0] == "pieces"]
    pieces = dict.fromkeys(piece for those in named for piece in those)
    return [
        play.roster[piece].name for piece in pieces if play.is_on_board(piece) and play.may_know(viewer.side, piece)
    ]


def barred_of(viewer: Viewer, question: Question) -> list[wire.Barred]:
    """Return the answers without a noun that this question has and that are forbidden just now, with their clauses;
    not those of an optional rule that is not played, which are never allowed."""
    unplayed = set(viewer.title.optional_rules).difference(viewer.play.options)
    alone = [offer for offer in question.offers if offer.voice.noun is Noun.NOTHING and not len(offer)]
    refused = [(offer.voice(), offer.refusal(0)) for offer in alone]
    return [
        wire.Barred(
            option.text,
            viewer.words.option(viewer.play, option, question),
            refusal.rule,
            viewer.play.say(refusal, viewer.lang),
        )
        for option, refusal in refused
        if refusal is not None and refusal.rule not in unplayed
    ]


def concerns_of(viewer: Viewer, question: Question) -> list[wire.ConcernShown]:
    """Return what will go wrong if the seat ends this menu, and can still be helped."""
    if not question.is_menu or question.who != viewer.side:
        return []
    play, number = viewer.play, viewer.play.board.grid.number
    return [
        wire.ConcernShown(
            each.rule,
            viewer.words.say(play, each.key, each.args()),
            [number(hex_) for hex_ in each.places(play)],
        )
        for each in play.concerns(question)
    ]


def choice_of(viewer: Viewer, question: Question, option: Option, made: Choices) -> wire.Choice:
    """Return an option: its text, its words, what it points at, and what it costs."""
    voice = viewer.play.voices.get(option.verb)
    noun = Noun.DICE if voice is None else voice.noun
    badge, key = badge_of(question, option, noun), (viewer.lang, question.ask, option)
    had = made.get(key)
    if had is not None and had.badge == badge:
        return had
    choice = wire.Choice(
        text=option.text,
        label=viewer.words.option(viewer.play, option, question),
        verb=option.verb,
        noun=NOUNS[noun],
        at=option.text.partition(" ")[2] if noun in ON_THE_MAP else "",
        badge=badge,
        counters=standing_for(viewer, question, option) if noun is Noun.FORMATION else UNSET,
    )
    if noun is not Noun.FORMATION and not viewer.words.is_said_with_arguments(option, question):
        made[key] = choice
    return choice


def standing_for(viewer: Viewer, question: Question, option: Option) -> list[str]:
    """Return the counters of a formation that stand for it on the map: those that have no answer of their own."""
    play = viewer.play
    voices, those = play.voices, play.members_of(option.noun)
    alone = {each.noun for each in question.options if each.verb in voices and voices[each.verb].noun is Noun.PIECE}
    return [
        play.roster[piece].name
        for piece in those
        if piece not in alone and play.is_on_board(piece) and play.may_know(viewer.side, piece)
    ]


def badge_of(question: Question, option: Option, noun: Noun) -> str:
    """Return what an option costs or the column of its odds, of a mere number what it comes to; nothing without a
    tally."""
    offer = question.offer_of(option.verb)
    tally = None if offer is None or question.who is DICE else offer.explain(option.noun)
    if tally is None:
        return ""
    is_mere = noun is Noun.NUMBER and tally.chart is None and tally.dice is None
    return number_text(tally.total) if is_mere else badge_text(tally)
