// A lesson at the table: its card as the server tells it, and why the last answer was not taken. The server judges.
import { computed, signal } from "@preact/signals";
import { announced } from "./notices.ts";
import { screen } from "./table.ts";

/** The card of the lesson, in a game that was begun from one. */
export const lesson = computed(() => screen.value?.lesson ?? null);

/** The card above the map: of a lesson, or of a puzzle. */
export const card = computed(() => lesson.value ?? screen.value?.puzzle);

/** The hexes that the card of a lesson or a puzzle speaks of. */
export const taught = computed(() => card.value?.show ?? []);

/** The counters of one's own that it speaks of. */
export const spokenOf = computed(() => card.value?.units ?? []);

/** Why an answer was not taken, in the lesson's own words, and at which step. */
export const held = signal({ text: "", step: 0 });

/** An answer was taken, or is to be confirmed: what was said against another is over. */
export function forgetHeld(): void {
  if (held.peek().text) held.value = { text: "", step: 0 };
}

export function tellHeld(text: string): void {
  held.value = { text, step: lesson.value?.number ?? 0 };
  announced.value = text;
}
