// Other people at the table: whether there are any, what they are called, and whether it is our turn among them.
import { computed, signal } from "@preact/signals";
import { sideName } from "../shared/parts.tsx";
import { mySides, screen } from "../state/table.ts";

/** Whether somebody else has a seat, may take one, or watches. */
export const hasCompany = computed(() => {
  const now = screen.value;
  return (
    !!now && (now.watchers > 0 || Object.values(now.seats).some(({ kind }) => kind === "other" || kind === "open"))
  );
});

/** Whether somebody at a table with others waits for us. */
export const isMyTurn = computed(() => {
  const now = screen.value;
  if (!now || now.over || !hasCompany.value) return false;
  return now.waiting.some((side) => mySides.value.includes(side) || (side === "dice" && mySides.value.length > 0));
});

/** What stands before the title of the page. */
export const turnMark = signal("");

/** A side, with the name of the person who plays it if they have one. */
export function calledAs(side: string): string {
  const seat = screen.value?.seats[side];
  return seat?.kind === "other" && seat.name ? `${sideName(side)} (${seat.name})` : sideName(side);
}
