// What is told to the player outside the game: notices over the map, and announcements for screen readers.
import { signal } from "@preact/signals";
import * as api from "./api.ts";

/** The last announcement for screen readers. */
export const announced = signal("");
/** A notice, shown for a while. */
export const notice = signal<{ text: string; rule: string } | null>(null);

/** Show a notice for a while. */
export function tell(text: string): void {
  notice.value = { text, rule: "" };
  announced.value = text;
}

export function tellFault(fault: unknown): void {
  const refused = fault instanceof api.Refused ? fault : null;
  notice.value = { text: refused?.message || String(refused ? refused.code : fault), rule: refused?.rule ?? "" };
  announced.value = notice.value.text;
}

/** Say why not all that was ordered was done. */
export function tellStopped({ stopped, rule }: { stopped: string; rule: string }): void {
  if (!stopped) return;
  notice.value = { text: stopped, rule };
  announced.value = stopped;
}
