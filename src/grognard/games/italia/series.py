"""What this book says otherwise than the engine of its series, in the order of the book.

Each name is a function of a chapter; where the engine asks for it is said in `front1918.series`.
"""

from __future__ import annotations

from grognard.games.front1918.series import Narrowing, Predicates
from grognard.games.italia.assault_troops import are_covered
from grognard.games.italia.contact import cannot_move_battery
from grognard.games.italia.depots import cannot_move_depot
from grognard.games.italia.marches import cannot_arrive_late
from grognard.games.italia.table import Italia
from grognard.games.italia.trucks import cannot_leave_water, cannot_load_on_the_way, cannot_mix_barges, cannot_share_way
from grognard.games.italia.withdrawal import NOT_NEARER, cannot_stay, cannot_stay_behind, nearer

PREDICATES = Predicates[Italia](
    cannot_arrive=(cannot_arrive_late,),  # 11.1.5
    may_leave_zone=(are_covered,),  # 11.2.2
    cannot_enter=(cannot_leave_water,),  # 11.3.1.3
    cannot_come_along=(cannot_mix_barges, cannot_share_way),  # 11.3.1.3, 11.3.4.1
    cannot_join_late=(cannot_load_on_the_way,),  # 11.3.4.1
    cannot_march=(cannot_move_depot, cannot_move_battery),  # 11.3.5, Albrecht
    narrowings=(Narrowing(nearer, NOT_NEARER),),  # 11.4
    cannot_halt=(cannot_stay,),  # 11.4
    cannot_end_moves=(cannot_stay_behind,),  # 11.4
)
