"""What this book says otherwise than the engine of its series, in the order of the book.

Each name is a function of a chapter; where the engine asks for it is said in `front1918.series`.
"""

from __future__ import annotations

from grognard.games.front1918.combat import AFTER_COMBAT, COMBAT, call_for_tank, dismiss
from grognard.games.front1918.facts import Facts
from grognard.games.front1918.series import Book, BookActions, Narrowing, Predicates, Steps, insert
from grognard.games.front1918.supports import leave_alone
from grognard.games.italia.assault_troops import are_covered, dies_with_unit, lose_cover, may_carry
from grognard.games.italia.caporetto import cannot_exit, exit_actions, pay_for_rommel, rommel
from grognard.games.italia.contact import cannot_move_battery, come_near, go_past, pay_for_battery
from grognard.games.italia.depots import (
    burn_action,
    cannot_move_depot,
    depot_hexes,
    leave_supports_alone,
    pay_for_depot,
)
from grognard.games.italia.detachments import (
    cancel_hidden,
    cannot_name,
    misdirect_hidden,
    range_of,
    show_all,
    show_when_gone,
)
from grognard.games.italia.marches import (
    begin_moves,
    cannot_arrive_late,
    clear_counts,
    note_try,
    points_of,
    rides_in_halves,
    span_tries,
    spent,
)
from grognard.games.italia.offensives import offensive_row, required_guns
from grognard.games.italia.reserves import release_action
from grognard.games.italia.table import Italia
from grognard.games.italia.trucks import (
    cannot_leave_water,
    cannot_load_on_the_way,
    cannot_mix_barges,
    cannot_share_way,
    cannot_unload,
    carried,
    dry_hexes,
    jump_down,
    keep_loaded,
    own_mover,
    pace_setters,
    set_down_load,
    unload_actions,
)
from grognard.games.italia.withdrawal import (
    NOT_NEARER,
    breaking_hexes,
    cannot_stay,
    cannot_stay_behind,
    count_for_breaking,
    gun_potential,
    morale,
    nearer,
)

BOOK = Book[Italia](
    facts=Facts(
        range_of=range_of,  # 3.0, 12.1
        offensive_row=offensive_row,  # 8.0, Solstice
        must_launch=required_guns,  # 8.0, Vittorio Veneto
        rides_in_halves=rides_in_halves,  # 11.1.4
        spent=spent,  # 11.2.4
        span_tries=span_tries,  # 11.2.4
        own_mover=own_mover,  # 11.3.1.3
        closed_to=dry_hexes,  # 11.3.1.3
        loads_of=carried,  # 11.3.4.1
        pace_setters=pace_setters,  # 11.3.4
        points_of=points_of,  # 11.4, Caporetto
        morale=morale,  # 11.4
        gun_potential=gun_potential,  # 11.4
        breaking_hexes=breaking_hexes,  # 13.0
        count_for_breaking=count_for_breaking,  # 13.0
        may_carry=may_carry,  # 15.3
        dies_with_unit=dies_with_unit,  # 15.3
        halting_hexes=depot_hexes,  # 15.5.2
    ),
    predicates=Predicates(
        cannot_name=(cannot_name,),  # 3.0
        cannot_arrive=(cannot_arrive_late,),  # 11.1.5
        may_leave_zone=(are_covered,),  # 11.2.2
        cannot_enter=(cannot_leave_water,),  # 11.3.1.3
        cannot_come_along=(cannot_mix_barges, cannot_share_way),  # 11.3.1.3, 11.3.4.1
        cannot_join_late=(cannot_load_on_the_way,),  # 11.3.4.1
        cannot_march=(cannot_move_depot, cannot_move_battery),  # 11.3.5, Albrecht
        not_on_march={"unload": cannot_unload, "exit-west": cannot_exit},  # 11.3.4.1, Caporetto
        narrowings=(Narrowing(nearer, NOT_NEARER),),  # 11.4
        cannot_halt=(cannot_stay,),  # 11.4
        cannot_end_moves=(cannot_stay_behind,),  # 11.4
    ),
    actions=BookActions(
        on_march=(unload_actions, exit_actions),  # 11.3.4.1, Caporetto
        to_misdirect=(misdirect_hidden,),  # 3.0, 12.2.6
        to_cancel=(cancel_hidden,),  # 3.0, 12.2.6
        in_reaction=(release_action,),  # 11.2.10
        at_end=(burn_action,),  # 15.5.1
    ),
    steps=Steps(
        phase_begins=(clear_counts,),  # 11.1.5, 11.2.4
        set_off=(begin_moves, keep_loaded, lose_cover),  # 11.1.5, 11.3.4.1, 11.2.2
        placed=(show_when_gone, come_near),  # 3.0, 11.4, 15.5.2, Caporetto, Albrecht
        passed=(go_past,),  # 11.4, Albrecht
        halted=(pay_for_depot,),  # 15.5.2
        left=(leave_alone,),  # 11.3.1, 11.3.3
        span_tried=(note_try,),  # 11.2.4
        combat=insert(COMBAT, rommel, show_all, jump_down, after=call_for_tank),  # Caporetto, 12.1, 11.3.4.1
        retreated=(pay_for_rommel,),  # Caporetto
        after_combat=insert(AFTER_COMBAT, leave_supports_alone, after=dismiss),  # 15.5
        struck=(set_down_load, pay_for_battery),  # 11.3.4.1, Albrecht
    ),
)
