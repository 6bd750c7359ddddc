"""A step of a combat, or any script, played by hand: what comes of a combat is tested from where it is lost or won.

`fray` lays out a position, takes for granted how the combat went (leads, damage, mastery), and plays the tenth step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from grognard.games.front1918.aftermath import aftermath
from grognard.games.front1918.battle import Battle
from grognard.games.marne.table import ALLIED, GERMAN, Marne
from grognard.kernel.asking.script import Question, Script, Side
from grognard.kernel.numbers.dice import rolled
from grognard.kernel.numbers.tally import Tally
from tests.games.marne.scenes import Field, field


class Fray(Field):
    """A script in progress at a table, asked and answered as a game would."""

    question: Question | None = None

    def run(self, script: Script[Any]) -> Self:
        """Start a script, up to its first question."""
        self.script = script
        self._send(None)
        return self

    def _send(self, answer: Any) -> None:
        try:
            asked = self.script.send(answer)
        except StopIteration:
            self.question = None
            return
        assert isinstance(asked, Question)
        texts = [option.text for option in asked.options]
        assert texts and len(texts) == len(set(texts))
        assert not self.table.audit()
        for lang in ("en", "fr"):
            assert asked.ask not in self.table.say(_Said(asked.ask, asked.args), lang)  # type: ignore[arg-type]
        self.question = asked

    def play(self, *answers: str) -> Self:
        """Answer in order."""
        for answer in answers:
            assert self.question is not None, f"nothing is asked: {answer}"
            option = self.question.find(answer)
            assert option is not None, f"{answer} is none of {self.options()}"
            dice = self.question.dice
            self._send(option if dice is None else rolled(*dice)[option.noun])
        return self

    @property
    def asked(self) -> str:
        """Who is asked and under which clause; nothing when the script is done."""
        return f"{self.question.side} {self.question.rule}" if self.question else ""

    def options(self, verb: str = "") -> list[str]:
        """The answers open now, or the nouns of those with this verb; none when the script is done."""
        texts = [option.text for option in self.question.options] if self.question else []
        return [text.removeprefix(verb + " ") for text in texts if text.split()[0] == verb] if verb else texts

    def refused(self, answer: str, lang: str = "en") -> str:
        """Why an answer is not open."""
        assert self.question is not None
        option = self.table.read(answer)
        offer = self.question.offer_of(option.verb)
        refusal = offer.refusal(option.noun) if offer is not None else None
        return f"§{refusal.rule} {self.table.say(refusal, lang)}" if refusal else ""

    def tally(self, answer: str = "") -> Tally:
        """The tally behind an answer, or behind the question itself."""
        assert self.question is not None
        tally = self.question.tally
        if answer:
            option = self.table.read(answer)
            offer = self.question.offer_of(option.verb)
            tally = offer.explain(option.noun) if offer is not None else None
        assert tally is not None
        return tally

    def told(self, key: str = "") -> list[str]:
        """What was told so far, all of it or the facts with this key."""
        return [self.table.say(event) for event in self.table.events if key in ("", event.key)]


class _Said:
    """A prompt as something to be said."""

    def __init__(self, key: str, args: Any) -> None:
        self.key = key
        self.args = args


STANDS_STILL = "\nphase 11.1\nunit G-corps16 at 0901\n"
"""A phase that waits for an answer, so that nothing happens on the table but the script."""


def scene(text: str) -> Fray:
    """A position to play a script in: a sketch as it is, or one on the board of a scenario that says its own phase."""
    return Fray(field(text if text.startswith("marne") else text + STANDS_STILL).game)


def side_of(name: str) -> Side:
    """A side by its name."""
    return GERMAN if name == "german" else ALLIED


def engage(
    g: Fray,
    hex_: str,
    attackers: str,
    *,
    lead: str = "",
    against: str = "",
    tank: str = "",
    shock: str = "",
    damage: str = "A0 D0",
    mastery: str = "none none",
    **more: Any,
) -> Battle:
    """A combat up to its ninth step; `damage` as the chart writes it, `mastery` the attacker's, then the defender's."""
    units = [g.piece(name) for name in attackers.split()]
    side, at = g.table.owner[units[0]], g.table.position.at
    defenders = g.table.fighters_at(g.hex(hex_), side.enemy)
    battle = Battle(side, g.hex(hex_), units, defenders, {p: at[p] for p in units}, **more)
    battle.lead = g.piece(lead) if lead else units[0]
    battle.against_lead = g.piece(against) if against else defenders[0] if defenders else -1
    battle.tank = g.piece(tank) if tank else -1
    battle.shock = g.piece(shock) if shock else -1
    battle.star = damage.endswith("*")
    to_attacker, _, to_defender = damage.rstrip("*").partition(" ")
    battle.damage = {side: int(to_attacker[1:]), side.enemy: int(to_defender[1:])}
    mine, theirs = mastery.split()
    battle.mastery = {side: mine, side.enemy: theirs}
    return battle


def fray(text: str, hex_: str, attackers: str, **how: Any) -> Fray:
    """The tenth step of a combat against a hex, from a position."""
    g = scene(text)
    battle = engage(g, hex_, attackers, **how)
    g.battle = battle  # type: ignore[attr-defined]
    return g.run(aftermath(g.table, battle))


Stage = Callable[[Marne, Side], Script[None]]


def stage(text: str, script: Stage, side: str) -> Fray:
    """A phase of a side, from a position."""
    g = scene(text)
    return g.run(script(g.table, side_of(side)))
