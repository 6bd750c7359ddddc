// How one goes through the acts of the others, and how long each is shown. What an act is stands in `reel`, which is fetched when there are some.
import type { Act } from "./reel.ts";

/** The place after a step: -1 before the first act, `count` after the last. Before the first act one begins at `first`. */
export function stepped(place: number, by: 1 | -1, count: number, first: number): number {
  if (place < 0) return by > 0 ? first : count - 1;
  return Math.max(0, Math.min(count, place + by));
}

/** How long an act is shown, in milliseconds at normal speed: longer with dice, and when much moves. */
export const lasts = (act: Act): number =>
  (act.dice ? 1800 : 1100) +
  Math.min(900, 150 * Math.max(0, act.moves.length - 1)) +
  350 * Math.min(3, act.dice ? act.lines.length - 1 : 0);
