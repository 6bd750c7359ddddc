// What this browser has heard of the talk at each table, and whom its reader has muted there. Nobody else is told.
import { signal } from "@preact/signals";

interface Kept {
  /** The last line read in each place. */
  heard: Record<string, number>;
  muted: string[];
}

const KEY = "grognard.talk.";
const games = signal<Record<string, Kept>>({});

function read(game: string): Kept {
  try {
    return { heard: {}, muted: [], ...(JSON.parse(localStorage.getItem(KEY + game) ?? "{}") as Partial<Kept>) };
  } catch {
    return { heard: {}, muted: [] };
  }
}

const of = (game: string): Kept => games.value[game] ?? read(game);

function keep(game: string, kept: Kept): void {
  games.value = { ...games.peek(), [game]: kept };
  try {
    localStorage.setItem(KEY + game, JSON.stringify(kept));
  } catch {
    // Without local storage it is known until the page is closed.
  }
}

export function markHeard(game: string, place: string, line: number): void {
  const kept = of(game);
  if (line > (kept.heard[place] ?? 0)) keep(game, { ...kept, heard: { ...kept.heard, [place]: line } });
}

/** Whether something was said that was not read yet. */
export const hasNews = (game: string, talk: Record<string, number>): boolean =>
  Object.entries(talk).some(([place, last]) => last > (of(game).heard[place] ?? 0));

export const mutedIn = (game: string): string[] => of(game).muted;
export const mute = (game: string, author: string): void =>
  keep(game, { ...of(game), muted: [...new Set([...of(game).muted, author])] });
export const unmuteAll = (game: string): void => keep(game, { ...of(game), muted: [] });
