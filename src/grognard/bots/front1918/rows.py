"""The answers common to the series, by question. Each game adds its own, in `marne` and `italia`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.bots.front1918.airmen import on_base, on_fly, on_over, on_shot_down, on_which_mission
from grognard.bots.front1918.arrivals import (
    on_arrive,
    on_call_up,
    on_launch,
    on_stosstruppen,
    on_to_regiment,
    on_where,
    on_withdraw,
)
from grognard.bots.front1918.combats import (
    on_attack,
    on_attack_exploiting,
    on_call_tank,
    on_coordinate,
    on_counter,
    on_guns_attack,
    on_guns_defence,
    on_guns_exploiting,
    on_join,
    on_lead_attack,
    on_lead_defence,
    on_shock,
)
from grognard.bots.front1918.crossings import on_end_of_movement, on_keep, on_move, on_relieve
from grognard.bots.front1918.exploits import on_advance, on_exploit, on_exploit_move, on_haul, on_haul_to, on_onward
from grognard.bots.front1918.losses import (
    on_astray,
    on_cancel,
    on_confuse,
    on_disband,
    on_disorders,
    on_loses,
    on_misdirect,
    on_panics,
)
from grognard.bots.front1918.retreats import (
    on_back,
    on_back_foe,
    on_break_off,
    on_break_off_far,
    on_by_morale,
    on_react,
    on_retreat,
)
from grognard.bots.front1918.situation import Row

USUAL: Final[Mapping[str, str]] = {
    "ask-counter done": "bot-front-no-counter",
    "ask-join done": "bot-front-joined",
    "ask-guns-attack done": "bot-front-guns-silent",
    "ask-guns-exploiting done": "bot-front-guns-silent",
    "ask-guns-defence done": "bot-front-guns-silent",
    "ask-haul done": "bot-front-no-haul",
    "ask-relieve stay": "bot-front-no-relief",
    "ask-where to": "bot-front-best-way",
    "ask-react-where to": "bot-front-best-way",
    "ask-where halt": "bot-front-not-far",
    "ask-react-where halt": "bot-front-not-far",
    "ask-misdirect done": "bot-front-no-misdirection",
    # Italia
    "ask-where exit-west": "bot-front-italia-way-out",
    "ask-bruchmuller": "bot-front-italia-bruchmuller",
    "ask-hide hide": "bot-front-italia-hide",
    "ask-release done": "bot-front-italia-keep-reserve",
    "ask-release release": "bot-front-italia-release",
    "ask-order-retreat order-retreat": "bot-front-italia-order-retreat",
    "ask-order-retreat done": "bot-front-italia-no-retreat-yet",
    "ask-retire": "bot-front-italia-retire",
    "ask-rommel surprise": "bot-front-italia-rommel",
    "ask-refugees crowd": "bot-front-italia-refugees",
    "ask-sabotage sabotage": "bot-front-italia-sabotage",
    "ask-sabotage done": "bot-front-italia-no-sabotage",
    "ask-starve": "bot-front-italia-starve",
    "ask-take-off": "bot-front-italia-take-off",
}
"""What speaks for an answer of a row that notes no reason of its own."""

ROWS: Final[Mapping[str, Row]] = {
    # launches, arrivals and marches
    "ask-launch": on_launch,
    "ask-stosstruppen": on_stosstruppen,
    "ask-to-regiment": on_to_regiment,
    "ask-withdraw": on_withdraw,
    "ask-call-up": on_call_up,
    "ask-arrive": on_arrive,
    "ask-where": on_where,
    "ask-react-where": on_where,
    # movement phases
    "ask-move": on_move,
    "ask-relieve": on_relieve,
    "ask-end-of-movement": on_end_of_movement,
    "ask-keep": on_keep,
    # combats
    "ask-attack": on_attack,
    "ask-attack-exploiting": on_attack_exploiting,
    "ask-join": on_join,
    "ask-call-tank": on_call_tank,
    "ask-guns-attack": on_guns_attack,
    "ask-guns-exploiting": on_guns_exploiting,
    "ask-guns-defence": on_guns_defence,
    "ask-counter": on_counter,
    "ask-lead-attack": on_lead_attack,
    "ask-lead-defence": on_lead_defence,
    "ask-coordinate": on_coordinate,
    "ask-shock": on_shock,
    # losses
    "ask-loses": on_loses,
    "ask-loses-guns": on_loses,
    "ask-loses-any": on_loses,
    "ask-loses-highest": on_loses,
    "ask-loses-orders": on_loses,
    "ask-loses-zone": on_loses,
    "ask-loses-interdiction": on_loses,
    "ask-disorders": on_disorders,
    "ask-panics": on_panics,
    "ask-disband": on_disband,
    "ask-confuse": on_confuse,
    "ask-cancel": on_cancel,
    "ask-misdirect": on_misdirect,
    "ask-astray": on_astray,
    # retreats
    "ask-retreat": on_retreat,
    "ask-back": on_back,
    "ask-back-crowded": on_back,
    "ask-back-foe": on_back_foe,
    "ask-break-off": on_break_off,
    "ask-break-off-far": on_break_off_far,
    "ask-by-morale": on_by_morale,
    "ask-react": on_react,
    # advances and exploitation
    "ask-advance": on_advance,
    "ask-onward": on_onward,
    "ask-exploit": on_exploit,
    "ask-exploit-move": on_exploit_move,
    "ask-haul": on_haul,
    "ask-haul-to": on_haul_to,
    # air
    "ask-fly": on_fly,
    "ask-mission": on_which_mission,
    "ask-over": on_over,
    "ask-shot-down": on_shot_down,
    "ask-base": on_base,
    "ask-air-arrives": on_base,
    "ask-relocate": on_base,
}
