"""The verbs that answer each question of Patrol: every one is offered there, or refused with its reason.

The question that a verb answers mostly stands first among those that list it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ANSWERS: Final[Mapping[str, str]] = {
    "ask-activate": "flare activate pass",
    "ask-act": "rally to hide fire assault stay",
    "ask-step": "to halt",
    "ask-react": "shoot hold",
    "ask-answer": "shoot hold",
    "ask-join": "join done",
    "ask-loses": "loses",
    "ask-retreat": "retreat",
    "ask-advance": "advance done",
    "ask-enter": "wait enter",
    "ask-plot": "plot",
    "ask-aim": "aim",
    "ask-show": "show done",
    "ask-put": "put pick",
}
