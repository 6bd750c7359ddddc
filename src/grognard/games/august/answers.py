"""The verbs that answer each question of August 1914: every one is offered there, or refused with its reason.

The question that a verb answers mostly stands first among those that list it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, str]] = {
    "ask-segment": "stack leader unit pass",
    "ask-declare": "fire-with fire-all move-with fire-stack move-stack move-all done",
    "ask-act": "act act-stack done",
    "ask-order": "to stay",
    "ask-move": (
        "dig merge to march along limber embark unload load "
        "exchange unload-ready make-ready dismount mount leave recover support stay"
    ),
    "ask-step": "to unload march leave halt",
    "ask-attack": "charge reinforce fire assault bayonet stay",
    "ask-detach": "detach done",
    "ask-way": "come-by",
    "ask-bank": "on-bank",
    "ask-face": "show",
    "ask-come-in": "along to show stay",
    "ask-put": "put start-aboard hide send pick",
    "ask-entrench": "entrench done",
    "ask-senior": "appoint",
    "ask-follow": "follow follow-all done",
    "ask-join": "join join-all done",
    "ask-shoot": "shoot let-pass hold",
    "ask-lose": "lose",
    "ask-fall": "fall",
    "ask-give-up": "give-up",
    "ask-displace": "displace",
    "ask-take-part": "take-part all-take-part done",
    "ask-first-fire": "first-fire fire-together",
    "ask-harass": "harass hold",
    "ask-flee-with": "along stay",
    "ask-flee": "flee",
    "ask-stay-in-works": "leave-works stay",
    "ask-keep-back": "keep-back keep-none",
    "ask-play-kept": "play-kept keep-none",
    "ask-mission": "bound-for observe plan-fire",
    "ask-aim": "plan-as no-fire aim-smoke no-more-fire aim as-before-on as-before",
    "ask-cancel": "cancel done",
    "ask-bombard": "rally open-fire fire-smoke hold-fire",
    "ask-combine": "combine combine-all done",
    "ask-charge-way": "to",
    "ask-division": "by-rows by-maps",
    "ask-command": "order-across post done",
}
