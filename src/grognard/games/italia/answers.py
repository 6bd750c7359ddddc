"""The verbs that answer questions of Italia alone, beside those of its engine: each is offered there, or refused.

The question that a verb answers mostly stands first among those that list it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, str]] = {
    "ask-where": "exit-west unload",
    "ask-lift": "unspan done",
    "ask-markers-first": "reserve disengage done",
    "ask-release": "release done",
    "ask-bruchmuller": "prepare-gun",
    "ask-claim": "claim roll-for-it",
    "ask-draw-air": "deal",
    "ask-raid-with": "fly",
    "ask-order-retreat": "order-retreat done",
    "ask-rally": "rally done",
    "ask-retire": "retire-all retire retire-one done",
    "ask-take-off": "take-off done",
    "ask-rommel": "surprise surprise-hidden done",
    "ask-refugees": "crowd done",
    "ask-sabotage": "sabotage done",
    "ask-hide": "hide done",
    "ask-starve-hidden": "starve-hidden",
    "ask-starve": "starve done",
    "ask-silence": "silence",
    "ask-bring-up": "bring-up done",
    "ask-swap-with": "swap-with",
    "ask-fly": "raid",
    "ask-end-of-movement": "burn",
    "ask-react": "release",
    "ask-cancel": "cancel-hidden",
    "ask-misdirect": "misdirect-hidden",
    "ask-react-where": "exit-west",
}
