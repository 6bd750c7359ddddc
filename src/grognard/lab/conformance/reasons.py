"""Why not: every verb of a game is asked for its reason against the question now open.

A reason is at fault when it is empty, when it leads back to the question that is open, when its sentence lacks a word,
or when it claims of the position what is not so. Which claims can be compared is the game's to say: `Play.claims`.
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.kernel.asking.game import Game
from grognard.kernel.asking.script import DICE, Noun, Option, Question, Refusal, Voice
from grognard.kernel.errors import BadData
from grognard.kernel.files.data import LANGUAGES
from grognard.kernel.numbers.dice import Whim
from grognard.kernel.table.title import Title
from grognard.kernel.words.messages import Messages
from grognard.kernel.words.rulebook import printed_number
from grognard.kernel.words.words import Words

EMPTY = ("kernel-not-offered", "kernel-not-yet", "kernel-not-asked-here")
"""Sentences that give no reason."""

NOUNS = 2
"""For how many nouns a verb is asked."""


class Reasons:
    """Asks for the reasons of one game, and counts them."""

    def __init__(self, title: Title, whim: Whim) -> None:
        self.whim = whim
        self.asked = 0
        self._said: set[tuple[str, ...]] = set()
        self._words = [Words(title.play, lang) for lang in LANGUAGES]
        for words in self._words:
            words.messages = Messages(words.folders, words.lang, strict=True)

    def faults(self, game: Game, question: Question) -> Iterator[str]:
        """What is wrong with the reasons against every verb, for a few nouns of each."""
        if question.who is DICE:
            return
        yield from self.unlisted(game, question)
        for voice in game.play.voices.values():
            for option in dict.fromkeys(self.options(game, question, voice)):
                yield from self.asked_about(game, question, option)

    def asked_about(self, game: Game, question: Question, option: Option) -> Iterator[str]:
        """What is wrong with the reason against one option."""
        where = f"§{question.rule} {question.ask}: {option}"
        try:
            refusal = game.why_not(option, question.side)
        except Exception as fault:  # a predicate must be able to answer for any noun
            yield f"{where}: {type(fault).__name__}: {fault}"
            return
        if refusal is not None:
            self.asked += 1
            found = self.against(game, question, option, refusal)
            yield from (f"{where}: §{refusal.rule} {refusal.key}: {what}" for what in found)

    def unlisted(self, game: Game, question: Question) -> Iterator[str]:
        """Verbs that a question offers, and that the game does not list among its answers."""
        if game.play.answers:
            verbs = {option.verb for option in question.options} | {offer.voice.verb for offer in question.offers}
            for verb in sorted(verb for verb in verbs if not game.play.knows(question.ask, verb)):
                yield f"{question.ask} offers {verb!r}, which `answers` does not list"

    def options(self, game: Game, question: Question, voice: Voice) -> Iterator[Option]:
        """A verb with a few nouns that the side knows, near and far."""
        if voice.noun is Noun.NOTHING:
            yield voice()
            return
        for noun in self.nouns(game, question, voice):
            try:
                option = voice(noun)
            except (IndexError, KeyError):
                continue
            if voice.read(option.text.partition(" ")[2]) == option:
                yield option

    def nouns(self, game: Game, question: Question, voice: Voice) -> list[int]:
        """Nouns of the kind a verb takes: one at the piece that is asked about or among one's own, others anywhere."""
        play, pick, who = game.play, self.whim.pick, question.who
        own = play.on_board(who)
        known = [piece for piece in range(len(play.roster)) if play.may_know(who, piece)]
        grid, about = play.board.grid, question.args.get("piece", -1)
        near = about if isinstance(about, int) and about >= 0 else pick(own) if own else -1
        here = play.position.at[near] if near >= 0 else grid.size
        around = grid.adjacent[here] if here < grid.size else grid.hexes
        match voice.noun:
            case Noun.PIECE:
                return [*([pick(own)] if own else []), *([pick(known)] if known else [])]
            case Noun.HEX | Noun.PLACE:
                return [pick(around), pick(grid.hexes)]
            case Noun.EDGE:
                return [grid.hexside(pick(grid.hexes) * 6 + self.whim.below(6))]
            case Noun.FORMATION:
                return [self.whim.below(max(1, len(play.roster.formations)))]
            case _:
                return [*range(NOUNS)]

    def against(self, game: Game, question: Question, option: Option, refusal: Refusal) -> Iterator[str]:
        """What is wrong with one reason."""
        play, args = game.play, refusal.args
        if play.answers and (refusal.key in EMPTY or self.is_left_out(game, question, refusal)):
            yield "no reason"
        if refusal.key == "kernel-not-asked" and printed_number(args["clause"]) == printed_number(question.rule):
            yield "that is the clause of the question itself"
        yield from self.unsaid(game, refusal)
        claim = play.claims.get(refusal.key)
        if claim is not None and not claim(play, question, option, args):
            yield "that is not so"

    @staticmethod
    def is_left_out(game: Game, question: Question, refusal: Refusal) -> bool:
        """Whether the end of a question is refused only by its not being offered, though the question lists it."""
        return refusal.key == "kernel-not-done" and game.play.knows(question.ask, "done")

    def unsaid(self, game: Game, refusal: Refusal) -> Iterator[str]:
        """What is missing in the words of a reason, the first time it is met with these arguments."""
        asked = refusal.args.get("ask", "")
        form = (refusal.key, asked, *sorted(refusal.args))
        if form in self._said:
            return
        self._said.add(form)
        for words in self._words:
            try:
                words.say(game.play, refusal.key, refusal.args)
                if asked and not any(c.isalpha() for c in words.arg(game.play, "ask", asked)):
                    yield f"{words.lang}: {asked} says nothing without its things"
            except BadData as fault:
                yield str(fault)
