"""The verbs that answer each question of En pointe toujours!: every one is offered there, or refused with its reason.

The question that a verb answers mostly stands first among those that list it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, str]] = {
    "ask-activate": "activate-alone activate pass",
    "ask-act": "act shake-off wave done",
    "ask-action": (
        "creep fire lay-smoke snap move assault gather stalk dig "
        "smoke-round coordinate free command enter leave dismount deploy shake-off stay halt"
    ),
    "ask-put": "put pick",
    "ask-belong": "belong pick",
    "ask-transfer": "transfer done",
    "ask-attach": "attach done",
    "ask-join": "join done",
    "ask-join-assault": "join done",
    "ask-again": "again smoke-round done",
    "ask-fire": "fire smoke-round done",
    "ask-mortar": "mortar done",
    "ask-shoot-mover": "shoot let-pass unless hold",
    "ask-shoot-firer": "shoot let-pass unless hold",
    "ask-answer-fire": "shoot hold",
    "ask-withdraw": "withdraw hold",
    "ask-withdraw-to": "to",
    "ask-strike": "strike",
    "ask-retreat": "retreat done",
    "ask-retreat-to": "to",
    "ask-target": "target done",
    "ask-wave-step": "to stay",
    "ask-fight": "assault",
    "ask-absorb": "absorb accept",
    "ask-flee": "flee",
    "ask-take-over": "take-over",
    "ask-succeed": "succeed",
    "ask-recover": "recover step-away",
    "ask-fail": "fail test",
    "ask-hide": "hide done",
    "ask-disperse": "disperse done",
    "ask-disperse-to": "to",
    "ask-replace": "replace done",
    "ask-register": "register",
    "ask-plot": "plot plot-smoke no-plot keep",
    "ask-shell": "cancel shell",
    "ask-spare": "spare",
    "ask-call": "call done",
    "ask-altitude": "altitude cancel",
    "ask-aim": "aim",
    "ask-facing": "face-to",
    "ask-anti-aircraft": "shoot-at-plane hold",
    "ask-drop": "drop",
    "ask-drop-way": "face-to",
}
