// When the briefing is due: once for each side of a scenario, before its first turn. What it says comes with the scenario.
import { briefed } from "../state/settings.ts";
import { kit, past, screen, sheet } from "../state/store.ts";

/** Stands for every scenario, in the list of those already read. */
const EVERY = "*";

const sideOf = (): string => `${kit.value?.title}/${kit.value?.scenario}/${screen.value?.side}`;
const isRead = (): boolean => briefed.value.includes(EVERY) || briefed.value.includes(sideOf());

/** Whether the screen belongs to somebody who plays here and now. */
const plays = (): boolean => {
  const now = screen.value;
  return !!now?.side && now.seats[now.side]?.kind === "you" && !now.over && !past.value;
};

/** Whether the briefing is to be read now; a lesson says itself what it is about. */
export const isBriefingDue = (): boolean =>
  !!kit.value?.briefing.situation &&
  plays() &&
  !screen.value!.lesson &&
  !screen.value!.puzzle &&
  screen.value!.turn <= 1 &&
  !isRead();

export function closeBriefing(): void {
  if (!isRead() && screen.value?.side) briefed.value = [...briefed.value, sideOf()];
  sheet.value = "";
}
