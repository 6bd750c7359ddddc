// Where each game was last looked at, kept in this browser so that a reload changes nothing. Only the latest games are kept.
import type { Point } from "./lens.ts";

/** The point of the sheet in the middle of the frame, and the zoom; 0 stands for the whole sheet. */
export interface Seen extends Point {
  k: number;
}

const KEY = "grognard.places";
/** How many games are remembered. */
export const MOST = 24;

type Kept = [game: string, seen: Seen][];

/** A game's place put last, and the oldest beyond the bound forgotten. */
export function keeping(kept: Kept, game: string, seen: Seen): Kept {
  return [...kept.filter(([name]) => name !== game), [game, seen] as Kept[number]].slice(-MOST);
}

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

/** Where a game was last looked at, or null. */
export function placeKept(game: string): Seen | null {
  const seen = read().find(([name]) => name === game)?.[1];
  return seen && [seen.x, seen.y, seen.k].every(Number.isFinite) ? seen : null;
}

export function keepPlace(game: string, seen: Seen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(keeping(read(), game, seen)));
  } catch {
    // Without local storage a reload shows the whole sheet.
  }
}
