// Choosing several counters to order them together: by a press with shift, with a rectangle, or a whole stack. Which counters
// can be chosen and where they can go is the server's business.
import { batch, effect, signal } from "@preact/signals";
import { asked, announced, chosen, fanned, look, optionsOfPiece, stacks } from "../state/store.ts";
import { t } from "../shared/text.ts";
import { hexes } from "./camera.ts";
import type { Point } from "./lens.ts";

/** Whether presses choose counters instead of acting: the button for hands without a shift key. */
export const choosing = signal(false);
// With the next question presses act again.
let chosenFor: number | undefined;
effect(() => {
  if (asked.value?.number !== chosenFor) choosing.value = false;
  chosenFor = asked.value?.number;
});
/** The rectangle that is being drawn, from corner to corner; null when none is. */
export const lasso = signal<{ from: Point; to: Point } | null>(null);

/** The counters in a place that can be chosen. */
export const ableAt = (place: string): string[] =>
  (stacks.value.get(place) ?? []).map((each) => each.key).filter((key) => optionsOfPiece.value.has(key));

/** Choose these counters as well; if they are all chosen already, leave them out. */
export function toggle(those: readonly string[]): void {
  if (!those.length || !asked.value?.several) return;
  const had = new Set(chosen.value);
  const isAll = those.every((piece) => had.has(piece));
  choose(isAll ? chosen.value.filter((piece) => !those.includes(piece)) : [...new Set([...chosen.value, ...those])]);
}

function choose(those: string[]): void {
  batch(() => {
    void look(null);
    chosen.value = those;
  });
  announced.value = t("together-chosen", { count: those.length });
}

/** Choose the whole stack of a place, or leave it out. */
export const toggleStack = (place: string): void => toggle(ableAt(place));

/** Choose every counter that can be chosen between two corners of the sheet. */
export function chooseWithin(from: Point, to: Point): void {
  const isBetween = (a: number, b: number, c: number) => Math.min(a, b) <= c && c <= Math.max(a, b);
  const those = [...stacks.value.keys()].filter((place) => {
    const hex = hexes.value.hexes.get(place);
    return hex && isBetween(from.x, to.x, hex.x) && isBetween(from.y, to.y, hex.y);
  });
  fanned.value = "";
  const found = those.flatMap(ableAt);
  if (found.length && asked.value?.several) choose([...new Set([...chosen.value, ...found])]);
}
