// The tool in the player's hand, if any: while there is one, a press on a place uses it instead of answering.
import { signal } from "@preact/signals";

export type Tool = "" | "put" | "arrow" | "mark" | "note" | "ruler" | "erase";
export const tool = signal<Tool>("");
/** Whether the tools lie open over the map. */
export const isOpen = signal(false);
/** Whether all counters are hidden, so that the ground can be seen. */
export const isBare = signal(false);

/** What a press with a tool does; the tools set it when they are first opened. */
export const uses: { press: (place: string) => void } = { press: () => undefined };

/** Open the tools, or put them away. */
export function toggleTools(): void {
  isOpen.value = !isOpen.value;
  if (!isOpen.value) tool.value = "";
}
