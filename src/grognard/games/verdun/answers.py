"""The verbs that answer each question of They Shall Not Pass: every one is offered there, or refused with its reason.

The question that a verb answers mostly stands first among those that list it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, str]] = {
    "ask-move": "dig move done",
    "ask-where": "with to strategic halt",
    "ask-set-up": "historical deploy done",
    "ask-set-up-hex": "at",
    "ask-rally": "rally done",
    "ask-replacements": "rebuild-full refill return rebuild done",
    "ask-hq-hex": "at",
    "ask-121": "call-121 done",
    "ask-121-hex": "at",
    "ask-attach": "attach",
    "ask-gun-back": "return done",
    "ask-gun-hex": "at",
    "ask-bombard": "interdict barrage done",
    "ask-guns": "gun done",
    "ask-interdict": "aim",
    "ask-hit": "hit",
    "ask-assault": "assault done",
    "ask-assailants": "join done",
    "ask-support": "gun done",
    "ask-defence": "gun done",
    "ask-damage": "retreat loses",
    "ask-loses": "retreat loses",
    "ask-loses-trapped": "retreat loses",
    "ask-back": "back",
    "ask-remnant": "perish last-stand",
    "ask-advance": "advance onward done",
    "ask-onward": "advance onward done",
    "ask-onward-where": "to",
    "ask-exploit": "exploit done",
    "ask-exploit-where": "to leave-it halt",
    "ask-recover": "rally done",
}
