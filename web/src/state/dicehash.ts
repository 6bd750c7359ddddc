// The hash of a game's dice as this browser first saw it, kept to be compared at the end.
import type { Screen } from "../wire.ts";

/** The hash of the seed as this browser first saw it, and the clock of the game at that moment. */
export interface FirstSeen {
  hash: string;
  clock: number;
}

const KEPT = "grognard.dice.";

export function firstSeen(game: string): FirstSeen | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT + game) ?? "null") as FirstSeen | null;
  } catch {
    return null;
  }
}

/** Keep the hash of a game; one that is kept already stays. */
export function keepHash(now: Pick<Screen, "game" | "seed_hash" | "clock">): void {
  if (!now.seed_hash || firstSeen(now.game)) return;
  try {
    localStorage.setItem(
      KEPT + now.game,
      JSON.stringify({ hash: now.seed_hash, clock: now.clock } satisfies FirstSeen),
    );
  } catch {
    // Without local storage nothing is kept, and the check says so.
  }
}
