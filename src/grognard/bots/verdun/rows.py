"""The answers both sides share, by question. Each side adds its own, in `german` and `french`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.bots.verdun.damage import on_back, on_damage, on_hit, on_loses, on_remnant
from grognard.bots.verdun.exploits import on_exploit, on_exploit_where
from grognard.bots.verdun.guns import on_guns, on_interdict
from grognard.bots.verdun.marches import on_move, on_where
from grognard.bots.verdun.rear import on_hq_hex, on_rally, on_recover, on_replacements, on_set_up, on_set_up_hex
from grognard.bots.verdun.situation import Row
from grognard.bots.verdun.storms import on_assailants, on_assault, on_defence, on_support

USUAL: Final[Mapping[str, str]] = {
    "ask-hq-hex": "bot-verdun-staff-hex",
    "ask-gun-back return": "bot-verdun-gun-again",
}
"""What speaks for an answer of a row that notes no reason of its own."""

ROWS: Final[Mapping[str, Row]] = {
    # organisation
    "ask-set-up": on_set_up,
    "ask-set-up-hex": on_set_up_hex,
    "ask-rally": on_rally,
    "ask-replacements": on_replacements,
    "ask-hq-hex": on_hq_hex,
    # bombardment
    "ask-hit": on_hit,
    "ask-guns": on_guns,
    "ask-interdict": on_interdict,
    # movement
    "ask-move": on_move,
    "ask-where": on_where,
    # assaults
    "ask-assault": on_assault,
    "ask-assailants": on_assailants,
    "ask-support": on_support,
    "ask-defence": on_defence,
    "ask-damage": on_damage,
    "ask-loses": on_loses,
    "ask-loses-trapped": on_loses,
    "ask-back": on_back,
    "ask-remnant": on_remnant,
    # breakthrough and recovery
    "ask-exploit": on_exploit,
    "ask-exploit-where": on_exploit_where,
    "ask-recover": on_recover,
}
