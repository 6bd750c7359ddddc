"""What a commander says of an answer for which nothing was noted: a sentence for each question, or each verb there.

The sentence tells by what the commander of that game goes when it is asked this, and never what it did not weigh.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grognard.bots.minds.glance import Asked
from grognard.bots.minds.reason import BotReason
from grognard.kernel.asking.script import Noun, Option
from grognard.kernel.table.play import Play

ARGUMENTS: Final = {Noun.PIECE: "piece", Noun.HEX: "hex", Noun.PLACE: "hex"}
"""What an answer names in the sentence, by the sort of its noun."""
NAMED: Final = ("piece", "hex")
"""What else the sentence may name, from the question."""


def usual_reason(
    g: Play[Any], question: Asked, option: Option, said: Mapping[str, str], ways_out: tuple[str, ...]
) -> BotReason:
    """The sentence for this answer: of the verb there, of the question, or that nothing else is worth doing."""
    key = said.get(f"{question.ask} {option.verb}") or said.get(question.ask)
    if key is None:
        key = "bot-usual-on" if option.verb in ways_out else "bot-usual-first"
        return BotReason(key, {}, question.rule)
    args = {name: question.args[name] for name in NAMED if name in question.args}
    voice = g.voices.get(option.verb)
    if voice is not None and voice.noun in ARGUMENTS:
        args[ARGUMENTS[voice.noun]] = option.noun
    return BotReason(key, args, question.rule)
